// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { PagedReadOperation, ReadOperation } from '../../spec/operation.ts';
import type { KeywordSearchResults, LookupMetadata, LookupResults, SearchFilterOptions, SearchFilters, SearchResultRecord, SearchResults } from '../schemas.gen.ts';
import type { operations } from '../types/ui-api.gen.ts';
import { validateGetKeywordSearchResults, validateGetLookupMetadata, validateGetLookupRecords, validateGetSearchFilterMetadata, validateGetSearchFilterOptions, validateGetSearchResults } from '../validators/ui-api-search.gen.js';

/** Configuration of {@link getKeywordSearchResults}. */
export interface GetKeywordSearchResultsConfig {
  /** The text to search for. */
  readonly q: Exclude<NonNullable<operations['getKeywordSearchResults']['parameters']['query']>['q'], undefined>;
  /** API name of the object. */
  readonly objectApiName: Exclude<NonNullable<operations['getKeywordSearchResults']['parameters']['query']>['objectApiName'], undefined>;
  /** Name of the search configuration. */
  readonly configurationName?: NonNullable<operations['getKeywordSearchResults']['requestBody']>['content']['application/json']['configurationName'] | undefined;
  /** Data categories. */
  readonly dataCategories?: NonNullable<operations['getKeywordSearchResults']['requestBody']>['content']['application/json']['dataCategories'] | undefined;
  /** Filters. */
  readonly filters?: NonNullable<operations['getKeywordSearchResults']['requestBody']>['content']['application/json']['filters'] | undefined;
  /** Number of results on a page. */
  readonly pageSize?: NonNullable<operations['getKeywordSearchResults']['requestBody']>['content']['application/json']['pageSize'] | undefined;
  /** Token of a page. */
  readonly pageToken?: NonNullable<operations['getKeywordSearchResults']['requestBody']>['content']['application/json']['pageToken'] | undefined;
  /** The field to sort by; a leading minus sorts downwards. */
  readonly sortBy?: NonNullable<operations['getKeywordSearchResults']['requestBody']>['content']['application/json']['sortBy'] | undefined;
}

/** Answer of {@link getKeywordSearchResults}. */
export type GetKeywordSearchResultsData = KeywordSearchResults;

/** One item of {@link getKeywordSearchResults}. */
export type GetKeywordSearchResultsItem = SearchResultRecord;

/**
 * Search one object.
 *
 * Searches one object for a text, page by page.
 *
 * Lifetime: SearchResults.
 */
export const getKeywordSearchResults: PagedReadOperation<GetKeywordSearchResultsConfig, GetKeywordSearchResultsData, GetKeywordSearchResultsItem> = {
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
    lifetime: "SearchResults",
    errors: { remember: [404], lifetime: "ItemError" },
    pages: { token: "pageToken", size: "pageSize", next: "nextPageToken", items: "records" },
  },
  accepts: validateGetKeywordSearchResults,
};

/** Configuration of {@link getLookupMetadata}. */
export interface GetLookupMetadataConfig {
  /** API name of the object. */
  readonly objectApiName: Exclude<NonNullable<operations['getLookupMetadata']['parameters']['path']>['objectApiName'], undefined>;
  /** API name of the lookup field. */
  readonly fieldApiName: Exclude<NonNullable<operations['getLookupMetadata']['parameters']['path']>['fieldApiName'], undefined>;
}

/** Answer of {@link getLookupMetadata}. */
export type GetLookupMetadataData = LookupMetadata;

/**
 * Read how a lookup is searched.
 *
 * The objects that a lookup field can refer to, and the way matches are shown.
 *
 * Lifetime: LookupMetadata.
 */
export const getLookupMetadata: ReadOperation<GetLookupMetadataConfig, GetLookupMetadataData> = {
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
    lifetime: "LookupMetadata",
    errors: { remember: [404], lifetime: "ItemError" },
    conditional: true,
  },
  accepts: validateGetLookupMetadata,
};

/** Configuration of {@link getLookupRecords}. */
export interface GetLookupRecordsConfig {
  /** API name of the object. */
  readonly objectApiName: Exclude<NonNullable<operations['getLookupRecords']['parameters']['path']>['objectApiName'], undefined>;
  /** API name of the lookup field. */
  readonly fieldApiName: Exclude<NonNullable<operations['getLookupRecords']['parameters']['path']>['fieldApiName'], undefined>;
  /** Number of the page, from 1. */
  readonly page?: NonNullable<operations['getLookupRecords']['parameters']['query']>['page'] | undefined;
  /** Number of records on a page. */
  readonly pageSize?: NonNullable<operations['getLookupRecords']['parameters']['query']>['pageSize'] | undefined;
  /** The text to search for; two characters at least for Search, three for TypeAhead. */
  readonly q?: NonNullable<operations['getLookupRecords']['parameters']['query']>['q'] | undefined;
  /** Recently used records, a full search, or suggestions. */
  readonly searchType?: NonNullable<operations['getLookupRecords']['parameters']['query']>['searchType'] | undefined;
  /** Values of the fields that the lookup depends on, as Field=value. */
  readonly dependentFieldBindings?: NonNullable<operations['getLookupRecords']['parameters']['query']>['dependentFieldBindings'] | undefined;
  /** Id of the record whose lookup field is being filled. */
  readonly sourceRecordId?: NonNullable<operations['getLookupRecords']['parameters']['query']>['sourceRecordId'] | undefined;
  /** API name of the object to look in. */
  readonly targetApiName?: NonNullable<operations['getLookupRecords']['parameters']['query']>['targetApiName'] | undefined;
  /** Order of the matches. */
  readonly orderBy?: NonNullable<operations['getLookupRecords']['requestBody']>['content']['application/json']['orderBy'] | undefined;
  readonly sourceRecord?: NonNullable<operations['getLookupRecords']['requestBody']>['content']['application/json']['sourceRecord'] | undefined;
}

/** Answer of {@link getLookupRecords}. */
export type GetLookupRecordsData = LookupResults;

/**
 * Look up records for a field.
 *
 * Records that a lookup field can refer to.
 *
 * Lifetime: LookupRecords.
 */
export const getLookupRecords: ReadOperation<GetLookupRecordsConfig, GetLookupRecordsData> = {
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
    lifetime: "LookupRecords",
    errors: { remember: [404], lifetime: "ItemError" },
  },
  accepts: validateGetLookupRecords,
};

/** Configuration of {@link getSearchFilterMetadata}. */
export interface GetSearchFilterMetadataConfig {
  /** API name of the object. */
  readonly objectApiName: Exclude<NonNullable<operations['getSearchFilterMetadata']['parameters']['path']>['objectApiName'], undefined>;
  /** The place at which the search is offered. */
  readonly channel?: NonNullable<operations['getSearchFilterMetadata']['parameters']['query']>['channel'] | undefined;
  /** Name of the search configuration. */
  readonly configurationName?: NonNullable<operations['getSearchFilterMetadata']['parameters']['query']>['configurationName'] | undefined;
}

/** Answer of {@link getSearchFilterMetadata}. */
export type GetSearchFilterMetadataData = SearchFilters;

/**
 * Read the filters of a search.
 *
 * The filters that a search for the object offers.
 *
 * Lifetime: SearchFilters.
 */
export const getSearchFilterMetadata: ReadOperation<GetSearchFilterMetadataConfig, GetSearchFilterMetadataData> = {
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
    lifetime: "SearchFilters",
    errors: { remember: [404], lifetime: "ItemError" },
    conditional: true,
  },
  accepts: validateGetSearchFilterMetadata,
};

/** Configuration of {@link getSearchFilterOptions}. */
export interface GetSearchFilterOptionsConfig {
  /** API name of the object. */
  readonly objectApiName: Exclude<NonNullable<operations['getSearchFilterOptions']['parameters']['path']>['objectApiName'], undefined>;
  /** API name of the filter. */
  readonly filterApiName: Exclude<NonNullable<operations['getSearchFilterOptions']['parameters']['path']>['filterApiName'], undefined>;
  /** Only values that contain this text. */
  readonly q?: NonNullable<operations['getSearchFilterOptions']['parameters']['query']>['q'] | undefined;
}

/** Answer of {@link getSearchFilterOptions}. */
export type GetSearchFilterOptionsData = SearchFilterOptions;

/**
 * Read the options of a search filter.
 *
 * The values that a filter offers.
 *
 * Lifetime: SearchFilterOptions.
 */
export const getSearchFilterOptions: ReadOperation<GetSearchFilterOptionsConfig, GetSearchFilterOptionsData> = {
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
    lifetime: "SearchFilterOptions",
    errors: { remember: [404], lifetime: "ItemError" },
    conditional: true,
  },
  accepts: validateGetSearchFilterOptions,
};

/** Configuration of {@link getSearchResults}. */
export interface GetSearchResultsConfig {
  /** The text to search for. */
  readonly q: Exclude<NonNullable<operations['getSearchResults']['parameters']['query']>['q'], undefined>;
  /** Kinds of answers that are wanted. */
  readonly answerTypes?: NonNullable<operations['getSearchResults']['requestBody']>['content']['application/json']['answerTypes'] | undefined;
  /** Name of the search configuration. */
  readonly configurationName?: NonNullable<operations['getSearchResults']['requestBody']>['content']['application/json']['configurationName'] | undefined;
  /** Objects to search. */
  readonly objectApiNames?: NonNullable<operations['getSearchResults']['requestBody']>['content']['application/json']['objectApiNames'] | undefined;
  /** The filters of the search, by object. */
  readonly searchObjectOptions?: NonNullable<operations['getSearchResults']['requestBody']>['content']['application/json']['searchObjectOptions'] | undefined;
}

/** Answer of {@link getSearchResults}. */
export type GetSearchResultsData = SearchResults;

/**
 * Search.
 *
 * Searches several objects for a text.
 *
 * Lifetime: SearchResults.
 */
export const getSearchResults: ReadOperation<GetSearchResultsConfig, GetSearchResultsData> = {
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
    lifetime: "SearchResults",
    errors: { remember: [404], lifetime: "ItemError" },
  },
  accepts: validateGetSearchResults,
};
