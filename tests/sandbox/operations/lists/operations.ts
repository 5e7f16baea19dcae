import type { AnyOperation } from '../operation.ts';
import {
  createListInfo,
  deleteListInfo,
  getListInfoByIdOrObject,
  getListInfoByName,
  getListInfosByName,
  updateListInfoByName,
} from './list-info.ts';
import { getListObjectInfo } from './list-object-info.ts';
import { getListPreferences, updateListPreferences } from './list-preferences.ts';
import {
  getListRecordsById,
  getListRecordsByName,
  getMruListRecords,
  postListRecordsByName,
} from './list-records.ts';
import { getListUiByIdOrObject, getListUiByName, getMruListInfo, getMruListUi } from './list-ui.ts';

/** List views: their infos, preferences and records. */
export const listsOperations: Readonly<Record<string, AnyOperation>> = {
  createListInfo,
  deleteListInfo,
  getListInfoByIdOrObject,
  getListInfoByName,
  getListInfosByName,
  getListObjectInfo,
  getListPreferences,
  getListRecordsById,
  getListRecordsByName,
  getListUiByIdOrObject,
  getListUiByName,
  getMruListInfo,
  getMruListRecords,
  getMruListUi,
  postListRecordsByName,
  updateListInfoByName,
  updateListPreferences,
};
