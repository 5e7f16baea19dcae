import type { AnyOperation } from './operation.ts';
import {
  createListInfo,
  deleteListInfo,
  getListInfoByName,
  getListInfosByName,
  getListInfosByObjectName,
  updateListInfoByName,
} from './lists/list-info.ts';
import { getListObjectInfo } from './lists/list-object-info.ts';
import { getListPreferences, updateListPreferences } from './lists/list-preferences.ts';
import {
  getListRecordsById,
  getListRecordsByName,
  getMruListRecords,
  postListRecordsByName,
} from './lists/list-records.ts';
import { getListUiByIdOrObject, getListUiByName, getMruListUi } from './lists/list-ui.ts';
import { getRelatedListCount, getRelatedListsCount } from './related-lists/related-list-count.ts';
import { getLookupMetadata, getLookupRecords } from './search/lookup.ts';
import {
  getRelatedListInfo,
  getRelatedListInfoBatch,
  getRelatedListsInfo,
  updateRelatedListInfo,
} from './related-lists/related-list-info.ts';
import {
  getRelatedListPreferences,
  getRelatedListPreferencesBatch,
  updateRelatedListPreferences,
} from './related-lists/related-list-preferences.ts';
import { getRelatedListRecords, getRelatedListRecordsBatch } from './related-lists/related-list-records.ts';
import { getKeywordSearchResults, getSearchResults } from './search/search.ts';
import { getSearchFilterMetadata, getSearchFilterOptions } from './search/search-filters.ts';

/** Records by the page: list views, related lists, search, lookups. */
export const pageHandlers: Readonly<Record<string, AnyOperation>> = {
  createListInfo,
  deleteListInfo,
  getKeywordSearchResults,
  getListInfoByName,
  getListInfosByName,
  getListInfosByObjectName,
  getListObjectInfo,
  getListPreferences,
  getListRecordsById,
  getListRecordsByName,
  getListUiByIdOrObject,
  getListUiByName,
  getLookupMetadata,
  getLookupRecords,
  getMruListRecords,
  getMruListUi,
  getRelatedListCount,
  getRelatedListInfo,
  getRelatedListInfoBatch,
  getRelatedListPreferences,
  getRelatedListPreferencesBatch,
  getRelatedListRecords,
  getRelatedListRecordsBatch,
  getRelatedListsCount,
  getRelatedListsInfo,
  getSearchFilterMetadata,
  getSearchFilterOptions,
  getSearchResults,
  postListRecordsByName,
  updateListInfoByName,
  updateListPreferences,
  updateRelatedListInfo,
  updateRelatedListPreferences,
};
