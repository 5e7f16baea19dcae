// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ReadOperation } from '../../spec/operation.ts';
import type { Referrals } from '../schemas.gen.ts';
import { validateGetReferrals } from '../validators/apex-referrals.gen.js';

/** Configuration of {@link getReferrals}. */
export interface GetReferralsConfig {
  /** Number of the account. */
  readonly accountNumber: string;
}

/** Answer of {@link getReferrals}. */
export type GetReferralsData = Referrals;

/** Codes of the server's errors, see {@link getReferrals}. */
export type GetReferralsErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read the referral code and who used it.
 *
 * The code of the customer, the credits that it brings, and the friends who used it.
 *
 * Lifetime: AccountSettings.
 */
export const getReferrals: ReadOperation<GetReferralsConfig, GetReferralsData, unknown, GetReferralsErrorCode> = {
  table: {
    kind: "read",
    id: "getReferrals",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getReferrals",
    parameters: [{ name: "accountNumber", in: "query" }],
    response: { kind: "plain", is: "object" },
    lifetime: 60000,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetReferrals,
};
