import { extendSession, getCurrentSession, logIn, logOut } from '@energy-portal/sdk';
import type { FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { withoutTraces } from '../org/client-answer.ts';
import type { AskOrg, ClientAnswer } from '../org/client-answer.ts';
import { apexBase, callPathOf, operationPath } from '../request-path.ts';
import { authError, hostAnswer, jsonAnswer } from './auth-answer.ts';
import type { AuthErrorCode } from './auth-answer.ts';
import { readCredentials } from './credentials.ts';
import type { LogInResult, OrgTokens } from './oauth-app.ts';
import type { OrgOauth } from './org-oauth.ts';
import { endOf } from './token-session.ts';
import type { CookieSession, TokenSession } from './token-session.ts';

/** A call's answer, and the session as it is after it. */
export interface SessionOutcome {
  readonly answer: ClientAnswer;
  readonly session: CookieSession;
}

/** A call, and the means to answer it if it is one of a session's. */
export interface SessionCall {
  readonly request: FastifyRequest;
  readonly session: CookieSession;
  readonly ask: AskOrg;
  /** Asks as the customer of a session, whose token is renewed where the org refuses it. */
  readonly asCustomer: (session: TokenSession, ask: AskOrg) => Promise<SessionOutcome>;
  readonly oauth: OrgOauth;
  readonly clock: { readonly now: () => number };
  /** Told what the operator has to mend; nothing of customers. */
  readonly warn: (reason: string) => void;
}

const sessionPath = `${apexBase}${getCurrentSession.table.path}`;

const answers = new Map<string, (call: SessionCall) => Promise<SessionOutcome>>(
  (
    [
      ['POST', logIn, begin],
      ['POST', logOut, end],
      ['POST', extendSession, extend],
      ['GET', getCurrentSession, current],
    ] as const
  ).map(([method, { table }, answer]) => [`${method} ${operationPath(table)}`, answer]),
);

/** Answers the calls that an Apex method cannot, as it neither sees tokens nor sets cookies; undefined for others. */
export async function answerSessionCall(call: SessionCall): Promise<SessionOutcome | undefined> {
  const path = callPathOf(call.request.url);
  return answers.get(`${call.request.method} ${path}`)?.(call);
}

async function begin(call: SessionCall): Promise<SessionOutcome> {
  const { request, session, oauth } = call;
  const credentials = readCredentials(request.body);
  if (credentials === undefined) return { answer: authError('INVALID_INPUT'), session };
  return takeLogIn(call, await oauth.logIn(credentials), credentials);
}

/** Begins the session of a log-in that the org has accepted, or says why there is none. @throws LogInError where it did not say */
export async function takeLogIn(
  call: SessionCall,
  result: LogInResult,
  {
    isShared,
    otherwise = 'LOGIN_FAILED',
  }: { readonly isShared: boolean; readonly otherwise?: AuthErrorCode },
): Promise<SessionOutcome> {
  const { session: before, oauth, clock, warn } = call;
  switch (result.state) {
    case 'refused':
      return { answer: authError(otherwise), session: before };
    case 'inactive':
      return { answer: authError('ACCOUNT_INACTIVE'), session: before };
    case 'throttled': {
      const headers = result.retryAfter === undefined ? {} : { 'retry-after': result.retryAfter };
      return { answer: authError('TOO_MANY_REQUESTS', headers), session: before };
    }
    case 'failed':
      warn(result.reason);
      throw new LogInError();
    case 'accepted': {
      const session = newSession(result.tokens, isShared, clock.now());
      // A session that reaches no browser is nobody's, and its tokens would live on.
      const outcome = await describe(call, session).catch(async (error: unknown) => {
        await revokeTokens(session, oauth);
        throw error;
      });
      // Whatever session the browser had ends, so that nobody can plant one before the log-in.
      if (before.state === 'active' && !(await revokeTokens(before, oauth)))
        await revokeTokens(before, oauth);
      return outcome;
    }
  }
}

/**
 * Revokes the tokens. An org that does not hear of it goes on with the session, and so does the cookie: the page tries again.
 * Once they are revoked the cookie goes, even where the org does not say what a guest's session is.
 */
async function end({ session, ask, oauth }: SessionCall): Promise<SessionOutcome> {
  if (session.state === 'active' && !(await revokeTokens(session, oauth))) throw new LogOutError();
  const answer = await ask({ path: sessionPath }).catch(() =>
    withoutTraces(hostAnswer('SERVICE_UNAVAILABLE')),
  );
  const own = {
    expiresAt: null,
    deviceSecret: null,
    endReason: session.state === 'active' ? 'loggedOut' : null,
  };
  return { answer: withMembers(answer, own), session: { state: 'none' } };
}

async function extend(call: SessionCall): Promise<SessionOutcome> {
  const { session, clock } = call;
  if (session.state !== 'active') return { answer: authError('INVALID_SESSION_ID'), session };
  return describe(call, { ...session, seenAt: clock.now() });
}

async function current(call: SessionCall): Promise<SessionOutcome> {
  const { session, ask } = call;
  if (session.state === 'active') return describe(call, session);
  return { answer: asGuest(await ask({ path: sessionPath }), session), session };
}

/** The session as the org tells it, with what the host alone knows: its end and its secret. */
async function describe({ ask, asCustomer }: SessionCall, own: TokenSession): Promise<SessionOutcome> {
  const { answer, session } = await asCustomer(own, (how) => ask({ ...how, path: sessionPath }));
  if (session.state !== 'active') {
    return { answer: asGuest(await ask({ path: sessionPath }), session), session };
  }
  const members = {
    expiresAt: new Date(endOf(session)).toISOString(),
    deviceSecret: session.isShared ? null : session.deviceSecret,
    endReason: null,
  };
  return { answer: withMembers(answer, members), session };
}

function asGuest(answer: ClientAnswer, session: CookieSession): ClientAnswer {
  const endReason = session.state === 'ended' ? session.reason : null;
  return withMembers(answer, { expiresAt: null, deviceSecret: null, endReason });
}

/** The org's session with members of the host's own; errors pass as they are. */
function withMembers(answer: ClientAnswer, members: Readonly<Record<string, unknown>>): ClientAnswer {
  const { status, body } = answer;
  if (status !== 200 || body === undefined || body instanceof Readable) return answer;
  const session: unknown = JSON.parse(body.toString('utf8'));
  return jsonAnswer(status, { ...Object(session), ...members });
}

function newSession({ accessToken, refreshToken }: OrgTokens, isShared: boolean, now: number): TokenSession {
  return {
    state: 'active',
    accessToken,
    ...(refreshToken === undefined ? {} : { refreshToken }),
    deviceSecret: randomBytes(32).toString('base64url'),
    isShared,
    beganAt: now,
    seenAt: now,
    tokenAt: now,
  };
}

/** Ends the tokens of a session: all that came of a refresh token ends with it. Resolves with false where the org did not say so. */
export function revokeTokens({ accessToken, refreshToken }: TokenSession, oauth: OrgOauth): Promise<boolean> {
  return oauth.revoke(refreshToken ?? accessToken);
}

/** The org's OAuth did not say whether name and password are right. */
export class LogInError extends Error {
  override readonly name = 'LogInError';
}

/** The org did not say that the tokens have ended. */
class LogOutError extends Error {
  override readonly name = 'LogOutError';
}
