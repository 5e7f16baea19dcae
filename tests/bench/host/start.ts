/**
 * Measures the host on this machine alone: `loads`, requests beside nginx's over the same files and the same org, each in
 * turn; `memory`, ten minutes of load; and `waiting`, how long customers wait while somebody attacks, as a multiple of how long
 * those of another host wait at the same time. All three unless one is named. Needs a build, and Debian's `nginx` and `wrk`. Shares count; the numbers are
 * this machine's. Ends with 1 where the host falls behind Node's own server, where memory grows, or where others wait.
 */
import { measureLoads } from './loads.ts';
import { measureMemory } from './memory.ts';
import { compareWaiting } from './waiting.ts';

const measurements = { loads: measureLoads, memory: measureMemory, waiting: compareWaiting };
const wanted = process.argv.slice(2);

for (const [name, measure] of Object.entries(measurements)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const line of await measure()) {
    console.error(line);
    process.exitCode = 1;
  }
}
