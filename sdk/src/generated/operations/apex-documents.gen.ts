// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ReadOperation } from '../../spec/operation.ts';
import type { DocumentTypes, RequiredDocuments } from '../schemas.gen.ts';
import { validateGetDocumentTypes, validateGetRequiredDocuments } from '../validators/apex-documents.gen.js';

/** Configuration of {@link getDocumentTypes}. */
export interface GetDocumentTypesConfig {
}

/** Answer of {@link getDocumentTypes}. */
export type GetDocumentTypesData = DocumentTypes;

/**
 * Read the types of documents.
 *
 * The fourteen types, with the rules to show before a file is chosen.
 *
 * Lifetime: ApexResponse.
 */
export const getDocumentTypes: ReadOperation<GetDocumentTypesConfig, GetDocumentTypesData> = {
  table: {
    kind: "read",
    id: "getDocumentTypes",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getDocumentTypes",
    parameters: [],
    response: { kind: "plain", is: "object" },
    lifetime: "ApexResponse",
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

/**
 * Read which documents an order needs.
 *
 * Each requirement with its state, and the answers about balance and switch hold.
 *
 * Lifetime: DocumentState.
 */
export const getRequiredDocuments: ReadOperation<GetRequiredDocumentsConfig, GetRequiredDocumentsData> = {
  table: {
    kind: "read",
    id: "getRequiredDocuments",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getRequiredDocuments",
    parameters: [{ name: "orderId", in: "query", normalise: "id18" }],
    response: { kind: "plain", is: "object" },
    lifetime: "DocumentState",
    errors: { remember: [404], lifetime: "ItemError" },
  },
  accepts: validateGetRequiredDocuments,
};
