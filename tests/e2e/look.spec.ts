import type { Locator, Page } from '@playwright/test';
import { customers, signIn } from './customers.ts';
import { expect, expectArrived, test } from './site.ts';
import { words } from './words.ts';

const phone = { width: 360, height: 640 };

/** The sides of what is there, in pixels of the page. */
async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It takes no room.');
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

/** The sides of the words alone, without the room around them. */
const wordsIn = (locator: Locator) =>
  locator.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    return { left, right, top, bottom };
  });

const colourOf = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** Pixels of the window above the bar at the foot of a phone. */
const topOfBar = async (page: Page) => (await boxOf(page.locator('.header-nav'))).top;

async function openOnPhone(page: Page, address: string): Promise<void> {
  await page.setViewportSize(phone);
  await page.goto(address);
  await expectArrived(page);
}

test('autopay is begun on the sheet that says that it is off', async ({ page, site }) => {
  await signIn({ page, site, username: customers.maria });
  await page.goto(site.url('/autopay'));
  const t = words('en', 'screens/payments/autopay');
  const sheet = await boxOf(
    page.locator('.card', { has: page.getByRole('heading', { name: t('blocks.off.heading') }) }),
  );
  const button = page.getByRole('link', { name: t('blocks.ways.links.setUp') });
  const foot = await boxOf(page.locator('[data-joined]', { has: button }));
  expect(foot.top).toBeLessThan(sheet.bottom);
  expect([foot.left, foot.right]).toEqual([sheet.left, sheet.right]);
});

test('the last link of a sheet keeps its distance from the edge, on two lines as well', async ({
  page,
  site,
}) => {
  await signIn({ page, site, username: customers.emily });
  await openOnPhone(page, site.url('/vi/usage/alerts'));
  const foot = page.locator('[data-joined]', { has: page.locator('.links-list') });
  const link = await wordsIn(foot.getByRole('link'));
  expect(link.bottom - link.top).toBeGreaterThan(40);
  expect((await boxOf(foot)).bottom - link.bottom).toBeGreaterThan(14);
});

test('states of a list begin where the names above them begin', async ({ page, site }) => {
  await signIn({ page, site, username: customers.maria });
  await openOnPhone(page, site.url('/messages'));
  const row = page.locator('.table tbody tr').first();
  const name = await boxOf(row.getByRole('link'));
  expect((await boxOf(row.locator('.tag'))).left).toBeCloseTo(name.left, 0);
});

test('names of months do not touch, in the language with the longest ones', async ({ page, site }) => {
  await signIn({ page, site, username: customers.emily });
  await openOnPhone(page, site.url('/vi/usage'));
  const names = page.locator('.timeline-months li > span').filter({ hasText: /./ });
  const seen = [];
  for (const name of await names.all())
    if ((await colourOf(name, 'visibility')) === 'visible') seen.push(await wordsIn(name));
  expect(seen.length).toBeGreaterThan(3);
  for (const [at, { left }] of seen.slice(1).entries())
    expect(left - (seen[at]?.right ?? 0)).toBeGreaterThan(4);
});

test('more and less have colours of their own', async ({ page, site }) => {
  await signIn({ page, site, username: customers.maria });
  await page.goto(site.url('/usage'));
  const bars = page.locator('.difference-reasons rect');
  const more = await colourOf(bars.and(page.locator('[data-sign="1"]')).first(), 'fill');
  const less = await colourOf(bars.and(page.locator('[data-sign="-1"]')).first(), 'stroke');
  const brand = await colourOf(page.locator('.chart li:last-child .chart-bar > span'), 'background-color');
  expect(new Set([more, less, brand]).size).toBe(3);
});

test('the heading of a page that is not there is as dark as any other', async ({ page, site, tolerate }) => {
  tolerate(/^404 GET .*\/nowhere/);
  await page.goto(site.url('/nowhere'));
  const heading = page.getByRole('heading', { level: 1 });
  expect(await colourOf(heading, 'color')).toBe(await colourOf(page.locator('body'), 'color'));
});

test('a month fits on its day of the calendar', async ({ page, site }) => {
  await signIn({ page, site, username: customers.emily });
  await openOnPhone(page, site.url('/vi/help/call'));
  const month = page.locator('.slot-day small').first();
  const { top, bottom } = await wordsIn(month);
  expect(bottom - top).toBeLessThan(20);
});

test('what is only read stands on a tinted sheet', async ({ page, site }) => {
  await signIn({ page, site, username: customers.maria });
  await page.goto(site.url('/pay'));
  const note = page.locator('.note', { has: page.getByRole('heading') });
  expect(await colourOf(note, 'background-color')).not.toBe(
    await colourOf(page.locator('body'), 'background-color'),
  );
  expect(await colourOf(note, 'background-color')).not.toBe('rgba(0, 0, 0, 0)');
});

for (const [language, path] of [
  ['en', '/login'],
  ['es', '/es/login'],
  ['vi', '/vi/login'],
] as const)
  test(`the button to log in is seen at once on a phone, in ${language}`, async ({ page, site }) => {
    await openOnPhone(page, site.url(path, 'a'));
    const button = await boxOf(page.locator('form button[type=submit]'));
    expect(button.bottom).toBeLessThanOrEqual(phone.height);
  });

test('a phone lists the questions of help alone', async ({ page, site }) => {
  await openOnPhone(page, site.url('/help'));
  const cells = page.locator('.list-groups tbody tr').first().locator('td');
  await expect(cells.first()).toBeVisible();
  await expect(cells.nth(1)).toBeHidden();
});

test('a payment says in one sentence with what it was made', async ({ page, site }) => {
  await signIn({ page, site, username: customers.maria });
  await openOnPhone(page, site.url('/payments'));
  await expect(page.locator('tbody tr').first()).toContainText('Visa ending in 4242');
});

test('the button of a thing to do has its words on one line', async ({ page, site }) => {
  await signIn({ page, site, username: customers.maria, brand: 'a' });
  await openOnPhone(page, site.url('/', 'a'));
  const button = page.locator('.entry-ways .button').first();
  const { top, bottom } = await boxOf(button);
  // One of two lines has 65.
  expect(bottom - top).toBeLessThan(56);
});

for (const language of ['en', 'es', 'vi'] as const)
  test(`the button that takes a plan is seen at once on a phone, in ${language}`, async ({ page, site }) => {
    await signIn({ page, site, username: customers.emily });
    // Her ZIP code is known: nothing is asked before the prices.
    await openOnPhone(page, site.url(`${language === 'en' ? '' : `/${language}`}/plans/plan_sf12_c`));
    const t = words(language, 'screens/plans/plan');
    const button = page.getByRole('link', { name: t('blocks.changeWays.links.change') });
    expect((await boxOf(button)).bottom).toBeLessThanOrEqual(await topOfBar(page));
    await expect(page.getByRole('heading', { name: t('blocks.plan.heading') })).toBeVisible();
    await expect(page.getByRole('search')).toHaveCount(0);
  });

for (const language of ['en', 'es', 'vi'] as const)
  test(`what is owed and how to pay it is seen at once on a phone, in ${language}`, async ({
    page,
    site,
    tolerate,
  }) => {
    // The disclaimer of this brand is hostile on purpose.
    tolerate(/Content Security Policy|Refused to execute inline/);
    await signIn({ page, site, username: customers.james, brand: 'b' });
    await openOnPhone(page, site.url(`${language === 'en' ? '' : `/${language}`}/bills`, 'b'));
    const t = words(language, 'screens/payments/bills');
    await expect(page.getByText(t('blocks.balance.rows.pastDue'), { exact: true }).first()).toBeVisible();
    const button = page.getByRole('link', { name: t('blocks.pay.links.pay') });
    expect((await boxOf(button)).bottom).toBeLessThanOrEqual(await topOfBar(page));
  });

test('numbers of the usual week have their units beside them', async ({ page, site }) => {
  await signIn({ page, site, username: customers.emily });
  await page.goto(site.url('/usage/week'));
  const entries = page.locator('.entry');
  await expect(entries).toHaveCount(3);
  for (const entry of await entries.all()) await expect(entry).toContainText(/\d\u00a0kWh, \d+% /);
});

test('yes and no stand side by side', async ({ page, site }) => {
  await signIn({ page, site, username: customers.emily });
  await openOnPhone(page, site.url('/outages/report'));
  const t = words('en', 'screens/requests/report-outage');
  const follow = page.getByRole('group', { name: t('fields.follow.label') }).locator('.choice');
  const [yes, no] = await Promise.all([boxOf(follow.first()), boxOf(follow.last())]);
  expect([no.top, no.bottom]).toEqual([yes.top, yes.bottom]);
  expect(no.left).toBeGreaterThan(yes.right);
  expect(no.right - no.left).toBeCloseTo(yes.right - yes.left, 0);
  expect(yes.bottom - yes.top).toBeGreaterThanOrEqual(44);
});

test('the profile tells each phone once', async ({ page, site }) => {
  await signIn({ page, site, username: customers.emily });
  await page.goto(site.url('/profile'));
  const t = words('en', 'screens/account/my-profile');
  await expect(page.getByLabel(t('fields.mobilePhone.label'))).toHaveValue(/555/);
  await expect(page.getByRole('main').locator('dd', { hasText: '555' })).toHaveCount(0);
});

test('the cards of bills and alerts are of one size in a wide window', async ({ page, site }) => {
  await signIn({ page, site, username: customers.maria });
  await page.goto(site.url('/preferences'));
  const cards = page.getByRole('main').locator('.card');
  await expect(cards).toHaveCount(2);
  const [bills, alerts] = await Promise.all([boxOf(cards.first()), boxOf(cards.last())]);
  expect([alerts.left, alerts.right]).toEqual([bills.left, bills.right]);
  expect(alerts.bottom - alerts.top).toBeCloseTo(bills.bottom - bills.top, -1);
});

test('few messages are listed without what searches and sorts them', async ({ page, site }) => {
  await signIn({ page, site, username: customers.emily });
  await openOnPhone(page, site.url('/messages'));
  await expect(page.locator('.table tbody tr')).toHaveCount(3);
  await expect(page.locator('.list-controls')).toHaveCount(0);
  await page.goto(site.url('/messages?show=closed'));
  await expect(page.locator('.list-controls')).toBeVisible();
});

test('the heads of tables of plans have two lines at most, and line up', async ({ page, site }) => {
  await signIn({ page, site, username: customers.emily });
  await page.goto(site.url('/vi/plans'));
  await expectArrived(page);
  const heads = page.locator('.plans-columns');
  await expect(heads).toHaveCount(3);
  for (const fact of await heads.locator('.plan-prices > *, .plan-facts > *').all()) {
    const { top, bottom } = await wordsIn(fact);
    // Three lines have 51.
    expect(bottom - top).toBeLessThan(40);
  }
  const places = await Promise.all(
    [0, 2].map(async (at) => boxOf(heads.nth(at).locator('.plan-facts > *').nth(2))),
  );
  expect(places[1]?.left).toBe(places[0]?.left);
});
