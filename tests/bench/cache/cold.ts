/**
 * Measures the first page of one cache, in a process of its own and without warm-up: `node cold.ts <store>`. A store is
 * made, takes in 50 records with shared owners, and shows them; prints the nanoseconds of each as JSON.
 */
import { ownedRowsText, parseRows } from './rows.ts';
import type { BenchStore } from './store.ts';

const PAGE = 50;

const [name = ''] = process.argv.slice(2);
/** A store, as far as its module can do the work. */
interface ColdModule {
  readonly createOwnedStore?: () => BenchStore;
}
// The modules beside this file.
const { createOwnedStore } = (await import(`./stores/${name}.ts`)) as ColdModule;
const rows = parseRows(ownedRowsText(PAGE));
globalThis.gc?.();
const begin = performance.now();
const store = createOwnedStore?.();
const made = performance.now();
store?.takeIn('page', rows);
const taken = performance.now();
const shown = store?.pageReader?.('page')() ?? [];
const end = performance.now();
// What is shown is the page, with the owner of its last row.
const { owner } = (shown.at(-1) ?? {}) as { readonly owner?: { readonly email?: string } };
const isShown = shown.length === PAGE && owner?.email === 'owner-0@example.com';
const nanoseconds = store === undefined ? null : (end - begin) * 1e6;
const split = { made: made - begin, taken: taken - made, shown: end - taken };
console.log(JSON.stringify({ nanoseconds, error: isShown ? null : 'the page is not there', split }));
process.exit(0);
