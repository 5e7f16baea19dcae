// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { RecordRepresentationFields } from '../entity-fields.gen.ts';
import type { ReadOperation } from '../../spec/operation.ts';
import type { RecordBatchResults } from '../schemas.gen.ts';
import { validateGetRecords } from '../validators/ui-api-record-batches.gen.js';

/** Configuration of {@link getRecords}. */
export type GetRecordsConfig = GetRecordsGroup | GetRecordsGroups;

/** What {@link getRecords} asks for with the same wishes. */
export interface GetRecordsGroup {
  /** Ids of the records. */
  readonly recordIds: readonly string[];
  /**
   * Qualified names of fields that must be there, such as `Contact.Email`. An unknown one fails
   * the call.
   */
  readonly fields?: readonly string[] | undefined;
  /** Qualified names of fields that are returned where they exist and the user may see them. */
  readonly optionalFields?: readonly string[] | undefined;
}

/** Groups that {@link getRecords} asks for, each with wishes of its own. */
export interface GetRecordsGroups {
  /** The results of one follow those of the one before. */
  readonly records: readonly GetRecordsGroup[];
}

/** Answer of {@link getRecords}. */
export type GetRecordsData = RecordBatchResults;

/** The fields in configuration and answer of {@link getRecords}. */
export interface GetRecordsFields extends RecordRepresentationFields {
  readonly required: 'fields';
  readonly optional: 'optionalFields';
  readonly others: never;
  readonly groups: 'records';
  readonly at: 'result' | 'results';
}

/** Codes of the server's errors, see {@link getRecords}. */
export type GetRecordsErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read several records.
 *
 * One result for each id, each with its own status.
 *
 * Lifetime: RecordCollection.
 */
export const getRecords: ReadOperation<GetRecordsConfig, GetRecordsData, GetRecordsFields, GetRecordsErrorCode> = {
  table: {
    kind: "read",
    id: "getRecords",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/records/batch/{recordIds}",
    parameters: [
      { name: "recordIds", in: "path", list: "csv", normalise: "id18" },
      { name: "fields", in: "query", list: "csv" },
      { name: "optionalFields", in: "query", list: "csv" },
    ],
    response: {
      kind: "object",
      members: {
        results: {
          kind: "list",
          items: {
            kind: "object",
            members: { result: { kind: "entity", entity: "RecordRepresentation", or: "any" } },
          },
        },
      },
    },
    lifetime: "RecordCollection",
    errors: { remember: [404], lifetime: 30000 },
    groups: "records",
    items: {
      at: "results",
      status: "statusCode",
      value: "result",
      by: ["recordIds"],
      errors: 30000,
      longest: 2000,
      most: 200,
      alone: { operation: "getRecord", members: ["recordId"] },
    },
  },
  accepts: validateGetRecords,
  traits: {
    itemGroups: true,
  },
};
