// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { WriteOperation } from '../../spec/operation.ts';
import type { Language, PaymentExtension } from '../schemas.gen.ts';
import { validateSetUpPaymentExtension } from '../validators/apex-extensions-writes.gen.js';

/** Configuration of {@link setUpPaymentExtension}. */
export interface SetUpPaymentExtensionConfig {
  /** The account. */
  readonly accountNumber: string;
  /** The way to pay later. */
  readonly choice: "later" | "two" | "three";
  /** The balance that was shown, in US cents. */
  readonly balanceCents: number;
  /** The termsVersion of the terms that were shown. */
  readonly termsVersion: string;
  /** True when the customer agrees to the terms. */
  readonly agreed: true;
  readonly language: Language;
  readonly idempotencyKey: string;
}

/** Answer of {@link setUpPaymentExtension}. */
export type SetUpPaymentExtensionData = PaymentExtension;

/** Codes of the server's errors, see {@link setUpPaymentExtension}. */
export type SetUpPaymentExtensionErrorCode = "BALANCE_CHANGED" | "CALLOUT_ERROR" | "EXTENSION_NOT_POSSIBLE" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "OFFER_CHANGED" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | "UNABLE_TO_PROCESS" | (string & {});

/**
 * Agree on an extension.
 *
 * Agrees to pay the balance later. It happens once for each idempotency key. 409
 * EXTENSION_NOT_POSSIBLE: it is no longer possible. 409 BALANCE_CHANGED: something else is open
 * than what was shown. 409 OFFER_CHANGED: the terms have other days, amounts or words than those
 * that were shown.
 *
 * Throws "Invalid config for "setUpPaymentExtension"" when the configuration is refused.
 */
export const setUpPaymentExtension: WriteOperation<SetUpPaymentExtensionConfig, SetUpPaymentExtensionData, unknown, SetUpPaymentExtensionErrorCode> = {
  table: {
    kind: "write",
    id: "setUpPaymentExtension",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/setUpPaymentExtension",
    parameters: [],
    body: [
      "accountNumber",
      "choice",
      "balanceCents",
      "termsVersion",
      "agreed",
      "language",
      "idempotencyKey",
    ],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"setUpPaymentExtension\"",
    invalidates: [
      { operation: "getPaymentExtension", match: { accountNumber: "config.accountNumber" } },
      { operation: "getExtensionTerms", match: { accountNumber: "config.accountNumber" } },
      { operation: "getBills", match: { accountNumber: "config.accountNumber" } },
      { operation: "getBill", match: { accountNumber: "config.accountNumber" } },
      { operation: "getAutopay", match: { accountNumber: "config.accountNumber" } },
      { operation: "getAccountSummary", match: { accountNumber: "config.accountNumber" } },
    ],
  },
  accepts: validateSetUpPaymentExtension,
};
