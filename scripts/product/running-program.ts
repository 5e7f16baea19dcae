import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Page } from '@playwright/test';
import { password } from '../../tests/e2e/demo.ts';
import { root } from '../machine/process.ts';

const LOG_IN = '/lwr/apex/v64.0/PortalDataController/logIn';

/** A program of this project that listens. */
interface RunningProgram {
  readonly port: string;
  stop(): Promise<void>;
}

/**
 * Starts a program and waits for the line in which it says its port.
 *
 * @param said matches that line; its first group is the port
 */
export async function startProgram(
  script: string,
  said: RegExp,
  environment: Readonly<Record<string, string>>,
): Promise<RunningProgram> {
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const port = said.exec(line)?.[1];
    if (port !== undefined) return { port, stop };
  }
  throw new Error(`${script} did not start.`);
}

/** Logs in by a page, which is closed then: only the browser knows where `brand-a.localhost` is. */
export async function logInByPage(page: Page, base: string, username: string): Promise<void> {
  await page.goto(`${base}/login`);
  await page.evaluate(
    async ({ address, customer }) => {
      const headers = { 'Content-Type': 'application/json', 'X-Requested-With': 'screenshots' };
      await fetch(address, { method: 'POST', headers, body: JSON.stringify(customer) });
    },
    { address: LOG_IN, customer: { username, password } },
  );
  await page.close();
}
