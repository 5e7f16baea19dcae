import { optimisticEntries, knownThing, type OptimisticUpdate, type ModelStore } from './model-store.ts';

/** A write is expected to change a thing. */
export function addOptimisticUpdate(store: ModelStore, id: string, update: OptimisticUpdate): void {
  const known = knownThing(store, id);
  known.updates = [...known.updates, update];
}

/** A write is over: what was expected counts as said where the server has taken it. */
export function settleOptimisticUpdate(
  store: ModelStore,
  id: string,
  {
    update,
    taken,
  }: {
    readonly update: OptimisticUpdate;
    readonly taken?: { readonly now: number; readonly timestamp: number };
  },
): void {
  const known = knownThing(store, id);
  known.updates = known.updates.filter((other) => other !== update);
  if (!taken) return;
  const metadata = { until: taken.now, version: undefined, timestamp: taken.timestamp };
  for (const [path, { content }] of optimisticEntries(known.entries, update.fields))
    known.entries.set(path, { metadata, content });
}
