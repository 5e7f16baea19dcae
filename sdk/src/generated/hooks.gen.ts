// Generated from specs/apex/openapi.yaml and specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import { createReadHook } from '../react/use-read.ts';
import { createSuspenseReadHook } from '../react/use-suspense-read.ts';
import { createWriteHook } from '../react/use-write.ts';
import { getAutopay, getAutopayAuthorization, getAutopayTerms, getPaymentMethods } from './operations/apex-autopay.gen.ts';
import { addPaymentMethod, cancelAutopay, changeAutopay, removePaymentMethod, setUpAutopay } from './operations/apex-autopay-writes.gen.ts';
import { getBill, getBillPayment, getBillPaymentStatus, getBillPayments, getBills } from './operations/apex-bills.gen.ts';
import { payBill } from './operations/apex-bills-writes.gen.ts';
import { getBudgetBilling, getBudgetBillingTerms } from './operations/apex-budgetBilling.gen.ts';
import { setUpBudgetBilling, stopBudgetBilling } from './operations/apex-budgetBilling-writes.gen.ts';
import { findDeposit, getPaymentStatus } from './operations/apex-deposit.gen.ts';
import { payDeposit, startHostedFields } from './operations/apex-deposit-writes.gen.ts';
import { getDocumentTypes, getRequiredDocuments } from './operations/apex-documents.gen.ts';
import { answerOutstandingBalance, answerSwitchHold, registerDocument, removeDocument, submitDocuments } from './operations/apex-documents-writes.gen.ts';
import { getDraft } from './operations/apex-drafts.gen.ts';
import { deleteDraft, saveDraft } from './operations/apex-drafts-writes.gen.ts';
import { checkEmailAddress, getEmailStatus } from './operations/apex-email.gen.ts';
import { cancelEmailChange, confirmEmailChange, requestEmailChange } from './operations/apex-email-writes.gen.ts';
import { getExtensionTerms, getPaymentExtension } from './operations/apex-extensions.gen.ts';
import { setUpPaymentExtension } from './operations/apex-extensions-writes.gen.ts';
import { getBrandCustomerServiceInfo, getUserAccountInformation, getUtilityInfo } from './operations/apex-footer.gen.ts';
import { getCallBack, getCallTimes, getHelpArticle, getHelpArticles } from './operations/apex-help.gen.ts';
import { cancelCall, requestCall } from './operations/apex-help-writes.gen.ts';
import { getIdentityVerification } from './operations/apex-identity.gen.ts';
import { answerIdentityVerification, cancelIdentityVerification, postponeIdentityVerification, resendIdentityCode, startIdentityVerification } from './operations/apex-identity-writes.gen.ts';
import { getAccountSummary, getAccounts, getEnrollmentStatus, getLobby, getStartNotices } from './operations/apex-lobby.gen.ts';
import { addStartNotice, removeStartNotice, switchAccount } from './operations/apex-lobby-writes.gen.ts';
import { getMoveOut } from './operations/apex-moveOut.gen.ts';
import { requestMove, requestMoveOut } from './operations/apex-moveOut-writes.gen.ts';
import { getAddressOutage, getOutages } from './operations/apex-outages.gen.ts';
import { followOutage, reportOutage } from './operations/apex-outages-writes.gen.ts';
import { getPasskeys } from './operations/apex-passkeys.gen.ts';
import { addPasskey, beginPasskey, beginPasskeyLogIn, logInWithPasskey, removePasskey } from './operations/apex-passkeys-writes.gen.ts';
import { checkPasswordResetLink } from './operations/apex-password.gen.ts';
import { changePassword, requestPasswordReset, setNewPassword } from './operations/apex-password-writes.gen.ts';
import { findAddresses, getPlan, getPlanChange, getPlanYear, getPlans } from './operations/apex-plans.gen.ts';
import { changePlan, enrollInPlan } from './operations/apex-plans-writes.gen.ts';
import { getAuthorizedUsers, getCommunicationPreferences } from './operations/apex-preferences.gen.ts';
import { resendSmsConfirmation, setAuthorizedUsers, setPaperless, startSmsAlerts, stopSmsAlerts } from './operations/apex-preferences-writes.gen.ts';
import { getReferrals } from './operations/apex-referrals.gen.ts';
import { completeRegistration, confirmRegistration, findMyEnrollment, sendRegistrationCode, verifyRegistration } from './operations/apex-registration-writes.gen.ts';
import { getMessageAttachments, getRequestTypes } from './operations/apex-requests.gen.ts';
import { replyToMessage, sendMessage, submitServiceRequest } from './operations/apex-requests-writes.gen.ts';
import { getCurrentSession } from './operations/apex-session.gen.ts';
import { extendSession, logIn, logInWithCode, logOut, sendLogInCode } from './operations/apex-session-writes.gen.ts';
import { getUsageAlerts, getUsageComparison, getUsageForecast, getUsageHistory, getUsageIntervals, getUsageWeek } from './operations/apex-usage.gen.ts';
import { setUsageAlerts } from './operations/apex-usage-writes.gen.ts';
import { getVisit, getVisitSlots } from './operations/apex-visits.gen.ts';
import { bookVisit, cancelVisit } from './operations/apex-visits-writes.gen.ts';
import { getActionOverrides, getFormulaActivations, getGlobalActions, getListViewActions, getListViewRecordActions, getLookupActions, getMruListActions, getObjectCreateActions, getQuickActionDefaults, getQuickActionInfo, getQuickActionLayout, getRecordActions, getRecordEditActions, getRelatedListActions, getRelatedListRecordActions, getRelatedListsActions } from './operations/ui-api-actions.gen.ts';
import { performQuickAction, performUpdateRecordQuickAction } from './operations/ui-api-actions-writes.gen.ts';
import { getActiveTheme, getAllApps, getAppDetails, getNavItems, getSelectedApp, getUserNavItems } from './operations/ui-api-apps.gen.ts';
import { updateUserNavItems } from './operations/ui-api-apps-writes.gen.ts';
import { createContentDocumentAndVersion, createContentVersion } from './operations/ui-api-content-writes.gen.ts';
import { findDuplicates, getDuplicateConfiguration } from './operations/ui-api-duplicates.gen.ts';
import { getFavorite, getFavorites } from './operations/ui-api-favorites.gen.ts';
import { createFavorite, deleteFavorite, updateFavorite, updateFavoriteUsage, updateFavorites } from './operations/ui-api-favorites-writes.gen.ts';
import { getLayout, getLayoutUserState, getPathLayout } from './operations/ui-api-layouts.gen.ts';
import { updateLayoutUserState } from './operations/ui-api-layouts-writes.gen.ts';
import { getListInfoById, getListInfoByName, getListInfosByName, getListInfosByObjectName, getListObjectInfo, getListPreferences } from './operations/ui-api-list-info.gen.ts';
import { createListInfo, deleteListInfo, updateListInfoByName, updateListPreferences } from './operations/ui-api-list-info-writes.gen.ts';
import { getListRecordsById, getListRecordsByName, postListRecordsByName } from './operations/ui-api-list-records.gen.ts';
import { getListUiById, getListUiByName, getListViewSummaryCollection, getMruListInfo, getMruListRecords, getMruListUi } from './operations/ui-api-list-ui.gen.ts';
import { getObjectInfo, getObjectInfoDirectory, getObjectInfos, getPicklistValues, getPicklistValuesByRecordType } from './operations/ui-api-object-info.gen.ts';
import { getRecordAvatars } from './operations/ui-api-record-avatars.gen.ts';
import { updateRecordAvatar } from './operations/ui-api-record-avatars-writes.gen.ts';
import { getRecords } from './operations/ui-api-record-batches.gen.ts';
import { executeBatchRecordOperations } from './operations/ui-api-record-batches-writes.gen.ts';
import { createRecord, deleteRecord, updateRecord } from './operations/ui-api-record-changes-writes.gen.ts';
import { getRecordCloneDefaults, getRecordCreateDefaults, getRecordTemplateClone, getRecordTemplateCreate } from './operations/ui-api-record-defaults.gen.ts';
import { getRecordUi } from './operations/ui-api-record-ui.gen.ts';
import { getChildRecords, getRecord } from './operations/ui-api-records.gen.ts';
import { getRelatedListRecords, getRelatedListRecordsByUrl } from './operations/ui-api-related-list-records.gen.ts';
import { getRelatedListCount, getRelatedListInfo, getRelatedListInfoBatch, getRelatedListPreferences, getRelatedListPreferencesBatch, getRelatedListRecordsBatch, getRelatedListsCount, getRelatedListsInfo } from './operations/ui-api-related-lists.gen.ts';
import { updateRelatedListInfo, updateRelatedListPreferences } from './operations/ui-api-related-lists-writes.gen.ts';
import { getKeywordSearchResults, getLookupMetadata, getLookupRecords, getLookupRecordsByUrl, getLookupRecordsOfObject, getSearchFilterMetadata, getSearchFilterOptions, getSearchResults } from './operations/ui-api-search.gen.ts';

/** Add a passkey. Hook of {@link addPasskey}. */
export const useAddPasskey = /* @__PURE__ */ createWriteHook(addPasskey);

/** Add a payment method. Hook of {@link addPaymentMethod}. */
export const useAddPaymentMethod = /* @__PURE__ */ createWriteHook(addPaymentMethod);

/** Have a device told when a start date moves. Hook of {@link addStartNotice}. */
export const useAddStartNotice = /* @__PURE__ */ createWriteHook(addStartNotice);

/** Answer the present question. Hook of {@link answerIdentityVerification}. */
export const useAnswerIdentityVerification = /* @__PURE__ */ createWriteHook(answerIdentityVerification);

/** Answer the balance question. Hook of {@link answerOutstandingBalance}. */
export const useAnswerOutstandingBalance = /* @__PURE__ */ createWriteHook(answerOutstandingBalance);

/** Answer the switch-hold question. Hook of {@link answerSwitchHold}. */
export const useAnswerSwitchHold = /* @__PURE__ */ createWriteHook(answerSwitchHold);

/** Begin to add a passkey. Hook of {@link beginPasskey}. */
export const useBeginPasskey = /* @__PURE__ */ createWriteHook(beginPasskey);

/** Begin to log in by a passkey. Hook of {@link beginPasskeyLogIn}. */
export const useBeginPasskeyLogIn = /* @__PURE__ */ createWriteHook(beginPasskeyLogIn);

/** Book a visit. Hook of {@link bookVisit}. */
export const useBookVisit = /* @__PURE__ */ createWriteHook(bookVisit);

/** Cancel autopay. Hook of {@link cancelAutopay}. */
export const useCancelAutopay = /* @__PURE__ */ createWriteHook(cancelAutopay);

/** Call a call off. Hook of {@link cancelCall}. */
export const useCancelCall = /* @__PURE__ */ createWriteHook(cancelCall);

/** Withdraw a change of the e-mail address. Hook of {@link cancelEmailChange}. */
export const useCancelEmailChange = /* @__PURE__ */ createWriteHook(cancelEmailChange);

/** Cancel the verification. Hook of {@link cancelIdentityVerification}. */
export const useCancelIdentityVerification = /* @__PURE__ */ createWriteHook(cancelIdentityVerification);

/** Call a visit off. Hook of {@link cancelVisit}. */
export const useCancelVisit = /* @__PURE__ */ createWriteHook(cancelVisit);

/** Change autopay. Hook of {@link changeAutopay}. */
export const useChangeAutopay = /* @__PURE__ */ createWriteHook(changeAutopay);

/** Change the password. Hook of {@link changePassword}. */
export const useChangePassword = /* @__PURE__ */ createWriteHook(changePassword);

/** Renew or change the plan of an account. Hook of {@link changePlan}. */
export const useChangePlan = /* @__PURE__ */ createWriteHook(changePlan);

/** Check an e-mail address. Hook of {@link checkEmailAddress}. */
export const useCheckEmailAddress = /* @__PURE__ */ createReadHook(checkEmailAddress);

/** Check an e-mail address. Suspense hook of {@link checkEmailAddress}. */
export const useSuspenseCheckEmailAddress = /* @__PURE__ */ createSuspenseReadHook(checkEmailAddress);

/** Check a link to reset the password. Hook of {@link checkPasswordResetLink}. */
export const useCheckPasswordResetLink = /* @__PURE__ */ createReadHook(checkPasswordResetLink);

/** Check a link to reset the password. Suspense hook of {@link checkPasswordResetLink}. */
export const useSuspenseCheckPasswordResetLink = /* @__PURE__ */ createSuspenseReadHook(checkPasswordResetLink);

/** Choose how to log in. Hook of {@link completeRegistration}. */
export const useCompleteRegistration = /* @__PURE__ */ createWriteHook(completeRegistration);

/** Confirm a new e-mail address. Hook of {@link confirmEmailChange}. */
export const useConfirmEmailChange = /* @__PURE__ */ createWriteHook(confirmEmailChange);

/** Confirm the address of a new log-in. Hook of {@link confirmRegistration}. */
export const useConfirmRegistration = /* @__PURE__ */ createWriteHook(confirmRegistration);

/** Delete a draft. Hook of {@link deleteDraft}. */
export const useDeleteDraft = /* @__PURE__ */ createWriteHook(deleteDraft);

/** Enrol in a plan. Hook of {@link enrollInPlan}. */
export const useEnrollInPlan = /* @__PURE__ */ createWriteHook(enrollInPlan);

/** Keep the session alive. Hook of {@link extendSession}. */
export const useExtendSession = /* @__PURE__ */ createWriteHook(extendSession);

/** Suggest addresses. Hook of {@link findAddresses}. */
export const useFindAddresses = /* @__PURE__ */ createReadHook(findAddresses);

/** Suggest addresses. Suspense hook of {@link findAddresses}. */
export const useSuspenseFindAddresses = /* @__PURE__ */ createSuspenseReadHook(findAddresses);

/** Find a deposit by its link or its order. Hook of {@link findDeposit}. */
export const useFindDeposit = /* @__PURE__ */ createReadHook(findDeposit);

/** Find a deposit by its link or its order. Suspense hook of {@link findDeposit}. */
export const useSuspenseFindDeposit = /* @__PURE__ */ createSuspenseReadHook(findDeposit);

/** Find the enrolment to register for. Hook of {@link findMyEnrollment}. */
export const useFindMyEnrollment = /* @__PURE__ */ createWriteHook(findMyEnrollment);

/** Follow the outage at an address. Hook of {@link followOutage}. */
export const useFollowOutage = /* @__PURE__ */ createWriteHook(followOutage);

/** Read what the first page shows of an account. Hook of {@link getAccountSummary}. */
export const useGetAccountSummary = /* @__PURE__ */ createReadHook(getAccountSummary);

/** Read what the first page shows of an account. Suspense hook of {@link getAccountSummary}. */
export const useSuspenseGetAccountSummary = /* @__PURE__ */ createSuspenseReadHook(getAccountSummary);

/** Read the accounts to choose from. Hook of {@link getAccounts}. */
export const useGetAccounts = /* @__PURE__ */ createReadHook(getAccounts);

/** Read the accounts to choose from. Suspense hook of {@link getAccounts}. */
export const useSuspenseGetAccounts = /* @__PURE__ */ createSuspenseReadHook(getAccounts);

/** Read whether an address has power. Hook of {@link getAddressOutage}. */
export const useGetAddressOutage = /* @__PURE__ */ createReadHook(getAddressOutage);

/** Read whether an address has power. Suspense hook of {@link getAddressOutage}. */
export const useSuspenseGetAddressOutage = /* @__PURE__ */ createSuspenseReadHook(getAddressOutage);

/** Read who may speak for an account. Hook of {@link getAuthorizedUsers}. */
export const useGetAuthorizedUsers = /* @__PURE__ */ createReadHook(getAuthorizedUsers);

/** Read who may speak for an account. Suspense hook of {@link getAuthorizedUsers}. */
export const useSuspenseGetAuthorizedUsers = /* @__PURE__ */ createSuspenseReadHook(getAuthorizedUsers);

/** Read autopay of an account. Hook of {@link getAutopay}. */
export const useGetAutopay = /* @__PURE__ */ createReadHook(getAutopay);

/** Read autopay of an account. Suspense hook of {@link getAutopay}. */
export const useSuspenseGetAutopay = /* @__PURE__ */ createSuspenseReadHook(getAutopay);

/** Read a copy of an authorisation. Hook of {@link getAutopayAuthorization}. */
export const useGetAutopayAuthorization = /* @__PURE__ */ createReadHook(getAutopayAuthorization);

/** Read a copy of an authorisation. Suspense hook of {@link getAutopayAuthorization}. */
export const useSuspenseGetAutopayAuthorization = /* @__PURE__ */ createSuspenseReadHook(getAutopayAuthorization);

/** Read the terms of autopay. Hook of {@link getAutopayTerms}. */
export const useGetAutopayTerms = /* @__PURE__ */ createReadHook(getAutopayTerms);

/** Read the terms of autopay. Suspense hook of {@link getAutopayTerms}. */
export const useSuspenseGetAutopayTerms = /* @__PURE__ */ createSuspenseReadHook(getAutopayTerms);

/** Read a bill line by line. Hook of {@link getBill}. */
export const useGetBill = /* @__PURE__ */ createReadHook(getBill);

/** Read a bill line by line. Suspense hook of {@link getBill}. */
export const useSuspenseGetBill = /* @__PURE__ */ createSuspenseReadHook(getBill);

/** Read the receipt of a payment. Hook of {@link getBillPayment}. */
export const useGetBillPayment = /* @__PURE__ */ createReadHook(getBillPayment);

/** Read the receipt of a payment. Suspense hook of {@link getBillPayment}. */
export const useSuspenseGetBillPayment = /* @__PURE__ */ createSuspenseReadHook(getBillPayment);

/** Read what became of a payment of bills. Hook of {@link getBillPaymentStatus}. */
export const useGetBillPaymentStatus = /* @__PURE__ */ createReadHook(getBillPaymentStatus);

/** Read what became of a payment of bills. Suspense hook of {@link getBillPaymentStatus}. */
export const useSuspenseGetBillPaymentStatus = /* @__PURE__ */ createSuspenseReadHook(getBillPaymentStatus);

/** Read the payments of an account. Hook of {@link getBillPayments}. */
export const useGetBillPayments = /* @__PURE__ */ createReadHook(getBillPayments);

/** Read the payments of an account. Suspense hook of {@link getBillPayments}. */
export const useSuspenseGetBillPayments = /* @__PURE__ */ createSuspenseReadHook(getBillPayments);

/** Read the bills of an account. Hook of {@link getBills}. */
export const useGetBills = /* @__PURE__ */ createReadHook(getBills);

/** Read the bills of an account. Suspense hook of {@link getBills}. */
export const useSuspenseGetBills = /* @__PURE__ */ createSuspenseReadHook(getBills);

/** Read the customer service of a brand. Hook of {@link getBrandCustomerServiceInfo}. */
export const useGetBrandCustomerServiceInfo = /* @__PURE__ */ createReadHook(getBrandCustomerServiceInfo);

/** Read the customer service of a brand. Suspense hook of {@link getBrandCustomerServiceInfo}. */
export const useSuspenseGetBrandCustomerServiceInfo = /* @__PURE__ */ createSuspenseReadHook(getBrandCustomerServiceInfo);

/** Read the amount of budget billing. Hook of {@link getBudgetBilling}. */
export const useGetBudgetBilling = /* @__PURE__ */ createReadHook(getBudgetBilling);

/** Read the amount of budget billing. Suspense hook of {@link getBudgetBilling}. */
export const useSuspenseGetBudgetBilling = /* @__PURE__ */ createSuspenseReadHook(getBudgetBilling);

/** Read the terms of budget billing. Hook of {@link getBudgetBillingTerms}. */
export const useGetBudgetBillingTerms = /* @__PURE__ */ createReadHook(getBudgetBillingTerms);

/** Read the terms of budget billing. Suspense hook of {@link getBudgetBillingTerms}. */
export const useSuspenseGetBudgetBillingTerms = /* @__PURE__ */ createSuspenseReadHook(getBudgetBillingTerms);

/** Read the call that is to come. Hook of {@link getCallBack}. */
export const useGetCallBack = /* @__PURE__ */ createReadHook(getCallBack);

/** Read the call that is to come. Suspense hook of {@link getCallBack}. */
export const useSuspenseGetCallBack = /* @__PURE__ */ createSuspenseReadHook(getCallBack);

/** Read the times for a call. Hook of {@link getCallTimes}. */
export const useGetCallTimes = /* @__PURE__ */ createReadHook(getCallTimes);

/** Read the times for a call. Suspense hook of {@link getCallTimes}. */
export const useSuspenseGetCallTimes = /* @__PURE__ */ createSuspenseReadHook(getCallTimes);

/** Read how an account gets bills and alerts. Hook of {@link getCommunicationPreferences}. */
export const useGetCommunicationPreferences = /* @__PURE__ */ createReadHook(getCommunicationPreferences);

/** Read how an account gets bills and alerts. Suspense hook of {@link getCommunicationPreferences}. */
export const useSuspenseGetCommunicationPreferences = /* @__PURE__ */ createSuspenseReadHook(getCommunicationPreferences);

/** Read the current session. Hook of {@link getCurrentSession}. */
export const useGetCurrentSession = /* @__PURE__ */ createReadHook(getCurrentSession);

/** Read the current session. Suspense hook of {@link getCurrentSession}. */
export const useSuspenseGetCurrentSession = /* @__PURE__ */ createSuspenseReadHook(getCurrentSession);

/** Read the types of documents. Hook of {@link getDocumentTypes}. */
export const useGetDocumentTypes = /* @__PURE__ */ createReadHook(getDocumentTypes);

/** Read the types of documents. Suspense hook of {@link getDocumentTypes}. */
export const useSuspenseGetDocumentTypes = /* @__PURE__ */ createSuspenseReadHook(getDocumentTypes);

/** Read the draft of a form. Hook of {@link getDraft}. */
export const useGetDraft = /* @__PURE__ */ createReadHook(getDraft);

/** Read the draft of a form. Suspense hook of {@link getDraft}. */
export const useSuspenseGetDraft = /* @__PURE__ */ createSuspenseReadHook(getDraft);

/** Read the address of the customer. Hook of {@link getEmailStatus}. */
export const useGetEmailStatus = /* @__PURE__ */ createReadHook(getEmailStatus);

/** Read the address of the customer. Suspense hook of {@link getEmailStatus}. */
export const useSuspenseGetEmailStatus = /* @__PURE__ */ createSuspenseReadHook(getEmailStatus);

/** Read how far an enrolment is. Hook of {@link getEnrollmentStatus}. */
export const useGetEnrollmentStatus = /* @__PURE__ */ createReadHook(getEnrollmentStatus);

/** Read how far an enrolment is. Suspense hook of {@link getEnrollmentStatus}. */
export const useSuspenseGetEnrollmentStatus = /* @__PURE__ */ createSuspenseReadHook(getEnrollmentStatus);

/** Read the terms of an extension. Hook of {@link getExtensionTerms}. */
export const useGetExtensionTerms = /* @__PURE__ */ createReadHook(getExtensionTerms);

/** Read the terms of an extension. Suspense hook of {@link getExtensionTerms}. */
export const useSuspenseGetExtensionTerms = /* @__PURE__ */ createSuspenseReadHook(getExtensionTerms);

/** Read one article of the help. Hook of {@link getHelpArticle}. */
export const useGetHelpArticle = /* @__PURE__ */ createReadHook(getHelpArticle);

/** Read one article of the help. Suspense hook of {@link getHelpArticle}. */
export const useSuspenseGetHelpArticle = /* @__PURE__ */ createSuspenseReadHook(getHelpArticle);

/** Read the articles of the help. Hook of {@link getHelpArticles}. */
export const useGetHelpArticles = /* @__PURE__ */ createReadHook(getHelpArticles);

/** Read the articles of the help. Suspense hook of {@link getHelpArticles}. */
export const useSuspenseGetHelpArticles = /* @__PURE__ */ createSuspenseReadHook(getHelpArticles);

/** Read how far the verification is. Hook of {@link getIdentityVerification}. */
export const useGetIdentityVerification = /* @__PURE__ */ createReadHook(getIdentityVerification);

/** Read how far the verification is. Suspense hook of {@link getIdentityVerification}. */
export const useSuspenseGetIdentityVerification = /* @__PURE__ */ createSuspenseReadHook(getIdentityVerification);

/** Read everything that the customer has. Hook of {@link getLobby}. */
export const useGetLobby = /* @__PURE__ */ createReadHook(getLobby);

/** Read everything that the customer has. Suspense hook of {@link getLobby}. */
export const useSuspenseGetLobby = /* @__PURE__ */ createSuspenseReadHook(getLobby);

/** Read the files of a message. Hook of {@link getMessageAttachments}. */
export const useGetMessageAttachments = /* @__PURE__ */ createReadHook(getMessageAttachments);

/** Read the files of a message. Suspense hook of {@link getMessageAttachments}. */
export const useSuspenseGetMessageAttachments = /* @__PURE__ */ createSuspenseReadHook(getMessageAttachments);

/** Read how service can end. Hook of {@link getMoveOut}. */
export const useGetMoveOut = /* @__PURE__ */ createReadHook(getMoveOut);

/** Read how service can end. Suspense hook of {@link getMoveOut}. */
export const useSuspenseGetMoveOut = /* @__PURE__ */ createSuspenseReadHook(getMoveOut);

/** Read the outages around a zip code. Hook of {@link getOutages}. */
export const useGetOutages = /* @__PURE__ */ createReadHook(getOutages);

/** Read the outages around a zip code. Suspense hook of {@link getOutages}. */
export const useSuspenseGetOutages = /* @__PURE__ */ createSuspenseReadHook(getOutages);

/** Read the passkeys of the customer. Hook of {@link getPasskeys}. */
export const useGetPasskeys = /* @__PURE__ */ createReadHook(getPasskeys);

/** Read the passkeys of the customer. Suspense hook of {@link getPasskeys}. */
export const useSuspenseGetPasskeys = /* @__PURE__ */ createSuspenseReadHook(getPasskeys);

/** Read how an account can pay later. Hook of {@link getPaymentExtension}. */
export const useGetPaymentExtension = /* @__PURE__ */ createReadHook(getPaymentExtension);

/** Read how an account can pay later. Suspense hook of {@link getPaymentExtension}. */
export const useSuspenseGetPaymentExtension = /* @__PURE__ */ createSuspenseReadHook(getPaymentExtension);

/** Read the payment methods of an account. Hook of {@link getPaymentMethods}. */
export const useGetPaymentMethods = /* @__PURE__ */ createReadHook(getPaymentMethods);

/** Read the payment methods of an account. Suspense hook of {@link getPaymentMethods}. */
export const useSuspenseGetPaymentMethods = /* @__PURE__ */ createSuspenseReadHook(getPaymentMethods);

/** Read what became of a payment. Hook of {@link getPaymentStatus}. */
export const useGetPaymentStatus = /* @__PURE__ */ createReadHook(getPaymentStatus);

/** Read what became of a payment. Suspense hook of {@link getPaymentStatus}. */
export const useSuspenseGetPaymentStatus = /* @__PURE__ */ createSuspenseReadHook(getPaymentStatus);

/** Read one plan. Hook of {@link getPlan}. */
export const useGetPlan = /* @__PURE__ */ createReadHook(getPlan);

/** Read one plan. Suspense hook of {@link getPlan}. */
export const useSuspenseGetPlan = /* @__PURE__ */ createSuspenseReadHook(getPlan);

/** Read what a change of plan means. Hook of {@link getPlanChange}. */
export const useGetPlanChange = /* @__PURE__ */ createReadHook(getPlanChange);

/** Read what a change of plan means. Suspense hook of {@link getPlanChange}. */
export const useSuspenseGetPlanChange = /* @__PURE__ */ createSuspenseReadHook(getPlanChange);

/** Read a year on a plan. Hook of {@link getPlanYear}. */
export const useGetPlanYear = /* @__PURE__ */ createReadHook(getPlanYear);

/** Read a year on a plan. Suspense hook of {@link getPlanYear}. */
export const useSuspenseGetPlanYear = /* @__PURE__ */ createSuspenseReadHook(getPlanYear);

/** Read the plans of a zip code. Hook of {@link getPlans}. */
export const useGetPlans = /* @__PURE__ */ createReadHook(getPlans);

/** Read the plans of a zip code. Suspense hook of {@link getPlans}. */
export const useSuspenseGetPlans = /* @__PURE__ */ createSuspenseReadHook(getPlans);

/** Read the referral code and who used it. Hook of {@link getReferrals}. */
export const useGetReferrals = /* @__PURE__ */ createReadHook(getReferrals);

/** Read the referral code and who used it. Suspense hook of {@link getReferrals}. */
export const useSuspenseGetReferrals = /* @__PURE__ */ createSuspenseReadHook(getReferrals);

/** Read the types of cases. Hook of {@link getRequestTypes}. */
export const useGetRequestTypes = /* @__PURE__ */ createReadHook(getRequestTypes);

/** Read the types of cases. Suspense hook of {@link getRequestTypes}. */
export const useSuspenseGetRequestTypes = /* @__PURE__ */ createSuspenseReadHook(getRequestTypes);

/** Read which documents an order needs. Hook of {@link getRequiredDocuments}. */
export const useGetRequiredDocuments = /* @__PURE__ */ createReadHook(getRequiredDocuments);

/** Read which documents an order needs. Suspense hook of {@link getRequiredDocuments}. */
export const useSuspenseGetRequiredDocuments = /* @__PURE__ */ createSuspenseReadHook(getRequiredDocuments);

/** Read the devices that are told when a start date moves. Hook of {@link getStartNotices}. */
export const useGetStartNotices = /* @__PURE__ */ createReadHook(getStartNotices);

/**
 * Read the devices that are told when a start date moves. Suspense hook of
 * {@link getStartNotices}.
 */
export const useSuspenseGetStartNotices = /* @__PURE__ */ createSuspenseReadHook(getStartNotices);

/** Read the usage goal and alerts of an account. Hook of {@link getUsageAlerts}. */
export const useGetUsageAlerts = /* @__PURE__ */ createReadHook(getUsageAlerts);

/** Read the usage goal and alerts of an account. Suspense hook of {@link getUsageAlerts}. */
export const useSuspenseGetUsageAlerts = /* @__PURE__ */ createSuspenseReadHook(getUsageAlerts);

/** Compare this bill with the last one. Hook of {@link getUsageComparison}. */
export const useGetUsageComparison = /* @__PURE__ */ createReadHook(getUsageComparison);

/** Compare this bill with the last one. Suspense hook of {@link getUsageComparison}. */
export const useSuspenseGetUsageComparison = /* @__PURE__ */ createSuspenseReadHook(getUsageComparison);

/** Read what the next bill is likely to be. Hook of {@link getUsageForecast}. */
export const useGetUsageForecast = /* @__PURE__ */ createReadHook(getUsageForecast);

/** Read what the next bill is likely to be. Suspense hook of {@link getUsageForecast}. */
export const useSuspenseGetUsageForecast = /* @__PURE__ */ createSuspenseReadHook(getUsageForecast);

/** Read the usage of past bills. Hook of {@link getUsageHistory}. */
export const useGetUsageHistory = /* @__PURE__ */ createReadHook(getUsageHistory);

/** Read the usage of past bills. Suspense hook of {@link getUsageHistory}. */
export const useSuspenseGetUsageHistory = /* @__PURE__ */ createSuspenseReadHook(getUsageHistory);

/** Read the electricity of a day by the hour. Hook of {@link getUsageIntervals}. */
export const useGetUsageIntervals = /* @__PURE__ */ createReadHook(getUsageIntervals);

/** Read the electricity of a day by the hour. Suspense hook of {@link getUsageIntervals}. */
export const useSuspenseGetUsageIntervals = /* @__PURE__ */ createSuspenseReadHook(getUsageIntervals);

/** Read the usual week by the hour. Hook of {@link getUsageWeek}. */
export const useGetUsageWeek = /* @__PURE__ */ createReadHook(getUsageWeek);

/** Read the usual week by the hour. Suspense hook of {@link getUsageWeek}. */
export const useSuspenseGetUsageWeek = /* @__PURE__ */ createSuspenseReadHook(getUsageWeek);

/** Read the account of a contact. Hook of {@link getUserAccountInformation}. */
export const useGetUserAccountInformation = /* @__PURE__ */ createReadHook(getUserAccountInformation);

/** Read the account of a contact. Suspense hook of {@link getUserAccountInformation}. */
export const useSuspenseGetUserAccountInformation = /* @__PURE__ */ createSuspenseReadHook(getUserAccountInformation);

/** Read the utility of an order. Hook of {@link getUtilityInfo}. */
export const useGetUtilityInfo = /* @__PURE__ */ createReadHook(getUtilityInfo);

/** Read the utility of an order. Suspense hook of {@link getUtilityInfo}. */
export const useSuspenseGetUtilityInfo = /* @__PURE__ */ createSuspenseReadHook(getUtilityInfo);

/** Read the visit of an account. Hook of {@link getVisit}. */
export const useGetVisit = /* @__PURE__ */ createReadHook(getVisit);

/** Read the visit of an account. Suspense hook of {@link getVisit}. */
export const useSuspenseGetVisit = /* @__PURE__ */ createSuspenseReadHook(getVisit);

/** Read the free times. Hook of {@link getVisitSlots}. */
export const useGetVisitSlots = /* @__PURE__ */ createReadHook(getVisitSlots);

/** Read the free times. Suspense hook of {@link getVisitSlots}. */
export const useSuspenseGetVisitSlots = /* @__PURE__ */ createSuspenseReadHook(getVisitSlots);

/** Log in. Hook of {@link logIn}. */
export const useLogIn = /* @__PURE__ */ createWriteHook(logIn);

/** Log in by a code. Hook of {@link logInWithCode}. */
export const useLogInWithCode = /* @__PURE__ */ createWriteHook(logInWithCode);

/** Log in by a passkey. Hook of {@link logInWithPasskey}. */
export const useLogInWithPasskey = /* @__PURE__ */ createWriteHook(logInWithPasskey);

/** Log out. Hook of {@link logOut}. */
export const useLogOut = /* @__PURE__ */ createWriteHook(logOut);

/** Pay bills. Hook of {@link payBill}. */
export const usePayBill = /* @__PURE__ */ createWriteHook(payBill);

/** Pay a deposit. Hook of {@link payDeposit}. */
export const usePayDeposit = /* @__PURE__ */ createWriteHook(payDeposit);

/** Come back later. Hook of {@link postponeIdentityVerification}. */
export const usePostponeIdentityVerification = /* @__PURE__ */ createWriteHook(postponeIdentityVerification);

/** Hand in a document. Hook of {@link registerDocument}. */
export const useRegisterDocument = /* @__PURE__ */ createWriteHook(registerDocument);

/** Take a document back. Hook of {@link removeDocument}. */
export const useRemoveDocument = /* @__PURE__ */ createWriteHook(removeDocument);

/** Remove a passkey. Hook of {@link removePasskey}. */
export const useRemovePasskey = /* @__PURE__ */ createWriteHook(removePasskey);

/** Remove a payment method. Hook of {@link removePaymentMethod}. */
export const useRemovePaymentMethod = /* @__PURE__ */ createWriteHook(removePaymentMethod);

/** Have a device told no longer. Hook of {@link removeStartNotice}. */
export const useRemoveStartNotice = /* @__PURE__ */ createWriteHook(removeStartNotice);

/** Reply in a case. Hook of {@link replyToMessage}. */
export const useReplyToMessage = /* @__PURE__ */ createWriteHook(replyToMessage);

/** Report an outage. Hook of {@link reportOutage}. */
export const useReportOutage = /* @__PURE__ */ createWriteHook(reportOutage);

/** Ask for a call. Hook of {@link requestCall}. */
export const useRequestCall = /* @__PURE__ */ createWriteHook(requestCall);

/** Ask to change the e-mail address. Hook of {@link requestEmailChange}. */
export const useRequestEmailChange = /* @__PURE__ */ createWriteHook(requestEmailChange);

/** Move with the plan. Hook of {@link requestMove}. */
export const useRequestMove = /* @__PURE__ */ createWriteHook(requestMove);

/** Ask for the end of service. Hook of {@link requestMoveOut}. */
export const useRequestMoveOut = /* @__PURE__ */ createWriteHook(requestMoveOut);

/** Ask for a link to reset the password. Hook of {@link requestPasswordReset}. */
export const useRequestPasswordReset = /* @__PURE__ */ createWriteHook(requestPasswordReset);

/** Send the code again. Hook of {@link resendIdentityCode}. */
export const useResendIdentityCode = /* @__PURE__ */ createWriteHook(resendIdentityCode);

/** Send the text to confirm again. Hook of {@link resendSmsConfirmation}. */
export const useResendSmsConfirmation = /* @__PURE__ */ createWriteHook(resendSmsConfirmation);

/** Keep a draft. Hook of {@link saveDraft}. */
export const useSaveDraft = /* @__PURE__ */ createWriteHook(saveDraft);

/** Ask for a code to log in by. Hook of {@link sendLogInCode}. */
export const useSendLogInCode = /* @__PURE__ */ createWriteHook(sendLogInCode);

/** Send a message. Hook of {@link sendMessage}. */
export const useSendMessage = /* @__PURE__ */ createWriteHook(sendMessage);

/** Send a code to the customer of the order. Hook of {@link sendRegistrationCode}. */
export const useSendRegistrationCode = /* @__PURE__ */ createWriteHook(sendRegistrationCode);

/** Say who may speak for an account. Hook of {@link setAuthorizedUsers}. */
export const useSetAuthorizedUsers = /* @__PURE__ */ createWriteHook(setAuthorizedUsers);

/** Set a new password by a link. Hook of {@link setNewPassword}. */
export const useSetNewPassword = /* @__PURE__ */ createWriteHook(setNewPassword);

/** Turn paperless billing on or off. Hook of {@link setPaperless}. */
export const useSetPaperless = /* @__PURE__ */ createWriteHook(setPaperless);

/** Set up autopay. Hook of {@link setUpAutopay}. */
export const useSetUpAutopay = /* @__PURE__ */ createWriteHook(setUpAutopay);

/** Agree on budget billing. Hook of {@link setUpBudgetBilling}. */
export const useSetUpBudgetBilling = /* @__PURE__ */ createWriteHook(setUpBudgetBilling);

/** Agree on an extension. Hook of {@link setUpPaymentExtension}. */
export const useSetUpPaymentExtension = /* @__PURE__ */ createWriteHook(setUpPaymentExtension);

/** Set the usage goal and alerts of an account. Hook of {@link setUsageAlerts}. */
export const useSetUsageAlerts = /* @__PURE__ */ createWriteHook(setUsageAlerts);

/** Start the hosted payment fields. Hook of {@link startHostedFields}. */
export const useStartHostedFields = /* @__PURE__ */ createWriteHook(startHostedFields);

/** Start or resume the verification. Hook of {@link startIdentityVerification}. */
export const useStartIdentityVerification = /* @__PURE__ */ createWriteHook(startIdentityVerification);

/** Turn text alerts on. Hook of {@link startSmsAlerts}. */
export const useStartSmsAlerts = /* @__PURE__ */ createWriteHook(startSmsAlerts);

/** Stop budget billing. Hook of {@link stopBudgetBilling}. */
export const useStopBudgetBilling = /* @__PURE__ */ createWriteHook(stopBudgetBilling);

/** Turn text alerts off. Hook of {@link stopSmsAlerts}. */
export const useStopSmsAlerts = /* @__PURE__ */ createWriteHook(stopSmsAlerts);

/** Submit the documents of an order. Hook of {@link submitDocuments}. */
export const useSubmitDocuments = /* @__PURE__ */ createWriteHook(submitDocuments);

/** Submit a request. Hook of {@link submitServiceRequest}. */
export const useSubmitServiceRequest = /* @__PURE__ */ createWriteHook(submitServiceRequest);

/** Switch to another account. Hook of {@link switchAccount}. */
export const useSwitchAccount = /* @__PURE__ */ createWriteHook(switchAccount);

/** Prove to be the customer of the order. Hook of {@link verifyRegistration}. */
export const useVerifyRegistration = /* @__PURE__ */ createWriteHook(verifyRegistration);

/** Upload a new file. Hook of {@link createContentDocumentAndVersion}. */
export const useCreateContentDocumentAndVersion = /* @__PURE__ */ createWriteHook(createContentDocumentAndVersion);

/** Upload a new version of a file. Hook of {@link createContentVersion}. */
export const useCreateContentVersion = /* @__PURE__ */ createWriteHook(createContentVersion);

/** Add a favorite. Hook of {@link createFavorite}. */
export const useCreateFavorite = /* @__PURE__ */ createWriteHook(createFavorite);

/** Create a list view. Hook of {@link createListInfo}. */
export const useCreateListInfo = /* @__PURE__ */ createWriteHook(createListInfo);

/** Create one record. Hook of {@link createRecord}. */
export const useCreateRecord = /* @__PURE__ */ createWriteHook(createRecord);

/** Remove a favorite. Hook of {@link deleteFavorite}. */
export const useDeleteFavorite = /* @__PURE__ */ createWriteHook(deleteFavorite);

/** Delete a list view. Hook of {@link deleteListInfo}. */
export const useDeleteListInfo = /* @__PURE__ */ createWriteHook(deleteListInfo);

/** Delete one record. Hook of {@link deleteRecord}. */
export const useDeleteRecord = /* @__PURE__ */ createWriteHook(deleteRecord);

/** Create, update and delete several records. Hook of {@link executeBatchRecordOperations}. */
export const useExecuteBatchRecordOperations = /* @__PURE__ */ createWriteHook(executeBatchRecordOperations);

/** Look for duplicates of a record before it is saved. Hook of {@link findDuplicates}. */
export const useFindDuplicates = /* @__PURE__ */ createReadHook(findDuplicates);

/** Look for duplicates of a record before it is saved. Suspense hook of {@link findDuplicates}. */
export const useSuspenseFindDuplicates = /* @__PURE__ */ createSuspenseReadHook(findDuplicates);

/** Read action overrides. Hook of {@link getActionOverrides}. */
export const useGetActionOverrides = /* @__PURE__ */ createReadHook(getActionOverrides);

/** Read action overrides. Suspense hook of {@link getActionOverrides}. */
export const useSuspenseGetActionOverrides = /* @__PURE__ */ createSuspenseReadHook(getActionOverrides);

/** Read the theme of the org. Hook of {@link getActiveTheme}. */
export const useGetActiveTheme = /* @__PURE__ */ createReadHook(getActiveTheme);

/** Read the theme of the org. Suspense hook of {@link getActiveTheme}. */
export const useSuspenseGetActiveTheme = /* @__PURE__ */ createSuspenseReadHook(getActiveTheme);

/** Read all apps. Hook of {@link getAllApps}. */
export const useGetAllApps = /* @__PURE__ */ createReadHook(getAllApps);

/** Read all apps. Suspense hook of {@link getAllApps}. */
export const useSuspenseGetAllApps = /* @__PURE__ */ createSuspenseReadHook(getAllApps);

/** Read one app. Hook of {@link getAppDetails}. */
export const useGetAppDetails = /* @__PURE__ */ createReadHook(getAppDetails);

/** Read one app. Suspense hook of {@link getAppDetails}. */
export const useSuspenseGetAppDetails = /* @__PURE__ */ createSuspenseReadHook(getAppDetails);

/** Read the child records of a record. Hook of {@link getChildRecords}. */
export const useGetChildRecords = /* @__PURE__ */ createReadHook(getChildRecords);

/** Read the child records of a record. Suspense hook of {@link getChildRecords}. */
export const useSuspenseGetChildRecords = /* @__PURE__ */ createSuspenseReadHook(getChildRecords);

/** Read how duplicates are found. Hook of {@link getDuplicateConfiguration}. */
export const useGetDuplicateConfiguration = /* @__PURE__ */ createReadHook(getDuplicateConfiguration);

/** Read how duplicates are found. Suspense hook of {@link getDuplicateConfiguration}. */
export const useSuspenseGetDuplicateConfiguration = /* @__PURE__ */ createSuspenseReadHook(getDuplicateConfiguration);

/** Read one favorite. Hook of {@link getFavorite}. */
export const useGetFavorite = /* @__PURE__ */ createReadHook(getFavorite);

/** Read one favorite. Suspense hook of {@link getFavorite}. */
export const useSuspenseGetFavorite = /* @__PURE__ */ createSuspenseReadHook(getFavorite);

/** Read the user's favorites. Hook of {@link getFavorites}. */
export const useGetFavorites = /* @__PURE__ */ createReadHook(getFavorites);

/** Read the user's favorites. Suspense hook of {@link getFavorites}. */
export const useSuspenseGetFavorites = /* @__PURE__ */ createSuspenseReadHook(getFavorites);

/** Read formula activations. Hook of {@link getFormulaActivations}. */
export const useGetFormulaActivations = /* @__PURE__ */ createReadHook(getFormulaActivations);

/** Read formula activations. Suspense hook of {@link getFormulaActivations}. */
export const useSuspenseGetFormulaActivations = /* @__PURE__ */ createSuspenseReadHook(getFormulaActivations);

/** Read global actions. Hook of {@link getGlobalActions}. */
export const useGetGlobalActions = /* @__PURE__ */ createReadHook(getGlobalActions);

/** Read global actions. Suspense hook of {@link getGlobalActions}. */
export const useSuspenseGetGlobalActions = /* @__PURE__ */ createSuspenseReadHook(getGlobalActions);

/** Search one object. Hook of {@link getKeywordSearchResults}. */
export const useGetKeywordSearchResults = /* @__PURE__ */ createReadHook(getKeywordSearchResults);

/** Search one object. Suspense hook of {@link getKeywordSearchResults}. */
export const useSuspenseGetKeywordSearchResults = /* @__PURE__ */ createSuspenseReadHook(getKeywordSearchResults);

/** Read a layout. Hook of {@link getLayout}. */
export const useGetLayout = /* @__PURE__ */ createReadHook(getLayout);

/** Read a layout. Suspense hook of {@link getLayout}. */
export const useSuspenseGetLayout = /* @__PURE__ */ createSuspenseReadHook(getLayout);

/** Read which sections of a layout are closed. Hook of {@link getLayoutUserState}. */
export const useGetLayoutUserState = /* @__PURE__ */ createReadHook(getLayoutUserState);

/** Read which sections of a layout are closed. Suspense hook of {@link getLayoutUserState}. */
export const useSuspenseGetLayoutUserState = /* @__PURE__ */ createSuspenseReadHook(getLayoutUserState);

/** Read the information of a list view by its id. Hook of {@link getListInfoById}. */
export const useGetListInfoById = /* @__PURE__ */ createReadHook(getListInfoById);

/** Read the information of a list view by its id. Suspense hook of {@link getListInfoById}. */
export const useSuspenseGetListInfoById = /* @__PURE__ */ createSuspenseReadHook(getListInfoById);

/** Read the information of a list view. Hook of {@link getListInfoByName}. */
export const useGetListInfoByName = /* @__PURE__ */ createReadHook(getListInfoByName);

/** Read the information of a list view. Suspense hook of {@link getListInfoByName}. */
export const useSuspenseGetListInfoByName = /* @__PURE__ */ createSuspenseReadHook(getListInfoByName);

/** Read the information of several list views. Hook of {@link getListInfosByName}. */
export const useGetListInfosByName = /* @__PURE__ */ createReadHook(getListInfosByName);

/** Read the information of several list views. Suspense hook of {@link getListInfosByName}. */
export const useSuspenseGetListInfosByName = /* @__PURE__ */ createSuspenseReadHook(getListInfosByName);

/** Read the list views of an object. Hook of {@link getListInfosByObjectName}. */
export const useGetListInfosByObjectName = /* @__PURE__ */ createReadHook(getListInfosByObjectName);

/** Read the list views of an object. Suspense hook of {@link getListInfosByObjectName}. */
export const useSuspenseGetListInfosByObjectName = /* @__PURE__ */ createSuspenseReadHook(getListInfosByObjectName);

/** Read what list views of an object can show. Hook of {@link getListObjectInfo}. */
export const useGetListObjectInfo = /* @__PURE__ */ createReadHook(getListObjectInfo);

/** Read what list views of an object can show. Suspense hook of {@link getListObjectInfo}. */
export const useSuspenseGetListObjectInfo = /* @__PURE__ */ createSuspenseReadHook(getListObjectInfo);

/** Read the preferences of a list view. Hook of {@link getListPreferences}. */
export const useGetListPreferences = /* @__PURE__ */ createReadHook(getListPreferences);

/** Read the preferences of a list view. Suspense hook of {@link getListPreferences}. */
export const useSuspenseGetListPreferences = /* @__PURE__ */ createSuspenseReadHook(getListPreferences);

/** Read the records of a list view by its id. Hook of {@link getListRecordsById}. */
export const useGetListRecordsById = /* @__PURE__ */ createReadHook(getListRecordsById);

/** Read the records of a list view by its id. Suspense hook of {@link getListRecordsById}. */
export const useSuspenseGetListRecordsById = /* @__PURE__ */ createSuspenseReadHook(getListRecordsById);

/** Read the records of a list view. Hook of {@link getListRecordsByName}. */
export const useGetListRecordsByName = /* @__PURE__ */ createReadHook(getListRecordsByName);

/** Read the records of a list view. Suspense hook of {@link getListRecordsByName}. */
export const useSuspenseGetListRecordsByName = /* @__PURE__ */ createSuspenseReadHook(getListRecordsByName);

/** Read a list view with its records by its id. Hook of {@link getListUiById}. */
export const useGetListUiById = /* @__PURE__ */ createReadHook(getListUiById);

/** Read a list view with its records by its id. Suspense hook of {@link getListUiById}. */
export const useSuspenseGetListUiById = /* @__PURE__ */ createSuspenseReadHook(getListUiById);

/** Read a list view with its records. Hook of {@link getListUiByName}. */
export const useGetListUiByName = /* @__PURE__ */ createReadHook(getListUiByName);

/** Read a list view with its records. Suspense hook of {@link getListUiByName}. */
export const useSuspenseGetListUiByName = /* @__PURE__ */ createSuspenseReadHook(getListUiByName);

/** Read the actions of list views. Hook of {@link getListViewActions}. */
export const useGetListViewActions = /* @__PURE__ */ createReadHook(getListViewActions);

/** Read the actions of list views. Suspense hook of {@link getListViewActions}. */
export const useSuspenseGetListViewActions = /* @__PURE__ */ createSuspenseReadHook(getListViewActions);

/** Read the actions of records in list views. Hook of {@link getListViewRecordActions}. */
export const useGetListViewRecordActions = /* @__PURE__ */ createReadHook(getListViewRecordActions);

/** Read the actions of records in list views. Suspense hook of {@link getListViewRecordActions}. */
export const useSuspenseGetListViewRecordActions = /* @__PURE__ */ createSuspenseReadHook(getListViewRecordActions);

/** Read the list views of an object, older form. Hook of {@link getListViewSummaryCollection}. */
export const useGetListViewSummaryCollection = /* @__PURE__ */ createReadHook(getListViewSummaryCollection);

/**
 * Read the list views of an object, older form. Suspense hook of
 * {@link getListViewSummaryCollection}.
 */
export const useSuspenseGetListViewSummaryCollection = /* @__PURE__ */ createSuspenseReadHook(getListViewSummaryCollection);

/** Read the actions of lookups. Hook of {@link getLookupActions}. */
export const useGetLookupActions = /* @__PURE__ */ createReadHook(getLookupActions);

/** Read the actions of lookups. Suspense hook of {@link getLookupActions}. */
export const useSuspenseGetLookupActions = /* @__PURE__ */ createSuspenseReadHook(getLookupActions);

/** Read how a lookup is searched. Hook of {@link getLookupMetadata}. */
export const useGetLookupMetadata = /* @__PURE__ */ createReadHook(getLookupMetadata);

/** Read how a lookup is searched. Suspense hook of {@link getLookupMetadata}. */
export const useSuspenseGetLookupMetadata = /* @__PURE__ */ createSuspenseReadHook(getLookupMetadata);

/** Look up records for a field. Hook of {@link getLookupRecords}. */
export const useGetLookupRecords = /* @__PURE__ */ createReadHook(getLookupRecords);

/** Look up records for a field. Suspense hook of {@link getLookupRecords}. */
export const useSuspenseGetLookupRecords = /* @__PURE__ */ createSuspenseReadHook(getLookupRecords);

/** Look up records for a field by an address. Hook of {@link getLookupRecordsByUrl}. */
export const useGetLookupRecordsByUrl = /* @__PURE__ */ createReadHook(getLookupRecordsByUrl);

/** Look up records for a field by an address. Suspense hook of {@link getLookupRecordsByUrl}. */
export const useSuspenseGetLookupRecordsByUrl = /* @__PURE__ */ createSuspenseReadHook(getLookupRecordsByUrl);

/**
 * Look up records of one object for a field by an address. Hook of
 * {@link getLookupRecordsOfObject}.
 */
export const useGetLookupRecordsOfObject = /* @__PURE__ */ createReadHook(getLookupRecordsOfObject);

/**
 * Look up records of one object for a field by an address. Suspense hook of
 * {@link getLookupRecordsOfObject}.
 */
export const useSuspenseGetLookupRecordsOfObject = /* @__PURE__ */ createSuspenseReadHook(getLookupRecordsOfObject);

/** Read the actions of the recently used records. Hook of {@link getMruListActions}. */
export const useGetMruListActions = /* @__PURE__ */ createReadHook(getMruListActions);

/** Read the actions of the recently used records. Suspense hook of {@link getMruListActions}. */
export const useSuspenseGetMruListActions = /* @__PURE__ */ createSuspenseReadHook(getMruListActions);

/** Read the information of the recently used records. Hook of {@link getMruListInfo}. */
export const useGetMruListInfo = /* @__PURE__ */ createReadHook(getMruListInfo);

/** Read the information of the recently used records. Suspense hook of {@link getMruListInfo}. */
export const useSuspenseGetMruListInfo = /* @__PURE__ */ createSuspenseReadHook(getMruListInfo);

/** Read recently used records. Hook of {@link getMruListRecords}. */
export const useGetMruListRecords = /* @__PURE__ */ createReadHook(getMruListRecords);

/** Read recently used records. Suspense hook of {@link getMruListRecords}. */
export const useSuspenseGetMruListRecords = /* @__PURE__ */ createSuspenseReadHook(getMruListRecords);

/** Read recently used records with their list. Hook of {@link getMruListUi}. */
export const useGetMruListUi = /* @__PURE__ */ createReadHook(getMruListUi);

/** Read recently used records with their list. Suspense hook of {@link getMruListUi}. */
export const useSuspenseGetMruListUi = /* @__PURE__ */ createSuspenseReadHook(getMruListUi);

/** Read navigation items. Hook of {@link getNavItems}. */
export const useGetNavItems = /* @__PURE__ */ createReadHook(getNavItems);

/** Read navigation items. Suspense hook of {@link getNavItems}. */
export const useSuspenseGetNavItems = /* @__PURE__ */ createSuspenseReadHook(getNavItems);

/** Read the actions while a record is created. Hook of {@link getObjectCreateActions}. */
export const useGetObjectCreateActions = /* @__PURE__ */ createReadHook(getObjectCreateActions);

/** Read the actions while a record is created. Suspense hook of {@link getObjectCreateActions}. */
export const useSuspenseGetObjectCreateActions = /* @__PURE__ */ createSuspenseReadHook(getObjectCreateActions);

/** Read the information of one object. Hook of {@link getObjectInfo}. */
export const useGetObjectInfo = /* @__PURE__ */ createReadHook(getObjectInfo);

/** Read the information of one object. Suspense hook of {@link getObjectInfo}. */
export const useSuspenseGetObjectInfo = /* @__PURE__ */ createSuspenseReadHook(getObjectInfo);

/** Read the directory of objects. Hook of {@link getObjectInfoDirectory}. */
export const useGetObjectInfoDirectory = /* @__PURE__ */ createReadHook(getObjectInfoDirectory);

/** Read the directory of objects. Suspense hook of {@link getObjectInfoDirectory}. */
export const useSuspenseGetObjectInfoDirectory = /* @__PURE__ */ createSuspenseReadHook(getObjectInfoDirectory);

/** Read the information of several objects. Hook of {@link getObjectInfos}. */
export const useGetObjectInfos = /* @__PURE__ */ createReadHook(getObjectInfos);

/** Read the information of several objects. Suspense hook of {@link getObjectInfos}. */
export const useSuspenseGetObjectInfos = /* @__PURE__ */ createSuspenseReadHook(getObjectInfos);

/** Read the layout of a path. Hook of {@link getPathLayout}. */
export const useGetPathLayout = /* @__PURE__ */ createReadHook(getPathLayout);

/** Read the layout of a path. Suspense hook of {@link getPathLayout}. */
export const useSuspenseGetPathLayout = /* @__PURE__ */ createSuspenseReadHook(getPathLayout);

/** Read the picklist values of one field. Hook of {@link getPicklistValues}. */
export const useGetPicklistValues = /* @__PURE__ */ createReadHook(getPicklistValues);

/** Read the picklist values of one field. Suspense hook of {@link getPicklistValues}. */
export const useSuspenseGetPicklistValues = /* @__PURE__ */ createSuspenseReadHook(getPicklistValues);

/** Read all picklist values of a record type. Hook of {@link getPicklistValuesByRecordType}. */
export const useGetPicklistValuesByRecordType = /* @__PURE__ */ createReadHook(getPicklistValuesByRecordType);

/**
 * Read all picklist values of a record type. Suspense hook of
 * {@link getPicklistValuesByRecordType}.
 */
export const useSuspenseGetPicklistValuesByRecordType = /* @__PURE__ */ createSuspenseReadHook(getPicklistValuesByRecordType);

/** Read the defaults of a quick action's form. Hook of {@link getQuickActionDefaults}. */
export const useGetQuickActionDefaults = /* @__PURE__ */ createReadHook(getQuickActionDefaults);

/** Read the defaults of a quick action's form. Suspense hook of {@link getQuickActionDefaults}. */
export const useSuspenseGetQuickActionDefaults = /* @__PURE__ */ createSuspenseReadHook(getQuickActionDefaults);

/** Read the information of a quick action. Hook of {@link getQuickActionInfo}. */
export const useGetQuickActionInfo = /* @__PURE__ */ createReadHook(getQuickActionInfo);

/** Read the information of a quick action. Suspense hook of {@link getQuickActionInfo}. */
export const useSuspenseGetQuickActionInfo = /* @__PURE__ */ createSuspenseReadHook(getQuickActionInfo);

/** Read the layout of a quick action's form. Hook of {@link getQuickActionLayout}. */
export const useGetQuickActionLayout = /* @__PURE__ */ createReadHook(getQuickActionLayout);

/** Read the layout of a quick action's form. Suspense hook of {@link getQuickActionLayout}. */
export const useSuspenseGetQuickActionLayout = /* @__PURE__ */ createSuspenseReadHook(getQuickActionLayout);

/** Read one record. Hook of {@link getRecord}. */
export const useGetRecord = /* @__PURE__ */ createReadHook(getRecord);

/** Read one record. Suspense hook of {@link getRecord}. */
export const useSuspenseGetRecord = /* @__PURE__ */ createSuspenseReadHook(getRecord);

/** Read the actions of records. Hook of {@link getRecordActions}. */
export const useGetRecordActions = /* @__PURE__ */ createReadHook(getRecordActions);

/** Read the actions of records. Suspense hook of {@link getRecordActions}. */
export const useSuspenseGetRecordActions = /* @__PURE__ */ createSuspenseReadHook(getRecordActions);

/** Read the avatars of records. Hook of {@link getRecordAvatars}. */
export const useGetRecordAvatars = /* @__PURE__ */ createReadHook(getRecordAvatars);

/** Read the avatars of records. Suspense hook of {@link getRecordAvatars}. */
export const useSuspenseGetRecordAvatars = /* @__PURE__ */ createSuspenseReadHook(getRecordAvatars);

/** Read the defaults of a copy. Hook of {@link getRecordCloneDefaults}. */
export const useGetRecordCloneDefaults = /* @__PURE__ */ createReadHook(getRecordCloneDefaults);

/** Read the defaults of a copy. Suspense hook of {@link getRecordCloneDefaults}. */
export const useSuspenseGetRecordCloneDefaults = /* @__PURE__ */ createSuspenseReadHook(getRecordCloneDefaults);

/** Read the defaults of a new record. Hook of {@link getRecordCreateDefaults}. */
export const useGetRecordCreateDefaults = /* @__PURE__ */ createReadHook(getRecordCreateDefaults);

/** Read the defaults of a new record. Suspense hook of {@link getRecordCreateDefaults}. */
export const useSuspenseGetRecordCreateDefaults = /* @__PURE__ */ createSuspenseReadHook(getRecordCreateDefaults);

/** Read the actions while records are edited. Hook of {@link getRecordEditActions}. */
export const useGetRecordEditActions = /* @__PURE__ */ createReadHook(getRecordEditActions);

/** Read the actions while records are edited. Suspense hook of {@link getRecordEditActions}. */
export const useSuspenseGetRecordEditActions = /* @__PURE__ */ createSuspenseReadHook(getRecordEditActions);

/** Read the template of a copy. Hook of {@link getRecordTemplateClone}. */
export const useGetRecordTemplateClone = /* @__PURE__ */ createReadHook(getRecordTemplateClone);

/** Read the template of a copy. Suspense hook of {@link getRecordTemplateClone}. */
export const useSuspenseGetRecordTemplateClone = /* @__PURE__ */ createSuspenseReadHook(getRecordTemplateClone);

/** Read the template of a new record. Hook of {@link getRecordTemplateCreate}. */
export const useGetRecordTemplateCreate = /* @__PURE__ */ createReadHook(getRecordTemplateCreate);

/** Read the template of a new record. Suspense hook of {@link getRecordTemplateCreate}. */
export const useSuspenseGetRecordTemplateCreate = /* @__PURE__ */ createSuspenseReadHook(getRecordTemplateCreate);

/** Read records with what is needed to show them. Hook of {@link getRecordUi}. */
export const useGetRecordUi = /* @__PURE__ */ createReadHook(getRecordUi);

/** Read records with what is needed to show them. Suspense hook of {@link getRecordUi}. */
export const useSuspenseGetRecordUi = /* @__PURE__ */ createSuspenseReadHook(getRecordUi);

/** Read several records. Hook of {@link getRecords}. */
export const useGetRecords = /* @__PURE__ */ createReadHook(getRecords);

/** Read several records. Suspense hook of {@link getRecords}. */
export const useSuspenseGetRecords = /* @__PURE__ */ createSuspenseReadHook(getRecords);

/** Read the actions of a related list. Hook of {@link getRelatedListActions}. */
export const useGetRelatedListActions = /* @__PURE__ */ createReadHook(getRelatedListActions);

/** Read the actions of a related list. Suspense hook of {@link getRelatedListActions}. */
export const useSuspenseGetRelatedListActions = /* @__PURE__ */ createSuspenseReadHook(getRelatedListActions);

/** Count the records of a related list. Hook of {@link getRelatedListCount}. */
export const useGetRelatedListCount = /* @__PURE__ */ createReadHook(getRelatedListCount);

/** Count the records of a related list. Suspense hook of {@link getRelatedListCount}. */
export const useSuspenseGetRelatedListCount = /* @__PURE__ */ createSuspenseReadHook(getRelatedListCount);

/** Read the information of a related list. Hook of {@link getRelatedListInfo}. */
export const useGetRelatedListInfo = /* @__PURE__ */ createReadHook(getRelatedListInfo);

/** Read the information of a related list. Suspense hook of {@link getRelatedListInfo}. */
export const useSuspenseGetRelatedListInfo = /* @__PURE__ */ createSuspenseReadHook(getRelatedListInfo);

/** Read the information of several related lists. Hook of {@link getRelatedListInfoBatch}. */
export const useGetRelatedListInfoBatch = /* @__PURE__ */ createReadHook(getRelatedListInfoBatch);

/** Read the information of several related lists. Suspense hook of {@link getRelatedListInfoBatch}. */
export const useSuspenseGetRelatedListInfoBatch = /* @__PURE__ */ createSuspenseReadHook(getRelatedListInfoBatch);

/** Read the preferences of a related list. Hook of {@link getRelatedListPreferences}. */
export const useGetRelatedListPreferences = /* @__PURE__ */ createReadHook(getRelatedListPreferences);

/** Read the preferences of a related list. Suspense hook of {@link getRelatedListPreferences}. */
export const useSuspenseGetRelatedListPreferences = /* @__PURE__ */ createSuspenseReadHook(getRelatedListPreferences);

/** Read the preferences of several related lists. Hook of {@link getRelatedListPreferencesBatch}. */
export const useGetRelatedListPreferencesBatch = /* @__PURE__ */ createReadHook(getRelatedListPreferencesBatch);

/**
 * Read the preferences of several related lists. Suspense hook of
 * {@link getRelatedListPreferencesBatch}.
 */
export const useSuspenseGetRelatedListPreferencesBatch = /* @__PURE__ */ createSuspenseReadHook(getRelatedListPreferencesBatch);

/** Read the actions of records in a related list. Hook of {@link getRelatedListRecordActions}. */
export const useGetRelatedListRecordActions = /* @__PURE__ */ createReadHook(getRelatedListRecordActions);

/**
 * Read the actions of records in a related list. Suspense hook of
 * {@link getRelatedListRecordActions}.
 */
export const useSuspenseGetRelatedListRecordActions = /* @__PURE__ */ createSuspenseReadHook(getRelatedListRecordActions);

/** Read the records of a related list. Hook of {@link getRelatedListRecords}. */
export const useGetRelatedListRecords = /* @__PURE__ */ createReadHook(getRelatedListRecords);

/** Read the records of a related list. Suspense hook of {@link getRelatedListRecords}. */
export const useSuspenseGetRelatedListRecords = /* @__PURE__ */ createSuspenseReadHook(getRelatedListRecords);

/** Read the records of several related lists. Hook of {@link getRelatedListRecordsBatch}. */
export const useGetRelatedListRecordsBatch = /* @__PURE__ */ createReadHook(getRelatedListRecordsBatch);

/** Read the records of several related lists. Suspense hook of {@link getRelatedListRecordsBatch}. */
export const useSuspenseGetRelatedListRecordsBatch = /* @__PURE__ */ createSuspenseReadHook(getRelatedListRecordsBatch);

/** Read the records of a related list by an address. Hook of {@link getRelatedListRecordsByUrl}. */
export const useGetRelatedListRecordsByUrl = /* @__PURE__ */ createReadHook(getRelatedListRecordsByUrl);

/**
 * Read the records of a related list by an address. Suspense hook of
 * {@link getRelatedListRecordsByUrl}.
 */
export const useSuspenseGetRelatedListRecordsByUrl = /* @__PURE__ */ createSuspenseReadHook(getRelatedListRecordsByUrl);

/** Read the actions of several related lists. Hook of {@link getRelatedListsActions}. */
export const useGetRelatedListsActions = /* @__PURE__ */ createReadHook(getRelatedListsActions);

/** Read the actions of several related lists. Suspense hook of {@link getRelatedListsActions}. */
export const useSuspenseGetRelatedListsActions = /* @__PURE__ */ createSuspenseReadHook(getRelatedListsActions);

/** Count the records of several related lists. Hook of {@link getRelatedListsCount}. */
export const useGetRelatedListsCount = /* @__PURE__ */ createReadHook(getRelatedListsCount);

/** Count the records of several related lists. Suspense hook of {@link getRelatedListsCount}. */
export const useSuspenseGetRelatedListsCount = /* @__PURE__ */ createSuspenseReadHook(getRelatedListsCount);

/** Read the related lists of an object. Hook of {@link getRelatedListsInfo}. */
export const useGetRelatedListsInfo = /* @__PURE__ */ createReadHook(getRelatedListsInfo);

/** Read the related lists of an object. Suspense hook of {@link getRelatedListsInfo}. */
export const useSuspenseGetRelatedListsInfo = /* @__PURE__ */ createSuspenseReadHook(getRelatedListsInfo);

/** Read the filters of a search. Hook of {@link getSearchFilterMetadata}. */
export const useGetSearchFilterMetadata = /* @__PURE__ */ createReadHook(getSearchFilterMetadata);

/** Read the filters of a search. Suspense hook of {@link getSearchFilterMetadata}. */
export const useSuspenseGetSearchFilterMetadata = /* @__PURE__ */ createSuspenseReadHook(getSearchFilterMetadata);

/** Read the options of a search filter. Hook of {@link getSearchFilterOptions}. */
export const useGetSearchFilterOptions = /* @__PURE__ */ createReadHook(getSearchFilterOptions);

/** Read the options of a search filter. Suspense hook of {@link getSearchFilterOptions}. */
export const useSuspenseGetSearchFilterOptions = /* @__PURE__ */ createSuspenseReadHook(getSearchFilterOptions);

/** Search. Hook of {@link getSearchResults}. */
export const useGetSearchResults = /* @__PURE__ */ createReadHook(getSearchResults);

/** Search. Suspense hook of {@link getSearchResults}. */
export const useSuspenseGetSearchResults = /* @__PURE__ */ createSuspenseReadHook(getSearchResults);

/** Read the app that the user is in. Hook of {@link getSelectedApp}. */
export const useGetSelectedApp = /* @__PURE__ */ createReadHook(getSelectedApp);

/** Read the app that the user is in. Suspense hook of {@link getSelectedApp}. */
export const useSuspenseGetSelectedApp = /* @__PURE__ */ createSuspenseReadHook(getSelectedApp);

/** Read the user's own navigation of an app. Hook of {@link getUserNavItems}. */
export const useGetUserNavItems = /* @__PURE__ */ createReadHook(getUserNavItems);

/** Read the user's own navigation of an app. Suspense hook of {@link getUserNavItems}. */
export const useSuspenseGetUserNavItems = /* @__PURE__ */ createSuspenseReadHook(getUserNavItems);

/** Perform a quick action. Hook of {@link performQuickAction}. */
export const usePerformQuickAction = /* @__PURE__ */ createWriteHook(performQuickAction);

/** Perform a quick action that changes a record. Hook of {@link performUpdateRecordQuickAction}. */
export const usePerformUpdateRecordQuickAction = /* @__PURE__ */ createWriteHook(performUpdateRecordQuickAction);

/** Read the records of a list view with a long query. Hook of {@link postListRecordsByName}. */
export const usePostListRecordsByName = /* @__PURE__ */ createReadHook(postListRecordsByName);

/**
 * Read the records of a list view with a long query. Suspense hook of
 * {@link postListRecordsByName}.
 */
export const useSuspensePostListRecordsByName = /* @__PURE__ */ createSuspenseReadHook(postListRecordsByName);

/** Rename or move a favorite. Hook of {@link updateFavorite}. */
export const useUpdateFavorite = /* @__PURE__ */ createWriteHook(updateFavorite);

/** Count a use of a favorite. Hook of {@link updateFavoriteUsage}. */
export const useUpdateFavoriteUsage = /* @__PURE__ */ createWriteHook(updateFavoriteUsage);

/** Save all favorites at once. Hook of {@link updateFavorites}. */
export const useUpdateFavorites = /* @__PURE__ */ createWriteHook(updateFavorites);

/** Open or close sections of a layout. Hook of {@link updateLayoutUserState}. */
export const useUpdateLayoutUserState = /* @__PURE__ */ createWriteHook(updateLayoutUserState);

/** Change a list view. Hook of {@link updateListInfoByName}. */
export const useUpdateListInfoByName = /* @__PURE__ */ createWriteHook(updateListInfoByName);

/** Change the preferences of a list view. Hook of {@link updateListPreferences}. */
export const useUpdateListPreferences = /* @__PURE__ */ createWriteHook(updateListPreferences);

/** Change one record. Hook of {@link updateRecord}. */
export const useUpdateRecord = /* @__PURE__ */ createWriteHook(updateRecord);

/** Give a record another avatar. Hook of {@link updateRecordAvatar}. */
export const useUpdateRecordAvatar = /* @__PURE__ */ createWriteHook(updateRecordAvatar);

/** Change a related list. Hook of {@link updateRelatedListInfo}. */
export const useUpdateRelatedListInfo = /* @__PURE__ */ createWriteHook(updateRelatedListInfo);

/** Change the preferences of a related list. Hook of {@link updateRelatedListPreferences}. */
export const useUpdateRelatedListPreferences = /* @__PURE__ */ createWriteHook(updateRelatedListPreferences);

/** Save the user's own navigation of an app. Hook of {@link updateUserNavItems}. */
export const useUpdateUserNavItems = /* @__PURE__ */ createWriteHook(updateUserNavItems);
