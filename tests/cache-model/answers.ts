import type { Json } from '@energy-portal/sdk';
import type { Thing, ThingPage } from '../../sdk/toys/index.ts';
import type { Target } from './things.ts';
import {
  isAnswered,
  knownThing,
  resultOf,
  writeThing,
  writeMissing,
  type Metadata,
  type ModelStore,
} from './model-store.ts';

/** Metadata of an answer: its request, its arrival, and its name. */
interface AnswerMetadata {
  readonly timestamp: number;
  readonly now: number;
  readonly tag: string | undefined;
  /** Number of changes, this one counted. */
  readonly changes: number;
}

/**
 * Writes down an answer.
 *
 * @returns the things of which fields turned out to be of an earlier version
 */
export function writeAnswer(
  store: ModelStore,
  { target, data }: { readonly target: Target; readonly data: Json },
  { timestamp, now, tag, changes }: AnswerMetadata,
): readonly string[] {
  const result = resultOf(store, target);
  const isLate = timestamp < result.metadata.timestamp;
  const isInvalidated = target.thing !== undefined && isLate && result.metadata.until <= now;
  const facts = { timestamp, now, isInvalidated };
  // An answer fits its operation.
  const thing = data as unknown as Thing;
  const things = target.thing ? [thing] : (data as unknown as ThingPage).things;
  const { skipped } = store;
  const inconsistent = things.flatMap((one) => writeThing(store, one, facts));
  if (target.thing) writeMissing(store, { target, thing }, facts);
  if (isLate && result.answer !== undefined) return inconsistent;
  result.cachedError = undefined;
  result.answer = data;
  // What is only partly shown is not what the server means by the name.
  result.tag = tag !== undefined && store.skipped === skipped ? { name: tag, changes } : undefined;
  if (!isLate) result.metadata = { until: now + 30_000, version: undefined, timestamp };
  return inconsistent;
}

/** A thing is there no more: what shows it is out of date. */
export function evict(
  store: ModelStore,
  id: string,
  at: { readonly now: number; readonly timestamp: number },
): void {
  knownThing(store, id).evictedAt = at.timestamp;
  for (const result of store.results.values()) {
    if (isAnswered(store, result, id)) result.metadata = expired(result.metadata, at);
  }
  expireThing(store, id, at);
}

/** Calls what a configuration read out of date, and forgets its failure. */
export function invalidate(
  store: ModelStore,
  target: Target,
  at: { readonly now: number; readonly timestamp: number },
): void {
  const result = store.results.get(target.name);
  if (result) Object.assign(result, { metadata: expired(result.metadata, at), cachedError: undefined });
  if (target.thing) expireThing(store, target.thing.id, at);
}

/** Calls a thing out of date, with all that answers in flight may bring of it. */
export function expireThing(store: ModelStore, id: string, at: { now: number; timestamp: number }): void {
  const known = knownThing(store, id);
  known.invalidated = at;
  for (const [path, { metadata, content }] of known.entries)
    known.entries.set(path, { metadata: expired(metadata, at), content });
  for (const [path, metadata] of known.absent) known.absent.set(path, expired(metadata, at));
}

/** Stale from now on, and newer than every answer that was asked for before. */
function expired(metadata: Metadata, { now, timestamp }: { now: number; timestamp: number }): Metadata {
  return { until: Math.min(metadata.until, now), version: metadata.version, timestamp };
}
