import { SYSTEM } from '../database/access.ts';
import { asId18 } from '../metadata/record-id.ts';
import { isReadable } from '../operations/messages/message-attachments.ts';
import { plainErrorAnswer } from '../protocol/error-body.ts';
import { notFound, sessionExpired } from '../protocol/problem.ts';
import { fileResponse } from '../services/files/file-response.ts';
import { readCaller } from './caller.ts';
import type { EntryPoint } from './entry-point.ts';
import { toResponse } from './response.ts';

const PATH = /^\/services\/data\/v\d{1,3}\.0\/sobjects\/ContentVersion\/(\w{15}|\w{18})\/VersionData$/;

/** The bytes of a customer's own files, and of those that advisors sent, once the scan has found nothing in them. */
export const filesEntryPoint: EntryPoint = async ({ request, url, services }) => {
  const id = PATH.exec(url.pathname)?.[1];
  if (id === undefined || request.method !== 'GET') return undefined;
  const { viewer } = readCaller(request, services);
  if (viewer === undefined) {
    return toResponse(plainErrorAnswer(sessionExpired()));
  }
  const fileId = asId18(id);
  const place = services.attachments.placeOf(fileId);
  const isSent = place !== undefined && isReadable(place, viewer, services);
  const upload = services.uploads.find(fileId, isSent ? SYSTEM : viewer);
  const bytes = services.files.read(fileId);
  if (upload === undefined || bytes === undefined || !services.attachments.isClean(fileId)) {
    return toResponse(plainErrorAnswer(notFound()));
  }
  return fileResponse(upload.fileName, bytes);
};
