// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { WriteOperation } from '../../spec/operation.ts';
import type { EnrollmentReceipt, Language } from '../schemas.gen.ts';
import { validateChangePlan, validateEnrollInPlan } from '../validators/apex-plans-writes.gen.js';

/** Configuration of {@link changePlan}. */
export interface ChangePlanConfig {
  readonly accountNumber: string;
  /** The plan. */
  readonly planId: string;
  /** Wanted start date. */
  readonly requestedStartDate: string;
  /** The customer accepts the terms of service, which were offered for reading. */
  readonly acceptTerms: true;
  /** The termsVersion of the plan as the customer was shown it. */
  readonly termsVersion: string;
  readonly idempotencyKey: string;
  readonly language: Language;
}

/** Answer of {@link changePlan}. */
export type ChangePlanData = EnrollmentReceipt;

/** Codes of the server's errors, see {@link changePlan}. */
export type ChangePlanErrorCode = "ACCOUNT_INACTIVE" | "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NEW_CUSTOMERS_ONLY" | "NOT_FOUND" | "PLAN_NOT_OFFERED" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TERMS_CHANGED" | "TOO_MANY_REQUESTS" | "UNABLE_TO_PROCESS" | (string & {});

/**
 * Renew or change the plan of an account.
 *
 * Makes an order for the account's own address, once for each idempotency key. Renewing is
 * changing to the plan of now. There is neither a deposit nor a question about moving in. 409
 * TERMS_CHANGED: the plan has another price or other terms than what the customer was shown.
 *
 * Throws "Invalid config for "changePlan"" when the configuration is refused.
 */
export const changePlan: WriteOperation<ChangePlanConfig, ChangePlanData, unknown, ChangePlanErrorCode> = {
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
    invalidates: [
      { operation: "getLobby" },
      { operation: "getAccountSummary" },
      { operation: "getPlanChange" },
      { operation: "getPlan", match: { planId: "config.planId" } },
      { operation: "getPlans" },
      { operation: "getPlanYear", match: { planId: "config.planId" } },
    ],
  },
  accepts: validateChangePlan,
};

/** Configuration of {@link enrollInPlan}. */
export interface EnrollInPlanConfig {
  /** The plan. */
  readonly planId: string;
  /** Brand of the page, which must sell the plan; any brand when it is left out. */
  readonly brandName?: string | undefined;
  /** First name. */
  readonly firstName: string;
  /** Last name. */
  readonly lastName: string;
  /** Address for messages about the enrolment. */
  readonly email: string;
  /** Mobile phone. Checked by the org, so that its message is the one of the requirement. */
  readonly mobilePhone: string;
  /** Street and number of the service address. */
  readonly street: string;
  /** Flat or unit. */
  readonly unit?: string | undefined;
  /** City. */
  readonly city: string;
  /** State, as two letters. */
  readonly state: string;
  readonly zipCode: string;
  /** ESIID, 17 or 22 digits. */
  readonly esiid?: string | undefined;
  /** Wanted start date. */
  readonly requestedStartDate: string;
  /** Moving in, or changing from another provider. */
  readonly kind: "moveIn" | "switch";
  /**
   * Account that it is added to, for a customer who is logged in: an open one of the plan's brand
   * and energy.
   */
  readonly accountNumber?: string | undefined;
  /**
   * Code of a friend, in capital or small letters, for new customers. Who gave it is told the
   * first name, the first letter of the last one, and whether and since when service runs.
   */
  readonly referralCode?: string | undefined;
  /** The customer accepts the terms of service, which were offered for reading. */
  readonly acceptTerms: true;
  /** The termsVersion of the plan as the customer was shown it. */
  readonly termsVersion: string;
  readonly idempotencyKey: string;
  readonly language: Language;
}

/** Answer of {@link enrollInPlan}. */
export type EnrollInPlanData = EnrollmentReceipt;

/** Codes of the server's errors, see {@link enrollInPlan}. */
export type EnrollInPlanErrorCode = "CALLOUT_ERROR" | "EMAIL_INVALID" | "ENROLL_FAILED" | "INVALID_INPUT" | "METER_ELSEWHERE" | "NEW_CUSTOMERS_ONLY" | "NOT_FOUND" | "PHONE_INVALID" | "PLAN_NOT_OFFERED" | "REFERRAL_CODE_UNKNOWN" | "REFERRAL_NEW_ONLY" | "SERVER_UNAVAILABLE" | "SERVICE_EXISTS" | "SOMETHING_WENT_WRONG" | "TERMS_CHANGED" | "TOO_MANY_REQUESTS" | "UNABLE_TO_PROCESS" | (string & {});

/**
 * Enrol in a plan.
 *
 * Makes an order, once for each idempotency key. Guests and customers may call it; an e-mail
 * address that belongs to a customer does not change the answer. The brand of the page must sell
 * the plan, or for a signed-in customer the brand of an own account. Somebody signed in is a
 * customer by an account that is or was in service, or by an order that was not cancelled, and
 * then gets no plan for new customers, and no second service of the same energy at an address of
 * their own. 400 METER_ELSEWHERE: the utility knows the meter at another home. 409 TERMS_CHANGED:
 * the plan has another price or other terms than what the customer was shown. 400
 * REFERRAL_CODE_UNKNOWN: no open account has the code, or it is an own one of a signed-in
 * customer. 409 REFERRAL_NEW_ONLY: somebody signed in is a customer already. A guest is not told:
 * there is no credit for an e-mail address of a customer, or for the home of another friend.
 *
 * Throws "Invalid config for "enrollInPlan"" when the configuration is refused.
 */
export const enrollInPlan: WriteOperation<EnrollInPlanConfig, EnrollInPlanData, unknown, EnrollInPlanErrorCode> = {
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
      "referralCode",
      "acceptTerms",
      "termsVersion",
      "idempotencyKey",
      "language",
    ],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"enrollInPlan\"",
    invalidates: [
      { operation: "getLobby" },
      { operation: "getAccounts" },
      { operation: "getAccountSummary" },
      { operation: "getPlan", match: { planId: "config.planId" } },
      { operation: "getPlans", match: { zipCode: "config.zipCode" } },
    ],
  },
  accepts: validateEnrollInPlan,
};
