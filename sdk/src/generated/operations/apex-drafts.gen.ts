// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ReadOperation } from '../../spec/operation.ts';
import type { Draft } from '../schemas.gen.ts';
import { validateGetDraft } from '../validators/apex-drafts.gen.js';

/** Configuration of {@link getDraft}. */
export interface GetDraftConfig {
  /** The form. */
  readonly screen: string;
  /** The subject of the form. */
  readonly about?: string | undefined;
}

/** Answer of {@link getDraft}. */
export type GetDraftData = Draft;

/** Codes of the server's errors, see {@link getDraft}. */
export type GetDraftErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read the draft of a form.
 *
 * The answers that the customer typed into a form of the portal and did not send, on whichever
 * device. Nothing kept is no error.
 *
 * Lifetime: Draft.
 */
export const getDraft: ReadOperation<GetDraftConfig, GetDraftData, unknown, GetDraftErrorCode> = {
  table: {
    kind: "read",
    id: "getDraft",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getDraft",
    parameters: [{ name: "screen", in: "query" }, { name: "about", in: "query" }],
    response: { kind: "plain", is: "object" },
    lifetime: 0,
  },
  accepts: validateGetDraft,
};
