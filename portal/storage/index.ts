/** Publications in a place that several hosts see. */
export { makeFolder } from './make-folder.ts';
export { openStorage, readStorageAddress } from './open-storage.ts';
export type { PublicationStorage } from './publication-storage.ts';
export {
  buildIdOf,
  currentName,
  isContentOf,
  parseStored,
  readStored,
  storedManifest,
  storePublication,
} from './stored-publication.ts';
export type { StoredFiles, StoredPublication } from './stored-publication.ts';
