import { useSyncExternalStore } from 'react';
import type { QueuedWrite } from '../extensions/queue/queued-write.ts';
import type { WriteQueue } from '../extensions/queue/write-queue.ts';

/**
 * The writes that the server does not have, in their order.
 *
 * @example
 * const waiting = useWriteQueue(queue).filter(({ state }) => state === 'waiting');
 */
export function useWriteQueue(queue: Pick<WriteQueue, 'entries' | 'subscribe'>): readonly QueuedWrite[] {
  return useSyncExternalStore(queue.subscribe, queue.entries, queue.entries);
}
