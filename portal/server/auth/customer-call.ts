import type { AskOrg } from '../org/client-answer.ts';
import { hostAnswer } from './auth-answer.ts';
import type { RenewTokens } from './token-renewal.ts';
import type { SessionOutcome } from './session-calls.ts';
import { touched } from './token-session.ts';
import type { EndedSession, TokenSession } from './token-session.ts';

/** A file cannot be sent twice: its token is made new when it is older than this, in milliseconds. */
const OLD_TOKEN = 10 * 60_000;

const expired: EndedSession = { state: 'ended', reason: 'expired' };

/** The means to ask as a customer. */
interface CustomerCallOptions {
  readonly renew: RenewTokens;
  readonly clock: { readonly now: () => number };
  /** Told what the operator has to mend; nothing of customers. */
  readonly warn: (reason: string) => void;
}

/** One call of a customer. */
interface CustomerCall {
  readonly session: TokenSession;
  readonly ask: AskOrg;
  /** True where the call carries a file. */
  readonly isFile: boolean;
}

/**
 * Asks the org as the customer of a session. A token that the org refuses is renewed and the call made again, as nothing
 * was done; a file cannot be, and its sender is asked to send it again.
 *
 * @throws RenewalError where the org could not say whether the session goes on
 */
export async function askAsCustomer(
  { session, ask, isFile }: CustomerCall,
  options: CustomerCallOptions,
): Promise<SessionOutcome> {
  const { clock } = options;
  const isOld = isFile && clock.now() - session.tokenAt > OLD_TOKEN;
  const early = isOld ? await renewed(session, options) : session;
  if (early === 'unknown') throw new RenewalError();
  const first = early.state === 'ended' ? session : early;
  const answer = await ask({ bearer: first.accessToken });
  if (answer.status !== 401) return { answer, session: touched(first, clock.now()) };
  const next = await renewed(first, options);
  if (next === 'unknown') throw new RenewalError();
  if (next.state === 'ended') return { answer, session: next };
  if (isFile) return { answer: hostAnswer('SERVICE_BUSY'), session: touched(next, clock.now()) };
  return { answer: await ask({ bearer: next.accessToken }), session: touched(next, clock.now()) };
}

async function renewed(
  session: TokenSession,
  { renew, clock, warn }: CustomerCallOptions,
): Promise<TokenSession | EndedSession | 'unknown'> {
  if (session.refreshToken === undefined) return expired;
  const result = await renew(session.refreshToken);
  switch (result.state) {
    case 'renewed':
      return { ...session, ...result.tokens, tokenAt: clock.now() };
    case 'refused':
      return expired;
    case 'failed':
      warn(result.reason);
      return 'unknown';
  }
}

/** The reason of a call whose session may go on or not: its customer is not logged out for that. */
class RenewalError extends Error {
  override readonly name = 'RenewalError';
}
