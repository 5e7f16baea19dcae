// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { RecordRepresentationFields } from '../entity-fields.gen.ts';
import type { WriteOperation } from '../../spec/operation.ts';
import type { FieldInputs, RecordRepresentation } from '../schemas.gen.ts';
import { validateCreateRecord, validateDeleteRecord, validateUpdateRecord } from '../validators/ui-api-record-changes-writes.gen.js';

/** Configuration of {@link createRecord}. */
export interface CreateRecordConfig {
  /** True to answer 204 where the write itself ends the access, instead of a misleading 404. */
  readonly handleOwnerChange?: boolean | undefined;
  /** True when the answer holds the record's fields. */
  readonly includeFieldsInBody?: boolean | undefined;
  /** True when e-mails to others than the user may be triggered. */
  readonly triggerOtherEmail?: boolean | undefined;
  /** True when e-mails to users may be triggered. */
  readonly triggerUserEmail?: boolean | undefined;
  /** True when the default assignment rule runs. */
  readonly useDefaultRule?: boolean | undefined;
  /** True to save although a duplicate was found. */
  readonly allowSaveOnDuplicate?: boolean | undefined;
  readonly apiName: string;
  readonly fields: FieldInputs;
}

/** Answer of {@link createRecord}. */
export type CreateRecordData = RecordRepresentation | undefined;

/** The fields in configuration and answer of {@link createRecord}. */
export interface CreateRecordFields extends RecordRepresentationFields {
  readonly object: 'apiName';
  readonly values: 'fields';
  readonly as: 'create';
  readonly at: never;
}

/** Codes of the server's errors, see {@link createRecord}. */
export type CreateRecordErrorCode = "INVALID_EMAIL_ADDRESS" | "INVALID_SESSION_ID" | "SERVER_UNAVAILABLE" | "UNABLE_TO_LOCK_ROW" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Create one record.
 *
 * Saves a new record and answers it.
 *
 * Throws "Invalid recordInput" when the configuration is refused.
 */
export const createRecord: WriteOperation<CreateRecordConfig, CreateRecordData, CreateRecordFields, CreateRecordErrorCode> = {
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
    invalidates: [
      { operation: "getListRecordsByName", match: { objectApiName: "config.apiName" } },
      { operation: "postListRecordsByName", match: { objectApiName: "config.apiName" } },
      { operation: "getListRecordsById" },
      { operation: "getListUiByName", match: { objectApiName: "config.apiName" } },
      { operation: "getListUiById" },
      { operation: "getListViewSummaryCollection" },
      { operation: "getMruListUi", match: { objectApiName: "config.apiName" } },
      { operation: "getMruListRecords", match: { objectApiName: "config.apiName" } },
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
  accepts: validateCreateRecord,
};

/** Configuration of {@link deleteRecord}. */
export interface DeleteRecordConfig {
  /** Id of the record, 15 or 18 characters. */
  readonly recordId: string;
}

/** Answer of {@link deleteRecord}. */
export type DeleteRecordData = undefined;

/** Codes of the server's errors, see {@link deleteRecord}. */
export type DeleteRecordErrorCode = "INVALID_EMAIL_ADDRESS" | "INVALID_SESSION_ID" | "SERVER_UNAVAILABLE" | "UNABLE_TO_LOCK_ROW" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Delete one record.
 *
 * Moves the record to the recycle bin.
 *
 * Throws "Invalid config for "deleteRecord"" when the configuration is refused.
 */
export const deleteRecord: WriteOperation<DeleteRecordConfig, DeleteRecordData, unknown, DeleteRecordErrorCode> = {
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
    optimistic: { entity: "", key: {} },
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
  accepts: validateDeleteRecord,
  traits: {
    optimisticResults: { leaves: true },
  },
};

/** Configuration of {@link updateRecord}. */
export interface UpdateRecordConfig {
  /** Only if the record was not changed after this time; an HTTP date. */
  readonly ifUnmodifiedSince?: string | undefined;
  /** True to answer 204 where the write itself ends the access, instead of a misleading 404. */
  readonly handleOwnerChange?: boolean | undefined;
  /** True when e-mails to others than the user may be triggered. */
  readonly triggerOtherEmail?: boolean | undefined;
  /** True when e-mails to users may be triggered. */
  readonly triggerUserEmail?: boolean | undefined;
  /** True when the default assignment rule runs. */
  readonly useDefaultRule?: boolean | undefined;
  /** True to save although a duplicate was found. */
  readonly allowSaveOnDuplicate?: boolean | undefined;
  readonly apiName?: string | undefined;
  readonly fields: FieldInputs & { readonly Id: string };
}

/** Answer of {@link updateRecord}. */
export type UpdateRecordData = RecordRepresentation | undefined;

/** The fields in configuration and answer of {@link updateRecord}. */
export interface UpdateRecordFields extends RecordRepresentationFields {
  readonly object: 'apiName';
  readonly values: 'fields';
  readonly as: 'update';
  readonly at: never;
}

/** Codes of the server's errors, see {@link updateRecord}. */
export type UpdateRecordErrorCode = "INVALID_EMAIL_ADDRESS" | "INVALID_SESSION_ID" | "SERVER_UNAVAILABLE" | "UNABLE_TO_LOCK_ROW" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Change one record.
 *
 * Changes the fields given and leaves the others as they are.
 *
 * Throws "Invalid recordInput" when the configuration is refused.
 */
export const updateRecord: WriteOperation<UpdateRecordConfig, UpdateRecordData, UpdateRecordFields, UpdateRecordErrorCode> = {
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
    guard: { parameter: "ifUnmodifiedSince", member: "lastModifiedDate" },
    optimistic: {
      entity: "RecordRepresentation",
      key: { id: "recordId" },
      entries: { fields: { from: "fields", at: "value", with: { displayValue: null } } },
    },
    invalidates: [
      { operation: "getListRecordsByName", match: { objectApiName: "response.apiName" } },
      { operation: "postListRecordsByName", match: { objectApiName: "response.apiName" } },
      { operation: "getListRecordsById" },
      { operation: "getListUiByName", match: { objectApiName: "response.apiName" } },
      { operation: "getListUiById" },
      { operation: "getListViewSummaryCollection" },
      { operation: "getMruListUi", match: { objectApiName: "response.apiName" } },
      { operation: "getMruListRecords", match: { objectApiName: "response.apiName" } },
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
  accepts: validateUpdateRecord,
};
