// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ReadOperation } from '../../spec/operation.ts';
import type { EmailCheck, EmailStatus } from '../schemas.gen.ts';
import { validateCheckEmailAddress, validateGetEmailStatus } from '../validators/apex-email.gen.js';

/** Configuration of {@link checkEmailAddress}. */
export interface CheckEmailAddressConfig {
  /** The address as typed. */
  readonly email: string;
}

/** Answer of {@link checkEmailAddress}. */
export type CheckEmailAddressData = EmailCheck;

/** Codes of the server's errors, see {@link checkEmailAddress}. */
export type CheckEmailAddressErrorCode = "CALLOUT_ERROR" | "EMAIL_INVALID" | "FORMAT_INVALID" | "INVALID_INPUT" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | (string & {});

/**
 * Check an e-mail address.
 *
 * Format, deliverability, risk and suggestions. Warnings do not forbid the address. It says
 * nothing about customers.
 *
 * Lifetime: EmailCheck.
 */
export const checkEmailAddress: ReadOperation<CheckEmailAddressConfig, CheckEmailAddressData, unknown, CheckEmailAddressErrorCode> = {
  table: {
    kind: "read",
    id: "checkEmailAddress",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/checkEmailAddress",
    parameters: [],
    body: ["email"],
    response: { kind: "plain", is: "object" },
    lifetime: 60000,
  },
  accepts: validateCheckEmailAddress,
};

/** Configuration of {@link getEmailStatus}. */
export interface GetEmailStatusConfig {
}

/** Answer of {@link getEmailStatus}. */
export type GetEmailStatusData = EmailStatus;

/** Codes of the server's errors, see {@link getEmailStatus}. */
export type GetEmailStatusErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read the address of the customer.
 *
 * The present address and one that waits to be confirmed.
 *
 * Lifetime: AccountSettings.
 */
export const getEmailStatus: ReadOperation<GetEmailStatusConfig, GetEmailStatusData, unknown, GetEmailStatusErrorCode> = {
  table: {
    kind: "read",
    id: "getEmailStatus",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getEmailStatus",
    parameters: [],
    response: { kind: "plain", is: "object" },
    lifetime: 60000,
  },
  accepts: validateGetEmailStatus,
};
