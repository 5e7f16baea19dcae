// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { PagedReadOperation, ReadOperation } from '../../spec/operation.ts';
import type { ListInfo, ListInfoBatchResults, ListInfoSummary, ListInfoSummaryCollection, ListObjectInfo, ListPreferences } from '../schemas.gen.ts';
import { validateGetListInfoById, validateGetListInfoByName, validateGetListInfosByName, validateGetListInfosByObjectName, validateGetListObjectInfo, validateGetListPreferences } from '../validators/ui-api-list-info.gen.js';

/** Configuration of {@link getListInfoById}. */
export interface GetListInfoByIdConfig {
  /** Id of a list view, or API name of an object. */
  readonly listViewId: string;
}

/** Answer of {@link getListInfoById}. */
export type GetListInfoByIdData = ListInfo;

/** Codes of the server's errors, see {@link getListInfoById}. */
export type GetListInfoByIdErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the information of a list view by its id.
 *
 * Columns, filters, order and preferences of a list view.
 *
 * Lifetime: ListInfo.
 */
export const getListInfoById: ReadOperation<GetListInfoByIdConfig, GetListInfoByIdData, unknown, GetListInfoByIdErrorCode> = {
  table: {
    kind: "read",
    id: "getListInfoById",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/list-info/{listViewId}",
    parameters: [{ name: "listViewId", in: "path", normalise: "id18" }],
    response: { kind: "entity", entity: "ListInfo" },
    lifetime: "ListInfo",
    errors: { remember: [404], lifetime: 30000 },
    conditional: true,
  },
  accepts: validateGetListInfoById,
};

/** Configuration of {@link getListInfoByName}. */
export interface GetListInfoByNameConfig {
  /** API name of the object. */
  readonly objectApiName: string;
  /** API name of the list view. */
  readonly listViewApiName: string;
}

/** Answer of {@link getListInfoByName}. */
export type GetListInfoByNameData = ListInfo;

/** Codes of the server's errors, see {@link getListInfoByName}. */
export type GetListInfoByNameErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the information of a list view.
 *
 * Columns, filters, order and preferences of a list view.
 *
 * Lifetime: ListInfo.
 */
export const getListInfoByName: ReadOperation<GetListInfoByNameConfig, GetListInfoByNameData, unknown, GetListInfoByNameErrorCode> = {
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
    errors: { remember: [404], lifetime: 30000 },
    batch: {
      with: "getListInfosByName",
      join: { objectApiName: "names", listViewApiName: "names" },
      union: [],
    },
    conditional: true,
  },
  accepts: validateGetListInfoByName,
};

/** Configuration of {@link getListInfosByName}. */
export interface GetListInfosByNameConfig {
  /** Ids of the list views. */
  readonly ids?: readonly string[] | undefined;
  /** Names of the list views, object and list view with a dot between them. */
  readonly names?: readonly string[] | undefined;
}

/** Answer of {@link getListInfosByName}. */
export type GetListInfosByNameData = ListInfoBatchResults;

/** Codes of the server's errors, see {@link getListInfosByName}. */
export type GetListInfosByNameErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the information of several list views.
 *
 * One result for each list view, each with its own status.
 *
 * Lifetime: ListInfo.
 */
export const getListInfosByName: ReadOperation<GetListInfosByNameConfig, GetListInfosByNameData, unknown, GetListInfosByNameErrorCode> = {
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
    errors: { remember: [404], lifetime: 900000 },
    items: {
      at: "results",
      status: "statusCode",
      value: "result",
      by: ["ids", "names"],
      errors: 900000,
      longest: 2000,
      alone: { operation: "getListInfoByName", members: ["objectApiName", "listViewApiName"] },
    },
  },
  accepts: validateGetListInfosByName,
  traits: {
    itemResults: true,
  },
};

/** Configuration of {@link getListInfosByObjectName}. */
export interface GetListInfosByObjectNameConfig {
  /** Id of a list view, or API name of an object. */
  readonly objectApiName: string;
  /** Number of records on a page. */
  readonly pageSize?: number | undefined;
  /** Token of a page, from the page before it. Absent for the first page. */
  readonly pageToken?: string | undefined;
  /** Only list views whose names contain this text. */
  readonly q?: string | undefined;
  /** True when only recently used list views are wanted. */
  readonly recentListsOnly?: boolean | undefined;
}

/** Answer of {@link getListInfosByObjectName}. */
export type GetListInfosByObjectNameData = ListInfoSummaryCollection;

/** One item of {@link getListInfosByObjectName}. */
export type GetListInfosByObjectNameItem = ListInfoSummary;

/** Codes of the server's errors, see {@link getListInfosByObjectName}. */
export type GetListInfosByObjectNameErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the list views of an object.
 *
 * A page of the list views that the user may see.
 *
 * Lifetime: ListViewSummary.
 */
export const getListInfosByObjectName: PagedReadOperation<GetListInfosByObjectNameConfig, GetListInfosByObjectNameData, GetListInfosByObjectNameItem, unknown, GetListInfosByObjectNameErrorCode> = {
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
    lifetime: 2592000000,
    errors: { remember: [404], lifetime: 30000 },
    pages: { token: "pageToken", size: "pageSize", next: "nextPageToken", items: "lists" },
    conditional: true,
  },
  accepts: validateGetListInfosByObjectName,
};

/** Configuration of {@link getListObjectInfo}. */
export interface GetListObjectInfoConfig {
  /** API name of the object. */
  readonly objectApiName: string;
}

/** Answer of {@link getListObjectInfo}. */
export type GetListObjectInfoData = ListObjectInfo;

/** Codes of the server's errors, see {@link getListObjectInfo}. */
export type GetListObjectInfoErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read what list views of an object can show.
 *
 * Columns, scopes and filters that list views of an object can have.
 *
 * Lifetime: ListObjectInfo.
 */
export const getListObjectInfo: ReadOperation<GetListObjectInfoConfig, GetListObjectInfoData, unknown, GetListObjectInfoErrorCode> = {
  table: {
    kind: "read",
    id: "getListObjectInfo",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/list-object-info/{objectApiName}",
    parameters: [{ name: "objectApiName", in: "path", normalise: "caseless" }],
    response: { kind: "plain", is: "object" },
    lifetime: 900000,
    errors: { remember: [404], lifetime: 900000 },
    conditional: true,
  },
  accepts: validateGetListObjectInfo,
};

/** Configuration of {@link getListPreferences}. */
export interface GetListPreferencesConfig {
  /** API name of the object. */
  readonly objectApiName: string;
  /** API name of the list view. */
  readonly listViewApiName: string;
}

/** Answer of {@link getListPreferences}. */
export type GetListPreferencesData = ListPreferences;

/** Codes of the server's errors, see {@link getListPreferences}. */
export type GetListPreferencesErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the preferences of a list view.
 *
 * Widths, wrapping and order that the user chose.
 *
 * Lifetime: ListPreferences.
 */
export const getListPreferences: ReadOperation<GetListPreferencesConfig, GetListPreferencesData, unknown, GetListPreferencesErrorCode> = {
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
    lifetime: 900000,
    entity: {
      name: "ListPreferences",
      key: {
        "listReference.objectApiName": "objectApiName",
        "listReference.listViewApiName": "listViewApiName",
      },
    },
    errors: { remember: [404], lifetime: 900000 },
    conditional: true,
  },
  accepts: validateGetListPreferences,
};
