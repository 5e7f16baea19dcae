// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { WriteOperation } from '../../spec/operation.ts';
import type { CaseReceipt, Language } from '../schemas.gen.ts';
import { validateReplyToMessage, validateSendMessage, validateSubmitServiceRequest } from '../validators/apex-requests-writes.gen.js';

/** Configuration of {@link replyToMessage}. */
export interface ReplyToMessageConfig {
  /** The case. */
  readonly caseId: string;
  /** The reply. */
  readonly body: string;
  /** Attachments. */
  readonly fileIds?: readonly string[] | undefined;
  readonly idempotencyKey: string;
  readonly language: Language;
}

/** Answer of {@link replyToMessage}. */
export type ReplyToMessageData = CaseReceipt;

/** Codes of the server's errors, see {@link replyToMessage}. */
export type ReplyToMessageErrorCode = "CALLOUT_ERROR" | "FILE_FORMAT_INVALID" | "FILE_TOO_LARGE" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | "UNABLE_TO_PROCESS" | (string & {});

/**
 * Reply in a case.
 *
 * Adds a message to a case, once for each idempotency key. A closed case opens again.
 *
 * Throws "Invalid config for "replyToMessage"" when the configuration is refused.
 */
export const replyToMessage: WriteOperation<ReplyToMessageConfig, ReplyToMessageData, unknown, ReplyToMessageErrorCode> = {
  table: {
    kind: "write",
    id: "replyToMessage",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/replyToMessage",
    parameters: [],
    body: ["caseId", "body", "fileIds", "idempotencyKey", "language"],
    normalise: { caseId: "id18" },
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"replyToMessage\"",
    invalidates: [
      { operation: "getListRecordsByName" },
      { operation: "postListRecordsByName" },
      { operation: "getRelatedListRecords" },
      { operation: "getRelatedListRecordsByUrl" },
      { operation: "getAccountSummary" },
      { operation: "getRecord", match: { recordId: "config.caseId" } },
      { operation: "getMessageAttachments", match: { caseId: "config.caseId" } },
    ],
  },
  accepts: validateReplyToMessage,
};

/** Configuration of {@link sendMessage}. */
export interface SendMessageConfig {
  /** Subject. */
  readonly subject: string;
  /** A description of the matter. */
  readonly description: string;
  /** Comments. */
  readonly comments?: string | undefined;
  /** Attachments. */
  readonly fileIds?: readonly string[] | undefined;
  /** Account that it is about. */
  readonly accountNumber?: string | undefined;
  readonly idempotencyKey: string;
  readonly language: Language;
}

/** Answer of {@link sendMessage}. */
export type SendMessageData = CaseReceipt;

/** Codes of the server's errors, see {@link sendMessage}. */
export type SendMessageErrorCode = "CALLOUT_ERROR" | "FILE_FORMAT_INVALID" | "FILE_TOO_LARGE" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | "UNABLE_TO_PROCESS" | (string & {});

/**
 * Send a message.
 *
 * Opens a case with a message, once for each idempotency key. Files are uploaded before, through
 * the record interface.
 *
 * Throws "Invalid config for "sendMessage"" when the configuration is refused.
 */
export const sendMessage: WriteOperation<SendMessageConfig, SendMessageData, unknown, SendMessageErrorCode> = {
  table: {
    kind: "write",
    id: "sendMessage",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/sendMessage",
    parameters: [],
    body: ["subject", "description", "comments", "fileIds", "accountNumber", "idempotencyKey", "language"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"sendMessage\"",
    invalidates: [
      { operation: "getListRecordsByName" },
      { operation: "postListRecordsByName" },
      { operation: "getRelatedListRecords" },
      { operation: "getRelatedListRecordsByUrl" },
      { operation: "getAccountSummary" },
    ],
  },
  accepts: validateSendMessage,
};

/** Configuration of {@link submitServiceRequest}. */
export interface SubmitServiceRequestConfig {
  /** Type of the case, one of those that getRequestTypes gives. */
  readonly caseType: string;
  /** Subject. */
  readonly subject: string;
  /** A description of the matter. */
  readonly description: string;
  /** Account that it is about. */
  readonly accountNumber?: string | undefined;
  readonly idempotencyKey: string;
  readonly language: Language;
}

/** Answer of {@link submitServiceRequest}. */
export type SubmitServiceRequestData = CaseReceipt;

/** Codes of the server's errors, see {@link submitServiceRequest}. */
export type SubmitServiceRequestErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | "UNABLE_TO_PROCESS" | (string & {});

/**
 * Submit a request.
 *
 * Opens a case, once for each idempotency key.
 *
 * Throws "Invalid config for "submitServiceRequest"" when the configuration is refused.
 */
export const submitServiceRequest: WriteOperation<SubmitServiceRequestConfig, SubmitServiceRequestData, unknown, SubmitServiceRequestErrorCode> = {
  table: {
    kind: "write",
    id: "submitServiceRequest",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/submitServiceRequest",
    parameters: [],
    body: ["caseType", "subject", "description", "accountNumber", "idempotencyKey", "language"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"submitServiceRequest\"",
    invalidates: [
      { operation: "getListRecordsByName" },
      { operation: "postListRecordsByName" },
      { operation: "getRelatedListRecords" },
      { operation: "getRelatedListRecordsByUrl" },
      { operation: "getAccountSummary" },
    ],
  },
  accepts: validateSubmitServiceRequest,
};
