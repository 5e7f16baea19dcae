import type { components as UiApi } from '../generated/types/ui-api.gen.ts';
import type { components as Apex } from '../generated/types/apex.gen.ts';
import type { Call } from './call.ts';

interface Bodies {
  readonly createListInfo: UiApi['schemas']['ListInfoCreateInput'];
  readonly createRecord: UiApi['schemas']['RecordCreateInput'];
  readonly updateRecord: UiApi['schemas']['RecordUpdateInput'];
  readonly postListRecordsByName: UiApi['schemas']['ListRecordsInput'];
  readonly getKeywordSearchResults: UiApi['schemas']['KeywordSearchInput'];
  readonly getLookupRecords: UiApi['schemas']['LookupInput'];
  readonly getSearchResults: UiApi['schemas']['SearchInput'];
  readonly executeBatchRecordOperations: UiApi['schemas']['RecordOperationsInput'];
  readonly updateRecordAvatar: UiApi['schemas']['RecordAvatarAssociationInput'];
  readonly updateListInfoByName: UiApi['schemas']['ListInfoUpdateInput'];
  readonly updateListPreferences: UiApi['schemas']['ListPreferencesInput'];
  readonly updateRelatedListInfo: UiApi['schemas']['RelatedListInfoUpdateInput'];
  readonly getRelatedListRecordsBatch: UiApi['schemas']['RelatedListRecordsBatchInput'];
  readonly getRelatedListRecords: UiApi['schemas']['RelatedListRecordsInput'];
  readonly findDuplicates: UiApi['schemas']['DuplicateCheckInput'];
  readonly getRelatedListActions: UiApi['schemas']['RelatedListActionsInput'];
  readonly getRelatedListsActions: UiApi['schemas']['RelatedListsActionsInput'];
  readonly performQuickAction: UiApi['schemas']['QuickActionInput'];
  readonly updateLayoutUserState: UiApi['schemas']['LayoutUserStateInput'];
  readonly logIn: Apex['schemas']['Credentials'];
  readonly requestPasswordReset: Apex['schemas']['PasswordResetRequest'];
  readonly checkPasswordResetLink: Apex['schemas']['LinkCheck'];
  readonly setNewPassword: Apex['schemas']['NewPassword'];
  readonly changePassword: Apex['schemas']['PasswordChange'];
  readonly checkEmailAddress: Apex['schemas']['EmailCheckRequest'];
  readonly requestEmailChange: Apex['schemas']['EmailChangeRequest'];
  readonly confirmEmailChange: Apex['schemas']['LinkCheck'];
  readonly findMyEnrollment: Apex['schemas']['EnrollmentLookup'];
  readonly sendRegistrationCode: Apex['schemas']['RegistrationCodeRequest'];
  readonly verifyRegistration: Apex['schemas']['RegistrationVerification'];
  readonly completeRegistration: Apex['schemas']['RegistrationCompletion'];
  readonly confirmRegistration: Apex['schemas']['LinkCheck'];
  readonly startIdentityVerification: Apex['schemas']['IdentityStart'];
  readonly answerIdentityVerification: Apex['schemas']['IdentityAnswer'];
  readonly resendIdentityCode: Apex['schemas']['IdentityChange'];
  readonly postponeIdentityVerification: Apex['schemas']['IdentityChange'];
  readonly cancelIdentityVerification: Apex['schemas']['IdentityChange'];
  readonly addPaymentMethod: Apex['schemas']['PaymentMethodInput'];
  readonly answerOutstandingBalance: Apex['schemas']['BalanceAnswer'];
  readonly answerSwitchHold: Apex['schemas']['SwitchHoldAnswer'];
  readonly cancelAutopay: Apex['schemas']['AutopayCancellation'];
  readonly changeAutopay: Apex['schemas']['AutopayInput'];
  readonly enrollInPlan: Apex['schemas']['PlanEnrollment'];
  readonly changePlan: Apex['schemas']['PlanChangeInput'];
  readonly findDeposit: Apex['schemas']['DepositSearch'];
  readonly getPaymentStatus: Apex['schemas']['PaymentSearch'];
  readonly payDeposit: Apex['schemas']['DepositPayment'];
  readonly registerDocument: Apex['schemas']['DocumentInput'];
  readonly removeDocument: Apex['schemas']['DocumentRemoval'];
  readonly removePaymentMethod: Apex['schemas']['PaymentMethodRemoval'];
  readonly deleteDraft: Apex['schemas']['DraftName'];
  readonly saveDraft: Apex['schemas']['DraftInput'];
  readonly replyToMessage: Apex['schemas']['Reply'];
  readonly resendSmsConfirmation: Apex['schemas']['SmsAlertsChange'];
  readonly sendMessage: Apex['schemas']['NewMessage'];
  readonly setPaperless: Apex['schemas']['PaperlessInput'];
  readonly setUpAutopay: Apex['schemas']['AutopayInput'];
  readonly startHostedFields: Apex['schemas']['HostedFieldsRequest'];
  readonly startSmsAlerts: Apex['schemas']['SmsAlertsInput'];
  readonly stopSmsAlerts: Apex['schemas']['SmsAlertsChange'];
  readonly submitDocuments: Apex['schemas']['DocumentSubmission'];
  readonly submitServiceRequest: Apex['schemas']['ServiceRequest'];
  readonly switchAccount: Apex['schemas']['AccountSwitch'];
}

/** The body of a call in the type that the contract gives it. */
export function bodyOf<TOperation extends keyof Bodies>(
  call: Call,
  _operation: TOperation,
): Bodies[TOperation] {
  // The door has checked the body against the operation's schema, from which these types are generated.
  return call.body as Bodies[TOperation];
}
