import { mkdirSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { ensureChromium } from '../../machine/browser.ts';
import { findFreePort } from '../../machine/free-port.ts';
import type { Verdict } from '../verdict.ts';
import { examples } from './examples.ts';
import { exampleNames, installExample } from './install.ts';
import { startDemoOrg } from './org.ts';
import { HOST } from './programs.ts';

/** Examples that take long to build: they are tried in depth only. */
const SLOW: readonly string[] = ['next'];

/** As many as there are cores where everybody waits for them. */
const LANES = 2;

/** The examples to be tried: all in depth, else those that are quick. */
export function chosenExamples(depth: string | undefined): readonly string[] {
  return exampleNames().filter((name) => depth === 'deep' || !SLOW.includes(name));
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
  const verdicts = new Map<string, Verdict>();
  const queue = [...names];
  const work = async (): Promise<void> => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      const start = performance.now();
      const errors = await errorsOf(name, { place, tarball, browser });
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      verdicts.set(name, { name: `example ${name}`, errors, note: `${seconds} s` });
    }
  };
  try {
    await Promise.all(Array.from({ length: LANES }, work));
  } finally {
    await browser.close();
  }
  return names.flatMap((name) => verdicts.get(name) ?? []);
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
