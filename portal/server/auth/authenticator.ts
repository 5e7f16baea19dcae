import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { AskOrg, ClientAnswer } from '../org/client-answer.ts';
import { isSecure } from '../org/headers.ts';
import { withCookie } from './auth-answer.ts';
import type { CookieKey } from './cookie-keys.ts';
import { askAsCustomer } from './customer-call.ts';
import type { OauthApp, OauthForm } from './oauth-app.ts';
import { createOrgOauth } from './org-oauth.ts';

import { createSessionSealer } from './sealed-session.ts';
import { clearedCookie, readSessionCookie, sessionCookie } from './session-cookie.ts';
import { answerSessionCall } from './session-calls.ts';
import type { SessionOutcome } from './session-calls.ts';
import { sessionAt } from './token-session.ts';
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

/**
 * The host as the browser's backend: names and passwords become tokens here, which live in a sealed cookie and nowhere
 * else, and no cookie of the org reaches a browser.
 */
export function createAuthenticator(options: AuthenticatorOptions): Authenticator {
  const { clock, warn } = options;
  const oauth = createOrgOauth(options);
  const renew = createTokenRenewal({ refresh: oauth.refresh, clock });
  const sealer = createSessionSealer(options.cookieKeys);

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
      const asCustomer = (own: TokenSession, asking: AskOrg) =>
        askAsCustomer({ session: own, ask: asking, isFile }, { renew, clock, warn });
      const outcome =
        (await answerSessionCall({ request, session, ask, asCustomer, oauth, clock, warn })) ??
        (session.state === 'active' ? await asCustomer(session, ask) : { answer: await ask({}), session });
      return withCookie(outcome.answer, await cookieOf(outcome, cookie, secure));
    },
  };
}
