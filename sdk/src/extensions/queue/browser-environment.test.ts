import { IDBFactory } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserEnvironment } from './browser-environment.ts';
import type { KeyedStorage } from '../storage/storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const onFallback = (reason: unknown): void => {
  throw reason;
};

async function valueIn(storage: KeyedStorage): Promise<unknown> {
  let value: unknown;
  await storage.update('k', (kept) => (value = kept));
  return value;
}

describe('the browser', () => {
  it('that has everything keeps what a later page finds', async () => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    await browserEnvironment({ onFallback }).storage.update('k', () => 1);
    const { storage, channel } = browserEnvironment({ onFallback });
    expect(await valueIn(storage)).toBe(1);
    expect(channel).toBeDefined();
  });

  it('that has no channel is one without', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    expect(browserEnvironment({ onFallback }).channel).toBeUndefined();
  });

  const full = new DOMException('Full', 'QuotaExceededError');
  const broken: readonly [string, object | undefined, unknown][] = [
    [
      'is full',
      {
        open: () => {
          throw full;
        },
      },
      full,
    ],
    ['has no IndexedDB', undefined, expect.any(TypeError)],
  ];
  it.each(broken)('that %s keeps writes in memory, and says so once', async (_, factory, reason) => {
    vi.stubGlobal('indexedDB', factory);
    const told: unknown[] = [];
    const { storage } = browserEnvironment({ onFallback: (why) => told.push(why) });
    await storage.update('k', () => 1);
    await storage.update('k', (kept) => Number(kept) + 1);
    expect(await valueIn(storage)).toBe(2);
    expect(told).toEqual([reason]);
  });
});
