// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { WriteOperation } from '../../spec/operation.ts';
import type { EmailConfirmed, EmailStatus, Language, LinkSent } from '../schemas.gen.ts';
import { validateCancelEmailChange, validateConfirmEmailChange, validateRequestEmailChange } from '../validators/apex-email-writes.gen.js';

/** Configuration of {@link cancelEmailChange}. */
export interface CancelEmailChangeConfig {
}

/** Answer of {@link cancelEmailChange}. */
export type CancelEmailChangeData = EmailStatus;

/** Codes of the server's errors, see {@link cancelEmailChange}. */
export type CancelEmailChangeErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "UNABLE_TO_PROCESS" | (string & {});

/**
 * Withdraw a change of the e-mail address.
 *
 * The link that was sent to the new address works no more, and the present address stays. 409
 * UNABLE_TO_PROCESS: no change waits any more, since it was made, withdrawn or too old.
 *
 * Throws "Invalid config for "cancelEmailChange"" when the configuration is refused.
 */
export const cancelEmailChange: WriteOperation<CancelEmailChangeConfig, CancelEmailChangeData, unknown, CancelEmailChangeErrorCode> = {
  table: {
    kind: "write",
    id: "cancelEmailChange",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/cancelEmailChange",
    parameters: [],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"cancelEmailChange\"",
    invalidates: [{ operation: "getEmailStatus" }],
  },
  accepts: validateCancelEmailChange,
};

/** Configuration of {@link confirmEmailChange}. */
export interface ConfirmEmailChangeConfig {
  /** Secret of the link. */
  readonly token: string;
}

/** Answer of {@link confirmEmailChange}. */
export type ConfirmEmailChangeData = EmailConfirmed;

/** Codes of the server's errors, see {@link confirmEmailChange}. */
export type ConfirmEmailChangeErrorCode = "CALLOUT_ERROR" | "EMAIL_EXISTS" | "EMAIL_LINK_EXPIRED" | "EMAIL_LINK_INVALID" | "INVALID_INPUT" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | (string & {});

/**
 * Confirm a new e-mail address.
 *
 * Called when the customer presses the button on the page that the link opens, never by opening it
 * alone: programs open links, too. Uses the link up.
 *
 * Throws "Invalid config for "confirmEmailChange"" when the configuration is refused.
 */
export const confirmEmailChange: WriteOperation<ConfirmEmailChangeConfig, ConfirmEmailChangeData, unknown, ConfirmEmailChangeErrorCode> = {
  table: {
    kind: "write",
    id: "confirmEmailChange",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/confirmEmailChange",
    parameters: [],
    body: ["token"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"confirmEmailChange\"",
    invalidates: [{ operation: "getEmailStatus" }, { operation: "getCurrentSession" }],
  },
  accepts: validateConfirmEmailChange,
};

/** Configuration of {@link requestEmailChange}. */
export interface RequestEmailChangeConfig {
  /** New address. */
  readonly newEmail: string;
  /** The new address once more. */
  readonly confirmEmail: string;
  /** Present password. */
  readonly currentPassword: string;
  readonly language: Language;
}

/** Answer of {@link requestEmailChange}. */
export type RequestEmailChangeData = LinkSent;

/** Codes of the server's errors, see {@link requestEmailChange}. */
export type RequestEmailChangeErrorCode = "ACCOUNT_INACTIVE" | "CALLOUT_ERROR" | "EMAIL_EXISTS" | "EMAIL_INVALID" | "EMAIL_MISMATCH" | "EMAIL_NOT_SENT" | "EMAIL_UNCHANGED" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "OLD_PASSWORD_INVALID" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | (string & {});

/**
 * Ask to change the e-mail address.
 *
 * Sends a link to the new address and a notice to the present one. Nothing changes before the link
 * is opened; a newer request replaces an older one. The password is asked for first, so that only
 * then it can tell that an address is taken.
 *
 * Throws "Invalid config for "requestEmailChange"" when the configuration is refused.
 */
export const requestEmailChange: WriteOperation<RequestEmailChangeConfig, RequestEmailChangeData, unknown, RequestEmailChangeErrorCode> = {
  table: {
    kind: "write",
    id: "requestEmailChange",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/requestEmailChange",
    parameters: [],
    body: ["newEmail", "confirmEmail", "currentPassword", "language"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"requestEmailChange\"",
    invalidates: [{ operation: "getEmailStatus" }],
  },
  accepts: validateRequestEmailChange,
};
