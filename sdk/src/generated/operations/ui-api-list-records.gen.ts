// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { RecordRepresentationFields } from '../entity-fields.gen.ts';
import type { PagedReadOperation } from '../../spec/operation.ts';
import type { ListRecordCollection, RecordRepresentation } from '../schemas.gen.ts';
import { validateGetListRecordsById, validateGetListRecordsByName, validatePostListRecordsByName } from '../validators/ui-api-list-records.gen.js';

/** Configuration of {@link getListRecordsById}. */
export interface GetListRecordsByIdConfig {
  /** Id of the list view. */
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
  /** Only records whose searchable columns contain this text. */
  readonly searchTerm?: string | undefined;
  /** Names of fields to sort by, at most five; a leading minus sorts downwards. */
  readonly sortBy?: readonly string[] | string | undefined;
  /** A filter in the platform's GraphQL notation. */
  readonly where?: string | undefined;
}

/** Answer of {@link getListRecordsById}. */
export type GetListRecordsByIdData = ListRecordCollection;

/** One item of {@link getListRecordsById}. */
export type GetListRecordsByIdItem = RecordRepresentation;

/** The fields in configuration and answer of {@link getListRecordsById}. */
export interface GetListRecordsByIdFields extends RecordRepresentationFields {
  readonly required: 'fields';
  readonly optional: 'optionalFields';
  readonly others: true;
  readonly at: 'records';
}

/** Codes of the server's errors, see {@link getListRecordsById}. */
export type GetListRecordsByIdErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the records of a list view by its id.
 *
 * A page of the records that the list view shows the user.
 *
 * Lifetime: RecordCollection.
 */
export const getListRecordsById: PagedReadOperation<GetListRecordsByIdConfig, GetListRecordsByIdData, GetListRecordsByIdItem, GetListRecordsByIdFields, GetListRecordsByIdErrorCode> = {
  table: {
    kind: "read",
    id: "getListRecordsById",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/list-records/{listViewId}",
    parameters: [
      { name: "listViewId", in: "path", normalise: "id18" },
      { name: "fields", in: "query", list: "csv" },
      { name: "optionalFields", in: "query", list: "csv" },
      { name: "pageSize", in: "query" },
      { name: "pageToken", in: "query" },
      { name: "searchTerm", in: "query" },
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
  accepts: validateGetListRecordsById,
};

/** Configuration of {@link getListRecordsByName}. */
export interface GetListRecordsByNameConfig {
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
  /** Only records whose searchable columns contain this text. */
  readonly searchTerm?: string | undefined;
  /** Names of fields to sort by, at most five; a leading minus sorts downwards. */
  readonly sortBy?: readonly string[] | string | undefined;
  /** A filter in the platform's GraphQL notation. */
  readonly where?: string | undefined;
}

/** Answer of {@link getListRecordsByName}. */
export type GetListRecordsByNameData = ListRecordCollection;

/** One item of {@link getListRecordsByName}. */
export type GetListRecordsByNameItem = RecordRepresentation;

/** The fields in configuration and answer of {@link getListRecordsByName}. */
export interface GetListRecordsByNameFields extends RecordRepresentationFields {
  readonly required: 'fields';
  readonly optional: 'optionalFields';
  readonly others: true;
  readonly at: 'records';
}

/** Codes of the server's errors, see {@link getListRecordsByName}. */
export type GetListRecordsByNameErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the records of a list view.
 *
 * A page of the records that the list view shows the user.
 *
 * Lifetime: RecordCollection.
 */
export const getListRecordsByName: PagedReadOperation<GetListRecordsByNameConfig, GetListRecordsByNameData, GetListRecordsByNameItem, GetListRecordsByNameFields, GetListRecordsByNameErrorCode> = {
  table: {
    kind: "read",
    id: "getListRecordsByName",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/list-records/{objectApiName}/{listViewApiName}",
    parameters: [
      { name: "objectApiName", in: "path", normalise: "caseless" },
      { name: "listViewApiName", in: "path", normalise: "caseless" },
      { name: "fields", in: "query", list: "csv" },
      { name: "optionalFields", in: "query", list: "csv" },
      { name: "pageSize", in: "query" },
      { name: "pageToken", in: "query" },
      { name: "searchTerm", in: "query" },
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
  accepts: validateGetListRecordsByName,
};

/** Configuration of {@link postListRecordsByName}. */
export interface PostListRecordsByNameConfig {
  /** API name of the object. */
  readonly objectApiName: string;
  /** API name of the list view. */
  readonly listViewApiName: string;
  readonly fields?: readonly string[] | undefined;
  readonly optionalFields?: readonly string[] | undefined;
  /** Number of records on a page. */
  readonly pageSize?: number | undefined;
  /** Token of a page. */
  readonly pageToken?: string | undefined;
  /** Text to search for. */
  readonly searchTerm?: string | undefined;
  /** Names of fields; a leading minus sorts downwards. */
  readonly sortBy?: readonly string[] | string | undefined;
  /** A filter in the platform's GraphQL notation. */
  readonly where?: string | undefined;
}

/** Answer of {@link postListRecordsByName}. */
export type PostListRecordsByNameData = ListRecordCollection;

/** One item of {@link postListRecordsByName}. */
export type PostListRecordsByNameItem = RecordRepresentation;

/** The fields in configuration and answer of {@link postListRecordsByName}. */
export interface PostListRecordsByNameFields extends RecordRepresentationFields {
  readonly required: 'fields';
  readonly optional: 'optionalFields';
  readonly others: true;
  readonly at: 'records';
}

/** Codes of the server's errors, see {@link postListRecordsByName}. */
export type PostListRecordsByNameErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the records of a list view with a long query.
 *
 * As the GET, with the query in the body, for field lists that are too long for an address.
 *
 * Lifetime: RecordCollection.
 */
export const postListRecordsByName: PagedReadOperation<PostListRecordsByNameConfig, PostListRecordsByNameData, PostListRecordsByNameItem, PostListRecordsByNameFields, PostListRecordsByNameErrorCode> = {
  table: {
    kind: "read",
    id: "postListRecordsByName",
    api: "ui-api",
    method: "POST",
    path: "/ui-api/list-records/{objectApiName}/{listViewApiName}",
    parameters: [
      { name: "objectApiName", in: "path", normalise: "caseless" },
      { name: "listViewApiName", in: "path", normalise: "caseless" },
    ],
    body: ["fields", "optionalFields", "pageSize", "pageToken", "searchTerm", "sortBy", "where"],
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
  accepts: validatePostListRecordsByName,
};
