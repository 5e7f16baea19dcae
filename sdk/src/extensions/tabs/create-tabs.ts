import { replayReducers } from '../journal/replay.ts';
import type { SessionChange } from '../../client/sessions.ts';
import { invariant } from '../../core/errors.ts';
import type { ClientExtension, ExtensionHost } from '../../client/extension.ts';
import { openChannel, type TabChannel } from '../journal/channel.ts';
import { createListeners } from '../../core/events.ts';
import { createSystemTimer, type Timer } from '../../core/timer.ts';
import { createOutbox } from './outbox.ts';
import { createChangeLog } from './change-log.ts';
import { createInbox } from './inbox.ts';
import { isMessage, type TabMessage } from './message.ts';

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
  /** Milliseconds for which what happens is queued into one message; 30 unless stated. */
  readonly delay?: number | undefined;
  /**
   * Milliseconds after which a tab asks for what it shows and another tab has expired, if nobody has by then;
   * 1,000 unless stated.
   */
  readonly refetchDelay?: number | undefined;
  /** Any whole number that other tabs hardly have, see `Timestamps.setNodeId`; a random one unless stated. */
  readonly nodeId?: number | undefined;
  readonly timer?: Timer | undefined;
  /** Called once when another tab says what cannot be understood, which is ignored, or when no other tab can be told. */
  readonly onError?: (() => void) | undefined;
}

/** Shares what a client's store writes with the clients of other tabs. */
export interface Tabs extends ClientExtension {
  /**
   * Says whose data it is, from now until the signed-in user changes. Tabs of somebody else start empty, and so does
   * this one where it was somebody else's. Until then, what it hears and what it has to tell waits.
   */
  open(user: string): void;
  /** Tells what is queued now. */
  flush(): void;
  /** Neither tells nor listens any more. */
  close(): void;
}

/** Shares answers, writes, evictions, expiries and changes of the user with other tabs. */
export function createTabs(options: TabsOptions): Tabs {
  const { name = 'energy-portal', channel = openChannel(name) } = options;
  let connected: TabConnection | undefined;
  return {
    reducers: replayReducers,
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

interface TabConnection {
  open(user: string): void;
  flush(): void;
  end(): void;
}

function connectTo(host: ExtensionHost, channel: TabChannel, options: TabsOptions): TabConnection {
  const { version, timer = createSystemTimer(), nodeId = randomNodeId() } = options;
  let user: string | undefined;
  let isFollowing = false;
  const onError = createErrorReporter(host, options);
  const messenger = createMessenger(channel, onError);
  host.timestamps.setNodeId(nodeId);
  const changeLog = createChangeLog(host);
  const isOpen = (): boolean => user !== undefined;
  const outbox = createOutbox(host, { ...options, isOpen, timer, changeLog }, (batch) => {
    if (user !== undefined) messenger.post({ type: 'happened', sender: { user, version }, batch });
  });
  const inbox = createInbox(host, { ...options, timer, changeLog, onError });
  host.sessions.listen(({ change }) => {
    const last = user;
    user = undefined;
    inbox.empty();
    if (!isFollowing)
      messenger.post({ type: 'changed', change, ...(last === undefined ? {} : { user: last }) });
  });
  const follow = (change: SessionChange['change']): void => {
    isFollowing = true;
    host.sessions.change(change);
    isFollowing = false;
  };
  messenger.listen((message) => {
    if (message.type === 'happened') return inbox.receive(message, user);
    const isOther = user !== message.user;
    if (message.type === 'known') {
      // What this tab has may be of somebody before the one who is known.
      if (!isOpen()) outbox.drop();
      else if (isOther) follow('begins');
    } else if (!isOther || !isOpen()) follow(message.change);
  });
  return {
    open(name) {
      if (isOpen() && user !== name) host.sessions.change('begins');
      const isNew = !isOpen();
      user = name;
      messenger.post({ type: 'known', user });
      if (isNew) outbox.flush();
      inbox.open(user);
    },
    flush: outbox.flush,
    end() {
      outbox.drop();
      messenger.end();
    },
  };
}

/** A channel until this tab says no more. */
interface Messenger {
  post(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): void;
  end(): void;
}

function createMessenger(channel: TabChannel, onError: () => void): Messenger {
  let isEnded = false;
  return {
    post(message) {
      if (isEnded) return;
      try {
        // A channel reaches pages of the same origin alone.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        channel.postMessage(message);
      } catch {
        // Somebody may have closed it. This tab goes on by itself.
        onError();
      }
    },
    listen(listener) {
      channel.addEventListener('message', ({ data }) => {
        if (!isEnded && isMessage(data)) listener(data);
      });
    },
    end() {
      isEnded = true;
    },
  };
}

/** Tells of the first error alone. */
function createErrorReporter(
  { reportListenerError }: ExtensionHost,
  { onError = () => undefined }: TabsOptions,
): () => void {
  const errors = createListeners<[]>(reportListenerError);
  const stop = errors.on(() => {
    stop();
    onError();
  });
  return errors.emit;
}

function randomNodeId(): number {
  return Math.floor(Math.random() * 1_000_000);
}
