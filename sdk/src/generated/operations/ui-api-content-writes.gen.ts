// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { WriteOperation } from '../../spec/operation.ts';
import type { ContentDocumentComposite, RecordRepresentation } from '../schemas.gen.ts';
import { validateCreateContentDocumentAndVersion, validateCreateContentVersion } from '../validators/ui-api-content-writes.gen.js';

/** Configuration of {@link createContentDocumentAndVersion}. */
export interface CreateContentDocumentAndVersionConfig {
  /** The file; a Blob or File object. */
  readonly fileData: Blob;
  /** Title of the file. */
  readonly title?: string | undefined;
  /** A description of the file. */
  readonly description?: string | undefined;
}

/** Answer of {@link createContentDocumentAndVersion}. */
export type CreateContentDocumentAndVersionData = ContentDocumentComposite;

/** Codes of the server's errors, see {@link createContentDocumentAndVersion}. */
export type CreateContentDocumentAndVersionErrorCode = "INVALID_EMAIL_ADDRESS" | "INVALID_SESSION_ID" | "SERVER_UNAVAILABLE" | "UNABLE_TO_LOCK_ROW" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Upload a new file.
 *
 * The document, its first version and what it is linked to.
 *
 * Throws "Invalid config for "createContentDocumentAndVersion"" when the configuration is refused.
 */
export const createContentDocumentAndVersion: WriteOperation<CreateContentDocumentAndVersionConfig, CreateContentDocumentAndVersionData, unknown, CreateContentDocumentAndVersionErrorCode> = {
  table: {
    kind: "write",
    id: "createContentDocumentAndVersion",
    api: "ui-api",
    method: "POST",
    path: "/ui-api/records/content-documents/content-versions",
    parameters: [],
    body: ["fileData", "title", "description"],
    response: {
      kind: "object",
      members: {
        contentDocument: { kind: "entity", entity: "RecordRepresentation" },
        contentDocumentLinks: { kind: "list", items: { kind: "entity", entity: "RecordRepresentation" } },
        contentVersion: { kind: "entity", entity: "RecordRepresentation" },
      },
    },
    otherwise: "Invalid config for \"createContentDocumentAndVersion\"",
    invalidates: [
      { operation: "getRelatedListRecords" },
      { operation: "getRelatedListRecordsByUrl" },
      { operation: "getRelatedListRecordsBatch" },
      { operation: "getRelatedListCount" },
      { operation: "getRelatedListsCount" },
    ],
  },
  accepts: validateCreateContentDocumentAndVersion,
  traits: {
    form: {
      fileData: {
        maxBytes: 26214400,
        formats: ["png", "pdf", "jpg", "doc", "docx", "jpeg", "gif", "tiff", "csv"],
      },
    },
  },
};

/** Configuration of {@link createContentVersion}. */
export interface CreateContentVersionConfig {
  /** Id of the document. */
  readonly contentDocumentId: string;
  /** The file; a Blob or File object. */
  readonly fileData: Blob;
  /** Title of the file. */
  readonly title?: string | undefined;
  /** A description of the file. */
  readonly description?: string | undefined;
}

/** Answer of {@link createContentVersion}. */
export type CreateContentVersionData = RecordRepresentation;

/** Codes of the server's errors, see {@link createContentVersion}. */
export type CreateContentVersionErrorCode = "INVALID_EMAIL_ADDRESS" | "INVALID_SESSION_ID" | "SERVER_UNAVAILABLE" | "UNABLE_TO_LOCK_ROW" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Upload a new version of a file.
 *
 * The new version.
 *
 * Throws "Invalid config for "createContentVersion"" when the configuration is refused.
 */
export const createContentVersion: WriteOperation<CreateContentVersionConfig, CreateContentVersionData, unknown, CreateContentVersionErrorCode> = {
  table: {
    kind: "write",
    id: "createContentVersion",
    api: "ui-api",
    method: "POST",
    path: "/ui-api/records/content-documents/{contentDocumentId}/content-versions",
    parameters: [{ name: "contentDocumentId", in: "path", normalise: "id18" }],
    body: ["fileData", "title", "description"],
    response: { kind: "entity", entity: "RecordRepresentation" },
    otherwise: "Invalid config for \"createContentVersion\"",
    invalidates: [
      { operation: "getRecord", match: { recordId: "config.contentDocumentId" } },
      { operation: "getRelatedListRecords" },
      { operation: "getRelatedListRecordsByUrl" },
      { operation: "getRelatedListRecordsBatch" },
    ],
  },
  accepts: validateCreateContentVersion,
  traits: {
    form: {
      fileData: {
        maxBytes: 26214400,
        formats: ["png", "pdf", "jpg", "doc", "docx", "jpeg", "gif", "tiff", "csv"],
      },
    },
  },
};
