// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ConfigValidator } from '../../spec/operation.ts';

export const validateGetBill: ConfigValidator;
export const validateGetBillPayment: ConfigValidator;
export const validateGetBillPaymentStatus: ConfigValidator;
export const validateGetBillPayments: ConfigValidator;
export const validateGetBills: ConfigValidator;
