import type { Message } from './message.ts';

/** Messages about payments, documents, enrolments and messages. */
export const serviceMessages = {
  depositNotFound: {
    texts: ['screens/payments/deposit:blocks.notFound.heading'],
    wording: 'No matching deposit record found.',
    screen: 'payments/deposit',
    cause: 'a link that nobody sent is opened',
    isFoundOnArrival: true,
  },
  depositGone: {
    texts: ['errors:depositNotFound'],
    wording: 'No matching deposit record found.',
    screen: 'payments/deposit',
    cause: 'the org does not know the link any more when the customer pays',
  },
  depositAmountRequired: {
    texts: ['errors:depositAmountRequired'],
    wording: 'A deposit amount is required.',
    screen: 'payments/deposit',
    cause: 'the org gets another amount than the one that is due',
  },
  paymentFailed: {
    texts: ['errors:paymentFailed'],
    wording:
      'Payment did not process successfully. An error has occurred in processing your payment. Please try again later.',
    screen: 'payments/deposit',
    cause: 'a card that the processor declines is typed',
  },
  cardExpired: {
    texts: ['errors:declined.cardExpired'],
    screen: 'payments/deposit',
    cause: 'a card is typed that its bank says has expired',
  },
  insufficientFunds: {
    texts: ['errors:declined.insufficientFunds'],
    screen: 'payments/deposit',
    cause: 'a card without enough money on it is typed',
  },
  codeWrong: {
    texts: ['errors:declined.codeWrong'],
    screen: 'payments/deposit',
    cause: 'a card is typed with a security code that is not its own',
  },
  doNotHonor: {
    texts: ['errors:declined.doNotHonor'],
    screen: 'payments/deposit',
    cause: 'a card is typed whose bank does not say why it refuses',
  },
  paymentProcessed: {
    texts: [
      'screens/payments/deposit:blocks.paid.heading',
      'screens/payments/deposit:blocks.receipt.rows.confirmation',
    ],
    screen: 'payments/deposit',
    cause: 'a sound card is typed',
  },
  balanceChanged: {
    texts: ['errors:balanceChanged'],
    screen: 'payments/pay',
    cause: 'something else is open than what was shown',
  },
  listChanged: {
    texts: ['errors:listChanged'],
    screen: 'account/authorized-users',
    cause: 'the list is changed elsewhere while it is open',
  },
  offerChanged: {
    texts: ['errors:offerChanged'],
    screen: 'payments/extension',
    cause: 'the plan has other days than those that were shown',
  },
  termsChanged: {
    texts: ['errors:termsChanged'],
    screen: 'plans/enroll',
    cause: 'the plan has another price or other terms than what was shown',
  },
  meterElsewhere: {
    texts: ['errors:meterElsewhere'],
    screen: 'plans/enroll',
    cause: 'the number of a meter is typed that the utility knows at another home',
  },
  slotTaken: {
    texts: ['errors:slotTaken'],
    screen: 'requests/visit',
    cause: 'somebody else takes the time while the form is filled in',
  },
  paymentAmountInvalid: {
    texts: ['errors:paymentAmountInvalid'],
    screen: 'payments/pay',
    cause: 'more is typed than what is open',
  },
  extensionNotPossible: {
    texts: ['errors:extensionNotPossible'],
    screen: 'payments/extension',
    cause: 'the org finds that the account cannot pay later any more',
  },
  budgetBillingNotPossible: {
    texts: ['errors:budgetBillingNotPossible'],
    screen: 'payments/budget-billing',
    cause: 'the org finds that the account cannot have budget billing any more',
  },
  amountChanged: {
    texts: ['errors:amountChanged'],
    screen: 'payments/budget-billing',
    cause: 'the amount is another one than what was shown',
  },
  textsOff: {
    texts: ['errors:textsOff'],
    screen: 'usage/alerts',
    cause: 'alerts by text are chosen while text alerts are off',
  },
  autopayFailed: {
    texts: ['errors:autopayFailed'],
    wording: 'There is an error while processing your autopay, try again later.',
    screen: 'payments/autopay-set-up',
    cause: 'the org answers 503',
  },
  unableToProcess: {
    texts: ['errors:unableToProcess'],
    wording: 'Unable to Process.',
    screen: 'payments/autopay-set-up',
    cause: 'the text of the authorization changes between reading it and agreeing to it',
  },
  notDone: {
    texts: ['errors:notDone'],
    screen: 'payments/budget-billing',
    cause: 'budget billing is stopped after it was stopped on another device',
  },
  autopaySet: {
    texts: ['screens/payments/autopay-set-up:messages.set'],
    screen: 'payments/autopay-set-up',
    cause: 'a card on file is chosen and the authorization agreed to',
  },
  paymentMethodRefused: {
    texts: ['errors:paymentMethodRefused'],
    screen: 'payments/method-new',
    cause: 'a card that the processor declines is typed',
  },
  enrollFailed: {
    texts: ['errors:enrollFailed'],
    wording: 'Failed to enroll. An unexpected error occurred.',
    screen: 'preferences/paperless',
    cause: 'the org answers 500',
  },
  enrolledInPaperless: {
    texts: ['screens/preferences/paperless:messages.on'],
    screen: 'preferences/paperless',
    cause: 'the box is ticked and sent',
  },
  enrolledInPlan: {
    texts: ['screens/plans/enroll:blocks.done.heading', 'screens/plans/enroll:blocks.done.body'],
    screen: 'plans/enroll',
    cause: 'a customer enrols in a plan',
  },
  planChanged: {
    texts: ['screens/plans/change:blocks.done.heading'],
    screen: 'plans/change',
    cause: 'a customer takes another plan at the present address',
  },
  newCustomersOnly: {
    texts: ['errors:newCustomersOnly'],
    screen: 'plans/enroll',
    cause: 'a customer asks for a plan that is for new customers',
  },
  planNotOffered: {
    texts: ['errors:planNotOffered'],
    screen: 'plans/enroll',
    cause: 'another brand sells the plan',
  },
  referralCodeUnknown: {
    texts: ['errors:referralCodeUnknown'],
    screen: 'plans/enroll',
    cause: 'a code is given that nobody has',
  },
  referralNewOnly: {
    texts: ['errors:referralNewOnly'],
    screen: 'plans/enroll',
    cause: 'a customer who has an account gives the code of another',
  },
  serviceExists: {
    texts: ['errors:serviceExists'],
    screen: 'plans/enroll',
    cause: 'the address of an own account is typed',
  },
  offline: {
    texts: ['errors:offline'],
    screen: 'plans/enroll',
    cause: 'the form is sent without a connection',
  },
  noAnswer: {
    texts: ['errors:noAnswer'],
    screen: 'plans/enroll',
    cause: 'the connection breaks before the org answers',
  },
  documentsMissing: {
    texts: ['errors:documentsMissing'],
    wording: 'Not all required documents have been uploaded.',
    screen: 'documents/hand-in',
    cause: 'the form is sent without a document',
  },
  documentTypeRequired: {
    texts: ['errors:documentTypeRequired'],
    screen: 'documents/hand-in',
    cause: 'files are to be chosen before a type is',
  },
  balanceUnanswered: {
    texts: ['screens/documents/hand-in:fields.balance.errors.required'],
    screen: 'documents/hand-in',
    cause: 'the form is sent without an answer about the balance',
  },
  balanceAnswerRequired: {
    texts: ['errors:balanceAnswerRequired'],
    screen: 'documents/hand-in',
    cause: 'the org gets no answer about the balance',
  },
  fileTooLarge: {
    texts: ['errors:fileTooLarge'],
    wording: 'File exceeds the maximum upload size.',
    screen: 'documents/hand-in',
    cause: 'a file of one byte too many is chosen',
  },
  fileFormatInvalid: {
    texts: ['errors:fileFormatInvalid'],
    screen: 'documents/hand-in',
    cause: 'a program is chosen',
  },
  codeInvalid: {
    texts: ['errors:codeInvalid', 'errors:triesLeft'],
    screen: 'identity/verify',
    cause: 'a wrong code is typed',
  },
  verificationUnavailable: {
    texts: ['errors:verificationUnavailable'],
    screen: 'identity/verify',
    cause: 'the service behind the org does not answer',
  },
  invalidInput: {
    texts: ['errors:invalidInput'],
    wording: 'One or more inputs are invalid. Please try again.',
    screen: 'requests/new',
    cause: 'the org gets a type of request that it does not have',
  },
  messageSubmitted: {
    texts: ['screens/messages/new:messages.sent'],
    screen: 'messages/new',
    cause: 'a message is written and sent',
  },
} as const satisfies Readonly<Record<string, Message>>;
