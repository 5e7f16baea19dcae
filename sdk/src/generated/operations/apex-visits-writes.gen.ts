// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { WriteOperation } from '../../spec/operation.ts';
import type { Visit, VisitKind } from '../schemas.gen.ts';
import { validateBookVisit, validateCancelVisit } from '../validators/apex-visits-writes.gen.js';

/** Configuration of {@link bookVisit}. */
export interface BookVisitConfig {
  /** The account. */
  readonly accountNumber: string;
  readonly kind: VisitKind;
  readonly slotId: string;
  /** The number that is called on the way. */
  readonly phone: string;
  /** Somebody opens the door. */
  readonly someoneHome: boolean;
  /** What opens a gate on the way to the meter. */
  readonly gateCode?: string | undefined;
  /** What else the utility should know. */
  readonly note?: string | undefined;
  readonly idempotencyKey: string;
}

/** Answer of {@link bookVisit}. */
export type BookVisitData = Visit;

/** Codes of the server's errors, see {@link bookVisit}. */
export type BookVisitErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "PHONE_INVALID" | "SERVER_UNAVAILABLE" | "SLOT_TAKEN" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | "UNABLE_TO_PROCESS" | (string & {});

/**
 * Book a visit.
 *
 * Books a free time. It happens once for each idempotency key. 409 SLOT_TAKEN: somebody else was
 * faster, or the time is over. 409 UNABLE_TO_PROCESS: a visit is booked already, or the account
 * has ended.
 *
 * Throws "Invalid config for "bookVisit"" when the configuration is refused.
 */
export const bookVisit: WriteOperation<BookVisitConfig, BookVisitData, unknown, BookVisitErrorCode> = {
  table: {
    kind: "write",
    id: "bookVisit",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/bookVisit",
    parameters: [],
    body: [
      "accountNumber",
      "kind",
      "slotId",
      "phone",
      "someoneHome",
      "gateCode",
      "note",
      "idempotencyKey",
    ],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"bookVisit\"",
    invalidates: [
      { operation: "getVisit", match: { accountNumber: "config.accountNumber" } },
      { operation: "getVisitSlots" },
    ],
  },
  accepts: validateBookVisit,
};

/** Configuration of {@link cancelVisit}. */
export interface CancelVisitConfig {
  /** The account. */
  readonly accountNumber: string;
  /** Name of the visit. */
  readonly visitId: string;
}

/** Answer of {@link cancelVisit}. */
export type CancelVisitData = Visit;

/** Codes of the server's errors, see {@link cancelVisit}. */
export type CancelVisitErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | "UNABLE_TO_PROCESS" | (string & {});

/**
 * Call a visit off.
 *
 * Frees the time of a booked visit. 409 UNABLE_TO_PROCESS: there is no such visit any more.
 *
 * Throws "Invalid config for "cancelVisit"" when the configuration is refused.
 */
export const cancelVisit: WriteOperation<CancelVisitConfig, CancelVisitData, unknown, CancelVisitErrorCode> = {
  table: {
    kind: "write",
    id: "cancelVisit",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/cancelVisit",
    parameters: [],
    body: ["accountNumber", "visitId"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"cancelVisit\"",
    invalidates: [
      { operation: "getVisit", match: { accountNumber: "config.accountNumber" } },
      { operation: "getVisitSlots" },
    ],
  },
  accepts: validateCancelVisit,
};
