// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { WriteOperation } from '../../spec/operation.ts';
import type { Language, Move, MoveOut } from '../schemas.gen.ts';
import { validateRequestMove, validateRequestMoveOut } from '../validators/apex-moveOut-writes.gen.js';

/** Configuration of {@link requestMove}. */
export interface RequestMoveConfig {
  /** The account of the old home. */
  readonly accountNumber: string;
  /** The last day of service at the old home. */
  readonly endsOn: string;
  /** The first day of service at the new home; the last one at the old home unless stated. */
  readonly startsOn?: string | undefined;
  /** Street and number of the new home. */
  readonly street: string;
  /** Its apartment. */
  readonly unit?: string | undefined;
  /** Its city. */
  readonly city: string;
  /** Its state. */
  readonly state: string;
  /** Its ZIP code. */
  readonly zipCode: string;
  /** The number of its meter, where it is known. */
  readonly esiid?: string | undefined;
  /** Agreement to the terms of the plan at the new home. */
  readonly acceptTerms: true;
  /** The termsVersion of the plan at the new home as the customer was shown it. */
  readonly termsVersion: string;
  readonly idempotencyKey: string;
  readonly language: Language;
}

/** Answer of {@link requestMove}. */
export type RequestMoveData = Move;

/** Codes of the server's errors, see {@link requestMove}. */
export type RequestMoveErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "METER_ELSEWHERE" | "NOT_FOUND" | "PLAN_NOT_OFFERED" | "SERVER_UNAVAILABLE" | "SERVICE_EXISTS" | "SOMETHING_WENT_WRONG" | "TERMS_CHANGED" | "TOO_MANY_REQUESTS" | "UNABLE_TO_PROCESS" | (string & {});

/**
 * Move with the plan.
 *
 * Ends service at the old home and enrols the new one in the same plan, both or neither, once for
 * each idempotency key. A change of plan that is under way at the old home is withdrawn; a deposit
 * that was paid for it is taken off the balance there. Customers who move pay no deposit and show
 * no identity again. 400 INVALID_INPUT with `field` endsOn or startsOn: the day is too early or
 * too late by now. 400 METER_ELSEWHERE: the utility knows the meter at another home. 404
 * PLAN_NOT_OFFERED: the plan is not sold at the new home. 409 SERVICE_EXISTS: the new home has
 * service of this customer. 409 TERMS_CHANGED: the plan at the new home has another price or other
 * terms than what the customer was shown. 409 UNABLE_TO_PROCESS: an end was asked for already, the
 * account has ended, or no plan runs on it.
 *
 * Throws "Invalid config for "requestMove"" when the configuration is refused.
 */
export const requestMove: WriteOperation<RequestMoveConfig, RequestMoveData, unknown, RequestMoveErrorCode> = {
  table: {
    kind: "write",
    id: "requestMove",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/requestMove",
    parameters: [],
    body: [
      "accountNumber",
      "endsOn",
      "startsOn",
      "street",
      "unit",
      "city",
      "state",
      "zipCode",
      "esiid",
      "acceptTerms",
      "termsVersion",
      "idempotencyKey",
      "language",
    ],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"requestMove\"",
    invalidates: [
      { operation: "getMoveOut", match: { accountNumber: "config.accountNumber" } },
      { operation: "getAccountSummary", match: { accountNumber: "config.accountNumber" } },
      { operation: "getPlanChange", match: { accountNumber: "config.accountNumber" } },
      { operation: "getPlanYear", match: { accountNumber: "config.accountNumber" } },
      { operation: "getBills", match: { accountNumber: "config.accountNumber" } },
      { operation: "getBill", match: { accountNumber: "config.accountNumber" } },
      { operation: "getAutopay", match: { accountNumber: "config.accountNumber" } },
      { operation: "getPaymentExtension", match: { accountNumber: "config.accountNumber" } },
      { operation: "getLobby" },
      { operation: "getAccounts" },
      { operation: "getPlan", match: { zipCode: "config.zipCode" } },
    ],
  },
  accepts: validateRequestMove,
};

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
 * Ends service at the address on a day, and withdraws a change of plan that is under way there; a
 * deposit that was paid for it is taken off the account's balance. It happens once for each
 * idempotency key. 400 INVALID_INPUT with `field` endsOn: the day is too early or too late by now.
 * 409 UNABLE_TO_PROCESS: an end was asked for already, or the account has ended.
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
      { operation: "getPlanChange", match: { accountNumber: "config.accountNumber" } },
      { operation: "getPlanYear", match: { accountNumber: "config.accountNumber" } },
      { operation: "getBills", match: { accountNumber: "config.accountNumber" } },
      { operation: "getBill", match: { accountNumber: "config.accountNumber" } },
      { operation: "getAutopay", match: { accountNumber: "config.accountNumber" } },
      { operation: "getPaymentExtension", match: { accountNumber: "config.accountNumber" } },
      { operation: "getLobby" },
      { operation: "getAccounts" },
    ],
  },
  accepts: validateRequestMoveOut,
};
