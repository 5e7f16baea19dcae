// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { ReadOperation, WriteOperation } from '../../types/operation.ts';
import type { RecordBatchResults, RecordOperationResults, RecordRepresentation } from '../schemas.gen.ts';
import type { operations } from '../types/ui-api.gen.ts';
import { takeItems } from '../../parts/items.ts';
import { validateCreateRecord, validateDeleteRecord, validateExecuteBatchRecordOperations, validateGetRecord, validateGetRecords, validateUpdateRecord } from '../validators/ui-api-records.gen.js';

/** Configuration of {@link createRecord}. */
export interface CreateRecordConfig {
  /** Whether losing access through the write answers 204 instead of a misleading 404. */
  readonly handleOwnerChange?: NonNullable<operations['createRecord']['parameters']['query']>['handleOwnerChange'] | undefined;
  /** Whether the answer holds the record's fields. */
  readonly includeFieldsInBody?: NonNullable<operations['createRecord']['parameters']['query']>['includeFieldsInBody'] | undefined;
  /** Whether e-mails to others than the user may be triggered. */
  readonly triggerOtherEmail?: NonNullable<operations['createRecord']['parameters']['query']>['triggerOtherEmail'] | undefined;
  /** Whether e-mails to users may be triggered. */
  readonly triggerUserEmail?: NonNullable<operations['createRecord']['parameters']['query']>['triggerUserEmail'] | undefined;
  /** Whether the default assignment rule runs. */
  readonly useDefaultRule?: NonNullable<operations['createRecord']['parameters']['query']>['useDefaultRule'] | undefined;
  /** Whether to save although a duplicate was found. */
  readonly allowSaveOnDuplicate?: NonNullable<operations['createRecord']['requestBody']>['content']['application/json']['allowSaveOnDuplicate'] | undefined;
  readonly apiName: Exclude<NonNullable<operations['createRecord']['requestBody']>['content']['application/json']['apiName'], undefined>;
  readonly fields: Exclude<NonNullable<operations['createRecord']['requestBody']>['content']['application/json']['fields'], undefined>;
}

/** What {@link createRecord} answers. */
export type CreateRecordData = RecordRepresentation | undefined;

/**
 * Create one record.
 *
 * Saves a new record and answers it.
 *
 * Throws "Invalid recordInput" when the configuration is refused.
 */
export const createRecord: WriteOperation<CreateRecordConfig, CreateRecordData> = {
  table: {
    kind: "write",
    id: "createRecord",
    api: "ui-api",
    method: "POST",
    path: "/ui-api/records",
    parameters: [
      { name: "handleOwnerChange", in: "query" },
      { name: "includeFieldsInBody", in: "query" },
      { name: "triggerOtherEmail", in: "query" },
      { name: "triggerUserEmail", in: "query" },
      { name: "useDefaultRule", in: "query" },
    ],
    body: ["allowSaveOnDuplicate", "apiName", "fields"],
    response: { kind: "entity", entity: "RecordRepresentation" },
    otherwise: "Invalid recordInput",
    touches: [
      { operation: "getListRecordsByName", match: { objectApiName: "config.apiName" } },
      { operation: "postListRecordsByName", match: { objectApiName: "config.apiName" } },
      { operation: "getListRecordsById" },
      { operation: "getListUiByName", match: { objectApiName: "config.apiName" } },
      { operation: "getListUiById" },
      { operation: "getListViewSummaryCollection" },
      { operation: "getMruListUi", match: { objectApiName: "config.apiName" } },
      { operation: "getMruListRecords", match: { objectApiName: "config.apiName" } },
      { operation: "getRelatedListRecords" },
      { operation: "getRelatedListRecordsBatch" },
      { operation: "getRelatedListCount" },
      { operation: "getRelatedListsCount" },
      { operation: "getLookupRecords" },
    ],
  },
  accepts: validateCreateRecord,
};

/** Configuration of {@link deleteRecord}. */
export interface DeleteRecordConfig {
  /** Id of the record, 15 or 18 characters. */
  readonly recordId: Exclude<NonNullable<operations['deleteRecord']['parameters']['path']>['recordId'], undefined>;
}

/** What {@link deleteRecord} answers. */
export type DeleteRecordData = undefined;

/**
 * Delete one record.
 *
 * Moves the record to the recycle bin.
 *
 * Throws "Invalid config for "deleteRecord"" when the configuration is refused.
 */
export const deleteRecord: WriteOperation<DeleteRecordConfig, DeleteRecordData> = {
  table: {
    kind: "write",
    id: "deleteRecord",
    api: "ui-api",
    method: "DELETE",
    path: "/ui-api/records/{recordId}",
    parameters: [{ name: "recordId", in: "path", normalise: "id18" }],
    response: { kind: "plain" },
    otherwise: "Invalid config for \"deleteRecord\"",
    evict: { on: [204], entity: "RecordRepresentation", key: { id: "recordId" } },
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
  accepts: validateDeleteRecord,
};

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
            members: { result: { kind: "entity", entity: "RecordRepresentation" } },
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

/** Configuration of {@link getRecord}. */
export interface GetRecordConfig {
  /** Id of the record, 15 or 18 characters. */
  readonly recordId: Exclude<NonNullable<operations['getRecord']['parameters']['path']>['recordId'], undefined>;
  /**
   * Qualified names of fields that must be there, such as `Contact.Email`. An unknown one fails
   * the call.
   */
  readonly fields?: NonNullable<operations['getRecord']['parameters']['query']>['fields'] | undefined;
  /** Qualified names of fields that are returned where they exist and the user may see them. */
  readonly optionalFields?: NonNullable<operations['getRecord']['parameters']['query']>['optionalFields'] | undefined;
  /** Layouts whose fields are wanted. */
  readonly layoutTypes?: NonNullable<operations['getRecord']['parameters']['query']>['layoutTypes'] | undefined;
  /** Modes of those layouts. */
  readonly modes?: NonNullable<operations['getRecord']['parameters']['query']>['modes'] | undefined;
  /** Names of child relations whose records are wanted, too. */
  readonly childRelationships?: NonNullable<operations['getRecord']['parameters']['query']>['childRelationships'] | undefined;
  /** Forms whose fields are wanted. */
  readonly forms?: NonNullable<operations['getRecord']['parameters']['query']>['forms'] | undefined;
  /** Number of records on a page. */
  readonly pageSize?: NonNullable<operations['getRecord']['parameters']['query']>['pageSize'] | undefined;
  /** Whether the record counts as recently used afterwards. */
  readonly updateMru?: NonNullable<operations['getRecord']['parameters']['query']>['updateMru'] | undefined;
}

/** What {@link getRecord} answers. */
export type GetRecordData = RecordRepresentation;

/**
 * Read one record.
 *
 * Answers the fields that were asked for, and those of the layouts that were asked for.
 *
 * Lifetime: Record.
 */
export const getRecord: ReadOperation<GetRecordConfig, GetRecordData> = {
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
  },
  accepts: validateGetRecord,
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
            members: { result: { kind: "entity", entity: "RecordRepresentation" } },
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

/** Configuration of {@link updateRecord}. */
export interface UpdateRecordConfig {
  /** Only if the record was not changed after this time; an HTTP date. */
  readonly ifUnmodifiedSince?: NonNullable<operations['updateRecord']['parameters']['header']>['If-Unmodified-Since'] | undefined;
  /** Whether losing access through the write answers 204 instead of a misleading 404. */
  readonly handleOwnerChange?: NonNullable<operations['updateRecord']['parameters']['query']>['handleOwnerChange'] | undefined;
  /** Whether e-mails to others than the user may be triggered. */
  readonly triggerOtherEmail?: NonNullable<operations['updateRecord']['parameters']['query']>['triggerOtherEmail'] | undefined;
  /** Whether e-mails to users may be triggered. */
  readonly triggerUserEmail?: NonNullable<operations['updateRecord']['parameters']['query']>['triggerUserEmail'] | undefined;
  /** Whether the default assignment rule runs. */
  readonly useDefaultRule?: NonNullable<operations['updateRecord']['parameters']['query']>['useDefaultRule'] | undefined;
  /** Whether to save although a duplicate was found. */
  readonly allowSaveOnDuplicate?: NonNullable<operations['updateRecord']['requestBody']>['content']['application/json']['allowSaveOnDuplicate'] | undefined;
  readonly apiName?: NonNullable<operations['updateRecord']['requestBody']>['content']['application/json']['apiName'] | undefined;
  readonly fields: Exclude<NonNullable<operations['updateRecord']['requestBody']>['content']['application/json']['fields'], undefined> & { readonly Id: string };
}

/** What {@link updateRecord} answers. */
export type UpdateRecordData = RecordRepresentation | undefined;

/**
 * Change one record.
 *
 * Changes the fields given and leaves the others as they are.
 *
 * Throws "Invalid recordInput" when the configuration is refused.
 */
export const updateRecord: WriteOperation<UpdateRecordConfig, UpdateRecordData> = {
  table: {
    kind: "write",
    id: "updateRecord",
    api: "ui-api",
    method: "PATCH",
    path: "/ui-api/records/{recordId}",
    parameters: [
      { name: "recordId", in: "path", normalise: "id18" },
      {
        name: "ifUnmodifiedSince",
        wire: "If-Unmodified-Since",
        in: "header",
        normalise: "http-date",
      },
      { name: "handleOwnerChange", in: "query" },
      { name: "triggerOtherEmail", in: "query" },
      { name: "triggerUserEmail", in: "query" },
      { name: "useDefaultRule", in: "query" },
    ],
    body: ["allowSaveOnDuplicate", "apiName", "fields"],
    response: { kind: "entity", entity: "RecordRepresentation" },
    otherwise: "Invalid recordInput",
    take: { recordId: "fields.Id" },
    evict: { on: [204], entity: "RecordRepresentation", key: { id: "recordId" } },
    touches: [
      { operation: "getListRecordsByName", match: { objectApiName: "response.apiName" } },
      { operation: "postListRecordsByName", match: { objectApiName: "response.apiName" } },
      { operation: "getListRecordsById" },
      { operation: "getListUiByName", match: { objectApiName: "response.apiName" } },
      { operation: "getListUiById" },
      { operation: "getListViewSummaryCollection" },
      { operation: "getMruListUi", match: { objectApiName: "response.apiName" } },
      { operation: "getMruListRecords", match: { objectApiName: "response.apiName" } },
      { operation: "getRelatedListRecords" },
      { operation: "getRelatedListRecordsBatch" },
      { operation: "getRelatedListCount" },
      { operation: "getRelatedListsCount" },
      { operation: "getLookupRecords" },
    ],
  },
  accepts: validateUpdateRecord,
};
