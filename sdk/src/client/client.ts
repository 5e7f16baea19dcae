import type { ReadOperation, WriteOperation } from '../spec/operation.ts';
import type { WriteOptions } from '../mutation/mutate.ts';
import type { Observer } from '../query/query-observer.ts';
import type { ReadOptions } from '../query/run-query.ts';
import type { SessionChange } from './sessions.ts';
import type { Policy } from '../spec/policy.ts';
import type { Counters, Kept } from '../cache/counters.ts';
import type { AnswerTo, GivenConfig } from '../spec/field-inference.ts';
import type { AnswerToValues, GivenValues } from '../spec/value-inference.ts';
import type { Snapshot } from '../spec/snapshot.ts';

/** Options of a watched query. */
export interface WatchOptions {
  /** `cache-then-network` unless stated. */
  readonly policy?: Policy | undefined;
}

/** Reads and writes through one store. Made by `createClientOf`. */
export interface Client {
  /** Returns what the store has, without a request. */
  peek<
    TConfig,
    TData,
    TFields = unknown,
    const TGiven extends TConfig = TConfig,
    TCode extends string = string,
  >(
    operation: ReadOperation<TConfig, TData, TFields, TCode>,
    config: GivenConfig<TConfig, TFields, TGiven>,
  ): Snapshot<AnswerTo<TData, TFields, TGiven>, TCode>;
  /**
   * Reads once. Never rejected: a failure is a snapshot in state `error`. With `cache-and-network` the
   * promise waits for the network's answer; `peek` or `watch` show what was there before.
   */
  read<
    TConfig,
    TData,
    TFields = unknown,
    const TGiven extends TConfig = TConfig,
    TCode extends string = string,
  >(
    operation: ReadOperation<TConfig, TData, TFields, TCode>,
    config: GivenConfig<TConfig, TFields, TGiven>,
    options?: ReadOptions,
  ): Promise<Snapshot<AnswerTo<TData, TFields, TGiven>, TCode>>;
  /**
   * Watches a read: the listener gets the current snapshot at once, then one call for each real change.
   *
   * @returns stops watching
   */
  watch<
    TConfig,
    TData,
    TFields = unknown,
    const TGiven extends TConfig = TConfig,
    TCode extends string = string,
  >(
    operation: ReadOperation<TConfig, TData, TFields, TCode>,
    config: GivenConfig<TConfig, TFields, TGiven>,
    listener: (snapshot: Snapshot<AnswerTo<TData, TFields, TGiven>, TCode>) => void,
    options?: WatchOptions,
  ): () => void;
  /** A read to be watched by a view library; equal `keyOf` means an equal observer. */
  observe<
    TConfig,
    TData,
    TFields = unknown,
    const TGiven extends TConfig = TConfig,
    TCode extends string = string,
  >(
    operation: ReadOperation<TConfig, TData, TFields, TCode>,
    config: GivenConfig<TConfig, TFields, TGiven>,
    options?: WatchOptions,
  ): Observer<AnswerTo<TData, TFields, TGiven>, TCode>;
  /** Identifies an operation with a configuration. */
  keyOf<TConfig, TData>(operation: ReadOperation<TConfig, TData>, config: TConfig): string;
  /**
   * Changes something on the server, then in every view that shows it.
   *
   * @throws SdkError on every failure; `INVALID_CONFIG` before anything is sent
   */
  write<
    TConfig,
    TData,
    TFields = unknown,
    const TGiven extends TConfig = TConfig,
    TCode extends string = string,
  >(
    operation: WriteOperation<TConfig, TData, TFields, TCode>,
    config: GivenValues<TConfig, TFields, TGiven>,
    options?: WriteOptions,
  ): Promise<AnswerToValues<TData, TFields, TGiven>>;
  /**
   * Writes an answer that came another way than by this client's request: pushed, prefetched, rendered into
   * the page. Everybody who watches the same data sees it; the data is frozen. Its caller sees to it that it is JSON
   * that is nested no deeper than a few hundred levels: unlike an answer of the server it is not searched for that.
   *
   * @throws SdkError `INVALID_CONFIG`, or `MALFORMED_RESPONSE` when the data is not what the spec promises
   */
  put<TConfig, TData>(operation: ReadOperation<TConfig, TData>, config: TConfig, data: TData): void;
  /** Asks the server whatever the store has; everybody who watches the same data sees the answer. */
  refresh<
    TConfig,
    TData,
    TFields = unknown,
    const TGiven extends TConfig = TConfig,
    TCode extends string = string,
  >(
    operation: ReadOperation<TConfig, TData, TFields, TCode>,
    config: GivenConfig<TConfig, TFields, TGiven>,
  ): Promise<Snapshot<AnswerTo<TData, TFields, TGiven>, TCode>>;
  /** Marks the result of one configuration, or all of an operation, as out of date; asks again where watched. */
  invalidate<TConfig, TData>(operation: ReadOperation<TConfig, TData>, config?: TConfig): void;
  /**
   * Fetches the behaviour that an operation asks for and this client was made without, as all other verbs do by
   * themselves: until it is there, such a read is pending where it is watched, and nothing where it is peeked at.
   *
   * @throws what the fetching of the code throws
   */
  load<TConfig, TData>(
    this: void,
    operation: ReadOperation<TConfig, TData> | WriteOperation<TConfig, TData>,
  ): Promise<void>;
  /** Empties the store for another user, as the operations that begin or end a session do by themselves. */
  changeSession(change: 'begins' | 'ends'): void;
  /** @returns stops listening */
  onSessionChange(listener: (change: SessionChange) => void): () => void;
  /** Number of the session, as `onSessionChange` tells it. */
  session(this: void): number;
  /** Gets what a listener throws that belongs to what is made of this client, see `ClientOptions`. */
  reportListenerError(this: void, error: unknown): void;
  /** Work done so far, and how much is kept now. */
  counters(): Readonly<Counters & Kept>;
}
