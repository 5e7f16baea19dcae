import type { AddressInfo } from 'node:net';
import { createHost } from '@energy-portal/portal/server';
import type { HostOptions } from '@energy-portal/portal/server';
import { createSandboxOrg, startProcessorServer, startSandboxServer } from '../sandbox/index.ts';
import type { SandboxOrg } from '../sandbox/index.ts';

/** A portal over the demo's org, which notes what browsers refuse. */
export interface EngineSite {
  readonly url: (path: string) => string;
  /** Lines of the log about what browsers have refused since it was asked for last. */
  readonly takeRefused: () => readonly string[];
  /** Holds back all answers of the org but who is there, until it is let go. */
  readonly hold: () => () => void;
  readonly reset: () => void;
  readonly stop: () => Promise<void>;
}

/** Starts the built portal. */
export async function startEngineSite(dist: string): Promise<EngineSite> {
  const lines: string[] = [];
  const org = createSandboxOrg({
    database: ':memory:',
    clock: Date,
    seed: 'demo',
    control: true,
    passwordCost: 16,
  });
  const holdable = createHoldable(org);
  const server = await startSandboxServer({ org: holdable.org, host: '127.0.0.1', port: 0 });
  const portalUrls: string[] = [];
  const processor = await startProcessorServer(org, { host: 'localhost', port: 0, portalUrls });
  const host = await createHost({
    orgUrl: server.url,
    paymentsUrl: processor.url,
    dist,
    clock: Date,
    validatesAnswers: true,
    logger: createLog(lines),
  });
  await host.server.listen({ port: 0, host: '127.0.0.1' });
  // It listens at a TCP port, so its address is no string.
  const { port } = host.server.server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  portalUrls.push(origin);
  return {
    url: (path) => `${origin}${path}`,
    takeRefused: () => lines.splice(0).filter((line) => line.includes('a browser refused')),
    hold: holdable.hold,
    reset: () => org.reset(),
    async stop() {
      host.server.server.closeAllConnections();
      await host.stop();
      await Promise.all([server.close(), processor.close()]);
      org.close();
    },
  };
}

/** An org whose answers, but who is there, wait where they are held. */
function createHoldable(org: SandboxOrg): Pick<EngineSite, 'hold'> & { readonly org: SandboxOrg } {
  let held: Promise<void> | undefined;
  return {
    org: {
      ...org,
      async fetch(request) {
        if (!request.url.includes('getCurrentSession')) await held;
        return org.fetch(request);
      },
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return () => {
        held = undefined;
        resolve();
      };
    },
  };
}

type Logger = NonNullable<HostOptions['logger']>;

/** A log that keeps its lines. */
function createLog(lines: string[]): Logger {
  const keep = (...told: readonly unknown[]): void => void lines.push(JSON.stringify(told));
  const quiet = (): void => undefined;
  const log: Logger = {
    level: 'warn',
    fatal: keep,
    error: keep,
    warn: keep,
    info: quiet,
    debug: quiet,
    trace: quiet,
    silent: quiet,
    child: () => log,
  };
  return log;
}
