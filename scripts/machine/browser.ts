import { existsSync } from 'node:fs';
import { canUseApt, findProgram, installPackage, isProgram, updatePackageLists } from './apt.ts';
import { run } from './process.ts';
import type { Browser } from '@playwright/test';

/** The headless shell is the same engine without the browser around it, and starts much faster. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Path of the system's Chromium, from CHROMIUM_PATH or the search path; undefined when there is none. */
function findSystemChromium(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined && isProgram(chosen)) return chosen;
  return findProgram(names);
}

/** Path of the Chromium that Playwright downloaded earlier. */
async function findPlaywrightChromium(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/**
 * Path of a Chromium to test with. Takes the system's; where there is none installs Debian's package
 * (as root) or Playwright's own download.
 *
 * @throws Error that says what was tried, when no browser could be had.
 */
export async function ensureChromium(log: (line: string) => void): Promise<string> {
  const present = findSystemChromium() ?? (await findPlaywrightChromium());
  if (present !== undefined) return present;
  const tried: string[] = [];
  if (canUseApt()) {
    log('No Chromium found: installing the Debian package ...');
    await updatePackageLists();
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const code = await installPackage(name);
      tried.push(`apt-get install ${name} (code ${code})`);
      if (code === 0) break;
    }
  } else {
    log("No Chromium found: downloading Playwright's ...");
    const outcome = await run(['npx', 'playwright', 'install', 'chromium']);
    tried.push(`npx playwright install chromium (code ${outcome.code})`);
  }
  const installed = findSystemChromium() ?? (await findPlaywrightChromium());
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
