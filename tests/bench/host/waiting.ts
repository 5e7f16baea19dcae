import { Agent, request } from 'node:http';
import { attacks } from './attacks.ts';
import { median } from './figures.ts';
import { startProgram } from './programs.ts';

/** Waiting times of customers in milliseconds, and the number of those with another answer than 200. */
interface Waiting {
  readonly p99: number;
  readonly failed: number;
}

const session = '/lwr/apex/v64.0/PortalDataController/getCurrentSession';
/** Calls a second, whether or not earlier ones were answered: customers do not wait for each other. */
const rate = 200;
/** Milliseconds that are measured: several of an attack's rounds, which take one second and the time until it is cut. */
const duration = 5_000;
/** Milliseconds of calls and of each attack before anything is measured: code that runs for the first time is slow. */
const warming = 4_000;
const rounds = 3;
/** The multiple of the wait before that an attack may cause. */
const most = 2;

/** Asks for the session at times that nobody has agreed on, as customers who come. */
async function measureWaiting(port: number, duration: number): Promise<Waiting> {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const times: number[] = [];
  let failed = 0;
  const ask = () =>
    new Promise<void>((resolve) => {
      const begin = performance.now();
      const outgoing = request(
        { port, agent, host: '127.0.0.1', path: session, headers: { host: `localhost:${port}` } },
        (answer) => {
          if (answer.statusCode !== 200) failed += 1;
          answer.resume().on('end', () => times.push(performance.now() - begin));
        },
      );
      outgoing.on('error', () => (failed += 1));
      // Also of an answer that is cut in the middle, which does not end.
      outgoing.on('close', resolve);
      outgoing.end();
    });
  const asked: Promise<void>[] = [];
  const end = performance.now() + duration;
  for (let due = performance.now(); due < end; due += (-Math.log(1 - Math.random()) * 1_000) / rate) {
    const rest = due - performance.now();
    if (rest > 0) await pause(rest);
    asked.push(ask());
  }
  await Promise.all(asked);
  agent.destroy();
  const sorted = times.toSorted((one, other) => one - other);
  return { p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN, failed };
}

interface Comparison {
  readonly before: Waiting;
  readonly during: Waiting;
}

/** Measures before and during an attack, one right after the other. */
async function measureAttack(name: string, port: number): Promise<Comparison> {
  const before = await measureWaiting(port, duration);
  const during = await whileAttacked(name, port, () => measureWaiting(port, duration));
  return { before, during };
}

async function whileAttacked<TValue>(
  name: string,
  port: number,
  measure: () => Promise<TValue>,
): Promise<TValue> {
  const attacker = await startProgram('attacker', String(port), name);
  await pause(1_000);
  const measured = await measure();
  await attacker.stop();
  // What the attack has left under way ends by itself.
  await pause(1_000);
  return measured;
}

const pause = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));

/** Compares how long customers wait before and during each attack. Returns a line where they wait too long. */
export async function compareWaiting(): Promise<readonly string[]> {
  const org = await startProgram('org');
  const host = await startProgram('host', String(org.port), 'attacked');
  await measureWaiting(host.port, warming);
  console.log('\nwhile somebody                        p99 before   p99 then   multiple   failed');
  const missed: string[] = [];
  for (const name of Object.keys(attacks)) {
    await whileAttacked(name, host.port, () => measureWaiting(host.port, warming));
    const found: Comparison[] = [];
    for (let round = 0; round < rounds; round += 1) found.push(await measureAttack(name, host.port));
    const multiple = median(found.map(({ before, during }) => during.p99 / before.p99));
    const failed = found.reduce((sum, { during }) => sum + during.failed, 0);
    const columns = [
      name.padEnd(38),
      median(found.map(({ before }) => before.p99))
        .toFixed(1)
        .padStart(7),
      median(found.map(({ during }) => during.p99))
        .toFixed(1)
        .padStart(10),
      multiple.toFixed(1).padStart(10),
      String(failed).padStart(8),
    ];
    console.log(columns.join(' '));
    if (multiple > most || failed > 0)
      missed.push(`While somebody ${name}: ${multiple.toFixed(1)} times the wait, ${failed} failed.`);
  }
  await Promise.all([host.stop(), org.stop()]);
  return missed;
}
