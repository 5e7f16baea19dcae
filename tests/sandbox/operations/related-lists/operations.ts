import type { AnyOperation } from '../operation.ts';
import {
  getRelatedListActions,
  getRelatedListRecordActions,
  getRelatedListsActions,
} from './related-list-actions.ts';
import { getRelatedListCount, getRelatedListsCount } from './related-list-count.ts';
import {
  getRelatedListInfo,
  getRelatedListInfoBatch,
  getRelatedListsInfo,
  updateRelatedListInfo,
} from './related-list-info.ts';
import {
  getRelatedListPreferences,
  getRelatedListPreferencesBatch,
  updateRelatedListPreferences,
} from './related-list-preferences.ts';
import {
  getRelatedListRecords,
  getRelatedListRecordsBatch,
  getRelatedListRecordsByUrl,
} from './related-list-records.ts';

/** Related lists: their infos, preferences, counts and records. */
export const relatedListsOperations: Readonly<Record<string, AnyOperation>> = {
  getRelatedListActions,
  getRelatedListCount,
  getRelatedListInfo,
  getRelatedListInfoBatch,
  getRelatedListPreferences,
  getRelatedListPreferencesBatch,
  getRelatedListRecordActions,
  getRelatedListRecords,
  getRelatedListRecordsBatch,
  getRelatedListRecordsByUrl,
  getRelatedListsActions,
  getRelatedListsCount,
  getRelatedListsInfo,
  updateRelatedListInfo,
  updateRelatedListPreferences,
};
