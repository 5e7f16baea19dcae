import type { Handler } from '../protocol/call.ts';
import { checkEmailAddress, confirmEmailChange, getEmailStatus, requestEmailChange } from './email.ts';
import { changePassword, checkPasswordResetLink, requestPasswordReset, setNewPassword } from './password.ts';
import {
  answerIdentityVerification,
  cancelIdentityVerification,
  getIdentityVerification,
  postponeIdentityVerification,
  resendIdentityCode,
  startIdentityVerification,
} from './identity.ts';
import { completeRegistration, confirmRegistration } from './registration-login.ts';
import { findMyEnrollment, sendRegistrationCode, verifyRegistration } from './registration.ts';
import { extendSession, getCurrentSession, logIn, logOut } from './session.ts';

/** Who a customer is: log-in, password, e-mail address, registration, identity. */
export const accountHandlers: Readonly<Record<string, Handler>> = {
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
