import type { Browser } from '@playwright/test';
import { visit } from './visitor.ts';

/** The cost of coming back to a screen. */
export interface Return {
  /** Frames from the press of the link to the data; 1 is the first one. */
  readonly frames: number;
  readonly requests: number;
}

/** Goes from the accounts to the messages and back, and looks at each frame. */
export async function measureReturn(browser: Browser, url: string, username: string): Promise<Return> {
  const visitor = await visit(browser, url, username);
  const { page } = visitor;
  await page.goto(`${url}/accounts`, { waitUntil: 'networkidle' });
  const known = await page.locator('main .card').first().innerText();
  await visitor.unthrottle();
  await page.evaluate(() => history.pushState(null, '', '/messages'));
  await page.locator('main h1').waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction((text) => !document.querySelector('main')?.innerText.includes(text), known);
  let requests = 0;
  page.on('request', () => (requests += 1));
  const frames = await page.evaluate(async (text) => {
    history.pushState(null, '', '/accounts');
    for (let frame = 1; ; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (document.querySelector('main')?.innerText.includes(text)) return frame;
    }
  }, known);
  await page.waitForLoadState('networkidle');
  await visitor.leave();
  return { frames, requests };
}
