import type { Handler } from '../protocol/call.ts';
import { getAccountSummary, getAccounts, switchAccount } from './accounts.ts';
import {
  cancelAutopay,
  changeAutopay,
  getAutopay,
  getAutopayAuthorization,
  getAutopayTerms,
  setUpAutopay,
} from './autopay.ts';
import { findDeposit, getPaymentStatus, payDeposit, startHostedFields } from './deposit.ts';
import {
  answerOutstandingBalance,
  answerSwitchHold,
  getDocumentTypes,
  getRequiredDocuments,
  registerDocument,
  removeDocument,
  submitDocuments,
} from './documents.ts';
import { deleteDraft, getDraft, saveDraft } from './drafts.ts';
import { getBrandCustomerServiceInfo, getUserAccountInformation, getUtilityInfo } from './footer.ts';
import { getEnrollmentStatus, getLobby } from './lobby.ts';
import { getMessageAttachments } from './message-attachments.ts';
import { addPaymentMethod, getPaymentMethods, removePaymentMethod } from './payment-methods.ts';
import { enrollInPlan } from './plan-enrollment.ts';
import { getPlan, getPlans } from './plans.ts';
import {
  getCommunicationPreferences,
  resendSmsConfirmation,
  setPaperless,
  startSmsAlerts,
  stopSmsAlerts,
} from './preferences.ts';
import { getRequestTypes, replyToMessage, sendMessage, submitServiceRequest } from './requests.ts';
import { getUsageComparison, getUsageHistory } from './usage.ts';

/** What a customer has of the retailer: enrollments, payments, documents, plans, usage, requests. */
export const serviceHandlers: Readonly<Record<string, Handler>> = {
  addPaymentMethod,
  answerOutstandingBalance,
  answerSwitchHold,
  cancelAutopay,
  changeAutopay,
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
