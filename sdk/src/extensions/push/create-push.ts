import { subscribersShowing } from '../../cache/read/find-subscribers.ts';
import type { EntityIdentity } from '../../cache/records.ts';
import { reduceEvicted } from '../../cache/write/evict.ts';
import type { ClientExtension, ExtensionHost } from '../../client/extension.ts';
import { invariant } from '../../core/errors.ts';
import { expireReads, expiryMetadata } from '../../query/expire-queries.ts';
import { invalidateAnswers } from '../contract/invalidate-answers.ts';
import type { ChangeSource, PushedChange } from './changes.ts';

/** Options of pushed changes. */
export interface PushOptions {
  readonly source: ChangeSource;
  /** Gets what goes wrong with the channel; it goes on where it can. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** Applies the changes that a server pushes. An extension of one client. */
export interface Push extends ClientExtension {
  /**
   * Opens the channel, for as long as this user is signed in. Another user's is opened anew.
   *
   * @throws SdkError `INVARIANT` before a client was made with it
   */
  start(this: void): void;
  stop(this: void): void;
}

/** Most entities of which the version of the last change is remembered. */
const MOST = 1_000;

/**
 * Applies the changes that a server pushes: entities and lists that are shown show them, and what a change does not bring
 * is asked for. A change of an earlier version than what is known is left out, so that it never overwrites newer data.
 *
 * @example
 * const push = createPush({ source: createServerSentEvents({ url: 'https://org.example.com/changes' }) });
 * const client = createClient({ extensions: [push] });
 * push.start();
 */
export function createPush({ source, onError }: PushOptions): Push {
  let host: ExtensionHost | undefined;
  let close: (() => void) | undefined;
  let versions = new Map<string, number>();
  const connected = (): ExtensionHost => {
    invariant(host, 'Pushed changes need a client that was made with them');
    return host;
  };
  const onChanges = (changes: readonly PushedChange[]): void => {
    const { store } = connected();
    // What is in flight may have been answered before the changes.
    connected().inFlight.detach();
    store.batch(() => {
      for (const change of changes) if (isNew(change, versions, connected())) apply(change, connected());
    });
  };
  const open = (): void => {
    const own = versions;
    // A channel may still tell what it had when it was closed for the next user.
    const inSession = (work: () => void): void => {
      if (own === versions) work();
    };
    close ??= source.open({
      onChanges: (changes) => inSession(() => onChanges(changes)),
      onGap: () => inSession(() => expireAll(connected())),
      onError: (error) => onError?.(error),
    });
  };
  const stop = (): void => {
    close?.();
    close = undefined;
  };
  return {
    reducers: { evicted: reduceEvicted },
    connect(given) {
      host = given;
      given.sessions.listen(({ change }) => {
        const wasOpen = close !== undefined;
        versions = new Map();
        stop();
        if (wasOpen && change === 'begins') open();
      });
    },
    start() {
      connected();
      open();
    },
    stop,
  };
}

/** Returns true for a change that is later than what is known, and remembers it. */
function isNew(change: PushedChange, versions: Map<string, number>, { store }: ExtensionHost): boolean {
  if (change.type === 'invalidated' || change.version === undefined) return true;
  const { entity, key, version } = change;
  const place = `${entity} ${key}`;
  const known = Math.max(
    versions.get(place) ?? -Infinity,
    store.entity({ entity, key })?.metadata.version ?? -Infinity,
  );
  versions.delete(place);
  versions.set(place, Math.max(known, version));
  if (versions.size > MOST) for (const [first] of versions) if (versions.size > MOST) versions.delete(first);
  return version > known;
}

function apply(change: PushedChange, host: ExtensionHost): void {
  const { store, clock, nextTimestamp } = host;
  if (change.type === 'invalidated') return invalidateAnswers(change, host);
  const { entity, key } = change;
  const epoch = store.epoch();
  if (change.type === 'deleted') {
    const at = expiryMetadata(host);
    store.dispatch([{ type: 'evicted', epoch, entity: { entity, key }, at }]);
    refetch({ entity, key }, host);
  } else if (change.data) {
    const shape = { kind: 'entity', entity } as const;
    const answer = { data: change.data, shape, now: clock.now(), timestamp: nextTimestamp() };
    store.dispatch([{ type: 'received', epoch, answer }]);
  } else refetch({ entity, key }, host);
}

/** An entity that nobody watches is stale; one that somebody watches is asked for. */
function refetch(ref: EntityIdentity, host: ExtensionHost): void {
  expireReads(host, [], { others: [ref], watching: subscribersShowing(host.store, [ref]) });
}

/** Makes all data stale, and fetches what is watched. */
function expireAll(host: ExtensionHost): void {
  const records = [...host.store.records()];
  host.inFlight.detach();
  expireReads(
    host,
    records.filter((record) => record.kind === 'result'),
    { others: records.filter((record) => record.kind === 'entity') },
  );
}
