import type { AnyOperation } from '../operation.ts';
import { checkEmailAddress, confirmEmailChange, getEmailStatus, requestEmailChange } from './email.ts';
import {
  answerIdentityVerification,
  cancelIdentityVerification,
  getIdentityVerification,
  postponeIdentityVerification,
  resendIdentityCode,
  startIdentityVerification,
} from './identity.ts';
import { changePassword, checkPasswordResetLink, requestPasswordReset, setNewPassword } from './password.ts';
import { completeRegistration, confirmRegistration } from './registration-login.ts';
import { findMyEnrollment, sendRegistrationCode, verifyRegistration } from './registration.ts';
import { extendSession, getCurrentSession, logIn, logOut } from './session.ts';

/** The customer as a person: log-in, password, e-mail address, registration, identity. */
export const logInOperations: Readonly<Record<string, AnyOperation>> = {
  answerIdentityVerification,
  cancelIdentityVerification,
  changePassword,
  checkEmailAddress,
  checkPasswordResetLink,
  completeRegistration,
  confirmEmailChange,
  confirmRegistration,
  extendSession,
  findMyEnrollment,
  getCurrentSession,
  getEmailStatus,
  getIdentityVerification,
  logIn,
  logOut,
  postponeIdentityVerification,
  requestEmailChange,
  requestPasswordReset,
  resendIdentityCode,
  sendRegistrationCode,
  setNewPassword,
  startIdentityVerification,
  verifyRegistration,
};
