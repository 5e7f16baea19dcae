import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMailedOrg } from '../../testing/test-mailbox.ts';
import type { MailedOrg } from '../../testing/test-mailbox.ts';
import { APEX, createVisitor } from '../../testing/test-org.ts';
import type { Visitor } from '../../testing/test-org.ts';

const MARIA = 'maria.lopez@example.com';
const OTHER = 'm.lopez@example.org';
const NEW = { newPassword: 'Cloudy-day-8', confirmPassword: 'Cloudy-day-8' };
const currentPassword = 'Sunny-day-7';

let mailed: MailedOrg;
let guest: Visitor;
let maria: Visitor;
beforeEach(async () => {
  mailed = createMailedOrg();
  guest = createVisitor(mailed.org);
  maria = createVisitor(mailed.org);
  await maria.logIn(MARIA);
});
afterEach(() => mailed.close());

const call = (visitor: Visitor, operation: string, body: unknown) =>
  visitor.send('POST', `${APEX}/${operation}`, body);

const reset = async () => {
  await call(guest, 'requestPasswordReset', { email: MARIA, language: 'en' });
  return call(guest, 'setNewPassword', { token: mailed.tokenOf(MARIA), ...NEW });
};
const change = () => call(maria, 'changePassword', { currentPassword, ...NEW });
const move = async () => {
  const email = { newEmail: OTHER, confirmEmail: OTHER, language: 'en' };
  await call(maria, 'requestEmailChange', { ...email, currentPassword });
  return call(guest, 'confirmEmailChange', { token: mailed.tokenOf(OTHER) });
};

it.each([
  ['a forgotten password was replaced', reset, MARIA],
  ['the password was changed', change, MARIA],
  ['the address was changed', move, OTHER],
])('a code logs nobody in once %s', async (_, work, username) => {
  await call(guest, 'sendLogInCode', { username: MARIA, language: 'en' });
  const code = mailed.codeOf(MARIA);
  expect((await work()).status).toBe(200);
  const answer = await call(guest, 'logInWithCode', { username, code });
  expect(answer).toMatchObject({ status: 400, body: [{ errorCode: 'CODE_INVALID' }] });
  await call(guest, 'sendLogInCode', { username, language: 'en' });
  const next = mailed.codeOf(username);
  expect((await call(guest, 'logInWithCode', { username, code: next })).status).toBe(200);
});
