import type { Handler } from '../protocol/call.ts';
import { getRecords } from './record-batch.ts';
import { getRecord } from './record-read.ts';
import { createRecord, deleteRecord, updateRecord } from './record-write.ts';

/** Records one by one and in batches, with their files and pictures. */
export const recordHandlers: Readonly<Record<string, Handler>> = {
  createRecord,
  deleteRecord,
  getRecord,
  getRecords,
  updateRecord,
};
