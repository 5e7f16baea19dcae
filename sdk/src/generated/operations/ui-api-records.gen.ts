// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { RecordRepresentationFields } from '../entity-fields.gen.ts';
import type { PagedReadOperation, ReadOperation } from '../../spec/operation.ts';
import type { RecordCollection, RecordRepresentation } from '../schemas.gen.ts';
import { validateGetChildRecords, validateGetRecord } from '../validators/ui-api-records.gen.js';

/** Configuration of {@link getChildRecords}. */
export interface GetChildRecordsConfig {
  /** Id of the record, 15 or 18 characters. */
  readonly recordId: string;
  /** Name of the child relation, as the object's information has it. */
  readonly relationshipName: string;
  /**
   * Names of fields of the child records, qualified by their object or not. An unknown one fails
   * the call.
   */
  readonly fields?: readonly string[] | undefined;
  /** Names of fields that are returned where they exist and the user may see them. */
  readonly optionalFields?: readonly string[] | undefined;
  /** Number of records on a page. */
  readonly pageSize?: number | undefined;
  /** Token of a page, from the page before it. Absent for the first page. */
  readonly pageToken?: string | undefined;
}

/** Answer of {@link getChildRecords}. */
export type GetChildRecordsData = RecordCollection;

/** One item of {@link getChildRecords}. */
export type GetChildRecordsItem = RecordRepresentation;

/** The fields in configuration and answer of {@link getChildRecords}. */
export interface GetChildRecordsFields extends RecordRepresentationFields {
  readonly required: 'fields';
  readonly optional: 'optionalFields';
  readonly others: never;
  readonly at: 'records';
}

/** Codes of the server's errors, see {@link getChildRecords}. */
export type GetChildRecordsErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the child records of a record.
 *
 * A page of the records of one child relation, as getRecord answers the first one.
 *
 * Lifetime: RecordCollection.
 */
export const getChildRecords: PagedReadOperation<GetChildRecordsConfig, GetChildRecordsData, GetChildRecordsItem, GetChildRecordsFields, GetChildRecordsErrorCode> = {
  table: {
    kind: "read",
    id: "getChildRecords",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/records/{recordId}/child-relationships/{relationshipName}",
    parameters: [
      { name: "recordId", in: "path", normalise: "id18" },
      { name: "relationshipName", in: "path", normalise: "caseless" },
      { name: "fields", in: "query", list: "csv" },
      { name: "optionalFields", in: "query", list: "csv" },
      { name: "pageSize", in: "query" },
      { name: "pageToken", in: "query" },
    ],
    response: {
      kind: "object",
      members: { records: { kind: "list", items: { kind: "entity", entity: "RecordRepresentation" } } },
    },
    lifetime: "RecordCollection",
    errors: { remember: [404], lifetime: 30000 },
    pages: { token: "pageToken", size: "pageSize", next: "nextPageToken", items: "records" },
    conditional: true,
  },
  accepts: validateGetChildRecords,
};

/** Configuration of {@link getRecord}. */
export interface GetRecordConfig {
  /** Id of the record, 15 or 18 characters. */
  readonly recordId: string;
  /**
   * Qualified names of fields that must be there, such as `Contact.Email`. An unknown one fails
   * the call.
   */
  readonly fields?: readonly string[] | undefined;
  /** Qualified names of fields that are returned where they exist and the user may see them. */
  readonly optionalFields?: readonly string[] | undefined;
  /** Layouts whose fields are wanted. */
  readonly layoutTypes?: readonly ("Full" | "Compact")[] | undefined;
  /** Modes of those layouts. */
  readonly modes?: readonly ("View" | "Edit" | "Create")[] | undefined;
  /** Names of child relations whose records are wanted, too. */
  readonly childRelationships?: readonly string[] | undefined;
  /** Forms whose fields are wanted. */
  readonly forms?: readonly string[] | undefined;
  /** Number of records on a page. */
  readonly pageSize?: number | undefined;
  /** True when the record counts as recently used afterwards. */
  readonly updateMru?: boolean | undefined;
}

/** Answer of {@link getRecord}. */
export type GetRecordData = RecordRepresentation;

/** The fields in configuration and answer of {@link getRecord}. */
export interface GetRecordFields extends RecordRepresentationFields {
  readonly required: 'fields';
  readonly optional: 'optionalFields';
  readonly others: 'layoutTypes' | 'forms';
  readonly at: never;
}

/** Codes of the server's errors, see {@link getRecord}. */
export type GetRecordErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read one record.
 *
 * Answers the fields that were asked for, and those of the layouts that were asked for.
 *
 * Lifetime: Record.
 */
export const getRecord: ReadOperation<GetRecordConfig, GetRecordData, GetRecordFields, GetRecordErrorCode> = {
  table: {
    kind: "read",
    id: "getRecord",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/records/{recordId}",
    parameters: [
      { name: "recordId", in: "path", normalise: "id18" },
      { name: "fields", in: "query", list: "csv" },
      { name: "optionalFields", in: "query", list: "csv" },
      { name: "layoutTypes", in: "query", list: "csv" },
      { name: "modes", in: "query", list: "csv" },
      { name: "childRelationships", in: "query", list: "csv" },
      { name: "forms", in: "query", list: "csv" },
      { name: "pageSize", in: "query" },
      { name: "updateMru", in: "query" },
    ],
    response: { kind: "entity", entity: "RecordRepresentation" },
    lifetime: 30000,
    entity: { name: "RecordRepresentation", key: { id: "recordId" } },
    selects: { required: "fields", optional: "optionalFields" },
    errors: { remember: [404], lifetime: 30000 },
    batch: { with: "getRecords", join: { recordId: "recordIds" }, union: ["fields", "optionalFields"] },
    conditional: true,
    tracked: {
      depth: 5,
      spanning: ["CreatedDate", "Id", "LastModifiedById", "LastModifiedDate", "SystemModstamp"],
    },
  },
  accepts: validateGetRecord,
};
