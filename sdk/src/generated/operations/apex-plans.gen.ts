// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ReadOperation } from '../../spec/operation.ts';
import type { PlanChange, PlanOffer, PlanOffers } from '../schemas.gen.ts';
import type { operations } from '../types/apex.gen.ts';
import { validateGetPlan, validateGetPlanChange, validateGetPlans } from '../validators/apex-plans.gen.js';

/** Configuration of {@link getPlan}. */
export interface GetPlanConfig {
  /** The plan. */
  readonly planId: Exclude<NonNullable<operations['getPlan']['parameters']['query']>['planId'], undefined>;
  /** Five digits of the service address. */
  readonly zipCode: Exclude<NonNullable<operations['getPlan']['parameters']['query']>['zipCode'], undefined>;
  /** Brand of the page, which must sell the plan; any brand when it is left out. */
  readonly brandName?: NonNullable<operations['getPlan']['parameters']['query']>['brandName'] | undefined;
  /** The customer's own usage in kWh a month. */
  readonly usageKwh?: NonNullable<operations['getPlan']['parameters']['query']>['usageKwh'] | undefined;
  /** Language of the special terms. */
  readonly language?: NonNullable<operations['getPlan']['parameters']['query']>['language'] | undefined;
}

/** Answer of {@link getPlan}. */
export type GetPlanData = PlanOffer;

/**
 * Read one plan.
 *
 * As in the list, for a link to one plan and for the review before enrolling. A customer is also
 * told of plans that a brand of an own account sells.
 *
 * Lifetime: ApexResponse.
 */
export const getPlan: ReadOperation<GetPlanConfig, GetPlanData> = {
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
      { name: "language", in: "query" },
    ],
    response: { kind: "plain", is: "object" },
    lifetime: "ApexResponse",
    errors: { remember: [404], lifetime: "ItemError" },
  },
  accepts: validateGetPlan,
};

/** Configuration of {@link getPlanChange}. */
export interface GetPlanChangeConfig {
  /** The account. */
  readonly accountNumber: Exclude<NonNullable<operations['getPlanChange']['parameters']['query']>['accountNumber'], undefined>;
  /** The plan; that of now for a renewal. */
  readonly planId: Exclude<NonNullable<operations['getPlanChange']['parameters']['query']>['planId'], undefined>;
  /** Language of the special terms. */
  readonly language?: NonNullable<operations['getPlanChange']['parameters']['query']>['language'] | undefined;
}

/** Answer of {@link getPlanChange}. */
export type GetPlanChangeData = PlanChange;

/**
 * Read what a change of plan means.
 *
 * One plan beside the one that the account has, at the usage of its last bill, with the day from
 * which a change costs nothing. Asked for the plan that it has, it tells of a renewal.
 *
 * Lifetime: AccountSettings.
 */
export const getPlanChange: ReadOperation<GetPlanChangeConfig, GetPlanChangeData> = {
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
    lifetime: "AccountSettings",
    errors: { remember: [404], lifetime: "ItemError" },
  },
  accepts: validateGetPlanChange,
};

/** Configuration of {@link getPlans}. */
export interface GetPlansConfig {
  /** Five digits of the service address. */
  readonly zipCode: Exclude<NonNullable<operations['getPlans']['parameters']['query']>['zipCode'], undefined>;
  /** The commodity; both when it is left out. */
  readonly commodity?: NonNullable<operations['getPlans']['parameters']['query']>['commodity'] | undefined;
  /** The customer's own usage in kWh a month. */
  readonly usageKwh?: NonNullable<operations['getPlans']['parameters']['query']>['usageKwh'] | undefined;
  /** Language of the special terms. */
  readonly language?: NonNullable<operations['getPlans']['parameters']['query']>['language'] | undefined;
}

/** Answer of {@link getPlans}. */
export type GetPlansData = PlanOffers;

/**
 * Read the plans of a zip code.
 *
 * Prices at 500, 1,000 and 2,000 kWh, and at the usage given. A zip code that is not served gets
 * an empty list.
 *
 * Lifetime: ApexResponse.
 */
export const getPlans: ReadOperation<GetPlansConfig, GetPlansData> = {
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
      { name: "language", in: "query" },
    ],
    response: { kind: "plain", is: "object" },
    lifetime: "ApexResponse",
  },
  accepts: validateGetPlans,
};
