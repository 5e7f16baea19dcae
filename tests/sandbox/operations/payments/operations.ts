import type { AnyOperation } from '../operation.ts';
import {
  cancelAutopay,
  changeAutopay,
  getAutopay,
  getAutopayAuthorization,
  getAutopayTerms,
  setUpAutopay,
} from './autopay.ts';
import { getBillPayment, getBillPaymentStatus, getBillPayments, payBill } from './bill-payments.ts';
import { getBill, getBills } from './bills.ts';
import { findDeposit, getPaymentStatus, payDeposit, startHostedFields } from './deposit.ts';
import {
  getBudgetBilling,
  getBudgetBillingTerms,
  setUpBudgetBilling,
  stopBudgetBilling,
} from './budget-billing.ts';
import { getExtensionTerms, getPaymentExtension, setUpPaymentExtension } from './extensions.ts';
import { addPaymentMethod, getPaymentMethods, removePaymentMethod } from './payment-methods.ts';

/** Payments: bills, extensions, autopay, payment methods, deposits. */
export const paymentsOperations: Readonly<Record<string, AnyOperation>> = {
  addPaymentMethod,
  cancelAutopay,
  changeAutopay,
  findDeposit,
  getAutopay,
  getAutopayAuthorization,
  getAutopayTerms,
  getBill,
  getBillPayment,
  getBillPaymentStatus,
  getBillPayments,
  getBills,
  getBudgetBilling,
  getBudgetBillingTerms,
  getExtensionTerms,
  getPaymentExtension,
  getPaymentMethods,
  getPaymentStatus,
  payBill,
  payDeposit,
  removePaymentMethod,
  setUpAutopay,
  setUpBudgetBilling,
  setUpPaymentExtension,
  startHostedFields,
  stopBudgetBilling,
};
