// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ReadOperation } from '../../spec/operation.ts';
import type { AccountChoices, AccountSummary, EnrollmentStatus, Language, Lobby, StartNotices } from '../schemas.gen.ts';
import { validateGetAccountSummary, validateGetAccounts, validateGetEnrollmentStatus, validateGetLobby, validateGetStartNotices } from '../validators/apex-lobby.gen.js';

/** Configuration of {@link getAccountSummary}. */
export interface GetAccountSummaryConfig {
  /** Number of the account. */
  readonly accountNumber: string;
}

/** Answer of {@link getAccountSummary}. */
export type GetAccountSummaryData = AccountSummary;

/** Codes of the server's errors, see {@link getAccountSummary}. */
export type GetAccountSummaryErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read what the first page shows of an account.
 *
 * Balance, plan, settings, and what needs attention.
 *
 * Lifetime: AccountSettings.
 */
export const getAccountSummary: ReadOperation<GetAccountSummaryConfig, GetAccountSummaryData, unknown, GetAccountSummaryErrorCode> = {
  table: {
    kind: "read",
    id: "getAccountSummary",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getAccountSummary",
    parameters: [{ name: "accountNumber", in: "query" }],
    response: { kind: "plain", is: "object" },
    lifetime: 60000,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetAccountSummary,
};

/** Configuration of {@link getAccounts}. */
export interface GetAccountsConfig {
}

/** Answer of {@link getAccounts}. */
export type GetAccountsData = AccountChoices;

/** Codes of the server's errors, see {@link getAccounts}. */
export type GetAccountsErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read the accounts to choose from.
 *
 * The accounts of the customer, for Switch Accounts.
 *
 * Lifetime: Lobby.
 */
export const getAccounts: ReadOperation<GetAccountsConfig, GetAccountsData, unknown, GetAccountsErrorCode> = {
  table: {
    kind: "read",
    id: "getAccounts",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getAccounts",
    parameters: [],
    response: { kind: "plain", is: "object" },
    lifetime: 30000,
  },
  accepts: validateGetAccounts,
};

/** Configuration of {@link getEnrollmentStatus}. */
export interface GetEnrollmentStatusConfig {
  /** Id of the order. */
  readonly orderId: string;
  /** Language of the reasons. */
  readonly language?: Language | undefined;
}

/** Answer of {@link getEnrollmentStatus}. */
export type GetEnrollmentStatusData = EnrollmentStatus;

/** Codes of the server's errors, see {@link getEnrollmentStatus}. */
export type GetEnrollmentStatusErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "ORDER_NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read how far an enrolment is.
 *
 * Stage, steps, and every blocker of the start date with its state, action and promised time.
 *
 * Lifetime: EnrollmentProgress.
 */
export const getEnrollmentStatus: ReadOperation<GetEnrollmentStatusConfig, GetEnrollmentStatusData, unknown, GetEnrollmentStatusErrorCode> = {
  table: {
    kind: "read",
    id: "getEnrollmentStatus",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getEnrollmentStatus",
    parameters: [{ name: "orderId", in: "query", normalise: "id18" }, { name: "language", in: "query" }],
    response: { kind: "plain", is: "object" },
    lifetime: 15000,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetEnrollmentStatus,
};

/** Configuration of {@link getLobby}. */
export interface GetLobbyConfig {
}

/** Answer of {@link getLobby}. */
export type GetLobbyData = Lobby;

/** Codes of the server's errors, see {@link getLobby}. */
export type GetLobbyErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read everything that the customer has.
 *
 * Orders, enrolments and accounts of the customer in four groups.
 *
 * Lifetime: Lobby.
 */
export const getLobby: ReadOperation<GetLobbyConfig, GetLobbyData, unknown, GetLobbyErrorCode> = {
  table: {
    kind: "read",
    id: "getLobby",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getLobby",
    parameters: [],
    response: { kind: "plain", is: "object" },
    lifetime: 30000,
  },
  accepts: validateGetLobby,
};

/** Configuration of {@link getStartNotices}. */
export interface GetStartNoticesConfig {
  /** Id of the order. */
  readonly orderId: string;
}

/** Answer of {@link getStartNotices}. */
export type GetStartNoticesData = StartNotices;

/** Codes of the server's errors, see {@link getStartNotices}. */
export type GetStartNoticesErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "ORDER_NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read the devices that are told when a start date moves.
 *
 * With the key that a browser needs to be told. Nothing of the customer is in what the org sends
 * to a device: the browser has the words itself.
 *
 * Lifetime: AccountSettings.
 */
export const getStartNotices: ReadOperation<GetStartNoticesConfig, GetStartNoticesData, unknown, GetStartNoticesErrorCode> = {
  table: {
    kind: "read",
    id: "getStartNotices",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getStartNotices",
    parameters: [{ name: "orderId", in: "query", normalise: "id18" }],
    response: { kind: "plain", is: "object" },
    lifetime: 60000,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetStartNotices,
};
