import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { customers, heading, signIn } from './customers.ts';
import { deep } from './depth.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, type Site } from './site.ts';
import { words, type Language } from './words.ts';

const usage = words('en', 'screens/usage/comparison');

async function open(page: Page, site: Site, language: Language = 'en') {
  await signIn({ page, site, username: customers.maria });
  await page.goto(site.url(language === 'es' ? '/es/usage' : '/usage'));
  await expect(heading(page, words(language, 'screens/usage/comparison')('title'))).toBeVisible();
}

const row = (page: Page, label: string) => page.locator('.comparison > div').filter({ hasText: label });

async function saved(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test('this bill stands against the last, and a sentence says why', async ({ page, site }) => {
  await open(page, site);
  const used = row(page, usage('blocks.bills.rows.used.label'));
  await expect(used).toContainText(/[\d,.]+\skWh/);
  await expect(used).toContainText(/Last bill: [\d,.]+\skWh/);
  await expect(row(page, usage('blocks.bills.rows.days.label'))).toContainText(/Last bill: \d+/);
  await expect(row(page, usage('blocks.bills.rows.temperature.label'))).toContainText(/[\d.]+\s°F/);
  await expect(page.getByText(/^You used [\d,]+\skWh (more|less) than on your last bill: /)).toBeVisible();
  await expectAccessible(page);
});

test('thirteen months are a picture with a summary, and a table behind a toggle', async ({ page, site }) => {
  await open(page, site);
  const chart = page.getByRole('slider', { name: /^From .+ to .+\. Most: .+ kWh in .+\. Least: / });
  await expect(chart).toHaveAttribute('aria-valuenow', '13');
  await chart.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(chart).toHaveAttribute('aria-valuenow', '12');
  const [month = '', used = ''] = ((await chart.getAttribute('aria-valuetext')) ?? '').split(', ');
  await expect(page.locator('.timeline-readout')).toContainText(month);
  await expect(page.locator('.timeline-readout')).toContainText(used);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(chart).toHaveAttribute('aria-valuenow', '1');
  const table = page.getByRole('table', { name: usage('blocks.year.heading') });
  await expect(table).toBeHidden();
  const caption = page.locator('caption', { hasText: usage('blocks.year.heading') });
  const toggle = page.locator('details').filter({ has: caption }).locator('summary');
  await expect(toggle).toBeVisible();
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(table.getByRole('row')).toHaveCount(14);
  await expectAccessible(page);
});

test('the data can be taken along as a table and as Green Button', async ({ page, site }) => {
  await open(page, site);
  const csv = await saved(page, usage('blocks.files.formats.csv'));
  expect(csv.name).toBe('usage-4400712345.csv');
  const lines = csv.text.trim().split('\r\n');
  expect(lines).toHaveLength(14);
  expect(lines[0]).toContain(usage('blocks.files.columns.used'));
  const xml = await saved(page, usage('blocks.files.formats.greenButton'));
  expect(xml.name).toBe('usage-4400712345.xml');
  expect(xml.text.match(/<IntervalReading>/g)).toHaveLength(13);
  expect(xml.text).toContain('xmlns="http://naesb.org/espi"');
});

test('fits a narrow phone in Spanish', deep, async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, site, 'es');
  await expect(
    page.getByText(/^Consumió [\d,]+\skWh (más|menos) que en la factura anterior: /),
  ).toBeVisible();
  const year = words('es', 'screens/usage/comparison');
  await page
    .locator('[data-block]')
    .filter({ has: page.getByRole('heading', { name: year('blocks.year.heading') }) })
    .getByText(year('blocks.year.table'))
    .click();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
