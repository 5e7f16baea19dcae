/** Members of a call that say whose thing it is about: a call with one of them is refused to others, or finds nothing. */
export const OWNED = [
  'accountNumber',
  'authorizationId',
  'billId',
  'callId',
  'caseId',
  'contactId',
  'contentDocumentId',
  'contextId',
  'documentId',
  'favoriteId',
  'fileId',
  'orderId',
  'parentRecordId',
  'passkeyId',
  'paymentId',
  'paymentMethodId',
  'recordId',
  'recordIds',
  'sourceRecordId',
  'visitId',
] as const;

/** Whoever has one of them is let in: it is what proves who somebody is. */
export const SECRETS: readonly string[] = [
  'challengeId',
  'code',
  'linkToken',
  'password',
  'newPassword',
  'token',
  'registrationId',
  'verificationId',
  'confirmationNumber',
];

/** Ids of what is everybody's, or is named only within a thing that has an owner. */
export const NEUTRAL: readonly string[] = [
  'appId',
  'articleId',
  'deviceId',
  'fileIds',
  'listViewId',
  'listViewIds',
  'paymentToken',
  'planId',
  'preferencesId',
  'preferencesIds',
  'questionId',
  'recordTypeId',
  'relatedListId',
  'relatedListRecordIds',
  'requirementId',
  'slotId',
];

/** Calls that somebody makes who has not logged in. Every other one is refused to them. */
export const GUEST_CALLS: readonly string[] = [
  'beginPasskeyLogIn',
  'checkEmailAddress',
  'checkPasswordResetLink',
  'completeRegistration',
  'confirmEmailChange',
  'confirmRegistration',
  'enrollInPlan',
  'findAddresses',
  'findDeposit',
  'findMyEnrollment',
  'getBrandCustomerServiceInfo',
  'getCurrentSession',
  'getHelpArticle',
  'getHelpArticles',
  'getOutages',
  'getPaymentStatus',
  'getPlan',
  'getPlans',
  'getUtilityInfo',
  'logIn',
  'logInWithCode',
  'logInWithPasskey',
  'logOut',
  'payDeposit',
  'requestPasswordReset',
  'sendLogInCode',
  'sendRegistrationCode',
  'setNewPassword',
  'startHostedFields',
  'verifyRegistration',
];

/** Calls that are answered whoever asks, without what is not theirs. */
export const ANSWERED: readonly string[] = ['getRecords', 'getRecordAvatars'];
