// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { WriteOperation } from '../../spec/operation.ts';
import type { EmailConfirmed, LinkSent } from '../schemas.gen.ts';
import type { operations } from '../types/apex.gen.ts';
import { validateConfirmEmailChange, validateRequestEmailChange } from '../validators/apex-email-writes.gen.js';

/** Configuration of {@link confirmEmailChange}. */
export interface ConfirmEmailChangeConfig {
  /** Secret of the link. */
  readonly token: Exclude<NonNullable<operations['confirmEmailChange']['requestBody']>['content']['application/json']['token'], undefined>;
}

/** Answer of {@link confirmEmailChange}. */
export type ConfirmEmailChangeData = EmailConfirmed;

/**
 * Confirm a new e-mail address.
 *
 * Called when the customer presses the button on the page that the link opens, never by opening it
 * alone: programs open links, too. Uses the link up.
 *
 * Throws "Invalid config for "confirmEmailChange"" when the configuration is refused.
 */
export const confirmEmailChange: WriteOperation<ConfirmEmailChangeConfig, ConfirmEmailChangeData> = {
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
  readonly newEmail: Exclude<NonNullable<operations['requestEmailChange']['requestBody']>['content']['application/json']['newEmail'], undefined>;
  /** The new address once more. */
  readonly confirmEmail: Exclude<NonNullable<operations['requestEmailChange']['requestBody']>['content']['application/json']['confirmEmail'], undefined>;
  /** Present password. */
  readonly currentPassword: Exclude<NonNullable<operations['requestEmailChange']['requestBody']>['content']['application/json']['currentPassword'], undefined>;
  readonly language: Exclude<NonNullable<operations['requestEmailChange']['requestBody']>['content']['application/json']['language'], undefined>;
}

/** Answer of {@link requestEmailChange}. */
export type RequestEmailChangeData = LinkSent;

/**
 * Ask to change the e-mail address.
 *
 * Sends a link to the new address and a notice to the present one. Nothing changes before the link
 * is opened; a newer request replaces an older one. The password is asked for first, so that only
 * then it can tell that an address is taken.
 *
 * Throws "Invalid config for "requestEmailChange"" when the configuration is refused.
 */
export const requestEmailChange: WriteOperation<RequestEmailChangeConfig, RequestEmailChangeData> = {
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
