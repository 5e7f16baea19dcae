// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ReadOperation } from '../../spec/operation.ts';
import type { PasswordResetLink } from '../schemas.gen.ts';
import { validateCheckPasswordResetLink } from '../validators/apex-password.gen.js';

/** Configuration of {@link checkPasswordResetLink}. */
export interface CheckPasswordResetLinkConfig {
  /** Secret of the link. */
  readonly token: string;
}

/** Answer of {@link checkPasswordResetLink}. */
export type CheckPasswordResetLinkData = PasswordResetLink;

/** Codes of the server's errors, see {@link checkPasswordResetLink}. */
export type CheckPasswordResetLinkErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "RESET_LINK_EXPIRED" | "RESET_LINK_INVALID" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | (string & {});

/**
 * Check a link to reset the password.
 *
 * Says before the form is shown whether the link still works. It does not use the link up.
 *
 * Lifetime: SingleUseLink.
 */
export const checkPasswordResetLink: ReadOperation<CheckPasswordResetLinkConfig, CheckPasswordResetLinkData, unknown, CheckPasswordResetLinkErrorCode> = {
  table: {
    kind: "read",
    id: "checkPasswordResetLink",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/checkPasswordResetLink",
    parameters: [],
    body: ["token"],
    response: { kind: "plain", is: "object" },
    lifetime: 0,
  },
  accepts: validateCheckPasswordResetLink,
};
