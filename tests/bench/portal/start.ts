/**
 * Measures what a customer sees of the portal's speed, `npm run bench:portal`: the production build on the real host,
 * in Chromium, on a processor four times slower than this one and on slow 4G. Prints figures beside the goals; judges
 * nothing, as figures are this machine's.
 */
import type { Browser } from '@playwright/test';
import { measureReturn } from './cached-screen.ts';
import { median, row, title } from './figures.ts';
import { startProduct } from './product.ts';
import { routesOf } from './routes.ts';
import { measureScrolling } from './scrolling.ts';
import { serveStarter, starters } from './starters.ts';
import { measureTyping } from './typing.ts';
import { arrive, openBrowser, visit, type Paints } from './visitor.ts';
import { measureWalking } from './walking.ts';

const rounds = 5;
const customer = 'emily.hughes@example.com';

/** Paints of a first visit, when nothing more is asked for, and whether it comes to that. */
async function measurePaints(
  browser: Browser,
  address: string,
  username?: string,
): Promise<Paints & { readonly hasArrived: boolean }> {
  const { origin } = new URL(address);
  const visitor = await visit(browser, origin, username);
  const hasArrived = await arrive(visitor.page, address);
  const paints = await visitor.paints();
  await visitor.leave();
  return { ...paints, hasArrived };
}

/** Milliseconds that this machine takes for a fixed sum: about 100 on an idle laptop. Figures grow with it. */
function yardstick(): number {
  const begin = performance.now();
  let sum = 0;
  for (let step = 0; step < 1e8; step += 1) sum += step;
  return sum > 0 ? performance.now() - begin : 0;
}

title('yardstick');
row('one fixed sum', yardstick(), '100 ms on an idle laptop');

/** Measures one thing after a title. One that cannot be measured says so and keeps no other away. */
async function section(name: string, measure: () => Promise<void>): Promise<void> {
  title(name);
  try {
    await measure();
  } catch (error) {
    console.log(`not measured: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

const product = await startProduct();
const browser = await openBrowser();
try {
  await section('first visits, milliseconds to the largest paint', async () => {
    for (const [name, path, username, goal] of [
      ['log in', '/login', undefined, 1800],
      ['lobby', '/accounts', customer, 2500],
    ] as const) {
      const paints: Paints[] = [];
      for (let round = 0; round < rounds; round += 1)
        paints.push(await measurePaints(browser, `${product.url}${path}`, username));
      const times = paints.map(({ largest }) => largest);
      const slowest = Math.max(...times).toFixed(0);
      row(`${name} (${paints[0]?.element ?? ''})`, median(times), `${goal}; slowest ${slowest}`);
    }
  });
  await section('the same of starters without a line of a product, for scale', async () => {
    for (const [name, template] of Object.entries(starters)) {
      const starter = await serveStarter(template);
      const paints: Paints[] = [];
      for (let round = 0; round < rounds; round += 1) paints.push(await measurePaints(browser, starter.url));
      starter.stop();
      row(name, median(paints.map(({ largest }) => largest)), '');
    }
  });
  await section('from press to page, milliseconds', async () => {
    const { cold, warm, next, longestTask } = await measureWalking(browser, product.url, customer);
    row('log in to home, nothing in the cache', cold, '2500');
    row('log in to home, once more', warm, '1000');
    for (const { to, time } of next) row(`on to ${to}`, time, '400');
    row('the longest task meanwhile', longestTask, '100');
  });
  await section('layout shift of first visits', async () => {
    for (const { path, username } of routesOf(customer)) {
      const { shift, hasArrived } = await measurePaints(browser, `${product.url}${path}`, username);
      row(path, shift, hasArrived ? '0.01' : '0.01; WAITS FOR EVER');
    }
  });
  await section('typing into the largest form, milliseconds from the key to the next paint', async () => {
    const { middle, p95, worst } = await measureTyping(browser, product.url, customer);
    row('half of the keys', middle, '');
    row('95 of 100 keys', p95, '100');
    row('the slowest', worst, '');
  });
  await section('scrolling through 2,000 messages, milliseconds a frame of the page', async () => {
    const { middle, p95, worst, bare, rows } = await measureScrolling(browser, product.url, customer);
    row('half of the frames', middle, '17');
    row('95 of 100 frames', p95, '17');
    row('the slowest', worst, '');
    row('percent of them without a row in sight', bare, '0');
    row('rows in the page', rows, 'not 2,000');
  });
  await section('back on a screen that is in the cache', async () => {
    const { frames, requests } = await measureReturn(browser, product.url, customer);
    row('frames until the data is there', frames, '1');
    row('requests', requests, '0');
  });
} finally {
  await browser.close();
  await product.stop();
}
