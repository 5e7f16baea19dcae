// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ReadOperation } from '../../spec/operation.ts';
import type { AddressSuggestions, Commodity, Language, PlanChange, PlanOffer, PlanOffers, PlanYear } from '../schemas.gen.ts';
import { validateFindAddresses, validateGetPlan, validateGetPlanChange, validateGetPlanYear, validateGetPlans } from '../validators/apex-plans.gen.js';

/** Configuration of {@link findAddresses}. */
export interface FindAddressesConfig {
  /** Number and street so far. */
  readonly text: string;
  /** Only addresses of this ZIP code. */
  readonly zipCode?: string | undefined;
}

/** Answer of {@link findAddresses}. */
export type FindAddressesData = AddressSuggestions;

/** Codes of the server's errors, see {@link findAddresses}. */
export type FindAddressesErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | (string & {});

/**
 * Suggest addresses.
 *
 * Addresses with a meter that begin as typed. It changes nothing, and is a POST because where
 * somebody lives is in no address of a request. It says nothing about customers.
 *
 * Lifetime: EmailCheck.
 */
export const findAddresses: ReadOperation<FindAddressesConfig, FindAddressesData, unknown, FindAddressesErrorCode> = {
  table: {
    kind: "read",
    id: "findAddresses",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/findAddresses",
    parameters: [],
    body: ["text", "zipCode"],
    response: { kind: "plain", is: "object" },
    lifetime: 60000,
  },
  accepts: validateFindAddresses,
};

/** Configuration of {@link getPlan}. */
export interface GetPlanConfig {
  /** The plan. */
  readonly planId: string;
  /** Five digits of the service address. */
  readonly zipCode: string;
  /** Brand of the page, which must sell the plan; any brand when it is left out. */
  readonly brandName?: string | undefined;
  /** The customer's own usage in kWh a month. */
  readonly usageKwh?: number | undefined;
  /**
   * An own account, whose use of a year the plans are worked out for. A guest names none. An
   * answer for an account is never kept for others.
   */
  readonly accountNumber?: string | undefined;
  /** Language of the special terms. */
  readonly language?: Language | undefined;
}

/** Answer of {@link getPlan}. */
export type GetPlanData = PlanOffer;

/** Codes of the server's errors, see {@link getPlan}. */
export type GetPlanErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "PLAN_NOT_OFFERED" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | (string & {});

/**
 * Read one plan.
 *
 * As in the list, for a link to one plan and for the review before enrolling. A customer is also
 * told of plans that a brand of an own account sells.
 *
 * Lifetime: ApexResponse.
 */
export const getPlan: ReadOperation<GetPlanConfig, GetPlanData, unknown, GetPlanErrorCode> = {
  table: {
    kind: "read",
    id: "getPlan",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getPlan",
    parameters: [
      { name: "planId", in: "query" },
      { name: "zipCode", in: "query" },
      { name: "brandName", in: "query" },
      { name: "usageKwh", in: "query" },
      { name: "accountNumber", in: "query" },
      { name: "language", in: "query" },
    ],
    response: { kind: "plain", is: "object" },
    lifetime: 300000,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetPlan,
};

/** Configuration of {@link getPlanChange}. */
export interface GetPlanChangeConfig {
  /** The account. */
  readonly accountNumber: string;
  /** The plan; that of now for a renewal. */
  readonly planId: string;
  /** Language of the special terms. */
  readonly language?: Language | undefined;
}

/** Answer of {@link getPlanChange}. */
export type GetPlanChangeData = PlanChange;

/** Codes of the server's errors, see {@link getPlanChange}. */
export type GetPlanChangeErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read what a change of plan means.
 *
 * One plan beside the one that the account has, at the usage of its last bill, with the day from
 * which a change costs nothing. Asked for the plan that it has, it tells of a renewal.
 *
 * Lifetime: AccountSettings.
 */
export const getPlanChange: ReadOperation<GetPlanChangeConfig, GetPlanChangeData, unknown, GetPlanChangeErrorCode> = {
  table: {
    kind: "read",
    id: "getPlanChange",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getPlanChange",
    parameters: [
      { name: "accountNumber", in: "query" },
      { name: "planId", in: "query" },
      { name: "language", in: "query" },
    ],
    response: { kind: "plain", is: "object" },
    lifetime: 60000,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetPlanChange,
};

/** Configuration of {@link getPlanYear}. */
export interface GetPlanYearConfig {
  /** The account. */
  readonly accountNumber: string;
  /** The plan. */
  readonly planId: string;
}

/** Answer of {@link getPlanYear}. */
export type GetPlanYearData = PlanYear;

/** Codes of the server's errors, see {@link getPlanYear}. */
export type GetPlanYearErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "PLAN_NOT_OFFERED" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read a year on a plan.
 *
 * The next 12 bills of an account on a plan of its brand and place, at the customer's own use,
 * with credits and minimums worked out month by month, beside the same bills on the plan of now.
 *
 * Lifetime: AccountSettings.
 */
export const getPlanYear: ReadOperation<GetPlanYearConfig, GetPlanYearData, unknown, GetPlanYearErrorCode> = {
  table: {
    kind: "read",
    id: "getPlanYear",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getPlanYear",
    parameters: [{ name: "accountNumber", in: "query" }, { name: "planId", in: "query" }],
    response: { kind: "plain", is: "object" },
    lifetime: 60000,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetPlanYear,
};

/** Configuration of {@link getPlans}. */
export interface GetPlansConfig {
  /** Five digits of the service address. */
  readonly zipCode: string;
  /** The commodity; both when it is left out. */
  readonly commodity?: Commodity | undefined;
  /** The customer's own usage in kWh a month. */
  readonly usageKwh?: number | undefined;
  /**
   * An own account, whose use of a year the plans are worked out for. A guest names none. An
   * answer for an account is never kept for others.
   */
  readonly accountNumber?: string | undefined;
  /** Language of the special terms. */
  readonly language?: Language | undefined;
}

/** Answer of {@link getPlans}. */
export type GetPlansData = PlanOffers;

/** Codes of the server's errors, see {@link getPlans}. */
export type GetPlansErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | (string & {});

/**
 * Read the plans of a zip code.
 *
 * Prices at 500, 1,000 and 2,000 kWh, and at the usage given. A zip code that is not served gets
 * an empty list. With an account, also the next 12 bills at its own use.
 *
 * Lifetime: ApexResponse.
 */
export const getPlans: ReadOperation<GetPlansConfig, GetPlansData, unknown, GetPlansErrorCode> = {
  table: {
    kind: "read",
    id: "getPlans",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getPlans",
    parameters: [
      { name: "zipCode", in: "query" },
      { name: "commodity", in: "query" },
      { name: "usageKwh", in: "query" },
      { name: "accountNumber", in: "query" },
      { name: "language", in: "query" },
    ],
    response: { kind: "plain", is: "object" },
    lifetime: 300000,
  },
  accepts: validateGetPlans,
};
