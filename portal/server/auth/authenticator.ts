import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { AskOrg, ClientAnswer } from '../org/client-answer.ts';
import { isSecure } from '../org/headers.ts';
import { withCookie } from './auth-answer.ts';
import type { CookieKey } from './cookie-keys.ts';
import { createOrgOauth } from './org-oauth.ts';
import type { OauthApp, OauthForm } from './org-oauth.ts';
import { createSessionSealer } from './sealed-session.ts';
import { clearedCookie, readSessionCookie, sessionCookie } from './session-cookie.ts';
import { answerSessionCall } from './session-calls.ts';
import type { SessionOutcome } from './session-calls.ts';
import { sessionAt, touched } from './token-session.ts';
import type { CookieSession, TokenSession } from './token-session.ts';
import { createTokenRenewal } from './token-renewal.ts';

/** The settings of log-in by OAuth. */
export interface OauthSettings extends OauthApp {
  readonly cookieKeys: readonly [CookieKey, ...CookieKey[]];
}

/** Proves to the org who asks, and keeps the proof from everybody else. */
export interface Authenticator {
  /** Answers a client's call; the org is asked as the customer whose session the cookie carries, or as a guest. */
  readonly answer: (request: FastifyRequest, ask: AskOrg) => Promise<ClientAnswer>;
}

interface AuthenticatorOptions extends OauthSettings {
  readonly orgUrl: string;
  readonly post: (path: string, form: OauthForm) => Promise<Response>;
  readonly clock: { readonly now: () => number };
  /** Told what the operator has to mend; nothing of customers. */
  readonly warn: (reason: string) => void;
}

/** A file cannot be sent twice: its token is made new when it is older than this, in milliseconds. */
const OLD_TOKEN = 10 * 60_000;

/**
 * The host as the browser's backend: names and passwords become tokens here, which live in a sealed cookie and nowhere
 * else, and no cookie of the org reaches a browser.
 */
export function createAuthenticator(options: AuthenticatorOptions): Authenticator {
  const { clock, warn } = options;
  const oauth = createOrgOauth(options);
  const renew = createTokenRenewal({ refresh: oauth.refresh, clock });
  const sealer = createSessionSealer(options.cookieKeys);

  const renewed = async (session: TokenSession): Promise<CookieSession | 'unknown'> => {
    if (session.refreshToken === undefined) return { state: 'ended', reason: 'expired' };
    const result = await renew(session.refreshToken);
    if (result.state === 'renewed') return { ...session, ...result.tokens, tokenAt: clock.now() };
    if (result.state === 'refused') return { state: 'ended', reason: 'expired' };
    warn(result.reason);
    return 'unknown';
  };

  /** Asks as the customer. A token that the org refuses is renewed, and the call made again, as nothing was done. */
  const askAs = async (session: TokenSession, ask: AskOrg, isFile: boolean): Promise<SessionOutcome> => {
    const isOld = isFile && clock.now() - session.tokenAt > OLD_TOKEN;
    const early = isOld ? await renewed(session) : session;
    const first = early === 'unknown' || early.state !== 'active' ? session : early;
    const answer = await ask({ bearer: first.accessToken });
    if (answer.status !== 401) return { answer, session: touched(first, clock.now()) };
    const next = isFile ? ({ state: 'ended', reason: 'expired' } as const) : await renewed(first);
    if (next === 'unknown') throw new RenewalError();
    if (next.state !== 'active') return { answer, session: next };
    return {
      answer: await ask({ bearer: next.accessToken }),
      session: touched(next, clock.now()),
    };
  };

  const cookieOf = async (
    { session }: SessionOutcome,
    before: CookieSession,
    secure: boolean,
  ): Promise<string | undefined> => {
    if (session === before) return undefined;
    return session.state === 'none'
      ? clearedCookie(secure)
      : sessionCookie(await sealer.seal(session), secure);
  };

  return {
    async answer(request, ask) {
      const secure = isSecure(request);
      const cookie = await sealer.open(readSessionCookie(request.headers.cookie, secure));
      const session = sessionAt(cookie, clock.now());
      const isFile = request.body instanceof Readable;
      const asCustomer = (own: TokenSession, asking: AskOrg) => askAs(own, asking, isFile);
      const outcome =
        (await answerSessionCall({ request, session, ask, asCustomer, oauth, clock, warn })) ??
        (session.state === 'active' ? await asCustomer(session, ask) : { answer: await ask({}), session });
      return withCookie(outcome.answer, await cookieOf(outcome, cookie, secure));
    },
  };
}

/** Whether a session goes on cannot be known now: its customer is not logged out for that. */
class RenewalError extends Error {
  override readonly name = 'RenewalError';
}
