// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { ReadOperation } from '../../spec/operation.ts';
import type { RelatedListCount, RelatedListCountBatchResults, RelatedListInfo, RelatedListInfoBatchResults, RelatedListPreferences, RelatedListPreferencesBatchResults, RelatedListRecordsBatchResults, RelatedListRecordsParameters, RelatedListSummaryCollection } from '../schemas.gen.ts';
import { validateGetRelatedListCount, validateGetRelatedListInfo, validateGetRelatedListInfoBatch, validateGetRelatedListPreferences, validateGetRelatedListPreferencesBatch, validateGetRelatedListRecordsBatch, validateGetRelatedListsCount, validateGetRelatedListsInfo } from '../validators/ui-api-related-lists.gen.js';

/** Configuration of {@link getRelatedListCount}. */
export interface GetRelatedListCountConfig {
  /** Id of the parent record. */
  readonly parentRecordId: string;
  /** Name of the related list. */
  readonly relatedListId: string;
  /** Greatest number to count to. */
  readonly maxCount?: number | undefined;
}

/** Answer of {@link getRelatedListCount}. */
export type GetRelatedListCountData = RelatedListCount;

/** Codes of the server's errors, see {@link getRelatedListCount}. */
export type GetRelatedListCountErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Count the records of a related list.
 *
 * Counts up to maxCount records.
 *
 * Lifetime: RelatedListCount.
 */
export const getRelatedListCount: ReadOperation<GetRelatedListCountConfig, GetRelatedListCountData, unknown, GetRelatedListCountErrorCode> = {
  table: {
    kind: "read",
    id: "getRelatedListCount",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/related-list-count/{parentRecordId}/{relatedListId}",
    parameters: [
      { name: "parentRecordId", in: "path", normalise: "id18" },
      { name: "relatedListId", in: "path", normalise: "caseless" },
      { name: "maxCount", in: "query" },
    ],
    response: { kind: "plain", is: "object" },
    lifetime: 30000,
    errors: { remember: [404], lifetime: 30000 },
    batch: { with: "getRelatedListsCount", join: { relatedListId: "relatedListNames" }, union: [] },
    conditional: true,
  },
  accepts: validateGetRelatedListCount,
};

/** Configuration of {@link getRelatedListInfo}. */
export interface GetRelatedListInfoConfig {
  /** API name of the parent's object. */
  readonly parentObjectApiName: string;
  /** Name of the related list. */
  readonly relatedListId: string;
  /**
   * Qualified names of fields that must be there, such as `Contact.Email`. An unknown one fails
   * the call.
   */
  readonly fields?: readonly string[] | undefined;
  /** Qualified names of fields that are returned where they exist and the user may see them. */
  readonly optionalFields?: readonly string[] | undefined;
  /** Id of the record type. Absent for the default one. */
  readonly recordTypeId?: string | undefined;
  /** True when only the columns of the layout are wanted. */
  readonly restrictColumnsToLayout?: boolean | undefined;
}

/** Answer of {@link getRelatedListInfo}. */
export type GetRelatedListInfoData = RelatedListInfo;

/** Codes of the server's errors, see {@link getRelatedListInfo}. */
export type GetRelatedListInfoErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the information of a related list.
 *
 * Columns, filters, order and preferences of a related list.
 *
 * Lifetime: RelatedListInfo.
 */
export const getRelatedListInfo: ReadOperation<GetRelatedListInfoConfig, GetRelatedListInfoData, unknown, GetRelatedListInfoErrorCode> = {
  table: {
    kind: "read",
    id: "getRelatedListInfo",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/related-list-info/{parentObjectApiName}/{relatedListId}",
    parameters: [
      { name: "parentObjectApiName", in: "path", normalise: "caseless" },
      { name: "relatedListId", in: "path", normalise: "caseless" },
      { name: "fields", in: "query", list: "csv" },
      { name: "optionalFields", in: "query", list: "csv" },
      { name: "recordTypeId", in: "query", normalise: "id18" },
      { name: "restrictColumnsToLayout", in: "query" },
    ],
    response: { kind: "plain", is: "object" },
    lifetime: 900000,
    errors: { remember: [404], lifetime: 900000 },
    batch: { with: "getRelatedListInfoBatch", join: { relatedListId: "relatedListNames" }, union: [] },
    conditional: true,
  },
  accepts: validateGetRelatedListInfo,
};

/** Configuration of {@link getRelatedListInfoBatch}. */
export interface GetRelatedListInfoBatchConfig {
  /** API name of the parent's object. */
  readonly parentObjectApiName: string;
  /** Names of the related lists. */
  readonly relatedListNames: readonly string[];
  /** Id of the record type. Absent for the default one. */
  readonly recordTypeId?: string | undefined;
}

/** Answer of {@link getRelatedListInfoBatch}. */
export type GetRelatedListInfoBatchData = RelatedListInfoBatchResults;

/** Codes of the server's errors, see {@link getRelatedListInfoBatch}. */
export type GetRelatedListInfoBatchErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the information of several related lists.
 *
 * One result for each related list, each with its own status.
 *
 * Lifetime: RelatedListInfo.
 */
export const getRelatedListInfoBatch: ReadOperation<GetRelatedListInfoBatchConfig, GetRelatedListInfoBatchData, unknown, GetRelatedListInfoBatchErrorCode> = {
  table: {
    kind: "read",
    id: "getRelatedListInfoBatch",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/related-list-info/batch/{parentObjectApiName}/{relatedListNames}",
    parameters: [
      { name: "parentObjectApiName", in: "path", normalise: "caseless" },
      { name: "relatedListNames", in: "path", list: "csv", normalise: "caseless" },
      { name: "recordTypeId", in: "query", normalise: "id18" },
    ],
    response: { kind: "plain", is: "object" },
    lifetime: 900000,
    errors: { remember: [404], lifetime: 900000 },
    items: {
      at: "results",
      status: "statusCode",
      value: "result",
      by: ["relatedListNames"],
      errors: 900000,
      longest: 2000,
      alone: { operation: "getRelatedListInfo", members: ["relatedListId"] },
    },
  },
  accepts: validateGetRelatedListInfoBatch,
  traits: {
    itemResults: true,
  },
};

/** Configuration of {@link getRelatedListPreferences}. */
export interface GetRelatedListPreferencesConfig {
  /** Id of the preferences. */
  readonly preferencesId: string;
}

/** Answer of {@link getRelatedListPreferences}. */
export type GetRelatedListPreferencesData = RelatedListPreferences;

/** Codes of the server's errors, see {@link getRelatedListPreferences}. */
export type GetRelatedListPreferencesErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the preferences of a related list.
 *
 * Widths, wrapping and order that the user chose.
 *
 * Lifetime: RelatedListPreferences.
 */
export const getRelatedListPreferences: ReadOperation<GetRelatedListPreferencesConfig, GetRelatedListPreferencesData, unknown, GetRelatedListPreferencesErrorCode> = {
  table: {
    kind: "read",
    id: "getRelatedListPreferences",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/related-list-preferences/{preferencesId}",
    parameters: [{ name: "preferencesId", in: "path" }],
    response: { kind: "entity", entity: "RelatedListPreferences" },
    lifetime: 900000,
    entity: { name: "RelatedListPreferences", key: { preferencesId: "preferencesId" } },
    errors: { remember: [404], lifetime: 900000 },
    batch: { with: "getRelatedListPreferencesBatch", join: { preferencesId: "preferencesIds" }, union: [] },
    conditional: true,
  },
  accepts: validateGetRelatedListPreferences,
};

/** Configuration of {@link getRelatedListPreferencesBatch}. */
export interface GetRelatedListPreferencesBatchConfig {
  /** Ids of the preferences. */
  readonly preferencesIds: readonly string[];
}

/** Answer of {@link getRelatedListPreferencesBatch}. */
export type GetRelatedListPreferencesBatchData = RelatedListPreferencesBatchResults;

/** Codes of the server's errors, see {@link getRelatedListPreferencesBatch}. */
export type GetRelatedListPreferencesBatchErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the preferences of several related lists.
 *
 * One result for each id, each with its own status.
 *
 * Lifetime: RelatedListPreferences.
 */
export const getRelatedListPreferencesBatch: ReadOperation<GetRelatedListPreferencesBatchConfig, GetRelatedListPreferencesBatchData, unknown, GetRelatedListPreferencesBatchErrorCode> = {
  table: {
    kind: "read",
    id: "getRelatedListPreferencesBatch",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/related-list-preferences/batch/{preferencesIds}",
    parameters: [{ name: "preferencesIds", in: "path", list: "csv" }],
    response: {
      kind: "object",
      members: {
        results: {
          kind: "list",
          items: {
            kind: "object",
            members: { result: { kind: "entity", entity: "RelatedListPreferences", or: "any" } },
          },
        },
      },
    },
    lifetime: 900000,
    errors: { remember: [404], lifetime: 900000 },
    items: {
      at: "results",
      status: "statusCode",
      value: "result",
      by: ["preferencesIds"],
      errors: 900000,
      longest: 2000,
      alone: { operation: "getRelatedListPreferences", members: ["preferencesId"] },
    },
  },
  accepts: validateGetRelatedListPreferencesBatch,
  traits: {
    itemResults: true,
  },
};

/** Configuration of {@link getRelatedListRecordsBatch}. */
export interface GetRelatedListRecordsBatchConfig {
  /** Id of the parent record. */
  readonly parentRecordId: string;
  /** One query for each related list. */
  readonly relatedListParameters: readonly RelatedListRecordsParameters[];
}

/** Answer of {@link getRelatedListRecordsBatch}. */
export type GetRelatedListRecordsBatchData = RelatedListRecordsBatchResults;

/** Codes of the server's errors, see {@link getRelatedListRecordsBatch}. */
export type GetRelatedListRecordsBatchErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the records of several related lists.
 *
 * The first page of each related list, each with its own status.
 *
 * Lifetime: RecordCollection.
 */
export const getRelatedListRecordsBatch: ReadOperation<GetRelatedListRecordsBatchConfig, GetRelatedListRecordsBatchData, unknown, GetRelatedListRecordsBatchErrorCode> = {
  table: {
    kind: "read",
    id: "getRelatedListRecordsBatch",
    api: "ui-api",
    method: "POST",
    path: "/ui-api/related-list-records/batch/{parentRecordId}",
    parameters: [{ name: "parentRecordId", in: "path", normalise: "id18" }],
    body: ["relatedListParameters"],
    response: {
      kind: "object",
      members: {
        results: {
          kind: "list",
          items: {
            kind: "object",
            members: {
              result: {
                kind: "object",
                members: {
                  records: { kind: "list", items: { kind: "entity", entity: "RecordRepresentation" } },
                },
                or: "any",
              },
            },
          },
        },
      },
    },
    lifetime: "RecordCollection",
    errors: { remember: [404], lifetime: 30000 },
    items: {
      at: "results",
      status: "statusCode",
      value: "result",
      by: ["relatedListParameters"],
      errors: 30000,
    },
  },
  accepts: validateGetRelatedListRecordsBatch,
  traits: {
    itemResults: true,
  },
};

/** Configuration of {@link getRelatedListsCount}. */
export interface GetRelatedListsCountConfig {
  /** Id of the parent record. */
  readonly parentRecordId: string;
  /** Names of the related lists. */
  readonly relatedListNames: readonly string[];
  /** Greatest number to count to. */
  readonly maxCount?: number | undefined;
}

/** Answer of {@link getRelatedListsCount}. */
export type GetRelatedListsCountData = RelatedListCountBatchResults;

/** Codes of the server's errors, see {@link getRelatedListsCount}. */
export type GetRelatedListsCountErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Count the records of several related lists.
 *
 * One result for each related list, each with its own status.
 *
 * Lifetime: RelatedListCount.
 */
export const getRelatedListsCount: ReadOperation<GetRelatedListsCountConfig, GetRelatedListsCountData, unknown, GetRelatedListsCountErrorCode> = {
  table: {
    kind: "read",
    id: "getRelatedListsCount",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/related-list-count/batch/{parentRecordId}/{relatedListNames}",
    parameters: [
      { name: "parentRecordId", in: "path", normalise: "id18" },
      { name: "relatedListNames", in: "path", list: "csv", normalise: "caseless" },
      { name: "maxCount", in: "query" },
    ],
    response: { kind: "plain", is: "object" },
    lifetime: 30000,
    errors: { remember: [404], lifetime: 30000 },
    items: {
      at: "results",
      status: "statusCode",
      value: "result",
      by: ["relatedListNames"],
      errors: 30000,
      longest: 2000,
      alone: { operation: "getRelatedListCount", members: ["relatedListId"] },
    },
  },
  accepts: validateGetRelatedListsCount,
  traits: {
    itemResults: true,
  },
};

/** Configuration of {@link getRelatedListsInfo}. */
export interface GetRelatedListsInfoConfig {
  /** API name of the parent's object. */
  readonly parentObjectApiName: string;
  /** Id of the record type. Absent for the default one. */
  readonly recordTypeId?: string | undefined;
}

/** Answer of {@link getRelatedListsInfo}. */
export type GetRelatedListsInfoData = RelatedListSummaryCollection;

/** Codes of the server's errors, see {@link getRelatedListsInfo}. */
export type GetRelatedListsInfoErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the related lists of an object.
 *
 * Every related list of a parent object in short.
 *
 * Lifetime: RelatedListSummary.
 */
export const getRelatedListsInfo: ReadOperation<GetRelatedListsInfoConfig, GetRelatedListsInfoData, unknown, GetRelatedListsInfoErrorCode> = {
  table: {
    kind: "read",
    id: "getRelatedListsInfo",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/related-list-info/{parentObjectApiName}",
    parameters: [
      { name: "parentObjectApiName", in: "path", normalise: "caseless" },
      { name: "recordTypeId", in: "query", normalise: "id18" },
    ],
    response: { kind: "plain", is: "object" },
    lifetime: 900000,
    errors: { remember: [404], lifetime: 900000 },
    conditional: true,
  },
  accepts: validateGetRelatedListsInfo,
};
