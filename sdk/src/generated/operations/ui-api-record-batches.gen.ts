// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { ReadOperation, WriteOperation } from '../../types/operation.ts';
import type { RecordBatchResults, RecordOperationResults } from '../schemas.gen.ts';
import type { operations } from '../types/ui-api.gen.ts';
import { takeItems } from '../../parts/items.ts';
import { validateExecuteBatchRecordOperations, validateGetRecords } from '../validators/ui-api-record-batches.gen.js';

/** Configuration of {@link executeBatchRecordOperations}. */
export interface ExecuteBatchRecordOperationsConfig {
  /** Whether the default assignment rule runs. */
  readonly useDefaultRule?: NonNullable<operations['executeBatchRecordOperations']['parameters']['query']>['useDefaultRule'] | undefined;
  /** Whether one failure undoes everything. */
  readonly allOrNone: Exclude<NonNullable<operations['executeBatchRecordOperations']['requestBody']>['content']['application/json']['allOrNone'], undefined>;
  /** The writes, in their order; at most 200 records. */
  readonly operations: Exclude<NonNullable<operations['executeBatchRecordOperations']['requestBody']>['content']['application/json']['operations'], undefined>;
}

/** What {@link executeBatchRecordOperations} answers. */
export type ExecuteBatchRecordOperationsData = RecordOperationResults;

/**
 * Create, update and delete several records.
 *
 * One result for each record, each with its own status.
 *
 * Throws "Invalid config for "executeBatchRecordOperations"" when the configuration is refused.
 */
export const executeBatchRecordOperations: WriteOperation<ExecuteBatchRecordOperationsConfig, ExecuteBatchRecordOperationsData> = {
  table: {
    kind: "write",
    id: "executeBatchRecordOperations",
    api: "ui-api",
    method: "POST",
    path: "/ui-api/records/batch",
    parameters: [{ name: "useDefaultRule", in: "query" }],
    body: ["allOrNone", "operations"],
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
    otherwise: "Invalid config for \"executeBatchRecordOperations\"",
    evict: { on: [200], entity: "RecordRepresentation", key: { id: "operations.records.fields.Id" } },
    touches: [
      { operation: "getListRecordsByName" },
      { operation: "postListRecordsByName" },
      { operation: "getListRecordsById" },
      { operation: "getListUiByName" },
      { operation: "getListUiById" },
      { operation: "getListViewSummaryCollection" },
      { operation: "getMruListUi" },
      { operation: "getMruListRecords" },
      { operation: "getRelatedListRecords" },
      { operation: "getRelatedListRecordsBatch" },
      { operation: "getRelatedListCount" },
      { operation: "getRelatedListsCount" },
      { operation: "getLookupRecords" },
    ],
  },
  accepts: validateExecuteBatchRecordOperations,
};

/** Configuration of {@link getRecords}. */
export interface GetRecordsConfig {
  /** Ids of the records. */
  readonly recordIds: Exclude<NonNullable<operations['getRecords']['parameters']['path']>['recordIds'], undefined>;
  /**
   * Qualified names of fields that must be there, such as `Contact.Email`. An unknown one fails
   * the call.
   */
  readonly fields?: NonNullable<operations['getRecords']['parameters']['query']>['fields'] | undefined;
  /** Qualified names of fields that are returned where they exist and the user may see them. */
  readonly optionalFields?: NonNullable<operations['getRecords']['parameters']['query']>['optionalFields'] | undefined;
}

/** What {@link getRecords} answers. */
export type GetRecordsData = RecordBatchResults;

/**
 * Read several records.
 *
 * One result for each id, each with its own status.
 *
 * Lifetime: RecordCollection.
 */
export const getRecords: ReadOperation<GetRecordsConfig, GetRecordsData> = {
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
    errors: { remember: [404], lifetime: "ItemError" },
    items: {
      at: "results",
      status: "statusCode",
      value: "result",
      by: ["recordIds"],
      errors: "ItemError",
      alone: { operation: "getRecord", member: "recordId" },
    },
  },
  accepts: validateGetRecords,
  parts: {
    takeIn: takeItems,
  },
};
