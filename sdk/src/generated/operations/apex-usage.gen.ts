// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ReadOperation } from '../../spec/operation.ts';
import type { Commodity, UsageComparison, UsageHistory } from '../schemas.gen.ts';
import { validateGetUsageComparison, validateGetUsageHistory } from '../validators/apex-usage.gen.js';

/** Configuration of {@link getUsageComparison}. */
export interface GetUsageComparisonConfig {
  /** Number of the account. */
  readonly accountNumber: string;
  /** The commodity. */
  readonly commodity?: Commodity | undefined;
}

/** Answer of {@link getUsageComparison}. */
export type GetUsageComparisonData = UsageComparison;

/** Codes of the server's errors, see {@link getUsageComparison}. */
export type GetUsageComparisonErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Compare this bill with the last one.
 *
 * Usage, days in the cycle and average temperature of both.
 *
 * Lifetime: Usage.
 */
export const getUsageComparison: ReadOperation<GetUsageComparisonConfig, GetUsageComparisonData, unknown, GetUsageComparisonErrorCode> = {
  table: {
    kind: "read",
    id: "getUsageComparison",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getUsageComparison",
    parameters: [{ name: "accountNumber", in: "query" }, { name: "commodity", in: "query" }],
    defaults: { commodity: "electric" },
    response: { kind: "plain", is: "object" },
    lifetime: 3600000,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetUsageComparison,
};

/** Configuration of {@link getUsageHistory}. */
export interface GetUsageHistoryConfig {
  /** Number of the account. */
  readonly accountNumber: string;
  /** The commodity. */
  readonly commodity?: Commodity | undefined;
  /** The greatest number of bills. */
  readonly months?: number | undefined;
}

/** Answer of {@link getUsageHistory}. */
export type GetUsageHistoryData = UsageHistory;

/** Codes of the server's errors, see {@link getUsageHistory}. */
export type GetUsageHistoryErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read the usage of past bills.
 *
 * Up to 24 months, so that a year can be compared with the one before.
 *
 * Lifetime: Usage.
 */
export const getUsageHistory: ReadOperation<GetUsageHistoryConfig, GetUsageHistoryData, unknown, GetUsageHistoryErrorCode> = {
  table: {
    kind: "read",
    id: "getUsageHistory",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getUsageHistory",
    parameters: [
      { name: "accountNumber", in: "query" },
      { name: "commodity", in: "query" },
      { name: "months", in: "query" },
    ],
    defaults: { commodity: "electric", months: 13 },
    response: { kind: "plain", is: "object" },
    lifetime: 3600000,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetUsageHistory,
};
