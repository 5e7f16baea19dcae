// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ReadOperation } from '../../spec/operation.ts';
import type { AuthorizedUsers, CommunicationPreferences } from '../schemas.gen.ts';
import { validateGetAuthorizedUsers, validateGetCommunicationPreferences } from '../validators/apex-preferences.gen.js';

/** Configuration of {@link getAuthorizedUsers}. */
export interface GetAuthorizedUsersConfig {
  /** Number of the account. */
  readonly accountNumber: string;
}

/** Answer of {@link getAuthorizedUsers}. */
export type GetAuthorizedUsersData = AuthorizedUsers;

/** Codes of the server's errors, see {@link getAuthorizedUsers}. */
export type GetAuthorizedUsersErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read who may speak for an account.
 *
 * The people beside the customer who may ask about the account and manage it.
 *
 * Lifetime: AccountSettings.
 */
export const getAuthorizedUsers: ReadOperation<GetAuthorizedUsersConfig, GetAuthorizedUsersData, unknown, GetAuthorizedUsersErrorCode> = {
  table: {
    kind: "read",
    id: "getAuthorizedUsers",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getAuthorizedUsers",
    parameters: [{ name: "accountNumber", in: "query" }],
    response: { kind: "plain", is: "object" },
    lifetime: 60000,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetAuthorizedUsers,
};

/** Configuration of {@link getCommunicationPreferences}. */
export interface GetCommunicationPreferencesConfig {
  /** Number of the account. */
  readonly accountNumber: string;
}

/** Answer of {@link getCommunicationPreferences}. */
export type GetCommunicationPreferencesData = CommunicationPreferences;

/** Codes of the server's errors, see {@link getCommunicationPreferences}. */
export type GetCommunicationPreferencesErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read how an account gets bills and alerts.
 *
 * Paperless billing and text alerts.
 *
 * Lifetime: AccountSettings.
 */
export const getCommunicationPreferences: ReadOperation<GetCommunicationPreferencesConfig, GetCommunicationPreferencesData, unknown, GetCommunicationPreferencesErrorCode> = {
  table: {
    kind: "read",
    id: "getCommunicationPreferences",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getCommunicationPreferences",
    parameters: [{ name: "accountNumber", in: "query" }],
    response: { kind: "plain", is: "object" },
    lifetime: 60000,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetCommunicationPreferences,
};
