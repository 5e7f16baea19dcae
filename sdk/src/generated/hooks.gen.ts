// Generated from specs/apex/openapi.yaml and specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import { createReadHook } from '../hooks/create-read-hook.ts';
import { createWriteHook } from '../hooks/create-write-hook.ts';
import { getBrandCustomerServiceInfo, getUserAccountInformation, getUtilityInfo } from './operations/apex-footer.gen.ts';
import { getCurrentSession, logIn, logOut } from './operations/apex-session.gen.ts';
import { getActionOverrides, getFormulaActivations, getGlobalActions, getLookupActions, getObjectCreateActions, getQuickActionDefaults, getQuickActionInfo, getQuickActionLayout, getRecordActions, getRecordEditActions, getRelatedListActions, getRelatedListRecordActions, getRelatedListsActions, performQuickAction, performUpdateRecordQuickAction } from './operations/ui-api-actions.gen.ts';
import { getAllApps, getAppDetails, getNavItems } from './operations/ui-api-apps.gen.ts';
import { createContentDocumentAndVersion, createContentVersion } from './operations/ui-api-content.gen.ts';
import { findDuplicates, getDuplicateConfiguration } from './operations/ui-api-duplicates.gen.ts';
import { getLayout, getLayoutUserState, getPathLayout, updateLayoutUserState } from './operations/ui-api-layouts.gen.ts';
import { createListInfo, deleteListInfo, getListInfoByName, getListInfosByName, getListInfosByObjectName, getListObjectInfo, getListPreferences, updateListInfoByName, updateListPreferences } from './operations/ui-api-list-info.gen.ts';
import { getListRecordsById, getListRecordsByName, postListRecordsByName } from './operations/ui-api-list-records.gen.ts';
import { getListUiById, getListUiByName, getListViewSummaryCollection, getMruListRecords, getMruListUi } from './operations/ui-api-list-ui.gen.ts';
import { getObjectInfo, getObjectInfoDirectory, getObjectInfos, getPicklistValues, getPicklistValuesByRecordType } from './operations/ui-api-object-info.gen.ts';
import { getRecordAvatars, updateRecordAvatar } from './operations/ui-api-record-avatars.gen.ts';
import { getRecordCreateDefaults, getRecordTemplateClone, getRecordTemplateCreate } from './operations/ui-api-record-defaults.gen.ts';
import { getRecordUi } from './operations/ui-api-record-ui.gen.ts';
import { createRecord, deleteRecord, executeBatchRecordOperations, getRecord, getRecords, updateRecord } from './operations/ui-api-records.gen.ts';
import { getRelatedListRecords } from './operations/ui-api-related-list-records.gen.ts';
import { getRelatedListCount, getRelatedListInfo, getRelatedListInfoBatch, getRelatedListPreferences, getRelatedListPreferencesBatch, getRelatedListRecordsBatch, getRelatedListsCount, getRelatedListsInfo, updateRelatedListInfo, updateRelatedListPreferences } from './operations/ui-api-related-lists.gen.ts';
import { getKeywordSearchResults, getLookupMetadata, getLookupRecords, getSearchFilterMetadata, getSearchFilterOptions, getSearchResults } from './operations/ui-api-search.gen.ts';

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

/** Upload a new file. Hook of {@link createContentDocumentAndVersion}. */
export const useCreateContentDocumentAndVersion = /* @__PURE__ */ createWriteHook(createContentDocumentAndVersion);

/** Upload a new version of a file. Hook of {@link createContentVersion}. */
export const useCreateContentVersion = /* @__PURE__ */ createWriteHook(createContentVersion);

/** Create a list view. Hook of {@link createListInfo}. */
export const useCreateListInfo = /* @__PURE__ */ createWriteHook(createListInfo);

/** Create one record. Hook of {@link createRecord}. */
export const useCreateRecord = /* @__PURE__ */ createWriteHook(createRecord);

/** Delete a list view. Hook of {@link deleteListInfo}. */
export const useDeleteListInfo = /* @__PURE__ */ createWriteHook(deleteListInfo);

/** Delete one record. Hook of {@link deleteRecord}. */
export const useDeleteRecord = /* @__PURE__ */ createWriteHook(deleteRecord);

/** Create, update and delete several records. Hook of {@link executeBatchRecordOperations}. */
export const useExecuteBatchRecordOperations = /* @__PURE__ */ createWriteHook(executeBatchRecordOperations);

/** Look for duplicates of a record before it is saved. Hook of {@link findDuplicates}. */
export const useFindDuplicates = /* @__PURE__ */ createReadHook(findDuplicates);

/** Read action overrides. Hook of {@link getActionOverrides}. */
export const useGetActionOverrides = /* @__PURE__ */ createReadHook(getActionOverrides);

/** Read all apps. Hook of {@link getAllApps}. */
export const useGetAllApps = /* @__PURE__ */ createReadHook(getAllApps);

/** Read one app. Hook of {@link getAppDetails}. */
export const useGetAppDetails = /* @__PURE__ */ createReadHook(getAppDetails);

/** Read how duplicates are found. Hook of {@link getDuplicateConfiguration}. */
export const useGetDuplicateConfiguration = /* @__PURE__ */ createReadHook(getDuplicateConfiguration);

/** Read formula activations. Hook of {@link getFormulaActivations}. */
export const useGetFormulaActivations = /* @__PURE__ */ createReadHook(getFormulaActivations);

/** Read global actions. Hook of {@link getGlobalActions}. */
export const useGetGlobalActions = /* @__PURE__ */ createReadHook(getGlobalActions);

/** Search one object. Hook of {@link getKeywordSearchResults}. */
export const useGetKeywordSearchResults = /* @__PURE__ */ createReadHook(getKeywordSearchResults);

/** Read a layout. Hook of {@link getLayout}. */
export const useGetLayout = /* @__PURE__ */ createReadHook(getLayout);

/** Read which sections of a layout are closed. Hook of {@link getLayoutUserState}. */
export const useGetLayoutUserState = /* @__PURE__ */ createReadHook(getLayoutUserState);

/** Read the information of a list view. Hook of {@link getListInfoByName}. */
export const useGetListInfoByName = /* @__PURE__ */ createReadHook(getListInfoByName);

/** Read the information of several list views. Hook of {@link getListInfosByName}. */
export const useGetListInfosByName = /* @__PURE__ */ createReadHook(getListInfosByName);

/** Read the list views of an object. Hook of {@link getListInfosByObjectName}. */
export const useGetListInfosByObjectName = /* @__PURE__ */ createReadHook(getListInfosByObjectName);

/** Read what list views of an object can show. Hook of {@link getListObjectInfo}. */
export const useGetListObjectInfo = /* @__PURE__ */ createReadHook(getListObjectInfo);

/** Read the preferences of a list view. Hook of {@link getListPreferences}. */
export const useGetListPreferences = /* @__PURE__ */ createReadHook(getListPreferences);

/** Read the records of a list view by its id. Hook of {@link getListRecordsById}. */
export const useGetListRecordsById = /* @__PURE__ */ createReadHook(getListRecordsById);

/** Read the records of a list view. Hook of {@link getListRecordsByName}. */
export const useGetListRecordsByName = /* @__PURE__ */ createReadHook(getListRecordsByName);

/** Read a list view with its records by its id. Hook of {@link getListUiById}. */
export const useGetListUiById = /* @__PURE__ */ createReadHook(getListUiById);

/** Read a list view with its records. Hook of {@link getListUiByName}. */
export const useGetListUiByName = /* @__PURE__ */ createReadHook(getListUiByName);

/** Read the list views of an object, older form. Hook of {@link getListViewSummaryCollection}. */
export const useGetListViewSummaryCollection = /* @__PURE__ */ createReadHook(getListViewSummaryCollection);

/** Read the actions of lookups. Hook of {@link getLookupActions}. */
export const useGetLookupActions = /* @__PURE__ */ createReadHook(getLookupActions);

/** Read how a lookup is searched. Hook of {@link getLookupMetadata}. */
export const useGetLookupMetadata = /* @__PURE__ */ createReadHook(getLookupMetadata);

/** Look up records for a field. Hook of {@link getLookupRecords}. */
export const useGetLookupRecords = /* @__PURE__ */ createReadHook(getLookupRecords);

/** Read recently used records. Hook of {@link getMruListRecords}. */
export const useGetMruListRecords = /* @__PURE__ */ createReadHook(getMruListRecords);

/** Read recently used records with their list. Hook of {@link getMruListUi}. */
export const useGetMruListUi = /* @__PURE__ */ createReadHook(getMruListUi);

/** Read navigation items. Hook of {@link getNavItems}. */
export const useGetNavItems = /* @__PURE__ */ createReadHook(getNavItems);

/** Read the actions while a record is created. Hook of {@link getObjectCreateActions}. */
export const useGetObjectCreateActions = /* @__PURE__ */ createReadHook(getObjectCreateActions);

/** Read the information of one object. Hook of {@link getObjectInfo}. */
export const useGetObjectInfo = /* @__PURE__ */ createReadHook(getObjectInfo);

/** Read the directory of objects. Hook of {@link getObjectInfoDirectory}. */
export const useGetObjectInfoDirectory = /* @__PURE__ */ createReadHook(getObjectInfoDirectory);

/** Read the information of several objects. Hook of {@link getObjectInfos}. */
export const useGetObjectInfos = /* @__PURE__ */ createReadHook(getObjectInfos);

/** Read the layout of a path. Hook of {@link getPathLayout}. */
export const useGetPathLayout = /* @__PURE__ */ createReadHook(getPathLayout);

/** Read the picklist values of one field. Hook of {@link getPicklistValues}. */
export const useGetPicklistValues = /* @__PURE__ */ createReadHook(getPicklistValues);

/** Read all picklist values of a record type. Hook of {@link getPicklistValuesByRecordType}. */
export const useGetPicklistValuesByRecordType = /* @__PURE__ */ createReadHook(getPicklistValuesByRecordType);

/** Read the defaults of a quick action's form. Hook of {@link getQuickActionDefaults}. */
export const useGetQuickActionDefaults = /* @__PURE__ */ createReadHook(getQuickActionDefaults);

/** Read the information of a quick action. Hook of {@link getQuickActionInfo}. */
export const useGetQuickActionInfo = /* @__PURE__ */ createReadHook(getQuickActionInfo);

/** Read the layout of a quick action's form. Hook of {@link getQuickActionLayout}. */
export const useGetQuickActionLayout = /* @__PURE__ */ createReadHook(getQuickActionLayout);

/** Read one record. Hook of {@link getRecord}. */
export const useGetRecord = /* @__PURE__ */ createReadHook(getRecord);

/** Read the actions of records. Hook of {@link getRecordActions}. */
export const useGetRecordActions = /* @__PURE__ */ createReadHook(getRecordActions);

/** Read the avatars of records. Hook of {@link getRecordAvatars}. */
export const useGetRecordAvatars = /* @__PURE__ */ createReadHook(getRecordAvatars);

/** Read the defaults of a new record. Hook of {@link getRecordCreateDefaults}. */
export const useGetRecordCreateDefaults = /* @__PURE__ */ createReadHook(getRecordCreateDefaults);

/** Read the actions while records are edited. Hook of {@link getRecordEditActions}. */
export const useGetRecordEditActions = /* @__PURE__ */ createReadHook(getRecordEditActions);

/** Read the template of a copy. Hook of {@link getRecordTemplateClone}. */
export const useGetRecordTemplateClone = /* @__PURE__ */ createReadHook(getRecordTemplateClone);

/** Read the template of a new record. Hook of {@link getRecordTemplateCreate}. */
export const useGetRecordTemplateCreate = /* @__PURE__ */ createReadHook(getRecordTemplateCreate);

/** Read records with what is needed to show them. Hook of {@link getRecordUi}. */
export const useGetRecordUi = /* @__PURE__ */ createReadHook(getRecordUi);

/** Read several records. Hook of {@link getRecords}. */
export const useGetRecords = /* @__PURE__ */ createReadHook(getRecords);

/** Read the actions of a related list. Hook of {@link getRelatedListActions}. */
export const useGetRelatedListActions = /* @__PURE__ */ createReadHook(getRelatedListActions);

/** Count the records of a related list. Hook of {@link getRelatedListCount}. */
export const useGetRelatedListCount = /* @__PURE__ */ createReadHook(getRelatedListCount);

/** Read the information of a related list. Hook of {@link getRelatedListInfo}. */
export const useGetRelatedListInfo = /* @__PURE__ */ createReadHook(getRelatedListInfo);

/** Read the information of several related lists. Hook of {@link getRelatedListInfoBatch}. */
export const useGetRelatedListInfoBatch = /* @__PURE__ */ createReadHook(getRelatedListInfoBatch);

/** Read the preferences of a related list. Hook of {@link getRelatedListPreferences}. */
export const useGetRelatedListPreferences = /* @__PURE__ */ createReadHook(getRelatedListPreferences);

/** Read the preferences of several related lists. Hook of {@link getRelatedListPreferencesBatch}. */
export const useGetRelatedListPreferencesBatch = /* @__PURE__ */ createReadHook(getRelatedListPreferencesBatch);

/** Read the actions of records in a related list. Hook of {@link getRelatedListRecordActions}. */
export const useGetRelatedListRecordActions = /* @__PURE__ */ createReadHook(getRelatedListRecordActions);

/** Read the records of a related list. Hook of {@link getRelatedListRecords}. */
export const useGetRelatedListRecords = /* @__PURE__ */ createReadHook(getRelatedListRecords);

/** Read the records of several related lists. Hook of {@link getRelatedListRecordsBatch}. */
export const useGetRelatedListRecordsBatch = /* @__PURE__ */ createReadHook(getRelatedListRecordsBatch);

/** Read the actions of several related lists. Hook of {@link getRelatedListsActions}. */
export const useGetRelatedListsActions = /* @__PURE__ */ createReadHook(getRelatedListsActions);

/** Count the records of several related lists. Hook of {@link getRelatedListsCount}. */
export const useGetRelatedListsCount = /* @__PURE__ */ createReadHook(getRelatedListsCount);

/** Read the related lists of an object. Hook of {@link getRelatedListsInfo}. */
export const useGetRelatedListsInfo = /* @__PURE__ */ createReadHook(getRelatedListsInfo);

/** Read the filters of a search. Hook of {@link getSearchFilterMetadata}. */
export const useGetSearchFilterMetadata = /* @__PURE__ */ createReadHook(getSearchFilterMetadata);

/** Read the options of a search filter. Hook of {@link getSearchFilterOptions}. */
export const useGetSearchFilterOptions = /* @__PURE__ */ createReadHook(getSearchFilterOptions);

/** Search. Hook of {@link getSearchResults}. */
export const useGetSearchResults = /* @__PURE__ */ createReadHook(getSearchResults);

/** Perform a quick action. Hook of {@link performQuickAction}. */
export const usePerformQuickAction = /* @__PURE__ */ createWriteHook(performQuickAction);

/** Perform a quick action that changes a record. Hook of {@link performUpdateRecordQuickAction}. */
export const usePerformUpdateRecordQuickAction = /* @__PURE__ */ createWriteHook(performUpdateRecordQuickAction);

/** Read the records of a list view with a long query. Hook of {@link postListRecordsByName}. */
export const usePostListRecordsByName = /* @__PURE__ */ createReadHook(postListRecordsByName);

/** Open or close sections of a layout. Hook of {@link updateLayoutUserState}. */
export const useUpdateLayoutUserState = /* @__PURE__ */ createWriteHook(updateLayoutUserState);

/** Change a list view. Hook of {@link updateListInfoByName}. */
export const useUpdateListInfoByName = /* @__PURE__ */ createWriteHook(updateListInfoByName);

/** Change the preferences of a list view. Hook of {@link updateListPreferences}. */
export const useUpdateListPreferences = /* @__PURE__ */ createWriteHook(updateListPreferences);

/** Change one record. Hook of {@link updateRecord}. */
export const useUpdateRecord = /* @__PURE__ */ createWriteHook(updateRecord);

/** Give a record another avatar. Hook of {@link updateRecordAvatar}. */
export const useUpdateRecordAvatar = /* @__PURE__ */ createWriteHook(updateRecordAvatar);

/** Change a related list. Hook of {@link updateRelatedListInfo}. */
export const useUpdateRelatedListInfo = /* @__PURE__ */ createWriteHook(updateRelatedListInfo);

/** Change the preferences of a related list. Hook of {@link updateRelatedListPreferences}. */
export const useUpdateRelatedListPreferences = /* @__PURE__ */ createWriteHook(updateRelatedListPreferences);
