import type { SdkError } from '../errors.ts';
import type { JsonObject } from '../types/json.ts';
import type { Node } from './node.ts';
import type { Stamp } from './slot.ts';

/** What an answer says about one entity. */
export interface EntityWrite {
  readonly slot: string;
  readonly stamp: Stamp;
  readonly cells: readonly CellWrite[];
}

/** One member, or one entry of a member that is merged by member. */
export interface CellWrite {
  readonly path: string;
  readonly node: Node;
}

/** Identifies a result and says what it is the answer to. */
export interface ResultIdentity {
  readonly key: string;
  readonly operation: string;
  readonly config: JsonObject;
}

/**
 * Everything that can happen to the store. Actions with an `epoch` come from outside and enter only in
 * the epoch in which they were asked for.
 */
export type Action =
  | { readonly type: 'asked'; readonly epoch: number; readonly result: ResultIdentity }
  | { readonly type: 'settled'; readonly epoch: number; readonly key: string }
  | { readonly type: 'ingested'; readonly epoch: number; readonly entities: readonly EntityWrite[] }
  | {
      readonly type: 'answered';
      readonly epoch: number;
      readonly result: ResultIdentity;
      readonly node: Node;
      readonly stamp: Stamp;
      /** The server's name of the answer, where it is one as a whole. */
      readonly tag?: string | undefined;
    }
  | {
      readonly type: 'failed';
      readonly epoch: number;
      readonly result: ResultIdentity;
      readonly error: SdkError;
      readonly until: number | undefined;
      readonly order: number;
    }
  | { readonly type: 'evicted'; readonly epoch: number; readonly slot: string; readonly at: Stamp }
  | {
      readonly type: 'expired';
      readonly epoch: number;
      readonly keys: readonly string[];
      /** Entities whose data is out of date too. */
      readonly slots: readonly string[];
      readonly at: Stamp;
    }
  | { readonly type: 'emptied' };
