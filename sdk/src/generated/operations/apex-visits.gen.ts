// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ReadOperation } from '../../spec/operation.ts';
import type { Visit, VisitKind, VisitSlots } from '../schemas.gen.ts';
import { validateGetVisit, validateGetVisitSlots } from '../validators/apex-visits.gen.js';

/** Configuration of {@link getVisit}. */
export interface GetVisitConfig {
  /** Number of the account. */
  readonly accountNumber: string;
}

/** Answer of {@link getVisit}. */
export type GetVisitData = Visit;

/** Codes of the server's errors, see {@link getVisit}. */
export type GetVisitErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read the visit of an account.
 *
 * The visit of the utility that was booked, or that one can be.
 *
 * Lifetime: AccountSettings.
 */
export const getVisit: ReadOperation<GetVisitConfig, GetVisitData, unknown, GetVisitErrorCode> = {
  table: {
    kind: "read",
    id: "getVisit",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getVisit",
    parameters: [{ name: "accountNumber", in: "query" }],
    response: { kind: "plain", is: "object" },
    lifetime: 60000,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetVisit,
};

/** Configuration of {@link getVisitSlots}. */
export interface GetVisitSlotsConfig {
  /** Number of the account. */
  readonly accountNumber: string;
  /** What the visit is for. */
  readonly kind: VisitKind;
}

/** Answer of {@link getVisitSlots}. */
export type GetVisitSlotsData = VisitSlots;

/** Codes of the server's errors, see {@link getVisitSlots}. */
export type GetVisitSlotsErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read the free times.
 *
 * The times that are free for one kind of visit in the next weeks.
 *
 * Lifetime: VisitSlots.
 */
export const getVisitSlots: ReadOperation<GetVisitSlotsConfig, GetVisitSlotsData, unknown, GetVisitSlotsErrorCode> = {
  table: {
    kind: "read",
    id: "getVisitSlots",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getVisitSlots",
    parameters: [{ name: "accountNumber", in: "query" }, { name: "kind", in: "query" }],
    response: { kind: "plain", is: "object" },
    lifetime: 10000,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetVisitSlots,
};
