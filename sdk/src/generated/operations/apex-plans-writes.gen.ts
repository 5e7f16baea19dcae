// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { WriteOperation } from '../../spec/operation.ts';
import type { EnrollmentReceipt } from '../schemas.gen.ts';
import type { operations } from '../types/apex.gen.ts';
import { validateChangePlan, validateEnrollInPlan } from '../validators/apex-plans-writes.gen.js';

/** Configuration of {@link changePlan}. */
export interface ChangePlanConfig {
  readonly accountNumber: Exclude<NonNullable<operations['changePlan']['requestBody']>['content']['application/json']['accountNumber'], undefined>;
  /** The plan. */
  readonly planId: Exclude<NonNullable<operations['changePlan']['requestBody']>['content']['application/json']['planId'], undefined>;
  /** Wanted start date. */
  readonly requestedStartDate: Exclude<NonNullable<operations['changePlan']['requestBody']>['content']['application/json']['requestedStartDate'], undefined>;
  /** The customer accepts the terms of service, which were offered for reading. */
  readonly acceptTerms: Exclude<NonNullable<operations['changePlan']['requestBody']>['content']['application/json']['acceptTerms'], undefined>;
  /** Version of the terms that were offered. */
  readonly termsVersion: Exclude<NonNullable<operations['changePlan']['requestBody']>['content']['application/json']['termsVersion'], undefined>;
  readonly idempotencyKey: Exclude<NonNullable<operations['changePlan']['requestBody']>['content']['application/json']['idempotencyKey'], undefined>;
  readonly language: Exclude<NonNullable<operations['changePlan']['requestBody']>['content']['application/json']['language'], undefined>;
}

/** Answer of {@link changePlan}. */
export type ChangePlanData = EnrollmentReceipt;

/**
 * Renew or change the plan of an account.
 *
 * Makes an order for the account's own address, once for each idempotency key. Renewing is
 * changing to the plan of now. There is neither a deposit nor a question about moving in.
 *
 * Throws "Invalid config for "changePlan"" when the configuration is refused.
 */
export const changePlan: WriteOperation<ChangePlanConfig, ChangePlanData> = {
  table: {
    kind: "write",
    id: "changePlan",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/changePlan",
    parameters: [],
    body: [
      "accountNumber",
      "planId",
      "requestedStartDate",
      "acceptTerms",
      "termsVersion",
      "idempotencyKey",
      "language",
    ],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"changePlan\"",
    invalidates: [{ operation: "getLobby" }, { operation: "getAccountSummary" }, { operation: "getPlanChange" }],
  },
  accepts: validateChangePlan,
};

/** Configuration of {@link enrollInPlan}. */
export interface EnrollInPlanConfig {
  /** The plan. */
  readonly planId: Exclude<NonNullable<operations['enrollInPlan']['requestBody']>['content']['application/json']['planId'], undefined>;
  /** Brand of the page, which must sell the plan; any brand when it is left out. */
  readonly brandName?: NonNullable<operations['enrollInPlan']['requestBody']>['content']['application/json']['brandName'] | undefined;
  /** First name. */
  readonly firstName: Exclude<NonNullable<operations['enrollInPlan']['requestBody']>['content']['application/json']['firstName'], undefined>;
  /** Last name. */
  readonly lastName: Exclude<NonNullable<operations['enrollInPlan']['requestBody']>['content']['application/json']['lastName'], undefined>;
  /** Address for messages about the enrolment. */
  readonly email: Exclude<NonNullable<operations['enrollInPlan']['requestBody']>['content']['application/json']['email'], undefined>;
  /** Mobile phone. Checked by the org, so that its message is the one of the requirement. */
  readonly mobilePhone: Exclude<NonNullable<operations['enrollInPlan']['requestBody']>['content']['application/json']['mobilePhone'], undefined>;
  /** Street and number of the service address. */
  readonly street: Exclude<NonNullable<operations['enrollInPlan']['requestBody']>['content']['application/json']['street'], undefined>;
  /** Flat or unit. */
  readonly unit?: NonNullable<operations['enrollInPlan']['requestBody']>['content']['application/json']['unit'] | undefined;
  /** City. */
  readonly city: Exclude<NonNullable<operations['enrollInPlan']['requestBody']>['content']['application/json']['city'], undefined>;
  /** State, as two letters. */
  readonly state: Exclude<NonNullable<operations['enrollInPlan']['requestBody']>['content']['application/json']['state'], undefined>;
  readonly zipCode: Exclude<NonNullable<operations['enrollInPlan']['requestBody']>['content']['application/json']['zipCode'], undefined>;
  /** ESIID, 17 or 22 digits. */
  readonly esiid?: NonNullable<operations['enrollInPlan']['requestBody']>['content']['application/json']['esiid'] | undefined;
  /** Wanted start date. */
  readonly requestedStartDate: Exclude<NonNullable<operations['enrollInPlan']['requestBody']>['content']['application/json']['requestedStartDate'], undefined>;
  /** Moving in, or changing from another provider. */
  readonly kind: Exclude<NonNullable<operations['enrollInPlan']['requestBody']>['content']['application/json']['kind'], undefined>;
  /** Account that it is added to; for a customer who is logged in. */
  readonly accountNumber?: NonNullable<operations['enrollInPlan']['requestBody']>['content']['application/json']['accountNumber'] | undefined;
  /** The customer accepts the terms of service, which were offered for reading. */
  readonly acceptTerms: Exclude<NonNullable<operations['enrollInPlan']['requestBody']>['content']['application/json']['acceptTerms'], undefined>;
  /** Version of the terms that were offered. */
  readonly termsVersion: Exclude<NonNullable<operations['enrollInPlan']['requestBody']>['content']['application/json']['termsVersion'], undefined>;
  readonly idempotencyKey: Exclude<NonNullable<operations['enrollInPlan']['requestBody']>['content']['application/json']['idempotencyKey'], undefined>;
  readonly language: Exclude<NonNullable<operations['enrollInPlan']['requestBody']>['content']['application/json']['language'], undefined>;
}

/** Answer of {@link enrollInPlan}. */
export type EnrollInPlanData = EnrollmentReceipt;

/**
 * Enrol in a plan.
 *
 * Makes an order, once for each idempotency key. Guests and customers may call it; an e-mail
 * address that belongs to a customer does not change the answer. The brand of the page must sell
 * the plan, or for a signed-in customer the brand of an own account. A signed-in customer who has
 * or had an account gets no plan for new customers, and no second service of the same energy at an
 * address of their own.
 *
 * Throws "Invalid config for "enrollInPlan"" when the configuration is refused.
 */
export const enrollInPlan: WriteOperation<EnrollInPlanConfig, EnrollInPlanData> = {
  table: {
    kind: "write",
    id: "enrollInPlan",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/enrollInPlan",
    parameters: [],
    body: [
      "planId",
      "brandName",
      "firstName",
      "lastName",
      "email",
      "mobilePhone",
      "street",
      "unit",
      "city",
      "state",
      "zipCode",
      "esiid",
      "requestedStartDate",
      "kind",
      "accountNumber",
      "acceptTerms",
      "termsVersion",
      "idempotencyKey",
      "language",
    ],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"enrollInPlan\"",
    invalidates: [{ operation: "getLobby" }, { operation: "getAccounts" }, { operation: "getAccountSummary" }],
  },
  accepts: validateEnrollInPlan,
};
