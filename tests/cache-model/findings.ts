import { notFetchable } from './parties.ts';
import { stateOf, type Finding } from './policy-table.ts';
import type { Seen, Target } from './things.ts';
import { lookAt, lookAtList, type World } from './world.ts';

/** What is known for a configuration. */
export function findingOf(world: World, target: Target): Finding {
  const result = world.results.get(target.name);
  const sight = target.thing ? sightOf(world, target.thing) : result && lookAtList(world, result);
  const missing = sight?.missing ?? target.thing?.wishes.map(({ path }) => path.join('.')) ?? [];
  const hasData = sight !== undefined && missing.length === 0;
  const isGone = target.thing && world.things.get(target.thing.id)?.goneAt !== undefined;
  return {
    data: hasData ? sight.data : undefined,
    hasData,
    until: hasData ? sight.until : 0,
    missing: missing.map((name) => `person.${name}`).toSorted(),
    failure: result?.failure ?? (hasData || isGone ? undefined : notFetchable(result)),
    isBusy: (result?.busy ?? 0) > 0,
  };
}

function sightOf(
  world: World,
  { id, wishes }: NonNullable<Target['thing']>,
): ReturnType<typeof lookAt> | undefined {
  const known = world.things.get(id);
  return known && known.cells.size > 0 && known.goneAt === undefined ? lookAt(world, id, wishes) : undefined;
}

/** What somebody gets whose request is answered. */
export function answeredBy(finding: Finding, now: number): Seen {
  const seen = stateOf({ ...finding, isBusy: false }, now);
  // What the server left out is an error, however short its answer counts.
  if (seen.state === 'unfulfilled' && finding.failure)
    return { state: 'error', error: finding.failure.error };
  // A lifetime of nothing still lets the one who asked have the answer.
  return seen.state === 'stale' && seen.end === now ? { ...seen, state: 'fulfilled' } : seen;
}

/** What somebody gets whose request has failed. */
export const failedWith = (error: string, { hasData, data }: Finding): Seen => ({
  state: 'error',
  error,
  ...(hasData ? { data } : {}),
});
