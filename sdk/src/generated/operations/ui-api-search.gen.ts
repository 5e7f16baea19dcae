// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { PagedReadOperation, ReadOperation } from '../../spec/operation.ts';
import type { KeywordSearchResults, LookupMetadata, LookupOrder, LookupResults, LookupSourceRecord, SearchDataCategory, SearchFilter, SearchFilterOptions, SearchFilters, SearchObjectOptions, SearchResultRecord, SearchResults } from '../schemas.gen.ts';
import { validateGetKeywordSearchResults, validateGetLookupMetadata, validateGetLookupRecords, validateGetLookupRecordsByUrl, validateGetLookupRecordsOfObject, validateGetSearchFilterMetadata, validateGetSearchFilterOptions, validateGetSearchResults } from '../validators/ui-api-search.gen.js';

/** Configuration of {@link getKeywordSearchResults}. */
export interface GetKeywordSearchResultsConfig {
  /** The text to search for. */
  readonly q: string;
  /** API name of the object. */
  readonly objectApiName: string;
  /** Name of the search configuration. */
  readonly configurationName?: string | undefined;
  /** Data categories. */
  readonly dataCategories?: readonly SearchDataCategory[] | undefined;
  /** Filters. */
  readonly filters?: readonly SearchFilter[] | undefined;
  /** Number of results on a page. */
  readonly pageSize?: number | undefined;
  /** Token of a page. */
  readonly pageToken?: string | undefined;
  /** The field to sort by; a leading minus sorts downwards. */
  readonly sortBy?: string | undefined;
}

/** Answer of {@link getKeywordSearchResults}. */
export type GetKeywordSearchResultsData = KeywordSearchResults;

/** One item of {@link getKeywordSearchResults}. */
export type GetKeywordSearchResultsItem = SearchResultRecord;

/** Codes of the server's errors, see {@link getKeywordSearchResults}. */
export type GetKeywordSearchResultsErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Search one object.
 *
 * Searches one object for a text, page by page.
 *
 * Lifetime: SearchResults.
 */
export const getKeywordSearchResults: PagedReadOperation<GetKeywordSearchResultsConfig, GetKeywordSearchResultsData, GetKeywordSearchResultsItem, unknown, GetKeywordSearchResultsErrorCode> = {
  table: {
    kind: "read",
    id: "getKeywordSearchResults",
    api: "ui-api",
    method: "POST",
    path: "/ui-api/search/results/keyword",
    parameters: [{ name: "q", in: "query" }, { name: "objectApiName", in: "query", normalise: "caseless" }],
    body: ["configurationName", "dataCategories", "filters", "pageSize", "pageToken", "sortBy"],
    defaults: { pageSize: 50 },
    response: {
      kind: "object",
      members: {
        records: {
          kind: "list",
          items: {
            kind: "object",
            members: { record: { kind: "entity", entity: "RecordRepresentation" } },
          },
        },
      },
    },
    lifetime: 200,
    errors: { remember: [404], lifetime: 30000 },
    pages: { token: "pageToken", size: "pageSize", next: "nextPageToken", items: "records" },
  },
  accepts: validateGetKeywordSearchResults,
};

/** Configuration of {@link getLookupMetadata}. */
export interface GetLookupMetadataConfig {
  /** API name of the object. */
  readonly objectApiName: string;
  /** API name of the lookup field. */
  readonly fieldApiName: string;
}

/** Answer of {@link getLookupMetadata}. */
export type GetLookupMetadataData = LookupMetadata;

/** Codes of the server's errors, see {@link getLookupMetadata}. */
export type GetLookupMetadataErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read how a lookup is searched.
 *
 * The objects that a lookup field can refer to, and the way matches are shown.
 *
 * Lifetime: LookupMetadata.
 */
export const getLookupMetadata: ReadOperation<GetLookupMetadataConfig, GetLookupMetadataData, unknown, GetLookupMetadataErrorCode> = {
  table: {
    kind: "read",
    id: "getLookupMetadata",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/search-info/{objectApiName}/lookup/{fieldApiName}",
    parameters: [
      { name: "objectApiName", in: "path", normalise: "caseless" },
      { name: "fieldApiName", in: "path", normalise: "caseless" },
    ],
    response: { kind: "plain", is: "object" },
    lifetime: 30000,
    errors: { remember: [404], lifetime: 30000 },
    conditional: true,
  },
  accepts: validateGetLookupMetadata,
};

/** Configuration of {@link getLookupRecords}. */
export interface GetLookupRecordsConfig {
  /** API name of the object. */
  readonly objectApiName: string;
  /** API name of the lookup field. */
  readonly fieldApiName: string;
  /** Number of the page, from 1. */
  readonly page?: number | undefined;
  /** Number of records on a page. */
  readonly pageSize?: number | undefined;
  /** The text to search for; two characters at least for Search, three for TypeAhead. */
  readonly q?: string | undefined;
  /** Recently used records, a full search, or suggestions. */
  readonly searchType?: "Recent" | "Search" | "TypeAhead" | undefined;
  /** Values of the fields that the lookup depends on, as Field=value. */
  readonly dependentFieldBindings?: readonly string[] | undefined;
  /** Id of the record whose lookup field is being filled. */
  readonly sourceRecordId?: string | undefined;
  /** API name of the object to look in. */
  readonly targetApiName?: string | undefined;
  /** Order of the matches. */
  readonly orderBy?: readonly LookupOrder[] | undefined;
  readonly sourceRecord?: LookupSourceRecord | undefined;
}

/** Answer of {@link getLookupRecords}. */
export type GetLookupRecordsData = LookupResults;

/** Codes of the server's errors, see {@link getLookupRecords}. */
export type GetLookupRecordsErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Look up records for a field.
 *
 * Records that a lookup field can refer to.
 *
 * Lifetime: LookupRecords.
 */
export const getLookupRecords: ReadOperation<GetLookupRecordsConfig, GetLookupRecordsData, unknown, GetLookupRecordsErrorCode> = {
  table: {
    kind: "read",
    id: "getLookupRecords",
    api: "ui-api",
    method: "POST",
    path: "/ui-api/lookups/{objectApiName}/{fieldApiName}",
    parameters: [
      { name: "objectApiName", in: "path", normalise: "caseless" },
      { name: "fieldApiName", in: "path", normalise: "caseless" },
      { name: "page", in: "query" },
      { name: "pageSize", in: "query" },
      { name: "q", in: "query" },
      { name: "searchType", in: "query" },
      { name: "dependentFieldBindings", in: "query", list: "csv" },
      { name: "sourceRecordId", in: "query", normalise: "id18" },
      { name: "targetApiName", in: "query", normalise: "caseless" },
    ],
    body: ["orderBy", "sourceRecord"],
    response: {
      kind: "object",
      members: {
        lookupResults: {
          kind: "map",
          values: {
            kind: "object",
            members: { records: { kind: "list", items: { kind: "entity", entity: "RecordRepresentation" } } },
          },
        },
      },
    },
    lifetime: 30000,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetLookupRecords,
};

/** Configuration of {@link getLookupRecordsByUrl}. */
export interface GetLookupRecordsByUrlConfig {
  /** API name of the object. */
  readonly objectApiName: string;
  /** API name of the lookup field. */
  readonly fieldApiName: string;
  /** Number of the page, from 1. */
  readonly page?: number | undefined;
  /** Number of records on a page. */
  readonly pageSize?: number | undefined;
  /** The text to search for; two characters at least for Search, three for TypeAhead. */
  readonly q?: string | undefined;
  /** Recently used records, a full search, or suggestions. */
  readonly searchType?: "Recent" | "Search" | "TypeAhead" | undefined;
  /** Values of the fields that the lookup depends on, as Field=value. */
  readonly dependentFieldBindings?: readonly string[] | undefined;
  /** Id of the record whose lookup field is being filled. */
  readonly sourceRecordId?: string | undefined;
  /** API name of the object to look in. */
  readonly targetApiName?: string | undefined;
}

/** Answer of {@link getLookupRecordsByUrl}. */
export type GetLookupRecordsByUrlData = LookupResults;

/** Codes of the server's errors, see {@link getLookupRecordsByUrl}. */
export type GetLookupRecordsByUrlErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Look up records for a field by an address.
 *
 * Records that a lookup field can refer to. Use getLookupRecords instead, which names nobody in an
 * address.
 *
 * Lifetime: LookupRecords.
 */
export const getLookupRecordsByUrl: ReadOperation<GetLookupRecordsByUrlConfig, GetLookupRecordsByUrlData, unknown, GetLookupRecordsByUrlErrorCode> = {
  table: {
    kind: "read",
    id: "getLookupRecordsByUrl",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/lookups/{objectApiName}/{fieldApiName}",
    parameters: [
      { name: "objectApiName", in: "path", normalise: "caseless" },
      { name: "fieldApiName", in: "path", normalise: "caseless" },
      { name: "page", in: "query" },
      { name: "pageSize", in: "query" },
      { name: "q", in: "query" },
      { name: "searchType", in: "query" },
      { name: "dependentFieldBindings", in: "query", list: "csv" },
      { name: "sourceRecordId", in: "query", normalise: "id18" },
      { name: "targetApiName", in: "query", normalise: "caseless" },
    ],
    response: {
      kind: "object",
      members: {
        lookupResults: {
          kind: "map",
          values: {
            kind: "object",
            members: { records: { kind: "list", items: { kind: "entity", entity: "RecordRepresentation" } } },
          },
        },
      },
    },
    lifetime: 30000,
    errors: { remember: [404], lifetime: 30000 },
    conditional: true,
  },
  accepts: validateGetLookupRecordsByUrl,
};

/** Configuration of {@link getLookupRecordsOfObject}. */
export interface GetLookupRecordsOfObjectConfig {
  /** API name of the object. */
  readonly objectApiName: string;
  /** API name of the lookup field. */
  readonly fieldApiName: string;
  /** API name of the object to look in. */
  readonly targetApiName: string;
  /** Number of the page, from 1. */
  readonly page?: number | undefined;
  /** Number of records on a page. */
  readonly pageSize?: number | undefined;
  /** The text to search for; two characters at least for Search, three for TypeAhead. */
  readonly q?: string | undefined;
  /** Recently used records, a full search, or suggestions. */
  readonly searchType?: "Recent" | "Search" | "TypeAhead" | undefined;
  /** Values of the fields that the lookup depends on, as Field=value. */
  readonly dependentFieldBindings?: readonly string[] | undefined;
  /** Id of the record whose lookup field is being filled. */
  readonly sourceRecordId?: string | undefined;
}

/** Answer of {@link getLookupRecordsOfObject}. */
export type GetLookupRecordsOfObjectData = LookupResults;

/** Codes of the server's errors, see {@link getLookupRecordsOfObject}. */
export type GetLookupRecordsOfObjectErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Look up records of one object for a field by an address.
 *
 * Records of one of the objects that a lookup field can refer to. Use getLookupRecords instead,
 * which names nobody in an address.
 *
 * Lifetime: LookupRecords.
 */
export const getLookupRecordsOfObject: ReadOperation<GetLookupRecordsOfObjectConfig, GetLookupRecordsOfObjectData, unknown, GetLookupRecordsOfObjectErrorCode> = {
  table: {
    kind: "read",
    id: "getLookupRecordsOfObject",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/lookups/{objectApiName}/{fieldApiName}/{targetApiName}",
    parameters: [
      { name: "objectApiName", in: "path", normalise: "caseless" },
      { name: "fieldApiName", in: "path", normalise: "caseless" },
      { name: "targetApiName", in: "path", normalise: "caseless" },
      { name: "page", in: "query" },
      { name: "pageSize", in: "query" },
      { name: "q", in: "query" },
      { name: "searchType", in: "query" },
      { name: "dependentFieldBindings", in: "query", list: "csv" },
      { name: "sourceRecordId", in: "query", normalise: "id18" },
    ],
    response: {
      kind: "object",
      members: {
        lookupResults: {
          kind: "map",
          values: {
            kind: "object",
            members: { records: { kind: "list", items: { kind: "entity", entity: "RecordRepresentation" } } },
          },
        },
      },
    },
    lifetime: 30000,
    errors: { remember: [404], lifetime: 30000 },
    conditional: true,
  },
  accepts: validateGetLookupRecordsOfObject,
};

/** Configuration of {@link getSearchFilterMetadata}. */
export interface GetSearchFilterMetadataConfig {
  /** API name of the object. */
  readonly objectApiName: string;
  /** The place at which the search is offered. */
  readonly channel?: string | undefined;
  /** Name of the search configuration. */
  readonly configurationName?: string | undefined;
}

/** Answer of {@link getSearchFilterMetadata}. */
export type GetSearchFilterMetadataData = SearchFilters;

/** Codes of the server's errors, see {@link getSearchFilterMetadata}. */
export type GetSearchFilterMetadataErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the filters of a search.
 *
 * The filters that a search for the object offers.
 *
 * Lifetime: SearchFilters.
 */
export const getSearchFilterMetadata: ReadOperation<GetSearchFilterMetadataConfig, GetSearchFilterMetadataData, unknown, GetSearchFilterMetadataErrorCode> = {
  table: {
    kind: "read",
    id: "getSearchFilterMetadata",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/search-info/{objectApiName}/filters",
    parameters: [
      { name: "objectApiName", in: "path", normalise: "caseless" },
      { name: "channel", in: "query" },
      { name: "configurationName", in: "query" },
    ],
    response: { kind: "plain", is: "object" },
    lifetime: 30000,
    errors: { remember: [404], lifetime: 30000 },
    conditional: true,
  },
  accepts: validateGetSearchFilterMetadata,
};

/** Configuration of {@link getSearchFilterOptions}. */
export interface GetSearchFilterOptionsConfig {
  /** API name of the object. */
  readonly objectApiName: string;
  /** API name of the filter. */
  readonly filterApiName: string;
  /** Only values that contain this text. */
  readonly q?: string | undefined;
}

/** Answer of {@link getSearchFilterOptions}. */
export type GetSearchFilterOptionsData = SearchFilterOptions;

/** Codes of the server's errors, see {@link getSearchFilterOptions}. */
export type GetSearchFilterOptionsErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the options of a search filter.
 *
 * The values that a filter offers.
 *
 * Lifetime: SearchFilterOptions.
 */
export const getSearchFilterOptions: ReadOperation<GetSearchFilterOptionsConfig, GetSearchFilterOptionsData, unknown, GetSearchFilterOptionsErrorCode> = {
  table: {
    kind: "read",
    id: "getSearchFilterOptions",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/search-info/{objectApiName}/filters/{filterApiName}/options",
    parameters: [
      { name: "objectApiName", in: "path", normalise: "caseless" },
      { name: "filterApiName", in: "path" },
      { name: "q", in: "query" },
    ],
    response: { kind: "plain", is: "object" },
    lifetime: 30000,
    errors: { remember: [404], lifetime: 30000 },
    conditional: true,
  },
  accepts: validateGetSearchFilterOptions,
};

/** Configuration of {@link getSearchResults}. */
export interface GetSearchResultsConfig {
  /** The text to search for. */
  readonly q: string;
  /** Kinds of answers that are wanted. */
  readonly answerTypes?: readonly string[] | undefined;
  /** Name of the search configuration. */
  readonly configurationName?: string | undefined;
  /** Objects to search. */
  readonly objectApiNames?: readonly string[] | undefined;
  /** The filters of the search, by object. */
  readonly searchObjectOptions?: { readonly [key: string]: SearchObjectOptions } | undefined;
}

/** Answer of {@link getSearchResults}. */
export type GetSearchResultsData = SearchResults;

/** Codes of the server's errors, see {@link getSearchResults}. */
export type GetSearchResultsErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Search.
 *
 * Searches several objects for a text.
 *
 * Lifetime: SearchResults.
 */
export const getSearchResults: ReadOperation<GetSearchResultsConfig, GetSearchResultsData, unknown, GetSearchResultsErrorCode> = {
  table: {
    kind: "read",
    id: "getSearchResults",
    api: "ui-api",
    method: "POST",
    path: "/ui-api/search/results",
    parameters: [{ name: "q", in: "query" }],
    body: ["answerTypes", "configurationName", "objectApiNames", "searchObjectOptions"],
    response: {
      kind: "object",
      members: {
        keywordSearchResults: {
          kind: "list",
          items: {
            kind: "object",
            members: {
              records: {
                kind: "list",
                items: {
                  kind: "object",
                  members: { record: { kind: "entity", entity: "RecordRepresentation" } },
                },
              },
            },
          },
        },
      },
    },
    lifetime: 200,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetSearchResults,
};
