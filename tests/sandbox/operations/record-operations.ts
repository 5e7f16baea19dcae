import type { AnyOperation } from './operation.ts';
import { createContentDocumentAndVersion, createContentVersion } from './records/content.ts';
import { getRecordAvatars, updateRecordAvatar } from './records/record-avatars.ts';
import { getRecords } from './records/record-batch.ts';
import { executeBatchRecordOperations } from './records/record-operations.ts';
import { getRecord } from './records/record-read.ts';
import { createRecord, deleteRecord, updateRecord } from './records/record-write.ts';

/** Records one by one and in batches, with their files and pictures. */
export const recordHandlers: Readonly<Record<string, AnyOperation>> = {
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
