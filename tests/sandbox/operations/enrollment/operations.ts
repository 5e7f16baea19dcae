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
import { addStartNotice, getStartNotices, removeStartNotice } from './start-notices.ts';

/** Enrollments: the status lobby, documents, drafts. */
export const enrollmentOperations: Readonly<Record<string, AnyOperation>> = {
  addStartNotice,
  answerOutstandingBalance,
  answerSwitchHold,
  deleteDraft,
  getDocumentTypes,
  getDraft,
  getEnrollmentStatus,
  getLobby,
  getRequiredDocuments,
  getStartNotices,
  registerDocument,
  removeDocument,
  removeStartNotice,
  saveDraft,
  submitDocuments,
};
