// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { WriteOperation } from '../../spec/operation.ts';
import type { BillPayment, Language } from '../schemas.gen.ts';
import { validatePayBill } from '../validators/apex-bills-writes.gen.js';

/** Configuration of {@link payBill}. */
export interface PayBillConfig {
  /** The account. */
  readonly accountNumber: string;
  /** All that can be paid, only what is past due, or another amount. */
  readonly pays: "balance" | "pastDue" | "other";
  /** For `other`: US dollars, with two decimals at most. */
  readonly otherAmount?: number | undefined;
  /**
   * Amount that could be paid when the customer was asked, in US cents: `payableCents` of the
   * bills.
   */
  readonly balanceCents: number;
  /**
   * Needed with `pastDue`: the amount that was past due when the customer was asked, in US cents,
   * `pastDueCents` of the bills. Another bill may be late by the next day, and the balance is the
   * same.
   */
  readonly pastDueCents?: number | undefined;
  /** Card or bank account; needed with a token. */
  readonly method?: "card" | "bank" | undefined;
  /** A method on file. */
  readonly paymentMethodId?: string | undefined;
  readonly paymentToken?: string | undefined;
  /** True keeps the card or bank account behind the token on file; the customer is told by e-mail. */
  readonly keepMethod?: boolean | undefined;
  /** Language of the receipt. */
  readonly language: Language;
  readonly idempotencyKey: string;
}

/** Answer of {@link payBill}. */
export type PayBillData = BillPayment;

/** Codes of the server's errors, see {@link payBill}. */
export type PayBillErrorCode = "BALANCE_CHANGED" | "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "PAYMENT_AMOUNT_INVALID" | "PAYMENT_FAILED" | "PAYMENT_METHOD_REFUSED" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | "UNABLE_TO_PROCESS" | (string & {});

/**
 * Pay bills.
 *
 * Charges exactly once for each idempotency key, and never more than is open. 200: paid. 202: the
 * outcome is not known yet; ask getBillPaymentStatus with the same key. 402: refused and nothing
 * charged; a new try needs a new key. 409 BALANCE_CHANGED: something else is open than what was
 * shown, such as after a payment in another tab. After a lost answer, send the same request again
 * or ask getBillPaymentStatus; never make a new key.
 *
 * Throws "Invalid config for "payBill"" when the configuration is refused.
 */
export const payBill: WriteOperation<PayBillConfig, PayBillData, unknown, PayBillErrorCode> = {
  table: {
    kind: "write",
    id: "payBill",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/payBill",
    parameters: [],
    body: [
      "accountNumber",
      "pays",
      "otherAmount",
      "balanceCents",
      "pastDueCents",
      "method",
      "paymentMethodId",
      "paymentToken",
      "keepMethod",
      "language",
      "idempotencyKey",
    ],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"payBill\"",
    invalidates: [
      { operation: "getBills", match: { accountNumber: "config.accountNumber" } },
      { operation: "getBill", match: { accountNumber: "config.accountNumber" } },
      { operation: "getBillPayments", match: { accountNumber: "config.accountNumber" } },
      { operation: "getBillPaymentStatus", match: { idempotencyKey: "config.idempotencyKey" } },
      { operation: "getPaymentMethods", match: { accountNumber: "config.accountNumber" } },
      { operation: "getAutopay", match: { accountNumber: "config.accountNumber" } },
      { operation: "getPaymentExtension", match: { accountNumber: "config.accountNumber" } },
      { operation: "getAccountSummary", match: { accountNumber: "config.accountNumber" } },
    ],
  },
  accepts: validatePayBill,
};
