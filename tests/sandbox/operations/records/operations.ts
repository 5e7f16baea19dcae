import type { AnyOperation } from '../operation.ts';
import { executeBatchRecordOperations } from './batch-operations.ts';
import { createContentDocumentAndVersion, createContentVersion } from './content.ts';
import { getChildRecords } from './child-records.ts';
import { getRecordAvatars, updateRecordAvatar } from './record-avatars.ts';
import { getRecords } from './record-batch.ts';
import {
  getRecordCloneDefaults,
  getRecordCreateDefaults,
  getRecordTemplateClone,
  getRecordTemplateCreate,
} from './record-defaults.ts';
import { getRecord } from './record-read.ts';
import { getRecordUi } from './record-ui.ts';
import { createRecord, deleteRecord, updateRecord } from './record-write.ts';

/** Records one by one and in batches, with their defaults, files and pictures. */
export const recordsOperations: Readonly<Record<string, AnyOperation>> = {
  createContentDocumentAndVersion,
  createContentVersion,
  createRecord,
  deleteRecord,
  executeBatchRecordOperations,
  getChildRecords,
  getRecord,
  getRecordAvatars,
  getRecordCloneDefaults,
  getRecordCreateDefaults,
  getRecordTemplateClone,
  getRecordTemplateCreate,
  getRecordUi,
  getRecords,
  updateRecord,
  updateRecordAvatar,
};
