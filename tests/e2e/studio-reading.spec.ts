import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { deep } from './depth.ts';
import { shown, tab, test } from './studio-site.ts';

/** Areas and headings in the order in which a screen reader comes to them; the portal in the frame has journeys of its own. */
async function readAloud(page: Page): Promise<readonly string[]> {
  const snapshot = await page.locator('body').ariaSnapshot();
  const wanted = /^(?:banner|navigation|main|region|heading|tablist|tabpanel|treegrid)\b/;
  return snapshot
    .split('\n')
    .map((line) => line.trim().replace(/^- /, '').replace(/:$/, ''))
    .filter((line) => wanted.test(line));
}

const areas = [
  'banner',
  'heading "Studio" [level=1]',
  'navigation "Screens and texts"',
  'main',
  'heading "My profile" [level=2]',
  'tablist "What to look at"',
];

test(
  'a screen reader comes to screens, editing and preview in the order in which they are seen',
  deep,
  async ({ page, studio }) => {
    await page.goto(`${studio.url}/#/account/my-profile`);
    await expect(shown(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('treegrid')).toBeVisible();
    const folders = /^heading ".*" \[level=2\]$/;
    for (const name of ['Structure', 'Flow', 'Texts', 'JSON', 'Problems', 'Changes', 'History']) {
      await tab(page, name).click();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
      const read = await readAloud(page);
      const main = read.indexOf('main');
      // The headings of the folders are those of the navigation, and nothing else stands before what is edited.
      expect([...read.slice(0, 3), ...read.slice(main, main + 3)]).toEqual(areas);
      expect(read.slice(3, main).filter((line) => !folders.test(line))).toEqual([]);
      expect(read.slice(main + 3)[0]).toBe(`tabpanel "${name}"`);
      expect(read.at(-1)).toBe('region "Preview"');
      const levels = read.flatMap((line) =>
        [...line.matchAll(/\[level=(\d)\]$/g)].map(([, level]) => Number(level)),
      );
      const jumps = levels.filter((level, at) => at > 0 && level > (levels[at - 1] ?? 0) + 1);
      expect(jumps, name).toEqual([]);
    }
    const left = async (name: string | RegExp, role: 'navigation' | 'main' | 'region') =>
      (await page.getByRole(role, { name }).boundingBox())?.x ?? 0;
    const edges = [
      await left('Screens and texts', 'navigation'),
      await left('', 'main'),
      await left('Preview', 'region'),
    ];
    expect(edges).toEqual(edges.toSorted((one, other) => one - other));
    // Nobody has to go through all screens to come to the one that is open.
    await page.reload();
    await expect(page.getByRole('treegrid')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Skip to the screen' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  },
);

for (const width of [1024, 1280, 1920])
  test(`has room for all at ${width} pixels, light and dark`, deep, async ({ page, studio }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`${studio.url}/#/account/my-profile`);
      await page.getByRole('row', { name: /^ZIP code, Question/ }).click();
      await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('zipCode');
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways).toBeLessThanOrEqual(0);
      const axe = new AxeBuilder({ page }).setLegacyMode(true).exclude('iframe').exclude('.cm-scroller');
      const { violations } = await axe.analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      );
    }
  });
