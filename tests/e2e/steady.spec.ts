import { signIn } from './customers.ts';
import { readPlaces } from './places.ts';
import { expect, expectArrived, test } from './site.ts';
import { shiftsOf, watchShifts } from './shifts.ts';

/** What the page may move in all while a screen arrives by itself; Chromium's score of layout shifts. */
const most = 0.02;
/** The heading of a message is its subject, which wraps on a phone when it comes. */
const mostOf: Readonly<Record<string, number>> = { 'messages/case': 0.06 };

for (const width of [1280, 360]) {
  test(`no screen moves under the customer's eyes while it arrives, at ${width} pixels`, async ({
    page,
    site,
    tolerate,
  }) => {
    tolerate(/\[portal\] footer\./);
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(watchShifts);
    const moved: string[] = [];
    for (const { id, path, username } of readPlaces()) {
      await page.context().clearCookies();
      if (username !== undefined) await signIn({ page, site, username });
      await page.goto('about:blank');
      await page.goto(site.url(path));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
      await expectArrived(page);
      await expect(page.locator('.screen:not([data-arriving])')).toBeVisible();
      const { sum, parts } = await shiftsOf(page);
      if (sum > (mostOf[id] ?? most)) moved.push(`${id}: ${sum.toFixed(3)} by ${parts.join(', ')}`);
    }
    expect(moved).toEqual([]);
  });
}
