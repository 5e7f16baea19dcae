import { existsSync } from 'node:fs';
import { canUseApt, findProgram, installPackage, isProgram, updatePackageLists } from './apt.ts';
import { run } from './process.ts';
import type { Browser } from '@playwright/test';

/** The headless shell is the same engine without the browser around it, and starts much faster. */
const shell = 'chromium-headless-shell';
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Needs of a Chromium. */
interface ChromiumNeeds {
  /** The browser around the engine is needed, such as its developer tools and extensions. */
  readonly isWhole?: boolean;
}

/** Path of the system's Chromium, from CHROMIUM_PATH or the search path; undefined when there is none. */
function findSystemChromium({ isWhole = false }: ChromiumNeeds): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined && isProgram(chosen) && !(isWhole && chosen.includes('shell'))) return chosen;
  return findProgram(isWhole ? whole : [shell, ...whole]);
}

/** Path of the Chromium that Playwright downloaded earlier. */
async function findPlaywrightChromium(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** Installs Debian's package (as root) or Playwright's own download. Returns what was tried. */
async function installChromium({ isWhole = false }: ChromiumNeeds, log: Log): Promise<readonly string[]> {
  if (!canUseApt()) {
    log("No Chromium found: downloading Playwright's ...");
    const outcome = await run(['npx', 'playwright', 'install', 'chromium']);
    return [`npx playwright install chromium (code ${outcome.code})`];
  }
  log(`No ${isWhole ? 'whole ' : ''}Chromium found: installing the Debian package ...`);
  await updatePackageLists();
  const tried: string[] = [];
  for (const name of isWhole ? ['chromium'] : [shell, 'chromium']) {
    const code = await installPackage(name);
    tried.push(`apt-get install ${name} (code ${code})`);
    if (code === 0) break;
  }
  return tried;
}

/** Returns true where CI can have the shell: the journeys take half as long again in a whole browser. */
function isSlower(path: string, { isWhole = false }: ChromiumNeeds): boolean {
  const isChosen = isWhole || process.env['CHROMIUM_PATH'] !== undefined;
  return process.env['CI'] !== undefined && !isChosen && !path.includes('shell') && canUseApt();
}

type Log = (line: string) => void;

/**
 * Path of a Chromium to test with. Takes the system's; where there is none installs Debian's package
 * (as root) or Playwright's own download.
 *
 * @throws Error that says what was tried, when no browser could be had.
 */
export async function ensureChromium(log: Log, needs: ChromiumNeeds = {}): Promise<string> {
  const find = async (): Promise<string | undefined> =>
    findSystemChromium(needs) ?? (await findPlaywrightChromium());
  const present = await find();
  if (present !== undefined && !isSlower(present, needs)) return present;
  const tried = await installChromium(needs, log);
  const installed = await find();
  if (installed === undefined) {
    throw new Error(
      `No Chromium to test with. Tried: ${tried.join(', ')}. Install Chromium and set CHROMIUM_PATH to its program.`,
    );
  }
  return installed;
}

/**
 * Starts a Chromium for pictures.
 *
 * @throws Error as `ensureChromium`
 */
export async function launchBrowser(): Promise<Browser> {
  const { chromium } = await import('@playwright/test');
  return chromium.launch({
    executablePath: await ensureChromium(console.log),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}
