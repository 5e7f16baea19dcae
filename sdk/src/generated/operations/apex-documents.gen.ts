// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ReadOperation } from '../../spec/operation.ts';
import type { DocumentTypes, RequiredDocuments } from '../schemas.gen.ts';
import { validateGetDocumentTypes, validateGetRequiredDocuments } from '../validators/apex-documents.gen.js';

/** Configuration of {@link getDocumentTypes}. */
export interface GetDocumentTypesConfig {
}

/** Answer of {@link getDocumentTypes}. */
export type GetDocumentTypesData = DocumentTypes;

/** Codes of the server's errors, see {@link getDocumentTypes}. */
export type GetDocumentTypesErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read the types of documents.
 *
 * The fourteen types, with the rules to show before a file is chosen.
 *
 * Lifetime: ApexResponse.
 */
export const getDocumentTypes: ReadOperation<GetDocumentTypesConfig, GetDocumentTypesData, unknown, GetDocumentTypesErrorCode> = {
  table: {
    kind: "read",
    id: "getDocumentTypes",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getDocumentTypes",
    parameters: [],
    response: { kind: "plain", is: "object" },
    lifetime: 300000,
  },
  accepts: validateGetDocumentTypes,
};

/** Configuration of {@link getRequiredDocuments}. */
export interface GetRequiredDocumentsConfig {
  /** Id of the order. */
  readonly orderId: string;
}

/** Answer of {@link getRequiredDocuments}. */
export type GetRequiredDocumentsData = RequiredDocuments;

/** Codes of the server's errors, see {@link getRequiredDocuments}. */
export type GetRequiredDocumentsErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "ORDER_NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read which documents an order needs.
 *
 * Each requirement with its state, and the answers about balance and switch hold.
 *
 * Lifetime: DocumentState.
 */
export const getRequiredDocuments: ReadOperation<GetRequiredDocumentsConfig, GetRequiredDocumentsData, unknown, GetRequiredDocumentsErrorCode> = {
  table: {
    kind: "read",
    id: "getRequiredDocuments",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getRequiredDocuments",
    parameters: [{ name: "orderId", in: "query", normalise: "id18" }],
    response: { kind: "plain", is: "object" },
    lifetime: 10000,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetRequiredDocuments,
};
