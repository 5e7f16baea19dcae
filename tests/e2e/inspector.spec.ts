import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { customers, signIn } from './customers.ts';
import { deep } from './depth.ts';
import { test } from './inspected-site.ts';
import { expect, expectNoSidewaysScroll } from './site.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Cache inspector' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const rows = (page: Page) => page.getByRole('listbox').locator('[role=option]');
const details = (page: Page) => page.getByRole('region', { name: 'Details' });

async function expectPanelAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include('energy-inspector')
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** In the page: every computed style of everything in its body. */
function stylesOfPage(): readonly string[] {
  return [document.documentElement, ...document.body.querySelectorAll('*')].map((element) => {
    const style = getComputedStyle(element);
    return [...style].map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
  });
}

interface Opening {
  readonly page: Page;
  readonly address: string;
}

async function openInspector({ page, address }: Opening): Promise<void> {
  await page.goto(address);
  await opener(page).click();
  await expect(tab(page, 'Queries')).toBeFocused();
  await expect(rows(page).first()).toBeVisible();
}

/** Waits for what moves in: its styles differ from frame to frame. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}

for (const brand of ['a', 'b', 'c'] as const) {
  test(`leaves every style of brand ${brand} alone`, deep, async ({ page, inspected, tolerate }) => {
    // Chromium reports the hostile disclaimer of brand B while it takes it apart.
    if (brand === 'b') tolerate(/Content Security Policy|Refused to execute inline/);
    // A face that comes too late for one visit is there for the next, and all widths are others.
    tolerate(/Failed to load resource: net::ERR_FAILED/);
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(inspected('/login', brand));
    await expect(page.getByRole('contentinfo')).toContainText('800-555-01');
    await expect(opener(page)).toBeVisible();
    await page.evaluate(async () => {
      document.querySelector('energy-inspector')?.remove();
      await document.fonts.ready;
    });
    await atRest(page);
    const before = await page.evaluate(stylesOfPage);
    await page.reload();
    await expect(page.getByRole('contentinfo')).toContainText('800-555-01');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(rows(page).first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await atRest(page);
    expect(await page.evaluate(stylesOfPage)).toEqual(before);
    await expectNoSidewaysScroll(page);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 360]) {
    test(
      `is accessible in ${colorScheme} colours, ${width} pixels wide`,
      deep,
      async ({ page, site, inspected }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await signIn({ page, site, username: customers.emily });
        await openInspector({ page, address: inspected('/') });
        for (const name of ['Queries', 'Records', 'Timeline', 'Writes']) {
          await tab(page, name).click();
          await expectPanelAccessible(page);
          await rows(page).first().click();
          await expect(details(page).getByRole('heading').first()).toBeVisible();
          await expectPanelAccessible(page);
          await expectNoSidewaysScroll(page);
        }
        for (const name of ['Export the session', 'Keyboard shortcuts']) {
          await page.getByRole('button', { name }).click();
          await expect(page.getByRole('dialog', { name })).toBeVisible();
          await expectPanelAccessible(page);
          await page.keyboard.press('Escape');
        }
        await page.getByLabel('Simulate for all requests').selectOption('offline');
        await expectPanelAccessible(page);
      },
    );
  }
}

test('shows what is chosen in forced colours', deep, async ({ page, site, inspected }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn({ page, site, username: customers.emily });
  await openInspector({ page, address: inspected('/') });
  await rows(page).nth(1).click();
  const colours = () =>
    rows(page).evaluateAll((all) => all.map((row) => getComputedStyle(row).backgroundColor));
  // The newest stands first: what was chosen may move down.
  await expect.poll(async () => new Set(await colours()).size).toBe(2);
  await expectPanelAccessible(page);
});

test('is used with the keyboard alone', deep, async ({ page, site, inspected }) => {
  await signIn({ page, site, username: customers.emily });
  await page.goto(inspected('/'));
  await expect(page.getByRole('contentinfo')).toContainText('800-555-01');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(tab(page, 'Queries')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Records')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('1');
  await page.keyboard.press('/');
  await page.keyboard.type('getCurrentSession');
  await expect(rows(page)).toHaveCount(1);
  const list = page.getByRole('listbox', { name: 'Queries' });
  while (!(await list.evaluate((element) => element.matches(':focus')))) await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(details(page)).toBeFocused();
  await expect(details(page)).toContainText('Why it was fetched');
  const asked = page.waitForRequest(/getCurrentSession/);
  await page.keyboard.press('r');
  await asked;
  await expect(page.getByText('The query is refetched')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rows(page).first()).not.toHaveText('');
  await page.keyboard.press('Escape');
  await expect(list).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
});

test('simulates, says so, and ends it with one press', deep, async ({ page, site, inspected, tolerate }) => {
  // The portal logs what its calls fail with.
  tolerate(/The server has failed \(simulated\)/);
  await signIn({ page, site, username: customers.emily });
  await openInspector({ page, address: inspected('/') });
  await page.getByLabel('Simulate for all requests').selectOption('error');
  await expect(page.getByText('Server error (500) for all requests').first()).toBeVisible();
  await page.getByLabel('Search queries').fill('getCurrentSession');
  await rows(page).first().click();
  await page.getByRole('button', { name: 'Refetch' }).click();
  await expect(details(page)).toContainText('The server has failed (simulated)');
  await page.getByRole('button', { name: 'Turn all off' }).click();
  const asked = page.waitForResponse(/getCurrentSession/);
  await page.getByRole('button', { name: 'Refetch' }).click();
  expect((await asked).status()).toBe(200);
  await expect(details(page)).not.toContainText('simulated');
});

test('saves a session without anybody in it, and opens it again', async ({ page, site, inspected }) => {
  await signIn({ page, site, username: customers.emily });
  await openInspector({ page, address: inspected('/') });
  await tab(page, 'Records').click();
  await page.getByLabel('Search records').fill('hughes');
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Export the session' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await (await saving).path();
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('"getCurrentSession"');
  expect(text).not.toMatch(/emily|hughes/i);
  await page.getByLabel('Open a session from a file').setInputFiles(file);
  await expect(page.getByText('read only')).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Back to this page' }).click();
  await expect(page.getByText('read only')).toBeHidden();
});

test(
  'goes on in a window of its own, which closes with the page',
  deep,
  async ({ page, site, inspected }) => {
    await signIn({ page, site, username: customers.emily });
    await openInspector({ page, address: inspected('/') });
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Open in a window' }).click();
    const popUp = await opening;
    await expect(rows(popUp).first()).toBeVisible();
    await expect(opener(page)).toBeVisible();
    await tab(popUp, 'Timeline').click();
    await rows(popUp).first().click();
    await expect(details(popUp).getByRole('heading').first()).toBeVisible();
    const closing = popUp.waitForEvent('close');
    await page.goto('about:blank');
    await closing;
  },
);
