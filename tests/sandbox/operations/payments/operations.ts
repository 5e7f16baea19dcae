import type { AnyOperation } from '../operation.ts';
import {
  cancelAutopay,
  changeAutopay,
  getAutopay,
  getAutopayAuthorization,
  getAutopayTerms,
  setUpAutopay,
} from './autopay.ts';
import { findDeposit, getPaymentStatus, payDeposit, startHostedFields } from './deposit.ts';
import { addPaymentMethod, getPaymentMethods, removePaymentMethod } from './payment-methods.ts';

/** Payments: autopay, payment methods, deposits. */
export const paymentsOperations: Readonly<Record<string, AnyOperation>> = {
  addPaymentMethod,
  cancelAutopay,
  changeAutopay,
  findDeposit,
  getAutopay,
  getAutopayAuthorization,
  getAutopayTerms,
  getPaymentMethods,
  getPaymentStatus,
  payDeposit,
  removePaymentMethod,
  setUpAutopay,
  startHostedFields,
};
