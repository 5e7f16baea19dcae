// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { WriteOperation } from '../../spec/operation.ts';
import type { FieldInputs, QuickActionExecutionResult } from '../schemas.gen.ts';
import { validatePerformQuickAction, validatePerformUpdateRecordQuickAction } from '../validators/ui-api-actions-writes.gen.js';

/** Configuration of {@link performQuickAction}. */
export interface PerformQuickActionConfig {
  /** API name of the action. */
  readonly actionApiName: string;
  /** True to save although a duplicate was found. */
  readonly allowSaveOnDuplicate?: boolean | undefined;
  readonly apiName?: string | undefined;
  /** Id of the record that the action acts on. */
  readonly contextId?: string | undefined;
  readonly fields?: FieldInputs | undefined;
}

/** Answer of {@link performQuickAction}. */
export type PerformQuickActionData = QuickActionExecutionResult;

/** Codes of the server's errors, see {@link performQuickAction}. */
export type PerformQuickActionErrorCode = "INVALID_EMAIL_ADDRESS" | "INVALID_SESSION_ID" | "SERVER_UNAVAILABLE" | "UNABLE_TO_LOCK_ROW" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Perform a quick action.
 *
 * Performs an action that creates something or starts something.
 *
 * Throws "Invalid config for "performQuickAction"" when the configuration is refused.
 */
export const performQuickAction: WriteOperation<PerformQuickActionConfig, PerformQuickActionData, unknown, PerformQuickActionErrorCode> = {
  table: {
    kind: "write",
    id: "performQuickAction",
    api: "ui-api",
    method: "POST",
    path: "/ui-api/actions/perform-quick-action/{actionApiName}",
    parameters: [{ name: "actionApiName", in: "path" }],
    body: ["allowSaveOnDuplicate", "apiName", "contextId", "fields"],
    normalise: { contextId: "id18" },
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"performQuickAction\"",
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
  accepts: validatePerformQuickAction,
};

/** Configuration of {@link performUpdateRecordQuickAction}. */
export interface PerformUpdateRecordQuickActionConfig {
  /** API name of the action. */
  readonly actionApiName: string;
  /** True to save although a duplicate was found. */
  readonly allowSaveOnDuplicate?: boolean | undefined;
  readonly apiName?: string | undefined;
  /** Id of the record that the action acts on. */
  readonly contextId?: string | undefined;
  readonly fields?: FieldInputs | undefined;
}

/** Answer of {@link performUpdateRecordQuickAction}. */
export type PerformUpdateRecordQuickActionData = QuickActionExecutionResult;

/** Codes of the server's errors, see {@link performUpdateRecordQuickAction}. */
export type PerformUpdateRecordQuickActionErrorCode = "INVALID_EMAIL_ADDRESS" | "INVALID_SESSION_ID" | "SERVER_UNAVAILABLE" | "UNABLE_TO_LOCK_ROW" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Perform a quick action that changes a record.
 *
 * Performs an action that changes the record it acts on.
 *
 * Throws "Invalid config for "performUpdateRecordQuickAction"" when the configuration is refused.
 */
export const performUpdateRecordQuickAction: WriteOperation<PerformUpdateRecordQuickActionConfig, PerformUpdateRecordQuickActionData, unknown, PerformUpdateRecordQuickActionErrorCode> = {
  table: {
    kind: "write",
    id: "performUpdateRecordQuickAction",
    api: "ui-api",
    method: "PATCH",
    path: "/ui-api/actions/perform-quick-action/{actionApiName}",
    parameters: [{ name: "actionApiName", in: "path" }],
    body: ["allowSaveOnDuplicate", "apiName", "contextId", "fields"],
    normalise: { contextId: "id18" },
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"performUpdateRecordQuickAction\"",
    invalidates: [
      { operation: "getRecord", match: { recordId: "config.contextId" } },
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
  accepts: validatePerformUpdateRecordQuickAction,
};
