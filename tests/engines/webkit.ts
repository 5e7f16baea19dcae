import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { Builder, Capabilities } from 'selenium-webdriver';
import type { WebDriver, WebElement } from 'selenium-webdriver';
import { findFreePorts } from '../deploy/free-ports.ts';
import { untilListening } from '../deploy/listening.ts';
import { expressionOf, see } from './engine.ts';
import type { Engine, Place, Target } from './engine.ts';

/** The programs of WebKit: its driver, a screen, and the browser that it drives. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly screen: string;
  readonly browser: string;
}

/** Starts WebKit on a screen of its own, by its W3C WebDriver. */
export async function startWebKit({ driver, screen, browser }: WebKitPrograms): Promise<Engine> {
  const display = await startScreen(screen);
  const [port = 0] = await findFreePorts(1);
  const env = {
    ...process.env,
    DISPLAY: display.name,
    NO_AT_BRIDGE: '1',
  };
  const service = spawn(driver, ['-p', String(port)], { env, stdio: 'ignore' });
  await untilListening(port);
  const options = { binary: browser, args: ['--automation'] };
  const asked = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options });
  const session = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(asked).build();
  return {
    ...engineOf(session),
    async close() {
      await session.quit();
      await end(service);
      await end(display.process);
    },
  };
}

async function startScreen(
  program: string,
): Promise<{ readonly name: string; readonly process: ChildProcess }> {
  const size = ['-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const child = spawn(program, ['-displayfd', '3', ...size], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [, , , told] = child.stdio;
  if (told === null || told === undefined) throw new Error('The screen says nothing.');
  const [line] = await once(told, 'data');
  return { name: `:${String(line).trim()}`, process: child };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Keeps what a page logs or throws from now on: the protocol has no way to ask for it. */
const listen = `if (!('engineErrors' in window)) {
  const kept = (window.engineErrors = []);
  const log = console.error;
  const wordsOf = (one) => String(one) + (one?.cause ? ' (' + one.cause + ')' : '');
  console.error = (...told) => { kept.push(told.map(wordsOf).join(' ')); log(...told); };
  addEventListener('error', ({ message }) => kept.push(message));
  addEventListener('unhandledrejection', ({ reason }) => kept.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    kept.push(violatedDirective + ' ' + blockedURI));
}`;

/** Brings an element into the window, and waits until it moves no more: the driver presses where it was. */
const standStill = `return (async ([element]) => {
  // A tab behind another one draws no frames.
  const frame = () => new Promise((resolve) => setTimeout(resolve, 20));
  const place = () => { const { x, y } = element.getBoundingClientRect(); return x + ' ' + y; };
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  for (let still = 0, before = ''; still < 3; before = place()) {
    await frame();
    still = place() === before ? still + 1 : 0;
  }
})(arguments)`;

/** The page in front, and the errors that pages have told so far. */
function createErrors(session: WebDriver) {
  const errors: string[] = [];
  const collect = async (): Promise<void> => {
    const told = await readIn(session, '(window.engineErrors ?? []).splice(0)').catch(() => []);
    if (Array.isArray(told)) errors.push(...told.map(String));
  };
  return {
    collect,
    /** Goes to another page, and listens to it. */
    async moving(move: () => Promise<void>): Promise<void> {
      await collect();
      await move();
      await session.executeScript(listen);
    },
    async take(): Promise<readonly string[]> {
      await collect();
      return errors.splice(0);
    },
  };
}

const readIn = (session: WebDriver, expression: string): Promise<unknown> =>
  session.executeScript(`return ${expression};`);

function placeOf(session: WebDriver): Place {
  return {
    read: (expression) => readIn(session, expression),
    async press(target) {
      const element = await find(session, target);
      await session.executeScript(standStill, element);
      await element.click();
    },
    async type(target, text) {
      const field = await find(session, target);
      await field.clear();
      await field.click();
      await field.sendKeys(text);
    },
  };
}

/** Gives the page a size: the bars of the window count. */
async function resize(session: WebDriver, width: number, height: number): Promise<void> {
  const window = session.manage().window();
  await window.setRect({ x: 0, y: 0, width, height });
  const inner = await readIn(session, '[innerWidth, innerHeight]');
  const [innerWidth = width, innerHeight = height] = Array.isArray(inner) ? inner.map(Number) : [];
  const rect = { width: 2 * width - innerWidth, height: 2 * height - innerHeight };
  await window.setRect({ x: 0, y: 0, ...rect });
}

function engineOf(session: WebDriver): Omit<Engine, 'close'> {
  const { collect, moving, take } = createErrors(session);
  const place = placeOf(session);
  return {
    ...place,
    name: 'webkit',
    open: (url) => moving(() => session.get(url)),
    back: () => moving(() => session.navigate().back()),
    reload: () => moving(() => session.navigate().refresh()),
    attach: async (target, path) => (await find(session, target)).sendKeys(path),
    async inFrame(target, work) {
      const element = await find(session, target);
      await session.executeScript(standStill, element);
      await session.switchTo().frame(element);
      try {
        await work(place);
      } finally {
        await session.switchTo().defaultContent();
      }
    },
    openTab: async () => void (await session.switchTo().newWindow('tab')),
    async closeTab() {
      const handles = await session.getAllWindowHandles();
      await session.switchTo().window(handles.at(-1) ?? '');
      await session.close();
      await session.switchTo().window(handles[0] ?? '');
    },
    async showTab(at) {
      await collect();
      const handles = await session.getAllWindowHandles();
      await session.switchTo().window(handles[at] ?? '');
    },
    resize: (width, height) => resize(session, width, height),
    picture: async (file) => writeFile(file, await session.takeScreenshot(), 'base64'),
    takeErrors: take,
  };
}

async function find(session: WebDriver, target: Target): Promise<WebElement> {
  await see({ read: (expression) => session.executeScript(`return ${expression};`) }, target);
  const found: WebElement | null = await session.executeScript(`return ${expressionOf(target)};`);
  if (found === null) throw new Error(`There is no ${target.css} ${target.text ?? ''}.`);
  return found;
}
