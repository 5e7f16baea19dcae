// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ReadOperation } from '../../spec/operation.ts';
import type { Commodity, UsageAlerts, UsageComparison, UsageForecast, UsageHistory, UsageIntervals, UsageSpan, UsageWeek } from '../schemas.gen.ts';
import { validateGetUsageAlerts, validateGetUsageComparison, validateGetUsageForecast, validateGetUsageHistory, validateGetUsageIntervals, validateGetUsageWeek } from '../validators/apex-usage.gen.js';

/** Configuration of {@link getUsageAlerts}. */
export interface GetUsageAlertsConfig {
  /** Number of the account. */
  readonly accountNumber: string;
}

/** Answer of {@link getUsageAlerts}. */
export type GetUsageAlertsData = UsageAlerts;

/** Codes of the server's errors, see {@link getUsageAlerts}. */
export type GetUsageAlertsErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read the usage goal and alerts of an account.
 *
 * With where the bill to come stands against them, and the alerts sent lately.
 *
 * Lifetime: AccountSettings.
 */
export const getUsageAlerts: ReadOperation<GetUsageAlertsConfig, GetUsageAlertsData, unknown, GetUsageAlertsErrorCode> = {
  table: {
    kind: "read",
    id: "getUsageAlerts",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getUsageAlerts",
    parameters: [{ name: "accountNumber", in: "query" }],
    response: { kind: "plain", is: "object" },
    lifetime: 60000,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetUsageAlerts,
};

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

/** Configuration of {@link getUsageForecast}. */
export interface GetUsageForecastConfig {
  /** Number of the account. */
  readonly accountNumber: string;
}

/** Answer of {@link getUsageForecast}. */
export type GetUsageForecastData = UsageForecast;

/** Codes of the server's errors, see {@link getUsageForecast}. */
export type GetUsageForecastErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read what the next bill is likely to be.
 *
 * The electricity since the last bill, and the whole period if the days left are like those so
 * far. An account that has had no bill, or has ended, is not found.
 *
 * Lifetime: Usage.
 */
export const getUsageForecast: ReadOperation<GetUsageForecastConfig, GetUsageForecastData, unknown, GetUsageForecastErrorCode> = {
  table: {
    kind: "read",
    id: "getUsageForecast",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getUsageForecast",
    parameters: [{ name: "accountNumber", in: "query" }],
    response: { kind: "plain", is: "object" },
    lifetime: 3600000,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetUsageForecast,
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

/** Configuration of {@link getUsageIntervals}. */
export interface GetUsageIntervalsConfig {
  /** Number of the account. */
  readonly accountNumber: string;
  /** The length of time that is read. */
  readonly span?: UsageSpan | undefined;
  /** A day of it. The newest one that the meter has told, unless stated. */
  readonly day?: string | undefined;
}

/** Answer of {@link getUsageIntervals}. */
export type GetUsageIntervalsData = UsageIntervals;

/** Codes of the server's errors, see {@link getUsageIntervals}. */
export type GetUsageIntervalsErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read the electricity of a day by the hour.
 *
 * Or by the quarter of an hour, of a week or a month by the day, or of a year by the month. Gas
 * meters are read once a month, so that only electricity is told this way. What is told ends with
 * yesterday.
 *
 * Lifetime: Usage.
 */
export const getUsageIntervals: ReadOperation<GetUsageIntervalsConfig, GetUsageIntervalsData, unknown, GetUsageIntervalsErrorCode> = {
  table: {
    kind: "read",
    id: "getUsageIntervals",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getUsageIntervals",
    parameters: [
      { name: "accountNumber", in: "query" },
      { name: "span", in: "query" },
      { name: "day", in: "query" },
    ],
    defaults: { span: "month" },
    response: { kind: "plain", is: "object" },
    lifetime: 3600000,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetUsageIntervals,
};

/** Configuration of {@link getUsageWeek}. */
export interface GetUsageWeekConfig {
  /** Number of the account. */
  readonly accountNumber: string;
}

/** Answer of {@link getUsageWeek}. */
export type GetUsageWeekData = UsageWeek;

/** Codes of the server's errors, see {@link getUsageWeek}. */
export type GetUsageWeekErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read the usual week by the hour.
 *
 * The electricity of the last 28 days that the meter has told, as one week by the hour, and what
 * days, nights and weekends take of it. An account that was never billed for electricity is not
 * found.
 *
 * Lifetime: Usage.
 */
export const getUsageWeek: ReadOperation<GetUsageWeekConfig, GetUsageWeekData, unknown, GetUsageWeekErrorCode> = {
  table: {
    kind: "read",
    id: "getUsageWeek",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getUsageWeek",
    parameters: [{ name: "accountNumber", in: "query" }],
    response: { kind: "plain", is: "object" },
    lifetime: 3600000,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetUsageWeek,
};
