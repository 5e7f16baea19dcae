import { mkdtempSync, rmSync } from 'node:fs';
import * as files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { saveThing } from '../../../toys/index.ts';
import { createQueueScene } from '../../../toys/queue-scene.ts';
import { createAsyncStorage } from '../storage/async-storage.ts';
import { createFileStorage } from '../storage/file-storage.ts';
import type { KeyedStorage } from '../storage/storage.ts';
import { storageEnvironment } from './storage-environment.ts';

/** Waits for what others do, however busy the machine is. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'queue-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Storages of one device, opened by each program anew. */
const KINDS: readonly (readonly [string, () => () => KeyedStorage])[] = [
  ['files', () => () => createFileStorage({ folder, files })],
  [
    'AsyncStorage',
    () => {
      const items = new Map<string, string>();
      return () =>
        createAsyncStorage({
          getItem: async (key) => items.get(key) ?? null,
          setItem: async (key, value) => void items.set(key, value),
          removeItem: async (key) => void items.delete(key),
        });
    },
  ],
];

describe.each(KINDS)('a queue in %s', (_, createOpener) => {
  it('sends what an earlier program has queued, for its user alone', async () => {
    const scene = createQueueScene();
    const openStorage = createOpener();
    let isOnline = false;
    const listeners = new Set<() => void>();
    const start = () =>
      scene.open(
        storageEnvironment(openStorage(), {
          isOnline: () => isOnline,
          onOnline(listener) {
            listeners.add(listener);
            return () => listeners.delete(listener);
          },
        }),
      );
    const first = start();
    await first.queue.open('ann');
    const delivery = await first.queue.write(saveThing, { fields: { Id: 'a', Name: 'one' } });
    expect(delivery.state).toBe('queued');
    first.kill();
    const other = start();
    await other.queue.open('bob');
    expect(other.queue.entries()).toEqual([]);
    const next = start();
    await next.queue.open('ann');
    await eventually(() => expect(next.queue.entries()).toMatchObject([{ state: 'waiting' }]));
    isOnline = true;
    for (const listener of listeners) listener();
    await eventually(() => expect(scene.server.applied.map(({ name }) => name)).toEqual(['one']));
    await eventually(() => expect(next.queue.entries()).toEqual([]));
    other.kill();
    next.kill();
  });
});

it('takes the network to be there, where nothing tells of it', async () => {
  const scene = createQueueScene();
  const { queue } = scene.open(storageEnvironment(scene.storage));
  await queue.open('ann');
  const delivery = await queue.write(saveThing, { fields: { Id: 'a', Name: 'now' } });
  expect(delivery.state).toBe('done');
  queue.close();
});
