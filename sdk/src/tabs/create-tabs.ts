import { resultsTouched } from '../adapters/touches.ts';
import type { SessionChange } from '../adapters/sessions.ts';
import { invariant } from '../errors.ts';
import type { ClientExtension, ExtensionHost } from '../extension.ts';
import { readBatch, writeBatch } from '../journal/batch.ts';
import type { Entry } from '../journal/entry.ts';
import { createListeners } from '../listeners.ts';
import { record } from '../journal/recording.ts';
import { replay, type Source } from '../journal/replay.ts';
import { createSystemTimer, type Timer } from '../retries/timer.ts';
import { crowdOf } from '../store/crowd.ts';
import type { Subscriber } from '../store/slot.ts';
import { openChannel, type TabChannel } from '../journal/channel.ts';
import { readMessage, type TabMessage } from './message.ts';

/** Which tabs share what. */
export interface TabsOptions {
  /** Whose data it is; where that is not known yet, `open` tells it. */
  readonly user?: string | undefined;
  /** Of the specs: tabs of other versions are not listened to. */
  readonly version: string;
  /** Of the channel; `energy-portal` unless stated. */
  readonly name?: string | undefined;
  /** In place of the browser's `BroadcastChannel`. */
  readonly channel?: TabChannel | undefined;
  /** Milliseconds for which what happens is gathered into one message; 30 unless stated. */
  readonly delay?: number | undefined;
  /**
   * Milliseconds after which a tab asks for what it shows and another tab has expired, if nobody has by then;
   * 1,000 unless stated.
   */
  readonly patience?: number | undefined;
  /** Any whole number that other tabs hardly have, see `Positions.settleAt`; a random one unless stated. */
  readonly place?: number | undefined;
  readonly timer?: Timer | undefined;
  /** Told once when another tab says what cannot be understood, which is ignored, or when no other tab can be told. */
  readonly onFault?: (() => void) | undefined;
}

/** Shares what a client's store takes in with the clients of other tabs. */
export interface Tabs extends ClientExtension {
  /** Says whose data it is, from now until the signed-in user changes. Tabs of somebody else start empty. */
  open(user: string): void;
  /** Tells what is gathered now. */
  flush(): void;
  /** Neither tells nor listens any more. */
  close(): void;
}

/** Shares answers, writes, evictions, expiries and changes of the user with other tabs. */
export function createTabs(options: TabsOptions): Tabs {
  const { name = 'energy-portal', channel = openChannel(name) } = options;
  let connected: Connection | undefined;
  return {
    connect(host) {
      if (!channel) return;
      connected = connectTo(host, channel, options);
      if (options.user !== undefined) connected.open(options.user);
    },
    open(user) {
      invariant(connected ?? !channel, 'Tabs are opened after their client was made');
      connected?.open(user);
    },
    flush: () => connected?.flush(),
    close() {
      connected?.end();
      channel?.close();
    },
  };
}

interface Connection {
  open(user: string): void;
  flush(): void;
  end(): void;
}

const SOURCE: Source = { isKept: true };

function connectTo(host: ExtensionHost, channel: TabChannel, options: TabsOptions): Connection {
  const { version, timer = createSystemTimer(), place = randomPlace() } = options;
  let user: string | undefined;
  let isFollowing = false;
  let isEnded = false;
  const tellFault = createFaultTeller(host, options);
  const post = (message: TabMessage): void => {
    if (isEnded) return;
    try {
      // A channel reaches pages of the same origin alone.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      channel.postMessage(message);
    } catch {
      // Somebody may have closed it. This tab goes on by itself.
      tellFault();
    }
  };
  const gathering = gatherEntries(host, { ...options, timer }, (batch) => {
    if (user !== undefined) post({ type: 'happened', speaker: { user, version }, batch });
  });
  host.positions.settleAt(place);
  host.sessions.listen(({ change }) => {
    const last = user;
    user = undefined;
    if (!isFollowing) post({ type: 'changed', change, ...(last === undefined ? {} : { user: last }) });
  });
  const follow = (change: SessionChange['change']): void => {
    isFollowing = true;
    host.sessions.change(change);
    isFollowing = false;
  };
  const replayer = createReplayer(host, { ...options, timer, onFault: tellFault });
  channel.addEventListener('message', ({ data }) => {
    const message = isEnded ? undefined : readMessage(data);
    if (message?.type === 'changed' && message.user === user) follow(message.change);
    if (message?.type === 'known' && user !== undefined && message.user !== user) follow('begins');
    if (message?.type !== 'happened') return;
    const { speaker } = message;
    if (speaker.user === user && speaker.version === version) replayer.take(message.batch);
  });
  return {
    open(name) {
      user = name;
      post({ type: 'known', user });
    },
    flush: gathering.flush,
    end() {
      gathering.drop();
      isEnded = true;
    },
  };
}

/** Tells of the first fault alone. */
function createFaultTeller(
  { onListenerError }: ExtensionHost,
  { onFault = () => undefined }: TabsOptions,
): () => void {
  const faults = createListeners<[]>(onListenerError);
  const stop = faults.add(() => {
    stop();
    onFault();
  });
  return faults.tell;
}

interface Gathering {
  flush(this: void): void;
  drop(this: void): void;
}

/** Gathers what happens in this tab, and tells it together. */
function gatherEntries(
  host: ExtensionHost,
  { timer, delay = 30 }: TabsOptions & { readonly timer: Timer },
  tell: (batch: string) => void,
): Gathering {
  let gathered: Entry[] = [];
  let cancel: (() => void) | undefined;
  const drop = (): void => {
    cancel?.();
    cancel = undefined;
    gathered = [];
  };
  const flush = (): void => {
    const entries = gathered;
    drop();
    if (entries.length > 0) tell(writeBatch({ at: host.clock.now(), entries }));
  };
  record(host, {
    onEntry(entry, source) {
      // What others brought, they have told themselves.
      if (source !== undefined) return;
      gathered.push(entry);
      cancel ??= timer.after(delay, flush);
    },
    onEmptied: drop,
  });
  return { flush, drop };
}

interface Replayer {
  take(batch: string): void;
}

function createReplayer(
  host: ExtensionHost,
  { timer, patience = 1_000, onFault }: TabsOptions & { readonly timer: Timer },
): Replayer {
  return {
    take(text) {
      const batch = readBatch(text, { entities: host.entities, now: host.clock.now() });
      if (!batch) return onFault?.();
      // Reads that are under way may have been answered before what the other tab has changed.
      if (batch.entries.some(isChange)) host.inFlight.detach();
      replay(host, batch, SOURCE);
      const watchers = watchersIn(host, batch.entries);
      // The tab that expired it asks for what it shows itself; its answer mostly comes in time.
      if (watchers.size > 0) timer.after(patience, () => catchUp(host, watchers));
    },
  };
}

function isChange({ type }: Entry): boolean {
  return type === 'received' || type === 'evicted' || type === 'expired' || type === 'touched';
}

/** Everybody who shows what entries have expired. */
function watchersIn({ store }: ExtensionHost, entries: readonly Entry[]): ReadonlySet<Subscriber> {
  const watching = (key: string): Iterable<Subscriber> => crowdOf(store.result(key)?.subscribers);
  const watchers = entries.flatMap((entry): readonly Subscriber[] => {
    switch (entry.type) {
      case 'evicted':
        return [...store.watchersOf(entry.entity)];
      case 'expired':
        return [
          ...entry.keys.flatMap((key) => [...watching(key)]),
          ...entry.entities.flatMap((entity) => [...store.watchersOf(entity)]),
        ];
      case 'touched':
        return resultsTouched(entry.touches, store).flatMap(({ subscribers }) => [...crowdOf(subscribers)]);
      default:
        return [];
    }
  });
  return new Set(watchers);
}

/** Lets those ask again who still watch and still show what is out of date. */
function catchUp({ store }: ExtensionHost, watchers: ReadonlySet<Subscriber>): void {
  for (const watcher of store.watchers()) if (watchers.has(watcher)) watcher.catchUp();
}

function randomPlace(): number {
  return Math.floor(Math.random() * 1_000_000);
}
