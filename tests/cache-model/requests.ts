import type { Json, Policy } from '@energy-portal/sdk';
import type { Lookup } from './policy-table.ts';
import type { Seen, Target, WriteName } from './things.ts';
import type { OptimisticUpdate, KnownResult } from './model-store.ts';

/** The outcome of a request. */
export type Outcome =
  | {
      readonly ok: true;
      readonly status: number;
      readonly data: Json | undefined;
      readonly tag?: string | undefined;
    }
  | {
      readonly ok: false;
      readonly error: string;
      /** An answer has come, though none that can be written. */
      readonly hasCome?: boolean;
    };

/** A change as one subscriber may see it: what it showed just before and just after, at one time. */
export interface Moment {
  readonly before: Seen;
  readonly after: Seen;
}

/** A read that somebody watches. */
export interface ModelObserver {
  readonly target: Target;
  readonly policy: Policy;
  /** True once the request of its policy is answered, or was not needed. */
  isSettled: boolean;
  /** Its changes since the last comparison. */
  moments: Moment[];
}

/** A read that waits, or has waited. */
export interface Reader {
  result: Seen | undefined;
  /** True when the answer was dropped meanwhile, so that it asked again. */
  hasAskedAgain?: boolean;
}

/** A request in flight. */
export interface Asked {
  /** Position among all requests that were sent. */
  index: number;
  /** Number of changes when it was sent. */
  changes: number;
  timestamp: number;
  readonly target?: Target;
  readonly write?: {
    readonly name: WriteName;
    readonly id: string;
    readonly update: OptimisticUpdate | undefined;
  };
  readonly holders: Set<ModelObserver | Reader>;
}

/** The error of an outcome that is none of the data asked for. */
export const errorIn = (outcome: Outcome): string =>
  outcome.ok ? `MALFORMED_RESPONSE ${outcome.status}` : outcome.error;

/** Returns true when the server may have carried out a failed write: always but for 4xx. */
export const isUncertain = (outcome: Outcome): boolean => !outcome.ok && !/ 4\d\d$/.test(outcome.error);

/** Returns the outcome of a write. */
export const savedBy = (outcome: Outcome): Seen => {
  if (!outcome.ok) return { state: 'error', error: outcome.error };
  return outcome.data === undefined ? { state: 'fulfilled' } : { state: 'fulfilled', data: outcome.data };
};

const NOT_FETCHABLE = 'NOT_FETCHABLE 400';

/** Returns the error of an answer that lacks fields; it counts as long as the answer does. */
export const notFetchable = (result: KnownResult | undefined): Lookup['cachedError'] =>
  result?.answer === undefined ? undefined : { error: NOT_FETCHABLE, until: result.metadata.until };

/** Returns true when a snapshot shows only that something is missing. */
export const isGap = ({ state, error }: Seen): boolean => state === 'unfulfilled' || error === NOT_FETCHABLE;
