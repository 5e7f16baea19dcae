import type { Handler } from '../protocol/call.ts';
import { createContentDocumentAndVersion, createContentVersion } from './content.ts';
import { getRecordAvatars, updateRecordAvatar } from './record-avatars.ts';
import { getRecords } from './record-batch.ts';
import { executeBatchRecordOperations } from './record-operations.ts';
import { getRecord } from './record-read.ts';
import { createRecord, deleteRecord, updateRecord } from './record-write.ts';

/** Records one by one and in batches, with their files and pictures. */
export const recordHandlers: Readonly<Record<string, Handler>> = {
  createContentDocumentAndVersion,
  createContentVersion,
  createRecord,
  deleteRecord,
  executeBatchRecordOperations,
  getRecord,
  getRecordAvatars,
  getRecords,
  updateRecord,
  updateRecordAvatar,
};
