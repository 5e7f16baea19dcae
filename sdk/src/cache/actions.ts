import type { SdkError } from '../core/errors.ts';
import type { Json, JsonObject } from '../core/json-value.ts';
import type { Shape } from '../spec/shape.ts';
import type { Selection } from './read/selection.ts';
import type { EntityIdentity, OptimisticUpdate, Metadata, ResultChange } from './records.ts';

/** Identifies a result and says what it is the answer to. */
export interface ResultIdentity {
  readonly key: string;
  readonly operation: string;
  readonly config: JsonObject;
}

/** The answer of a request, and the places of entities in it. */
export interface Answer {
  readonly data: Json;
  readonly shape: Shape;
  /** Epoch milliseconds of its arrival. */
  readonly now: number;
  /** Position of its request among all requests. */
  readonly timestamp: number;
  /** The selection that was asked for: optional fields that the answer lacks are known to be absent. */
  readonly wanted?: Selection | undefined;
  /** True when it was invalidated since it was asked for. */
  readonly isInvalidated?: boolean | undefined;
  /** True for an answer that came by `put`, whose caller gets the error if it is refused. */
  readonly isPut?: boolean | undefined;
}

/** An entity that is kept as it is given, whatever is in it. */
export interface KeptEntity extends EntityIdentity {
  readonly data: JsonObject;
  readonly metadata: Metadata;
}

/**
 * All actions to the store. Actions with an `epoch` come from outside and enter only in
 * the epoch in which they were asked for. Named by what happened; `.github/CONTRIBUTING.md` lists the places of a new one.
 */
export type Action =
  | { readonly type: 'asked'; readonly epoch: number; readonly result: ResultIdentity }
  | { readonly type: 'settled'; readonly epoch: number; readonly key: string }
  /** Entities that came with something that is no result. */
  | { readonly type: 'received'; readonly epoch: number; readonly answer: Answer }
  | { readonly type: 'kept'; readonly epoch: number; readonly entities: readonly KeptEntity[] }
  | {
      readonly type: 'answered';
      readonly epoch: number;
      readonly result: ResultIdentity;
      readonly answer: Answer;
      /** Epoch milliseconds up to which the answer as a whole is fresh. */
      readonly until: number;
      /** The server's name of the answer, where it is one as a whole. */
      readonly tag?: string | undefined;
    }
  /** A result that is an object of entities which are there already. */
  | {
      readonly type: 'composed';
      readonly epoch: number;
      readonly result: ResultIdentity;
      readonly members: readonly (readonly [member: string, ref: EntityIdentity])[];
      readonly metadata: Metadata;
    }
  /** The server says that an answer has not changed. */
  | {
      readonly type: 'revalidated';
      readonly epoch: number;
      readonly result: ResultIdentity;
      readonly now: number;
      readonly timestamp: number;
      readonly until: number;
      readonly wanted?: Selection | undefined;
    }
  | {
      readonly type: 'failed';
      readonly epoch: number;
      readonly result: ResultIdentity;
      readonly error: SdkError;
      readonly until: number | undefined;
      readonly timestamp: number;
    }
  | {
      readonly type: 'evicted';
      readonly epoch: number;
      readonly entity: EntityIdentity;
      readonly at: Metadata;
      /** The results that show it are dropped too. */
      readonly drop?: boolean | undefined;
    }
  /** A write begins that is expected to change an entity. */
  | {
      readonly type: 'optimistic-begun';
      readonly epoch: number;
      readonly entity: EntityIdentity;
      readonly update: OptimisticUpdate;
    }
  /** It ends: what the server said is shown again, or, where the server has taken it, what was expected counts as said. */
  | {
      readonly type: 'optimistic-settled';
      readonly epoch: number;
      readonly entity: EntityIdentity;
      /** Of the optimistic update. */
      readonly id: number;
      /** Of what the server has taken; absent where it has not. */
      readonly taken?: Metadata | undefined;
    }
  /** A write begins, goes on otherwise, or ends that is expected to change a result: never recorded, as it holds a function. */
  | {
      readonly type: 'overlaid';
      readonly epoch: number;
      readonly key: string;
      readonly change: ResultChange;
      readonly isOver: boolean;
    }
  | {
      readonly type: 'expired';
      readonly epoch: number;
      readonly keys: readonly string[];
      /** Entities whose data is out of date too. */
      readonly entities: readonly EntityIdentity[];
      readonly at: Metadata;
      /** True to drop the results, not only to expire them. */
      readonly drop?: boolean | undefined;
    }
  | { readonly type: 'emptied' };

/** The action of one type. */
export type ActionOf<TType extends Action['type']> = Extract<Action, { type: TType }>;
