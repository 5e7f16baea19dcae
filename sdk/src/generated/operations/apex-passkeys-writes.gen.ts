// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { WriteOperation } from '../../spec/operation.ts';
import type { Passkey, PasskeyChallenge, Passkeys, Session } from '../schemas.gen.ts';
import { validateAddPasskey, validateBeginPasskey, validateBeginPasskeyLogIn, validateLogInWithPasskey, validateRemovePasskey } from '../validators/apex-passkeys-writes.gen.js';

/** Configuration of {@link addPasskey}. */
export interface AddPasskeyConfig {
  /** Name of the challenge. */
  readonly challengeId: string;
  /**
   * The credential in the JSON form of Web Authentication, Level 3: `RegistrationResponseJSON` or
   * `AuthenticationResponseJSON`.
   */
  readonly credential: { readonly [key: string]: unknown };
  /** True on a device that others use, too, as when logging in by password. */
  readonly sharedDevice?: boolean | undefined;
}

/** Answer of {@link addPasskey}. */
export type AddPasskeyData = Passkey;

/** Codes of the server's errors, see {@link addPasskey}. */
export type AddPasskeyErrorCode = "ACCOUNT_INACTIVE" | "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "PASSKEY_NOT_ACCEPTED" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "UNABLE_TO_PROCESS" | (string & {});

/**
 * Add a passkey.
 *
 * Takes what the device made of the challenge. The customer is told by e-mail. It is refused where
 * the customer has as many passkeys as are kept, however many challenges were open at once. What
 * is sent once more after a lost answer adds nothing, and is answered as before.
 *
 * Throws "Invalid config for "addPasskey"" when the configuration is refused.
 */
export const addPasskey: WriteOperation<AddPasskeyConfig, AddPasskeyData, unknown, AddPasskeyErrorCode> = {
  table: {
    kind: "write",
    id: "addPasskey",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/addPasskey",
    parameters: [],
    body: ["challengeId", "credential", "sharedDevice"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"addPasskey\"",
    invalidates: [{ operation: "getPasskeys" }],
  },
  accepts: validateAddPasskey,
};

/** Configuration of {@link beginPasskey}. */
export interface BeginPasskeyConfig {
  /** The name by which the customer will know it. */
  readonly name: string;
  /** The present password. */
  readonly currentPassword: string;
}

/** Answer of {@link beginPasskey}. */
export type BeginPasskeyData = PasskeyChallenge;

/** Codes of the server's errors, see {@link beginPasskey}. */
export type BeginPasskeyErrorCode = "ACCOUNT_INACTIVE" | "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "OLD_PASSWORD_INVALID" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | "UNABLE_TO_PROCESS" | (string & {});

/**
 * Begin to add a passkey.
 *
 * Proves by the password who adds it, and gives the challenge that the device answers. Nothing is
 * added before `addPasskey`.
 *
 * Throws "Invalid config for "beginPasskey"" when the configuration is refused.
 */
export const beginPasskey: WriteOperation<BeginPasskeyConfig, BeginPasskeyData, unknown, BeginPasskeyErrorCode> = {
  table: {
    kind: "write",
    id: "beginPasskey",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/beginPasskey",
    parameters: [],
    body: ["name", "currentPassword"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"beginPasskey\"",
  },
  accepts: validateBeginPasskey,
};

/** Configuration of {@link beginPasskeyLogIn}. */
export interface BeginPasskeyLogInConfig {
}

/** Answer of {@link beginPasskeyLogIn}. */
export type BeginPasskeyLogInData = PasskeyChallenge;

/** Codes of the server's errors, see {@link beginPasskeyLogIn}. */
export type BeginPasskeyLogInErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Begin to log in by a passkey.
 *
 * Gives a challenge to whoever asks. It names no customer, so that it tells nothing of any.
 *
 * Throws "Invalid config for "beginPasskeyLogIn"" when the configuration is refused.
 */
export const beginPasskeyLogIn: WriteOperation<BeginPasskeyLogInConfig, BeginPasskeyLogInData, unknown, BeginPasskeyLogInErrorCode> = {
  table: {
    kind: "write",
    id: "beginPasskeyLogIn",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/beginPasskeyLogIn",
    parameters: [],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"beginPasskeyLogIn\"",
  },
  accepts: validateBeginPasskeyLogIn,
};

/** Configuration of {@link logInWithPasskey}. */
export interface LogInWithPasskeyConfig {
  /** Name of the challenge. */
  readonly challengeId: string;
  /**
   * The credential in the JSON form of Web Authentication, Level 3: `RegistrationResponseJSON` or
   * `AuthenticationResponseJSON`.
   */
  readonly credential: { readonly [key: string]: unknown };
  /** True on a device that others use, too, as when logging in by password. */
  readonly sharedDevice?: boolean | undefined;
}

/** Answer of {@link logInWithPasskey}. */
export type LogInWithPasskeyData = Session;

/** Codes of the server's errors, see {@link logInWithPasskey}. */
export type LogInWithPasskeyErrorCode = "ACCOUNT_INACTIVE" | "CALLOUT_ERROR" | "INVALID_INPUT" | "PASSKEY_NOT_ACCEPTED" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Log in by a passkey.
 *
 * Begins the session of the customer whose passkey has answered. Every answer that does not fit
 * gets the same.
 *
 * Throws "Invalid config for "logInWithPasskey"" when the configuration is refused.
 */
export const logInWithPasskey: WriteOperation<LogInWithPasskeyConfig, LogInWithPasskeyData, unknown, LogInWithPasskeyErrorCode> = {
  table: {
    kind: "write",
    id: "logInWithPasskey",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/logInWithPasskey",
    parameters: [],
    body: ["challengeId", "credential", "sharedDevice"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"logInWithPasskey\"",
    session: "begins",
  },
  accepts: validateLogInWithPasskey,
};

/** Configuration of {@link removePasskey}. */
export interface RemovePasskeyConfig {
  /** Id of the passkey. */
  readonly passkeyId: string;
}

/** Answer of {@link removePasskey}. */
export type RemovePasskeyData = Passkeys;

/** Codes of the server's errors, see {@link removePasskey}. */
export type RemovePasskeyErrorCode = "ACCOUNT_INACTIVE" | "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Remove a passkey.
 *
 * It opens nothing any more. The password still does. The customer is told by e-mail.
 *
 * Throws "Invalid config for "removePasskey"" when the configuration is refused.
 */
export const removePasskey: WriteOperation<RemovePasskeyConfig, RemovePasskeyData, unknown, RemovePasskeyErrorCode> = {
  table: {
    kind: "write",
    id: "removePasskey",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/removePasskey",
    parameters: [],
    body: ["passkeyId"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"removePasskey\"",
    invalidates: [{ operation: "getPasskeys" }],
  },
  accepts: validateRemovePasskey,
};
