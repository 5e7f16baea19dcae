import type { ClientExtension, ExtensionHost } from '../../client/extension.ts';
import type { SessionChange } from '../../client/sessions.ts';
import type { SdkError } from '../../core/errors.ts';
import type { JsonObject } from '../../core/json-value.ts';
import type { ClientEvent, SentCall } from '../../query/context.ts';
import { invalidateAnswers, type AnswerMatch } from './invalidate-answers.ts';

/**
 * The version of the contract between the SDK and extensions. Within it, members are added and none is changed or removed;
 * another version comes with a new major version of the SDK only.
 */
export const EXTENSION_CONTRACT = 1;

/** A call on its way to the server. */
export interface CallInfo {
  /** The operationId of the spec. */
  readonly operation: string;
  readonly kind: 'read' | 'write';
  /** As the caller gave it, made uniform. It may hold personal values. */
  readonly config: JsonObject;
}

/** A call that has ended. */
export interface AnsweredCall extends CallInfo {
  /** HTTP status; 0 where no answer came. */
  readonly status: number;
  /** Milliseconds from the request to the answer. */
  readonly ms: number;
  /** Undefined for a call that went well. */
  readonly error: SdkError | undefined;
}

/** The client that an extension goes along with, as far as it may act on it. */
export interface ConnectedClient {
  /** The client's clock, in epoch milliseconds. */
  now(this: void): number;
  /** Number of the session: another one for each user that signs in or out. */
  session(this: void): number;
  /** Makes answers of a read stale, here and in other tabs; those that somebody watches are asked for. */
  invalidate(this: void, answers: AnswerMatch): void;
  /** Gets what the extension's own listeners throw, as the client's `onListenerError` does. */
  reportError(this: void, error: unknown): void;
}

/** The hooks of an extension; each may be left out. What one throws goes to the client's `onListenerError`. */
export interface ExtensionHooks {
  /** The version that it was written for: `EXTENSION_CONTRACT`. */
  readonly contract: typeof EXTENSION_CONTRACT;
  /** Called once, when the client is made, before anything else. */
  onConnect?(client: ConnectedClient): void;
  /** Called with each request, of reads and writes, when it is sent. Queries that share one are one request. */
  onRequest?(call: CallInfo): void;
  /** Called with each request's end, whether it went well or not. */
  onResponse?(call: AnsweredCall): void;
  /** Called with each write's end, after `onResponse`. */
  onWrite?(call: AnsweredCall): void;
  /** Called with everything that the client does, requests and answers among it. More types may be added. */
  onEvent?(event: ClientEvent): void;
  /** Called when the user signs in or out, after the cache was emptied. */
  onSessionChange?(change: SessionChange): void;
}

/**
 * Makes an extension out of hooks: the stable way to go along with a client. An extension that also brings data into the
 * cache implements `ClientExtension` itself, whose host may change with a minor version.
 *
 * @example
 * const logger = defineExtension({
 *   contract: EXTENSION_CONTRACT,
 *   onResponse: ({ operation, status, ms }) => console.log(operation, status, ms),
 * });
 * const client = createClient({ extensions: [logger] });
 */
export function defineExtension(hooks: ExtensionHooks): ClientExtension {
  return {
    connect(host) {
      hooks.onConnect?.(connectedClient(host));
      host.onEvent((event, _call, sent) => {
        if (sent && event.type === 'request') hooks.onRequest?.(infoOf(sent));
        if (sent && event.type === 'answer') emitAnswer(hooks, { ...infoOf(sent), ...endOf(event) });
        hooks.onEvent?.(event);
      });
      host.sessions.listen((change) => hooks.onSessionChange?.(change));
    },
  };
}

function connectedClient(host: ExtensionHost): ConnectedClient {
  return {
    now: () => host.clock.now(),
    session: host.store.epoch,
    invalidate: (answers) => invalidateAnswers(answers, host),
    reportError: host.reportListenerError,
  };
}

function infoOf({ table, config }: SentCall): CallInfo {
  return { operation: table.id, kind: table.kind, config };
}

function endOf({ status, ms, error }: Extract<ClientEvent, { type: 'answer' }>) {
  return { status, ms, error };
}

function emitAnswer(hooks: ExtensionHooks, call: AnsweredCall): void {
  hooks.onResponse?.(call);
  if (call.kind === 'write') hooks.onWrite?.(call);
}
