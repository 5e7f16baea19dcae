import type { components as UiApi } from '../generated/types/ui-api.gen.ts';
import type { components as Apex } from '../generated/types/apex.gen.ts';
import type { Call } from '../protocol/call.ts';

interface Bodies {
  readonly createRecord: UiApi['schemas']['RecordCreateInput'];
  readonly updateRecord: UiApi['schemas']['RecordUpdateInput'];
  readonly postListRecordsByName: UiApi['schemas']['ListRecordsInput'];
  readonly getRelatedListRecords: UiApi['schemas']['RelatedListRecordsInput'];
  readonly logIn: Apex['schemas']['Credentials'];
  readonly addPaymentMethod: Apex['schemas']['PaymentMethodInput'];
  readonly answerOutstandingBalance: Apex['schemas']['BalanceAnswer'];
  readonly answerSwitchHold: Apex['schemas']['SwitchHoldAnswer'];
  readonly cancelAutopay: Apex['schemas']['AutopayCancellation'];
  readonly changeAutopay: Apex['schemas']['AutopayInput'];
  readonly enrollInPlan: Apex['schemas']['PlanEnrollment'];
  readonly findDeposit: Apex['schemas']['DepositSearch'];
  readonly getPaymentStatus: Apex['schemas']['PaymentSearch'];
  readonly payDeposit: Apex['schemas']['DepositPayment'];
  readonly registerDocument: Apex['schemas']['DocumentInput'];
  readonly removeDocument: Apex['schemas']['DocumentRemoval'];
  readonly removePaymentMethod: Apex['schemas']['PaymentMethodRemoval'];
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
