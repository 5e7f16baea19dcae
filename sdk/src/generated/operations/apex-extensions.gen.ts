// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ReadOperation } from '../../spec/operation.ts';
import type { ExtensionTerms, Language, PaymentExtension } from '../schemas.gen.ts';
import { validateGetExtensionTerms, validateGetPaymentExtension } from '../validators/apex-extensions.gen.js';

/** Configuration of {@link getExtensionTerms}. */
export interface GetExtensionTermsConfig {
  /** Number of the account. */
  readonly accountNumber: string;
  /** The way to pay later. */
  readonly choice: "later" | "two" | "three";
  /** Language of the text. */
  readonly language: Language;
}

/** Answer of {@link getExtensionTerms}. */
export type GetExtensionTermsData = ExtensionTerms;

/** Codes of the server's errors, see {@link getExtensionTerms}. */
export type GetExtensionTermsErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read the terms of an extension.
 *
 * Every day and amount of one way to pay later, in words to agree to.
 *
 * Lifetime: AccountSettings.
 */
export const getExtensionTerms: ReadOperation<GetExtensionTermsConfig, GetExtensionTermsData, unknown, GetExtensionTermsErrorCode> = {
  table: {
    kind: "read",
    id: "getExtensionTerms",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getExtensionTerms",
    parameters: [
      { name: "accountNumber", in: "query" },
      { name: "choice", in: "query" },
      { name: "language", in: "query" },
    ],
    response: { kind: "plain", is: "object" },
    lifetime: 60000,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetExtensionTerms,
};

/** Configuration of {@link getPaymentExtension}. */
export interface GetPaymentExtensionConfig {
  /** Number of the account. */
  readonly accountNumber: string;
}

/** Answer of {@link getPaymentExtension}. */
export type GetPaymentExtensionData = PaymentExtension;

/** Codes of the server's errors, see {@link getPaymentExtension}. */
export type GetPaymentExtensionErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read how an account can pay later.
 *
 * The ways to pay the balance later, where there are some, and the one that was agreed on.
 *
 * Lifetime: AccountSettings.
 */
export const getPaymentExtension: ReadOperation<GetPaymentExtensionConfig, GetPaymentExtensionData, unknown, GetPaymentExtensionErrorCode> = {
  table: {
    kind: "read",
    id: "getPaymentExtension",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getPaymentExtension",
    parameters: [{ name: "accountNumber", in: "query" }],
    response: { kind: "plain", is: "object" },
    lifetime: 60000,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetPaymentExtension,
};
