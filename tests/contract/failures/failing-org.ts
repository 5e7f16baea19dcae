import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHost, settings, type HostOptions } from '@energy-portal/portal/server';
import { createClient, type Client } from '@energy-portal/sdk';
import { writeEmptyBuild } from '../../../portal/server/testing/empty-build.ts';
import { breakAnswer, createContract, startSandboxServer, type InjectedEffect } from '../../sandbox/index.ts';
import { createExampleOrg } from '../../screens/org/example-org.ts';
import type { PlannedProject } from '../../screens/plan/plan-project.ts';

/** A client at a host, before an org that answers with the examples of the contract, or as it is told. */
export interface FailingOrg {
  /** Breaks every call from now on; nothing stops that. */
  readonly breakCalls: (effect: InjectedEffect | undefined) => void;
  /** The operations that came in since it was asked last. */
  readonly takeCalls: () => readonly string[];
  /** A browser that has seen nothing yet, at a host that waits for the org for long or for a moment. */
  readonly openClient: (host: 'patient' | 'impatient') => Client;
  readonly stop: () => Promise<void>;
}

/** Other tests show that a host ends what comes too often, and asks an org no more that fails all the time. */
const patient = {
  ...settings,
  rateLimit: { max: 1_000_000, timeWindow: 60_000 },
  org: { ...settings.org, retryDelay: 1, breaker: { ...settings.org.breaker, perSecond: 1_000_000 } },
  tries: { ...settings.tries, calls: generous(settings.tries.calls) },
};

function generous(calls: typeof settings.tries.calls): typeof settings.tries.calls {
  const rows = Object.entries(calls).map(([name, row]) => {
    return [name, { ...row, address: 1_000_000, account: 1_000_000, both: 1_000_000 }];
  });
  // The same names.
  return Object.fromEntries(rows) as typeof settings.tries.calls;
}

/** Gives up before an answer that is late. */
const impatient = { ...patient, org: { ...patient.org, headersTimeout: 50, answerTimeout: 50 } };

/** Starts all on free ports. */
export async function startFailingOrg({ contract, org: description }: PlannedProject): Promise<FailingOrg> {
  const dist = await mkdtemp(join(tmpdir(), 'portal-failures-'));
  await writeEmptyBuild(dist);
  const org = createExampleOrg(contract, description);
  const sandboxContract = createContract();
  let effect: InjectedEffect | undefined;
  let seen = 0;
  const fetchOrg = async (request: Request): Promise<Response> => {
    const copy = request.clone();
    let turn = 0;
    const work = () => org.fetch((turn += 1) === 1 ? request : copy);
    return breakAnswer(effect, { contract: sandboxContract, route: undefined }, work);
  };
  const server = await startSandboxServer({ org: { fetch: fetchOrg }, host: '127.0.0.1', port: 0 });
  const hosts = {
    patient: await startHost({ orgUrl: server.url, dist, clock: Date, settings: patient }),
    impatient: await startHost({ orgUrl: server.url, dist, clock: Date, settings: impatient }),
  };
  const send = (request: Request): Promise<Response> => {
    request.headers.set('sec-fetch-site', 'same-origin');
    return fetch(request);
  };
  return {
    breakCalls(next) {
      effect = next;
    },
    takeCalls() {
      const all = org.calls().map(({ operation }) => operation);
      const taken = all.slice(seen);
      seen = all.length;
      return taken;
    },
    openClient: (host) => createClient({ baseUrl: hosts[host].url, fetch: send, validate: 'entities' }),
    async stop() {
      await Promise.all([hosts.patient.stop(), hosts.impatient.stop()]);
      await server.close();
      await rm(dist, { recursive: true });
    },
  };
}

async function startHost(
  options: HostOptions,
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const { server, stop } = await createHost(options);
  return { url: await server.listen({ port: 0, host: '127.0.0.1' }), stop: () => stop() };
}
