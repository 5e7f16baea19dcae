import type { AnyOperation } from '../operation.ts';
import {
  answerOutstandingBalance,
  answerSwitchHold,
  getDocumentTypes,
  getRequiredDocuments,
  registerDocument,
  removeDocument,
  submitDocuments,
} from './documents.ts';
import { deleteDraft, getDraft, saveDraft } from './drafts.ts';
import { getEnrollmentStatus, getLobby } from './lobby.ts';

/** Enrollments: the status lobby, documents, drafts. */
export const enrollmentOperations: Readonly<Record<string, AnyOperation>> = {
  answerOutstandingBalance,
  answerSwitchHold,
  deleteDraft,
  getDocumentTypes,
  getDraft,
  getEnrollmentStatus,
  getLobby,
  getRequiredDocuments,
  registerDocument,
  removeDocument,
  saveDraft,
  submitDocuments,
};
