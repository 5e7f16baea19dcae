export { createAsyncStorage, type AsyncItems } from '../extensions/storage/async-storage.ts';
export {
  createFileStorage,
  type Files,
  type FileStorageOptions,
} from '../extensions/storage/file-storage.ts';
export { createIndexedDbStorage, type IndexedDbOptions } from '../extensions/storage/indexed-db-storage.ts';
export { allowMemory, createMemoryStorage } from '../extensions/storage/memory-storage.ts';
export type { KeyedStorage } from '../extensions/storage/storage.ts';
export { createStoredDatabase } from '../extensions/persistence/stored-database.ts';
export type {
  Database,
  DatabaseOpener,
  FreshEntry,
  Owner,
  StoredEntry,
} from '../extensions/persistence/database.ts';
