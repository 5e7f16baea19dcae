import { mkdirSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { ensureChromium } from '../../machine/browser.ts';
import { findFreePort } from '../../machine/free-port.ts';
import { inLanes } from '../../machine/lanes.ts';
import { timed, type Verdict } from '../verdict.ts';
import { examples } from './examples.ts';
import { exampleNames, installExample } from './install.ts';
import { startDemoOrg } from './org.ts';
import { HOST } from './programs.ts';

/** Examples of further frameworks, each of which takes long to install and to build: they are tried in depth only. */
const FURTHER: readonly string[] = ['jest', 'next', 'solid', 'svelte', 'vue'];

/** The examples to be tried: all in depth, else one of each kind of program. */
export function chosenExamples(isDeep: boolean): readonly string[] {
  return exampleNames().filter((name) => isDeep || !FURTHER.includes(name));
}

/** The place of the installed examples, the package, and which of them. */
interface MatrixPlan {
  readonly place: string;
  readonly tarball: string;
  readonly names: readonly string[];
}

/** Installs, builds and runs examples out of the tarball; those with a page are opened in a browser. */
export async function runExamples({ place, tarball, names }: MatrixPlan): Promise<readonly Verdict[]> {
  mkdirSync(place, { recursive: true });
  const browser = await chromium.launch({ executablePath: await ensureChromium(console.log) });
  try {
    return await inLanes(names, (name) =>
      timed(async () => ({
        name: `example ${name}`,
        errors: await errorsOf(name, { place, tarball, browser }),
      })),
    );
  } finally {
    await browser.close();
  }
}

/** The folders that an example is installed from and to, and the browser that opens it. */
interface Ground {
  readonly place: string;
  readonly tarball: string;
  readonly browser: Browser;
}

async function errorsOf(name: string, { place, tarball, browser }: Ground): Promise<readonly string[]> {
  const run = examples[name];
  if (run === undefined) return [`Nothing runs sdk/examples/${name}: scripts/package/examples/examples.ts.`];
  const port = await findFreePort(HOST);
  const org = await startDemoOrg(`http://localhost:${port}`);
  try {
    await run({ folder: await installExample(name, place, tarball), org, browser, port });
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    await org.close();
  }
}
