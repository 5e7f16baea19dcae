import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';

/** The paints of a page, as the browser reports them. */
export interface Paints {
  /** Milliseconds from the start of the visit to the largest paint so far. */
  readonly largest: number;
  /** The element that was painted, as a selector to read. */
  readonly element: string;
  /** Layout shifts that no act of the visitor caused, added up. */
  readonly shift: number;
}

/** Somebody with an empty cache on a slow phone. */
export interface Visitor {
  readonly page: Page;
  /** Goes back to the full speed of this machine. */
  readonly unthrottle: () => Promise<void>;
  readonly paints: () => Promise<Paints>;
  readonly leave: () => Promise<void>;
}

/** Four times slower than this machine, on what Lighthouse calls slow 4G: 1.6 Mbit/s, 150 ms there and back. */
const slowPhone = { cpu: 4, latency: 150, down: (1.6 * 1024 * 1024) / 8, up: (750 * 1024) / 8 };
const fastPhone = { cpu: 1, latency: 0, down: -1, up: -1 };

/** Opens the browser that all visits share: the one that CHROMIUM_PATH names, or Playwright's. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'];
  const args = ['--no-sandbox', '--disable-gpu'];
  return chromium.launch({ args, ...(executablePath === undefined ? {} : { executablePath }) });
}

/** Begins a visit; a customer's when a username is given. */
export async function visit(browser: Browser, url: string, username?: string): Promise<Visitor> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  if (username !== undefined) {
    const answer = await context.request.post(`${url}/lwr/apex/v64.0/PortalDataController/logIn`, {
      headers: { 'x-requested-with': 'portal', origin: url },
      data: { username, password: 'Sunny-day-7' },
    });
    if (!answer.ok()) throw new Error(`${username} could not log in: ${answer.status()}.`);
  }
  const page = await context.newPage();
  await page.addInitScript(watchPaints);
  const cdp = await context.newCDPSession(page);
  await throttle(cdp, slowPhone);
  return {
    page,
    unthrottle: () => throttle(cdp, fastPhone),
    paints: () => page.evaluate(() => Reflect.get(globalThis, 'paints') as Paints), // set by watchPaints
    leave: () => context.close(),
  };
}

/** Milliseconds after which a page is taken to wait for ever. */
const patience = 15_000;

/**
 * Opens an address and waits until nothing on the page is waited for.
 *
 * @returns whether it came to that
 */
export async function arrive(page: Page, address: string): Promise<boolean> {
  await page.goto(address);
  const isThere = () => document.querySelector('h1') !== null && document.querySelector('.skeleton') === null;
  const hasArrived = await page.waitForFunction(isThere, undefined, { timeout: patience }).then(
    () => true,
    () => false,
  );
  await page.waitForLoadState('networkidle');
  return hasArrived;
}

async function throttle(cdp: CDPSession, { cpu, latency, down, up }: typeof slowPhone): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: down,
    uploadThroughput: up,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/** Runs in the page before anything else. */
function watchPaints(): void {
  const paints = { largest: 0, element: '', shift: 0 };
  Reflect.set(globalThis, 'paints', paints);
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { readonly element?: Element }; // not in the DOM library
    paints.largest = entry.startTime;
    paints.element =
      element === undefined || element === null
        ? ''
        : `${element.tagName} ${element.textContent.slice(0, 30)}`;
  });
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
    if (!shift.hadRecentInput) paints.shift += shift.value;
  });
}
