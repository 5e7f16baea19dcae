import type { Browser } from '@playwright/test';
import { median, quantile } from './figures.ts';
import { visit } from './visitor.ts';

const text = 'The quick brown fox jumps over the lazy dog ';
/** Milliseconds between two keys: 200 words a minute, as fast as the fastest type. */
const pace = 60;

/** Milliseconds from keys to the paints after them. */
export interface Typing {
  /** Tells a slow form from a machine that had other things to do now and then. */
  readonly middle: number;
  readonly p95: number;
  readonly worst: number;
}

/** Types into the largest form, the home of an enrolment, while it is judged at every key. */
export async function measureTyping(browser: Browser, url: string, username: string): Promise<Typing> {
  const visitor = await visit(browser, url, username);
  const { page } = visitor;
  await page.goto(`${url}/plans/plan_gp24_c/enroll?zip=78704`);
  const next = page.locator('.form-actions button').first();
  await page.locator('input[type=email]').waitFor();
  await next.click();
  const fields = page.locator('.form input[type=text]');
  await fields.nth(2).waitFor();
  // What is missing is listed: from now on each key is judged.
  await next.click();
  await page.evaluate(watchKeys);
  for (const at of [0, 1, 2]) {
    await fields.nth(at).click();
    await fields.nth(at).pressSequentially(text, { delay: pace });
  }
  const times = await page.evaluate(() => Reflect.get(globalThis, 'keys') as number[]); // set by watchKeys
  await visitor.leave();
  return { middle: median(times), p95: quantile(times, 0.95), worst: Math.max(...times) };
}

/** Runs in the page: a message posted inside a frame is heard after its paint. */
function watchKeys(): void {
  const times: number[] = [];
  Reflect.set(globalThis, 'keys', times);
  const onKey = ({ timeStamp }: KeyboardEvent) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => times.push(performance.now() - timeStamp));
      channel.port1.start();
      channel.port2.postMessage(undefined);
    });
  addEventListener('keydown', onKey, { capture: true });
}
