import { logInWithCode, sendLogInCode } from '@energy-portal/sdk';
import { authError, jsonAnswer } from './auth-answer.ts';
import { requestIn, sealedRequest } from './code-request.ts';
import { CODE_LIFETIME, countTry, readTexts, answerOfEnd, templateOf, ticketOf } from './headless-calls.ts';
import type { HeadlessCall, HeadlessOutcome, HeadlessRow } from './headless-calls.ts';
import { takeLogIn } from './session-calls.ts';

/** The calls of a log-in by a code instead of a password, by the org's headless flow for it. */
export const logInCodeRows: readonly HeadlessRow[] = [
  { flow: 'codes', operation: sendLogInCode, answer: send },
  { flow: 'codes', operation: logInWithCode, answer: logIn },
];

const LONGEST_NAME = 255;

/** Answers alike whoever has the name: what the org says of it stays here. */
async function send(call: HeadlessCall): Promise<HeadlessOutcome> {
  const body = readTexts(call.request.body, { username: LONGEST_NAME, language: 2 });
  if (body === undefined) return { answer: authError('INVALID_INPUT') };
  const username = body.username.trim();
  const result = await call.api.startLogIn(username, templateOf(call, 'codes', body.language));
  if (result.state === 'throttled' || result.state === 'failed') return answerOfEnd(result, call);
  const identifier = sealedRequest(result.state === 'accepted' ? result.identifier : undefined);
  return {
    answer: jsonAnswer(200, { status: 'sent' }),
    ticket: { kind: 'logInCode', username, identifier, until: call.clock.now() + CODE_LIFETIME },
  };
}

async function logIn(call: HeadlessCall): Promise<HeadlessOutcome> {
  const body = readTexts(call.request.body, { username: LONGEST_NAME, code: 10 });
  const isShared = body?.['sharedDevice'] ?? false;
  if (body === undefined || typeof isShared !== 'boolean' || !/^[0-9]{4,10}$/.test(body.code))
    return { answer: authError('INVALID_INPUT') };
  const ticket = await ticketOf('logInCode', call);
  const isKnown = ticket?.username === body.username.trim() && ticket.until >= call.clock.now();
  if (!isKnown) return { answer: authError('CODE_INVALID') };
  // The org is asked whoever it is: what does not ask it tells who is no customer.
  const { identifier, readResult } = requestIn(ticket.identifier);
  const stopped = await countTry(identifier, call);
  if (stopped !== undefined) return stopped;
  const proof = { identifier, code: body.code, flow: 'passwordless-login' } as const;
  const result = readResult(await call.oauth.logIn(proof));
  const outcome = await takeLogIn(call.own, result, { isShared, otherwise: 'CODE_INVALID' });
  return result.state === 'accepted' ? { ...outcome, ticket: { none: 'logInCode' } } : outcome;
}
