// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { WriteOperation } from '../../spec/operation.ts';
import type { RecordOperation, RecordOperationResults } from '../schemas.gen.ts';
import { validateExecuteBatchRecordOperations } from '../validators/ui-api-record-batches-writes.gen.js';

/** Configuration of {@link executeBatchRecordOperations}. */
export interface ExecuteBatchRecordOperationsConfig {
  /** True when the default assignment rule runs. */
  readonly useDefaultRule?: boolean | undefined;
  /** True when one failure undoes everything. */
  readonly allOrNone: boolean;
  /** The writes, in their order; at most 200 records. */
  readonly operations: readonly RecordOperation[];
}

/** Answer of {@link executeBatchRecordOperations}. */
export type ExecuteBatchRecordOperationsData = RecordOperationResults;

/** Codes of the server's errors, see {@link executeBatchRecordOperations}. */
export type ExecuteBatchRecordOperationsErrorCode = "INVALID_BATCH_REQUEST" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "SERVER_UNAVAILABLE" | "UNABLE_TO_LOCK_ROW" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Create, update and delete several records.
 *
 * One result for each record, each with its own status.
 *
 * Throws "Invalid config for "executeBatchRecordOperations"" when the configuration is refused.
 */
export const executeBatchRecordOperations: WriteOperation<ExecuteBatchRecordOperationsConfig, ExecuteBatchRecordOperationsData, unknown, ExecuteBatchRecordOperationsErrorCode> = {
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
    invalidates: [
      { operation: "getListRecordsByName" },
      { operation: "postListRecordsByName" },
      { operation: "getListRecordsById" },
      { operation: "getListUiByName" },
      { operation: "getListUiById" },
      { operation: "getListViewSummaryCollection" },
      { operation: "getMruListUi" },
      { operation: "getMruListRecords" },
      { operation: "getRelatedListRecords" },
      { operation: "getRelatedListRecordsByUrl" },
      { operation: "getRelatedListRecordsBatch" },
      { operation: "getRelatedListCount" },
      { operation: "getRelatedListsCount" },
      { operation: "getLookupRecords" },
      { operation: "getLookupRecordsByUrl" },
      { operation: "getLookupRecordsOfObject" },
    ],
  },
  accepts: validateExecuteBatchRecordOperations,
};
