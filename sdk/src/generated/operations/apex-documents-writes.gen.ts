// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { WriteOperation } from '../../spec/operation.ts';
import type { RequiredDocuments, UploadedDocument } from '../schemas.gen.ts';
import { validateAnswerOutstandingBalance, validateAnswerSwitchHold, validateRegisterDocument, validateRemoveDocument, validateSubmitDocuments } from '../validators/apex-documents-writes.gen.js';

/** Configuration of {@link answerOutstandingBalance}. */
export interface AnswerOutstandingBalanceConfig {
  /** The order. */
  readonly orderId: string;
  /** It is settled. */
  readonly settled: boolean;
}

/** Answer of {@link answerOutstandingBalance}. */
export type AnswerOutstandingBalanceData = RequiredDocuments;

/** Codes of the server's errors, see {@link answerOutstandingBalance}. */
export type AnswerOutstandingBalanceErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "ORDER_NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "UNABLE_TO_PROCESS" | (string & {});

/**
 * Answer the balance question.
 *
 * The answer about the outstanding balance with the previous provider.
 *
 * Throws "Invalid config for "answerOutstandingBalance"" when the configuration is refused.
 */
export const answerOutstandingBalance: WriteOperation<AnswerOutstandingBalanceConfig, AnswerOutstandingBalanceData, unknown, AnswerOutstandingBalanceErrorCode> = {
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
  readonly orderId: string;
  /** It is removed. */
  readonly removed: boolean;
}

/** Answer of {@link answerSwitchHold}. */
export type AnswerSwitchHoldData = RequiredDocuments;

/** Codes of the server's errors, see {@link answerSwitchHold}. */
export type AnswerSwitchHoldErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "ORDER_NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "UNABLE_TO_PROCESS" | (string & {});

/**
 * Answer the switch-hold question.
 *
 * The answer about the switch hold of the previous provider.
 *
 * Throws "Invalid config for "answerSwitchHold"" when the configuration is refused.
 */
export const answerSwitchHold: WriteOperation<AnswerSwitchHoldConfig, AnswerSwitchHoldData, unknown, AnswerSwitchHoldErrorCode> = {
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
  readonly orderId: string;
  /** The requirement that it is for. */
  readonly requirementId?: string | undefined;
  /** Type of the document. Left out, the answer is the message of the requirement. */
  readonly documentType?: "governmentId" | "utilityBill" | "lease" | "deed" | "mortgage" | "homeLoan" | "propertyTax" | "insurancePolicy" | "landlordAffidavit" | "vehicleRegistration" | "certificateOfOccupancy" | "closingDocuments" | "newOccupancyStatement" | "multiFactorDocument" | undefined;
  /** Id of the file, out of the answer to the upload. */
  readonly fileId: string;
  /** A refused document that this one replaces. */
  readonly replacesDocumentId?: string | undefined;
}

/** Answer of {@link registerDocument}. */
export type RegisterDocumentData = UploadedDocument;

/** Codes of the server's errors, see {@link registerDocument}. */
export type RegisterDocumentErrorCode = "CALLOUT_ERROR" | "DOCUMENT_TYPE_REQUIRED" | "FILE_FORMAT_INVALID" | "FILE_TOO_LARGE" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "ORDER_NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | "UNABLE_TO_PROCESS" | (string & {});

/**
 * Hand in a document.
 *
 * Says what an uploaded file is. The org looks into the file: name, size and content must agree.
 * It is quarantined until it was scanned. The same file for the same requirement is handed in
 * once: sent again, it is answered as it stands.
 *
 * Throws "Invalid config for "registerDocument"" when the configuration is refused.
 */
export const registerDocument: WriteOperation<RegisterDocumentConfig, RegisterDocumentData, unknown, RegisterDocumentErrorCode> = {
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
  readonly orderId: string;
  /** The document. */
  readonly documentId: string;
}

/** Answer of {@link removeDocument}. */
export type RemoveDocumentData = RequiredDocuments;

/** Codes of the server's errors, see {@link removeDocument}. */
export type RemoveDocumentErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "ORDER_NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "UNABLE_TO_PROCESS" | (string & {});

/**
 * Take a document back.
 *
 * Possible until the documents are submitted.
 *
 * Throws "Invalid config for "removeDocument"" when the configuration is refused.
 */
export const removeDocument: WriteOperation<RemoveDocumentConfig, RemoveDocumentData, unknown, RemoveDocumentErrorCode> = {
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
  readonly orderId: string;
  /**
   * The answer about the outstanding balance. Needed where there is one; left out or null, the
   * answer is the message of the requirement.
   */
  readonly balanceSettled?: boolean | null | undefined;
  /** The answer about the switch hold of the previous provider. Needed where there is one. */
  readonly switchHoldRemoved?: boolean | null | undefined;
}

/** Answer of {@link submitDocuments}. */
export type SubmitDocumentsData = RequiredDocuments;

/** Codes of the server's errors, see {@link submitDocuments}. */
export type SubmitDocumentsErrorCode = "BALANCE_ANSWER_REQUIRED" | "CALLOUT_ERROR" | "DOCUMENTS_MISSING" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "ORDER_NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "UNABLE_TO_PROCESS" | (string & {});

/**
 * Submit the documents of an order.
 *
 * Ends the upload and starts the review. All required documents must be there and the balance
 * question answered.
 *
 * Throws "Invalid config for "submitDocuments"" when the configuration is refused.
 */
export const submitDocuments: WriteOperation<SubmitDocumentsConfig, SubmitDocumentsData, unknown, SubmitDocumentsErrorCode> = {
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
