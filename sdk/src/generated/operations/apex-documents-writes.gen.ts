// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { WriteOperation } from '../../spec/operation.ts';
import type { RequiredDocuments, UploadedDocument } from '../schemas.gen.ts';
import type { operations } from '../types/apex.gen.ts';
import { validateAnswerOutstandingBalance, validateAnswerSwitchHold, validateRegisterDocument, validateRemoveDocument, validateSubmitDocuments } from '../validators/apex-documents-writes.gen.js';

/** Configuration of {@link answerOutstandingBalance}. */
export interface AnswerOutstandingBalanceConfig {
  /** The order. */
  readonly orderId: Exclude<NonNullable<operations['answerOutstandingBalance']['requestBody']>['content']['application/json']['orderId'], undefined>;
  /** It is settled. */
  readonly settled: Exclude<NonNullable<operations['answerOutstandingBalance']['requestBody']>['content']['application/json']['settled'], undefined>;
}

/** Answer of {@link answerOutstandingBalance}. */
export type AnswerOutstandingBalanceData = RequiredDocuments;

/**
 * Answer the balance question.
 *
 * The answer about the outstanding balance with the previous provider.
 *
 * Throws "Invalid config for "answerOutstandingBalance"" when the configuration is refused.
 */
export const answerOutstandingBalance: WriteOperation<AnswerOutstandingBalanceConfig, AnswerOutstandingBalanceData> = {
  table: {
    kind: "write",
    id: "answerOutstandingBalance",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/answerOutstandingBalance",
    parameters: [],
    body: ["orderId", "settled"],
    normalise: { orderId: "id18" },
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"answerOutstandingBalance\"",
    invalidates: [
      { operation: "getRequiredDocuments", match: { orderId: "config.orderId" } },
      { operation: "getEnrollmentStatus", match: { orderId: "config.orderId" } },
      { operation: "getLobby" },
      { operation: "getAccountSummary" },
    ],
  },
  accepts: validateAnswerOutstandingBalance,
};

/** Configuration of {@link answerSwitchHold}. */
export interface AnswerSwitchHoldConfig {
  /** The order. */
  readonly orderId: Exclude<NonNullable<operations['answerSwitchHold']['requestBody']>['content']['application/json']['orderId'], undefined>;
  /** It is removed. */
  readonly removed: Exclude<NonNullable<operations['answerSwitchHold']['requestBody']>['content']['application/json']['removed'], undefined>;
}

/** Answer of {@link answerSwitchHold}. */
export type AnswerSwitchHoldData = RequiredDocuments;

/**
 * Answer the switch-hold question.
 *
 * The answer about the switch hold of the previous provider.
 *
 * Throws "Invalid config for "answerSwitchHold"" when the configuration is refused.
 */
export const answerSwitchHold: WriteOperation<AnswerSwitchHoldConfig, AnswerSwitchHoldData> = {
  table: {
    kind: "write",
    id: "answerSwitchHold",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/answerSwitchHold",
    parameters: [],
    body: ["orderId", "removed"],
    normalise: { orderId: "id18" },
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"answerSwitchHold\"",
    invalidates: [
      { operation: "getRequiredDocuments", match: { orderId: "config.orderId" } },
      { operation: "getEnrollmentStatus", match: { orderId: "config.orderId" } },
      { operation: "getLobby" },
      { operation: "getAccountSummary" },
    ],
  },
  accepts: validateAnswerSwitchHold,
};

/** Configuration of {@link registerDocument}. */
export interface RegisterDocumentConfig {
  /** The order. */
  readonly orderId: Exclude<NonNullable<operations['registerDocument']['requestBody']>['content']['application/json']['orderId'], undefined>;
  /** The requirement that it is for. */
  readonly requirementId?: NonNullable<operations['registerDocument']['requestBody']>['content']['application/json']['requirementId'] | undefined;
  /** Type of the document. Left out, the answer is the message of the requirement. */
  readonly documentType?: NonNullable<operations['registerDocument']['requestBody']>['content']['application/json']['documentType'] | undefined;
  /** Id of the file, out of the answer to the upload. */
  readonly fileId: Exclude<NonNullable<operations['registerDocument']['requestBody']>['content']['application/json']['fileId'], undefined>;
  /** A refused document that this one replaces. */
  readonly replacesDocumentId?: NonNullable<operations['registerDocument']['requestBody']>['content']['application/json']['replacesDocumentId'] | undefined;
}

/** Answer of {@link registerDocument}. */
export type RegisterDocumentData = UploadedDocument;

/**
 * Hand in a document.
 *
 * Says what an uploaded file is. The org looks into the file: name, size and content must agree.
 * It is quarantined until it was scanned.
 *
 * Throws "Invalid config for "registerDocument"" when the configuration is refused.
 */
export const registerDocument: WriteOperation<RegisterDocumentConfig, RegisterDocumentData> = {
  table: {
    kind: "write",
    id: "registerDocument",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/registerDocument",
    parameters: [],
    body: ["orderId", "requirementId", "documentType", "fileId", "replacesDocumentId"],
    normalise: { orderId: "id18" },
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"registerDocument\"",
    invalidates: [
      { operation: "getRequiredDocuments", match: { orderId: "config.orderId" } },
      { operation: "getEnrollmentStatus", match: { orderId: "config.orderId" } },
      { operation: "getLobby" },
      { operation: "getAccountSummary" },
    ],
  },
  accepts: validateRegisterDocument,
};

/** Configuration of {@link removeDocument}. */
export interface RemoveDocumentConfig {
  /** The order. */
  readonly orderId: Exclude<NonNullable<operations['removeDocument']['requestBody']>['content']['application/json']['orderId'], undefined>;
  /** The document. */
  readonly documentId: Exclude<NonNullable<operations['removeDocument']['requestBody']>['content']['application/json']['documentId'], undefined>;
}

/** Answer of {@link removeDocument}. */
export type RemoveDocumentData = RequiredDocuments;

/**
 * Take a document back.
 *
 * Possible until the documents are submitted.
 *
 * Throws "Invalid config for "removeDocument"" when the configuration is refused.
 */
export const removeDocument: WriteOperation<RemoveDocumentConfig, RemoveDocumentData> = {
  table: {
    kind: "write",
    id: "removeDocument",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/removeDocument",
    parameters: [],
    body: ["orderId", "documentId"],
    normalise: { orderId: "id18" },
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"removeDocument\"",
    invalidates: [
      { operation: "getRequiredDocuments", match: { orderId: "config.orderId" } },
      { operation: "getEnrollmentStatus", match: { orderId: "config.orderId" } },
      { operation: "getLobby" },
      { operation: "getAccountSummary" },
    ],
  },
  accepts: validateRemoveDocument,
};

/** Configuration of {@link submitDocuments}. */
export interface SubmitDocumentsConfig {
  /** The order. */
  readonly orderId: Exclude<NonNullable<operations['submitDocuments']['requestBody']>['content']['application/json']['orderId'], undefined>;
  /**
   * The answer about the outstanding balance. Needed where there is one; left out or null, the
   * answer is the message of the requirement.
   */
  readonly balanceSettled?: NonNullable<operations['submitDocuments']['requestBody']>['content']['application/json']['balanceSettled'] | undefined;
  /** The answer about the switch hold of the previous provider. Needed where there is one. */
  readonly switchHoldRemoved?: NonNullable<operations['submitDocuments']['requestBody']>['content']['application/json']['switchHoldRemoved'] | undefined;
}

/** Answer of {@link submitDocuments}. */
export type SubmitDocumentsData = RequiredDocuments;

/**
 * Submit the documents of an order.
 *
 * Ends the upload and starts the review. All required documents must be there and the balance
 * question answered.
 *
 * Throws "Invalid config for "submitDocuments"" when the configuration is refused.
 */
export const submitDocuments: WriteOperation<SubmitDocumentsConfig, SubmitDocumentsData> = {
  table: {
    kind: "write",
    id: "submitDocuments",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/submitDocuments",
    parameters: [],
    body: ["orderId", "balanceSettled", "switchHoldRemoved"],
    normalise: { orderId: "id18" },
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"submitDocuments\"",
    invalidates: [
      { operation: "getRequiredDocuments", match: { orderId: "config.orderId" } },
      { operation: "getEnrollmentStatus", match: { orderId: "config.orderId" } },
      { operation: "getLobby" },
      { operation: "getAccountSummary" },
    ],
  },
  accepts: validateSubmitDocuments,
};
