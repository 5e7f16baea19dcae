import type { Page } from '@playwright/test';
import table from '../../screen-configs/brands.json' with { type: 'json' };
import { basePathOf, languages, firstLanguage, rowOf } from '@energy-portal/portal/server';
import { signIn } from '../e2e/customers.ts';
import { readPlaces } from '../e2e/places.ts';
import { expect, expectArrived, test } from '../e2e/site.ts';
import { bareTexts, cutTexts } from './page-findings.ts';

const widths = [320, 1280] as const;
const pseudo = languages.filter((language) => language !== firstLanguage);

/** Words that are the same in all languages: names of brands and languages, units, what Intl writes. */
const sameEverywhere = new Set(
  (
    table.brands.map(({ name }) => `${name} `).join('') +
    'English Today Yesterday Tomorrow PDF CSV kWh therm therms USD ESIID ZIP YES Switch to Green Button ' +
    'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec January February March April June July August September October November ' +
    'December Mon Tue Wed Thu Fri Sat Sun Monday Tuesday Wednesday Thursday Friday Saturday Sunday AM PM k kB MB byte and at hour hours'
  ).split(' '),
);

/** The words of all that the org has answered to a page. */
function wordsFromOrg(page: Page): ReadonlySet<string> {
  const words = new Set<string>();
  page.on('response', (response) => {
    if (!/\/(?:lwr|services)\//.test(response.url())) return;
    void response
      .text()
      .then((text) => wordsIn(text).forEach((word) => words.add(word)))
      .catch(() => undefined);
  });
  return words;
}

const wordsIn = (text: string): readonly string[] =>
  (text.match(/\p{L}{2,}/gu) ?? []).flatMap((word) => [word, ...(word.match(/\p{Lu}?\p{Ll}+/gu) ?? [])]);

for (const language of pseudo)
  for (const place of readPlaces())
    test(`${place.id} is whole in ${language}`, async ({ page, site }) => {
      const known = wordsFromOrg(page);
      if (place.username !== undefined) await signIn({ page, site, username: place.username });
      await page.setViewportSize({ width: 1280, height: 800 });
      const path = basePathOf(language) + place.path.replace(/^\/(?=[?#]|$)/, '');
      await page.goto(site.url(path));
      await expect(page.locator('h1[tabindex]')).toHaveText(/\S/);
      await expectArrived(page);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('html')).toHaveCSS('direction', rowOf(language).direction ?? 'ltr');
      await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));
      const cut: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        cut.push(...(await page.evaluate(cutTexts)).map((found) => `${width} px: ${found}`));
      }
      const bare = (await page.evaluate(bareTexts)).filter((text) =>
        wordsIn(text).some((word) => !known.has(word) && !sameEverywhere.has(word)),
      );
      expect({ cut, bare }).toEqual({ cut: [], bare: [] });
    });
