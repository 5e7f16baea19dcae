// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { RecordRepresentationFields } from '../entity-fields.gen.ts';
import type { ReadOperation } from '../../spec/operation.ts';
import type { RecordRepresentation } from '../schemas.gen.ts';
import { validateGetRecord } from '../validators/ui-api-records.gen.js';

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
    lifetime: "Record",
    entity: { name: "RecordRepresentation", key: { id: "recordId" } },
    selects: { required: "fields", optional: "optionalFields" },
    errors: { remember: [404], lifetime: "ItemError" },
    batch: { with: "getRecords", join: { recordId: "recordIds" }, union: ["fields", "optionalFields"] },
    conditional: true,
    tracked: {
      depth: 5,
      spanning: ["CreatedDate", "Id", "LastModifiedById", "LastModifiedDate", "SystemModstamp"],
    },
  },
  accepts: validateGetRecord,
};
