import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { createHost } from '@energy-portal/portal/server';
import { createSandboxOrg, type SandboxOrg } from '../sandbox/index.ts';
import { startSandboxServer } from '../sandbox/server.ts';

/** A running portal over its own org; one a worker. */
export interface Site {
  readonly org: SandboxOrg;
  /** Address of a path for one brand. */
  url(path: string, brand?: 'a' | 'b' | 'c'): string;
  /** Makes the org answer requests whose path contains `part` with this status until `heal` is called. */
  breakDown(part: string, status: number): void;
  heal(): void;
}

/** The demo customer with many cases, of brand A. */
export const maria = { username: 'maria.lopez@example.com', password: 'Sunny-day-7' };

const dist = fileURLToPath(new URL('../../portal/dist', import.meta.url));
const silent = { level: 'silent' } as const;

async function startSite(use: (site: Site) => Promise<void>): Promise<void> {
  const sandbox = createSandboxOrg({ database: ':memory:', clock: { now: () => Date.now() }, seed: 'demo' });
  let fault: { part: string; status: number } | undefined;
  const org: SandboxOrg = {
    ...sandbox,
    async fetch(request) {
      if (fault === undefined || !new URL(request.url).pathname.includes(fault.part))
        return sandbox.fetch(request);
      const errors = [{ errorCode: 'SERVER_UNAVAILABLE', message: 'The server is busy' }];
      return Response.json(errors, { status: fault.status });
    },
  };
  const server = await startSandboxServer({ org, host: '127.0.0.1', port: 0 });
  const { pino } = await import('pino');
  const host = await createHost({ orgUrl: server.url, dist, logger: pino(silent), clock: Date });
  const { port } = new URL(await host.server.listen({ port: 0, host: '127.0.0.1' }));
  const words = { a: 'brand-a.', b: 'brand-b.', c: '' };
  await use({
    org: sandbox,
    url: (path, brand = 'c') => `http://${words[brand]}localhost:${port}${path}`,
    breakDown(part, status) {
      fault = { part, status };
    },
    heal() {
      fault = undefined;
    },
  });
  await host.stop();
  await server.close();
}

/** Fails a test on script errors, on errors in the console that it did not announce, and on requests to strangers. */
async function guardPage(page: Page, use: (page: Page) => Promise<void>): Promise<void> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    const isAnswer = /Failed to load resource: the server responded with a status of/.test(message.text());
    if (message.type() === 'error' && !isAnswer) problems.push(message.text());
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !/(^|\.)localhost$/.test(hostname))
      problems.push(`Request to ${hostname}`);
  });
  await use(page);
  expect(problems).toEqual([]);
}

/** Playwright's test over a running site. */
export const test = base.extend<{ page: Page }, { site: Site }>({
  // Playwright reads the fixtures that are needed from the first parameter's pattern.
  // oxlint-disable-next-line no-empty-pattern
  site: [async ({}, use) => startSite(use), { scope: 'worker' }],
  page: async ({ page }, use) => guardPage(page, use),
});

export { expect } from '@playwright/test';

/** Every rule of WCAG 2.2 AA and the best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** The page is no wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}
