// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ReadOperation } from '../../spec/operation.ts';
import type { MoveOut } from '../schemas.gen.ts';
import { validateGetMoveOut } from '../validators/apex-moveOut.gen.js';

/** Configuration of {@link getMoveOut}. */
export interface GetMoveOutConfig {
  /** Number of the account. */
  readonly accountNumber: string;
}

/** Answer of {@link getMoveOut}. */
export type GetMoveOutData = MoveOut;

/** Codes of the server's errors, see {@link getMoveOut}. */
export type GetMoveOutErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read how service can end.
 *
 * The days on which service at an address can end, or the end that was asked for.
 *
 * Lifetime: AccountSettings.
 */
export const getMoveOut: ReadOperation<GetMoveOutConfig, GetMoveOutData, unknown, GetMoveOutErrorCode> = {
  table: {
    kind: "read",
    id: "getMoveOut",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getMoveOut",
    parameters: [{ name: "accountNumber", in: "query" }],
    response: { kind: "plain", is: "object" },
    lifetime: 60000,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetMoveOut,
};
