import type { Browser } from '@playwright/test';
import { answerManyCases } from '../../e2e/many-cases.ts';
import { median, quantile } from './figures.ts';
import { visit } from './visitor.ts';

/** Cases in the list. */
const many = 2_000;

/** The smoothness of a long list. */
interface Scrolling {
  /** Milliseconds from one frame to the next. */
  readonly middle: number;
  readonly p95: number;
  readonly worst: number;
  /** Rows of the table that the page holds. */
  readonly rows: number;
}

/** Pixels that the page is scrolled in a frame: 6,000 a second, a brisk throw of a finger. */
const step = 100;

/** Scrolls through a list of thousands of cases. */
export async function measureScrolling(browser: Browser, url: string, username: string): Promise<Scrolling> {
  const visitor = await visit(browser, url, username);
  const { page } = visitor;
  await answerManyCases(page, many);
  await page.goto(`${url}/messages`, { waitUntil: 'networkidle' });
  await page.locator('[aria-rowcount]').waitFor();
  const frames = await page.evaluate(scrollOn, step);
  const rows = await page.locator('main tbody > tr').count();
  await visitor.leave();
  return { middle: median(frames), p95: quantile(frames, 0.95), worst: Math.max(...frames), rows };
}

/** Runs in the page. */
async function scrollOn(pixels: number): Promise<readonly number[]> {
  const times: number[] = [];
  let last: number | undefined;
  while (times.length < 200) {
    const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    if (last !== undefined) times.push(now - last);
    last = now;
    scrollBy(0, pixels);
  }
  return times;
}
