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

/**
 * Check an e-mail address.
 *
 * Format, deliverability, risk and suggestions. Warnings do not forbid the address. It says
 * nothing about customers.
 *
 * Lifetime: EmailCheck.
 */
export const checkEmailAddress: ReadOperation<CheckEmailAddressConfig, CheckEmailAddressData> = {
  table: {
    kind: "read",
    id: "checkEmailAddress",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/checkEmailAddress",
    parameters: [],
    body: ["email"],
    response: { kind: "plain", is: "object" },
    lifetime: "EmailCheck",
  },
  accepts: validateCheckEmailAddress,
};

/** Configuration of {@link getEmailStatus}. */
export interface GetEmailStatusConfig {
}

/** Answer of {@link getEmailStatus}. */
export type GetEmailStatusData = EmailStatus;

/**
 * Read the address of the customer.
 *
 * The present address and one that waits to be confirmed.
 *
 * Lifetime: AccountSettings.
 */
export const getEmailStatus: ReadOperation<GetEmailStatusConfig, GetEmailStatusData> = {
  table: {
    kind: "read",
    id: "getEmailStatus",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getEmailStatus",
    parameters: [],
    response: { kind: "plain", is: "object" },
    lifetime: "AccountSettings",
  },
  accepts: validateGetEmailStatus,
};
