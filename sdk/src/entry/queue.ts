export { browserEnvironment, type BrowserOptions } from '../extensions/queue/browser-environment.ts';
export { storageEnvironment } from '../extensions/queue/storage-environment.ts';
export type { BackoffOptions } from '../core/backoff.ts';
export type { Delivery, QueueWriteOptions } from '../extensions/queue/delivery.ts';
export { createIndexedDbStorage, type IndexedDbOptions } from '../extensions/storage/indexed-db-storage.ts';
export type { QueueChannel } from '../extensions/queue/ledger.ts';
export {
  createLeases,
  createWebLocks,
  type BrowserLocks,
  type LeaseOptions,
  type Locks,
} from '../extensions/queue/locks.ts';
export type { AnyWrite } from '../mutation/mutate.ts';
export type {
  ConflictAnswer,
  QueuedState,
  QueuedWrite,
  QueueEvent,
  StoredError,
} from '../extensions/queue/queued-write.ts';
export { allowMemory, createMemoryStorage } from '../extensions/storage/memory-storage.ts';
export type { KeyedStorage } from '../extensions/storage/storage.ts';
export type { Connection, QueueEnvironment, WriteQueueOptions } from '../extensions/queue/environment.ts';
export { createWriteQueue, type WriteQueue } from '../extensions/queue/write-queue.ts';
