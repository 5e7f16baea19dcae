// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { WriteOperation } from '../../spec/operation.ts';
import type { Session } from '../schemas.gen.ts';
import { validateSwitchAccount } from '../validators/apex-lobby-writes.gen.js';

/** Configuration of {@link switchAccount}. */
export interface SwitchAccountConfig {
  /** The account. */
  readonly accountNumber: string;
}

/** Answer of {@link switchAccount}. */
export type SwitchAccountData = Session;

/** Codes of the server's errors, see {@link switchAccount}. */
export type SwitchAccountErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Switch to another account.
 *
 * The session remembers the account that the portal shows.
 *
 * Throws "Invalid config for "switchAccount"" when the configuration is refused.
 */
export const switchAccount: WriteOperation<SwitchAccountConfig, SwitchAccountData, unknown, SwitchAccountErrorCode> = {
  table: {
    kind: "write",
    id: "switchAccount",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/switchAccount",
    parameters: [],
    body: ["accountNumber"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"switchAccount\"",
    invalidates: [
      { operation: "getCurrentSession" },
      { operation: "getAccounts" },
      { operation: "getUserAccountInformation" },
    ],
  },
  accepts: validateSwitchAccount,
};
