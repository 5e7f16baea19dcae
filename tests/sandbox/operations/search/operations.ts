import type { AnyOperation } from '../operation.ts';
import {
  getLookupMetadata,
  getLookupRecords,
  getLookupRecordsByUrl,
  getLookupRecordsOfObject,
} from './lookup.ts';
import { getSearchFilterMetadata, getSearchFilterOptions } from './search-filters.ts';
import { getKeywordSearchResults, getSearchResults } from './search.ts';

/** Search and lookups. */
export const searchOperations: Readonly<Record<string, AnyOperation>> = {
  getKeywordSearchResults,
  getLookupMetadata,
  getLookupRecords,
  getLookupRecordsByUrl,
  getLookupRecordsOfObject,
  getSearchFilterMetadata,
  getSearchFilterOptions,
  getSearchResults,
};
