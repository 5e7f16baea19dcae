import { completeRegistration, confirmRegistration, verifyRegistration } from '@energy-portal/sdk';
import { Readable } from 'node:stream';
import { readOwn } from '../own-member.ts';
import type { ClientAnswer } from '../org/client-answer.ts';
import { authError, jsonAnswer } from './auth-answer.ts';
import {
  CODE_LIFETIME,
  codeInLink,
  countTry,
  isAddress,
  readTexts,
  answerOfEnd,
  templateOf,
  ticketOf,
} from './headless-calls.ts';
import type { HeadlessCall, HeadlessOutcome, HeadlessRow } from './headless-calls.ts';
import { LONGEST_PASSWORD, brokenRule } from './new-password.ts';
import type { ProvenRegistration, Ticket } from './ticket.ts';

type RegistrationTicket = Extract<Ticket, { readonly kind: 'registration' }>;

/** The calls of a registration, by the org's headless flow for it. To find the order and to prove it stays with Apex. */
export const registrationRows: readonly HeadlessRow[] = [
  { flow: 'registration', operation: verifyRegistration, answer: verify },
  { flow: 'registration', operation: completeRegistration, answer: complete },
  { flow: 'registration', operation: confirmRegistration, answer: confirm },
];

/** So long a proven customer may take to choose a log-in, where the org does not say, in milliseconds. */
const PROVEN_LIFETIME = 30 * 60_000;

/** Apex says whether the code is right; what it answers then is kept, as it proves the customer to the host, too. */
async function verify(call: HeadlessCall): Promise<HeadlessOutcome> {
  const answer = await call.ask({ isRead: true });
  const registration = answer.status === 200 ? registrationIn(answer) : undefined;
  if (registration === undefined) return { answer };
  const end = Date.parse(String(registration['expiresAt']));
  const ends = Number.isNaN(end) ? call.clock.now() + PROVEN_LIFETIME : end;
  return { answer, ticket: { kind: 'registration', registration, ends, until: ends } };
}

async function complete(call: HeadlessCall): Promise<HeadlessOutcome> {
  const body = readTexts(call.request.body, {
    registrationId: 64,
    email: 254,
    newPassword: LONGEST_PASSWORD,
    confirmPassword: LONGEST_PASSWORD,
    language: 2,
  });
  if (body === undefined || body['acceptTerms'] !== true) return { answer: authError('INVALID_INPUT') };
  const known = await ticketOf('registration', call);
  if (known?.registration.registrationId !== body.registrationId || !(known.ends > call.clock.now()))
    return { answer: authError('REGISTRATION_NOT_VERIFIED') };
  if (known.isComplete === true) return { answer: authError('ALREADY_REGISTERED') };
  const email = body.email.trim();
  if (!isAddress(email)) return { answer: authError('EMAIL_INVALID') };
  const broken = brokenRule(body.newPassword, body.confirmPassword);
  if (broken !== undefined) return { answer: authError(broken) };
  const stopped = await countTry(known.registration.registrationId, call);
  if (stopped !== undefined) return stopped;
  const { registrationId, language, newPassword: password } = body;
  const facts = { registrationId, language, acceptTerms: true };
  const template = templateOf(call, 'registration', language);
  const result = await call.api.startRegistration({ email, password, facts, template });
  if (result.state === 'refused') return { answer: authError('EMAIL_INVALID') };
  if (result.state !== 'accepted') return answerOfEnd(result, call);
  if (result.identifier === undefined) return answerOfEnd({ state: 'failed', reason: 'no identifier' }, call);
  return linkSent(known, result.identifier, call);
}

function linkSent(ticket: RegistrationTicket, identifier: string, { clock }: HeadlessCall): HeadlessOutcome {
  const { registration, ends } = ticket;
  const until = Math.min(clock.now() + CODE_LIFETIME, ends);
  const told = {
    ...registration,
    step: 'linkSent',
    expiresAt: new Date(until).toISOString(),
    sameBrowser: true,
  };
  // Another link can be asked for until what was proven ends.
  return { answer: jsonAnswer(200, told), ticket: { ...ticket, identifier, until } };
}

/** The org makes the user and logs it in. Our page leads to the log-in, so that the tokens have nobody to serve. */
async function confirm(call: HeadlessCall): Promise<HeadlessOutcome> {
  const body = readTexts(call.request.body, { token: 256 });
  if (body === undefined) return { answer: authError('INVALID_INPUT') };
  const code = codeInLink(body.token);
  const ticket = await ticketOf('registration', call);
  if (code === undefined || ticket?.identifier === undefined)
    return { answer: authError('EMAIL_LINK_INVALID') };
  if (ticket.isComplete === true) return { answer: authError('ALREADY_REGISTERED') };
  if (ticket.until < call.clock.now()) return { answer: authError('EMAIL_LINK_EXPIRED') };
  const { identifier, registration } = ticket;
  const stopped = await countTry(identifier, call);
  if (stopped !== undefined) return stopped;
  const result = await call.oauth.logIn({ identifier, code, flow: 'user-registration' });
  if (result.state === 'throttled' || result.state === 'failed') return answerOfEnd(result, call);
  if (result.state !== 'accepted') return { answer: authError('EMAIL_LINK_INVALID') };
  await call.oauth.revoke(result.tokens.refreshToken ?? result.tokens.accessToken);
  return {
    answer: jsonAnswer(200, { ...registration, step: 'complete' }),
    ticket: { ...ticket, isComplete: true },
  };
}

function registrationIn({ body }: ClientAnswer): ProvenRegistration | undefined {
  if (body === undefined || body instanceof Readable) return undefined;
  const answered: unknown = JSON.parse(body.toString('utf8'));
  const registrationId = readOwn(answered, 'registrationId');
  return typeof registrationId === 'string' ? { ...Object(answered), registrationId } : undefined;
}
