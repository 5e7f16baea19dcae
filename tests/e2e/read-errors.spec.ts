import type { Page } from '@playwright/test';
import { command } from './catalogue/visit.ts';
import { signIn } from './customers.ts';
import { tagOf } from './depth.ts';
import { readPlaces, type Place } from './places.ts';
import { expect, test, type Site } from './site.ts';
import { words, type Language } from './words.ts';

/**
 * The ways in which reads fail: cut in the middle of the answer, garbage, and without a line to the org. Refused ones are
 * tried by the journeys that configs give.
 */
const kinds = [
  { name: 'is cut in the middle', effect: { kind: 'truncated' } },
  { name: 'is garbage', effect: { kind: 'malformed' } },
  { name: 'is without a line', effect: undefined },
] as const;

type Kind = (typeof kinds)[number];

/** Reads of the frame around the screen; their errors are no business of the screen. */
const frame = /getCurrentSession|getBrandCustomerServiceInfo|getUserAccountInformation/;
/** Chromium and the portal report each answer that does not come. */
const reports = /Failed to load resource: net::|\[portal\] footer\./;

async function breakReads(page: Page, site: Site, { reads }: Place, { effect }: Kind): Promise<void> {
  if (effect === undefined)
    await page.route(/\/(services|lwr)\//, (route) =>
      frame.test(route.request().url()) ? route.fallback() : route.abort('internetdisconnected'),
    );
  else
    for (const { operation } of reads)
      await command({ site }, 'errors', { operation, times: 1000, ...effect });
}

/** The line is there again, and the first answer comes slowly. */
async function mend(page: Page, site: Site, { reads }: Place): Promise<void> {
  await page.unrouteAll();
  await command({ site }, 'errors');
  for (const { operation } of reads)
    await command({ site }, 'errors', { operation, kind: 'delay', milliseconds: 150 });
}

test.afterEach(async ({ site }) => {
  // A delay that no read has met would meet the next journey.
  await command({ site }, 'errors');
  site.org.reset();
});

// The engine is the same for all: each commit meets one kind at each screen, and each kind at every fourth screen.
readPlaces()
  .filter(({ reads }) => reads.some(({ isTold }) => isTold))
  .forEach((place, at) => {
    const language: Language = at % 2 === 0 ? 'en' : 'es';
    for (const [turn, kind] of kinds.entries())
      test(
        `${place.id} tells kindly when what it reads ${kind.name}, and reads again`,
        { tag: turn === at % kinds.length ? tagOf(at, 30) : ['@deep'] },
        async ({ page, site, tolerate }) => {
          tolerate(reports);
          if (place.username !== undefined) await signIn({ page, site, username: place.username });
          await breakReads(page, site, place, kind);
          await page.goto(site.url(language === 'en' ? place.path : `/es${place.path.replace(/^\/$/, '')}`));
          const main = page.getByRole('main');
          const retry = main.getByRole('button', { name: words(language, 'forms')('retry'), exact: true });
          await expect(retry.first()).toBeVisible();
          await mend(page, site, place);
          await retry.first().click();
          await expect(retry).toHaveCount(0);
          const loading = words(language, 'common')('loading');
          await expect(main.getByText(loading, { exact: true })).toHaveCount(0);
          await expect(main.getByRole('alert')).toHaveCount(0);
        },
      );
  });
