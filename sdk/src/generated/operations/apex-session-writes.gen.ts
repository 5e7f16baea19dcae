// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { WriteOperation } from '../../spec/operation.ts';
import type { Language, LogInCodeSent, Session } from '../schemas.gen.ts';
import { validateExtendSession, validateLogIn, validateLogInWithCode, validateLogOut, validateSendLogInCode } from '../validators/apex-session-writes.gen.js';

/** Configuration of {@link extendSession}. */
export interface ExtendSessionConfig {
}

/** Answer of {@link extendSession}. */
export type ExtendSessionData = Session;

/** Codes of the server's errors, see {@link extendSession}. */
export type ExtendSessionErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Keep the session alive.
 *
 * The customer answered the warning before the idle time is over. The idle time starts again; the
 * longest time does not.
 *
 * Throws "Invalid config for "extendSession"" when the configuration is refused.
 */
export const extendSession: WriteOperation<ExtendSessionConfig, ExtendSessionData, unknown, ExtendSessionErrorCode> = {
  table: {
    kind: "write",
    id: "extendSession",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/extendSession",
    parameters: [],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"extendSession\"",
    invalidates: [{ operation: "getCurrentSession" }],
  },
  accepts: validateExtendSession,
};

/** Configuration of {@link logIn}. */
export interface LogInConfig {
  /** User name or e-mail address. */
  readonly username: string;
  /** The password. */
  readonly password: string;
  /**
   * True on a device that others use, too: the idle time is shorter, and the session tells no
   * device secret.
   */
  readonly sharedDevice?: boolean | undefined;
}

/** Answer of {@link logIn}. */
export type LogInData = Session;

/** Codes of the server's errors, see {@link logIn}. */
export type LogInErrorCode = "ACCOUNT_INACTIVE" | "CALLOUT_ERROR" | "INVALID_INPUT" | "LOGIN_FAILED" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | (string & {});

/**
 * Log in.
 *
 * Begins the session of a customer. Every wrong combination gets the same answer.
 *
 * Throws "Invalid config for "logIn"" when the configuration is refused.
 */
export const logIn: WriteOperation<LogInConfig, LogInData, unknown, LogInErrorCode> = {
  table: {
    kind: "write",
    id: "logIn",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/logIn",
    parameters: [],
    body: ["username", "password", "sharedDevice"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"logIn\"",
    session: "begins",
  },
  accepts: validateLogIn,
};

/** Configuration of {@link logInWithCode}. */
export interface LogInWithCodeConfig {
  /** The name that the code was asked for by. */
  readonly username: string;
  /** The code. */
  readonly code: string;
  /** True on a device that others use, too, as when logging in by password. */
  readonly sharedDevice?: boolean | undefined;
}

/** Answer of {@link logInWithCode}. */
export type LogInWithCodeData = Session;

/** Codes of the server's errors, see {@link logInWithCode}. */
export type LogInWithCodeErrorCode = "ACCOUNT_INACTIVE" | "CALLOUT_ERROR" | "CODE_INVALID" | "INVALID_INPUT" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | (string & {});

/**
 * Log in by a code.
 *
 * Begins the session of the customer to whom the code was sent. A code works once, in the browser
 * that asked for it, and a newer one replaces it.
 *
 * Throws "Invalid config for "logInWithCode"" when the configuration is refused.
 */
export const logInWithCode: WriteOperation<LogInWithCodeConfig, LogInWithCodeData, unknown, LogInWithCodeErrorCode> = {
  table: {
    kind: "write",
    id: "logInWithCode",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/logInWithCode",
    parameters: [],
    body: ["username", "code", "sharedDevice"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"logInWithCode\"",
    session: "begins",
  },
  accepts: validateLogInWithCode,
};

/** Configuration of {@link logOut}. */
export interface LogOutConfig {
}

/** Answer of {@link logOut}. */
export type LogOutData = Session;

/** Codes of the server's errors, see {@link logOut}. */
export type LogOutErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Log out.
 *
 * Ends the session. Works without one, too.
 *
 * Throws "Invalid config for "logOut"" when the configuration is refused.
 */
export const logOut: WriteOperation<LogOutConfig, LogOutData, unknown, LogOutErrorCode> = {
  table: {
    kind: "write",
    id: "logOut",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/logOut",
    parameters: [],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"logOut\"",
    session: "ends",
  },
  accepts: validateLogOut,
};

/** Configuration of {@link sendLogInCode}. */
export interface SendLogInCodeConfig {
  /** User name or e-mail address. */
  readonly username: string;
  readonly language: Language;
}

/** Answer of {@link sendLogInCode}. */
export type SendLogInCodeData = LogInCodeSent;

/** Codes of the server's errors, see {@link sendLogInCode}. */
export type SendLogInCodeErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | (string & {});

/**
 * Ask for a code to log in by.
 *
 * Sends a code if the name belongs to a customer. Status and body of the answer are the same for
 * every name, so it never tells whether an account exists.
 *
 * Throws "Invalid config for "sendLogInCode"" when the configuration is refused.
 */
export const sendLogInCode: WriteOperation<SendLogInCodeConfig, SendLogInCodeData, unknown, SendLogInCodeErrorCode> = {
  table: {
    kind: "write",
    id: "sendLogInCode",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/sendLogInCode",
    parameters: [],
    body: ["username", "language"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"sendLogInCode\"",
  },
  accepts: validateSendLogInCode,
};
