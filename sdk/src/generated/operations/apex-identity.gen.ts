// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ReadOperation } from '../../spec/operation.ts';
import type { IdentityVerification, Language } from '../schemas.gen.ts';
import { validateGetIdentityVerification } from '../validators/apex-identity.gen.js';

/** Configuration of {@link getIdentityVerification}. */
export interface GetIdentityVerificationConfig {
  /** Id of the order. */
  readonly orderId: string;
  /** Language of the texts. */
  readonly language: Language;
}

/** Answer of {@link getIdentityVerification}. */
export type GetIdentityVerificationData = IdentityVerification;

/** Codes of the server's errors, see {@link getIdentityVerification}. */
export type GetIdentityVerificationErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "ORDER_NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "VERIFICATION_UNAVAILABLE" | (string & {});

/**
 * Read how far the verification is.
 *
 * The state, and the present question if there is one.
 *
 * Lifetime: VerificationState.
 */
export const getIdentityVerification: ReadOperation<GetIdentityVerificationConfig, GetIdentityVerificationData, unknown, GetIdentityVerificationErrorCode> = {
  table: {
    kind: "read",
    id: "getIdentityVerification",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getIdentityVerification",
    parameters: [{ name: "orderId", in: "query", normalise: "id18" }, { name: "language", in: "query" }],
    response: { kind: "plain", is: "object" },
    lifetime: 0,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetIdentityVerification,
};
