import { mailboxOf } from '../../database/mailbox.ts';
import { rehearse } from '../../operations/log-in/rehearsal.ts';
import { hashNewPassword, replaceForgotten } from '../../operations/log-in/password.ts';
import type { Answer } from '../../protocol/answer.ts';
import { Problem } from '../../protocol/problem.ts';
import type { Language } from '../../protocol/language.ts';
import { createHeadlessCodes, HEADLESS_CODE_LIFETIME } from '../../services/oauth/headless-codes.ts';
import { OauthError, invalidToken } from '../../services/oauth/oauth-error.ts';
import { hasScope } from '../../services/oauth/scope.ts';
import { accountMessage, linkPath } from '../../services/outbox/account-message.ts';
import { MOST_MESSAGES } from '../../services/sessions/limits.ts';
import { createTag } from '../../protocol/answer.ts';
import { readBearerToken } from '../caller.ts';
import type { RequestContext } from '../entry-point.ts';
import { templateOf } from './headless-templates.ts';

/** The scopes that the three flows want of the program's own token. */
const SCOPES = {
  registration: 'user_registration_api',
  reset: 'forgot_password',
  logIn: 'pwdless_login_api',
} as const;

const MINUTES = HEADLESS_CODE_LIFETIME / 60_000;

type Fields = Readonly<Record<string, unknown>>;

/** POST who registers and the password; a code goes to the address. The user is made when the code comes back. */
export async function answerRegistrationRequest(context: RequestContext): Promise<Answer> {
  const fields = await readRequest(context, SCOPES.registration);
  const { services } = context;
  const email = textOf(Object(fields['userdata']), 'email');
  const password = textOf(fields, 'password');
  const custom = Object(fields['customdata']);
  checkMethod(fields);
  limitMessages(context, 'registration', mailboxOf(email));
  const payload = {
    email,
    language: custom.language === 'es' ? 'es' : 'en',
    password: await services.credentials.hash(password),
  };
  const subject = textOf(custom, 'registrationId');
  const identifier = services.repository.transaction(() => {
    const request = { purpose: 'headless.registration', subject, payload } as const;
    const issued = createHeadlessCodes(services).issue(request);
    sendCode(context, { fields, to: email, code: issued.code });
    return issued.identifier;
  });
  return { status: 200, body: { status: 'success', email, identifier } };
}

/** POST a name for a code, or the code and a new password. The first answer is the same for every name. */
export async function answerForgotPassword(context: RequestContext): Promise<Answer> {
  const isSecond = (await context.request.clone().text()).includes('"otp"');
  // Whoever has the code needs no token of the program.
  const fields = await readRequest(context, isSecond ? undefined : SCOPES.reset);
  const username = textOf(fields, 'username');
  return isSecond ? changePassword(context, { username, fields }) : startReset(context, { username, fields });
}

/** POST a name; a code goes to its user, and the answer names the request. */
export async function answerPasswordlessRequest(context: RequestContext): Promise<Answer> {
  const fields = await readRequest(context, SCOPES.logIn);
  const username = textOf(fields, 'username');
  checkMethod(fields);
  limitMessages(context, 'logIn', username);
  const { services } = context;
  const user = services.users.ofName(username);
  const request = { purpose: 'headless.logIn', subject: user?.userId ?? '' } as const;
  const identifier = services.repository.transaction(() => {
    const issued = createHeadlessCodes(services).issue(request);
    if (user !== undefined) sendCode(context, { fields, to: user.email, code: issued.code });
    return issued.identifier;
  });
  return { status: 200, body: { status: 'success', identifier } };
}

interface Reset {
  readonly username: string;
  readonly fields: Fields;
}

function startReset(context: RequestContext, { username, fields }: Reset): Answer {
  limitMessages(context, 'reset', username);
  const { services } = context;
  const user = services.users.ofAddress(username);
  const work = (): void => {
    const subject = user?.userId ?? '';
    const request = { purpose: 'headless.reset', subject, identifier: subject } as const;
    const { code } = createHeadlessCodes(services).issue(request);
    sendCode(context, { fields, to: username, code });
  };
  if (user?.active === true) services.repository.transaction(work);
  else rehearse(services, work);
  return { status: 200, body: { status_code: 'otp_sent' } };
}

async function changePassword(context: RequestContext, { username, fields }: Reset): Promise<Answer> {
  const { services } = context;
  const newPassword = textOf(fields, 'newpassword');
  const user = services.users.ofAddress(username);
  const codes = createHeadlessCodes(services);
  const code = [
    'headless.reset',
    user?.userId ?? username.trim().toLowerCase(),
    textOf(fields, 'otp'),
  ] as const;
  // Before the password is judged: else its answer would tell who is a customer, and which password is theirs.
  const found = codes.look(...code);
  if (found.state === 'throttled') throw tooMany(found.retryAfterSeconds);
  if (found.state === 'wrong' || user === undefined) throw wrongCode();
  const hash = await hashFor(context, user.userId, newPassword);
  services.repository.transaction(() => {
    // Hashing took a while: somebody else may have used the code in the meantime.
    if (!codes.spend(...code)) throw wrongCode();
    replaceForgotten(services, user, hash);
  });
  return { status: 200, body: { status_code: 'success' } };
}

/** A password that breaks a rule uses no code up. */
async function hashFor({ services }: RequestContext, userId: string, newPassword: string) {
  try {
    return await hashNewPassword(services, userId, { newPassword, confirmation: newPassword });
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause;
    const isReused = cause.code === 'PASSWORD_REUSED';
    throw new OauthError('invalid_new_password', isReused ? 'invalid repeated password' : 'weak password');
  }
}

async function readRequest(
  { request, services }: RequestContext,
  scope: string | undefined,
): Promise<Fields> {
  if (scope !== undefined) {
    const grant = services.grants.find(readBearerToken(request) ?? '');
    if (grant === undefined || !hasScope(grant.scope, scope)) throw invalidToken();
  }
  try {
    const fields: unknown = await request.json();
    if (typeof fields === 'object' && fields !== null) return { ...fields };
  } catch {
    // Answered below, as any other body that is none.
  }
  throw new OauthError('invalid_request', 'the body is no JSON object');
}

function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new OauthError('invalid_request', `${name} is missing`);
}

function checkMethod(fields: Fields): void {
  if (fields['verificationmethod'] !== 'email') {
    throw new OauthError('invalid_request', 'this org sends codes by email alone');
  }
}

function limitMessages({ services }: RequestContext, flow: string, subject: string): void {
  const key = `headless.${flow}:${createTag(subject.toLowerCase())}`;
  const seconds = services.throttles.take(key, MOST_MESSAGES);
  if (seconds > 0) throw tooMany(seconds);
}

function tooMany(seconds: number): OauthError {
  const headers = { 'Retry-After': String(seconds) };
  return new OauthError('invalid_request', 'rate exceeded', { status: 429, headers });
}

function wrongCode(): OauthError {
  return new OauthError('invalid_otp', 'the one-time password is invalid or has expired');
}

interface CodeMessage {
  readonly fields: Fields;
  readonly to: string;
  readonly code: string;
}

/** The template says the language and the page; that of the site tells the code alone. */
function sendCode({ services }: RequestContext, { fields, to, code }: CodeMessage): void {
  const template = templateOf(fields['emailtemplate']);
  const user = services.users.ofAddress(to);
  const language: Language = template?.language ?? user?.language ?? 'en';
  const page = template?.page;
  const path = page === undefined ? {} : { path: linkPath(page, `one-time-password-${code}`) };
  const kind = page === undefined ? 'headlessCode' : 'headlessLink';
  const values = { code, minutes: MINUTES };
  services.outbox.send(accountMessage(kind, { to, language, brand: user?.brand ?? null, values, ...path }));
}
