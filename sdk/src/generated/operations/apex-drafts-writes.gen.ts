// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { WriteOperation } from '../../spec/operation.ts';
import type { DraftDeletion, DraftReceipt } from '../schemas.gen.ts';
import { validateDeleteDraft, validateSaveDraft } from '../validators/apex-drafts-writes.gen.js';

/** Configuration of {@link deleteDraft}. */
export interface DeleteDraftConfig {
  readonly screen: string;
  readonly about?: string | undefined;
}

/** Answer of {@link deleteDraft}. */
export type DeleteDraftData = DraftDeletion;

/** Codes of the server's errors, see {@link deleteDraft}. */
export type DeleteDraftErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Delete a draft.
 *
 * The form was sent, or the customer starts again. Works where nothing is kept, too.
 *
 * Throws "Invalid config for "deleteDraft"" when the configuration is refused.
 */
export const deleteDraft: WriteOperation<DeleteDraftConfig, DeleteDraftData, unknown, DeleteDraftErrorCode> = {
  table: {
    kind: "write",
    id: "deleteDraft",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/deleteDraft",
    parameters: [],
    body: ["screen", "about"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"deleteDraft\"",
    invalidates: [{ operation: "getDraft", match: { screen: "config.screen" } }],
  },
  accepts: validateDeleteDraft,
};

/** Configuration of {@link saveDraft}. */
export interface SaveDraftConfig {
  readonly screen: string;
  readonly about?: string | undefined;
  /** The answers as the client writes them down, such as JSON. */
  readonly content: string;
}

/** Answer of {@link saveDraft}. */
export type SaveDraftData = DraftReceipt;

/** Codes of the server's errors, see {@link saveDraft}. */
export type SaveDraftErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | (string & {});

/**
 * Keep a draft.
 *
 * Keeps what was typed into a form, encrypted, for the customer alone, for 24 hours after the last
 * save. It takes the place of what was kept of the same form before.
 *
 * Throws "Invalid config for "saveDraft"" when the configuration is refused.
 */
export const saveDraft: WriteOperation<SaveDraftConfig, SaveDraftData, unknown, SaveDraftErrorCode> = {
  table: {
    kind: "write",
    id: "saveDraft",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/saveDraft",
    parameters: [],
    body: ["screen", "about", "content"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"saveDraft\"",
    invalidates: [{ operation: "getDraft", match: { screen: "config.screen" } }],
  },
  accepts: validateSaveDraft,
};
