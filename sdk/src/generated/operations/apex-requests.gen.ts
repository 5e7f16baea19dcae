// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ReadOperation } from '../../spec/operation.ts';
import type { Language, MessageAttachments, RequestTypes } from '../schemas.gen.ts';
import { validateGetMessageAttachments, validateGetRequestTypes } from '../validators/apex-requests.gen.js';

/** Configuration of {@link getMessageAttachments}. */
export interface GetMessageAttachmentsConfig {
  /** Id of the case. */
  readonly caseId: string;
}

/** Answer of {@link getMessageAttachments}. */
export type GetMessageAttachmentsData = MessageAttachments;

/** Codes of the server's errors, see {@link getMessageAttachments}. */
export type GetMessageAttachmentsErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read the files of a message.
 *
 * The files that came with a message and with the replies to it, the oldest first. A file stays in
 * quarantine until it was scanned, and can be downloaded when nothing was found in it.
 *
 * Lifetime: DocumentState.
 */
export const getMessageAttachments: ReadOperation<GetMessageAttachmentsConfig, GetMessageAttachmentsData, unknown, GetMessageAttachmentsErrorCode> = {
  table: {
    kind: "read",
    id: "getMessageAttachments",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getMessageAttachments",
    parameters: [{ name: "caseId", in: "query", normalise: "id18" }],
    response: { kind: "plain", is: "object" },
    lifetime: 10000,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetMessageAttachments,
};

/** Configuration of {@link getRequestTypes}. */
export interface GetRequestTypesConfig {
  /** Language of the texts. */
  readonly language: Language;
}

/** Answer of {@link getRequestTypes}. */
export type GetRequestTypesData = RequestTypes;

/** Codes of the server's errors, see {@link getRequestTypes}. */
export type GetRequestTypesErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read the types of cases.
 *
 * The kinds of request, with those who answer and by when.
 *
 * Lifetime: ApexResponse.
 */
export const getRequestTypes: ReadOperation<GetRequestTypesConfig, GetRequestTypesData, unknown, GetRequestTypesErrorCode> = {
  table: {
    kind: "read",
    id: "getRequestTypes",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getRequestTypes",
    parameters: [{ name: "language", in: "query" }],
    response: { kind: "plain", is: "object" },
    lifetime: 300000,
  },
  accepts: validateGetRequestTypes,
};
