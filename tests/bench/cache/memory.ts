/**
 * Measures the memory of one cache, in a process of its own: `node --expose-gc memory.ts <store>`. Prints bytes a
 * record of 100,000, when they are there and when all were read, as JSON.
 */
import { idOf, parseRows, rowsText } from './rows.ts';
import type { CreateStore } from './store.ts';

const RECORDS = 100_000;
const AT_ONCE = 1_000;

const [name = ''] = process.argv.slice(2);
const { createStore } = (await import(`./stores/${name}.ts`)) as { readonly createStore: CreateStore };

async function bytesUsed(): Promise<number> {
  for (let time = 0; time < 3; time += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    globalThis.gc?.();
  }
  return process.memoryUsage().heapUsed;
}

const store = await createStore();
const empty = await bytesUsed();
for (let from = 0; from < RECORDS; from += AT_ONCE) {
  store.takeIn(`${from}`, parseRows(rowsText(AT_ONCE, { from })));
}
await store.flush?.();
const kept = await bytesUsed();
for (let index = 0; index < RECORDS; index += 1) store.reader(idOf(index))();
const read = await bytesUsed();
// Used after it was measured, so that nothing of it is collected before.
if (store.reader(idOf(0))() === undefined) throw new Error('The first row is not there');
console.log(JSON.stringify({ kept: (kept - empty) / RECORDS, read: (read - empty) / RECORDS }));
process.exit(0);
