import type { Handler } from '../protocol/call.ts';
import { getListRecordsByName, postListRecordsByName } from './list-records.ts';
import { getRelatedListRecords } from './related-list-records.ts';

/** Records by the page: list views, related lists, search, lookups. */
export const pageHandlers: Readonly<Record<string, Handler>> = {
  getListRecordsByName,
  getRelatedListRecords,
  postListRecordsByName,
};
