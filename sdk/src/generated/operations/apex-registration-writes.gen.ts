// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { WriteOperation } from '../../spec/operation.ts';
import type { Language, Registration } from '../schemas.gen.ts';
import { validateCompleteRegistration, validateConfirmRegistration, validateFindMyEnrollment, validateSendRegistrationCode, validateVerifyRegistration } from '../validators/apex-registration-writes.gen.js';

/** Configuration of {@link completeRegistration}. */
export interface CompleteRegistrationConfig {
  /** The registration. */
  readonly registrationId: string;
  /** Address to log in with. */
  readonly email: string;
  /** Password. */
  readonly newPassword: string;
  /** The password once more. */
  readonly confirmPassword: string;
  /** The customer accepts the terms of use. */
  readonly acceptTerms: true;
  readonly language: Language;
}

/** Answer of {@link completeRegistration}. */
export type CompleteRegistrationData = Registration;

/** Codes of the server's errors, see {@link completeRegistration}. */
export type CompleteRegistrationErrorCode = "ALREADY_REGISTERED" | "CALLOUT_ERROR" | "EMAIL_INVALID" | "EMAIL_NOT_SENT" | "INVALID_INPUT" | "PASSWORD_COMMON" | "PASSWORD_COMPOSITION" | "PASSWORD_MISMATCH" | "PASSWORD_TOO_SHORT" | "REGISTRATION_NOT_VERIFIED" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | (string & {});

/**
 * Choose how to log in.
 *
 * Step 3. Sends a verification link to the address. The answer is the same when the address
 * belongs to another customer; that customer gets a notice instead of a link.
 *
 * Throws "Invalid config for "completeRegistration"" when the configuration is refused.
 */
export const completeRegistration: WriteOperation<CompleteRegistrationConfig, CompleteRegistrationData, unknown, CompleteRegistrationErrorCode> = {
  table: {
    kind: "write",
    id: "completeRegistration",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/completeRegistration",
    parameters: [],
    body: ["registrationId", "email", "newPassword", "confirmPassword", "acceptTerms", "language"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"completeRegistration\"",
  },
  accepts: validateCompleteRegistration,
};

/** Configuration of {@link confirmRegistration}. */
export interface ConfirmRegistrationConfig {
  /** Secret of the link. */
  readonly token: string;
}

/** Answer of {@link confirmRegistration}. */
export type ConfirmRegistrationData = Registration;

/** Codes of the server's errors, see {@link confirmRegistration}. */
export type ConfirmRegistrationErrorCode = "ALREADY_REGISTERED" | "CALLOUT_ERROR" | "EMAIL_LINK_EXPIRED" | "EMAIL_LINK_INVALID" | "INVALID_INPUT" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | (string & {});

/**
 * Confirm the address of a new log-in.
 *
 * Called when the customer presses the button on the page that the link opens. Uses the link up;
 * then the customer can log in.
 *
 * Throws "Invalid config for "confirmRegistration"" when the configuration is refused.
 */
export const confirmRegistration: WriteOperation<ConfirmRegistrationConfig, ConfirmRegistrationData, unknown, ConfirmRegistrationErrorCode> = {
  table: {
    kind: "write",
    id: "confirmRegistration",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/confirmRegistration",
    parameters: [],
    body: ["token"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"confirmRegistration\"",
  },
  accepts: validateConfirmRegistration,
};

/** Configuration of {@link findMyEnrollment}. */
export interface FindMyEnrollmentConfig {
  /** Secret of the link in the welcome message. */
  readonly linkToken?: string | undefined;
  /** Confirmation number or enrolment ID. */
  readonly confirmationNumber?: string | undefined;
  /** Last name on the order. */
  readonly lastName?: string | undefined;
  /** Zip code of the service address. */
  readonly zipCode?: string | undefined;
}

/** Answer of {@link findMyEnrollment}. */
export type FindMyEnrollmentData = Registration;

/** Codes of the server's errors, see {@link findMyEnrollment}. */
export type FindMyEnrollmentErrorCode = "ALREADY_REGISTERED" | "CALLOUT_ERROR" | "INVALID_INPUT" | "ORDER_NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | (string & {});

/**
 * Find the enrolment to register for.
 *
 * Step 1. Takes the link of the welcome message, or confirmation number, last name and zip code
 * together. A wrong combination gets one and the same answer, and tries are limited.
 *
 * Throws "Invalid config for "findMyEnrollment"" when the configuration is refused.
 */
export const findMyEnrollment: WriteOperation<FindMyEnrollmentConfig, FindMyEnrollmentData, unknown, FindMyEnrollmentErrorCode> = {
  table: {
    kind: "write",
    id: "findMyEnrollment",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/findMyEnrollment",
    parameters: [],
    body: ["linkToken", "confirmationNumber", "lastName", "zipCode"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"findMyEnrollment\"",
  },
  accepts: validateFindMyEnrollment,
};

/** Configuration of {@link sendRegistrationCode}. */
export interface SendRegistrationCodeConfig {
  /** The registration. */
  readonly registrationId: string;
  /** To the address or to the mobile phone on the order. */
  readonly channel: "email" | "sms";
  readonly language: Language;
}

/** Answer of {@link sendRegistrationCode}. */
export type SendRegistrationCodeData = Registration;

/** Codes of the server's errors, see {@link sendRegistrationCode}. */
export type SendRegistrationCodeErrorCode = "CALLOUT_ERROR" | "EMAIL_NOT_SENT" | "INVALID_INPUT" | "REGISTRATION_NOT_VERIFIED" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | (string & {});

/**
 * Send a code to the customer of the order.
 *
 * Step 2. Goes only to the address or phone that the order holds. A newer code replaces an older
 * one.
 *
 * Throws "Invalid config for "sendRegistrationCode"" when the configuration is refused.
 */
export const sendRegistrationCode: WriteOperation<SendRegistrationCodeConfig, SendRegistrationCodeData, unknown, SendRegistrationCodeErrorCode> = {
  table: {
    kind: "write",
    id: "sendRegistrationCode",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/sendRegistrationCode",
    parameters: [],
    body: ["registrationId", "channel", "language"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"sendRegistrationCode\"",
  },
  accepts: validateSendRegistrationCode,
};

/** Configuration of {@link verifyRegistration}. */
export interface VerifyRegistrationConfig {
  /** The registration. */
  readonly registrationId: string;
  /** The code. */
  readonly code: string;
}

/** Answer of {@link verifyRegistration}. */
export type VerifyRegistrationData = Registration;

/** Codes of the server's errors, see {@link verifyRegistration}. */
export type VerifyRegistrationErrorCode = "CALLOUT_ERROR" | "CODE_INVALID" | "INVALID_INPUT" | "REGISTRATION_NOT_VERIFIED" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | (string & {});

/**
 * Prove to be the customer of the order.
 *
 * Step 2. After too many wrong codes the registration is over and starts again with step 1.
 *
 * Throws "Invalid config for "verifyRegistration"" when the configuration is refused.
 */
export const verifyRegistration: WriteOperation<VerifyRegistrationConfig, VerifyRegistrationData, unknown, VerifyRegistrationErrorCode> = {
  table: {
    kind: "write",
    id: "verifyRegistration",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/verifyRegistration",
    parameters: [],
    body: ["registrationId", "code"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"verifyRegistration\"",
  },
  accepts: validateVerifyRegistration,
};
