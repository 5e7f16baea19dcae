import type { Json, Policy } from '@energy-portal/sdk';
import type { Lookup } from './policy-table.ts';
import type { Seen, Target, WriteName } from './things.ts';
import type { OptimisticUpdate, KnownResult } from './model-store.ts';

/** What came of a request. */
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
      /** An answer has come, though none that can be taken in. */
      readonly hasCome?: boolean;
    };

/** A change as one watcher may see it: what it showed just before and just after, at one time. */
export interface Moment {
  readonly before: Seen;
  readonly after: Seen;
}

/** A read that somebody watches. */
export interface ModelObserver {
  readonly target: Target;
  readonly policy: Policy;
  /** Whether the request of its policy is answered, or was not needed. */
  isSettled: boolean;
  /** What has happened to it since it was looked at last. */
  moments: Moment[];
}

/** A read that waits, or has waited. */
export interface Reader {
  result: Seen | undefined;
  /** Whether what it asked for was dropped meanwhile, so that it asked again. */
  hasAskedAgain?: boolean;
}

/** A request under way. */
export interface Asked {
  /** Position among all requests that were sent. */
  index: number;
  /** How many changes there had been when it was sent. */
  changes: number;
  timestamp: number;
  readonly session: number;
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

/** Whether the server may have carried out what has failed: all but 4xx. */
export const isInDoubt = (outcome: Outcome): boolean => !outcome.ok && !/ 4\d\d$/.test(outcome.error);

/** What a write comes to. */
export const savedBy = (outcome: Outcome, isEarlier: boolean): Seen => {
  if (isEarlier) return { state: 'error', error: 'SESSION_CHANGED 0' };
  if (!outcome.ok) return { state: 'error', error: outcome.error };
  return outcome.data === undefined ? { state: 'fulfilled' } : { state: 'fulfilled', data: outcome.data };
};

const NOT_FETCHABLE = 'NOT_FETCHABLE 400';

/** What an answer lacks is not to be had while the answer counts. */
export const notFetchable = (result: KnownResult | undefined): Lookup['cachedError'] =>
  result?.answer === undefined ? undefined : { error: NOT_FETCHABLE, until: result.metadata.until };

/** Whether nothing is shown but that something is not there. */
export const isGap = ({ state, error }: Seen): boolean => state === 'unfulfilled' || error === NOT_FETCHABLE;
