import type { Page } from '@playwright/test';
import { customers, signIn } from './customers.ts';
import { afterFirst } from './depth.ts';
import { answerManyCases } from './many-cases.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './site.ts';
import { words } from './words.ts';

const list = words('en', 'screens/messages/list');
const count = 2_000;

const table = (page: Page) => page.getByRole('table', { name: list('blocks.cases.caption') });
const row = (page: Page, number: number) =>
  table(page).getByRole('link', { name: new RegExp(`^${number}: `) });
const rowsHeld = (page: Page) => table(page).locator('tbody > tr[aria-rowindex]').count();
const scrollOn = (page: Page, share: number) =>
  page.evaluate((to) => scrollTo(0, to * document.documentElement.scrollHeight), share);

const windows = [
  ['a phone', 360, 640],
  ['a desk', 1280, 800],
] as const;

for (const [at, [name, width, height]] of windows.entries()) {
  const title = `of two thousand messages ${name} holds those near the window, and says how many there are`;
  test(title, afterFirst(at), async ({ page, site }) => {
    await page.setViewportSize({ width, height });
    await signIn({ page, site, username: customers.maria });
    await answerManyCases(page, count);
    await page.goto(site.url('/messages'));
    await expect(table(page)).toHaveAttribute('aria-rowcount', String(count + 1));
    await expect(row(page, 1)).toBeVisible();
    expect(await rowsHeld(page)).toBeLessThan(100);
    await scrollOn(page, 0.5);
    await expect(row(page, 1)).toHaveCount(0);
    await scrollOn(page, 1);
    await expect(row(page, count)).toBeVisible();
    await expect(table(page).locator('tr').last()).toHaveAttribute('aria-rowindex', String(count + 1));
    expect(await rowsHeld(page)).toBeLessThan(100);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test('the row with the focus stays, the keyboard goes on from it, and columns stay where they are', async ({
  page,
  site,
}) => {
  await signIn({ page, site, username: customers.maria });
  await answerManyCases(page, count);
  await page.goto(site.url('/messages'));
  await expect(table(page)).toHaveAttribute('aria-rowcount', String(count + 1));
  await row(page, 3).focus();
  const widths = () =>
    table(page)
      .getByRole('columnheader')
      .evaluateAll((heads) => heads.map((head) => Math.round(head.getBoundingClientRect().width)));
  const before = await widths();
  await scrollOn(page, 0.5);
  await expect(row(page, 1)).toHaveCount(0);
  await expect(row(page, 3)).toBeFocused();
  expect(await widths()).toEqual(before);
  await page.keyboard.press('Tab');
  await expect(row(page, 4)).toBeFocused();
  await expect(row(page, 1)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(row(page, 3)).toBeFocused();
});

test('paper shows all rows', async ({ page, site }) => {
  const count = 300;
  await signIn({ page, site, username: customers.maria });
  await answerManyCases(page, count);
  await page.goto(site.url('/messages'));
  await expect(table(page)).toHaveAttribute('aria-rowcount', String(count + 1));
  await page.evaluate(() => {
    addEventListener('beforeprint', () =>
      Reflect.set(window, 'rowsPrinted', document.querySelectorAll('tbody > tr[aria-rowindex]').length),
    );
  });
  await page.pdf();
  expect(await page.evaluate(() => Number(Reflect.get(window, 'rowsPrinted')))).toBe(count);
  await expect.poll(() => rowsHeld(page)).toBeLessThan(100);
});
