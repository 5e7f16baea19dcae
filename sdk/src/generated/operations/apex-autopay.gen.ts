// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ReadOperation } from '../../spec/operation.ts';
import type { Autopay, AutopayAuthorization, AutopayTerms, Language, PaymentMethods } from '../schemas.gen.ts';
import { validateGetAutopay, validateGetAutopayAuthorization, validateGetAutopayTerms, validateGetPaymentMethods } from '../validators/apex-autopay.gen.js';

/** Configuration of {@link getAutopay}. */
export interface GetAutopayConfig {
  /** Number of the account. */
  readonly accountNumber: string;
}

/** Answer of {@link getAutopay}. */
export type GetAutopayData = Autopay;

/** Codes of the server's errors, see {@link getAutopay}. */
export type GetAutopayErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read autopay of an account.
 *
 * The state and settings of automatic payment.
 *
 * Lifetime: AccountSettings.
 */
export const getAutopay: ReadOperation<GetAutopayConfig, GetAutopayData, unknown, GetAutopayErrorCode> = {
  table: {
    kind: "read",
    id: "getAutopay",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getAutopay",
    parameters: [{ name: "accountNumber", in: "query" }],
    response: { kind: "plain", is: "object" },
    lifetime: 60000,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetAutopay,
};

/** Configuration of {@link getAutopayAuthorization}. */
export interface GetAutopayAuthorizationConfig {
  /** Number of the account. */
  readonly accountNumber: string;
  /** The authorisation. */
  readonly authorizationId: string;
}

/** Answer of {@link getAutopayAuthorization}. */
export type GetAutopayAuthorizationData = AutopayAuthorization;

/** Codes of the server's errors, see {@link getAutopayAuthorization}. */
export type GetAutopayAuthorizationErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read a copy of an authorisation.
 *
 * The copy that the customer can keep, word by word as it was agreed to.
 *
 * Lifetime: ApexResponse.
 */
export const getAutopayAuthorization: ReadOperation<GetAutopayAuthorizationConfig, GetAutopayAuthorizationData, unknown, GetAutopayAuthorizationErrorCode> = {
  table: {
    kind: "read",
    id: "getAutopayAuthorization",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getAutopayAuthorization",
    parameters: [{ name: "accountNumber", in: "query" }, { name: "authorizationId", in: "query" }],
    response: { kind: "plain", is: "object" },
    lifetime: 300000,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetAutopayAuthorization,
};

/** Configuration of {@link getAutopayTerms}. */
export interface GetAutopayTermsConfig {
  /** Number of the account. */
  readonly accountNumber: string;
  /** Card or bank account. */
  readonly method: "card" | "bank";
  /** Language of the texts. */
  readonly language: Language;
}

/** Answer of {@link getAutopayTerms}. */
export type GetAutopayTermsData = AutopayTerms;

/** Codes of the server's errors, see {@link getAutopayTerms}. */
export type GetAutopayTermsErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read the terms of autopay.
 *
 * The authorisation to show before autopay is set or changed, with its version and hash.
 *
 * Lifetime: AccountSettings.
 */
export const getAutopayTerms: ReadOperation<GetAutopayTermsConfig, GetAutopayTermsData, unknown, GetAutopayTermsErrorCode> = {
  table: {
    kind: "read",
    id: "getAutopayTerms",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getAutopayTerms",
    parameters: [
      { name: "accountNumber", in: "query" },
      { name: "method", in: "query" },
      { name: "language", in: "query" },
    ],
    response: { kind: "plain", is: "object" },
    lifetime: 60000,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetAutopayTerms,
};

/** Configuration of {@link getPaymentMethods}. */
export interface GetPaymentMethodsConfig {
  /** Number of the account. */
  readonly accountNumber: string;
}

/** Answer of {@link getPaymentMethods}. */
export type GetPaymentMethodsData = PaymentMethods;

/** Codes of the server's errors, see {@link getPaymentMethods}. */
export type GetPaymentMethodsErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read the payment methods of an account.
 *
 * Cards and bank accounts on file, by their end only.
 *
 * Lifetime: AccountSettings.
 */
export const getPaymentMethods: ReadOperation<GetPaymentMethodsConfig, GetPaymentMethodsData, unknown, GetPaymentMethodsErrorCode> = {
  table: {
    kind: "read",
    id: "getPaymentMethods",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getPaymentMethods",
    parameters: [{ name: "accountNumber", in: "query" }],
    response: { kind: "plain", is: "object" },
    lifetime: 60000,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetPaymentMethods,
};
