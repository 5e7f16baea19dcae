import type { Browser, Page } from '@playwright/test';
import { visit } from './visitor.ts';

/** Milliseconds from a press to a page on which nothing is waited for any more. */
interface Walk {
  readonly to: string;
  readonly time: number;
}

/** The walk of a customer from the log-in on. */
interface Walking {
  /** From the press of "Log in" to home, with nothing in the browser's cache. */
  readonly cold: number;
  /** The same with what the first time left in the cache. */
  readonly warm: number;
  readonly next: readonly Walk[];
  /** Milliseconds of the longest task of the page from home on; 0 where none took 50. */
  readonly longestTask: number;
}

/** Milliseconds that a customer takes for a password: more than eleven keys on a phone. */
const typing = 4_000;

/** Milliseconds for which a customer reads what home says. */
const looksAtHome = 8_000;

/** Screens that a customer goes to out of the header and home. */
const screens = ['/usage', '/bills', '/plans', '/messages', '/help', '/'] as const;

/** Logs in with an empty cache and once more, then goes from screen to screen by links. */
export async function measureWalking(browser: Browser, url: string, username: string): Promise<Walking> {
  const visitor = await visit(browser, url);
  const { page } = visitor;
  const cold = await logIn(page, url, username);
  await page.context().clearCookies();
  const warm = await logIn(page, url, username);
  await page.waitForTimeout(looksAtHome);
  await page.evaluate(watchTasks);
  const next: Walk[] = [];
  for (const to of screens) next.push({ to, time: await go(page, to) });
  const tasks = await page.evaluate(() => Reflect.get(globalThis, 'tasks') as readonly number[]); // set by watchTasks
  await visitor.leave();
  return { cold, warm, next, longestTask: Math.max(0, ...tasks) };
}

async function logIn(page: Page, url: string, username: string): Promise<number> {
  await page.goto(`${url}/login`, { waitUntil: 'networkidle' });
  await page.evaluate(watchPress);
  await page.locator('input[name=username]').fill(username);
  await page.waitForTimeout(typing);
  await page.locator('input[name=password]').fill('Sunny-day-7');
  await page.locator('.form-actions button').first().click();
  await page.waitForFunction(() => Reflect.get(globalThis, 'timeToHome') !== undefined);
  return page.evaluate(() => Number(Reflect.get(globalThis, 'timeToHome'))); // set by watchPress
}

/** By the history, as a link does it: what is measured is the screen, not where its link stands. */
async function go(page: Page, to: string): Promise<number> {
  await page.waitForLoadState('networkidle');
  const time = await page.evaluate(async (path) => {
    const before = document.querySelector('main h1');
    const begin = performance.now();
    history.pushState(null, '', path);
    for (;;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const heading = document.querySelector('main h1');
      const isNew = heading !== null && heading !== before;
      if (isNew && document.querySelector('main .skeleton') === null) return performance.now() - begin;
    }
  }, to);
  return time;
}

/** Runs in the page: measures from the press of a button until home stands there, and nothing on it is waited for. */
function watchPress(): void {
  const onPress = ({ target, timeStamp }: Event): void => {
    if (!(target instanceof Element) || target.closest('.form-actions') === null) return;
    removeEventListener('click', onPress, true);
    const look = (): void => {
      const hasHeading = document.querySelector('main h1') !== null;
      const isThere =
        location.pathname === '/' && hasHeading && document.querySelector('main .skeleton') === null;
      if (isThere) Reflect.set(globalThis, 'timeToHome', performance.now() - timeStamp);
      else requestAnimationFrame(look);
    };
    look();
  };
  addEventListener('click', onPress, true);
}

/** Runs in the page. */
function watchTasks(): void {
  const tasks: number[] = [];
  Reflect.set(globalThis, 'tasks', tasks);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask' });
}
