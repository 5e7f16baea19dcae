// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { WriteOperation } from '../../spec/operation.ts';
import type { AddressOutage, Language } from '../schemas.gen.ts';
import { validateFollowOutage, validateReportOutage } from '../validators/apex-outages-writes.gen.js';

/** Configuration of {@link followOutage}. */
export interface FollowOutageConfig {
  /** The account. */
  readonly accountNumber: string;
  /** True to get an e-mail at each change; false to get none. */
  readonly follow: boolean;
  readonly language: Language;
}

/** Answer of {@link followOutage}. */
export type FollowOutageData = AddressOutage;

/** Codes of the server's errors, see {@link followOutage}. */
export type FollowOutageErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | "UNABLE_TO_PROCESS" | (string & {});

/**
 * Follow the outage at an address.
 *
 * Says whether the customer gets an e-mail at each change. 409 UNABLE_TO_PROCESS: no outage is
 * known at the address.
 *
 * Throws "Invalid config for "followOutage"" when the configuration is refused.
 */
export const followOutage: WriteOperation<FollowOutageConfig, FollowOutageData, unknown, FollowOutageErrorCode> = {
  table: {
    kind: "write",
    id: "followOutage",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/followOutage",
    parameters: [],
    body: ["accountNumber", "follow", "language"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"followOutage\"",
    invalidates: [{ operation: "getAddressOutage", match: { accountNumber: "config.accountNumber" } }],
  },
  accepts: validateFollowOutage,
};

/** Configuration of {@link reportOutage}. */
export interface ReportOutageConfig {
  /** The account. */
  readonly accountNumber: string;
  /**
   * wireDown: a wire hangs or lies. allOut: no power at all. partOut: in some rooms. flickering:
   * lights flicker. Each is more dangerous than the next.
   */
  readonly problem: "allOut" | "partOut" | "flickering" | "wireDown";
  /** Whether neighbors are without power, too. */
  readonly neighbors: "yes" | "no" | "unknown";
  /** What else the crew should know. */
  readonly details?: string | undefined;
  /** True to get an e-mail at each change; false to get none from now on. */
  readonly follow: boolean;
  readonly language: Language;
  readonly idempotencyKey: string;
}

/** Answer of {@link reportOutage}. */
export type ReportOutageData = AddressOutage;

/** Codes of the server's errors, see {@link reportOutage}. */
export type ReportOutageErrorCode = "ACCOUNT_INACTIVE" | "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | "UNABLE_TO_PROCESS" | (string & {});

/**
 * Report an outage.
 *
 * Hands a report on to the utility, once for each idempotency key. 400 INVALID_INPUT: the account
 * is one of gas. 403 ACCOUNT_INACTIVE: the account has ended. 409 UNABLE_TO_PROCESS: the same or a
 * more dangerous problem was reported within the last hour, and power is not said to be back.
 *
 * Throws "Invalid config for "reportOutage"" when the configuration is refused.
 */
export const reportOutage: WriteOperation<ReportOutageConfig, ReportOutageData, unknown, ReportOutageErrorCode> = {
  table: {
    kind: "write",
    id: "reportOutage",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/reportOutage",
    parameters: [],
    body: ["accountNumber", "problem", "neighbors", "details", "follow", "language", "idempotencyKey"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"reportOutage\"",
    invalidates: [
      { operation: "getAddressOutage", match: { accountNumber: "config.accountNumber" } },
      { operation: "getOutages" },
    ],
  },
  accepts: validateReportOutage,
};
