// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { RecordRepresentationFields } from '../entity-fields.gen.ts';
import type { PagedReadOperation } from '../../spec/operation.ts';
import type { RecordRepresentation, RelatedListRecordCollection } from '../schemas.gen.ts';
import { validateGetRelatedListRecords, validateGetRelatedListRecordsByUrl } from '../validators/ui-api-related-list-records.gen.js';

/** Configuration of {@link getRelatedListRecords}. */
export interface GetRelatedListRecordsConfig {
  /** Id of the parent record. */
  readonly parentRecordId: string;
  /** Name of the related list. */
  readonly relatedListId: string;
  readonly fields?: readonly string[] | undefined;
  /** True when the labels of the columns are wanted. */
  readonly includeColumnLabels?: boolean | undefined;
  readonly optionalFields?: readonly string[] | undefined;
  /** Number of records on a page. */
  readonly pageSize?: number | undefined;
  /** Token of a page. */
  readonly pageToken?: string | undefined;
  /** Names of fields; a leading minus sorts downwards. */
  readonly sortBy?: readonly string[] | string | undefined;
  /** A filter in the platform's GraphQL notation. */
  readonly where?: string | undefined;
}

/** Answer of {@link getRelatedListRecords}. */
export type GetRelatedListRecordsData = RelatedListRecordCollection;

/** One item of {@link getRelatedListRecords}. */
export type GetRelatedListRecordsItem = RecordRepresentation;

/** The fields in configuration and answer of {@link getRelatedListRecords}. */
export interface GetRelatedListRecordsFields extends RecordRepresentationFields {
  readonly required: 'fields';
  readonly optional: 'optionalFields';
  readonly others: never;
  readonly at: 'records';
}

/** Codes of the server's errors, see {@link getRelatedListRecords}. */
export type GetRelatedListRecordsErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the records of a related list.
 *
 * A page of the records that belong to a parent record.
 *
 * Lifetime: RecordCollection.
 */
export const getRelatedListRecords: PagedReadOperation<GetRelatedListRecordsConfig, GetRelatedListRecordsData, GetRelatedListRecordsItem, GetRelatedListRecordsFields, GetRelatedListRecordsErrorCode> = {
  table: {
    kind: "read",
    id: "getRelatedListRecords",
    api: "ui-api",
    method: "POST",
    path: "/ui-api/related-list-records/{parentRecordId}/{relatedListId}",
    parameters: [
      { name: "parentRecordId", in: "path", normalise: "id18" },
      { name: "relatedListId", in: "path", normalise: "caseless" },
    ],
    body: ["fields", "includeColumnLabels", "optionalFields", "pageSize", "pageToken", "sortBy", "where"],
    normalise: { sortBy: "comma-list" },
    defaults: { pageSize: 50 },
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
  },
  accepts: validateGetRelatedListRecords,
};

/** Configuration of {@link getRelatedListRecordsByUrl}. */
export interface GetRelatedListRecordsByUrlConfig {
  /** Id of the parent record. */
  readonly parentRecordId: string;
  /** Name of the related list. */
  readonly relatedListId: string;
  /** Names of fields that must be there, qualified by the object of the list or not. */
  readonly fields?: readonly string[] | undefined;
  /** True when the labels of the columns are wanted. */
  readonly includeColumnLabels?: boolean | undefined;
  /** Names of fields that are returned where they exist and the user may see them. */
  readonly optionalFields?: readonly string[] | undefined;
  /** Number of records on a page. */
  readonly pageSize?: number | undefined;
  /** Token of a page, from the page before it. Absent for the first page. */
  readonly pageToken?: string | undefined;
  /** Names of fields to sort by, at most five; a leading minus sorts downwards. */
  readonly sortBy?: readonly string[] | string | undefined;
  /** A filter in the platform's GraphQL notation. */
  readonly where?: string | undefined;
}

/** Answer of {@link getRelatedListRecordsByUrl}. */
export type GetRelatedListRecordsByUrlData = RelatedListRecordCollection;

/** One item of {@link getRelatedListRecordsByUrl}. */
export type GetRelatedListRecordsByUrlItem = RecordRepresentation;

/** The fields in configuration and answer of {@link getRelatedListRecordsByUrl}. */
export interface GetRelatedListRecordsByUrlFields extends RecordRepresentationFields {
  readonly required: 'fields';
  readonly optional: 'optionalFields';
  readonly others: never;
  readonly at: 'records';
}

/** Codes of the server's errors, see {@link getRelatedListRecordsByUrl}. */
export type GetRelatedListRecordsByUrlErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the records of a related list by an address.
 *
 * As the POST, with the query in the address, so that what did not change is not sent again.
 *
 * Lifetime: RecordCollection.
 */
export const getRelatedListRecordsByUrl: PagedReadOperation<GetRelatedListRecordsByUrlConfig, GetRelatedListRecordsByUrlData, GetRelatedListRecordsByUrlItem, GetRelatedListRecordsByUrlFields, GetRelatedListRecordsByUrlErrorCode> = {
  table: {
    kind: "read",
    id: "getRelatedListRecordsByUrl",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/related-list-records/{parentRecordId}/{relatedListId}",
    parameters: [
      { name: "parentRecordId", in: "path", normalise: "id18" },
      { name: "relatedListId", in: "path", normalise: "caseless" },
      { name: "fields", in: "query", list: "csv" },
      { name: "includeColumnLabels", in: "query" },
      { name: "optionalFields", in: "query", list: "csv" },
      { name: "pageSize", in: "query" },
      { name: "pageToken", in: "query" },
      { name: "sortBy", in: "query", list: "csv", normalise: "comma-list" },
      { name: "where", in: "query" },
    ],
    defaults: { pageSize: 50 },
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
  accepts: validateGetRelatedListRecordsByUrl,
};
