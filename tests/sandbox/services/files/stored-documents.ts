import { createHash } from 'node:crypto';
import type { Viewer } from '../../database/access.ts';
import { knownObject } from '../../database/repository.ts';
import type { FieldValues, Repository, WriteOptions } from '../../database/repository.ts';
import type { Files } from './files.ts';

/** A file as it comes in. */
export interface IncomingFile {
  readonly title: string;
  readonly description: string | null;
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** The services that keep documents: their records and their bytes. */
interface DocumentStorage {
  readonly repository: Repository;
  readonly files: Files;
}

/** Ids of a document that was saved. */
interface StoredDocument {
  readonly documentId: string;
  readonly versionId: string;
  readonly linkId: string;
}

/** The options of writing a document; ids only where they are fixed. */
interface StoreOptions {
  readonly userId: string;
  readonly now: number;
  readonly documentId?: string;
  readonly versionId?: string;
  /** The record that it belongs to beside its owner's own; the owner when absent. */
  readonly linkedTo?: string;
}

/** Saves a new document with its first version, linked to its owner or to another record. */
export function storeDocument(
  storage: DocumentStorage,
  file: IncomingFile,
  options: StoreOptions,
): StoredDocument {
  const { repository } = storage;
  const { userId, now } = options;
  return repository.transaction(() => {
    const documentId = repository.insert(
      knownObject(repository, 'ContentDocument'),
      { ...describeFile(file), OwnerId: userId },
      writeOptions({ userId, now }, options.documentId),
    );
    const version = { documentId, number: 1, id: options.versionId };
    const versionId = insertVersion(storage, { file, version }, { userId, now });
    const link = { ContentDocumentId: documentId, LinkedEntityId: options.linkedTo ?? userId };
    const linkId = repository.insert(knownObject(repository, 'ContentDocumentLink'), link, { userId, now });
    return { documentId, versionId, linkId };
  });
}

/** Saves another version of a document, which becomes its latest, and answers the version's id. */
export function storeVersion(
  storage: DocumentStorage,
  what: { readonly documentId: string; readonly file: IncomingFile },
  options: { readonly userId: string; readonly now: number },
): string {
  const { repository } = storage;
  const { documentId, file } = what;
  const versions = knownObject(repository, 'ContentVersion');
  const system: Viewer = { kind: 'system', userId: options.userId };
  const conditions = [{ sql: '"ContentDocumentId" = ?', values: [documentId] }];
  return repository.transaction(() => {
    const earlier = repository.list(versions, { conditions, orderBy: [], limit: 100_000, offset: 0 }, system);
    for (const row of earlier) {
      if (row['IsLatest'] !== 1) continue;
      repository.update(versions, { id: String(row['Id']), values: { IsLatest: false } }, options);
    }
    const version = { documentId, number: earlier.length + 1, id: undefined };
    return insertVersion(storage, { file, version }, options);
  });
}

function insertVersion(
  { repository, files }: DocumentStorage,
  what: {
    readonly file: IncomingFile;
    readonly version: {
      readonly documentId: string;
      readonly number: number;
      readonly id: string | undefined;
    };
  },
  options: { readonly userId: string; readonly now: number },
): string {
  const { file, version } = what;
  const described = describeFile(file);
  const values = {
    ...described,
    ContentDocumentId: version.documentId,
    PathOnClient: file.fileName,
    VersionNumber: String(version.number),
    IsLatest: true,
    Checksum: createHash('md5').update(file.bytes).digest('hex'),
  };
  const id = repository.insert(
    knownObject(repository, 'ContentVersion'),
    values,
    writeOptions(options, version.id),
  );
  files.save(id, file.bytes);
  const change = { ...described, LatestPublishedVersionId: id };
  repository.update(
    knownObject(repository, 'ContentDocument'),
    { id: version.documentId, values: change },
    options,
  );
  return id;
}

function describeFile(file: IncomingFile): FieldValues {
  const extension = extensionOf(file.fileName);
  return {
    Title: file.title,
    Description: file.description,
    FileExtension: extension,
    FileType: extension.toUpperCase(),
    ContentSize: file.bytes.length,
  };
}

/** Returns the ending of a file name, without the dot and in lower case; empty where there is no ending. */
export function extensionOf(fileName: string): string {
  return /\.([a-z0-9]{1,10})$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
}

function writeOptions(
  options: { readonly userId: string; readonly now: number },
  id: string | undefined,
): WriteOptions {
  return { ...options, ...(id === undefined ? {} : { id }) };
}
