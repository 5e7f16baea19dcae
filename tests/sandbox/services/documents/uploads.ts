import type { Viewer } from '../../database/access.ts';
import { knownObject } from '../../database/repository.ts';
import type { Repository, WriteOptions } from '../../database/repository.ts';
import type { Row } from '../../database/statements.ts';
import type { Files } from '../files/files.ts';

/** So many of the first bytes tell what a file is. */
const HEAD_BYTES = 4096;

/** A file that a customer has uploaded through the record interface. */
export interface Upload {
  /** Id of its version, such as `068RM000002hFqYYAU`. */
  readonly fileId: string;
  readonly fileName: string;
  readonly sizeBytes: number;
  /** The first bytes as hexadecimal digits. */
  readonly head: string;
}

/** Uploaded files, as far as the portal's own calls know them. */
interface Uploads {
  /** A file that the viewer may see. */
  find(fileId: string, viewer: Viewer): Upload | undefined;
  /** Links a file to a record, such as a case. */
  attach(fileId: string, recordId: string, options: WriteOptions): void;
}

/** The first bytes of a file as hexadecimal digits. */
export function headOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('hex');
}

/** Uploads out of the versions of files that the record interface has stored. */
export function createUploads(repository: Repository, files: Files): Uploads {
  const findVersion = (fileId: string, viewer: Viewer): Row | undefined =>
    repository.find(knownObject(repository, 'ContentVersion'), fileId, viewer);
  return {
    find(fileId, viewer) {
      const row = findVersion(fileId, viewer);
      if (row === undefined) return undefined;
      const bytes = files.read(fileId) ?? new Uint8Array();
      const sizeBytes = Number(row['ContentSize']);
      return { fileId, fileName: String(row['PathOnClient']), sizeBytes, head: headOf(bytes) };
    },
    attach(fileId, recordId, options) {
      const row = findVersion(fileId, { kind: 'system', userId: options.userId });
      if (row === undefined) return;
      const link = { ContentDocumentId: String(row['ContentDocumentId']), LinkedEntityId: recordId };
      repository.insert(knownObject(repository, 'ContentDocumentLink'), link, options);
    },
  };
}
