// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ReadOperation } from '../../spec/operation.ts';
import type { AddressOutage, OutageMap } from '../schemas.gen.ts';
import { validateGetAddressOutage, validateGetOutages } from '../validators/apex-outages.gen.js';

/** Configuration of {@link getAddressOutage}. */
export interface GetAddressOutageConfig {
  /** Number of the account. */
  readonly accountNumber: string;
}

/** Answer of {@link getAddressOutage}. */
export type GetAddressOutageData = AddressOutage;

/** Codes of the server's errors, see {@link getAddressOutage}. */
export type GetAddressOutageErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read whether an address has power.
 *
 * The outage at the service address of an account, and the customer's own report of it.
 *
 * Lifetime: OutageState.
 */
export const getAddressOutage: ReadOperation<GetAddressOutageConfig, GetAddressOutageData, unknown, GetAddressOutageErrorCode> = {
  table: {
    kind: "read",
    id: "getAddressOutage",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getAddressOutage",
    parameters: [{ name: "accountNumber", in: "query" }],
    response: { kind: "plain", is: "object" },
    lifetime: 30000,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetAddressOutage,
};

/** Configuration of {@link getOutages}. */
export interface GetOutagesConfig {
  /** Five digits of the place. */
  readonly zipCode: string;
}

/** Answer of {@link getOutages}. */
export type GetOutagesData = OutageMap;

/** Codes of the server's errors, see {@link getOutages}. */
export type GetOutagesErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | (string & {});

/**
 * Read the outages around a zip code.
 *
 * What the utility tells everybody. A zip code that is not served gets no outages, and no utility.
 *
 * Lifetime: OutageState.
 */
export const getOutages: ReadOperation<GetOutagesConfig, GetOutagesData, unknown, GetOutagesErrorCode> = {
  table: {
    kind: "read",
    id: "getOutages",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getOutages",
    parameters: [{ name: "zipCode", in: "query" }],
    response: { kind: "plain", is: "object" },
    lifetime: 30000,
  },
  accepts: validateGetOutages,
};
