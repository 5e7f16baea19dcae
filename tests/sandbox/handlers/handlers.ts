import type { Handler } from '../protocol/call.ts';
import { getBrandCustomerServiceInfo, getUserAccountInformation, getUtilityInfo } from './footer.ts';
import { getListRecordsByName, postListRecordsByName } from './list-records.ts';
import { getObjectInfo, getObjectInfos } from './object-info.ts';
import { getPicklistValues, getPicklistValuesByRecordType } from './picklist-values.ts';
import { getRecords } from './record-batch.ts';
import { getRecord } from './record-read.ts';
import { createRecord, deleteRecord, updateRecord } from './record-write.ts';
import { getRelatedListRecords } from './related-list-records.ts';
import { getCurrentSession, logIn, logOut } from './session.ts';

/** One handler for each operation that the org serves; every other one of the contract answers 501. */
export const handlers: Readonly<Record<string, Handler>> = {
  createRecord,
  deleteRecord,
  getBrandCustomerServiceInfo,
  getCurrentSession,
  getListRecordsByName,
  getObjectInfo,
  getObjectInfos,
  getPicklistValues,
  getPicklistValuesByRecordType,
  getRecord,
  getRecords,
  getRelatedListRecords,
  getUserAccountInformation,
  getUtilityInfo,
  logIn,
  logOut,
  postListRecordsByName,
  updateRecord,
};

/** The operations that the org serves, by id. */
export const servedOperations: readonly string[] = Object.keys(handlers);
