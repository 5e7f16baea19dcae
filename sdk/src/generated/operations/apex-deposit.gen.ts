// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ReadOperation } from '../../spec/operation.ts';
import type { Deposit, Payment } from '../schemas.gen.ts';
import { validateFindDeposit, validateGetPaymentStatus } from '../validators/apex-deposit.gen.js';

/** Configuration of {@link findDeposit}. */
export interface FindDepositConfig {
  /** Secret of the deposit link. */
  readonly linkToken?: string | undefined;
  /** Order of the customer who is logged in; stands in for the link. */
  readonly orderId?: string | undefined;
}

/** Answer of {@link findDeposit}. */
export type FindDepositData = Deposit;

/** Codes of the server's errors, see {@link findDeposit}. */
export type FindDepositErrorCode = "CALLOUT_ERROR" | "DEPOSIT_NOT_FOUND" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "ORDER_NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | (string & {});

/**
 * Find a deposit by its link or its order.
 *
 * The amount and what it is for. By its link it needs no log-in; the customer who is logged in
 * names the order instead. An old and an unknown link get the same answer; a deposit that is paid
 * shows its confirmation number.
 *
 * Lifetime: SingleUseLink.
 */
export const findDeposit: ReadOperation<FindDepositConfig, FindDepositData, unknown, FindDepositErrorCode> = {
  table: {
    kind: "read",
    id: "findDeposit",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/findDeposit",
    parameters: [],
    body: ["linkToken", "orderId"],
    normalise: { orderId: "id18" },
    response: { kind: "plain", is: "object" },
    lifetime: 0,
  },
  accepts: validateFindDeposit,
};

/** Configuration of {@link getPaymentStatus}. */
export interface GetPaymentStatusConfig {
  /** Secret of the deposit link. */
  readonly linkToken?: string | undefined;
  /** Order of the customer who is logged in; stands in for the link. */
  readonly orderId?: string | undefined;
  readonly idempotencyKey: string;
}

/** Answer of {@link getPaymentStatus}. */
export type GetPaymentStatusData = Payment;

/** Codes of the server's errors, see {@link getPaymentStatus}. */
export type GetPaymentStatusErrorCode = "CALLOUT_ERROR" | "DEPOSIT_NOT_FOUND" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "ORDER_NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | (string & {});

/**
 * Read what became of a payment.
 *
 * Settles an unknown outcome by the idempotency key of the payment.
 *
 * Lifetime: PaymentState.
 */
export const getPaymentStatus: ReadOperation<GetPaymentStatusConfig, GetPaymentStatusData, unknown, GetPaymentStatusErrorCode> = {
  table: {
    kind: "read",
    id: "getPaymentStatus",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/getPaymentStatus",
    parameters: [],
    body: ["linkToken", "orderId", "idempotencyKey"],
    normalise: { orderId: "id18" },
    response: { kind: "plain", is: "object" },
    lifetime: 0,
  },
  accepts: validateGetPaymentStatus,
};
