import type { FeatureReducers } from '../cache/state.ts';
import type { AdapterContext, ClientEvent, ReadCall, ResolvedTouch } from '../query/context.ts';
import type { Timestamps } from '../core/timestamps.ts';
import type { Sessions } from './sessions.ts';
import type { Action } from '../cache/actions.ts';

/** What an extension works with: the client's own parts, and everything that happens to its store. */
export interface ExtensionHost extends AdapterContext {
  readonly sessions: Sessions;
  /** Where this client's requests stand among all, for extensions that bring what other clients asked for. */
  readonly timestamps: Timestamps;
  /**
   * Told of all that was applied to the store, in order, before those who watch are told.
   *
   * @param listener gets actions, and who brought them where it was not the client itself
   * @returns stops listening
   */
  onApplied(listener: (actions: readonly Action[], source: object | undefined) => void): () => void;
  /**
   * Told of what the client does.
   *
   * @param listener gets what happened, and what was looked for where it is `looked`
   * @returns stops listening
   */
  onTold(listener: (event: ClientEvent, call?: ReadCall) => void): () => void;
  /**
   * Told what a write or an invalidation touches, before what this store has of it is expired.
   *
   * @returns stops listening
   */
  whenTouched(listener: (touches: readonly ResolvedTouch[]) => void): () => void;
}

/**
 * Goes along with a client: keeps what its store has, shares it, or shows it. Given to `createClient` as one of
 * `extensions`; a client without any carries nothing of them.
 */
export interface ClientExtension {
  /** How actions change the store that it brings: of what others have done. */
  readonly reducers?: FeatureReducers;
  /** Called once, when the client is made. */
  connect(host: ExtensionHost): void;
}
