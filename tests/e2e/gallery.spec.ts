import { deep } from './depth.ts';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { preview } from 'vite';
import { expect, expectAccessible, expectNoSidewaysScroll, test as base } from './site.ts';

const configFile = fileURLToPath(new URL('../../portal/gallery/vite.config.ts', import.meta.url));

/** The journeys' test over the built gallery. */
const test = base.extend<object, { gallery: string }>({
  gallery: [
    // Playwright reads the fixtures that are needed from the first parameter's pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, give) => {
      const server = await preview({ configFile, preview: { host: 'localhost', port: 0 }, logLevel: 'warn' });
      await give(server.resolvedUrls?.local[0] ?? '');
      await server.close();
    },
    { scope: 'worker' },
  ],
});

const states = (page: Page) => page.locator('.specimen-view');
/** Components that are loaded by themselves stand when none of the states is still to come. */
const stand = async (page: Page) => {
  await expect(page.locator('#block-documents-hand-in-files progress').first()).toBeVisible();
  await expect(states(page)).not.toHaveCount(0);
};

const otherOf = { light: 'dark', dark: 'light' } as const;

for (const brand of ['a', 'b', 'c']) {
  for (const scheme of ['light', 'dark'] as const) {
    const language = scheme === 'dark' ? 'es' : 'en';
    // Each commit looks at one brand, in one scheme and language, and both widths.
    const tag = `${brand} ${scheme}` === 'b dark' ? '@quick' : '@deep';
    test(
      `every component of brand ${brand} is accessible, ${scheme} and wide, ${otherOf[scheme]} and narrow, in ${language}`,
      { tag },
      async ({ page, gallery }) => {
        await page.goto(`${gallery}?brand=${brand}&scheme=${scheme}&language=${language}`);
        await stand(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        // The search stands here twice, once for each of its states.
        await expectAccessible(page, ['landmark-unique']);
        await page.setViewportSize({ width: 320, height: 640 });
        await page.evaluate((other) => {
          document.documentElement.style.colorScheme = other;
        }, otherOf[scheme]);
        await expectAccessible(page, ['landmark-unique']);
      },
    );
  }
}

test('long texts fit on a phone', deep, async ({ page, gallery }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${gallery}?brand=a&language=es&length=long`);
  await stand(page);
  await expectNoSidewaysScroll(page);
});

test('what opens takes the focus, and a look is chosen by a link', async ({ page, gallery }) => {
  await page.goto(gallery);
  await page.getByRole('button', { name: 'Show Dialog' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Show ErrorSummary' }).click();
  await expect(page.locator('.error-summary')).toBeFocused();
  await page.getByRole('button', { name: 'Show Toast' }).click();
  await expect(page.locator('.toasts')).toContainText('Your changes are saved');
  await page.getByRole('link', { name: 'Marigold' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'a');
});

test('a skeleton shows itself after 150 milliseconds', deep, async ({ page, gallery }) => {
  await page.goto(gallery);
  const skeleton = page.locator('#Skeleton .skeleton');
  // The browser's own clock of the animation is set by hand.
  const looksAt = (time: number) =>
    skeleton.evaluate((element, at) => {
      for (const animation of element.getAnimations()) {
        animation.pause();
        animation.currentTime = at;
      }
      return getComputedStyle(element).visibility;
    }, time);
  await expect(skeleton).toBeAttached();
  expect(await looksAt(149)).toBe('hidden');
  expect(await looksAt(151)).toBe('visible');
});
