import { dataOf, keepSnapshot } from '../query/lookup.ts';
import type { Snapshot } from '../spec/snapshot.ts';
import type { WatchOptions } from './client.ts';
import { shareStructure } from './share-structure.ts';

/** Options of a query in a component. */
export interface ReadViewOptions<TData, TSelected = TData> extends WatchOptions {
  /** Makes what the component shows out of the data; it renders again only when that differs. */
  readonly select?: ((data: TData) => TSelected) | undefined;
  /** Milliseconds after which the server is asked again, and again, while the page is visible. */
  readonly interval?: number | undefined;
}

/** Refreshes again and again, but for a page that nobody sees. @returns stops that */
export function startInterval(refresh: () => unknown, interval: number | undefined): () => void {
  if (interval === undefined) return () => undefined;
  const timer = setInterval(() => {
    if (globalThis.document?.visibilityState !== 'hidden') void refresh();
  }, interval);
  return () => clearInterval(timer);
}

/** Selects from snapshots: the same object while the component would show the same, whichever function says what it shows. */
export function createSelection<TData, TSelected>(): (
  snapshot: Snapshot<TData>,
  select: ((data: TData) => TSelected) | undefined,
) => Snapshot<TSelected> {
  let last: { readonly snapshot: unknown; readonly select: unknown } | undefined;
  let shown: Snapshot<TSelected> | undefined;
  return (snapshot, select) => {
    // Without `select` the whole is what is shown: the two types are one.
    if (!select) return snapshot as Snapshot<never>;
    const isSame = last?.snapshot === snapshot && last.select === select;
    if (!shown || !isSame) shown = selectFrom(snapshot, select, shown);
    last = { snapshot, select };
    return shown;
  };
}

function selectFrom<TData, TSelected>(
  snapshot: Snapshot<TData>,
  select: (data: TData) => TSelected,
  before: Snapshot<TSelected> | undefined,
): Snapshot<TSelected> {
  const data = dataOf(snapshot);
  // Without data there is nothing of its type.
  if (data === undefined) return snapshot as Snapshot<never>;
  // The same state with other data.
  const next = {
    ...snapshot,
    data: shareStructure(before && dataOf(before), select(data)),
  } as Snapshot<TSelected>;
  // One of the two, which are of the same type.
  return before ? (keepSnapshot(before, next) as Snapshot<TSelected>) : next;
}
