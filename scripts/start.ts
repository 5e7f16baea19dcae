/**
 * Runs the product: builds what is not built yet, starts the sandbox org unless ORG_URL names another one, and
 * serves the portal.
 *
 * Environment: PORT (default 4173), HOST (default 127.0.0.1), ORG_URL (default: the sandbox org in this process),
 * SANDBOX_DATABASE (a file that keeps the sandbox's data; default: memory).
 */
import { join } from 'node:path';
import { serve } from '@energy-portal/portal/server';
import { build, isBuilt } from './build.ts';
import { root } from './process.ts';

interface Org {
  readonly url: string;
  /** What to print about it. */
  readonly lines: readonly string[];
  readonly close: () => Promise<void>;
}

/** Ends the process with one sentence. */
function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function readPort(text: string | undefined): number {
  if (text === undefined) return 4173;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) fail(`PORT must be a number from 0 to 65535, not "${text}".`);
  return port;
}

/** The org named by ORG_URL; https or http only. */
function readOrgUrl(text: string): Org {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol)) {
    fail(`ORG_URL must be an http or https address, not "${text}".`);
  }
  return { url: url.origin, lines: [`Org      ${url.origin}`], close: async () => undefined };
}

async function startSandbox(): Promise<Org> {
  const { createSandboxOrg, demoLogIns } = await import('../tests/sandbox/index.ts');
  const { startSandboxServer } = await import('../tests/sandbox/server.ts');
  const database = process.env['SANDBOX_DATABASE'] ?? ':memory:';
  const org = createSandboxOrg({ database, clock: { now: () => Date.now() }, seed: 'demo' });
  const server = await startSandboxServer({ org, host: '127.0.0.1', port: 0 });
  const logIns = demoLogIns.map(({ username, password, note }) => `         ${username}  ${password}  (${note})`);
  return { url: server.url, lines: [`Org      sandbox at ${server.url}`, 'Log in   as', ...logIns], close: server.close };
}

async function main(): Promise<void> {
  if (!isBuilt()) {
    console.log('Building the portal ...');
    const fault = await build();
    if (fault !== undefined) fail(`${fault}\nThe portal could not be built.`);
  }
  const orgUrl = process.env['ORG_URL'];
  const org = orgUrl === undefined ? await startSandbox() : readOrgUrl(orgUrl);
  const host = await serve({
    port: readPort(process.env['PORT']),
    host: process.env['HOST'] ?? '127.0.0.1',
    orgUrl: org.url,
    dist: join(root, 'portal/dist'),
    onStop: org.close,
  });
  const { port } = new URL(host.url);
  console.log(
    [
      `Portal   http://localhost:${port}`,
      `Brands   http://brand-a.localhost:${port}  http://brand-b.localhost:${port}  (any other address: brand C)`,
      `Spanish  http://localhost:${port}/es`,
      ...org.lines,
      'Stop     Ctrl+C',
    ].join('\n'),
  );
}

await main();
