// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { WriteOperation } from '../../spec/operation.ts';
import type { Language, LinkSent, PasswordChanged } from '../schemas.gen.ts';
import { validateChangePassword, validateRequestPasswordReset, validateSetNewPassword } from '../validators/apex-password-writes.gen.js';

/** Configuration of {@link changePassword}. */
export interface ChangePasswordConfig {
  /** Present password. */
  readonly currentPassword: string;
  /** New password. */
  readonly newPassword: string;
  /** The new password once more. */
  readonly confirmPassword: string;
}

/** Answer of {@link changePassword}. */
export type ChangePasswordData = PasswordChanged;

/** Codes of the server's errors, see {@link changePassword}. */
export type ChangePasswordErrorCode = "ACCOUNT_INACTIVE" | "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "OLD_PASSWORD_INVALID" | "PASSWORD_COMMON" | "PASSWORD_COMPOSITION" | "PASSWORD_MISMATCH" | "PASSWORD_REUSED" | "PASSWORD_TOO_SHORT" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | (string & {});

/**
 * Change the password.
 *
 * Needs the present password. Other sessions of the customer end, this one gets a new cookie, and
 * the customer is told by e-mail. Passkeys stay; the answer and the e-mail say how many. The same
 * call again, once it is done, changes nothing and is answered as done: the answer to the first
 * may have been lost.
 *
 * Throws "Invalid config for "changePassword"" when the configuration is refused.
 */
export const changePassword: WriteOperation<ChangePasswordConfig, ChangePasswordData, unknown, ChangePasswordErrorCode> = {
  table: {
    kind: "write",
    id: "changePassword",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/changePassword",
    parameters: [],
    body: ["currentPassword", "newPassword", "confirmPassword"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"changePassword\"",
    invalidates: [{ operation: "getCurrentSession" }],
  },
  accepts: validateChangePassword,
};

/** Configuration of {@link requestPasswordReset}. */
export interface RequestPasswordResetConfig {
  /** Address that the customer logs in with. */
  readonly email: string;
  readonly language: Language;
}

/** Answer of {@link requestPasswordReset}. */
export type RequestPasswordResetData = LinkSent;

/** Codes of the server's errors, see {@link requestPasswordReset}. */
export type RequestPasswordResetErrorCode = "CALLOUT_ERROR" | "EMAIL_INVALID" | "INVALID_INPUT" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | (string & {});

/**
 * Ask for a link to reset the password.
 *
 * Sends a link if the address belongs to a customer. Status, body and time of the answer are the
 * same for every address, so it never tells whether an account exists.
 *
 * Throws "Invalid config for "requestPasswordReset"" when the configuration is refused.
 */
export const requestPasswordReset: WriteOperation<RequestPasswordResetConfig, RequestPasswordResetData, unknown, RequestPasswordResetErrorCode> = {
  table: {
    kind: "write",
    id: "requestPasswordReset",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/requestPasswordReset",
    parameters: [],
    body: ["email", "language"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"requestPasswordReset\"",
  },
  accepts: validateRequestPasswordReset,
};

/** Configuration of {@link setNewPassword}. */
export interface SetNewPasswordConfig {
  /** Secret of the link. */
  readonly token: string;
  /** New password. */
  readonly newPassword: string;
  /** The new password once more. */
  readonly confirmPassword: string;
}

/** Answer of {@link setNewPassword}. */
export type SetNewPasswordData = PasswordChanged;

/** Codes of the server's errors, see {@link setNewPassword}. */
export type SetNewPasswordErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "PASSWORD_COMMON" | "PASSWORD_COMPOSITION" | "PASSWORD_MISMATCH" | "PASSWORD_REUSED" | "PASSWORD_TOO_SHORT" | "RESET_LINK_EXPIRED" | "RESET_LINK_INVALID" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | "USER_NOT_FOUND" | (string & {});

/**
 * Set a new password by a link.
 *
 * Uses the link up, ends every session of the customer and removes all passkeys: whoever had the
 * account may have added one. The customer logs in with the new password. The same call again, for
 * some minutes once it is done, changes nothing and is answered as done: the answer to the first
 * may have been lost. Later the link is as invalid as any that was used.
 *
 * Throws "Invalid config for "setNewPassword"" when the configuration is refused.
 */
export const setNewPassword: WriteOperation<SetNewPasswordConfig, SetNewPasswordData, unknown, SetNewPasswordErrorCode> = {
  table: {
    kind: "write",
    id: "setNewPassword",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/setNewPassword",
    parameters: [],
    body: ["token", "newPassword", "confirmPassword"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"setNewPassword\"",
  },
  accepts: validateSetNewPassword,
};
