// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ReadOperation, WriteOperation } from '../../types/operation.ts';
import type { CaseReceipt, MessageAttachments, RequestTypes } from '../schemas.gen.ts';
import type { operations } from '../types/apex.gen.ts';
import { validateGetMessageAttachments, validateGetRequestTypes, validateReplyToMessage, validateSendMessage, validateSubmitServiceRequest } from '../validators/apex-requests.gen.js';

/** Configuration of {@link getMessageAttachments}. */
export interface GetMessageAttachmentsConfig {
  /** Id of the case. */
  readonly caseId: Exclude<NonNullable<operations['getMessageAttachments']['parameters']['query']>['caseId'], undefined>;
}

/** What {@link getMessageAttachments} answers. */
export type GetMessageAttachmentsData = MessageAttachments;

/**
 * Read the files of a message.
 *
 * The files that came with a message and with the replies to it, the oldest first. A file stays in
 * quarantine until it was scanned, and can be downloaded when nothing was found in it.
 *
 * Lifetime: DocumentState.
 */
export const getMessageAttachments: ReadOperation<GetMessageAttachmentsConfig, GetMessageAttachmentsData> = {
  table: {
    kind: "read",
    id: "getMessageAttachments",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getMessageAttachments",
    parameters: [{ name: "caseId", in: "query", normalise: "id18" }],
    response: { kind: "plain", is: "object" },
    lifetime: "DocumentState",
    errors: { remember: [404], lifetime: "ItemError" },
  },
  accepts: validateGetMessageAttachments,
};

/** Configuration of {@link getRequestTypes}. */
export interface GetRequestTypesConfig {
  /** Language of the texts. */
  readonly language: Exclude<NonNullable<operations['getRequestTypes']['parameters']['query']>['language'], undefined>;
}

/** What {@link getRequestTypes} answers. */
export type GetRequestTypesData = RequestTypes;

/**
 * Read the types of cases.
 *
 * What a customer can ask for, and who answers by when.
 *
 * Lifetime: ApexResponse.
 */
export const getRequestTypes: ReadOperation<GetRequestTypesConfig, GetRequestTypesData> = {
  table: {
    kind: "read",
    id: "getRequestTypes",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getRequestTypes",
    parameters: [{ name: "language", in: "query" }],
    response: { kind: "plain", is: "object" },
    lifetime: "ApexResponse",
  },
  accepts: validateGetRequestTypes,
};

/** Configuration of {@link replyToMessage}. */
export interface ReplyToMessageConfig {
  /** The case. */
  readonly caseId: Exclude<NonNullable<operations['replyToMessage']['requestBody']>['content']['application/json']['caseId'], undefined>;
  /** The reply. */
  readonly body: Exclude<NonNullable<operations['replyToMessage']['requestBody']>['content']['application/json']['body'], undefined>;
  /** Attachments. */
  readonly fileIds?: NonNullable<operations['replyToMessage']['requestBody']>['content']['application/json']['fileIds'] | undefined;
  readonly idempotencyKey: Exclude<NonNullable<operations['replyToMessage']['requestBody']>['content']['application/json']['idempotencyKey'], undefined>;
  readonly language: Exclude<NonNullable<operations['replyToMessage']['requestBody']>['content']['application/json']['language'], undefined>;
}

/** What {@link replyToMessage} answers. */
export type ReplyToMessageData = CaseReceipt;

/**
 * Reply in a case.
 *
 * Adds a message to a case, once for each idempotency key. A closed case opens again.
 *
 * Throws "Invalid config for "replyToMessage"" when the configuration is refused.
 */
export const replyToMessage: WriteOperation<ReplyToMessageConfig, ReplyToMessageData> = {
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
    touches: [
      { operation: "getListRecordsByName" },
      { operation: "postListRecordsByName" },
      { operation: "getRelatedListRecords" },
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
  readonly subject: Exclude<NonNullable<operations['sendMessage']['requestBody']>['content']['application/json']['subject'], undefined>;
  /** What it is about. */
  readonly description: Exclude<NonNullable<operations['sendMessage']['requestBody']>['content']['application/json']['description'], undefined>;
  /** Comments. */
  readonly comments?: NonNullable<operations['sendMessage']['requestBody']>['content']['application/json']['comments'] | undefined;
  /** Attachments. */
  readonly fileIds?: NonNullable<operations['sendMessage']['requestBody']>['content']['application/json']['fileIds'] | undefined;
  /** Account that it is about. */
  readonly accountNumber?: NonNullable<operations['sendMessage']['requestBody']>['content']['application/json']['accountNumber'] | undefined;
  readonly idempotencyKey: Exclude<NonNullable<operations['sendMessage']['requestBody']>['content']['application/json']['idempotencyKey'], undefined>;
  readonly language: Exclude<NonNullable<operations['sendMessage']['requestBody']>['content']['application/json']['language'], undefined>;
}

/** What {@link sendMessage} answers. */
export type SendMessageData = CaseReceipt;

/**
 * Send a message.
 *
 * Opens a case with a message, once for each idempotency key. Files are uploaded before, through
 * the record interface.
 *
 * Throws "Invalid config for "sendMessage"" when the configuration is refused.
 */
export const sendMessage: WriteOperation<SendMessageConfig, SendMessageData> = {
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
    touches: [
      { operation: "getListRecordsByName" },
      { operation: "postListRecordsByName" },
      { operation: "getRelatedListRecords" },
      { operation: "getAccountSummary" },
    ],
  },
  accepts: validateSendMessage,
};

/** Configuration of {@link submitServiceRequest}. */
export interface SubmitServiceRequestConfig {
  /** Type of the case, one of those that getRequestTypes gives. */
  readonly caseType: Exclude<NonNullable<operations['submitServiceRequest']['requestBody']>['content']['application/json']['caseType'], undefined>;
  /** Subject. */
  readonly subject: Exclude<NonNullable<operations['submitServiceRequest']['requestBody']>['content']['application/json']['subject'], undefined>;
  /** What it is about. */
  readonly description: Exclude<NonNullable<operations['submitServiceRequest']['requestBody']>['content']['application/json']['description'], undefined>;
  /** Account that it is about. */
  readonly accountNumber?: NonNullable<operations['submitServiceRequest']['requestBody']>['content']['application/json']['accountNumber'] | undefined;
  readonly idempotencyKey: Exclude<NonNullable<operations['submitServiceRequest']['requestBody']>['content']['application/json']['idempotencyKey'], undefined>;
  readonly language: Exclude<NonNullable<operations['submitServiceRequest']['requestBody']>['content']['application/json']['language'], undefined>;
}

/** What {@link submitServiceRequest} answers. */
export type SubmitServiceRequestData = CaseReceipt;

/**
 * Submit a request.
 *
 * Opens a case, once for each idempotency key.
 *
 * Throws "Invalid config for "submitServiceRequest"" when the configuration is refused.
 */
export const submitServiceRequest: WriteOperation<SubmitServiceRequestConfig, SubmitServiceRequestData> = {
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
    touches: [
      { operation: "getListRecordsByName" },
      { operation: "postListRecordsByName" },
      { operation: "getRelatedListRecords" },
      { operation: "getAccountSummary" },
    ],
  },
  accepts: validateSubmitServiceRequest,
};
