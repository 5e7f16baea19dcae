import { launch } from 'puppeteer-core';
import type { Browser, ConsoleMessage, ElementHandle, Frame, Page } from 'puppeteer-core';
import { expressionOf, see } from './engine.ts';
import type { Engine, Place, Target } from './engine.ts';

/** Starts Firefox, which speaks WebDriver BiDi by itself. */
export async function startFirefox(program: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    // Nothing is asked of strangers.
    extraPrefsFirefox: { 'app.normandy.enabled': false, 'datareporting.policy.dataSubmissionEnabled': false },
  });
  const tabs = createTabs(browser);
  await tabs.open();
  return engineOf(browser, tabs);
}

/** The tabs of a browser, one of them in front. */
function createTabs(browser: Browser) {
  const pages: Page[] = [];
  const errors: (string | Promise<string>)[] = [];
  let front = 0;
  return {
    errors,
    async open(): Promise<void> {
      const page = await browser.newPage();
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(textOf(message));
      });
      await page.setViewport({ width: 1280, height: 800 });
      front = pages.push(page) - 1;
    },
    async close(): Promise<void> {
      await pages.pop()?.close();
      front = 0;
    },
    show: (at: number): void => void (front = at),
    front(): Page {
      const page = pages[front];
      if (page === undefined) throw new Error('There is no such tab.');
      return page;
    },
  };
}

function placeOf(frame: () => Page | Frame): Place {
  return {
    read: async (expression) => frame().evaluate(expression),
    press: async (target) => (await find(frame(), target)).click(),
    async type(target, text) {
      const field = await find(frame(), target);
      await field.click({ count: 3 });
      await field.type(text);
    },
  };
}

function engineOf(browser: Browser, tabs: ReturnType<typeof createTabs>): Engine {
  const tab = tabs.front;
  return {
    ...placeOf(tab),
    name: 'firefox',
    open: async (url) => void (await tab().goto(url, { waitUntil: 'domcontentloaded' })),
    back: async () => void (await tab().goBack({ waitUntil: 'domcontentloaded' })),
    reload: async () => void (await tab().reload({ waitUntil: 'domcontentloaded' })),
    async attach(target, path) {
      const field = await find(tab(), target);
      // The target is a field that takes files.
      await (field as ElementHandle<HTMLInputElement>).uploadFile(path);
    },
    async inFrame(target, work) {
      const frame = await (await find(tab(), target)).contentFrame();
      if (frame === null) throw new Error(`${target.css} is no frame.`);
      await work(placeOf(() => frame));
    },
    openTab: tabs.open,
    closeTab: tabs.close,
    async showTab(at) {
      tabs.show(at);
      await tab().bringToFront();
    },
    resize: (width, height) => tab().setViewport({ width, height }),
    picture: async (file) => void (await tab().screenshot({ path: pngOf(file) })),
    takeErrors: () => Promise.all(tabs.errors.splice(0)),
    close: () => browser.close(),
  };
}

/** What was logged, errors in their own words where the page is still there to tell them. */
async function textOf(message: ConsoleMessage): Promise<string> {
  const told = message.args().map((value) => value.evaluate(wordsOf).catch(() => undefined));
  const words = await Promise.all(told);
  return words.includes(undefined) || words.length === 0 ? message.text() : words.join(' ');
}

/** Runs in the page. */
function wordsOf(value: unknown): string {
  return String(value) + (value instanceof Error && value.cause ? ` (${String(value.cause)})` : '');
}

async function find(frame: Page | Frame, target: Target): Promise<ElementHandle<Element>> {
  await see({ read: async (expression) => frame.evaluate(expression) }, target);
  const found = (await frame.evaluateHandle(expressionOf(target))).asElement();
  if (found === null) throw new Error(`There is no ${target.css} ${target.text ?? ''}.`);
  // Elements alone are found.
  return found as ElementHandle<Element>;
}

function pngOf(file: string): `${string}.png` {
  return `${file.replace(/\.png$/, '')}.png`;
}
