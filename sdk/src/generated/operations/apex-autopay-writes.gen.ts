// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { WriteOperation } from '../../spec/operation.ts';
import type { Autopay, Language, PaymentMethod, PaymentMethods } from '../schemas.gen.ts';
import { validateAddPaymentMethod, validateCancelAutopay, validateChangeAutopay, validateRemovePaymentMethod, validateSetUpAutopay } from '../validators/apex-autopay-writes.gen.js';

/** Configuration of {@link addPaymentMethod}. */
export interface AddPaymentMethodConfig {
  /** The account. */
  readonly accountNumber: string;
  /** Card or bank account. */
  readonly method: "card" | "bank";
  readonly paymentToken: string;
  /** Present password, so that a page that was left open changes nothing about money. */
  readonly currentPassword: string;
  readonly idempotencyKey: string;
}

/** Answer of {@link addPaymentMethod}. */
export type AddPaymentMethodData = PaymentMethod;

/** Codes of the server's errors, see {@link addPaymentMethod}. */
export type AddPaymentMethodErrorCode = "ACCOUNT_INACTIVE" | "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "OLD_PASSWORD_INVALID" | "PAYMENT_METHOD_REFUSED" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | "UNABLE_TO_PROCESS" | (string & {});

/**
 * Add a payment method.
 *
 * Keeps the card or bank account behind a token. Needs the present password; wrong ones count,
 * apart from tries to log in. The customer is told by e-mail.
 *
 * Throws "Invalid config for "addPaymentMethod"" when the configuration is refused.
 */
export const addPaymentMethod: WriteOperation<AddPaymentMethodConfig, AddPaymentMethodData, unknown, AddPaymentMethodErrorCode> = {
  table: {
    kind: "write",
    id: "addPaymentMethod",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/addPaymentMethod",
    parameters: [],
    body: ["accountNumber", "method", "paymentToken", "currentPassword", "idempotencyKey"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"addPaymentMethod\"",
    invalidates: [
      { operation: "getPaymentMethods", match: { accountNumber: "config.accountNumber" } },
      { operation: "getAccountSummary", match: { accountNumber: "config.accountNumber" } },
      { operation: "getBills", match: { accountNumber: "config.accountNumber" } },
    ],
  },
  accepts: validateAddPaymentMethod,
};

/** Configuration of {@link cancelAutopay}. */
export interface CancelAutopayConfig {
  /** The account. */
  readonly accountNumber: string;
}

/** Answer of {@link cancelAutopay}. */
export type CancelAutopayData = Autopay;

/** Codes of the server's errors, see {@link cancelAutopay}. */
export type CancelAutopayErrorCode = "AUTOPAY_FAILED" | "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "UNABLE_TO_PROCESS" | (string & {});

/**
 * Cancel autopay.
 *
 * Revokes the authorisation. A debit that is due within 3 business days may still be made; the
 * answer says when, and so does each later one until that day has passed.
 *
 * Throws "Invalid config for "cancelAutopay"" when the configuration is refused.
 */
export const cancelAutopay: WriteOperation<CancelAutopayConfig, CancelAutopayData, unknown, CancelAutopayErrorCode> = {
  table: {
    kind: "write",
    id: "cancelAutopay",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/cancelAutopay",
    parameters: [],
    body: ["accountNumber"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"cancelAutopay\"",
    invalidates: [
      { operation: "getAutopay", match: { accountNumber: "config.accountNumber" } },
      { operation: "getPaymentMethods", match: { accountNumber: "config.accountNumber" } },
      { operation: "getAccountSummary", match: { accountNumber: "config.accountNumber" } },
      { operation: "getBills", match: { accountNumber: "config.accountNumber" } },
      { operation: "getBill", match: { accountNumber: "config.accountNumber" } },
      { operation: "getPaymentExtension", match: { accountNumber: "config.accountNumber" } },
    ],
  },
  accepts: validateCancelAutopay,
};

/** Configuration of {@link changeAutopay}. */
export interface ChangeAutopayConfig {
  /** The account. */
  readonly accountNumber: string;
  /** Card or bank account. */
  readonly method: "card" | "bank";
  /** A method on file. */
  readonly paymentMethodId?: string | undefined;
  readonly paymentToken?: string | undefined;
  /** Version of the text that was shown. */
  readonly textVersion: string;
  /** Hash of the text that was shown. */
  readonly textHash: string;
  /** Language in which it was shown. */
  readonly language: Language;
  /** The customer ticked the box, which was not ticked before. */
  readonly authorized: true;
  /** Present password, so that a page that was left open changes nothing about money. */
  readonly currentPassword: string;
  readonly idempotencyKey: string;
}

/** Answer of {@link changeAutopay}. */
export type ChangeAutopayData = Autopay;

/** Codes of the server's errors, see {@link changeAutopay}. */
export type ChangeAutopayErrorCode = "ACCOUNT_INACTIVE" | "AUTOPAY_FAILED" | "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "OLD_PASSWORD_INVALID" | "PAYMENT_METHOD_REFUSED" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | "UNABLE_TO_PROCESS" | (string & {});

/**
 * Change autopay.
 *
 * Takes another method. It is a new authorisation; the old one counts as revoked.
 *
 * Throws "Invalid config for "changeAutopay"" when the configuration is refused.
 */
export const changeAutopay: WriteOperation<ChangeAutopayConfig, ChangeAutopayData, unknown, ChangeAutopayErrorCode> = {
  table: {
    kind: "write",
    id: "changeAutopay",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/changeAutopay",
    parameters: [],
    body: [
      "accountNumber",
      "method",
      "paymentMethodId",
      "paymentToken",
      "textVersion",
      "textHash",
      "language",
      "authorized",
      "currentPassword",
      "idempotencyKey",
    ],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"changeAutopay\"",
    invalidates: [
      { operation: "getAutopay", match: { accountNumber: "config.accountNumber" } },
      { operation: "getPaymentMethods", match: { accountNumber: "config.accountNumber" } },
      { operation: "getAccountSummary", match: { accountNumber: "config.accountNumber" } },
      { operation: "getBills", match: { accountNumber: "config.accountNumber" } },
      { operation: "getBill", match: { accountNumber: "config.accountNumber" } },
      { operation: "getPaymentExtension", match: { accountNumber: "config.accountNumber" } },
    ],
  },
  accepts: validateChangeAutopay,
};

/** Configuration of {@link removePaymentMethod}. */
export interface RemovePaymentMethodConfig {
  /** The account. */
  readonly accountNumber: string;
  /** The method. */
  readonly paymentMethodId: string;
}

/** Answer of {@link removePaymentMethod}. */
export type RemovePaymentMethodData = PaymentMethods;

/** Codes of the server's errors, see {@link removePaymentMethod}. */
export type RemovePaymentMethodErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "UNABLE_TO_PROCESS" | (string & {});

/**
 * Remove a payment method.
 *
 * Forgets a method. Not possible while autopay uses it.
 *
 * Throws "Invalid config for "removePaymentMethod"" when the configuration is refused.
 */
export const removePaymentMethod: WriteOperation<RemovePaymentMethodConfig, RemovePaymentMethodData, unknown, RemovePaymentMethodErrorCode> = {
  table: {
    kind: "write",
    id: "removePaymentMethod",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/removePaymentMethod",
    parameters: [],
    body: ["accountNumber", "paymentMethodId"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"removePaymentMethod\"",
    optimistic: { entity: "", key: {} },
    invalidates: [
      { operation: "getPaymentMethods", match: { accountNumber: "config.accountNumber" } },
      { operation: "getAccountSummary", match: { accountNumber: "config.accountNumber" } },
      { operation: "getBills", match: { accountNumber: "config.accountNumber" } },
    ],
  },
  accepts: validateRemovePaymentMethod,
  traits: {
    optimisticResults: {
      results: [
        {
          operation: "getPaymentMethods",
          match: { accountNumber: "config.accountNumber" },
          remove: { from: "methods", where: { paymentMethodId: "paymentMethodId" } },
        },
      ],
    },
  },
};

/** Configuration of {@link setUpAutopay}. */
export interface SetUpAutopayConfig {
  /** The account. */
  readonly accountNumber: string;
  /** Card or bank account. */
  readonly method: "card" | "bank";
  /** A method on file. */
  readonly paymentMethodId?: string | undefined;
  readonly paymentToken?: string | undefined;
  /** Version of the text that was shown. */
  readonly textVersion: string;
  /** Hash of the text that was shown. */
  readonly textHash: string;
  /** Language in which it was shown. */
  readonly language: Language;
  /** The customer ticked the box, which was not ticked before. */
  readonly authorized: true;
  /** Present password, so that a page that was left open changes nothing about money. */
  readonly currentPassword: string;
  readonly idempotencyKey: string;
}

/** Answer of {@link setUpAutopay}. */
export type SetUpAutopayData = Autopay;

/** Codes of the server's errors, see {@link setUpAutopay}. */
export type SetUpAutopayErrorCode = "ACCOUNT_INACTIVE" | "AUTOPAY_FAILED" | "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "OLD_PASSWORD_INVALID" | "PAYMENT_METHOD_REFUSED" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | "UNABLE_TO_PROCESS" | (string & {});

/**
 * Set up autopay.
 *
 * Turns autopay on and keeps the authorisation: text, version, hash, language and time. Needs the
 * present password. The customer gets a copy by e-mail.
 *
 * Throws "Invalid config for "setUpAutopay"" when the configuration is refused.
 */
export const setUpAutopay: WriteOperation<SetUpAutopayConfig, SetUpAutopayData, unknown, SetUpAutopayErrorCode> = {
  table: {
    kind: "write",
    id: "setUpAutopay",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/setUpAutopay",
    parameters: [],
    body: [
      "accountNumber",
      "method",
      "paymentMethodId",
      "paymentToken",
      "textVersion",
      "textHash",
      "language",
      "authorized",
      "currentPassword",
      "idempotencyKey",
    ],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"setUpAutopay\"",
    invalidates: [
      { operation: "getAutopay", match: { accountNumber: "config.accountNumber" } },
      { operation: "getPaymentMethods", match: { accountNumber: "config.accountNumber" } },
      { operation: "getAccountSummary", match: { accountNumber: "config.accountNumber" } },
      { operation: "getBills", match: { accountNumber: "config.accountNumber" } },
      { operation: "getBill", match: { accountNumber: "config.accountNumber" } },
      { operation: "getPaymentExtension", match: { accountNumber: "config.accountNumber" } },
    ],
  },
  accepts: validateSetUpAutopay,
};
