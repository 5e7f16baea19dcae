import { useSyncExternalStore } from 'react';
import type { QueuedWrite } from '../queue/queued-write.ts';
import type { WriteQueue } from '../queue/write-queue.ts';

/**
 * The writes that the server does not have, in their order.
 *
 * @example
 * const waiting = useWriteQueue(queue).filter(({ state }) => state === 'waiting');
 */
export function useWriteQueue(queue: Pick<WriteQueue, 'entries' | 'subscribe'>): readonly QueuedWrite[] {
  return useSyncExternalStore(queue.subscribe, queue.entries, queue.entries);
}
