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
