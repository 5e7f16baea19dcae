import type { AnyOperation } from './operation.ts';
import { checkEmailAddress, confirmEmailChange, getEmailStatus, requestEmailChange } from './log-in/email.ts';
import {
  changePassword,
  checkPasswordResetLink,
  requestPasswordReset,
  setNewPassword,
} from './log-in/password.ts';
import {
  answerIdentityVerification,
  cancelIdentityVerification,
  getIdentityVerification,
  postponeIdentityVerification,
  resendIdentityCode,
  startIdentityVerification,
} from './log-in/identity.ts';
import { completeRegistration, confirmRegistration } from './log-in/registration-login.ts';
import { findMyEnrollment, sendRegistrationCode, verifyRegistration } from './log-in/registration.ts';
import { extendSession, getCurrentSession, logIn, logOut } from './log-in/session.ts';

/** Who a customer is: log-in, password, e-mail address, registration, identity. */
export const accountHandlers: Readonly<Record<string, AnyOperation>> = {
  extendSession,
  getCurrentSession,
  logIn,
  logOut,
  requestPasswordReset,
  checkPasswordResetLink,
  setNewPassword,
  changePassword,
  getEmailStatus,
  checkEmailAddress,
  requestEmailChange,
  confirmEmailChange,
  findMyEnrollment,
  sendRegistrationCode,
  verifyRegistration,
  completeRegistration,
  confirmRegistration,
  getIdentityVerification,
  startIdentityVerification,
  answerIdentityVerification,
  resendIdentityCode,
  postponeIdentityVerification,
  cancelIdentityVerification,
};
