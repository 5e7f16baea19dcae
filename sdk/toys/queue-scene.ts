import { createClientOf } from '../src/client/create-client.ts';
import type { Client } from '../src/client/client.ts';
import type { Locks } from '../src/extensions/queue/locks.ts';
import type { QueueChannel } from '../src/extensions/queue/ledger.ts';
import type { QueueEvent } from '../src/extensions/queue/queued-write.ts';
import { createMemoryStorage } from '../src/extensions/storage/memory-storage.ts';
import type { KeyedStorage } from '../src/extensions/storage/storage.ts';
import type { Connection, QueueEnvironment, WriteQueueOptions } from '../src/extensions/queue/environment.ts';
import { createWriteQueue, type WriteQueue } from '../src/extensions/queue/write-queue.ts';
import { createFakeTimer, type FakeTimer } from '../testing/fake-timer.ts';
import { createThingServer, type ThingServer } from './thing-server.ts';
import { saveThing, toyTables } from './toy-api.ts';

/** A page of a browser with a client and its queue. */
export interface QueuePage {
  readonly client: Client;
  readonly queue: WriteQueue;
  readonly timer: FakeTimer;
  readonly events: readonly QueueEvent[];
  /** Ends the page: what it waits for never comes. */
  kill(): void;
}

/** A browser whose pages share a storage, locks and a channel, and a server. */
export interface QueueScene {
  readonly server: ThingServer;
  readonly storage: KeyedStorage;
  goOffline(): void;
  goOnline(): void;
  open(options?: Partial<WriteQueueOptions>): QueuePage;
}

/** A scene without a page. */
export function createQueueScene(): QueueScene {
  const server = createThingServer();
  const storage = createMemoryStorage();
  const locks = createSharedLocks();
  const channel = createSharedChannel();
  const connection = createSwitch();
  let ids = 0;
  const createId = (): string => `id-${(ids += 1)}`;
  return {
    server,
    storage,
    goOffline: connection.goOffline,
    goOnline: connection.goOnline,
    open(options = {}) {
      const life = createLife();
      const shared = { connection, channel: channel.join(life), locks: locks.join(life) };
      return openPage({ storage, ...shared, ...options }, { life, server, createId });
    },
  };
}

function openPage(
  options: QueueEnvironment & Partial<WriteQueueOptions>,
  { life, server, createId }: { life: Life; server: ThingServer; createId: () => string },
): QueuePage {
  const timer = createFakeTimer();
  const events: QueueEvent[] = [];
  const queue = createWriteQueue({
    operations: [saveThing],
    version: '1',
    timer,
    random: () => 0.5,
    onEvent: (event) => void events.push(event),
    ...options,
    storage: { update: (key, change) => life.while(() => options.storage.update(key, change)) },
  });
  const client = createClientOf(toyTables, {
    baseUrl: 'https://toy.example',
    clock: timer,
    createId,
    fetch: (request) => life.while(() => server.fetch(request)),
    extensions: [queue],
  });
  return { client, queue, timer, events, kill: life.end };
}

function createSwitch(): Connection & Pick<QueueScene, 'goOffline' | 'goOnline'> {
  const listeners = new Set<() => void>();
  let isOnline = true;
  return {
    isOnline: () => isOnline,
    onOnline(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    goOffline() {
      isOnline = false;
    },
    goOnline() {
      isOnline = true;
      for (const listener of listeners) listener();
    },
  };
}

interface Life {
  /** Begins only while the page lives, and comes back only then. */
  while<TResult>(task: () => Promise<TResult>): Promise<TResult>;
  isOver(): boolean;
  onEnd(listener: () => void): void;
  end(): void;
}

function createLife(): Life {
  const listeners: (() => void)[] = [];
  let isOver = false;
  const never = new Promise<never>(() => undefined);
  return {
    async while(task) {
      if (isOver) return never;
      try {
        const result = await task();
        return isOver ? await never : result;
      } catch (error) {
        if (isOver) return never;
        throw error;
      }
    },
    isOver: () => isOver,
    onEnd: (listener) => void listeners.push(listener),
    end() {
      isOver = true;
      for (const listener of listeners) listener();
    },
  };
}

/** Locks that a page which ends gives back, as the browser's do. */
function createSharedLocks(): { join(life: Life): Locks } {
  const last = new Map<string, Promise<void>>();
  return {
    join: (life) => ({
      exclusive(name, task) {
        const before = last.get(name) ?? Promise.resolve();
        const ended = new Promise<void>((resolve) => life.onEnd(resolve));
        const turn = before.then(() => (life.isOver() ? undefined : task()));
        const over = turn.catch(() => undefined);
        last.set(
          name,
          before.then(() => Promise.race([ended, over])),
        );
        return turn;
      },
    }),
  };
}

function createSharedChannel(): { join(life: Life): QueueChannel } {
  const ends = new Set<{ readonly life: Life; readonly listener: (event: { data: unknown }) => void }>();
  return {
    join: (life) => ({
      postMessage(data) {
        for (const end of ends) if (end.life !== life && !end.life.isOver()) end.listener({ data });
      },
      addEventListener: (_, listener) => void ends.add({ life, listener }),
      removeEventListener(_, listener) {
        for (const end of ends) if (end.listener === listener) ends.delete(end);
      },
    }),
  };
}
