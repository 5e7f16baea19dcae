import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { customers, errorSummary, heading, signIn } from './customers.ts';
import { deep } from './depth.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, type Site } from './site.ts';
import { words, type Language } from './words.ts';

const hours = words('en', 'screens/usage/by-hour');
const text = (key: string) => hours(`blocks.${key}`);

interface Visit {
  readonly page: Page;
  readonly site: Site;
  readonly language?: Language;
  /** Behind the `?` of the address. */
  readonly query?: string;
}

async function open({ page, site, language = 'en', query = '' }: Visit) {
  await signIn({ page, site, username: customers.maria });
  await page.goto(site.url(`${language === 'es' ? '/es' : ''}/usage/by-hour${query}`));
  await expect(heading(page, words(language, 'screens/usage/by-hour')('title'))).toBeVisible();
}

const chart = (page: Page) => page.getByRole('slider');
const time = (page: Page) => page.locator('.period-walk p');
const span = (page: Page, name: 'quarterHours' | 'day' | 'week' | 'month' | 'year') =>
  page.getByRole('link', { name: text(`time.options.${name}`), exact: true });

test('shows the usual week as fields and as a table', async ({ page, site }) => {
  const week = words('en', 'screens/usage/week');
  await open({ page, site });
  await page.getByRole('link', { name: text('week.links.week') }).click();
  await expect(heading(page, week('title'))).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.locator('.week-map [title]')).toHaveCount(7 * 24);
  await expect(main.getByRole('img', { name: /kWh/ })).toBeVisible();
  await main.getByText(week('blocks.week.table')).click();
  await expect(main.getByRole('row')).toHaveCount(25);
  await expect(main.getByRole('cell', { name: /kWh/ })).toHaveCount(7 * 24);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
});

test('marks the hours that a plan makes free, drawn and read', async ({ page, site }) => {
  const week = words('en', 'screens/usage/week');
  await signIn({ page, site, username: customers.diego });
  await page.goto(site.url('/usage/by-hour?by=day&day=2026-09-13'));
  const main = page.getByRole('main');
  await expect(main.locator('.timeline-band')).toHaveCount(24);
  await expect(chart(page)).toHaveAttribute('aria-valuetext', new RegExp(text('use.marked')));
  await expect(main.locator('.timeline-readout')).toContainText('$0.00');
  await expectAccessible(page);
  await page.goto(site.url('/usage/by-hour?by=day&day=2026-09-14'));
  await expect(chart(page)).not.toHaveAttribute('aria-valuetext', new RegExp(text('use.marked')));
  await expect(main.locator('.timeline-band')).toHaveCount(0);
  await page.goto(site.url('/usage/week'));
  await expect(main.locator('.week-map [data-marked]')).toHaveCount(2 * 24);
  await expect(main.getByText(week('blocks.week.marked')).first()).toBeVisible();
  await expectAccessible(page);
});

test('begins with the hours of yesterday; earlier and later keep the focus', async ({ page, site }) => {
  await open({ page, site });
  await expect(span(page, 'day')).toHaveAttribute('aria-current', 'true');
  await expect(chart(page)).toHaveAttribute('aria-valuemax', '24');
  const yesterday = await time(page).innerText();
  await expect(page.getByRole('link', { name: text('time.later') })).toHaveAttribute('aria-disabled', 'true');
  const earlier = page.getByRole('link', { name: text('time.earlier') });
  await earlier.focus();
  await page.keyboard.press('Enter');
  await expect(time(page)).not.toHaveText(yesterday);
  await expect(earlier).toBeFocused();
  await page.getByRole('link', { name: text('time.later') }).click();
  await expect(time(page)).toHaveText(yesterday);
  await page.goBack();
  await expect(time(page)).not.toHaveText(yesterday);
  await expectAccessible(page);
});

test('a press on a bar looks closer: from the year to a month, a day and 15 minutes', async ({
  page,
  site,
}) => {
  await open({ page, site, query: '?by=year' });
  await expect(chart(page)).toHaveAttribute(
    'aria-valuetext',
    /^\w+ 20\d\d, [\d,.]+\skWh, [\d.]+\s°F, about \$/,
  );
  await page.locator('.timeline-plot g').first().click();
  await expect(page).toHaveURL(/by=month&day=/);
  await expect(span(page, 'month')).toHaveAttribute('aria-current', 'true');
  await expect(chart(page)).toHaveAttribute('aria-valuetext', /day, \w+ \d+, /);
  await chart(page).focus();
  await page.keyboard.press('Home');
  await expect(page.locator('.timeline-readout')).toContainText(/, \w+ 1\s/);
  await page.keyboard.press('Enter');
  await expect(span(page, 'day')).toHaveAttribute('aria-current', 'true');
  await expect(chart(page)).toHaveAttribute('aria-valuetext', / at \d+ [AP]M, /);
  await page.getByRole('link', { name: text('use.closer') }).click();
  await expect(span(page, 'quarterHours')).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('.timeline-plot g')).toHaveCount(96);
  await expect(chart(page)).toHaveAttribute('aria-valuetext', / at \d+:\d\d [AP]M, /);
  await expect(page.getByRole('link', { name: text('use.closer') })).toHaveCount(0);
  await expectAccessible(page);
});

test('the table says the same, and leads to each day', deep, async ({ page, site }) => {
  await open({ page, site, query: '?by=month&day=2026-09-20' });
  await page.getByText(text('use.table')).click();
  const table = page.getByRole('table', { name: text('use.heading') });
  await expect(table.getByRole('row')).toHaveCount(31);
  await expect(table.getByRole('row').filter({ hasText: 'September 17' })).toContainText('(estimated)');
  await expectAccessible(page);
  await table.getByRole('link', { name: 'Wednesday, September 9' }).click();
  await expect(time(page)).toHaveText(/September 9, 2026/);
  await expect(table.getByRole('row').filter({ hasText: '3 AM' })).toContainText('–');
});

test('the sum stands beside the year before, and the next bill between two amounts', async ({
  page,
  site,
}) => {
  await open({ page, site, query: '?by=month&day=2026-09-20' });
  await expect(page.locator('.comparison > div').first()).toContainText(/A year before: [\d,.]+\skWh/);
  const amounts = await page
    .locator('.card')
    .filter({ has: page.getByRole('heading', { name: text('forecast.heading') }) })
    .locator('dd')
    .filter({ hasText: '$' })
    .allInnerTexts();
  const [likely = 0, soFar = 0, least = 0, most = 0] = amounts.map((amount) => Number(amount.slice(1)));
  expect(soFar).toBeLessThanOrEqual(least);
  expect(least).toBeLessThanOrEqual(likely);
  expect(likely).toBeLessThanOrEqual(most);
});

test('hours can be taken along as a table and as Green Button', deep, async ({ page, site }) => {
  await open({ page, site, query: '?day=2025-11-02' });
  const saved = async (button: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ]);
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
  };
  const csv = await saved(text('files.formats.csv'));
  expect(csv.name).toBe('usage-4400712345-2025-11-02.csv');
  // The clock goes back on that day.
  expect(csv.text.trim().split('\r\n')).toHaveLength(1 + 25);
  const xml = await saved(text('files.formats.greenButton'));
  expect(xml.text.match(/<IntervalReading>/g)).toHaveLength(25);
});

test('a time that nothing was told of says so, and leads back', deep, async ({ page, site }) => {
  await open({ page, site, query: '?day=2019-03-01' });
  await expect(page.getByText(text('nothing.heading'))).toBeVisible();
  await page.getByRole('link', { name: text('time.later') }).click();
  await expect(chart(page)).toBeVisible();
  await expect(page.getByText(text('nothing.heading'))).toBeHidden();
});

test('an address that names no day shows yesterday', deep, async ({ page, site }) => {
  await open({ page, site, query: '?day=soon&by=decade' });
  await expect(chart(page)).toHaveAttribute('aria-valuemax', '24');
  await expect(span(page, 'day')).toHaveAttribute('aria-current', 'true');
});

test('fits a narrow phone in Spanish', deep, async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open({ page, site, language: 'es', query: '?by=month' });
  await expect(chart(page)).toBeVisible();
  await page.getByText(words('es', 'screens/usage/by-hour')('blocks.use.table')).click();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test(
  'a goal is set, the page says how it stands, and the alert is in the inbox',
  deep,
  async ({ page, site, announce }) => {
    announce(/^409 POST .*\/setUsageAlerts/);
    const alerts = words('en', 'screens/usage/alerts');
    await signIn({ page, site, username: customers.maria });
    await page.goto(site.url('/usage/by-hour'));
    await page.getByRole('link', { name: text('goal.links.goal') }).click();
    await page.getByLabel(alerts('fields.goalKwh.label')).fill('10');
    await page.getByRole('radio', { name: 'No', exact: true }).check();
    const submit = page.getByRole('button', { name: alerts('submit'), exact: true });
    await submit.click();
    await expect(errorSummary(page)).toContainText(alerts('fields.channels.errors.required'));
    await page.getByLabel(alerts('fields.channels.options.text')).check();
    await submit.click();
    await expect(errorSummary(page)).toContainText(words('en', 'errors')('textsOff'));
    await page.getByLabel(alerts('fields.channels.options.text')).uncheck();
    await page.getByLabel(alerts('fields.channels.options.email')).check();
    await submit.click();
    await expect(page.getByText(alerts('messages.saved'))).toBeVisible();
    await expect(page.getByText(alerts('blocks.goalOver.heading'))).toBeVisible();
    await expect(page.getByText(alerts('blocks.news.kinds.goalOver.title'))).toBeVisible();
    expect((await site.outbox(customers.maria)).map(({ kind }) => kind)).toContain('usageAlert');
    await expectAccessible(page);
  },
);
