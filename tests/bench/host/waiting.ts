import { Agent, request } from 'node:http';
import { attacks } from './attacks.ts';
import { median, pairedMultiples } from './figures.ts';
import { cpuOf, startProgram } from './programs.ts';
import type { Listening } from './programs.ts';

/** Waiting times of a host's customers in milliseconds, and the number of those with another answer than 200. */
interface Waiting {
  readonly p99: number;
  readonly failed: number;
}

/** The one of two hosts that is attacked, and the one that nobody attacks. */
interface Roles<TValue> {
  readonly attacked: TValue;
  readonly left: TValue;
}

/** A round of an attack. */
interface Round {
  readonly waiting: Roles<Waiting>;
  /** Seconds of CPU. */
  readonly cpu: Roles<number>;
}

const session = '/lwr/apex/v64.0/PortalDataController/getCurrentSession';
/** Calls a second to each host, whether or not earlier ones were answered: customers do not wait for each other. */
const rate = 200;
/** Milliseconds of a round: several of an attack's own, which take one second and the time until it is cut. */
const duration = 3_500;
/** Rounds that count; the two hosts take turns, and two turns give one multiple. */
const rounds = 10;
/** Rounds of each attack before anything counts: code that runs for the first time is slow. */
const warming = 2;
/** The multiple of the others' wait that an attack may cause. */
const most = 2;
/** The difference of two hosts of which nobody is attacked. */
const control = 'does nothing';

interface Customers {
  readonly port: number;
  readonly agent: Agent;
  readonly times: number[];
  failed: number;
}

/** Asks hosts for the session at times that nobody has agreed on, as customers who come. */
async function measureWaiting(ports: readonly number[], duration: number): Promise<readonly Waiting[]> {
  const all = ports.map((port): Customers => {
    return { port, agent: new Agent({ keepAlive: true, maxSockets: 6 }), times: [], failed: 0 };
  });
  const asked: Promise<void>[] = [];
  const end = performance.now() + duration;
  const gap = 1_000 / rate / all.length;
  for (let due = performance.now(); due < end; due -= Math.log(1 - Math.random()) * gap) {
    const rest = due - performance.now();
    if (rest > 0) await pause(rest);
    const chosen = all[Math.floor(Math.random() * all.length)];
    if (chosen !== undefined) asked.push(ask(chosen));
  }
  await Promise.all(asked);
  return all.map(({ agent, times, failed }) => {
    agent.destroy();
    const sorted = times.toSorted((one, other) => one - other);
    return { p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN, failed };
  });
}

function ask(customers: Customers): Promise<void> {
  const { port, agent, times } = customers;
  return new Promise((resolve) => {
    const begin = performance.now();
    const outgoing = request(
      { port, agent, host: '127.0.0.1', path: session, headers: { host: `localhost:${port}` } },
      (answer) => {
        if (answer.statusCode !== 200) customers.failed += 1;
        answer.resume().on('end', () => times.push(performance.now() - begin));
      },
    );
    outgoing.on('error', () => (customers.failed += 1));
    // Also of an answer that is cut in the middle, which does not end.
    outgoing.on('close', resolve);
    outgoing.end();
  });
}

/** Measures both hosts at once, while one of them is attacked. */
async function measureRound(name: string, { attacked, left }: Roles<Listening>): Promise<Round> {
  const attacker = name === control ? undefined : await startProgram('attacker', String(attacked.port), name);
  await pause(1_000);
  const before = { attacked: cpuOf(attacked), left: cpuOf(left) };
  const [one, other] = await measureWaiting([attacked.port, left.port], duration);
  const cpu = { attacked: cpuOf(attacked) - before.attacked, left: cpuOf(left) - before.left };
  await attacker?.stop();
  // What the attack has left under way ends by itself.
  await pause(500);
  if (one === undefined || other === undefined) throw new Error('There are two hosts.');
  return { waiting: { attacked: one, left: other }, cpu };
}

const pause = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));

/** Measures an attack in rounds, and prints a line of it. Returns a sentence where customers wait too long. */
async function measureAttack(name: string, hosts: Roles<Listening>): Promise<string | undefined> {
  const measured: Round[] = [];
  const swapped = { attacked: hosts.left, left: hosts.attacked };
  for (let round = 0; round < warming + rounds; round += 1)
    measured.push(await measureRound(name, round % 2 === 0 ? hosts : swapped));
  const counted = measured.slice(warming);
  const multiples = pairedMultiples(counted.map(({ waiting }) => waiting.attacked.p99 / waiting.left.p99));
  const multiple = median(multiples);
  const failed = counted.reduce((sum, { waiting }) => sum + waiting.attacked.failed + waiting.left.failed, 0);
  const waitOf = (role: keyof Roles<never>) => median(counted.map(({ waiting }) => waiting[role].p99));
  const shareOf = (role: keyof Roles<never>) =>
    counted.reduce((sum, { cpu }) => sum + cpu[role], 0) / ((rounds * duration) / 1_000);
  const figures = [
    [waitOf('left').toFixed(1), 9],
    [waitOf('attacked').toFixed(1), 9],
    [multiple.toFixed(1), 9],
    [`${Math.min(...multiples).toFixed(1)}-${Math.max(...multiples).toFixed(1)}`, 10],
    [`${(shareOf('left') * 100).toFixed(0)} %`, 9],
    [`${(shareOf('attacked') * 100).toFixed(0)} %`, 9],
    [String(failed), 7],
  ] as const;
  console.log(name.padEnd(37), figures.map(([text, width]) => text.padStart(width)).join(''));
  if (multiple <= most && failed === 0) return undefined;
  return `While somebody ${name}: ${multiple.toFixed(1)} times the wait, ${failed} failed.`;
}

/**
 * Compares how long the customers of two hosts wait at the same time, each with an org of its own, while one of both is
 * attacked: whatever else the machine does, the attacker's own work included, both wait for alike. Returns a line where
 * customers wait too long.
 */
export async function compareWaiting(): Promise<readonly string[]> {
  const orgs = [await startProgram('org'), await startProgram('org')] as const;
  const [attacked, left] = await Promise.all([
    startProgram('host', String(orgs[0].port), 'attacked'),
    startProgram('host', String(orgs[1].port), 'attacked'),
  ]);
  await measureWaiting([attacked.port, left.port], duration);
  console.log(
    '\np99 of customers in ms, medians of rounds, of a host left alone and of one attacked at the same time',
  );
  console.log(
    'while somebody                            alone attacked multiple    from-to      CPU   of both failed',
  );
  const missed: string[] = [];
  for (const name of [control, ...Object.keys(attacks)])
    missed.push(...[await measureAttack(name, { attacked, left })].filter((line) => line !== undefined));
  await Promise.all([attacked, left, ...orgs].map((program) => program.stop()));
  return missed;
}
