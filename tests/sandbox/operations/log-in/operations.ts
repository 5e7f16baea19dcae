import type { AnyOperation } from '../operation.ts';
import {
  cancelEmailChange,
  checkEmailAddress,
  confirmEmailChange,
  getEmailStatus,
  requestEmailChange,
} from './email.ts';
import {
  answerIdentityVerification,
  cancelIdentityVerification,
  getIdentityVerification,
  postponeIdentityVerification,
  resendIdentityCode,
  startIdentityVerification,
} from './identity.ts';
import { logInWithCode, sendLogInCode } from './log-in-code.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogIn,
  getPasskeys,
  logInWithPasskey,
  removePasskey,
} from './passkeys.ts';
import { changePassword, checkPasswordResetLink, requestPasswordReset, setNewPassword } from './password.ts';
import { completeRegistration, confirmRegistration } from './registration-login.ts';
import { findMyEnrollment, sendRegistrationCode, verifyRegistration } from './registration.ts';
import { extendSession, getCurrentSession, logIn, logOut } from './session.ts';

/** The customer as a person: log-in, password, e-mail address, registration, identity, each in the order of its steps. */
export const logInOperations: Readonly<Record<string, AnyOperation>> = {
  extendSession,
  getCurrentSession,
  logIn,
  logOut,
  sendLogInCode,
  logInWithCode,
  getPasskeys,
  beginPasskey,
  addPasskey,
  removePasskey,
  beginPasskeyLogIn,
  logInWithPasskey,
  requestPasswordReset,
  checkPasswordResetLink,
  setNewPassword,
  changePassword,
  getEmailStatus,
  checkEmailAddress,
  requestEmailChange,
  cancelEmailChange,
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
