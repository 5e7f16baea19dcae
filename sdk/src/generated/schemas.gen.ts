// Generated from specs/apex/openapi.yaml and specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { components as apex_components } from './types/apex.gen.ts';
import type { components as ui_api_components } from './types/ui-api.gen.ts';

/** One account of the customer. */
export type AccountChoice = apex_components['schemas']["AccountChoice"];

/** The accounts of the customer. */
export type AccountChoices = apex_components['schemas']["AccountChoices"];

/** Number of a customer account, as printed on a bill. */
export type AccountNumber = apex_components['schemas']["AccountNumber"];

/** What the first page after log-in shows of an account. */
export type AccountSummary = apex_components['schemas']["AccountSummary"];

/** The account to show from now on. */
export type AccountSwitch = apex_components['schemas']["AccountSwitch"];

/** One possible answer. */
export type AnswerChoice = apex_components['schemas']["AnswerChoice"];

/** A code for programs and a message for people; the field where one is to blame. */
export type ApexError = apex_components['schemas']["ApexError"];

/** One entry for each thing that went wrong. */
export type ApexErrors = apex_components['schemas']["ApexErrors"];

/** One thing that the customer should look at. */
export type AttentionItem = apex_components['schemas']["AttentionItem"];

/** Whether and how bills are paid by themselves. */
export type Autopay = apex_components['schemas']["Autopay"];

/**
 * The proof of what the customer agreed to. It is kept for 2 years after the last debit, and the
 * customer can read and print it.
 */
export type AutopayAuthorization = apex_components['schemas']["AutopayAuthorization"];

/** The account whose bills are no longer paid by themselves. */
export type AutopayCancellation = apex_components['schemas']["AutopayCancellation"];

/** The method, either on file or as a new token, and the authorisation. */
export type AutopayInput = apex_components['schemas']["AutopayInput"];

/** The text that the customer must agree to, word by word as it will be kept. */
export type AutopayTerms = apex_components['schemas']["AutopayTerms"];

/** Whether the outstanding balance with the previous provider is settled. */
export type BalanceAnswer = apex_components['schemas']["BalanceAnswer"];

/** One thing that holds, or held, the start date. */
export type Blocker = apex_components['schemas']["Blocker"];

/** How a brand's customer service is reached, and its legal texts, in English and Spanish. */
export type BrandCustomerServiceInfo = apex_components['schemas']["BrandCustomerServiceInfo"];

/** The case, and when an answer is promised. */
export type CaseReceipt = apex_components['schemas']["CaseReceipt"];

/** What is delivered. */
export type Commodity = apex_components['schemas']["Commodity"];

/** An e-mail address. */
export type CommunicationAddress = apex_components['schemas']["CommunicationAddress"];

/** How an account gets bills and alerts. */
export type CommunicationPreferences = apex_components['schemas']["CommunicationPreferences"];

/** Who wants to log in. */
export type Credentials = apex_components['schemas']["Credentials"];

/** A deposit to be paid by link. It shows no more than whoever has the link must know. */
export type Deposit = apex_components['schemas']["Deposit"];

/** Pays a deposit with a token. No number of a card is ever part of it. */
export type DepositPayment = apex_components['schemas']["DepositPayment"];

/** The secret of the link that was opened. */
export type DepositSearch = apex_components['schemas']["DepositSearch"];

/**
 * A file that was uploaded before through the record interface, and what it is. Bytes never travel
 * here.
 */
export type DocumentInput = apex_components['schemas']["DocumentInput"];

/** A document that was handed in by mistake. */
export type DocumentRemoval = apex_components['schemas']["DocumentRemoval"];

/** The customer has handed in everything. */
export type DocumentSubmission = apex_components['schemas']["DocumentSubmission"];

/**
 * A type of document and what makes one acceptable. The rules are codes, whose texts the portal
 * has in both languages.
 */
export type DocumentType = apex_components['schemas']["DocumentType"];

/** The types that can be uploaded. */
export type DocumentTypes = apex_components['schemas']["DocumentTypes"];

/** The new address, and the password as proof. */
export type EmailChangeRequest = apex_components['schemas']["EmailChangeRequest"];

/** What is known of an address, whoever it belongs to. It never says whether a customer has it. */
export type EmailCheck = apex_components['schemas']["EmailCheck"];

/** An address as typed. Its format is the question and therefore not bound here. */
export type EmailCheckRequest = apex_components['schemas']["EmailCheckRequest"];

/** The new address counts from now on. */
export type EmailConfirmed = apex_components['schemas']["EmailConfirmed"];

/** The address that a customer logs in with, and the one that is waiting to be confirmed. */
export type EmailStatus = apex_components['schemas']["EmailStatus"];

/** The link out of the welcome message, or three facts that must fit together. */
export type EnrollmentLookup = apex_components['schemas']["EnrollmentLookup"];

/** The enrolment is on its way. */
export type EnrollmentReceipt = apex_components['schemas']["EnrollmentReceipt"];

/** How far an enrolment is, and what holds its start date. */
export type EnrollmentStatus = apex_components['schemas']["EnrollmentStatus"];

/** One of the three steps. */
export type EnrollmentStep = apex_components['schemas']["EnrollmentStep"];

/**
 * Where the payment processor's own fields are. The portal shows them in an iframe and gets only a
 * token, the brand and the last four digits back.
 */
export type HostedFields = apex_components['schemas']["HostedFields"];

/** What the card or bank fields are wanted for. */
export type HostedFieldsRequest = apex_components['schemas']["HostedFieldsRequest"];

/**
 * Made by the client once for each intent and sent with every try of it. The same key with the
 * same body has its effect once, and every try gets the same answer.
 */
export type IdempotencyKey = apex_components['schemas']["IdempotencyKey"];

/** The answer to the present question, or the code. */
export type IdentityAnswer = apex_components['schemas']["IdentityAnswer"];

/** The verification that is put off, cancelled, or whose code is sent again. */
export type IdentityChange = apex_components['schemas']["IdentityChange"];

/** Starts a verification, or resumes the one that was put off. */
export type IdentityStart = apex_components['schemas']["IdentityStart"];

/** A verification of who the customer is, one question at a time. */
export type IdentityVerification = apex_components['schemas']["IdentityVerification"];

/** Language of the texts and messages that the call causes. */
export type Language = apex_components['schemas']["Language"];

/** The secret of the link that was opened. */
export type LinkCheck = apex_components['schemas']["LinkCheck"];

/** A message with a link is on its way. The answer is the same whether or not the address is known. */
export type LinkSent = apex_components['schemas']["LinkSent"];

/** The secret of a link in a message. It travels in bodies only. */
export type LinkToken = apex_components['schemas']["LinkToken"];

/** Everything that a customer has with us, by group, the newest first. */
export type Lobby = apex_components['schemas']["Lobby"];

/**
 * An order, an enrolment or an account of the customer. Members that do not apply to its kind are
 * null.
 */
export type LobbyEntry = apex_components['schemas']["LobbyEntry"];

/** A message to customer service, which opens a case. */
export type NewMessage = apex_components['schemas']["NewMessage"];

/**
 * The new password, and the link that allows it. The rules of the password are checked by the org,
 * so that each has its own message.
 */
export type NewPassword = apex_components['schemas']["NewPassword"];

/** Whether bills come without paper. */
export type PaperlessInput = apex_components['schemas']["PaperlessInput"];

/**
 * Present and new password. The rules of the password are checked by the org, so that each has its
 * own message.
 */
export type PasswordChange = apex_components['schemas']["PasswordChange"];

/** The new password counts from now on. */
export type PasswordChanged = apex_components['schemas']["PasswordChanged"];

/** A link that still works. */
export type PasswordResetLink = apex_components['schemas']["PasswordResetLink"];

/** Who forgot the password. */
export type PasswordResetRequest = apex_components['schemas']["PasswordResetRequest"];

/** What became of a payment. */
export type Payment = apex_components['schemas']["Payment"];

/** A card or bank account on file, known by its end only. */
export type PaymentMethod = apex_components['schemas']["PaymentMethod"];

/** A token of the hosted fields. */
export type PaymentMethodInput = apex_components['schemas']["PaymentMethodInput"];

/** The method to forget. */
export type PaymentMethodRemoval = apex_components['schemas']["PaymentMethodRemoval"];

/** The methods on file for an account. */
export type PaymentMethods = apex_components['schemas']["PaymentMethods"];

/** The intent whose outcome is not known. */
export type PaymentSearch = apex_components['schemas']["PaymentSearch"];

/**
 * What the hosted fields of the payment processor give for a card or a bank account. Single use;
 * it says nothing about the number.
 */
export type PaymentToken = apex_components['schemas']["PaymentToken"];

/** Who wants which plan where and from when. */
export type PlanEnrollment = apex_components['schemas']["PlanEnrollment"];

/**
 * A plan that can be had in a zip code. Rates are in cents per unit with decimals, since they are
 * no amounts of money.
 */
export type PlanOffer = apex_components['schemas']["PlanOffer"];

/** The plans that can be had in a zip code. */
export type PlanOffers = apex_components['schemas']["PlanOffers"];

/** Id of a record, of 15 or 18 characters. */
export type RecordId = apex_components['schemas']["RecordId"];

/** A registration under way. Contact data is hidden in part, since nothing is proven yet. */
export type Registration = apex_components['schemas']["Registration"];

/** Where the code is to go. */
export type RegistrationCodeRequest = apex_components['schemas']["RegistrationCodeRequest"];

/** How the customer will log in. */
export type RegistrationCompletion = apex_components['schemas']["RegistrationCompletion"];

/** The code that the customer received. */
export type RegistrationVerification = apex_components['schemas']["RegistrationVerification"];

/** A reply in a case. */
export type Reply = apex_components['schemas']["Reply"];

/** A type of case that a customer can open. */
export type RequestType = apex_components['schemas']["RequestType"];

/** The types of cases that a customer can open. */
export type RequestTypes = apex_components['schemas']["RequestTypes"];

/** One thing to be shown, by any one of several types of documents. */
export type RequiredDocument = apex_components['schemas']["RequiredDocument"];

/** What an order needs, and the answers about balance and switch hold. */
export type RequiredDocuments = apex_components['schemas']["RequiredDocuments"];

/** A request to customer service. */
export type ServiceRequest = apex_components['schemas']["ServiceRequest"];

/** Who is using the portal now. */
export type Session = apex_components['schemas']["Session"];

/** The account whose alerts are stopped, or whose text is sent again. */
export type SmsAlertsChange = apex_components['schemas']["SmsAlertsChange"];

/** The phone, the alerts, and the consent to get texts. */
export type SmsAlertsInput = apex_components['schemas']["SmsAlertsInput"];

/** Whether the previous provider has removed the switch hold. */
export type SwitchHoldAnswer = apex_components['schemas']["SwitchHoldAnswer"];

/** A document that was handed in. */
export type UploadedDocument = apex_components['schemas']["UploadedDocument"];

/** This bill against the last one. */
export type UsageComparison = apex_components['schemas']["UsageComparison"];

/** The usage of past bills. */
export type UsageHistory = apex_components['schemas']["UsageHistory"];

/** What one bill covers. */
export type UsagePeriod = apex_components['schemas']["UsagePeriod"];

/** What the footer needs to know of a customer's account. */
export type UserAccountInformation = apex_components['schemas']["UserAccountInformation"];

/** The utility company of an order. */
export type UtilityInfo = apex_components['schemas']["UtilityInfo"];

/** Five digits. */
export type ZipCode = apex_components['schemas']["ZipCode"];

/** API name of an object, a field, a list view or a related list. */
export type ApiName = ui_api_components['schemas']["ApiName"];

/** A relation to child records. */
export type ChildRelationship = ui_api_components['schemas']["ChildRelationship"];

/** A field of an object. */
export type Field = ui_api_components['schemas']["Field"];

/** New values by field name. A compound field is sent as its parts. */
export type FieldInputs = ui_api_components['schemas']["FieldInputs"];

/**
 * Qualified field names, `Object.Field` or `Object.Relation.Field`, spanning at most five
 * relations.
 */
export type FieldNames = ui_api_components['schemas']["FieldNames"];

/** A value, and how it reads in the user's language where that differs. */
export type FieldValue = ui_api_components['schemas']["FieldValue"];

/** A page of a list view's records. */
export type ListRecordCollection = ui_api_components['schemas']["ListRecordCollection"];

/** What the page is to hold. */
export type ListRecordsInput = ui_api_components['schemas']["ListRecordsInput"];

/** Which list it is. */
export type ListReference = ui_api_components['schemas']["ListReference"];

/** The value of a Location field. */
export type LocationValue = ui_api_components['schemas']["LocationValue"];

/** What an object is made of and what the user may do with it. */
export type ObjectInfo = ui_api_components['schemas']["ObjectInfo"];

/** The object's information with status 200, or a list of errors. */
export type ObjectInfoBatchResult = ui_api_components['schemas']["ObjectInfoBatchResult"];

/** One result for each object, in the order of the names. */
export type ObjectInfoBatchResults = ui_api_components['schemas']["ObjectInfoBatchResults"];

/** Tagged by a member whose name is misspelt on the platform, too. */
export type PicklistAttributes = ui_api_components['schemas']["PicklistAttributes"];

/** A value and its label. */
export type PicklistValue = ui_api_components['schemas']["PicklistValue"];

/** The values that a picklist field can take. */
export type PicklistValues = ui_api_components['schemas']["PicklistValues"];

/** The values of every picklist field of an object. */
export type PicklistValuesCollection = ui_api_components['schemas']["PicklistValuesCollection"];

/** A code for programs and a message for people. */
export type PlatformError = ui_api_components['schemas']["PlatformError"];

/** One entry for each thing that went wrong. */
export type ReadErrors = ui_api_components['schemas']["ReadErrors"];

/** A record with status 200, or a list of errors. */
export type RecordBatchResult = ui_api_components['schemas']["RecordBatchResult"];

/** One result for each id, in the order of the ids. */
export type RecordBatchResults = ui_api_components['schemas']["RecordBatchResults"];

/** A page of records. */
export type RecordCollection = ui_api_components['schemas']["RecordCollection"];

/** What a new record holds. */
export type RecordCreateInput = ui_api_components['schemas']["RecordCreateInput"];

/** One reason why a record was not saved. */
export type RecordError = ui_api_components['schemas']["RecordError"];

/** An id of 15 characters, or its 18-character form. */
export type UiApiRecordId = ui_api_components['schemas']["RecordId"];

/** One record with the fields that were asked for. */
export type RecordRepresentation = ui_api_components['schemas']["RecordRepresentation"];

/** A record type as the user sees it. */
export type RecordTypeInfo = ui_api_components['schemas']["RecordTypeInfo"];

/** The fields to change. `Id` names the record; it is taken out before the call is sent. */
export type RecordUpdateInput = ui_api_components['schemas']["RecordUpdateInput"];

/** An object that a field can refer to. */
export type ReferenceToInfo = ui_api_components['schemas']["ReferenceToInfo"];

/** A page of a related list's records. */
export type RelatedListRecordCollection = ui_api_components['schemas']["RelatedListRecordCollection"];

/** What the page is to hold. */
export type RelatedListRecordsInput = ui_api_components['schemas']["RelatedListRecordsInput"];

/** Which related list it is. */
export type RelatedListReference = ui_api_components['schemas']["RelatedListReference"];

/** Colour and icon of an object. */
export type ThemeInfo = ui_api_components['schemas']["ThemeInfo"];

/** Why nothing was saved. */
export type WriteError = ui_api_components['schemas']["WriteError"];

/** Errors of the record as a whole and by field. */
export type WriteErrorOutput = ui_api_components['schemas']["WriteErrorOutput"];
