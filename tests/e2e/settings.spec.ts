import type { Page } from '@playwright/test';
import { basePathOf, languages } from '@energy-portal/portal/server';
import { signIn } from './customers.ts';
import { tagOf } from './depth.ts';
import { readPlaces } from './places.ts';
import {
  expect,
  expectAccessible,
  expectArrived,
  expectNoSidewaysScroll,
  expectNothingSpilled,
  test,
} from './site.ts';

/** The least side of what is pressed, in CSS pixels. */
const leastTarget = 44;

/** The spacing that WCAG 2.2 names in criterion 1.4.12. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

async function expectFits(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectNothingSpilled(page);
}

/** Controls that are smaller than a thumb needs. Links in the middle of a sentence have the height of its line. */
async function smallTargets(page: Page): Promise<readonly string[]> {
  return page.locator('a[href], button, input, select, textarea, summary').evaluateAll((controls, least) => {
    const isInSentence = (control: Element): boolean =>
      control.tagName === 'A' &&
      control.matches(':is(p, li, dd, td) a') &&
      getComputedStyle(control).display === 'inline';
    const sideOf = (control: Element): number => {
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
      const boxes = [control, ...(label ? [label] : [])].map((one) => one.getBoundingClientRect());
      const height = Math.max(...boxes.map((box) => box.height));
      return Math.min(height, Math.max(...boxes.map((box) => box.width)));
    };
    const isPutAside = (control: Element): boolean => getComputedStyle(control).clipPath !== 'none';
    // A week has seven days at any width; they are higher than wide.
    const isDay = (control: Element): boolean => control.closest('.slot-day') !== null;
    return controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !isInSentence(control))
      .filter((control) => !isPutAside(control) && !isDay(control))
      .filter((control) => control.getAttribute('tabindex') !== '-1' && !control.closest('[inert]'))
      .map((control) => ({ side: sideOf(control), html: control.outerHTML.slice(0, 160) }))
      .filter(({ side }) => side > 1 && side < least - 0.5)
      .map(({ side, html }) => `${Math.round(side)} px: ${html}`);
  }, leastTarget);
}

readPlaces().forEach((place, at) => {
  test(`${place.id} takes the settings of who reads it`, { tag: tagOf(at, 40) }, async ({ page, site }) => {
    const language = languages[at % languages.length] ?? 'en';
    if (place.username !== undefined) await signIn({ page, site, username: place.username });
    await page.setViewportSize({ width: 360, height: 740 });
    const isHome = language !== 'en' && place.path === '/';
    await page.goto(site.url(basePathOf(language) + (isHome ? '' : place.path)));
    await expect(page.locator('h1[tabindex]')).toHaveText(/\S/);
    await expectArrived(page);
    await test.step('targets', async () => expect(await smallTargets(page)).toEqual([]));
    await test.step('text of double size', async () => {
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await expectFits(page);
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    });
    await test.step('wide spacing', async () => {
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }, spacing);
      await expectFits(page);
      await page.evaluate(() => document.adoptedStyleSheets.pop());
    });
    await test.step('forced colours', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      // The colours are the system's own.
      await expectAccessible(page, ['color-contrast']);
    });
  });
});
