// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { ReadOperation, WriteOperation } from '../../types/operation.ts';
import type { ListInfo, ListInfoBatchResults, ListInfoSummaryCollection, ListObjectInfo, ListPreferences } from '../schemas.gen.ts';
import type { operations } from '../types/ui-api.gen.ts';
import { takeItems } from '../../parts/items.ts';
import { validateCreateListInfo, validateDeleteListInfo, validateGetListInfoByName, validateGetListInfosByName, validateGetListInfosByObjectName, validateGetListObjectInfo, validateGetListPreferences, validateUpdateListInfoByName, validateUpdateListPreferences } from '../validators/ui-api-list-info.gen.js';

/** Configuration of {@link createListInfo}. */
export interface CreateListInfoConfig {
  /** API name of the object. */
  readonly objectApiName: Exclude<NonNullable<operations['createListInfo']['parameters']['path']>['objectApiName'], undefined>;
  /** Fields to show as columns, in their order. */
  readonly displayColumns: Exclude<NonNullable<operations['createListInfo']['requestBody']>['content']['application/json']['displayColumns'], undefined>;
  /** How the filters are combined. */
  readonly filterLogicString?: NonNullable<operations['createListInfo']['requestBody']>['content']['application/json']['filterLogicString'] | undefined;
  /** Filters in their order. */
  readonly filteredByInfo?: NonNullable<operations['createListInfo']['requestBody']>['content']['application/json']['filteredByInfo'] | undefined;
  /** Whether the object's default columns and filters are taken over. */
  readonly includeDefaultAttributes?: NonNullable<operations['createListInfo']['requestBody']>['content']['application/json']['includeDefaultAttributes'] | undefined;
  /** Name for people. */
  readonly label: Exclude<NonNullable<operations['createListInfo']['requestBody']>['content']['application/json']['label'], undefined>;
  /** API names of the groups with whom it is shared. */
  readonly listShares?: NonNullable<operations['createListInfo']['requestBody']>['content']['application/json']['listShares'] | undefined;
  readonly listViewApiName: Exclude<NonNullable<operations['createListInfo']['requestBody']>['content']['application/json']['listViewApiName'], undefined>;
  readonly scope?: NonNullable<operations['createListInfo']['requestBody']>['content']['application/json']['scope'] | undefined;
  /** Who sees the view; the allowed values are the server's. */
  readonly visibility?: NonNullable<operations['createListInfo']['requestBody']>['content']['application/json']['visibility'] | undefined;
}

/** What {@link createListInfo} answers. */
export type CreateListInfoData = ListInfo;

/**
 * Create a list view.
 *
 * Saves a new list view and answers its information.
 *
 * Throws "Invalid config for "createListInfo"" when the configuration is refused.
 */
export const createListInfo: WriteOperation<CreateListInfoConfig, CreateListInfoData> = {
  table: {
    kind: "write",
    id: "createListInfo",
    api: "ui-api",
    method: "POST",
    path: "/ui-api/list-info/{objectApiName}",
    parameters: [{ name: "objectApiName", in: "path" }],
    body: [
      "displayColumns",
      "filterLogicString",
      "filteredByInfo",
      "includeDefaultAttributes",
      "label",
      "listShares",
      "listViewApiName",
      "scope",
      "visibility",
    ],
    response: { kind: "entity", entity: "ListInfo" },
    otherwise: "Invalid config for \"createListInfo\"",
    touches: [
      { operation: "getListInfosByObjectName", match: { objectApiName: "config.objectApiName" } },
      { operation: "getListUiById" },
      { operation: "getListViewSummaryCollection" },
    ],
  },
  accepts: validateCreateListInfo,
};

/** Configuration of {@link deleteListInfo}. */
export interface DeleteListInfoConfig {
  /** API name of the object. */
  readonly objectApiName: Exclude<NonNullable<operations['deleteListInfo']['parameters']['path']>['objectApiName'], undefined>;
  /** API name of the list view. */
  readonly listViewApiName: Exclude<NonNullable<operations['deleteListInfo']['parameters']['path']>['listViewApiName'], undefined>;
}

/** What {@link deleteListInfo} answers. */
export type DeleteListInfoData = undefined;

/**
 * Delete a list view.
 *
 * Deletes the list view; its records stay.
 *
 * Throws "Invalid config for "deleteListInfo"" when the configuration is refused.
 */
export const deleteListInfo: WriteOperation<DeleteListInfoConfig, DeleteListInfoData> = {
  table: {
    kind: "write",
    id: "deleteListInfo",
    api: "ui-api",
    method: "DELETE",
    path: "/ui-api/list-info/{objectApiName}/{listViewApiName}",
    parameters: [
      { name: "objectApiName", in: "path", normalise: "caseless" },
      { name: "listViewApiName", in: "path", normalise: "caseless" },
    ],
    response: { kind: "plain" },
    otherwise: "Invalid config for \"deleteListInfo\"",
    evict: {
      on: [204],
      entity: "ListInfo",
      key: {
        "listReference.objectApiName": "objectApiName",
        "listReference.listViewApiName": "listViewApiName",
      },
      withResults: true,
    },
    touches: [
      { operation: "getListInfosByObjectName", match: { objectApiName: "config.objectApiName" } },
      { operation: "getListInfosByName" },
      { operation: "getListUiById" },
      { operation: "getListViewSummaryCollection" },
      {
        operation: "getListInfoByName",
        match: { objectApiName: "config.objectApiName", listViewApiName: "config.listViewApiName" },
        drop: true,
      },
      {
        operation: "getListUiByName",
        match: { objectApiName: "config.objectApiName", listViewApiName: "config.listViewApiName" },
        drop: true,
      },
      {
        operation: "getListRecordsByName",
        match: { objectApiName: "config.objectApiName", listViewApiName: "config.listViewApiName" },
        drop: true,
      },
      {
        operation: "postListRecordsByName",
        match: { objectApiName: "config.objectApiName", listViewApiName: "config.listViewApiName" },
        drop: true,
      },
      {
        operation: "getListRecordsById",
        match: { listViewId: "evicted.listReference.id" },
        drop: true,
      },
    ],
  },
  accepts: validateDeleteListInfo,
};

/** Configuration of {@link getListInfoByName}. */
export interface GetListInfoByNameConfig {
  /** API name of the object. */
  readonly objectApiName: Exclude<NonNullable<operations['getListInfoByName']['parameters']['path']>['objectApiName'], undefined>;
  /** API name of the list view. */
  readonly listViewApiName: Exclude<NonNullable<operations['getListInfoByName']['parameters']['path']>['listViewApiName'], undefined>;
}

/** What {@link getListInfoByName} answers. */
export type GetListInfoByNameData = ListInfo;

/**
 * Read the information of a list view.
 *
 * Columns, filters, order and preferences of a list view.
 *
 * Lifetime: ListInfo.
 */
export const getListInfoByName: ReadOperation<GetListInfoByNameConfig, GetListInfoByNameData> = {
  table: {
    kind: "read",
    id: "getListInfoByName",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/list-info/{objectApiName}/{listViewApiName}",
    parameters: [
      { name: "objectApiName", in: "path", normalise: "caseless" },
      { name: "listViewApiName", in: "path", normalise: "caseless" },
    ],
    response: { kind: "entity", entity: "ListInfo" },
    lifetime: "ListInfo",
    entity: {
      name: "ListInfo",
      key: {
        "listReference.objectApiName": "objectApiName",
        "listReference.listViewApiName": "listViewApiName",
      },
    },
    errors: { remember: [404], lifetime: "ItemError" },
    conditional: true,
  },
  accepts: validateGetListInfoByName,
};

/** Configuration of {@link getListInfosByName}. */
export interface GetListInfosByNameConfig {
  /** Ids of the list views. */
  readonly ids?: NonNullable<operations['getListInfosByName']['parameters']['query']>['ids'] | undefined;
  /** Names of the list views, object and list view with a dot between them. */
  readonly names?: NonNullable<operations['getListInfosByName']['parameters']['query']>['names'] | undefined;
}

/** What {@link getListInfosByName} answers. */
export type GetListInfosByNameData = ListInfoBatchResults;

/**
 * Read the information of several list views.
 *
 * One result for each list view, each with its own status.
 *
 * Lifetime: ListInfo.
 */
export const getListInfosByName: ReadOperation<GetListInfosByNameConfig, GetListInfosByNameData> = {
  table: {
    kind: "read",
    id: "getListInfosByName",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/list-info/batch",
    parameters: [
      { name: "ids", in: "query", list: "csv", normalise: "id18" },
      { name: "names", in: "query", list: "csv", normalise: "caseless" },
    ],
    response: {
      kind: "object",
      members: {
        results: {
          kind: "list",
          items: { kind: "object", members: { result: { kind: "entity", entity: "ListInfo", or: "any" } } },
        },
      },
    },
    lifetime: "ListInfo",
    errors: { remember: [404], lifetime: "ListInfoItemError" },
    items: {
      at: "results",
      status: "statusCode",
      value: "result",
      by: ["ids", "names"],
      errors: "ListInfoItemError",
    },
  },
  accepts: validateGetListInfosByName,
  parts: {
    takeIn: takeItems,
  },
};

/** Configuration of {@link getListInfosByObjectName}. */
export interface GetListInfosByObjectNameConfig {
  /** API name of the object. */
  readonly objectApiName: Exclude<NonNullable<operations['getListInfosByObjectName']['parameters']['path']>['objectApiName'], undefined>;
  /** Number of records on a page. */
  readonly pageSize?: NonNullable<operations['getListInfosByObjectName']['parameters']['query']>['pageSize'] | undefined;
  /** Token of a page, from the page before it. Absent for the first page. */
  readonly pageToken?: NonNullable<operations['getListInfosByObjectName']['parameters']['query']>['pageToken'] | undefined;
  /** Only list views whose names contain this text. */
  readonly q?: NonNullable<operations['getListInfosByObjectName']['parameters']['query']>['q'] | undefined;
  /** Whether only recently used list views are wanted. */
  readonly recentListsOnly?: NonNullable<operations['getListInfosByObjectName']['parameters']['query']>['recentListsOnly'] | undefined;
}

/** What {@link getListInfosByObjectName} answers. */
export type GetListInfosByObjectNameData = ListInfoSummaryCollection;

/**
 * Read the list views of an object.
 *
 * A page of the list views that the user may see.
 *
 * Lifetime: ListViewSummary.
 */
export const getListInfosByObjectName: ReadOperation<GetListInfosByObjectNameConfig, GetListInfosByObjectNameData> = {
  table: {
    kind: "read",
    id: "getListInfosByObjectName",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/list-info/{objectApiName}",
    parameters: [
      { name: "objectApiName", in: "path", normalise: "caseless" },
      { name: "pageSize", in: "query" },
      { name: "pageToken", in: "query" },
      { name: "q", in: "query" },
      { name: "recentListsOnly", in: "query" },
    ],
    defaults: { pageSize: 20 },
    response: { kind: "plain", is: "object" },
    lifetime: "ListViewSummary",
    errors: { remember: [404], lifetime: "ItemError" },
    pages: { token: "pageToken", size: "pageSize", next: "nextPageToken", items: "lists" },
    conditional: true,
  },
  accepts: validateGetListInfosByObjectName,
};

/** Configuration of {@link getListObjectInfo}. */
export interface GetListObjectInfoConfig {
  /** API name of the object. */
  readonly objectApiName: Exclude<NonNullable<operations['getListObjectInfo']['parameters']['path']>['objectApiName'], undefined>;
}

/** What {@link getListObjectInfo} answers. */
export type GetListObjectInfoData = ListObjectInfo;

/**
 * Read what list views of an object can show.
 *
 * Columns, scopes and filters that list views of an object can have.
 *
 * Lifetime: ListObjectInfo.
 */
export const getListObjectInfo: ReadOperation<GetListObjectInfoConfig, GetListObjectInfoData> = {
  table: {
    kind: "read",
    id: "getListObjectInfo",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/list-object-info/{objectApiName}",
    parameters: [{ name: "objectApiName", in: "path", normalise: "caseless" }],
    response: { kind: "plain", is: "object" },
    lifetime: "ListObjectInfo",
    errors: { remember: [404], lifetime: "MetadataItemError" },
    conditional: true,
  },
  accepts: validateGetListObjectInfo,
};

/** Configuration of {@link getListPreferences}. */
export interface GetListPreferencesConfig {
  /** API name of the object. */
  readonly objectApiName: Exclude<NonNullable<operations['getListPreferences']['parameters']['path']>['objectApiName'], undefined>;
  /** API name of the list view. */
  readonly listViewApiName: Exclude<NonNullable<operations['getListPreferences']['parameters']['path']>['listViewApiName'], undefined>;
}

/** What {@link getListPreferences} answers. */
export type GetListPreferencesData = ListPreferences;

/**
 * Read the preferences of a list view.
 *
 * Widths, wrapping and order that the user chose.
 *
 * Lifetime: ListPreferences.
 */
export const getListPreferences: ReadOperation<GetListPreferencesConfig, GetListPreferencesData> = {
  table: {
    kind: "read",
    id: "getListPreferences",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/list-preferences/{objectApiName}/{listViewApiName}",
    parameters: [
      { name: "objectApiName", in: "path", normalise: "caseless" },
      { name: "listViewApiName", in: "path", normalise: "caseless" },
    ],
    response: { kind: "entity", entity: "ListPreferences" },
    lifetime: "ListPreferences",
    entity: {
      name: "ListPreferences",
      key: {
        "listReference.objectApiName": "objectApiName",
        "listReference.listViewApiName": "listViewApiName",
      },
    },
    errors: { remember: [404], lifetime: "MetadataItemError" },
    conditional: true,
  },
  accepts: validateGetListPreferences,
};

/** Configuration of {@link updateListInfoByName}. */
export interface UpdateListInfoByNameConfig {
  /** API name of the object. */
  readonly objectApiName: Exclude<NonNullable<operations['updateListInfoByName']['parameters']['path']>['objectApiName'], undefined>;
  /** API name of the list view. */
  readonly listViewApiName: Exclude<NonNullable<operations['updateListInfoByName']['parameters']['path']>['listViewApiName'], undefined>;
  /** Fields to show as columns, in their order. */
  readonly displayColumns?: NonNullable<operations['updateListInfoByName']['requestBody']>['content']['application/json']['displayColumns'] | undefined;
  /** How the filters are combined. */
  readonly filterLogicString?: NonNullable<operations['updateListInfoByName']['requestBody']>['content']['application/json']['filterLogicString'] | undefined;
  /** Filters in their order. */
  readonly filteredByInfo?: NonNullable<operations['updateListInfoByName']['requestBody']>['content']['application/json']['filteredByInfo'] | undefined;
  /** Whether the object's default columns and filters are taken over. */
  readonly includeDefaultAttributes?: NonNullable<operations['updateListInfoByName']['requestBody']>['content']['application/json']['includeDefaultAttributes'] | undefined;
  /** Name for people. */
  readonly label?: NonNullable<operations['updateListInfoByName']['requestBody']>['content']['application/json']['label'] | undefined;
  /** API names of the groups with whom it is shared. */
  readonly listShares?: NonNullable<operations['updateListInfoByName']['requestBody']>['content']['application/json']['listShares'] | undefined;
  readonly scope?: NonNullable<operations['updateListInfoByName']['requestBody']>['content']['application/json']['scope'] | undefined;
  /** Who sees the view; the allowed values are the server's. */
  readonly visibility?: NonNullable<operations['updateListInfoByName']['requestBody']>['content']['application/json']['visibility'] | undefined;
}

/** What {@link updateListInfoByName} answers. */
export type UpdateListInfoByNameData = ListInfo;

/**
 * Change a list view.
 *
 * Changes what the list view shows and answers its information.
 *
 * Throws "Invalid config for "updateListInfoByName"" when the configuration is refused.
 */
export const updateListInfoByName: WriteOperation<UpdateListInfoByNameConfig, UpdateListInfoByNameData> = {
  table: {
    kind: "write",
    id: "updateListInfoByName",
    api: "ui-api",
    method: "PATCH",
    path: "/ui-api/list-info/{objectApiName}/{listViewApiName}",
    parameters: [
      { name: "objectApiName", in: "path", normalise: "caseless" },
      { name: "listViewApiName", in: "path", normalise: "caseless" },
    ],
    body: [
      "displayColumns",
      "filterLogicString",
      "filteredByInfo",
      "includeDefaultAttributes",
      "label",
      "listShares",
      "listViewApiName",
      "scope",
      "visibility",
    ],
    response: { kind: "entity", entity: "ListInfo" },
    otherwise: "Invalid config for \"updateListInfoByName\"",
    touches: [
      {
        operation: "getListRecordsByName",
        match: { objectApiName: "config.objectApiName", listViewApiName: "config.listViewApiName" },
      },
      {
        operation: "postListRecordsByName",
        match: { objectApiName: "config.objectApiName", listViewApiName: "config.listViewApiName" },
      },
      { operation: "getListRecordsById" },
      {
        operation: "getListUiByName",
        match: { objectApiName: "config.objectApiName", listViewApiName: "config.listViewApiName" },
      },
      { operation: "getListUiById" },
      { operation: "getListViewSummaryCollection" },
      { operation: "getListInfosByObjectName", match: { objectApiName: "config.objectApiName" } },
    ],
  },
  accepts: validateUpdateListInfoByName,
};

/** Configuration of {@link updateListPreferences}. */
export interface UpdateListPreferencesConfig {
  /** API name of the object. */
  readonly objectApiName: Exclude<NonNullable<operations['updateListPreferences']['parameters']['path']>['objectApiName'], undefined>;
  /** API name of the list view. */
  readonly listViewApiName: Exclude<NonNullable<operations['updateListPreferences']['parameters']['path']>['listViewApiName'], undefined>;
  /** Width by field name in pixels; -1 is the default. */
  readonly columnWidths?: NonNullable<operations['updateListPreferences']['requestBody']>['content']['application/json']['columnWidths'] | undefined;
  /** Whether text wraps, by field name. */
  readonly columnWrap?: NonNullable<operations['updateListPreferences']['requestBody']>['content']['application/json']['columnWrap'] | undefined;
  /** Sort order, the first column first. */
  readonly orderedBy?: NonNullable<operations['updateListPreferences']['requestBody']>['content']['application/json']['orderedBy'] | undefined;
}

/** What {@link updateListPreferences} answers. */
export type UpdateListPreferencesData = ListPreferences;

/**
 * Change the preferences of a list view.
 *
 * Saves widths, wrapping and order, and answers all preferences.
 *
 * Throws "Invalid config for "updateListPreferences"" when the configuration is refused.
 */
export const updateListPreferences: WriteOperation<UpdateListPreferencesConfig, UpdateListPreferencesData> = {
  table: {
    kind: "write",
    id: "updateListPreferences",
    api: "ui-api",
    method: "PATCH",
    path: "/ui-api/list-preferences/{objectApiName}/{listViewApiName}",
    parameters: [
      { name: "objectApiName", in: "path", normalise: "caseless" },
      { name: "listViewApiName", in: "path", normalise: "caseless" },
    ],
    body: ["columnWidths", "columnWrap", "orderedBy"],
    response: { kind: "entity", entity: "ListPreferences" },
    otherwise: "Invalid config for \"updateListPreferences\"",
    touches: [
      {
        operation: "getListInfoByName",
        match: { objectApiName: "config.objectApiName", listViewApiName: "config.listViewApiName" },
      },
      {
        operation: "getListRecordsByName",
        match: { objectApiName: "config.objectApiName", listViewApiName: "config.listViewApiName" },
      },
      {
        operation: "postListRecordsByName",
        match: { objectApiName: "config.objectApiName", listViewApiName: "config.listViewApiName" },
      },
      {
        operation: "getListUiByName",
        match: { objectApiName: "config.objectApiName", listViewApiName: "config.listViewApiName" },
      },
    ],
  },
  accepts: validateUpdateListPreferences,
};
