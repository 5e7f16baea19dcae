import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { expect } from './site.ts';
import { wholeBrowser } from './whole-browser.ts';

/** A browser with its developer tools open beside a page, and the extension of the inspector in them. */
interface DeveloperTools {
  readonly context: BrowserContext;
  /** The page that the tools stand beside. */
  readonly page: Page;
  /** Turns to the extension's panel, as its users do. */
  showPanel(): Promise<InspectorPanel>;
  close(): Promise<void>;
}

/** The extension's panel; Playwright knows pages of the developer tools by their protocol only. */
interface InspectorPanel {
  /** All that it shows, as text. */
  text(): Promise<string>;
  /** Presses the first element of a selector with such a text. */
  press(selector: string, text: string): Promise<void>;
  /** True where the browser's own media query says so. */
  isDark(): Promise<boolean>;
}

const ARGUMENTS = [
  // The older way without windows has no developer tools.
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--auto-open-devtools-for-tabs',
  '--disable-features=DisableLoadExtensionCommandLineSwitch',
];

/** Starts a browser with the extension, which is built anew. */
export async function openDeveloperTools(colorScheme: 'light' | 'dark'): Promise<DeveloperTools> {
  const extension = mkdtempSync(join(tmpdir(), 'inspector-extension-'));
  execFileSync('node', [
    fileURLToPath(new URL('../../scripts/inspector-extension.ts', import.meta.url)),
    extension,
  ]);
  const context = await chromium.launchPersistentContext('', {
    executablePath: wholeBrowser,
    // As the arguments have it: the option stands for the shell.
    headless: false,
    colorScheme: null,
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      ...ARGUMENTS,
      `--load-extension=${extension}`,
      ...(colorScheme === 'dark' ? ['--force-dark-mode', '--blink-settings=preferredColorScheme=0'] : []),
    ],
  });
  const [page = await context.newPage()] = context.pages();
  return {
    context,
    page,
    showPanel: () => showPanel(context),
    async close() {
      await context.close();
      rmSync(extension, { recursive: true, force: true });
    },
  };
}

async function showPanel(context: BrowserContext): Promise<InspectorPanel> {
  const browser = context.browser();
  if (!browser) throw new Error('The browser has no protocol.');
  const session = await browser.newBrowserCDPSession();
  const find = (ending: RegExp) => findTarget(session, ending);
  await expect.poll(() => find(/devtools\.html$/)).toBeDefined();
  const tools = await attach(session, (await find(/^devtools:/)) ?? '');
  await expect
    .poll(async () => {
      // To the panel before the first one, which is the last: that of the extension.
      for (const type of ['rawKeyDown', 'keyUp'])
        await tools('Input.dispatchKeyEvent', { type, key: '[', code: 'BracketLeft', ...CONTROL });
      return find(/panel\.html$/);
    })
    .toBeDefined();
  const panel = await attach(session, (await find(/panel\.html$/)) ?? '');
  const evaluate = async (expression: string): Promise<unknown> => {
    const { result } = await panel('Runtime.evaluate', { expression, returnByValue: true });
    return result?.value;
  };
  return {
    text: async () => String(await evaluate(`${ROOT}.textContent`)),
    async press(selector, text) {
      const [wanted, words] = [JSON.stringify(selector), JSON.stringify(text)];
      const found = `[...${ROOT}.querySelectorAll(${wanted})].find((one) => one.textContent.includes(${words}))`;
      await expect
        .poll(() => evaluate(`(${found})?.click() === undefined && ${found} !== undefined`))
        .toBe(true);
    },
    isDark: async () => (await evaluate(`matchMedia('(prefers-color-scheme: dark)').matches`)) === true,
  };
}

const CONTROL = { modifiers: 2, windowsVirtualKeyCode: 219 };
const ROOT = `document.querySelector('main').shadowRoot`;

/** The id of the first target whose address matches. */
async function findTarget(session: CDPSession, address: RegExp): Promise<string | undefined> {
  const { targetInfos } = await session.send('Target.getTargets', { filter: [{}] });
  return targetInfos.find(({ url }) => address.test(url))?.targetId;
}

/** An answer of the protocol, as far as it is read here. */
interface Answer {
  readonly result?: { readonly value?: unknown };
}

type Send = (method: string, params: object) => Promise<Answer>;

/** Speaks with a target that Playwright has no page of. */
async function attach(session: CDPSession, targetId: string): Promise<Send> {
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  const waiting = new Map<number, (answer: Answer) => void>();
  session.on('Target.receivedMessageFromTarget', ({ sessionId: from, message }) => {
    if (from !== sessionId) return;
    // The protocol's own format; what has no id is an event.
    const { id = 0, result = {} } = JSON.parse(message) as { id?: number; result?: Answer };
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  let sent = 0;
  return (method, params) =>
    new Promise((resolve) => {
      sent += 1;
      waiting.set(sent, resolve);
      const message = JSON.stringify({ id: sent, method, params });
      void session.send('Target.sendMessageToTarget', { sessionId, message });
    });
}
