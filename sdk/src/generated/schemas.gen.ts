// Generated from specs/apex/openapi.yaml and specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { components as apex_components } from './types/apex.gen.ts';
import type { components as ui_api_components } from './types/ui-api.gen.ts';

/** One account of the customer. */
export type AccountChoice = apex_components['schemas']["AccountChoice"];

/** The accounts of the customer. */
export type AccountChoices = apex_components['schemas']["AccountChoices"];

/** Number of a customer account, as printed on a bill. */
export type AccountNumber = apex_components['schemas']["AccountNumber"];

/** The overview of an account on the first page after log-in. */
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

/** The state and settings of automatic payment. */
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

/** The answer about the outstanding balance with the previous provider. */
export type BalanceAnswer = apex_components['schemas']["BalanceAnswer"];

/** One thing that holds, or held, the start date. */
export type Blocker = apex_components['schemas']["Blocker"];

/** The contacts of a brand's customer service, and its legal texts, in English and Spanish. */
export type BrandCustomerServiceInfo = apex_components['schemas']["BrandCustomerServiceInfo"];

/** The case, and when an answer is promised. */
export type CaseReceipt = apex_components['schemas']["CaseReceipt"];

/** The commodity. */
export type Commodity = apex_components['schemas']["Commodity"];

/** An e-mail address. */
export type CommunicationAddress = apex_components['schemas']["CommunicationAddress"];

/** The ways in which an account gets bills and alerts. */
export type CommunicationPreferences = apex_components['schemas']["CommunicationPreferences"];

/** The credentials of the person who wants to log in. */
export type Credentials = apex_components['schemas']["Credentials"];

/**
 * The reason that a payment processor gives for a declined card, as far as the customer can do
 * something about it. cardExpired: check the date. insufficientFunds: use another card. codeWrong:
 * enter the security code again. doNotHonor: only the bank knows, call it.
 */
export type DeclineReason = apex_components['schemas']["DeclineReason"];

/** A deposit to be paid. By a link it shows no more than whoever has the link must know. */
export type Deposit = apex_components['schemas']["Deposit"];

/** Pays a deposit with a token. No number of a card is ever part of it. */
export type DepositPayment = apex_components['schemas']["DepositPayment"];

/** The secret of the link that was opened, or the order of a customer who is logged in. */
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

/** The answers that a customer typed into a form and has not sent. */
export type Draft = apex_components['schemas']["Draft"];

/** No draft is kept now. */
export type DraftDeletion = apex_components['schemas']["DraftDeletion"];

/**
 * The draft that takes the place of the one that was kept before. Never passwords, cards, bank
 * accounts, codes, consents or answers that prove who somebody is.
 */
export type DraftInput = apex_components['schemas']["DraftInput"];

/** Which draft is no longer needed. */
export type DraftName = apex_components['schemas']["DraftName"];

/** The time for which it is kept. */
export type DraftReceipt = apex_components['schemas']["DraftReceipt"];

/** The form that was being filled in, by the id of its screen. */
export type DraftScreen = apex_components['schemas']["DraftScreen"];

/**
 * The subject of the form where one screen serves many things, such as the id of a plan. A form
 * about something else has a draft of its own.
 */
export type DraftSubject = apex_components['schemas']["DraftSubject"];

/** The new address, and the password as proof. */
export type EmailChangeRequest = apex_components['schemas']["EmailChangeRequest"];

/** The findings about an address, whoever it belongs to. It never says whether a customer has it. */
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

/** The progress of an enrolment, and the things that hold its start date. */
export type EnrollmentStatus = apex_components['schemas']["EnrollmentStatus"];

/** One of the three steps. */
export type EnrollmentStep = apex_components['schemas']["EnrollmentStep"];

/**
 * The address of the payment processor's own fields. The portal shows them in an iframe and gets
 * only a token, the brand and the last four digits back.
 */
export type HostedFields = apex_components['schemas']["HostedFields"];

/** The purpose of the card or bank fields. */
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

/** All that a customer has with us, by group, the newest first. */
export type Lobby = apex_components['schemas']["Lobby"];

/**
 * An order, an enrolment or an account of the customer. Members that do not apply to its kind are
 * null.
 */
export type LobbyEntry = apex_components['schemas']["LobbyEntry"];

/** A file that came with a message or with a reply. */
export type MessageAttachment = apex_components['schemas']["MessageAttachment"];

/** The files of a message and of the replies to it. */
export type MessageAttachments = apex_components['schemas']["MessageAttachments"];

/** A message to customer service, which opens a case. */
export type NewMessage = apex_components['schemas']["NewMessage"];

/**
 * The new password, and the link that allows it. The rules of the password are checked by the org,
 * so that each has its own message.
 */
export type NewPassword = apex_components['schemas']["NewPassword"];

/** True when bills come without paper. */
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

/** The user name of the person who forgot the password. */
export type PasswordResetRequest = apex_components['schemas']["PasswordResetRequest"];

/** The outcome of a payment. */
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
 * The token that the hosted fields of the payment processor give for a card or a bank account.
 * Single use; it says nothing about the number.
 */
export type PaymentToken = apex_components['schemas']["PaymentToken"];

/** The effect of a plan on an account that is running, beside the plan of now. */
export type PlanChange = apex_components['schemas']["PlanChange"];

/** Which plan an account shall have and from when. */
export type PlanChangeInput = apex_components['schemas']["PlanChangeInput"];

/** The customer, plan, address and start of an order. */
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

/** The channel of the code. */
export type RegistrationCodeRequest = apex_components['schemas']["RegistrationCodeRequest"];

/** The credentials for later log-ins. */
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

/** The documents that an order needs, and the answers about balance and switch hold. */
export type RequiredDocuments = apex_components['schemas']["RequiredDocuments"];

/** A request to customer service. */
export type ServiceRequest = apex_components['schemas']["ServiceRequest"];

/** The present user of the portal. */
export type Session = apex_components['schemas']["Session"];

/** The account whose alerts are stopped, or whose text is sent again. */
export type SmsAlertsChange = apex_components['schemas']["SmsAlertsChange"];

/** The phone, the alerts, and the consent to get texts. */
export type SmsAlertsInput = apex_components['schemas']["SmsAlertsInput"];

/** The answer about the switch hold of the previous provider. */
export type SwitchHoldAnswer = apex_components['schemas']["SwitchHoldAnswer"];

/** A document that was handed in. */
export type UploadedDocument = apex_components['schemas']["UploadedDocument"];

/** This bill against the last one. */
export type UsageComparison = apex_components['schemas']["UsageComparison"];

/** The usage of past bills. */
export type UsageHistory = apex_components['schemas']["UsageHistory"];

/** The usage that one bill covers. */
export type UsagePeriod = apex_components['schemas']["UsagePeriod"];

/** The facts about a customer's account that the footer needs. */
export type UserAccountInformation = apex_components['schemas']["UserAccountInformation"];

/** The utility company of an order. */
export type UtilityInfo = apex_components['schemas']["UtilityInfo"];

/** Five digits. */
export type ZipCode = apex_components['schemas']["ZipCode"];

/** The overrides of an object's standard actions. Its shape is not shown; it is handed on as it is. */
export type ActionOverrides = ui_api_components['schemas']["ActionOverrides"];

/** Actions by what they act on. */
export type Actions = ui_api_components['schemas']["Actions"];

/** The actions with status 200, or a list of errors. */
export type ActionsBatchResult = ui_api_components['schemas']["ActionsBatchResult"];

/** One result for each related list, in the order of the queries. */
export type ActionsBatchResults = ui_api_components['schemas']["ActionsBatchResults"];

/** API name of an object, a field, a list view or a related list. */
export type ApiName = ui_api_components['schemas']["ApiName"];

/** An app with its navigation. */
export type App = ui_api_components['schemas']["App"];

/** The apps that the user may open. */
export type Apps = ui_api_components['schemas']["Apps"];

/** An embedded app. */
export type CanvasComponent = ui_api_components['schemas']["CanvasComponent"];

/** True when the value closes a case. */
export type CaseStatusAttributes = ui_api_components['schemas']["CaseStatusAttributes"];

/** A relation to child records. */
export type ChildRelationship = ui_api_components['schemas']["ChildRelationship"];

/** The document, its first version and what it is linked to. */
export type ContentDocumentComposite = ui_api_components['schemas']["ContentDocumentComposite"];

/** A file with its title. It travels as multipart/form-data. */
export type ContentVersionInput = ui_api_components['schemas']["ContentVersionInput"];

/** A link to another address. */
export type CustomLinkComponent = ui_api_components['schemas']["CustomLinkComponent"];

/** A record that is not saved yet. */
export type DuplicateCheckInput = ui_api_components['schemas']["DuplicateCheckInput"];

/** One comparison. */
export type DuplicateFilterItem = ui_api_components['schemas']["DuplicateFilterItem"];

/** Records of one object that look the same. */
export type DuplicateMatch = ui_api_components['schemas']["DuplicateMatch"];

/** The rule by which duplicates are looked for. */
export type DuplicateRule = ui_api_components['schemas']["DuplicateRule"];

/** Which records a rule looks at. */
export type DuplicateRuleFilter = ui_api_components['schemas']["DuplicateRuleFilter"];

/** The result of a duplicate check. */
export type Duplicates = ui_api_components['schemas']["Duplicates"];

/** The rules by which duplicates of an object's records are found. */
export type DuplicatesConfiguration = ui_api_components['schemas']["DuplicatesConfiguration"];

/** A cell that stays empty. */
export type EmptySpaceComponent = ui_api_components['schemas']["EmptySpaceComponent"];

/** A field of an object. */
export type Field = ui_api_components['schemas']["Field"];

/** A field of the record. */
export type FieldComponent = ui_api_components['schemas']["FieldComponent"];

/** New values by field name. A compound field is sent as its parts. */
export type FieldInputs = ui_api_components['schemas']["FieldInputs"];

/**
 * Qualified field names, `Object.Field` or `Object.Relation.Field`, spanning at most five
 * relations.
 */
export type FieldNames = ui_api_components['schemas']["FieldNames"];

/** A value, and how it reads in the user's language where that differs. */
export type FieldValue = ui_api_components['schemas']["FieldValue"];

/** Which parts of a page are active, by formula. */
export type FormulaActivations = ui_api_components['schemas']["FormulaActivations"];

/** The filters and the order of the search. */
export type KeywordSearchInput = ui_api_components['schemas']["KeywordSearchInput"];

/** A page of the records that were found. */
export type KeywordSearchResults = ui_api_components['schemas']["KeywordSearchResults"];

/**
 * The arrangement of a record's fields. No entity of its own, since its content also depends on
 * the form factor that was asked for.
 */
export type Layout = ui_api_components['schemas']["Layout"];

/**
 * The content of a layout's cell, told apart by componentType. Kinds that are not known yet are
 * plain objects.
 */
export type LayoutComponent = ui_api_components['schemas']["LayoutComponent"];

/** One cell of a row. It can hold several components, such as who created a record and when. */
export type LayoutItem = ui_api_components['schemas']["LayoutItem"];

/** The mode of the layout. */
export type LayoutMode = ui_api_components['schemas']["LayoutMode"];

/** One row of a section. */
export type LayoutRow = ui_api_components['schemas']["LayoutRow"];

/** A choice that the user has when saving. */
export type LayoutSaveOption = ui_api_components['schemas']["LayoutSaveOption"];

/** A part of a layout with a heading. */
export type LayoutSection = ui_api_components['schemas']["LayoutSection"];

/** All fields, or only the most important ones. */
export type LayoutType = ui_api_components['schemas']["LayoutType"];

/** Which sections of a layout the user has closed. */
export type LayoutUserState = ui_api_components['schemas']["LayoutUserState"];

/** Which sections the user has opened or closed. */
export type LayoutUserStateInput = ui_api_components['schemas']["LayoutUserStateInput"];

/** True when the value converts a lead. */
export type LeadStatusAttributes = ui_api_components['schemas']["LeadStatusAttributes"];

/** One column of a list view. */
export type ListColumn = ui_api_components['schemas']["ListColumn"];

/** The user's preferences for the columns. */
export type ListColumnPreferences = ui_api_components['schemas']["ListColumnPreferences"];

/** One filter of a list. */
export type ListFilter = ui_api_components['schemas']["ListFilter"];

/** One filter of a list view. */
export type ListFilterInput = ui_api_components['schemas']["ListFilterInput"];

/** The contents, filters and order of a list view, and the user's rights to it. */
export type ListInfo = ui_api_components['schemas']["ListInfo"];

/** The list's information with status 200, or a list of errors. */
export type ListInfoBatchResult = ui_api_components['schemas']["ListInfoBatchResult"];

/** One result for each list, in the order of the ids or names. */
export type ListInfoBatchResults = ui_api_components['schemas']["ListInfoBatchResults"];

/** The contents of a new list view. */
export type ListInfoCreateInput = ui_api_components['schemas']["ListInfoCreateInput"];

/** A list view in the collection of an object's list views. */
export type ListInfoSummary = ui_api_components['schemas']["ListInfoSummary"];

/** A page of an object's list views. */
export type ListInfoSummaryCollection = ui_api_components['schemas']["ListInfoSummaryCollection"];

/** The contents of the list view from now on. */
export type ListInfoUpdateInput = ui_api_components['schemas']["ListInfoUpdateInput"];

/** The way in which a value can be changed in the list. */
export type ListInlineEditAttributes = ui_api_components['schemas']["ListInlineEditAttributes"];

/** The possibility of changing values in the list, and the reasons against it. */
export type ListInlineEditDetails = ui_api_components['schemas']["ListInlineEditDetails"];

/** A field that list views of an object can show. */
export type ListObjectColumn = ui_api_components['schemas']["ListObjectColumn"];

/** The columns that list views of an object can show, and the owners of their records. */
export type ListObjectInfo = ui_api_components['schemas']["ListObjectInfo"];

/** A scope that list views of an object can have. */
export type ListObjectScope = ui_api_components['schemas']["ListObjectScope"];

/** One column that a list is sorted by. */
export type ListOrder = ui_api_components['schemas']["ListOrder"];

/** One column to sort by. */
export type ListOrderInput = ui_api_components['schemas']["ListOrderInput"];

/** A value to choose from. */
export type ListPicklistValue = ui_api_components['schemas']["ListPicklistValue"];

/** The user's preferences for a list view: widths, wrapping, order. */
export type ListPreferences = ui_api_components['schemas']["ListPreferences"];

/** The user's preferences for a list from now on. */
export type ListPreferencesInput = ui_api_components['schemas']["ListPreferencesInput"];

/** The differences when a quick filter uses the column. */
export type ListQuickFilterOverrides = ui_api_components['schemas']["ListQuickFilterOverrides"];

/** A page of a list view's records. */
export type ListRecordCollection = ui_api_components['schemas']["ListRecordCollection"];

/** The request for the page's content. */
export type ListRecordsInput = ui_api_components['schemas']["ListRecordsInput"];

/** Which list it is. */
export type ListReference = ui_api_components['schemas']["ListReference"];

/** Whose records a list view holds. */
export type ListScope = ui_api_components['schemas']["ListScope"];

/** An entity that a scope is about. */
export type ListScopeEntity = ui_api_components['schemas']["ListScopeEntity"];

/** Whose records the list view holds. */
export type ListScopeInput = ui_api_components['schemas']["ListScopeInput"];

/** A group with whom a list view is shared. */
export type ListShare = ui_api_components['schemas']["ListShare"];

/** Those of one kind with whom a list view is shared. */
export type ListShareCategory = ui_api_components['schemas']["ListShareCategory"];

/** A list view's information and a page of its records. */
export type ListUi = ui_api_components['schemas']["ListUi"];

/**
 * A list view with records where the address held the id of a list view; the list views of an
 * object where it held the name of an object.
 */
export type ListUiByIdOrObject = ui_api_components['schemas']["ListUiByIdOrObject"];

/** An id of either kind, for addresses that serve both. */
export type ListViewIdOrObjectApiName = ui_api_components['schemas']["ListViewIdOrObjectApiName"];

/** API names of the object and of its list view, with a dot between them. */
export type ListViewName = ui_api_components['schemas']["ListViewName"];

/** A page of an object's list views, each with the address of its records. */
export type ListViewSummaryCollection = ui_api_components['schemas']["ListViewSummaryCollection"];

/** The value of a Location field. */
export type LocationValue = ui_api_components['schemas']["LocationValue"];

/** The display of matches in the advanced lookup. */
export type LookupAdvancedInfo = ui_api_components['schemas']["LookupAdvancedInfo"];

/** A field that is shown of a match. */
export type LookupDisplayField = ui_api_components['schemas']["LookupDisplayField"];

/** The fields that are shown of a match. */
export type LookupDisplayInfo = ui_api_components['schemas']["LookupDisplayInfo"];

/** The fields that are shown of a suggestion. */
export type LookupDisplayLayout = ui_api_components['schemas']["LookupDisplayLayout"];

/** For which record the lookup is made, and the order of its matches. */
export type LookupInput = ui_api_components['schemas']["LookupInput"];

/** The fields in which the text is looked for. */
export type LookupMatchingInfo = ui_api_components['schemas']["LookupMatchingInfo"];

/** The objects that a lookup field can refer to, and the way matches are shown. */
export type LookupMetadata = ui_api_components['schemas']["LookupMetadata"];

/** A field to sort the matches by. */
export type LookupOrder = ui_api_components['schemas']["LookupOrder"];

/** Matches by object. */
export type LookupResults = ui_api_components['schemas']["LookupResults"];

/**
 * The record whose lookup field is being filled, as far as it is known; `Id` is null for a new
 * one.
 */
export type LookupSourceRecord = ui_api_components['schemas']["LookupSourceRecord"];

/** The display and the matching of suggestions. */
export type LookupSuggestionsInfo = ui_api_components['schemas']["LookupSuggestionsInfo"];

/** The search settings of an object for a lookup. */
export type LookupTargetInfo = ui_api_components['schemas']["LookupTargetInfo"];

/** The rule by which two records count as the same. */
export type MatchRule = ui_api_components['schemas']["MatchRule"];

/**
 * A place in the portal's or an app's navigation. No entity of its own, since an app lists items
 * as the user arranged them.
 */
export type NavItem = ui_api_components['schemas']["NavItem"];

/** A page of navigation items. */
export type NavItems = ui_api_components['schemas']["NavItems"];

/** The actions on one record, object or list. */
export type ObjectActions = ui_api_components['schemas']["ObjectActions"];

/** The fields and settings of an object, and the user's rights to it. */
export type ObjectInfo = ui_api_components['schemas']["ObjectInfo"];

/** The object's information with status 200, or a list of errors. */
export type ObjectInfoBatchResult = ui_api_components['schemas']["ObjectInfoBatchResult"];

/** One result for each object, in the order of the names. */
export type ObjectInfoBatchResults = ui_api_components['schemas']["ObjectInfoBatchResults"];

/** Every object that this interface serves. */
export type ObjectInfoDirectory = ui_api_components['schemas']["ObjectInfoDirectory"];

/** One object in short. */
export type ObjectInfoDirectoryEntry = ui_api_components['schemas']["ObjectInfoDirectoryEntry"];

/** The effect of the value on an opportunity, which may be closed or won, and how probable that is. */
export type OpportunityStageAttributes = ui_api_components['schemas']["OpportunityStageAttributes"];

/** A kind of avatar that this contract does not know. */
export type OtherAvatar = ui_api_components['schemas']["OtherAvatar"];

/** A kind of component that this contract does not know. */
export type OtherLayoutComponent = ui_api_components['schemas']["OtherLayoutComponent"];

/** A kind of attributes that this contract does not know. */
export type OtherPicklistAttributes = ui_api_components['schemas']["OtherPicklistAttributes"];

/** The target of a navigation item. */
export type PageReference = ui_api_components['schemas']["PageReference"];

/** The layout of a record's path. Its shape is not shown; it is handed on as it is. */
export type PathLayout = ui_api_components['schemas']["PathLayout"];

/** A photo. */
export type PhotoAvatar = ui_api_components['schemas']["PhotoAvatar"];

/** The source of a photo. */
export type PhotoMetadata = ui_api_components['schemas']["PhotoMetadata"];

/**
 * Told apart by a member whose name is misspelt on the platform, too. Kinds that are not known yet
 * are plain objects.
 */
export type PicklistAttributes = ui_api_components['schemas']["PicklistAttributes"];

/** A value and its label. */
export type PicklistValue = ui_api_components['schemas']["PicklistValue"];

/** The values that a picklist field can take. */
export type PicklistValues = ui_api_components['schemas']["PicklistValues"];

/** The values of every picklist field of an object. */
export type PicklistValuesCollection = ui_api_components['schemas']["PicklistValuesCollection"];

/** Something the user can start: a button, a link or a quick action. */
export type PlatformAction = ui_api_components['schemas']["PlatformAction"];

/** A code for programs and a message for people. */
export type PlatformError = ui_api_components['schemas']["PlatformError"];

/** A colour of the action's icon. */
export type QuickActionColor = ui_api_components['schemas']["QuickActionColor"];

/** The values with which a quick action's form starts. */
export type QuickActionDefaults = ui_api_components['schemas']["QuickActionDefaults"];

/** The result of performing a quick action. */
export type QuickActionExecutionResult = ui_api_components['schemas']["QuickActionExecutionResult"];

/** An icon of the action. */
export type QuickActionIcon = ui_api_components['schemas']["QuickActionIcon"];

/** The behaviour and the looks of a quick action. */
export type QuickActionInfo = ui_api_components['schemas']["QuickActionInfo"];

/** The values of the form. */
export type QuickActionInput = ui_api_components['schemas']["QuickActionInput"];

/** The layout of a quick action's form. */
export type QuickActionLayout = ui_api_components['schemas']["QuickActionLayout"];

/** The context in which the action is started. */
export type QuickActionParameter = ui_api_components['schemas']["QuickActionParameter"];

/** One entry for each thing that went wrong. */
export type ReadErrors = ui_api_components['schemas']["ReadErrors"];

/**
 * The picture of a record, told apart by type. Kinds that are not known yet are plain objects, and
 * the SDK reports them as an error of their item.
 */
export type RecordAvatar = ui_api_components['schemas']["RecordAvatar"];

/** Which picture the record is to have. */
export type RecordAvatarAssociationInput = ui_api_components['schemas']["RecordAvatarAssociationInput"];

/** Either a map by record id or, when errors are flagged, results in the order of the ids. */
export type RecordAvatarBatch = ui_api_components['schemas']["RecordAvatarBatch"];

/** An avatar with status 200. */
export type RecordAvatarFound = ui_api_components['schemas']["RecordAvatarFound"];

/** One result for each id. */
export type RecordAvatarMap = ui_api_components['schemas']["RecordAvatarMap"];

/** Errors with status 404. */
export type RecordAvatarMissing = ui_api_components['schemas']["RecordAvatarMissing"];

/** A status that this contract does not know. */
export type RecordAvatarOtherResult = ui_api_components['schemas']["RecordAvatarOtherResult"];

/** Errors with status 400. */
export type RecordAvatarRefused = ui_api_components['schemas']["RecordAvatarRefused"];

/** Told apart by statusCode; 200, 400 and 404 are known. */
export type RecordAvatarResult = ui_api_components['schemas']["RecordAvatarResult"];

/** One result for each id, in the order of the ids. */
export type RecordAvatarResults = ui_api_components['schemas']["RecordAvatarResults"];

/** A record with status 200, or a list of errors. */
export type RecordBatchResult = ui_api_components['schemas']["RecordBatchResult"];

/** One result for each id, in the order of the ids. */
export type RecordBatchResults = ui_api_components['schemas']["RecordBatchResults"];

/** Values for a copy of a record, and the object information of its form. */
export type RecordCloneTemplate = ui_api_components['schemas']["RecordCloneTemplate"];

/** A page of records. */
export type RecordCollection = ui_api_components['schemas']["RecordCollection"];

/** The field values of a new record. */
export type RecordCreateInput = ui_api_components['schemas']["RecordCreateInput"];

/** A record that is not saved yet, with the layout and object information of its form. */
export type RecordDefaults = ui_api_components['schemas']["RecordDefaults"];

/** One reason why a record was not saved. */
export type RecordError = ui_api_components['schemas']["RecordError"];

/** An id of 15 characters, or its 18-character form. */
export type UiApiRecordId = ui_api_components['schemas']["RecordId"];

/** Records to create, update or delete. */
export type RecordOperation = ui_api_components['schemas']["RecordOperation"];

/** The new field values of the record; `Id` among the fields names a record to update or delete. */
export type RecordOperationRecord = ui_api_components['schemas']["RecordOperationRecord"];

/** The record after the write, nothing after a delete, or why it failed. */
export type RecordOperationResult = ui_api_components['schemas']["RecordOperationResult"];

/** One result for each record, in the order of the records. */
export type RecordOperationResults = ui_api_components['schemas']["RecordOperationResults"];

/** Creates, updates and deletes of records in one call. */
export type RecordOperationsInput = ui_api_components['schemas']["RecordOperationsInput"];

/** One record with the fields that were asked for. */
export type RecordRepresentation = ui_api_components['schemas']["RecordRepresentation"];

/** Default values of a record that is not saved yet, and the object information of its form. */
export type RecordTemplate = ui_api_components['schemas']["RecordTemplate"];

/** Values for a copy of a record. */
export type RecordTemplateClone = ui_api_components['schemas']["RecordTemplateClone"];

/** Default values of a new record. */
export type RecordTemplateCreate = ui_api_components['schemas']["RecordTemplateCreate"];

/** A record type as the user sees it. */
export type RecordTypeInfo = ui_api_components['schemas']["RecordTypeInfo"];

/** Records with the layouts and object information that are needed to show them. */
export type RecordUi = ui_api_components['schemas']["RecordUi"];

/** The fields to change. `Id` names the record; it is taken out before the call is sent. */
export type RecordUpdateInput = ui_api_components['schemas']["RecordUpdateInput"];

/** An object that a field can refer to. */
export type ReferenceToInfo = ui_api_components['schemas']["ReferenceToInfo"];

/** Which actions are wanted. */
export type RelatedListActionsInput = ui_api_components['schemas']["RelatedListActionsInput"];

/** Which actions of which related list. */
export type RelatedListActionsParameters = ui_api_components['schemas']["RelatedListActionsParameters"];

/** One column of a related list. */
export type RelatedListColumn = ui_api_components['schemas']["RelatedListColumn"];

/** The user's preferences for the columns from now on. */
export type RelatedListColumnPreferencesInput = ui_api_components['schemas']["RelatedListColumnPreferencesInput"];

/** The number of records in a related list, up to the greatest number that was asked for. */
export type RelatedListCount = ui_api_components['schemas']["RelatedListCount"];

/** A count with status 200, or a list of errors. */
export type RelatedListCountBatchResult = ui_api_components['schemas']["RelatedListCountBatchResult"];

/** One result for each related list, in the order of the names. */
export type RelatedListCountBatchResults = ui_api_components['schemas']["RelatedListCountBatchResults"];

/** The contents, filters and order of a related list, and the user's rights to it. */
export type RelatedListInfo = ui_api_components['schemas']["RelatedListInfo"];

/** The related list's information with status 200, or a list of errors. */
export type RelatedListInfoBatchResult = ui_api_components['schemas']["RelatedListInfoBatchResult"];

/** One result for each related list, in the order of the names. */
export type RelatedListInfoBatchResults = ui_api_components['schemas']["RelatedListInfoBatchResults"];

/** The order and the columns of the related list from now on. */
export type RelatedListInfoUpdateInput = ui_api_components['schemas']["RelatedListInfoUpdateInput"];

/** The user's preferences for a related list: widths, wrapping, order. */
export type RelatedListPreferences = ui_api_components['schemas']["RelatedListPreferences"];

/** The preferences with status 200, or a list of errors. */
export type RelatedListPreferencesBatchResult = ui_api_components['schemas']["RelatedListPreferencesBatchResult"];

/** One result for each id, in the order of the ids. */
export type RelatedListPreferencesBatchResults = ui_api_components['schemas']["RelatedListPreferencesBatchResults"];

/** A page of a related list's records. */
export type RelatedListRecordCollection = ui_api_components['schemas']["RelatedListRecordCollection"];

/** Which related lists of one parent record are wanted. */
export type RelatedListRecordsBatchInput = ui_api_components['schemas']["RelatedListRecordsBatchInput"];

/** A page with status 200, or a list of errors. */
export type RelatedListRecordsBatchResult = ui_api_components['schemas']["RelatedListRecordsBatchResult"];

/** One result for each related list, in the order of the queries. */
export type RelatedListRecordsBatchResults = ui_api_components['schemas']["RelatedListRecordsBatchResults"];

/** The request for the page's content. */
export type RelatedListRecordsInput = ui_api_components['schemas']["RelatedListRecordsInput"];

/** Which related list, and what its page is to hold. */
export type RelatedListRecordsParameters = ui_api_components['schemas']["RelatedListRecordsParameters"];

/** Which related list it is. */
export type RelatedListReference = ui_api_components['schemas']["RelatedListReference"];

/** A related list in the collection of an object's related lists. */
export type RelatedListSummary = ui_api_components['schemas']["RelatedListSummary"];

/** Every related list of a parent object. */
export type RelatedListSummaryCollection = ui_api_components['schemas']["RelatedListSummaryCollection"];

/** For which related lists actions are wanted. */
export type RelatedListsActionsInput = ui_api_components['schemas']["RelatedListsActionsInput"];

/** A chart of a report. */
export type ReportChartComponent = ui_api_components['schemas']["ReportChartComponent"];

/** Narrows a search to data categories. */
export type SearchDataCategory = ui_api_components['schemas']["SearchDataCategory"];

/** Compares a field with values. */
export type SearchFilter = ui_api_components['schemas']["SearchFilter"];

/** One filter that a search offers. */
export type SearchFilterMetadata = ui_api_components['schemas']["SearchFilterMetadata"];

/** A value that a filter offers. */
export type SearchFilterOption = ui_api_components['schemas']["SearchFilterOption"];

/** The values that a filter offers. */
export type SearchFilterOptions = ui_api_components['schemas']["SearchFilterOptions"];

/** The filters that a search for an object offers. */
export type SearchFilters = ui_api_components['schemas']["SearchFilters"];

/** The search settings beyond the text. */
export type SearchInput = ui_api_components['schemas']["SearchInput"];

/** The filters of one object's search. */
export type SearchObjectOptions = ui_api_components['schemas']["SearchObjectOptions"];

/** One record that was found. */
export type SearchResultRecord = ui_api_components['schemas']["SearchResultRecord"];

/** The result of a search. Its shape is not shown; members beyond these are handed on as they are. */
export type SearchResults = ui_api_components['schemas']["SearchResults"];

/** The state of a section for the user. */
export type SectionUserState = ui_api_components['schemas']["SectionUserState"];

/** The new state of the section. */
export type SectionUserStateInput = ui_api_components['schemas']["SectionUserStateInput"];

/** A field name, qualified by its object or not. */
export type TemplateFieldName = ui_api_components['schemas']["TemplateFieldName"];

/** The icon of the record's object. */
export type ThemeAvatar = ui_api_components['schemas']["ThemeAvatar"];

/** Colour and icon of an object. */
export type ThemeInfo = ui_api_components['schemas']["ThemeInfo"];

/** An embedded page of the platform. */
export type VisualforcePageComponent = ui_api_components['schemas']["VisualforcePageComponent"];

/** Order and code of the status. */
export type WorkStepStatusAttributes = ui_api_components['schemas']["WorkStepStatusAttributes"];

/** Why nothing was saved. */
export type WriteError = ui_api_components['schemas']["WriteError"];

/** Errors of the record as a whole and by field. */
export type WriteErrorOutput = ui_api_components['schemas']["WriteErrorOutput"];
