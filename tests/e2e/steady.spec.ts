import { command } from './catalogue/visit.ts';
import { signIn } from './customers.ts';
import { isDeep } from './depth.ts';
import { readPlaces } from './places.ts';
import { expect, expectArrived, test } from './site.ts';
import { shiftsOf, watchShifts } from './shifts.ts';

/** The greatest score of layout shifts, as Chromium counts them, while a screen arrives by itself. */
const most = 0.02;

/** A desktop with a quick line, and an old phone whose answers come late and one after the other. */
const visits = [
  { name: 'a desktop', tag: '@quick', width: 1280, slowness: 1, pause: 0 },
  { name: 'a slow phone', tag: '@deep', width: 360, slowness: 4, pause: 250 },
] as const;

/** Milliseconds in which an answer may lead to the next question. */
const pauseBetween = 100;

/** In the page, asked again and again: whether nothing has been waited for during the pause. */
function isStill(pause: number): boolean {
  const now = performance.now();
  const isWaiting = document.querySelector('.screen .skeleton') !== null;
  if (isWaiting || !Reflect.has(window, 'waitedAt')) Reflect.set(window, 'waitedAt', now);
  return now - Number(Reflect.get(window, 'waitedAt')) >= pause;
}

/** In the page: what waits for something else is not shown sooner, however slow the machine that runs the journey is. */
function waitLonger(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { --patience: 60s !important }');
  document.adoptedStyleSheets.push(sheet);
}

test.afterEach(({ site }) => command({ site }, 'errors'));

for (const { name, tag, width, slowness, pause } of visits) {
  test(
    `no screen moves under the customer's eyes while it arrives, at ${name}`,
    { tag },
    async ({ page, site, tolerate }) => {
      tolerate(/\[portal\] footer\./);
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(watchShifts);
      await page.addInitScript(waitLonger);
      const browser = await page.context().newCDPSession(page);
      await browser.send('Emulation.setCPUThrottlingRate', { rate: slowness });
      const moved: string[] = [];
      // Each commit looks at every ninth screen.
      for (const { id, path, username, reads } of readPlaces().filter((_, at) => isDeep || at % 9 === 0)) {
        // The page before may still ask for something.
        await page.goto('about:blank');
        await page.context().clearCookies();
        if (username !== undefined) await signIn({ page, site, username });
        const late = ['getCurrentSession', ...reads.map(({ operation }) => operation)];
        for (const [at, operation] of pause === 0 ? [] : late.entries())
          await command({ site }, 'errors', {
            operation,
            kind: 'delay',
            milliseconds: pause * (1 + (at % 3)),
          });
        await page.goto(site.url(path));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
        await expectArrived(page);
        await page.waitForFunction(isStill, pauseBetween);
        const { sum, elements } = await shiftsOf(page);
        if (sum > most) moved.push(`${id}: ${sum.toFixed(3)} by ${elements.join(', ')}`);
        await command({ site }, 'errors');
      }
      expect(moved).toEqual([]);
    },
  );
}
