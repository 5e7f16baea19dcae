// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { WriteOperation } from '../../spec/operation.ts';
import type { AuthorizedUserInput, AuthorizedUsers, CommunicationPreferences, Language } from '../schemas.gen.ts';
import { validateResendSmsConfirmation, validateSetAuthorizedUsers, validateSetPaperless, validateStartSmsAlerts, validateStopSmsAlerts } from '../validators/apex-preferences-writes.gen.js';

/** Configuration of {@link resendSmsConfirmation}. */
export interface ResendSmsConfirmationConfig {
  /** The account. */
  readonly accountNumber: string;
}

/** Answer of {@link resendSmsConfirmation}. */
export type ResendSmsConfirmationData = CommunicationPreferences;

/** Codes of the server's errors, see {@link resendSmsConfirmation}. */
export type ResendSmsConfirmationErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | "UNABLE_TO_PROCESS" | (string & {});

/**
 * Send the text to confirm again.
 *
 * For alerts that are not confirmed yet.
 *
 * Throws "Invalid config for "resendSmsConfirmation"" when the configuration is refused.
 */
export const resendSmsConfirmation: WriteOperation<ResendSmsConfirmationConfig, ResendSmsConfirmationData, unknown, ResendSmsConfirmationErrorCode> = {
  table: {
    kind: "write",
    id: "resendSmsConfirmation",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/resendSmsConfirmation",
    parameters: [],
    body: ["accountNumber"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"resendSmsConfirmation\"",
    invalidates: [
      { operation: "getCommunicationPreferences", match: { accountNumber: "config.accountNumber" } },
      { operation: "getAccountSummary", match: { accountNumber: "config.accountNumber" } },
    ],
  },
  accepts: validateResendSmsConfirmation,
};

/** Configuration of {@link setAuthorizedUsers}. */
export interface SetAuthorizedUsersConfig {
  /** The account. */
  readonly accountNumber: string;
  /**
   * The people whom the customer saw and changed, so that nobody who was removed meanwhile comes
   * back.
   */
  readonly previousUsers: readonly AuthorizedUserInput[];
  /** The people. None takes everybody's right away. */
  readonly users: readonly AuthorizedUserInput[];
  /** Present password, so that a page that was left open lets nobody in. */
  readonly currentPassword: string;
}

/** Answer of {@link setAuthorizedUsers}. */
export type SetAuthorizedUsersData = AuthorizedUsers;

/** Codes of the server's errors, see {@link setAuthorizedUsers}. */
export type SetAuthorizedUsersErrorCode = "ACCOUNT_INACTIVE" | "CALLOUT_ERROR" | "EMAIL_INVALID" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "LIST_CHANGED" | "NOT_FOUND" | "OLD_PASSWORD_INVALID" | "PHONE_INVALID" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | (string & {});

/**
 * Say who may speak for an account.
 *
 * Takes the whole list; who is not on it any more may not. Needs the present password; wrong ones
 * count, apart from tries to log in. The customer is told by e-mail. 409 LIST_CHANGED: others are
 * on the list than the customer saw; what is sent once more after a lost answer is none.
 *
 * Throws "Invalid config for "setAuthorizedUsers"" when the configuration is refused.
 */
export const setAuthorizedUsers: WriteOperation<SetAuthorizedUsersConfig, SetAuthorizedUsersData, unknown, SetAuthorizedUsersErrorCode> = {
  table: {
    kind: "write",
    id: "setAuthorizedUsers",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/setAuthorizedUsers",
    parameters: [],
    body: ["accountNumber", "previousUsers", "users", "currentPassword"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"setAuthorizedUsers\"",
    invalidates: [{ operation: "getAuthorizedUsers", match: { accountNumber: "config.accountNumber" } }],
  },
  accepts: validateSetAuthorizedUsers,
};

/** Configuration of {@link setPaperless}. */
export interface SetPaperlessConfig {
  /** The account. */
  readonly accountNumber: string;
  /** Bills come by e-mail, not on paper. */
  readonly enabled: boolean;
  /** Version of the consent that was shown. */
  readonly consentVersion: string;
  readonly language: Language;
}

/** Answer of {@link setPaperless}. */
export type SetPaperlessData = CommunicationPreferences;

/** Codes of the server's errors, see {@link setPaperless}. */
export type SetPaperlessErrorCode = "ACCOUNT_INACTIVE" | "CALLOUT_ERROR" | "ENROLL_FAILED" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Turn paperless billing on or off.
 *
 * Keeps which consent was shown, when, and in which language.
 *
 * Throws "Invalid config for "setPaperless"" when the configuration is refused.
 */
export const setPaperless: WriteOperation<SetPaperlessConfig, SetPaperlessData, unknown, SetPaperlessErrorCode> = {
  table: {
    kind: "write",
    id: "setPaperless",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/setPaperless",
    parameters: [],
    body: ["accountNumber", "enabled", "consentVersion", "language"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"setPaperless\"",
    optimistic: { entity: "", key: {} },
    invalidates: [
      { operation: "getCommunicationPreferences", match: { accountNumber: "config.accountNumber" } },
      { operation: "getAccountSummary", match: { accountNumber: "config.accountNumber" } },
    ],
  },
  accepts: validateSetPaperless,
  traits: {
    optimisticResults: {
      results: [
        {
          operation: "getCommunicationPreferences",
          match: { accountNumber: "config.accountNumber" },
          set: { isPaperless: "enabled" },
        },
      ],
    },
  },
};

/** Configuration of {@link startSmsAlerts}. */
export interface StartSmsAlertsConfig {
  /** The account. */
  readonly accountNumber: string;
  /** Mobile phone. Checked by the org, so that its message is the one of the requirement. */
  readonly mobilePhone: string;
  /** Alerts that are wanted. */
  readonly alerts: readonly ("billReady" | "paymentDue" | "paymentReceived" | "enrollment" | "documents")[];
  /** The customer ticked the box, which was not ticked before. */
  readonly consent: true;
  /** Version of the consent that was shown. */
  readonly consentVersion: string;
  readonly language: Language;
}

/** Answer of {@link startSmsAlerts}. */
export type StartSmsAlertsData = CommunicationPreferences;

/** Codes of the server's errors, see {@link startSmsAlerts}. */
export type StartSmsAlertsErrorCode = "ACCOUNT_INACTIVE" | "CALLOUT_ERROR" | "ENROLL_FAILED" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "PHONE_INVALID" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | (string & {});

/**
 * Turn text alerts on.
 *
 * Sends a text within 15 minutes; alerts start when the customer has answered it. A phone that
 * gets alerts already is not asked again, and goes on to get them until another one has answered.
 * Keeps which consent was shown, when, and in which language.
 *
 * Throws "Invalid config for "startSmsAlerts"" when the configuration is refused.
 */
export const startSmsAlerts: WriteOperation<StartSmsAlertsConfig, StartSmsAlertsData, unknown, StartSmsAlertsErrorCode> = {
  table: {
    kind: "write",
    id: "startSmsAlerts",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/startSmsAlerts",
    parameters: [],
    body: ["accountNumber", "mobilePhone", "alerts", "consent", "consentVersion", "language"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"startSmsAlerts\"",
    invalidates: [
      { operation: "getCommunicationPreferences", match: { accountNumber: "config.accountNumber" } },
      { operation: "getAccountSummary", match: { accountNumber: "config.accountNumber" } },
      { operation: "getUsageAlerts", match: { accountNumber: "config.accountNumber" } },
    ],
  },
  accepts: validateStartSmsAlerts,
};

/** Configuration of {@link stopSmsAlerts}. */
export interface StopSmsAlertsConfig {
  /** The account. */
  readonly accountNumber: string;
}

/** Answer of {@link stopSmsAlerts}. */
export type StopSmsAlertsData = CommunicationPreferences;

/** Codes of the server's errors, see {@link stopSmsAlerts}. */
export type StopSmsAlertsErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Turn text alerts off.
 *
 * Works whether or not they were confirmed.
 *
 * Throws "Invalid config for "stopSmsAlerts"" when the configuration is refused.
 */
export const stopSmsAlerts: WriteOperation<StopSmsAlertsConfig, StopSmsAlertsData, unknown, StopSmsAlertsErrorCode> = {
  table: {
    kind: "write",
    id: "stopSmsAlerts",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/stopSmsAlerts",
    parameters: [],
    body: ["accountNumber"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"stopSmsAlerts\"",
    optimistic: { entity: "", key: {} },
    invalidates: [
      { operation: "getCommunicationPreferences", match: { accountNumber: "config.accountNumber" } },
      { operation: "getAccountSummary", match: { accountNumber: "config.accountNumber" } },
      { operation: "getUsageAlerts", match: { accountNumber: "config.accountNumber" } },
    ],
  },
  accepts: validateStopSmsAlerts,
  traits: {
    optimisticResults: {
      results: [
        {
          operation: "getCommunicationPreferences",
          match: { accountNumber: "config.accountNumber" },
          with: { smsState: "off" },
        },
      ],
    },
  },
};
