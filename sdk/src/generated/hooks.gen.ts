// Generated from specs/apex/openapi.yaml and specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import { createReadHook } from '../hooks/create-read-hook.ts';
import { createWriteHook } from '../hooks/create-write-hook.ts';
import { getBrandCustomerServiceInfo, getUserAccountInformation, getUtilityInfo } from './operations/apex-footer.gen.ts';
import { getCurrentSession, logIn, logOut } from './operations/apex-session.gen.ts';
import { getListRecordsByName, postListRecordsByName } from './operations/ui-api-list-records.gen.ts';
import { getObjectInfo, getObjectInfos, getPicklistValues, getPicklistValuesByRecordType } from './operations/ui-api-object-info.gen.ts';
import { createRecord, deleteRecord, getRecord, getRecords, updateRecord } from './operations/ui-api-records.gen.ts';
import { getRelatedListRecords } from './operations/ui-api-related-list-records.gen.ts';

/** Read the customer service of a brand. Hook of {@link getBrandCustomerServiceInfo}. */
export const useGetBrandCustomerServiceInfo = /* @__PURE__ */ createReadHook(getBrandCustomerServiceInfo);

/** Read the current session. Hook of {@link getCurrentSession}. */
export const useGetCurrentSession = /* @__PURE__ */ createReadHook(getCurrentSession);

/** Read the account of a contact. Hook of {@link getUserAccountInformation}. */
export const useGetUserAccountInformation = /* @__PURE__ */ createReadHook(getUserAccountInformation);

/** Read the utility of an order. Hook of {@link getUtilityInfo}. */
export const useGetUtilityInfo = /* @__PURE__ */ createReadHook(getUtilityInfo);

/** Log in. Hook of {@link logIn}. */
export const useLogIn = /* @__PURE__ */ createWriteHook(logIn);

/** Log out. Hook of {@link logOut}. */
export const useLogOut = /* @__PURE__ */ createWriteHook(logOut);

/** Create one record. Hook of {@link createRecord}. */
export const useCreateRecord = /* @__PURE__ */ createWriteHook(createRecord);

/** Delete one record. Hook of {@link deleteRecord}. */
export const useDeleteRecord = /* @__PURE__ */ createWriteHook(deleteRecord);

/** Read the records of a list view. Hook of {@link getListRecordsByName}. */
export const useGetListRecordsByName = /* @__PURE__ */ createReadHook(getListRecordsByName);

/** Read the information of one object. Hook of {@link getObjectInfo}. */
export const useGetObjectInfo = /* @__PURE__ */ createReadHook(getObjectInfo);

/** Read the information of several objects. Hook of {@link getObjectInfos}. */
export const useGetObjectInfos = /* @__PURE__ */ createReadHook(getObjectInfos);

/** Read the picklist values of one field. Hook of {@link getPicklistValues}. */
export const useGetPicklistValues = /* @__PURE__ */ createReadHook(getPicklistValues);

/** Read all picklist values of a record type. Hook of {@link getPicklistValuesByRecordType}. */
export const useGetPicklistValuesByRecordType = /* @__PURE__ */ createReadHook(getPicklistValuesByRecordType);

/** Read one record. Hook of {@link getRecord}. */
export const useGetRecord = /* @__PURE__ */ createReadHook(getRecord);

/** Read several records. Hook of {@link getRecords}. */
export const useGetRecords = /* @__PURE__ */ createReadHook(getRecords);

/** Read the records of a related list. Hook of {@link getRelatedListRecords}. */
export const useGetRelatedListRecords = /* @__PURE__ */ createReadHook(getRelatedListRecords);

/** Read the records of a list view with a long query. Hook of {@link postListRecordsByName}. */
export const usePostListRecordsByName = /* @__PURE__ */ createReadHook(postListRecordsByName);

/** Change one record. Hook of {@link updateRecord}. */
export const useUpdateRecord = /* @__PURE__ */ createWriteHook(updateRecord);
