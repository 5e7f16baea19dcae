import { findFreePorts } from '../../deploy/free-ports.ts';
import { grows, slopeOf, type Sample } from './figures.ts';
import { pathsOf } from './loads.ts';
import { startNginxOrg } from './nginx.ts';
import { memoryOf, startMeasured, type Measured } from './programs.ts';
import { loadOf } from './wrk.ts';

const minutes = Number(process.env['BENCH_MINUTES'] ?? 10);
const turn = 5;
/** The share of the time in which caches fill. */
const warmUp = 0.2;
/**
 * Growth a minute that is none, in megabytes: bare Node has half of it, as its compiler goes on for minutes. What stayed of each
 * connection, 300 a minute, would be several times that.
 */
const tolerance = 0.2;

const servers = ['host', 'bare'] as const;

/** The memory of a server while it is loaded. */
interface Watched {
  readonly server: Measured;
  /** In use once all garbage is gone. */
  readonly live: Sample[];
  /** Held of the machine. */
  readonly held: Sample[];
  requests: number;
}

const watch = (server: Measured): Watched => ({ server, live: [], held: [], requests: 0 });

/**
 * Loads the host and bare Node with files and calls by turns, and looks at their memory. What is in use must not grow. What is
 * held of the machine is told: it is the most that V8 has needed so far, as it keeps pages for the next time, and so it
 * grows in steps that become rare, up to the bound of the heap. Returns a line where the host grows.
 */
export async function measureMemory(): Promise<readonly string[]> {
  const [orgPort = 0] = await findFreePorts(1);
  const org = await startNginxOrg(orgPort);
  const all = {
    host: watch(await startMeasured('host', String(org.port))),
    bare: watch(await startMeasured('bare', String(org.port))),
  };
  const begin = performance.now();
  for (let at = 0; at < minutes; at = (performance.now() - begin) / 60_000) {
    for (const name of servers) await loadOnce(all[name], at);
  }
  for (const name of servers) console.log(lineOf(name, all[name]));
  await Promise.all([all.host.server.stop(), all.bare.server.stop(), org.stop()]);
  const settled = afterWarmUp(all.host.live);
  return grows(settled, tolerance)
    ? [`The memory in use grows by ${slopeOf(settled).perUnit.toFixed(2)} MB a minute.`]
    : [];
}

const afterWarmUp = (samples: readonly Sample[]): readonly Sample[] =>
  samples.slice(Math.floor(samples.length * warmUp));

async function loadOnce(watched: Watched, at: number): Promise<void> {
  const { server, live, held } = watched;
  for (const path of Object.values(pathsOf()))
    watched.requests += turn * (await loadOf(server, path, { connections: 64, seconds: turn })).rate;
  held.push({ at, value: memoryOf(server) });
  live.push({ at, value: await server.live() });
}

function lineOf(name: string, { live, held, requests }: Watched): string {
  const told = ([what, samples]: readonly [string, readonly Sample[]]): string => {
    const { perUnit, noise } = slopeOf(afterWarmUp(samples));
    const [first, last] = [samples[0], samples.at(-1)].map((sample) => sample?.value.toFixed(1));
    return `${what} ${first} MB at first, ${last} at last, ${perUnit.toFixed(2)} a minute, give or take ${noise.toFixed(2)}`;
  };
  const lines = [['in use', live] as const, ['held', held] as const].map(told);
  return `memory of ${name}: ${requests.toExponential(1)} requests in ${minutes} minutes; ${lines.join('; ')}`;
}
