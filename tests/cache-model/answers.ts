import type { Json } from '@energy-portal/sdk';
import type { Thing, ThingPage } from '@energy-portal/sdk/testing';
import type { Target } from './things.ts';
import { isAnswered, knownThing, resultOf, tell, tellAbsent, type Stamp, type World } from './world.ts';

/** When an answer was asked for and came, and what the server calls it. */
interface Taking {
  readonly order: number;
  readonly now: number;
  readonly tag: string | undefined;
  /** How many changes there have been, this one counted. */
  readonly changes: number;
}

/**
 * Writes down an answer.
 *
 * @returns the things of which parts turned out to be of an earlier version
 */
export function takeIn(
  world: World,
  { target, data }: { readonly target: Target; readonly data: Json },
  { order, now, tag, changes }: Taking,
): readonly string[] {
  const result = resultOf(world, target);
  const isLate = order < result.stamp.order;
  const isOverdue = target.thing !== undefined && isLate && result.stamp.until <= now;
  const telling = { order, now, isOverdue };
  // An answer fits its operation.
  const thing = data as unknown as Thing;
  const things = target.thing ? [thing] : (data as unknown as ThingPage).things;
  const { skipped } = world;
  const behind = things.flatMap((one) => tell(world, one, telling));
  if (target.thing) tellAbsent(world, { target, thing }, telling);
  if (isLate && result.answer !== undefined) return behind;
  result.failure = undefined;
  result.answer = data;
  // What is only partly shown is not what the server means by the name.
  result.tag = tag !== undefined && world.skipped === skipped ? { name: tag, changes } : undefined;
  if (!isLate) result.stamp = { until: now + 30_000, version: undefined, order };
  return behind;
}

/** A thing is there no more: what shows it is out of date. */
export function evict(world: World, id: string, at: { readonly now: number; readonly order: number }): void {
  knownThing(world, id).goneAt = at.order;
  for (const result of world.results.values()) {
    if (isAnswered(world, result, id)) result.stamp = expired(result.stamp, at);
  }
  expireThing(world, id, at);
}

/** Calls what a configuration read out of date, and forgets its failure. */
export function outdate(
  world: World,
  target: Target,
  at: { readonly now: number; readonly order: number },
): void {
  const result = world.results.get(target.name);
  if (result) Object.assign(result, { stamp: expired(result.stamp, at), failure: undefined });
  if (target.thing) expireThing(world, target.thing.id, at);
}

/** Calls a thing out of date, with all that answers under way may bring of it. */
export function expireThing(world: World, id: string, at: { now: number; order: number }): void {
  const known = knownThing(world, id);
  known.ended = at;
  for (const [path, { stamp, content }] of known.cells)
    known.cells.set(path, { stamp: expired(stamp, at), content });
  for (const [path, stamp] of known.absent) known.absent.set(path, expired(stamp, at));
}

/** Stale from now on, and newer than every answer that was asked for before. */
function expired(stamp: Stamp, { now, order }: { now: number; order: number }): Stamp {
  return { until: Math.min(stamp.until, now), version: stamp.version, order };
}
