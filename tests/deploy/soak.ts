import type { PublicationStorage } from '@energy-portal/portal/storage';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_PASSWORD, createSandboxOrg, startSandboxServer } from '../sandbox/index.ts';
import { createCustomer } from './customer.ts';
import type { Note, Outcome, Payments } from './customer.ts';
import { startFleet } from './fleet.ts';
import type { Fleet } from './fleet.ts';
import { brokenCounterPromises } from './counter-checks.ts';
import { untoldFigures } from './figure-checks.ts';
import { findFreePorts } from './free-ports.ts';
import { brokenPromises } from './proxy-checks.ts';
import { startProxy } from './proxy.ts';
import { createPublisher, lateHosts } from './publications.ts';
import { openPlace } from './publication-place.ts';
import { startRedis } from './redis.ts';
import type { Certificate } from './proxy.ts';

/** The settings of a soak. Times are milliseconds. */
export interface SoakPlan {
  readonly nginx: string;
  readonly redis: string;
  readonly certificate: Certificate;
  /** An empty folder. */
  readonly folder: string;
  /** The kind of place that screens are published in. */
  readonly storage: 'folder' | 'bucket';
  /** A build of the portal. */
  readonly dist: string;
  /** Another build, which takes its place in the middle. */
  readonly nextDist: string;
  readonly duration: number;
  readonly killEvery: number;
  readonly publishEvery: number;
  /** Besides two who have a card on file. */
  readonly customers: number;
  /** Between two acts of a customer. */
  readonly thinks: number;
  /** At every so manieth visit a customer pays. */
  readonly paysEvery: number;
}

/** The outcome of a soak. */
export interface SoakReport {
  /** Acts of customers by name and outcome. */
  readonly acts: ReadonlyMap<string, ReadonlyMap<Outcome, number>>;
  /** The first errors of failed acts. */
  readonly errors: readonly string[];
  readonly kills: number;
  readonly publications: number;
  /** Hosts that did not serve a publication five seconds after it. */
  readonly late: number;
  readonly rollOuts: number;
  readonly payments: Payments;
  /** Promises of the reference configuration that do not hold. */
  readonly brokenPromises: readonly string[];
}

const hosts = 3;
const mostErrors = 10;

/**
 * Three hosts behind nginx: one is killed again and again, screens are published, a new build takes the place of the old
 * one in the middle, and customers visit all the while.
 */
export async function soak(plan: SoakPlan): Promise<SoakReport> {
  const [http = 0, https = 0, redisPort = 0, ...others] = await findFreePorts(3 + 2 * hosts);
  const [ports, figures] = [others.slice(0, hosts), others.slice(hosts)];
  const redis = await startRedis(plan.redis, redisPort);
  const org = await startOrg(plan.customers);
  const folders = foldersOf(plan.folder);
  const place = await openPlace(plan.storage, folders.publications);
  const fleet = await startFleet({
    ports,
    figures,
    dist: plan.dist,
    env: {
      NODE_ENV: 'production',
      ORG_URL: org.url,
      PORTAL_HOSTS: `localhost:${https}`,
      TRUST_PROXY: 'loopback',
      SHARED_FILES: folders.shared,
      ...place.env,
      REDIS_URL: redis.url,
      DRAIN_SECONDS: '1',
    },
  });
  const { nginx, certificate } = plan;
  const proxy = await startProxy({
    nginx,
    certificate,
    folder: folders.proxy,
    hosts: ports,
    ports: { http, https },
  });
  try {
    const addresses = { https: proxy.url, http: `http://localhost:${http}` };
    const broken = await brokenPromises(addresses);
    const name = `localhost:${https}`;
    const counters = await brokenCounterPromises({ ports, figures, name, redis });
    const outcome = await run(plan, { url: proxy.url, fleet, storage: place.storage });
    const untold = await untoldFigures({ ports, figures, name });
    const silent = untold.map((figure) => `no host tells ${figure}, which alerts or the dashboard ask for`);
    return { ...outcome, brokenPromises: [...broken, ...counters, ...silent] };
  } finally {
    await Promise.all([proxy.stop(), fleet.stop(), redis.kill()]);
    await Promise.all([org.close(), place.close()]);
  }
}

async function startOrg(customers: number) {
  const seed = { seed: 'demo', customers, passwordCost: 16 } as const;
  const org = createSandboxOrg({ database: ':memory:', clock: Date, ...seed });
  const server = await startSandboxServer({ org, host: '127.0.0.1', port: 0 });
  const close = async (): Promise<void> => {
    await server.close();
    org.close();
  };
  return { url: server.url, close };
}

interface Folders {
  readonly shared: string;
  readonly publications: string;
  readonly proxy: string;
}

function foldersOf(folder: string): Folders {
  const made = (name: string): string => {
    mkdirSync(join(folder, name));
    return join(folder, name);
  };
  return { shared: made('shared'), publications: made('publications'), proxy: made('proxy') };
}

interface Stage {
  readonly url: string;
  readonly fleet: Fleet;
  readonly storage: PublicationStorage;
}

async function run(
  plan: SoakPlan,
  { url, fleet, storage }: Stage,
): Promise<Omit<SoakReport, 'brokenPromises'>> {
  const end = Date.now() + plan.duration;
  const isOver = (): boolean => Date.now() >= end;
  const acts = new Map<string, Map<Outcome, number>>();
  const errors: string[] = [];
  const note: Note = (act, outcome, error) => {
    const counts = acts.get(act) ?? new Map<Outcome, number>();
    acts.set(act, counts.set(outcome, (counts.get(outcome) ?? 0) + 1));
    if (outcome === 'failed' && errors.length < mostErrors) errors.push(`${act}: ${String(error)}`);
  };
  const people = usernames(plan.customers).map((username, at) =>
    // The proxy counts requests by address: people who visit do not do so from one.
    createCustomer({
      url,
      username,
      password: DEMO_PASSWORD,
      address: `127.0.1.${at + 1}`,
      thinks: plan.thinks,
      paysEvery: plan.paysEvery,
      note,
    }),
  );
  const visits = people.map(async ({ visit }) => {
    // What failed is noted; the customer comes back.
    while (!isOver()) await visit().catch(() => undefined);
  });
  const counted = await disturb(plan, { fleet, storage, isOver });
  await Promise.all(visits);
  const payments = await Promise.all(people.map((person) => person.payments()));
  const told = payments.reduce((sum, one) => sum + one.told, 0);
  const taken = payments.reduce((sum, one) => sum + one.taken, 0);
  return { acts, errors, ...counted, payments: { told, taken } };
}

/** Has a bill to pay and a card on file. */
const PAYING = ['maria.lopez@example.com', 'diego.ramos@example.com'];

function usernames(count: number): readonly string[] {
  const others = Array.from({ length: count }, (_, at) => `customer${at + 1}@example.com`);
  return [...PAYING, ...others];
}

interface Disturbed extends Omit<Stage, 'url'> {
  readonly isOver: () => boolean;
}

/** Kills hosts, publishes, and rolls out the other build, until it is over. */
async function disturb(plan: SoakPlan, { fleet, storage, isOver }: Disturbed) {
  const counts = { kills: 0, publications: 0, late: 0, rollOuts: 0 };
  const publisher = createPublisher(storage, [plan.dist, plan.nextDist]);
  let busy: Promise<void> = Promise.resolve();
  // One host is away at a time: a killed one, or the one that is replaced.
  const inTurn = (work: () => Promise<void>): Promise<void> => (busy = busy.then(work));
  // What takes longer than the interval is followed by the next at once.
  const every = async (interval: number, work: () => Promise<void>): Promise<void> => {
    for (let next = Date.now() + interval; !isOver(); next += interval) {
      await pause(Math.max(0, next - Date.now()));
      if (!isOver()) await work();
    }
  };
  const rollOut = async (): Promise<void> => {
    await pause(plan.duration / 2);
    await inTurn(async () => {
      await fleet.rollOut(plan.nextDist);
      counts.rollOuts += 1;
    });
  };
  await Promise.all([
    every(plan.killEvery, () =>
      inTurn(async () => {
        counts.kills += 1;
        await fleet.kill(counts.kills % hosts);
      }),
    ),
    every(plan.publishEvery, async () => {
      const versions = await publisher.publish();
      counts.publications += 1;
      const late = await lateHosts(fleet.ports, versions);
      counts.late += late.length;
    }),
    rollOut(),
  ]);
  return counts;
}

function pause(duration: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, duration);
  });
}
