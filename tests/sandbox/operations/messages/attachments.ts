import { apexProblem } from '../../protocol/apex-problem.ts';
import type { Call } from '../../protocol/call.ts';
import { notFound } from '../../protocol/problem.ts';
import { ALL_FORMATS, MAX_BYTES } from '../../services/documents/document-types.ts';
import { fitsFormat, formatOf } from '../../services/documents/file-format.ts';
import type { Upload } from '../../services/documents/uploads.ts';
import { viewerOf } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';

/** A file of the customer that may be handed in: found, small enough, and what its name says. */
export function readUpload(
  wanted: { readonly fileId: string; readonly formats: readonly string[] },
  call: Call,
  services: Pick<Services, 'uploads'>,
): Upload {
  const upload = services.uploads.find(wanted.fileId, viewerOf(call));
  if (upload === undefined) throw notFound();
  if (upload.sizeBytes > MAX_BYTES) throw apexProblem(413, 'FILE_TOO_LARGE');
  const format = formatOf(upload.fileName);
  const isAccepted = wanted.formats.includes(format) && upload.sizeBytes > 0;
  if (!isAccepted || !fitsFormat(format, upload.head)) throw apexProblem(415, 'FILE_FORMAT_INVALID');
  return upload;
}

/** The attachments of a message. */
export function readAttachments(
  fileIds: readonly string[],
  call: Call,
  services: Pick<Services, 'uploads'>,
): readonly Upload[] {
  return fileIds.map((fileId) => readUpload({ fileId, formats: ALL_FORMATS }, call, services));
}
