// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { WriteOperation } from '../../spec/operation.ts';
import type { ListFilterInput, ListInfo, ListOrderInput, ListPreferences, ListScopeInput } from '../schemas.gen.ts';
import { validateCreateListInfo, validateDeleteListInfo, validateUpdateListInfoByName, validateUpdateListPreferences } from '../validators/ui-api-list-info-writes.gen.js';

/** Configuration of {@link createListInfo}. */
export interface CreateListInfoConfig {
  /** API name of the object. */
  readonly objectApiName: string;
  /** Fields to show as columns, in their order. */
  readonly displayColumns: readonly string[];
  /** The logic that combines the filters. */
  readonly filterLogicString?: string | null | undefined;
  /** Filters in their order. */
  readonly filteredByInfo?: readonly ListFilterInput[] | undefined;
  /** True when the object's default columns and filters are taken over. */
  readonly includeDefaultAttributes?: boolean | undefined;
  /** Name for people. */
  readonly label: string;
  /** API names of the groups with whom it is shared. */
  readonly listShares?: readonly string[] | undefined;
  readonly listViewApiName: string;
  readonly scope?: ListScopeInput | undefined;
  /** The visibility of the view; the allowed values are the server's. */
  readonly visibility?: string | undefined;
}

/** Answer of {@link createListInfo}. */
export type CreateListInfoData = ListInfo;

/** Codes of the server's errors, see {@link createListInfo}. */
export type CreateListInfoErrorCode = "INVALID_SESSION_ID" | "SERVER_UNAVAILABLE" | "UNABLE_TO_LOCK_ROW" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Create a list view.
 *
 * Saves a new list view and answers its information.
 *
 * Throws "Invalid config for "createListInfo"" when the configuration is refused.
 */
export const createListInfo: WriteOperation<CreateListInfoConfig, CreateListInfoData, unknown, CreateListInfoErrorCode> = {
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
    invalidates: [
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
  readonly objectApiName: string;
  /** API name of the list view. */
  readonly listViewApiName: string;
}

/** Answer of {@link deleteListInfo}. */
export type DeleteListInfoData = undefined;

/** Codes of the server's errors, see {@link deleteListInfo}. */
export type DeleteListInfoErrorCode = "INVALID_SESSION_ID" | "SERVER_UNAVAILABLE" | "UNABLE_TO_LOCK_ROW" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Delete a list view.
 *
 * Deletes the list view; its records stay.
 *
 * Throws "Invalid config for "deleteListInfo"" when the configuration is refused.
 */
export const deleteListInfo: WriteOperation<DeleteListInfoConfig, DeleteListInfoData, unknown, DeleteListInfoErrorCode> = {
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
    invalidates: [
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
      {
        operation: "getListInfoById",
        match: { listViewId: "evicted.listReference.id" },
        drop: true,
      },
    ],
  },
  accepts: validateDeleteListInfo,
};

/** Configuration of {@link updateListInfoByName}. */
export interface UpdateListInfoByNameConfig {
  /** API name of the object. */
  readonly objectApiName: string;
  /** API name of the list view. */
  readonly listViewApiName: string;
  /** Fields to show as columns, in their order. */
  readonly displayColumns?: readonly string[] | undefined;
  /** The logic that combines the filters. */
  readonly filterLogicString?: string | null | undefined;
  /** Filters in their order. */
  readonly filteredByInfo?: readonly ListFilterInput[] | undefined;
  /** True when the object's default columns and filters are taken over. */
  readonly includeDefaultAttributes?: boolean | undefined;
  /** Name for people. */
  readonly label?: string | undefined;
  /** API names of the groups with whom it is shared. */
  readonly listShares?: readonly string[] | undefined;
  readonly scope?: ListScopeInput | undefined;
  /** The visibility of the view; the allowed values are the server's. */
  readonly visibility?: string | undefined;
}

/** Answer of {@link updateListInfoByName}. */
export type UpdateListInfoByNameData = ListInfo;

/** Codes of the server's errors, see {@link updateListInfoByName}. */
export type UpdateListInfoByNameErrorCode = "INVALID_SESSION_ID" | "SERVER_UNAVAILABLE" | "UNABLE_TO_LOCK_ROW" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Change a list view.
 *
 * Changes what the list view shows and answers its information.
 *
 * Throws "Invalid config for "updateListInfoByName"" when the configuration is refused.
 */
export const updateListInfoByName: WriteOperation<UpdateListInfoByNameConfig, UpdateListInfoByNameData, unknown, UpdateListInfoByNameErrorCode> = {
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
    invalidates: [
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
  readonly objectApiName: string;
  /** API name of the list view. */
  readonly listViewApiName: string;
  /** Width by field name in pixels; -1 is the default. */
  readonly columnWidths?: { readonly [key: string]: number } | undefined;
  /** The fields whose text wraps, by name. */
  readonly columnWrap?: { readonly [key: string]: boolean } | undefined;
  /** Sort order, the first column first. */
  readonly orderedBy?: readonly ListOrderInput[] | undefined;
}

/** Answer of {@link updateListPreferences}. */
export type UpdateListPreferencesData = ListPreferences;

/** Codes of the server's errors, see {@link updateListPreferences}. */
export type UpdateListPreferencesErrorCode = "INVALID_SESSION_ID" | "SERVER_UNAVAILABLE" | "UNABLE_TO_LOCK_ROW" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Change the preferences of a list view.
 *
 * Saves widths, wrapping and order, and answers all preferences.
 *
 * Throws "Invalid config for "updateListPreferences"" when the configuration is refused.
 */
export const updateListPreferences: WriteOperation<UpdateListPreferencesConfig, UpdateListPreferencesData, unknown, UpdateListPreferencesErrorCode> = {
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
    optimistic: {
      entity: "ListPreferences",
      key: {
        "listReference.objectApiName": "objectApiName",
        "listReference.listViewApiName": "listViewApiName",
      },
      members: { columnWidths: "columnWidths", columnWrap: "columnWrap" },
    },
    invalidates: [
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
