import type { Message } from './message.ts';
import { serviceMessages } from './service-messages.ts';

/** Every error and success that the portal tells (requirement 000, sections 5 and 8), with the way to it. */
export const messages = {
  loginFailed: {
    texts: ['errors:loginFailed'],
    wording: 'Your login attempt has failed. Make sure the username and password are correct.',
    screen: 'account/log-in',
    cause: 'a wrong password is typed',
  },
  accountInactive: {
    texts: ['errors:accountInactive'],
    wording: 'Contact Customer Service. This account is not currently active.',
    screen: 'account/log-in',
    cause: 'the customer of the seed whose accounts are inactive logs in',
  },
  somethingWentWrong: {
    texts: ['errors:somethingWentWrong'],
    wording: 'Something went wrong. Please try again.',
    screen: 'account/log-in',
    cause: 'the org answers 503',
  },
  unloaded: {
    texts: ['errors:unloaded.title', 'errors:unloaded.lead', 'errors:retry'],
    screen: 'account/log-in',
    cause: 'the file of the screen is garbage',
    isFoundOnArrival: true,
  },
  crash: {
    texts: ['errors:crash.title', 'errors:crash.lead'],
    screen: 'account/log-in',
    cause: 'the file of the screen is JSON, but no screen',
    isFoundOnArrival: true,
  },
  unreachable: {
    texts: ['errors:unreachable.title', 'errors:unreachable.ours'],
    screen: 'account/my-profile',
    cause: 'the org does not say who is there',
    isFoundOnArrival: true,
  },
  unreachableOffline: {
    texts: ['errors:unreachable.title', 'errors:unreachable.lead'],
    screen: 'account/my-profile',
    cause: 'no answer comes at all to who is there',
    isFoundOnArrival: true,
  },
  signedOut: {
    texts: ['common:signedOut.title', 'common:signedOut.gone', 'common:signedOut.waiting'],
    screen: 'account/my-profile',
    cause: 'the org answers 503 when the customer signs out',
  },
  emailMalformed: {
    texts: ['forms:rules.email'],
    wording: 'Enter a valid email address, such as {email}',
    screen: 'account/change-email',
    cause: 'an address without its domain is typed',
  },
  emailInvalid: {
    texts: ['errors:emailInvalid'],
    wording: 'Enter a valid email address, such as {email}',
    screen: 'account/change-email',
    cause: 'the org gets an address that it finds wrong',
  },
  phoneMalformed: {
    texts: ['forms:rules.phone'],
    wording: 'Please enter valid phone number.',
    screen: 'account/my-profile',
    cause: 'a number of two digits is typed',
  },
  phoneInvalid: {
    texts: ['errors:phoneInvalid'],
    wording: 'Please enter valid phone number.',
    screen: 'preferences/text-alerts',
    cause: 'the org gets a number that nobody can have',
  },
  oldPasswordInvalid: {
    texts: ['errors:oldPasswordInvalid'],
    wording: 'Your old password is invalid.',
    screen: 'account/change-password',
    cause: 'a wrong current password is typed',
  },
  passwordNotYours: {
    texts: ['errors:passwordNotYours'],
    wording: 'This is not your password. Check it and try again.',
    screen: 'payments/autopay-set-up',
    cause: 'a wrong password is typed where money is concerned',
  },
  passwordMismatchTyped: {
    texts: ['screens/account/change-password:fields.confirmPassword.errors.matches'],
    wording: 'New Password and Confirm New Password do not match.',
    screen: 'account/change-password',
    cause: 'two passwords are typed',
  },
  passwordMismatch: {
    texts: ['errors:passwordMismatch'],
    wording: 'New Password and Confirm New Password do not match.',
    screen: 'account/change-password',
    cause: 'the org gets two passwords',
  },
  passwordTooShort: {
    texts: ['errors:passwordTooShort'],
    screen: 'account/change-password',
    cause: 'the org gets seven characters',
  },
  passwordComposition: {
    texts: ['errors:passwordComposition'],
    screen: 'account/change-password',
    cause: 'the org gets letters alone',
  },
  passwordCommon: {
    texts: ['errors:passwordCommon'],
    screen: 'account/change-password',
    cause: 'a password that everybody tries first is typed',
  },
  passwordReused: {
    texts: ['errors:passwordReused'],
    wording: 'The new password must not match an earlier one.',
    screen: 'account/change-password',
    cause: 'the org gets the present password as the new one',
  },
  passwordChanged: {
    texts: ['screens/account/change-password:blocks.changed.heading'],
    screen: 'account/change-password',
    cause: 'a sound new password is typed',
  },
  resetLinkExpired: {
    texts: ['screens/account/new-password:blocks.expired.body'],
    wording: 'Reset password link expired. Please try again.',
    screen: 'account/new-password',
    cause: 'a link is opened days after it was sent',
    isFoundOnArrival: true,
  },
  resetLinkInvalid: {
    texts: ['screens/account/new-password:blocks.invalid.body'],
    wording: 'Please try with correct user or latest reset password link.',
    screen: 'account/new-password',
    cause: 'a link that nobody sent is opened',
    isFoundOnArrival: true,
  },
  resetLinkExpiredMeanwhile: {
    texts: ['errors:resetLinkExpired'],
    wording: 'Reset password link expired. Please try again.',
    screen: 'account/new-password',
    cause: 'days pass between opening the link and sending the form',
  },
  resetLinkReplaced: {
    texts: ['errors:resetLinkInvalid'],
    wording: 'Please try with correct user or latest reset password link.',
    screen: 'account/new-password',
    cause: 'the org does not know the link any more when the form is sent',
  },
  userNotFound: {
    texts: ['errors:userNotFound'],
    screen: 'account/new-password',
    cause: 'the customer is gone when the form is sent',
  },
  resetLinkSent: {
    texts: [
      'screens/account/forgot-password:blocks.sent.heading',
      'screens/account/forgot-password:blocks.sent.body',
    ],
    screen: 'account/forgot-password',
    cause: 'the address of an account is typed',
  },
  emailExists: {
    texts: ['errors:emailExists'],
    wording: 'Email Address already exists.',
    screen: 'account/change-email',
    cause: 'the address of another customer is typed',
  },
  emailMismatchTyped: {
    texts: ['screens/account/change-email:fields.confirmEmail.errors.matches'],
    screen: 'account/change-email',
    cause: 'two addresses are typed',
  },
  emailMismatch: {
    texts: ['errors:emailMismatch'],
    screen: 'account/change-email',
    cause: 'the org gets two addresses',
  },
  emailUnchangedTyped: {
    texts: ['screens/account/change-email:fields.newEmail.errors.differs'],
    screen: 'account/change-email',
    cause: 'the present address is typed',
  },
  emailUnchanged: {
    texts: ['errors:emailUnchanged'],
    screen: 'account/change-email',
    cause: 'the org gets the present address',
  },
  formatInvalid: {
    texts: ['screens/account/change-email:fields.newEmail.warnings.FORMAT_INVALID'],
    wording: 'You have entered an invalid format',
    screen: 'account/change-email',
    cause: 'something that is no address at all is typed twice',
  },
  emailRisky: {
    texts: ['screens/account/change-email:fields.newEmail.warnings.highRisk'],
    screen: 'account/change-email',
    cause: 'an address of a domain of throw-away addresses is typed',
  },
  emailUndeliverable: {
    texts: [
      'screens/account/change-email:fields.newEmail.warnings.undeliverable',
      'screens/account/change-email:fields.newEmail.warnings.suggested',
    ],
    screen: 'account/change-email',
    cause: 'an address with a slip in its domain is typed',
  },
  emailNotSent: {
    texts: ['errors:emailNotSent'],
    wording: 'Error Sending Email.',
    screen: 'account/change-email',
    cause: 'an address of a domain that takes no messages is typed',
  },
  calloutError: {
    texts: ['errors:calloutError'],
    wording: 'API callout Error.',
    screen: 'account/change-email',
    cause: 'the org cannot reach another system',
  },
  verificationLinkSent: {
    texts: [
      'screens/account/change-email:blocks.sent.heading',
      'screens/account/change-email:blocks.sent.body',
    ],
    screen: 'account/change-email',
    cause: 'a new address is typed',
  },
  emailLinkExpired: {
    texts: ['errors:emailLinkExpired'],
    screen: 'account/confirm-email',
    cause: 'the link is opened days after it was sent',
  },
  emailLinkInvalid: {
    texts: ['errors:emailLinkInvalid'],
    screen: 'account/confirm-email',
    cause: 'a link that nobody sent is opened',
  },
  orderNotFound: {
    texts: ['errors:orderNotFound'],
    wording: 'Order not found. Cannot locate order. Please contact Customer Service.',
    screen: 'account/register',
    cause: 'facts that fit no order are typed',
  },
  alreadyRegistered: {
    texts: ['errors:alreadyRegistered'],
    screen: 'account/register',
    cause: 'the facts of a customer who has a log-in are typed',
  },
  tooManyRequests: {
    texts: ['errors:tooManyRequests'],
    screen: 'account/register',
    cause: 'the org answers 429',
  },
  registrationNotVerified: {
    texts: ['errors:registrationNotVerified'],
    wording: 'We are not able to verify your registration at this time.',
    screen: 'account/register',
    cause: 'the registration is over when the code is typed',
  },
  ...serviceMessages,
} as const satisfies Readonly<Record<string, Message>>;

/** Names of the messages. */
export type MessageId = keyof typeof messages;
