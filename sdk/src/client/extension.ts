import type { FeatureReducers } from '../cache/state.ts';
import type { QueryContext, ClientEvent, ReadCall, Invalidation, SentCall } from '../query/context.ts';
import type { Timestamps } from '../core/timestamps.ts';
import type { Sessions } from './sessions.ts';
import type { Action } from '../cache/actions.ts';

/**
 * The host of an extension: the context of its client, and all that happens to the store. It changes the store by
 * `store.dispatch`, with actions of `store.epoch()` and, where they have a timestamp, of `nextTimestamp()`.
 */
export interface ExtensionHost extends QueryContext {
  readonly sessions: Sessions;
  /** The timestamps of this client's requests, for extensions that bring what other clients asked for. */
  readonly timestamps: Timestamps;
  /**
   * Called with all that was applied to the store, in order, before those who watch are told.
   *
   * @param listener gets actions, and who brought them where it was not the client itself
   * @returns stops listening
   */
  onApplied(listener: (actions: readonly Action[], source: object | undefined) => void): () => void;
  /**
   * Called with what the client does.
   *
   * @param listener gets what happened, what was looked for where it is `lookup`, and the call for `request` and `answer`
   * @returns stops listening
   */
  onEvent(listener: (event: ClientEvent, call?: ReadCall, sent?: SentCall) => void): () => void;
  /**
   * Called with what a write or a caller invalidates, before what this store has of it is expired.
   *
   * @returns stops listening
   */
  onInvalidated(listener: (invalidations: readonly Invalidation[]) => void): () => void;
  /**
   * Connects another extension with this client, as if it had been among its `extensions`: for those that are fetched
   * later, or that one extension is made of.
   *
   * @throws what the extension's own `connect` throws
   */
  connect(this: void, extension: ClientExtension): void;
}

/**
 * Goes along with a client: keeps what its store has, shares it, or shows it. Given to `createClient` as one of
 * `extensions`; a client without any carries nothing of them.
 */
export interface ClientExtension {
  /** Reducers of the actions that it dispatches itself, or brings of what other clients have done, beyond those of every store. */
  readonly reducers?: FeatureReducers;
  /** Called once, when the client is made. */
  connect(host: ExtensionHost): void;
}
