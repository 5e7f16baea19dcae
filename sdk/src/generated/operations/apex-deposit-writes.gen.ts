// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { WriteOperation } from '../../spec/operation.ts';
import type { HostedFields, Language, Payment } from '../schemas.gen.ts';
import { validatePayDeposit, validateStartHostedFields } from '../validators/apex-deposit-writes.gen.js';

/** Configuration of {@link payDeposit}. */
export interface PayDepositConfig {
  /** Secret of the deposit link. */
  readonly linkToken?: string | undefined;
  /** Order of the customer who is logged in; stands in for the link. */
  readonly orderId?: string | undefined;
  /**
   * Amount that the customer saw and agreed to, in US cents. Refused when it is not the one that
   * is due.
   */
  readonly amountCents: number;
  readonly paymentToken: string;
  readonly idempotencyKey: string;
  /** The address for the receipt. */
  readonly email?: string | undefined;
  readonly language: Language;
}

/** Answer of {@link payDeposit}. */
export type PayDepositData = Payment;

/** Codes of the server's errors, see {@link payDeposit}. */
export type PayDepositErrorCode = "CALLOUT_ERROR" | "DEPOSIT_AMOUNT_REQUIRED" | "DEPOSIT_NOT_FOUND" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "ORDER_NOT_FOUND" | "PAYMENT_FAILED" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | "UNABLE_TO_PROCESS" | (string & {});

/**
 * Pay a deposit.
 *
 * Charges exactly once for each idempotency key. 200: paid. 202: the outcome is not known yet; ask
 * getPaymentStatus with the same key. 402: refused and nothing charged; a new try needs a new
 * token and a new key. After a lost answer, send the same request again or ask getPaymentStatus;
 * never make a new key.
 *
 * Throws "Invalid config for "payDeposit"" when the configuration is refused.
 */
export const payDeposit: WriteOperation<PayDepositConfig, PayDepositData, unknown, PayDepositErrorCode> = {
  table: {
    kind: "write",
    id: "payDeposit",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/payDeposit",
    parameters: [],
    body: ["linkToken", "orderId", "amountCents", "paymentToken", "idempotencyKey", "email", "language"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"payDeposit\"",
    invalidates: [
      { operation: "findDeposit" },
      { operation: "getPaymentStatus", match: { idempotencyKey: "config.idempotencyKey" } },
      { operation: "getEnrollmentStatus" },
      { operation: "getLobby" },
      { operation: "getAccountSummary" },
    ],
  },
  accepts: validatePayDeposit,
};

/** Configuration of {@link startHostedFields}. */
export interface StartHostedFieldsConfig {
  /** The kind of payment to be made with it. */
  readonly purpose: "deposit" | "autopay";
  /** Card or bank account. */
  readonly method: "card" | "bank";
  /** Secret of the deposit link; needed by a guest. */
  readonly linkToken?: string | undefined;
  readonly language: Language;
}

/** Answer of {@link startHostedFields}. */
export type StartHostedFieldsData = HostedFields;

/** Codes of the server's errors, see {@link startHostedFields}. */
export type StartHostedFieldsErrorCode = "CALLOUT_ERROR" | "DEPOSIT_NOT_FOUND" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | (string & {});

/**
 * Start the hosted payment fields.
 *
 * Opens one use of the payment processor's fields for a card or a bank account.
 *
 * Throws "Invalid config for "startHostedFields"" when the configuration is refused.
 */
export const startHostedFields: WriteOperation<StartHostedFieldsConfig, StartHostedFieldsData, unknown, StartHostedFieldsErrorCode> = {
  table: {
    kind: "write",
    id: "startHostedFields",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/startHostedFields",
    parameters: [],
    body: ["purpose", "method", "linkToken", "language"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"startHostedFields\"",
  },
  accepts: validateStartHostedFields,
};
