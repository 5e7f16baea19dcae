import { expect, it } from 'vitest';
import { loadOriginal } from '../original.ts';
import { useSyncExternalStore } from './use-sync-external-store.ts';

it('is what the package gives with this React', () => {
  const original = loadOriginal<{ readonly useSyncExternalStore: unknown }>('use-sync-external-store/shim');
  expect(useSyncExternalStore).toBe(original.useSyncExternalStore);
});
