import { describe, expect, it } from 'vitest';
import { createLedger } from './ledger.ts';
import type { QueuedWrite } from './queued-write.ts';
import { createMemoryStorage } from '../storage/memory-storage.ts';

describe('a ledger', () => {
  it('has kept what it has kept, though the other pages cannot be told', async () => {
    const ledger = createLedger({
      key: 'k',
      storage: createMemoryStorage(),
      channel: {
        postMessage() {
          throw new DOMException('Closed', 'InvalidStateError');
        },
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      },
      onChange: () => undefined,
      onForeignChange: () => undefined,
    });
    const write: QueuedWrite = {
      id: 'w',
      operation: 'saveThing',
      config: {},
      state: 'waiting',
      queuedAt: 0,
      attempts: 0,
      idempotencyKey: 'w',
      version: 'v1',
      records: [],
      isShown: true,
      guard: undefined,
    };
    expect(await ledger.change((writes) => [...writes, write])).toEqual([write]);
    expect(await ledger.read()).toEqual([write]);
  });
});
