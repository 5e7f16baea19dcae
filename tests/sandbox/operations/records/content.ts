import { holdsCardNumber } from '../../protocol/card-number.ts';
import { constants } from '../../contract/constants.ts';
import { createTag } from '../../protocol/answer.ts';
import type { Answer } from '../../protocol/answer.ts';
import type { Call } from '../../protocol/call.ts';
import { readRecordId } from '../../protocol/parameters.ts';
import { invalidBody, notFound, Problem, unavailable } from '../../protocol/problem.ts';
import { extensionOf, storeDocument, storeVersion } from '../../services/files/stored-documents.ts';
import type { IncomingFile } from '../../services/files/stored-documents.ts';
import { representRecord, selectEverything } from '../../services/records/representation.ts';
import type { RecordRepresentation } from '../../services/records/representation.ts';
import { findVisible, representationContext, viewerOf } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';
import type { Operation } from '../operation.ts';

const LONGEST_NAME = 255;
/** Files that one customer can send in a quarter of an hour, far more than all of a form. */
const MOST_UPLOADS = 100;

/** POST a new file: the document with its first version, linked to its owner. */
export const createContentDocumentAndVersion: Operation<
  'clock' | 'files' | 'recentItems' | 'repository' | 'throttles'
> = {
  access: 'customer',
  changes: true,
  form: { maxBytes: constants.contentVersions.maxBytes },
  async handle(call, services): Promise<Answer> {
    limitUploads(call, services);
    const file = await readFile(call);
    const options = { userId: viewerOf(call).userId, now: services.clock.now() };
    const { documentId, versionId, linkId } = storeDocument(services, file, options);
    services.recentItems.remember(options.userId, 'ContentDocument', documentId);
    const body = {
      contentDocument: represent(documentId, call, services),
      contentDocumentLinks: [represent(linkId, call, services)],
      contentVersion: represent(versionId, call, services),
    };
    return { status: 201, body: { ...body, eTag: createTag(body) } };
  },
};

/** POST another version of a file of the user's own. */
export const createContentVersion: Operation<'clock' | 'files' | 'recentItems' | 'repository' | 'throttles'> =
  {
    access: 'customer',
    changes: true,
    form: { maxBytes: constants.contentVersions.maxBytes },
    async handle(call, services): Promise<Answer> {
      const { object, id: documentId } = findVisible(readRecordId(call, 'contentDocumentId'), call, services);
      if (object.name !== 'ContentDocument') throw notFound();
      limitUploads(call, services);
      const file = await readFile(call);
      const options = { userId: viewerOf(call).userId, now: services.clock.now() };
      const versionId = storeVersion(services, { documentId, file }, options);
      services.recentItems.remember(options.userId, 'ContentDocument', documentId);
      return { status: 201, body: represent(versionId, call, services) };
    },
  };

/** Limits uploads: stored files cost space, and not every file of a customer is asked for by a call that counts. */
function limitUploads(call: Call, services: Pick<Services, 'throttles'>): void {
  const seconds = services.throttles.take(`upload:${viewerOf(call).userId}`, MOST_UPLOADS);
  if (seconds > 0) throw unavailable(seconds);
}

async function readFile(call: Call): Promise<IncomingFile> {
  // The form was checked before the call; only a file can still be a text, sent without a file name.
  const { fileData, title, description } = call.body as {
    fileData: File | string;
    title?: File | string;
    description?: File | string;
  };
  if (!(fileData instanceof File)) throw invalidBody('fileData must be a file');
  if (title instanceof File || description instanceof File)
    throw invalidBody('Title and description are texts');
  const isKnown = constants.contentVersions.formats.some((format) => format === extensionOf(fileData.name));
  if (!isKnown) throw new Problem(415, 'INVALID_INPUT', 'Files of this kind are not allowed');
  if (fileData.size === 0) throw invalidBody('The file is empty');
  if (fileData.name.length > LONGEST_NAME) throw invalidBody('The name of the file is too long');
  if (holdsCardNumber(`${fileData.name} ${title ?? ''}`))
    throw invalidBody('The name of the file holds what looks like the number of a card');
  return {
    title: title ?? (fileData.name.replace(/\.[a-z0-9]+$/i, '') || fileData.name),
    description: description ?? null,
    fileName: fileData.name,
    bytes: new Uint8Array(await fileData.arrayBuffer()),
  };
}

function represent(id: string, call: Call, services: Pick<Services, 'repository'>): RecordRepresentation {
  const { object, row } = findVisible(id, call, services);
  return representRecord(representationContext(call, services), { object, row }, selectEverything(object));
}
