import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { AskOrg, ClientAnswer } from '../org/client-answer.ts';
import { isSecure } from '../org/headers.ts';
import type { CounterStore } from '../limits/counter-store.ts';
import { withCookies } from './auth-answer.ts';
import type { CookieKey } from './cookie-keys.ts';
import { askAsCustomer } from './customer-call.ts';
import { createHeadlessApi } from './headless-api.ts';
import { answerHeadlessCall } from './headless-answer.ts';
import type { HeadlessOptions, HeadlessOutcome } from './headless-calls.ts';
import type { ChosenFlows } from './headless-flows.ts';
import type { OauthApp, OauthForm } from './oauth-app.ts';
import { createOrgOauth } from './org-oauth.ts';
import type { OrgOauth } from './org-oauth.ts';
import { createOwnToken } from './own-token.ts';
import { createReplacedSessions } from './replaced-sessions.ts';
import { createSeal, createSessionSealer } from './sealed-session.ts';
import { clearedCookie, readSessionCookie, sessionCookie } from './session-cookie.ts';
import { answerSessionCall, revokeTokens } from './session-calls.ts';
import type { SessionOutcome } from './session-calls.ts';
import { sessionAt } from './token-session.ts';
import type { CookieSession, TokenSession } from './token-session.ts';
import { createTickets } from './ticket.ts';
import type { Tickets } from './ticket.ts';
import { createTokenRenewal } from './token-renewal.ts';

/** The settings of log-in by OAuth. */
export interface OauthSettings extends OauthApp {
  readonly cookieKeys: readonly [CookieKey, ...CookieKey[]];
  /** The headless flows that the host takes in the place of Apex calls; none unless stated. */
  readonly flows?: ChosenFlows | undefined;
  /** The org's own address, where the host gets the token that these flows need; that of the site unless stated. */
  readonly loginUrl?: string | undefined;
}

/** Proves to the org who asks, and keeps the proof from everybody else. */
export interface Authenticator {
  /** Answers a client's call; the org is asked as the customer whose session the cookie carries, or as a guest. */
  readonly answer: (request: FastifyRequest, ask: AskOrg) => Promise<ClientAnswer>;
}

interface AuthenticatorOptions extends OauthSettings {
  readonly orgUrl: string;
  readonly post: (path: string, form: OauthForm) => Promise<Response>;
  /** Posts to the org's own address. */
  readonly postOwn: (path: string, form: OauthForm) => Promise<Response>;
  /** Counts tries of codes, and remembers which sessions were left. */
  readonly counters: CounterStore;
  /** The time of day, in milliseconds since 1970. */
  readonly clock: { readonly now: () => number };
  /** Milliseconds by a clock that nobody sets, for durations. */
  readonly steadyClock: { readonly now: () => number };
  /** Told what the operator has to mend; nothing of customers. */
  readonly warn: (reason: string) => void;
}

/**
 * The host as the browser's backend: names and passwords become tokens here, which live in a sealed cookie and nowhere
 * else, and no cookie of the org reaches a browser.
 */
export function createAuthenticator(options: AuthenticatorOptions): Authenticator {
  const { clock, steadyClock, warn } = options;
  const oauth = createOrgOauth(options);
  const renew = createTokenRenewal({ refresh: oauth.refresh, clock: steadyClock });
  const seal = createSeal(options.cookieKeys);
  const sealer = createSessionSealer(seal);
  const replaced = createReplacedSessions(options.counters);
  const tickets = createTickets(seal);
  const headless = headlessOptions(options, { oauth, tickets });

  const cookieOf = async (
    { session }: SessionOutcome,
    before: CookieSession,
    secure: boolean,
  ): Promise<string | undefined> => {
    if (session === before) return undefined;
    if (before.state === 'active' && !(await isStillTheirs(session, before, { replaced, oauth, clock })))
      return undefined;
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
      const own = { request, session, ask, asCustomer, oauth, clock, warn };
      const byFlow = headless && (await answerHeadlessCall({ request, ask, own }, headless));
      if (byFlow !== undefined) {
        const { answer, session: next = session } = byFlow;
        const cookies = [await cookieOf({ answer, session: next }, cookie, secure)];
        return withCookies(answer, present([...cookies, await ticketCookie(byFlow, tickets, secure)]));
      }
      const outcome =
        (await answerSessionCall(own)) ??
        (session.state === 'active' ? await asCustomer(session, ask) : { answer: await ask({}), session });
      return withCookies(outcome.answer, present([await cookieOf(outcome, cookie, secure)]));
    },
  };
}

interface Takeover extends Pick<AuthenticatorOptions, 'clock'> {
  readonly replaced: ReturnType<typeof createReplacedSessions>;
  readonly oauth: OrgOauth;
}

/** Returns false for an answer that comes after another session, or none, has taken the place of the one it began in. */
async function isStillTheirs(
  session: CookieSession,
  before: TokenSession,
  { replaced, oauth, clock }: Takeover,
): Promise<boolean> {
  const isSame = session.state === 'active' && session.deviceSecret === before.deviceSecret;
  if (isSame) return !(await replaced.has(before.deviceSecret));
  const isFirst = await replaced.note(before.deviceSecret);
  // A log-in or a log-out has ended its tokens itself. Nobody waits for this: the customer is gone.
  const isIdle = sessionAt(before, clock.now()).state === 'ended';
  if (isFirst && isIdle) void revokeTokens(before, oauth);
  return isFirst || session.state !== 'ended';
}

const present = (cookies: readonly (string | undefined)[]): readonly string[] =>
  cookies.filter((cookie) => cookie !== undefined);

function headlessOptions(
  { flows, orgUrl, loginUrl = orgUrl, post, postOwn, ...options }: AuthenticatorOptions,
  { oauth, tickets }: { readonly oauth: OrgOauth; readonly tickets: Tickets },
): HeadlessOptions | undefined {
  if (flows === undefined) return undefined;
  const token = createOwnToken({ ...options, orgUrl: loginUrl, post: postOwn });
  return { ...options, flows, oauth, tickets, api: createHeadlessApi({ post, token }) };
}

async function ticketCookie(
  { ticket }: HeadlessOutcome,
  tickets: Tickets,
  secure: boolean,
): Promise<string | undefined> {
  if (ticket === undefined) return undefined;
  return 'none' in ticket ? tickets.take(ticket.none, secure) : tickets.give(ticket, secure);
}
