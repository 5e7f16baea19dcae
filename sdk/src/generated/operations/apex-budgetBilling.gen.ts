// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ReadOperation } from '../../spec/operation.ts';
import type { BudgetBilling, BudgetBillingTerms, Language } from '../schemas.gen.ts';
import { validateGetBudgetBilling, validateGetBudgetBillingTerms } from '../validators/apex-budgetBilling.gen.js';

/** Configuration of {@link getBudgetBilling}. */
export interface GetBudgetBillingConfig {
  /** Number of the account. */
  readonly accountNumber: string;
}

/** Answer of {@link getBudgetBilling}. */
export type GetBudgetBillingData = BudgetBilling;

/** Codes of the server's errors, see {@link getBudgetBilling}. */
export type GetBudgetBillingErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read the amount of budget billing.
 *
 * The same amount each month that an account could pay, with the bills that it comes from, or the
 * one that was agreed on.
 *
 * Lifetime: AccountSettings.
 */
export const getBudgetBilling: ReadOperation<GetBudgetBillingConfig, GetBudgetBillingData, unknown, GetBudgetBillingErrorCode> = {
  table: {
    kind: "read",
    id: "getBudgetBilling",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getBudgetBilling",
    parameters: [{ name: "accountNumber", in: "query" }],
    response: { kind: "plain", is: "object" },
    lifetime: 60000,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetBudgetBilling,
};

/** Configuration of {@link getBudgetBillingTerms}. */
export interface GetBudgetBillingTermsConfig {
  /** Number of the account. */
  readonly accountNumber: string;
  /** Language of the text. */
  readonly language: Language;
}

/** Answer of {@link getBudgetBillingTerms}. */
export type GetBudgetBillingTermsData = BudgetBillingTerms;

/** Codes of the server's errors, see {@link getBudgetBillingTerms}. */
export type GetBudgetBillingTermsErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read the terms of budget billing.
 *
 * The amount, the days and how it ends, in words to agree to.
 *
 * Lifetime: AccountSettings.
 */
export const getBudgetBillingTerms: ReadOperation<GetBudgetBillingTermsConfig, GetBudgetBillingTermsData, unknown, GetBudgetBillingTermsErrorCode> = {
  table: {
    kind: "read",
    id: "getBudgetBillingTerms",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getBudgetBillingTerms",
    parameters: [{ name: "accountNumber", in: "query" }, { name: "language", in: "query" }],
    response: { kind: "plain", is: "object" },
    lifetime: 60000,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetBudgetBillingTerms,
};
