// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { WriteOperation } from '../../spec/operation.ts';
import type { IdentityVerification, Language } from '../schemas.gen.ts';
import { validateAnswerIdentityVerification, validateCancelIdentityVerification, validatePostponeIdentityVerification, validateResendIdentityCode, validateStartIdentityVerification } from '../validators/apex-identity-writes.gen.js';

/** Configuration of {@link answerIdentityVerification}. */
export interface AnswerIdentityVerificationConfig {
  /** The verification. */
  readonly verificationId: string;
  /** The question that is answered. */
  readonly questionId: string;
  /** The value of a choice, or the code. */
  readonly answer: string;
  readonly language: Language;
}

/** Answer of {@link answerIdentityVerification}. */
export type AnswerIdentityVerificationData = IdentityVerification;

/** Codes of the server's errors, see {@link answerIdentityVerification}. */
export type AnswerIdentityVerificationErrorCode = "CALLOUT_ERROR" | "CODE_INVALID" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | "UNABLE_TO_PROCESS" | "VERIFICATION_UNAVAILABLE" | (string & {});

/**
 * Answer the present question.
 *
 * The button Next. A wrong answer is not told apart from a right one before the end; a wrong code
 * is, while tries are left.
 *
 * Throws "Invalid config for "answerIdentityVerification"" when the configuration is refused.
 */
export const answerIdentityVerification: WriteOperation<AnswerIdentityVerificationConfig, AnswerIdentityVerificationData, unknown, AnswerIdentityVerificationErrorCode> = {
  table: {
    kind: "write",
    id: "answerIdentityVerification",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/answerIdentityVerification",
    parameters: [],
    body: ["verificationId", "questionId", "answer", "language"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"answerIdentityVerification\"",
    invalidates: [
      { operation: "getIdentityVerification", match: { orderId: "response.orderId" } },
      { operation: "getEnrollmentStatus", match: { orderId: "response.orderId" } },
      { operation: "getLobby" },
      { operation: "getAccountSummary" },
    ],
  },
  accepts: validateAnswerIdentityVerification,
};

/** Configuration of {@link cancelIdentityVerification}. */
export interface CancelIdentityVerificationConfig {
  /** The verification. */
  readonly verificationId: string;
  readonly language: Language;
}

/** Answer of {@link cancelIdentityVerification}. */
export type CancelIdentityVerificationData = IdentityVerification;

/** Codes of the server's errors, see {@link cancelIdentityVerification}. */
export type CancelIdentityVerificationErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | "UNABLE_TO_PROCESS" | "VERIFICATION_UNAVAILABLE" | (string & {});

/**
 * Cancel the verification.
 *
 * Drops the answers given so far. It can be started again.
 *
 * Throws "Invalid config for "cancelIdentityVerification"" when the configuration is refused.
 */
export const cancelIdentityVerification: WriteOperation<CancelIdentityVerificationConfig, CancelIdentityVerificationData, unknown, CancelIdentityVerificationErrorCode> = {
  table: {
    kind: "write",
    id: "cancelIdentityVerification",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/cancelIdentityVerification",
    parameters: [],
    body: ["verificationId", "language"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"cancelIdentityVerification\"",
    invalidates: [
      { operation: "getIdentityVerification", match: { orderId: "response.orderId" } },
      { operation: "getEnrollmentStatus", match: { orderId: "response.orderId" } },
      { operation: "getLobby" },
      { operation: "getAccountSummary" },
    ],
  },
  accepts: validateCancelIdentityVerification,
};

/** Configuration of {@link postponeIdentityVerification}. */
export interface PostponeIdentityVerificationConfig {
  /** The verification. */
  readonly verificationId: string;
  readonly language: Language;
}

/** Answer of {@link postponeIdentityVerification}. */
export type PostponeIdentityVerificationData = IdentityVerification;

/** Codes of the server's errors, see {@link postponeIdentityVerification}. */
export type PostponeIdentityVerificationErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | "UNABLE_TO_PROCESS" | "VERIFICATION_UNAVAILABLE" | (string & {});

/**
 * Come back later.
 *
 * Keeps the answers given so far, for the customer to resume within 7 days.
 *
 * Throws "Invalid config for "postponeIdentityVerification"" when the configuration is refused.
 */
export const postponeIdentityVerification: WriteOperation<PostponeIdentityVerificationConfig, PostponeIdentityVerificationData, unknown, PostponeIdentityVerificationErrorCode> = {
  table: {
    kind: "write",
    id: "postponeIdentityVerification",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/postponeIdentityVerification",
    parameters: [],
    body: ["verificationId", "language"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"postponeIdentityVerification\"",
    invalidates: [
      { operation: "getIdentityVerification", match: { orderId: "response.orderId" } },
      { operation: "getEnrollmentStatus", match: { orderId: "response.orderId" } },
      { operation: "getLobby" },
      { operation: "getAccountSummary" },
    ],
  },
  accepts: validatePostponeIdentityVerification,
};

/** Configuration of {@link resendIdentityCode}. */
export interface ResendIdentityCodeConfig {
  /** The verification. */
  readonly verificationId: string;
  readonly language: Language;
}

/** Answer of {@link resendIdentityCode}. */
export type ResendIdentityCodeData = IdentityVerification;

/** Codes of the server's errors, see {@link resendIdentityCode}. */
export type ResendIdentityCodeErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | "UNABLE_TO_PROCESS" | "VERIFICATION_UNAVAILABLE" | (string & {});

/**
 * Send the code again.
 *
 * A newer code replaces an older one.
 *
 * Throws "Invalid config for "resendIdentityCode"" when the configuration is refused.
 */
export const resendIdentityCode: WriteOperation<ResendIdentityCodeConfig, ResendIdentityCodeData, unknown, ResendIdentityCodeErrorCode> = {
  table: {
    kind: "write",
    id: "resendIdentityCode",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/resendIdentityCode",
    parameters: [],
    body: ["verificationId", "language"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"resendIdentityCode\"",
    invalidates: [
      { operation: "getIdentityVerification", match: { orderId: "response.orderId" } },
      { operation: "getEnrollmentStatus", match: { orderId: "response.orderId" } },
      { operation: "getLobby" },
      { operation: "getAccountSummary" },
    ],
  },
  accepts: validateResendIdentityCode,
};

/** Configuration of {@link startIdentityVerification}. */
export interface StartIdentityVerificationConfig {
  /** The order. */
  readonly orderId: string;
  readonly language: Language;
}

/** Answer of {@link startIdentityVerification}. */
export type StartIdentityVerificationData = IdentityVerification;

/** Codes of the server's errors, see {@link startIdentityVerification}. */
export type StartIdentityVerificationErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "ORDER_NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | "UNABLE_TO_PROCESS" | "VERIFICATION_UNAVAILABLE" | (string & {});

/**
 * Start or resume the verification.
 *
 * Gives the first question, or the one at which the customer came back later.
 *
 * Throws "Invalid config for "startIdentityVerification"" when the configuration is refused.
 */
export const startIdentityVerification: WriteOperation<StartIdentityVerificationConfig, StartIdentityVerificationData, unknown, StartIdentityVerificationErrorCode> = {
  table: {
    kind: "write",
    id: "startIdentityVerification",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/startIdentityVerification",
    parameters: [],
    body: ["orderId", "language"],
    normalise: { orderId: "id18" },
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"startIdentityVerification\"",
    invalidates: [
      { operation: "getIdentityVerification", match: { orderId: "response.orderId" } },
      { operation: "getEnrollmentStatus", match: { orderId: "response.orderId" } },
      { operation: "getLobby" },
      { operation: "getAccountSummary" },
    ],
  },
  accepts: validateStartIdentityVerification,
};
