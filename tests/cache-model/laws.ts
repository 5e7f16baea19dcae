import { isDeepStrictEqual } from 'node:util';
import { isGap, type ModelObserver } from './requests.ts';
import type { Seen } from './things.ts';

/** A watched read on both sides. */
export interface ObservedRead {
  readonly model: ModelObserver;
  readonly notified: Seen[];
  last: Seen;
  stop(): void;
}

/** The broken law with what it saw. */
export class BrokenLaw extends Error {
  constructor(law: string, facts: object) {
    const readable = (_: string, value: unknown): unknown => (value instanceof Set ? [...value] : value);
    super(`${law}: ${JSON.stringify(facts, readable, 1)}`);
    this.name = 'BrokenLaw';
  }
}

/** Walks through what happened and what the subscriber was told of it. */
export function compareNotifications(observed: ObservedRead): void {
  const { model, notified } = observed;
  const all = [...notified];
  let hasGap = false;
  for (const { before, after } of model.moments) {
    if (isSame(observed.last, after)) continue;
    const isChange = !isSame(before, after);
    // It is refetched in the same moment: whether the gap between is told makes no difference.
    const isLost = isGap(after) && (before.data !== undefined || before.state === 'pending');
    const isNotified = notified[0] !== undefined && isSame(notified[0], after);
    if (isNotified) notified.shift();
    if (isNotified) observed.last = after;
    else if (isChange && isLost) hasGap = true;
    else if (isChange) fail('a change is told once', observed, all);
  }
  if (notified.length > 0) fail('no word without a change', observed, all);
  const end = model.moments.at(-1)?.after;
  if (hasGap && !isSame(observed.last, end)) fail('who watches knows what there is', observed, all);
  model.moments = [];
}

function fail(law: string, { model, last }: ObservedRead, notified: readonly Seen[]): never {
  const { target, policy, moments } = model;
  throw new BrokenLaw(law, { target: target.name, policy, last, notified, moments });
}

/** Returns true when a value is frozen, with all in it. */
export const isFrozen = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every(isFrozen));

/** Returns true when two snapshots look the same to a listener; the end of freshness does not count. */
export function isSame(one: Seen | undefined, other: Seen | undefined): boolean {
  if (!one || !other) return one === other;
  return (
    one.state === other.state &&
    one.error === other.error &&
    isDeepStrictEqual(one.missing?.toSorted(), other.missing?.toSorted()) &&
    (one.data === other.data || isDeepStrictEqual(one.data, other.data))
  );
}
