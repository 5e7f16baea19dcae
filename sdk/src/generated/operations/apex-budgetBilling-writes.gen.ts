// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { WriteOperation } from '../../spec/operation.ts';
import type { BudgetBilling, Language } from '../schemas.gen.ts';
import { validateSetUpBudgetBilling, validateStopBudgetBilling } from '../validators/apex-budgetBilling-writes.gen.js';

/** Configuration of {@link setUpBudgetBilling}. */
export interface SetUpBudgetBillingConfig {
  /** The account. */
  readonly accountNumber: string;
  /** Amount that was shown, in US cents. */
  readonly monthlyCents: number;
  /** The termsVersion of the terms that were shown. */
  readonly termsVersion: string;
  /** True when the customer agrees to the terms. */
  readonly agreed: true;
  readonly language: Language;
  readonly idempotencyKey: string;
}

/** Answer of {@link setUpBudgetBilling}. */
export type SetUpBudgetBillingData = BudgetBilling;

/** Codes of the server's errors, see {@link setUpBudgetBilling}. */
export type SetUpBudgetBillingErrorCode = "AMOUNT_CHANGED" | "BUDGET_BILLING_NOT_POSSIBLE" | "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "OFFER_CHANGED" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | "UNABLE_TO_PROCESS" | (string & {});

/**
 * Agree on budget billing.
 *
 * From the next bill on each one has the same amount. It happens once for each idempotency key.
 * 409 BUDGET_BILLING_NOT_POSSIBLE: it is no longer possible. 409 AMOUNT_CHANGED: the amount is
 * another one than what was shown. 409 OFFER_CHANGED: the terms have another day or other words
 * than those that were shown.
 *
 * Throws "Invalid config for "setUpBudgetBilling"" when the configuration is refused.
 */
export const setUpBudgetBilling: WriteOperation<SetUpBudgetBillingConfig, SetUpBudgetBillingData, unknown, SetUpBudgetBillingErrorCode> = {
  table: {
    kind: "write",
    id: "setUpBudgetBilling",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/setUpBudgetBilling",
    parameters: [],
    body: ["accountNumber", "monthlyCents", "termsVersion", "agreed", "language", "idempotencyKey"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"setUpBudgetBilling\"",
    invalidates: [
      { operation: "getBudgetBilling", match: { accountNumber: "config.accountNumber" } },
      { operation: "getBudgetBillingTerms", match: { accountNumber: "config.accountNumber" } },
    ],
  },
  accepts: validateSetUpBudgetBilling,
};

/** Configuration of {@link stopBudgetBilling}. */
export interface StopBudgetBillingConfig {
  /** The account. */
  readonly accountNumber: string;
  readonly language: Language;
}

/** Answer of {@link stopBudgetBilling}. */
export type StopBudgetBillingData = BudgetBilling;

/** Codes of the server's errors, see {@link stopBudgetBilling}. */
export type StopBudgetBillingErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "UNABLE_TO_PROCESS" | (string & {});

/**
 * Stop budget billing.
 *
 * The next bill has what was used again, and settles the difference.
 *
 * Throws "Invalid config for "stopBudgetBilling"" when the configuration is refused.
 */
export const stopBudgetBilling: WriteOperation<StopBudgetBillingConfig, StopBudgetBillingData, unknown, StopBudgetBillingErrorCode> = {
  table: {
    kind: "write",
    id: "stopBudgetBilling",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/stopBudgetBilling",
    parameters: [],
    body: ["accountNumber", "language"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"stopBudgetBilling\"",
    invalidates: [
      { operation: "getBudgetBilling", match: { accountNumber: "config.accountNumber" } },
      { operation: "getBudgetBillingTerms", match: { accountNumber: "config.accountNumber" } },
    ],
  },
  accepts: validateStopBudgetBilling,
};
