// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ReadOperation } from '../../spec/operation.ts';
import type { Passkeys } from '../schemas.gen.ts';
import { validateGetPasskeys } from '../validators/apex-passkeys.gen.js';

/** Configuration of {@link getPasskeys}. */
export interface GetPasskeysConfig {
}

/** Answer of {@link getPasskeys}. */
export type GetPasskeysData = Passkeys;

/** Codes of the server's errors, see {@link getPasskeys}. */
export type GetPasskeysErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read the passkeys of the customer.
 *
 * The devices and managers of passwords by which the customer may log in without a password.
 *
 * Lifetime: AccountSettings.
 */
export const getPasskeys: ReadOperation<GetPasskeysConfig, GetPasskeysData, unknown, GetPasskeysErrorCode> = {
  table: {
    kind: "read",
    id: "getPasskeys",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getPasskeys",
    parameters: [],
    response: { kind: "plain", is: "object" },
    lifetime: 60000,
  },
  accepts: validateGetPasskeys,
};
