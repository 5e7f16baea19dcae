// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ReadOperation } from '../../spec/operation.ts';
import type { Bill, BillPayment, BillPayments, Bills } from '../schemas.gen.ts';
import { validateGetBill, validateGetBillPayment, validateGetBillPaymentStatus, validateGetBillPayments, validateGetBills } from '../validators/apex-bills.gen.js';

/** Configuration of {@link getBill}. */
export interface GetBillConfig {
  /** Number of the account. */
  readonly accountNumber: string;
  /** The bill. */
  readonly billId: string;
}

/** Answer of {@link getBill}. */
export type GetBillData = Bill;

/** Codes of the server's errors, see {@link getBill}. */
export type GetBillErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read a bill line by line.
 *
 * Every charge of a bill, what was open before, and where its PDF is.
 *
 * Lifetime: AccountSettings.
 */
export const getBill: ReadOperation<GetBillConfig, GetBillData, unknown, GetBillErrorCode> = {
  table: {
    kind: "read",
    id: "getBill",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getBill",
    parameters: [{ name: "accountNumber", in: "query" }, { name: "billId", in: "query", normalise: "id18" }],
    response: { kind: "plain", is: "object" },
    lifetime: 60000,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetBill,
};

/** Configuration of {@link getBillPayment}. */
export interface GetBillPaymentConfig {
  /** Number of the account. */
  readonly accountNumber: string;
  /** The payment. */
  readonly paymentId: string;
}

/** Answer of {@link getBillPayment}. */
export type GetBillPaymentData = BillPayment;

/** Codes of the server's errors, see {@link getBillPayment}. */
export type GetBillPaymentErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read the receipt of a payment.
 *
 * One payment of an account.
 *
 * Lifetime: AccountSettings.
 */
export const getBillPayment: ReadOperation<GetBillPaymentConfig, GetBillPaymentData, unknown, GetBillPaymentErrorCode> = {
  table: {
    kind: "read",
    id: "getBillPayment",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getBillPayment",
    parameters: [{ name: "accountNumber", in: "query" }, { name: "paymentId", in: "query" }],
    response: { kind: "plain", is: "object" },
    lifetime: 60000,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetBillPayment,
};

/** Configuration of {@link getBillPaymentStatus}. */
export interface GetBillPaymentStatusConfig {
  /** Number of the account. */
  readonly accountNumber: string;
  /** Key of the payment. */
  readonly idempotencyKey: string;
}

/** Answer of {@link getBillPaymentStatus}. */
export type GetBillPaymentStatusData = BillPayment;

/** Codes of the server's errors, see {@link getBillPaymentStatus}. */
export type GetBillPaymentStatusErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read what became of a payment of bills.
 *
 * Settles an unknown outcome by the idempotency key of the payment.
 *
 * Lifetime: PaymentState.
 */
export const getBillPaymentStatus: ReadOperation<GetBillPaymentStatusConfig, GetBillPaymentStatusData, unknown, GetBillPaymentStatusErrorCode> = {
  table: {
    kind: "read",
    id: "getBillPaymentStatus",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getBillPaymentStatus",
    parameters: [{ name: "accountNumber", in: "query" }, { name: "idempotencyKey", in: "query" }],
    response: { kind: "plain", is: "object" },
    lifetime: 0,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetBillPaymentStatus,
};

/** Configuration of {@link getBillPayments}. */
export interface GetBillPaymentsConfig {
  /** Number of the account. */
  readonly accountNumber: string;
}

/** Answer of {@link getBillPayments}. */
export type GetBillPaymentsData = BillPayments;

/** Codes of the server's errors, see {@link getBillPayments}. */
export type GetBillPaymentsErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read the payments of an account.
 *
 * The payments of two years, those that were refused and those that are being checked, too.
 *
 * Lifetime: AccountSettings.
 */
export const getBillPayments: ReadOperation<GetBillPaymentsConfig, GetBillPaymentsData, unknown, GetBillPaymentsErrorCode> = {
  table: {
    kind: "read",
    id: "getBillPayments",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getBillPayments",
    parameters: [{ name: "accountNumber", in: "query" }],
    response: { kind: "plain", is: "object" },
    lifetime: 60000,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetBillPayments,
};

/** Configuration of {@link getBills}. */
export interface GetBillsConfig {
  /** Number of the account. */
  readonly accountNumber: string;
}

/** Answer of {@link getBills}. */
export type GetBillsData = Bills;

/** Codes of the server's errors, see {@link getBills}. */
export type GetBillsErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read the bills of an account.
 *
 * The bills of two years, what is open of them and what can be paid now.
 *
 * Lifetime: AccountSettings.
 */
export const getBills: ReadOperation<GetBillsConfig, GetBillsData, unknown, GetBillsErrorCode> = {
  table: {
    kind: "read",
    id: "getBills",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getBills",
    parameters: [{ name: "accountNumber", in: "query" }],
    response: { kind: "plain", is: "object" },
    lifetime: 60000,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetBills,
};
