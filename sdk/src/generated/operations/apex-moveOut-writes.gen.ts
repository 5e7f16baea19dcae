// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { WriteOperation } from '../../spec/operation.ts';
import type { MoveOut } from '../schemas.gen.ts';
import { validateRequestMoveOut } from '../validators/apex-moveOut-writes.gen.js';

/** Configuration of {@link requestMoveOut}. */
export interface RequestMoveOutConfig {
  /** The account. */
  readonly accountNumber: string;
  /** The last day of service. */
  readonly endsOn: string;
  /** Street and number of the new address. */
  readonly street: string;
  /** Its city. */
  readonly city: string;
  /** Its state. */
  readonly state: string;
  /** Its ZIP code. */
  readonly zip: string;
  /** The way of the final bill. */
  readonly finalBillBy: "email" | "mail";
  readonly idempotencyKey: string;
}

/** Answer of {@link requestMoveOut}. */
export type RequestMoveOutData = MoveOut;

/** Codes of the server's errors, see {@link requestMoveOut}. */
export type RequestMoveOutErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | "UNABLE_TO_PROCESS" | (string & {});

/**
 * Ask for the end of service.
 *
 * Ends service at the address on a day. It happens once for each idempotency key. 400
 * INVALID_INPUT with `field` endsOn: the day is too early or too late by now. 409
 * UNABLE_TO_PROCESS: an end was asked for already, or the account has ended.
 *
 * Throws "Invalid config for "requestMoveOut"" when the configuration is refused.
 */
export const requestMoveOut: WriteOperation<RequestMoveOutConfig, RequestMoveOutData, unknown, RequestMoveOutErrorCode> = {
  table: {
    kind: "write",
    id: "requestMoveOut",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/requestMoveOut",
    parameters: [],
    body: ["accountNumber", "endsOn", "street", "city", "state", "zip", "finalBillBy", "idempotencyKey"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"requestMoveOut\"",
    invalidates: [
      { operation: "getMoveOut", match: { accountNumber: "config.accountNumber" } },
      { operation: "getAccountSummary", match: { accountNumber: "config.accountNumber" } },
    ],
  },
  accepts: validateRequestMoveOut,
};
