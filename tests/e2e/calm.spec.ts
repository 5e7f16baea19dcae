import type { Page } from '@playwright/test';
import { customers, heading, mariasOrder, signIn } from './customers.ts';
import { deep, tagOf } from './depth.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import { expect, test } from './site.ts';
import { words } from './words.ts';

/** The greatest sum of a page's shifts; above 0.1 a page is felt to jump. */
const most = 0.1;

/** Holds what a screen reads of the org until the page waits for it. */
async function holdReads(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const reads = /get(AccountSummary|Lobby|Accounts|EnrollmentStatus|Usage\w+)\b|\/list-records\//;
  await page.route(reads, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const screens = ['/', '/accounts', `/enrollments/${mariasOrder}`, '/usage', '/messages'];

for (const width of [1280, 360]) {
  for (const [at, path] of screens.entries()) {
    test(
      `nothing jumps when ${path} fills, at ${width} pixels`,
      { tag: tagOf(at + (width === 360 ? 2 : 0), 5) },
      async ({ page, site }) => {
        await page.setViewportSize({ width, height: 800 });
        await signIn({ page, site, username: customers.maria });
        await page.addInitScript(watchShifts);
        const release = await holdReads(page);
        await page.goto(site.url(path));
        // However slow the machine is, it is not slower than the page is patient.
        await page.evaluate(() => document.documentElement.style.setProperty('--patience', '3600s'));
        await expect(page.locator('.screen .skeleton').first()).toBeVisible();
        release();
        await expect(page.locator('.skeleton')).toHaveCount(0);
        await expect(page.locator('.card').first()).toBeVisible();
        expect((await shiftsOf(page)).sum).toBeLessThan(most);
      },
    );
  }
}

/** In the page, before anything else: counts the view transitions, and those that came to their end. */
function countTransitions(): void {
  const told = { begun: 0, ended: 0 };
  Object.assign(window, { transitions: told });
  const begin = document.startViewTransition.bind(document);
  document.startViewTransition = (change) => {
    told.begun++;
    const transition = begin(change);
    void transition.finished.then(() => told.ended++);
    return transition;
  };
}

for (const [preference, count] of [
  ['no-preference', 1],
  ['reduce', 0],
] as const)
  test(
    `pages change by a view transition, with motion: ${preference}`,
    count === 1 ? {} : deep,
    async ({ page, site }) => {
      await page.emulateMedia({ reducedMotion: preference });
      await page.addInitScript(countTransitions);
      await page.goto(site.url('/help'));
      const navigation = page.getByRole('banner').getByRole('navigation').first();
      await navigation.getByRole('link', { name: words('en', 'screens/plans/shop')('navigation') }).click();
      await expect(heading(page, words('en', 'screens/plans/shop')('title'))).toBeFocused();
      await page.getByLabel(words('en', 'screens/plans/shop')('blocks.find.label')).fill('78704');
      await page
        .getByRole('button', { name: words('en', 'screens/plans/shop')('blocks.find.button') })
        .click();
      await expect(page).toHaveURL(/zip=78704/);
      const transitions = () => page.evaluate(() => Reflect.get(window, 'transitions'));
      await expect.poll(transitions).toEqual({ begun: count, ended: count });
    },
  );
