// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { RecordRepresentationFields } from '../entity-fields.gen.ts';
import type { PagedReadOperation, ReadOperation } from '../../spec/operation.ts';
import type { ListInfo, ListInfoSummary, ListRecordCollection, ListUi, ListViewSummaryCollection, RecordRepresentation } from '../schemas.gen.ts';
import { validateGetListUiById, validateGetListUiByName, validateGetListViewSummaryCollection, validateGetMruListInfo, validateGetMruListRecords, validateGetMruListUi } from '../validators/ui-api-list-ui.gen.js';

/** Configuration of {@link getListUiById}. */
export interface GetListUiByIdConfig {
  /** Id of a list view, or API name of an object. */
  readonly listViewId: string;
  /**
   * Names of fields that must be there, qualified by the object of the list or not. An unknown one
   * fails the call.
   */
  readonly fields?: readonly string[] | undefined;
  /** Names of fields that are returned where they exist and the user may see them. */
  readonly optionalFields?: readonly string[] | undefined;
  /** Number of records on a page. */
  readonly pageSize?: number | undefined;
  /** Token of a page, from the page before it. Absent for the first page. */
  readonly pageToken?: string | undefined;
  /** Names of fields to sort by, at most five; a leading minus sorts downwards. */
  readonly sortBy?: readonly string[] | string | undefined;
}

/** Answer of {@link getListUiById}. */
export type GetListUiByIdData = ListUi;

/** One item of {@link getListUiById}. */
export type GetListUiByIdItem = RecordRepresentation;

/** The fields in configuration and answer of {@link getListUiById}. */
export interface GetListUiByIdFields extends RecordRepresentationFields {
  readonly required: 'fields';
  readonly optional: 'optionalFields';
  readonly others: true;
  readonly at: 'records';
}

/** Codes of the server's errors, see {@link getListUiById}. */
export type GetListUiByIdErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read a list view with its records by its id.
 *
 * The information of a list view and a page of its records. Use getListInfosByName and
 * getListRecordsById instead.
 *
 * Lifetime: RecordCollection.
 */
export const getListUiById: PagedReadOperation<GetListUiByIdConfig, GetListUiByIdData, GetListUiByIdItem, GetListUiByIdFields, GetListUiByIdErrorCode> = {
  table: {
    kind: "read",
    id: "getListUiById",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/list-ui/{listViewId}",
    parameters: [
      { name: "listViewId", in: "path", normalise: "id18" },
      { name: "fields", in: "query", list: "csv" },
      { name: "optionalFields", in: "query", list: "csv" },
      { name: "pageSize", in: "query" },
      { name: "pageToken", in: "query" },
      { name: "sortBy", in: "query", list: "csv", normalise: "comma-list" },
    ],
    defaults: { pageSize: 50 },
    response: {
      kind: "object",
      members: {
        info: { kind: "entity", entity: "ListInfo" },
        records: {
          kind: "object",
          members: { records: { kind: "list", items: { kind: "entity", entity: "RecordRepresentation" } } },
        },
      },
    },
    lifetime: "RecordCollection",
    errors: { remember: [404], lifetime: 30000 },
    pages: {
      token: "pageToken",
      size: "pageSize",
      next: "records.nextPageToken",
      items: "records.records",
      restartOn: "records.listInfoETag",
    },
    conditional: true,
  },
  accepts: validateGetListUiById,
};

/** Configuration of {@link getListUiByName}. */
export interface GetListUiByNameConfig {
  /** API name of the object. */
  readonly objectApiName: string;
  /** API name of the list view. */
  readonly listViewApiName: string;
  /**
   * Names of fields that must be there, qualified by the object of the list or not. An unknown one
   * fails the call.
   */
  readonly fields?: readonly string[] | undefined;
  /** Names of fields that are returned where they exist and the user may see them. */
  readonly optionalFields?: readonly string[] | undefined;
  /** Number of records on a page. */
  readonly pageSize?: number | undefined;
  /** Token of a page, from the page before it. Absent for the first page. */
  readonly pageToken?: string | undefined;
  /** Names of fields to sort by, at most five; a leading minus sorts downwards. */
  readonly sortBy?: readonly string[] | string | undefined;
}

/** Answer of {@link getListUiByName}. */
export type GetListUiByNameData = ListUi;

/** One item of {@link getListUiByName}. */
export type GetListUiByNameItem = RecordRepresentation;

/** The fields in configuration and answer of {@link getListUiByName}. */
export interface GetListUiByNameFields extends RecordRepresentationFields {
  readonly required: 'fields';
  readonly optional: 'optionalFields';
  readonly others: true;
  readonly at: 'records';
}

/** Codes of the server's errors, see {@link getListUiByName}. */
export type GetListUiByNameErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read a list view with its records.
 *
 * The information of a list view and a page of its records. Use getListInfoByName and
 * getListRecordsByName instead.
 *
 * Lifetime: RecordCollection.
 */
export const getListUiByName: PagedReadOperation<GetListUiByNameConfig, GetListUiByNameData, GetListUiByNameItem, GetListUiByNameFields, GetListUiByNameErrorCode> = {
  table: {
    kind: "read",
    id: "getListUiByName",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/list-ui/{objectApiName}/{listViewApiName}",
    parameters: [
      { name: "objectApiName", in: "path", normalise: "caseless" },
      { name: "listViewApiName", in: "path", normalise: "caseless" },
      { name: "fields", in: "query", list: "csv" },
      { name: "optionalFields", in: "query", list: "csv" },
      { name: "pageSize", in: "query" },
      { name: "pageToken", in: "query" },
      { name: "sortBy", in: "query", list: "csv", normalise: "comma-list" },
    ],
    defaults: { pageSize: 50 },
    response: {
      kind: "object",
      members: {
        info: { kind: "entity", entity: "ListInfo" },
        records: {
          kind: "object",
          members: { records: { kind: "list", items: { kind: "entity", entity: "RecordRepresentation" } } },
        },
      },
    },
    lifetime: "RecordCollection",
    errors: { remember: [404], lifetime: 30000 },
    pages: {
      token: "pageToken",
      size: "pageSize",
      next: "records.nextPageToken",
      items: "records.records",
      restartOn: "records.listInfoETag",
    },
    conditional: true,
  },
  accepts: validateGetListUiByName,
};

/** Configuration of {@link getListViewSummaryCollection}. */
export interface GetListViewSummaryCollectionConfig {
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

/** Answer of {@link getListViewSummaryCollection}. */
export type GetListViewSummaryCollectionData = ListViewSummaryCollection;

/** One item of {@link getListViewSummaryCollection}. */
export type GetListViewSummaryCollectionItem = ListInfoSummary;

/** Codes of the server's errors, see {@link getListViewSummaryCollection}. */
export type GetListViewSummaryCollectionErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the list views of an object, older form.
 *
 * A page of the list views that the user may see. Use getListInfosByObjectName instead.
 *
 * Lifetime: ListViewSummary.
 */
export const getListViewSummaryCollection: PagedReadOperation<GetListViewSummaryCollectionConfig, GetListViewSummaryCollectionData, GetListViewSummaryCollectionItem, unknown, GetListViewSummaryCollectionErrorCode> = {
  table: {
    kind: "read",
    id: "getListViewSummaryCollection",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/list-ui/{objectApiName}",
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
  accepts: validateGetListViewSummaryCollection,
};

/** Configuration of {@link getMruListInfo}. */
export interface GetMruListInfoConfig {
  /** API name of the object. */
  readonly objectApiName: string;
}

/** Answer of {@link getMruListInfo}. */
export type GetMruListInfoData = ListInfo;

/** Codes of the server's errors, see {@link getMruListInfo}. */
export type GetMruListInfoErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the information of the recently used records.
 *
 * The information of the list of recently used records. Use getListInfoByName with __Recent
 * instead.
 *
 * Lifetime: ListInfo.
 */
export const getMruListInfo: ReadOperation<GetMruListInfoConfig, GetMruListInfoData, unknown, GetMruListInfoErrorCode> = {
  table: {
    kind: "read",
    id: "getMruListInfo",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/mru-list-info/{objectApiName}",
    parameters: [{ name: "objectApiName", in: "path", normalise: "caseless" }],
    response: { kind: "entity", entity: "ListInfo" },
    lifetime: "ListInfo",
    errors: { remember: [404], lifetime: 30000 },
    conditional: true,
  },
  accepts: validateGetMruListInfo,
};

/** Configuration of {@link getMruListRecords}. */
export interface GetMruListRecordsConfig {
  /** API name of the object. */
  readonly objectApiName: string;
  /**
   * Names of fields that must be there, qualified by the object of the list or not. An unknown one
   * fails the call.
   */
  readonly fields?: readonly string[] | undefined;
  /** Names of fields that are returned where they exist and the user may see them. */
  readonly optionalFields?: readonly string[] | undefined;
  /** Number of records on a page. */
  readonly pageSize?: number | undefined;
  /** Token of a page, from the page before it. Absent for the first page. */
  readonly pageToken?: string | undefined;
  /** Names of fields to sort by, at most five; a leading minus sorts downwards. */
  readonly sortBy?: readonly string[] | string | undefined;
}

/** Answer of {@link getMruListRecords}. */
export type GetMruListRecordsData = ListRecordCollection;

/** One item of {@link getMruListRecords}. */
export type GetMruListRecordsItem = RecordRepresentation;

/** The fields in configuration and answer of {@link getMruListRecords}. */
export interface GetMruListRecordsFields extends RecordRepresentationFields {
  readonly required: 'fields';
  readonly optional: 'optionalFields';
  readonly others: true;
  readonly at: 'records';
}

/** Codes of the server's errors, see {@link getMruListRecords}. */
export type GetMruListRecordsErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read recently used records.
 *
 * A page of the records that the user used last.
 *
 * Lifetime: RecordCollection.
 */
export const getMruListRecords: PagedReadOperation<GetMruListRecordsConfig, GetMruListRecordsData, GetMruListRecordsItem, GetMruListRecordsFields, GetMruListRecordsErrorCode> = {
  table: {
    kind: "read",
    id: "getMruListRecords",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/mru-list-records/{objectApiName}",
    parameters: [
      { name: "objectApiName", in: "path", normalise: "caseless" },
      { name: "fields", in: "query", list: "csv" },
      { name: "optionalFields", in: "query", list: "csv" },
      { name: "pageSize", in: "query" },
      { name: "pageToken", in: "query" },
      { name: "sortBy", in: "query", list: "csv", normalise: "comma-list" },
    ],
    defaults: { pageSize: 50, sortBy: [] },
    response: {
      kind: "object",
      members: { records: { kind: "list", items: { kind: "entity", entity: "RecordRepresentation" } } },
    },
    lifetime: "RecordCollection",
    errors: { remember: [404], lifetime: 30000 },
    pages: {
      token: "pageToken",
      size: "pageSize",
      next: "nextPageToken",
      items: "records",
      restartOn: "listInfoETag",
    },
    conditional: true,
  },
  accepts: validateGetMruListRecords,
};

/** Configuration of {@link getMruListUi}. */
export interface GetMruListUiConfig {
  /** API name of the object. */
  readonly objectApiName: string;
  /**
   * Names of fields that must be there, qualified by the object of the list or not. An unknown one
   * fails the call.
   */
  readonly fields?: readonly string[] | undefined;
  /** Names of fields that are returned where they exist and the user may see them. */
  readonly optionalFields?: readonly string[] | undefined;
  /** Number of records on a page. */
  readonly pageSize?: number | undefined;
  /** Token of a page, from the page before it. Absent for the first page. */
  readonly pageToken?: string | undefined;
  /** Names of fields to sort by, at most five; a leading minus sorts downwards. */
  readonly sortBy?: readonly string[] | string | undefined;
}

/** Answer of {@link getMruListUi}. */
export type GetMruListUiData = ListUi;

/** One item of {@link getMruListUi}. */
export type GetMruListUiItem = RecordRepresentation;

/** The fields in configuration and answer of {@link getMruListUi}. */
export interface GetMruListUiFields extends RecordRepresentationFields {
  readonly required: 'fields';
  readonly optional: 'optionalFields';
  readonly others: true;
  readonly at: 'records';
}

/** Codes of the server's errors, see {@link getMruListUi}. */
export type GetMruListUiErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read recently used records with their list.
 *
 * The information of the list of recently used records and a page of it.
 *
 * Lifetime: RecordCollection.
 */
export const getMruListUi: PagedReadOperation<GetMruListUiConfig, GetMruListUiData, GetMruListUiItem, GetMruListUiFields, GetMruListUiErrorCode> = {
  table: {
    kind: "read",
    id: "getMruListUi",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/mru-list-ui/{objectApiName}",
    parameters: [
      { name: "objectApiName", in: "path", normalise: "caseless" },
      { name: "fields", in: "query", list: "csv" },
      { name: "optionalFields", in: "query", list: "csv" },
      { name: "pageSize", in: "query" },
      { name: "pageToken", in: "query" },
      { name: "sortBy", in: "query", list: "csv", normalise: "comma-list" },
    ],
    defaults: { pageSize: 50, sortBy: [] },
    response: {
      kind: "object",
      members: {
        info: { kind: "entity", entity: "ListInfo" },
        records: {
          kind: "object",
          members: { records: { kind: "list", items: { kind: "entity", entity: "RecordRepresentation" } } },
        },
      },
    },
    lifetime: "RecordCollection",
    errors: { remember: [404], lifetime: 30000 },
    pages: {
      token: "pageToken",
      size: "pageSize",
      next: "records.nextPageToken",
      items: "records.records",
      restartOn: "records.listInfoETag",
    },
    conditional: true,
  },
  accepts: validateGetMruListUi,
};
