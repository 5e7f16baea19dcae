import { randomUUID } from 'node:crypto';
import { checkPasswordResetLink, requestPasswordReset, setNewPassword } from '@energy-portal/sdk';
import { keyOf } from '../limits/counted-tries.ts';
import { authError, jsonAnswer } from './auth-answer.ts';
import type { HeadlessResult } from './headless-api.ts';
import {
  CODE_LIFETIME,
  codeInLink,
  countTryFor,
  isAddress,
  readTexts,
  answerOfEnd,
  templateOf,
  ticketOf,
} from './headless-calls.ts';
import type { HeadlessCall, HeadlessOutcome, HeadlessRow } from './headless-calls.ts';
import { LONGEST_PASSWORD, brokenRule, ruleInWords } from './new-password.ts';
import type { Ticket } from './ticket.ts';

type ResetTicket = Extract<Ticket, { readonly kind: 'reset' }>;

/** The calls of a forgotten password, by the org's headless flow for it. */
export const resetRows: readonly HeadlessRow[] = [
  { flow: 'password', operation: requestPasswordReset, answer: ask },
  { flow: 'password', operation: checkPasswordResetLink, answer: check },
  { flow: 'password', operation: setNewPassword, answer: set },
];

const LONGEST_SECRET = 256;

/** Answers alike whoever has the address: what the org says of it stays here. */
async function ask(call: HeadlessCall): Promise<HeadlessOutcome> {
  const body = readTexts(call.request.body, { email: 254, language: 2 });
  if (body === undefined) return { answer: authError('INVALID_INPUT') };
  const username = body.email.trim();
  if (!isAddress(username)) return { answer: authError('EMAIL_INVALID') };
  const result = await call.api.startReset(username, templateOf(call, 'password', body.language));
  if (result.state === 'throttled' || result.state === 'failed') return answerOfEnd(result, call);
  return {
    // The org's codes work for minutes.
    answer: jsonAnswer(200, { status: 'sent', expiresInHours: 0, sameBrowser: true }),
    ticket: { kind: 'reset', username, until: call.clock.now() + CODE_LIFETIME, id: randomUUID() },
  };
}

/** The org has no way to look at a code without using it up: this tells what the host knows. */
async function check(call: HeadlessCall): Promise<HeadlessOutcome> {
  const body = readTexts(call.request.body, { token: LONGEST_SECRET });
  if (body === undefined) return { answer: authError('INVALID_INPUT') };
  const known = await readReset(body.token, call);
  if ('answer' in known) return known;
  return {
    answer: jsonAnswer(200, { state: 'valid', expiresAt: new Date(known.ticket.until).toISOString() }),
  };
}

async function set(call: HeadlessCall): Promise<HeadlessOutcome> {
  const body = readTexts(call.request.body, {
    token: LONGEST_SECRET,
    newPassword: LONGEST_PASSWORD,
    confirmPassword: LONGEST_PASSWORD,
  });
  if (body === undefined) return { answer: authError('INVALID_INPUT') };
  const known = await readReset(body.token, call);
  if ('answer' in known) return known;
  const broken = brokenRule(body.newPassword, body.confirmPassword);
  if (broken !== undefined) return { answer: authError(broken) };
  // Whoever sends the same again, since no answer came, is told that it is done: the org has used up the code.
  const done = doneKey(known, body.newPassword);
  if (await isDone(done, call)) return { ...(await changed(call)), ticket: { none: 'reset' } };
  const { username } = known.ticket;
  const tried = await countTryFor(username, call);
  if (tried.state === 'refused') return tried.outcome;
  const { newPassword } = body;
  const result = await call.api.finishReset({ username, code: known.code, newPassword });
  if (!isCounted(result)) await tried.giveBack();
  switch (result.state) {
    case 'refused':
      // Nothing tells here whether the code was right: the org has to judge it first (guide/real-org.md).
      return { answer: authError(ruleInWords(result.reason) ?? 'RESET_LINK_INVALID') };
    case 'accepted':
      await noteDone(done, call);
      return { ...(await changed(call)), ticket: { none: 'reset' } };
    default:
      return answerOfEnd(result, call);
  }
}

/** Names a new password of a ticket; undefined for a ticket of a host before this one. The ticket's id keeps it from being guessed. */
function doneKey({ ticket, code }: KnownReset, newPassword: string): string | undefined {
  return ticket.id === undefined ? undefined : keyOf('reset', ticket.id, code, newPassword);
}

async function isDone(key: string | undefined, { counters }: HeadlessCall): Promise<boolean> {
  return key !== undefined && (await counters.read(key).catch(() => 0)) > 0;
}

async function noteDone(key: string | undefined, { counters }: HeadlessCall): Promise<void> {
  // A store that is away must not hide that the password is another one.
  if (key !== undefined) await counters.take(key, CODE_LIFETIME).catch(() => undefined);
}

/** True unless the org took the code, told its rule about passwords, or judged nothing. */
function isCounted(result: HeadlessResult): boolean {
  switch (result.state) {
    case 'accepted':
      return false;
    case 'refused':
      return ruleInWords(result.reason) === undefined;
    case 'failed':
      return result.isOutage !== true;
    case 'throttled':
      return true;
  }
}

/** Whatever session the browser had ends with the old password. The org does not tell how many others end. */
async function changed({ own, oauth, clock }: HeadlessCall): Promise<HeadlessOutcome> {
  const changedAt = new Date(clock.now()).toISOString();
  const answer = jsonAnswer(200, { status: 'changed', changedAt, otherSessionsEnded: 0 });
  const { session } = own;
  if (session.state !== 'active') return { answer };
  await oauth.revoke(session.refreshToken ?? session.accessToken);
  return { answer, session: { state: 'none' } };
}

interface KnownReset {
  readonly ticket: ResetTicket;
  readonly code: string;
}

/** The ticket of a link, and its code; the answer where the browser has none, or one that is too old. */
async function readReset(secret: string, call: HeadlessCall): Promise<HeadlessOutcome | KnownReset> {
  const code = codeInLink(secret);
  const ticket = await ticketOf('reset', call);
  if (code === undefined || ticket === undefined) return { answer: authError('RESET_LINK_INVALID') };
  if (ticket.until < call.clock.now()) return { answer: authError('RESET_LINK_EXPIRED') };
  return { ticket, code };
}
