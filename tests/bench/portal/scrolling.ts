import type { Browser } from '@playwright/test';
import { answerManyCases } from '../../e2e/many-cases.ts';
import { median, quantile } from './figures.ts';
import { visit } from './visitor.ts';

/** Cases in the list. */
const many = 2_000;

/** A brisk turn of the wheel: pixels in all, and in a second. */
const wheel = { yDistance: -12_000, speed: 4_000 };

/** The smoothness of a long list. */
interface Scrolling {
  /** Milliseconds from one frame of the page's own work to the next; the browser scrolls beside it. */
  readonly middle: number;
  readonly p95: number;
  readonly worst: number;
  /** Percent of the frames in which no row stood in the middle of the window. */
  readonly bare: number;
  /** Rows of the table that the page holds. */
  readonly rows: number;
}

/** Scrolls through a list of thousands of cases by the wheel. */
export async function measureScrolling(browser: Browser, url: string, username: string): Promise<Scrolling> {
  const visitor = await visit(browser, url, username);
  const { page } = visitor;
  await answerManyCases(page, many);
  await page.goto(`${url}/messages`, { waitUntil: 'networkidle' });
  await page.locator('[aria-rowcount]').waitFor();
  await page.evaluate(() => document.querySelector('main table')?.scrollIntoView());
  await page.evaluate(watchFrames);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Input.synthesizeScrollGesture', { x: 200, y: 600, ...wheel, gestureSourceType: 'mouse' });
  const { times, bare } = await page.evaluate(
    () => Reflect.get(globalThis, 'framesSeen') as unknown as Frames,
  ); // set by watchFrames
  const rows = await page.locator('main tbody > tr').count();
  await visitor.leave();
  return {
    middle: median(times),
    p95: quantile(times, 0.95),
    worst: Math.max(...times),
    bare: (100 * bare) / times.length,
    rows,
  };
}

interface Frames {
  readonly times: readonly number[];
  readonly bare: number;
}

/** Runs in the page. */
function watchFrames(): void {
  const times: number[] = [];
  const frames = { times, bare: 0 };
  Reflect.set(globalThis, 'framesSeen', frames);
  let last = performance.now();
  const look = (now: number): void => {
    times.push(now - last);
    last = now;
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    if (middle?.closest('tr[aria-rowindex]') === null) frames.bare += 1;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
