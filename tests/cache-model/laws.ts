import { isDeepStrictEqual } from 'node:util';
import { isGap, type Watcher } from './parties.ts';
import type { Seen } from './things.ts';

/** A watched read on both sides. */
export interface Watching {
  readonly model: Watcher;
  readonly told: Seen[];
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

/** Walks through what happened and what the watcher was told of it. */
export function compareTold(watching: Watching): void {
  const { model, told } = watching;
  const all = [...told];
  let hasGap = false;
  for (const { before, after } of model.moments) {
    if (isSame(watching.last, after)) continue;
    const isChange = !isSame(before, after);
    // It is asked for again in the same moment: whether the gap between is told makes no difference.
    const isLost = isGap(after) && (before.data !== undefined || before.state === 'pending');
    const isTold = told[0] !== undefined && isSame(told[0], after);
    if (isTold) told.shift();
    if (isTold) watching.last = after;
    else if (isChange && isLost) hasGap = true;
    else if (isChange) fail('a change is told once', watching, all);
  }
  if (told.length > 0) fail('no word without a change', watching, all);
  const end = model.moments.at(-1)?.after;
  if (hasGap && !isSame(watching.last, end)) fail('who watches knows what there is', watching, all);
  model.moments = [];
}

function fail(law: string, { model, last }: Watching, told: readonly Seen[]): never {
  const { target, policy, moments } = model;
  throw new BrokenLaw(law, { target: target.name, policy, last, told, moments });
}

/** Whether a value is frozen, with all in it. */
export const isFrozen = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every(isFrozen));

/** Whether nobody could tell the two apart; when data ends counts for nobody who is told of changes. */
export function isSame(one: Seen | undefined, other: Seen | undefined): boolean {
  if (!one || !other) return one === other;
  return (
    one.state === other.state &&
    one.error === other.error &&
    isDeepStrictEqual(one.missing?.toSorted(), other.missing?.toSorted()) &&
    (one.data === other.data || isDeepStrictEqual(one.data, other.data))
  );
}
