// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ReadOperation } from '../../spec/operation.ts';
import type { BrandCustomerServiceInfo, UserAccountInformation, UtilityInfo } from '../schemas.gen.ts';
import { validateGetBrandCustomerServiceInfo, validateGetUserAccountInformation, validateGetUtilityInfo } from '../validators/apex-footer.gen.js';

/** Configuration of {@link getBrandCustomerServiceInfo}. */
export interface GetBrandCustomerServiceInfoConfig {
  /** Name of the brand in the CRM. */
  readonly brandName: string;
}

/** Answer of {@link getBrandCustomerServiceInfo}. */
export type GetBrandCustomerServiceInfoData = BrandCustomerServiceInfo;

/** Codes of the server's errors, see {@link getBrandCustomerServiceInfo}. */
export type GetBrandCustomerServiceInfoErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "NOT_FOUND" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read the customer service of a brand.
 *
 * Phone, hours and legal texts in both languages, shown in the footer.
 *
 * Lifetime: ApexResponse.
 */
export const getBrandCustomerServiceInfo: ReadOperation<GetBrandCustomerServiceInfoConfig, GetBrandCustomerServiceInfoData, unknown, GetBrandCustomerServiceInfoErrorCode> = {
  table: {
    kind: "read",
    id: "getBrandCustomerServiceInfo",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getBrandCustomerServiceInfo",
    parameters: [{ name: "brandName", in: "query" }],
    response: { kind: "plain", is: "object" },
    lifetime: 300000,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetBrandCustomerServiceInfo,
};

/** Configuration of {@link getUserAccountInformation}. */
export interface GetUserAccountInformationConfig {
  /** Id of the customer's contact record. */
  readonly contactId: string;
}

/** Answer of {@link getUserAccountInformation}. */
export type GetUserAccountInformationData = UserAccountInformation;

/** Codes of the server's errors, see {@link getUserAccountInformation}. */
export type GetUserAccountInformationErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read the account of a contact.
 *
 * Carries the brand of the account, which sets the footer's brand.
 *
 * Lifetime: ApexResponse.
 */
export const getUserAccountInformation: ReadOperation<GetUserAccountInformationConfig, GetUserAccountInformationData, unknown, GetUserAccountInformationErrorCode> = {
  table: {
    kind: "read",
    id: "getUserAccountInformation",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getUserAccountInformation",
    parameters: [{ name: "contactId", in: "query", normalise: "id18" }],
    response: { kind: "plain", is: "object" },
    lifetime: 300000,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetUserAccountInformation,
};

/** Configuration of {@link getUtilityInfo}. */
export interface GetUtilityInfoConfig {
  /** Id of the order. */
  readonly orderId: string;
}

/** Answer of {@link getUtilityInfo}. */
export type GetUtilityInfoData = UtilityInfo;

/** Codes of the server's errors, see {@link getUtilityInfo}. */
export type GetUtilityInfoErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "NOT_FOUND" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read the utility of an order.
 *
 * Name and phone number, shown in the footer.
 *
 * Lifetime: ApexResponse.
 */
export const getUtilityInfo: ReadOperation<GetUtilityInfoConfig, GetUtilityInfoData, unknown, GetUtilityInfoErrorCode> = {
  table: {
    kind: "read",
    id: "getUtilityInfo",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getUtilityInfo",
    parameters: [{ name: "orderId", in: "query", normalise: "id18" }],
    response: { kind: "plain", is: "object" },
    lifetime: 300000,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetUtilityInfo,
};
