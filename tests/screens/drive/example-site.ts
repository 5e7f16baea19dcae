import { test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { createHost } from '@energy-portal/portal/server';
import { expect, listen } from '../../e2e/site.ts';
import { createSandboxOrg, startProcessorServer } from '../../sandbox/index.ts';
import { startSandboxServer } from '../../sandbox/server.ts';
import { createExampleOrg, type ExampleOrg } from '../org/example-org.ts';
import { plainScene } from '../org/scene.ts';
import type { PlannedProject } from '../plan/plan-project.ts';

/** A portal over an org that answers with the examples of the contract. */
export interface ExampleSite {
  readonly org: ExampleOrg;
  readonly url: (path: string) => string;
}

/** The screens that are tried, and a build of the portal that they are published in. */
export interface SiteSource {
  readonly project: PlannedProject;
  readonly build: () => Promise<string>;
}

async function startSite(
  { project, build }: SiteSource,
  give: (site: ExampleSite) => Promise<void>,
): Promise<void> {
  const org = createExampleOrg(project.contract, project.org);
  const server = await startSandboxServer({ org, host: '127.0.0.1', port: 0 });
  // The payment processor is behind no spec: the sandbox's stands in, without a customer.
  const sandbox = createSandboxOrg({ database: ':memory:', clock: Date, seed: 'empty' });
  const portalUrls: string[] = [];
  const processor = await startProcessorServer(sandbox, { host: 'localhost', port: 0, portalUrls });
  const host = await createHost({
    orgUrl: server.url,
    paymentsUrl: processor.url,
    dist: await build(),
    clock: Date,
    validatesAnswers: true,
    // Journeys send the same form a hundred times, each as a customer who has not tried before.
    counters: {
      take: async () => ({ count: 1, endsIn: 0 }),
      giveBack: async () => undefined,
      read: async () => 0,
    },
  });
  const address = `http://localhost:${await listen(host)}`;
  portalUrls.push(address);
  await give({ org, url: (path) => `${address}${path}` });
  // Nothing that waits keeps the server.
  org.play(plainScene);
  await host.stop();
  await Promise.all([server.close(), processor.close()]);
  sandbox.close();
}

/** Errors in the page that are no business of a screen: answers that a journey asked for. */
const expected = /Failed to load resource|\[portal\] (footer|session)\.|net::ERR_/;

async function guard(page: Page, site: ExampleSite, give: (page: Page) => Promise<void>): Promise<void> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text())) problems.push(message.text());
  });
  await give(page);
  expect([...problems, ...site.org.takeViolations()]).toEqual([]);
}

/** Returns Playwright's test over an example site, one a worker. */
export function exampleTest(source: SiteSource) {
  return base.extend<object, { site: ExampleSite }>({
    // Playwright reads the fixtures that are needed from the first parameter's pattern.
    // oxlint-disable-next-line no-empty-pattern
    site: [async ({}, give) => startSite(source, give), { scope: 'worker' }],
    page: async ({ page, site }, give) => guard(page, site, give),
  });
}
