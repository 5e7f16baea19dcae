import { findFreePorts } from '../../deploy/free-ports.ts';
import { slopeOf } from './figures.ts';
import type { Sample } from './figures.ts';
import { pathsOf } from './loads.ts';
import { startNginxOrg } from './nginx.ts';
import { boundedHeap, memoryOf, startProgram } from './programs.ts';
import { loadOf } from './wrk.ts';

const minutes = Number(process.env['BENCH_MINUTES'] ?? 10);
const turn = 5;
/** The share of the time in which caches fill. */
const warmUp = 0.2;
/** Growth a minute that is none, in megabytes, where the samples differ by less than they can tell. */
const tolerance = 0.2;

/** Loads the host with files and calls by turns, and looks at its memory. Returns a line where it grows. */
export async function measureMemory(): Promise<readonly string[]> {
  const [orgPort = 0] = await findFreePorts(1);
  const org = await startNginxOrg(orgPort);
  const host = await startProgram('host', String(org.port), boundedHeap);
  const paths = Object.values(pathsOf());
  const samples: Sample[] = [];
  let requests = 0;
  const begin = performance.now();
  for (let at = 0; at < minutes; at = (performance.now() - begin) / 60_000) {
    for (const path of paths)
      requests += turn * (await loadOf(host, path, { connections: 64, seconds: turn })).rate;
    samples.push({ at, value: memoryOf(host) });
  }
  await Promise.all([host.stop(), org.stop()]);
  const { perUnit, noise } = slopeOf(samples.slice(Math.floor(samples.length * warmUp)));
  const held = samples.map(({ value }) => value.toFixed(0));
  console.log(
    `\nmemory: ${requests.toExponential(1)} requests in ${minutes} minutes, ${held[0]} MB at first, ${held.at(-1)} MB at last, at most ${Math.max(...samples.map(({ value }) => value)).toFixed(0)} MB; ` +
      `${perUnit.toFixed(2)} MB a minute, give or take ${noise.toFixed(2)}`,
  );
  return perUnit > Math.max(noise, tolerance) ? [`Memory grows by ${perUnit.toFixed(2)} MB a minute.`] : [];
}
