import type { AnyOperation } from './operation.ts';
import { getAccountSummary, getAccounts, switchAccount } from './accounts/accounts.ts';
import {
  cancelAutopay,
  changeAutopay,
  getAutopay,
  getAutopayAuthorization,
  getAutopayTerms,
  setUpAutopay,
} from './payments/autopay.ts';
import { findDeposit, getPaymentStatus, payDeposit, startHostedFields } from './payments/deposit.ts';
import {
  answerOutstandingBalance,
  answerSwitchHold,
  getDocumentTypes,
  getRequiredDocuments,
  registerDocument,
  removeDocument,
  submitDocuments,
} from './enrollment/documents.ts';
import { deleteDraft, getDraft, saveDraft } from './enrollment/drafts.ts';
import { getBrandCustomerServiceInfo, getUserAccountInformation, getUtilityInfo } from './accounts/footer.ts';
import { getEnrollmentStatus, getLobby } from './enrollment/lobby.ts';
import { getMessageAttachments } from './messages/message-attachments.ts';
import { addPaymentMethod, getPaymentMethods, removePaymentMethod } from './payments/payment-methods.ts';
import { changePlan, getPlanChange } from './plans/plan-change.ts';
import { enrollInPlan } from './plans/plan-enrollment.ts';
import { getPlan, getPlans } from './plans/plans.ts';
import {
  getCommunicationPreferences,
  resendSmsConfirmation,
  setPaperless,
  startSmsAlerts,
  stopSmsAlerts,
} from './accounts/preferences.ts';
import { getRequestTypes, replyToMessage, sendMessage, submitServiceRequest } from './messages/requests.ts';
import { getUsageComparison, getUsageHistory } from './accounts/usage.ts';

/** What a customer has of the retailer: enrollments, payments, documents, plans, usage, requests. */
export const serviceHandlers: Readonly<Record<string, AnyOperation>> = {
  addPaymentMethod,
  answerOutstandingBalance,
  answerSwitchHold,
  cancelAutopay,
  changeAutopay,
  changePlan,
  deleteDraft,
  enrollInPlan,
  findDeposit,
  getAccounts,
  getAccountSummary,
  getAutopay,
  getAutopayAuthorization,
  getAutopayTerms,
  getBrandCustomerServiceInfo,
  getCommunicationPreferences,
  getDocumentTypes,
  getDraft,
  getEnrollmentStatus,
  getLobby,
  getMessageAttachments,
  getPaymentMethods,
  getPaymentStatus,
  getPlan,
  getPlanChange,
  getPlans,
  getRequestTypes,
  getRequiredDocuments,
  getUsageComparison,
  getUsageHistory,
  getUserAccountInformation,
  getUtilityInfo,
  payDeposit,
  registerDocument,
  removeDocument,
  removePaymentMethod,
  replyToMessage,
  resendSmsConfirmation,
  saveDraft,
  sendMessage,
  setPaperless,
  setUpAutopay,
  startHostedFields,
  startSmsAlerts,
  stopSmsAlerts,
  submitDocuments,
  submitServiceRequest,
  switchAccount,
};
