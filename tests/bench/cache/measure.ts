/**
 * Measures one work on one cache, in a process of its own: `node measure.ts <store> <work>`. Prints the median of its
 * runs, in nanoseconds for one doing, as JSON; `null` where the cache cannot do the work.
 */
import type { CreateStore } from './store.ts';
import { works } from './works.ts';

/** Runs after which the engine has compiled for good what the shortest works do. */
const WARM_UP = 30_000;
const RUNS = 200;
/** Short works are measured for this long at most, in milliseconds. */
const BUDGET = 4_000;

const [name = '', id = ''] = process.argv.slice(2);
const work = works.find((one) => one.id === id);
if (!work) throw new Error(`There is no work "${id}": ${works.map((one) => one.id).join(', ')}`);
const { createStore } = (await import(`./stores/${name}.ts`)) as { readonly createStore: CreateStore };
const prepared = await work.prepare(createStore);
const times: number[] = [];
const end = performance.now() + BUDGET;
for (let run = 0; run < WARM_UP + RUNS; run += 1) {
  if (!prepared) break;
  const measured = await prepared.next();
  const begin = performance.now();
  await measured();
  if (run >= WARM_UP || performance.now() > end) times.push(performance.now() - begin);
  if (times.length > 4 && performance.now() > end) break;
}
times.sort((one, other) => one - other);
const median = times[times.length >> 1];
const nanoseconds = median === undefined ? null : (median * 1e6) / work.times;
console.log(JSON.stringify({ nanoseconds, error: prepared?.check() ?? null }));
process.exit(0);
