/**
 * Measures the first page of one cache, in a process of its own and without warm-up: `node cold.ts <store>`. Its code is
 * one minified file, as in a page. A store is made, takes in 50 records with shared owners, and shows them; prints as JSON
 * the nanoseconds that its thread had a processor for, which other programs on the machine do not lengthen by their turns.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ownedRowsText, parseRows } from './rows.ts';
import { codeOf } from './sizes.ts';
import type { BenchStore } from './store.ts';

const PAGE = 50;

const [name = ''] = process.argv.slice(2);
/** A store, as far as its module can do the work. */
interface ColdModule {
  readonly createOwnedStore?: () => BenchStore;
}
const folder = mkdtempSync(join(tmpdir(), 'cold-'));
const file = join(folder, `${name}.mjs`);
writeFileSync(file, await codeOf(name, 'node'));
// A module of the folder `stores`.
const { createOwnedStore } = (await import(pathToFileURL(file).href)) as ColdModule;
rmSync(folder, { recursive: true });
const rows = parseRows(ownedRowsText(PAGE));
const nothing = new Int32Array(new SharedArrayBuffer(4));

/** Milliseconds that this thread has had of a processor. */
function spent(): number {
  // Systems count a turn when it ends.
  Atomics.wait(nothing, 0, 0, 0.05);
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e3;
}

globalThis.gc?.();
spent();
const begin = spent();
const store = createOwnedStore?.();
const made = spent();
store?.takeIn('page', rows);
const taken = spent();
const shown = store?.pageReader?.('page')() ?? [];
const end = spent();
// What is shown is the page, with the owner of its last row.
const { owner } = (shown.at(-1) ?? {}) as { readonly owner?: { readonly email?: string } };
const isShown = shown.length === PAGE && owner?.email === 'owner-0@example.com';
const nanoseconds = store === undefined ? null : (end - begin) * 1e6;
const split = { made: made - begin, taken: taken - made, shown: end - taken };
console.log(JSON.stringify({ nanoseconds, error: isShown ? null : 'the page is not there', split }));
process.exit(0);
