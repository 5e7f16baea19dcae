import type { Page } from '@playwright/test';
import { basePathOf, languages } from '@energy-portal/portal/server';
import { signIn, type BrandId } from './customers.ts';
import { tagOf, isDeep } from './depth.ts';
import { readPlaces, type Place } from './places.ts';
import {
  expect,
  expectAccessible,
  expectArrived,
  expectNoSidewaysScroll,
  expectNothingSpilled,
  test,
} from './site.ts';
import { words, type Language } from './words.ts';

/** The widths of the requirement's breakpoint, and the ends of what phones and desks have. */
const widths = [320, 768, 769, 1280] as const;
const names = { a: 'Marigold Energy', b: 'Fernway Power', c: 'Tidewell Energy' } as const;
/** Chromium without a sanitiser of its own reports what brand B’s disclaimer holds, while it is taken apart. */
const hostileDisclaimer = /Content Security Policy|Refused to execute inline/;

interface Look {
  readonly brand: BrandId;
  readonly language: Language;
  readonly width: (typeof widths)[number];
  readonly scheme: 'light' | 'dark';
}

/** True to look at everything: each screen in each brand, language, scheme and kind of window. */
const isEvery = process.env['LOOKS'] === 'all';

const everyLook: readonly Look[] = (['a', 'b', 'c'] as const).flatMap((brand) =>
  languages.flatMap((language) =>
    (['light', 'dark'] as const).map((scheme) => ({ brand, language, width: 320 as const, scheme })),
  ),
);

/**
 * Each screen in every brand, in every language, at every width, light and dark: all pairs of a screen and a value,
 * and among all screens all pairs of values, out of three pages a screen. Each page is looked at twice, narrow and
 * wide, light and dark.
 */
function looksOf(at: number): readonly Look[] {
  if (isEvery) return everyLook;
  return (['a', 'b', 'c'] as const).map((brand, turn) => ({
    brand,
    language: languages[(at + turn + Math.floor(at / 3)) % languages.length] ?? 'en',
    width: widths[(at + turn) % widths.length] ?? 1280,
    scheme: (at + turn + Math.floor(at / 2)) % 2 === 0 ? 'light' : 'dark',
  }));
}

const pathIn = (language: Language, path: string) =>
  basePathOf(language) + (language !== 'en' && path === '/' ? '' : path);

/** Waits until the page loads no more. */
async function settle(page: Page, language: Language): Promise<void> {
  await expect(page.locator('h1[tabindex]')).toHaveText(/\S/);
  const loading = words(language, 'common')('loading');
  await expect(page.getByRole('main').getByText(loading, { exact: true })).toHaveCount(0);
  await expectArrived(page);
}

async function expectSound(
  page: Page,
  { brand, language, width, scheme }: Look,
  place: Place,
): Promise<void> {
  await settle(page, language);
  await expect(page).toHaveTitle(new RegExp(`^\\S.* · ${names[brand]}$`));
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
  expect(await page.getByRole('heading', { level: 1 }).count(), place.path).toBe(1);
  for (const other of widths) {
    await page.setViewportSize({ width: other, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectNothingSpilled(page);
  }
  await page.setViewportSize({ width, height: 800 });
  await expectAccessible(page);
  // The same page by the other kind of window and in the other colours: a page is loaded for what needs it only.
  await page.setViewportSize({ width: width > 768 ? 320 : 1280, height: 800 });
  await page.emulateMedia({ colorScheme: scheme === 'light' ? 'dark' : 'light' });
  await expectAccessible(page);
}

readPlaces().forEach((place, at) => {
  test(
    `${place.id} is sound in every brand, width and language`,
    { tag: tagOf(at, 40) },
    async ({ page, site, tolerate }) => {
      if (isEvery) test.setTimeout(300_000);
      // Each commit looks at one of a screen's three looks.
      for (const look of looksOf(at).filter((_, turn) => isEvery || isDeep || turn === at % 3)) {
        const { brand, language, width, scheme } = look;
        await test.step(`${brand} ${language} ${width} ${scheme}`, async () => {
          if (brand === 'b' && language !== 'es' && place.username === undefined) tolerate(hostileDisclaimer);
          if (place.username !== undefined) await signIn({ page, site, username: place.username, brand });
          await page.emulateMedia({ colorScheme: scheme });
          await page.setViewportSize({ width, height: 800 });
          await page.goto(site.url(pathIn(language, place.pathOf(brand)), brand));
          await expectSound(page, look, place);
        });
      }
    },
  );
});
