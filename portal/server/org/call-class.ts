import {
  addPaymentMethod,
  beginPasskeyLogIn,
  cancelAutopay,
  changeAutopay,
  extendSession,
  findDeposit,
  getAutopay,
  getAutopayAuthorization,
  getAutopayTerms,
  getBill,
  getBillPayment,
  getBillPaymentStatus,
  getBillPayments,
  getBills,
  getCurrentSession,
  getPaymentMethods,
  getPaymentStatus,
  logIn,
  logInWithCode,
  logInWithPasskey,
  logOut,
  payBill,
  payDeposit,
  removePaymentMethod,
  sendLogInCode,
  setUpAutopay,
  startHostedFields,
} from '@energy-portal/sdk';
import { isDownload, isUpload } from '../request-checks.ts';
import { callPathOf, operationPath } from '../request-path.ts';
import type { CallClass } from '../settings.ts';

const session = [
  beginPasskeyLogIn,
  logIn,
  logInWithCode,
  logInWithPasskey,
  logOut,
  getCurrentSession,
  extendSession,
  sendLogInCode,
];
const payments = [
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
  getPaymentMethods,
  getPaymentStatus,
  payBill,
  payDeposit,
  removePaymentMethod,
  setUpAutopay,
  startHostedFields,
];
const named = new Map<string, CallClass>([
  ...session.map(({ table }) => [operationPath(table), 'session'] as const),
  ...payments.map(({ table }) => [operationPath(table), 'payments'] as const),
]);

/** Returns true for the call after which nothing of the customer is to stay in the browser. */
export function isSignOut(target: string): boolean {
  return callPathOf(target) === operationPath(logOut.table);
}

/**
 * The class of a call to the org: who logs in or pays waits behind nobody who looks at records, and nobody waits behind
 * a file.
 */
export function callClassOf(call: { readonly method: string; readonly target: string }): CallClass {
  if (isUpload(call) || isDownload(call)) return 'files';
  const path = callPathOf(call.target);
  return named.get(path) ?? (path.startsWith('/services/') ? 'records' : 'account');
}
