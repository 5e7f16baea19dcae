import { notFetchable } from './requests.ts';
import { stateOf, type Lookup } from './policy-table.ts';
import type { Seen, Target } from './things.ts';
import { denormalizeThing, denormalizeList } from './denormalize.ts';
import type { ModelStore } from './model-store.ts';

/** Returns what the model has for a configuration. */
export function lookUp(store: ModelStore, target: Target): Lookup {
  const result = store.results.get(target.name);
  const denormalized = target.thing
    ? denormalizedThing(store, target.thing)
    : result && denormalizeList(store, result);
  const missing =
    denormalized?.missing ?? target.thing?.requestedFields.map(({ path }) => path.join('.')) ?? [];
  const hasData = denormalized !== undefined && missing.length === 0;
  const isGone = target.thing && store.things.get(target.thing.id)?.evictedAt !== undefined;
  return {
    data: hasData ? denormalized.data : undefined,
    hasData,
    until: hasData ? denormalized.until : 0,
    missing: missing.map((name) => `person.${name}`).toSorted(),
    cachedError: result?.cachedError ?? (hasData || isGone ? undefined : notFetchable(result)),
    isFetching: (result?.fetchCount ?? 0) > 0,
  };
}

function denormalizedThing(
  store: ModelStore,
  { id, requestedFields }: NonNullable<Target['thing']>,
): ReturnType<typeof denormalizeThing> | undefined {
  const known = store.things.get(id);
  return known && known.entries.size > 0 && known.evictedAt === undefined
    ? denormalizeThing(store, id, requestedFields)
    : undefined;
}

/** Returns the snapshot of a reader whose request is answered. */
export function answeredBy(lookup: Lookup, now: number): Seen {
  const seen = stateOf({ ...lookup, isFetching: false }, now);
  // What the server left out is an error, however short its answer counts.
  if (seen.state === 'unfulfilled' && lookup.cachedError)
    return { state: 'error', error: lookup.cachedError.error };
  // A lifetime of nothing still lets the one who asked have the answer.
  return seen.state === 'stale' && seen.end === now ? { ...seen, state: 'fulfilled' } : seen;
}

/** Returns the snapshot of a reader whose request has failed. */
export const failedWith = (error: string, { hasData, data }: Lookup): Seen => ({
  state: 'error',
  error,
  ...(hasData ? { data } : {}),
});
