/** What matters here of what the org answers about a session. */
interface SessionAnswer {
  readonly isGuest: boolean;
  readonly endReason?: string | null;
}

/**
 * The session as screens see it. Where the org has forgotten why it ended, the page that the customer was on still
 * knows that it did; where there was none, the page that a guest may not see says `notYet`.
 *
 * @param state the entry of the browser's history, where the door of that page left word
 */
export function toldSession<TSession extends SessionAnswer>(
  session: TSession | undefined,
  state: unknown,
): TSession | undefined {
  if (session === undefined || !session.isGuest || (session.endReason ?? null) !== null) return session;
  const endReason = reasonIn(state);
  return endReason === undefined ? session : { ...session, endReason };
}

function reasonIn(state: unknown): 'expired' | 'notYet' | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  if ('hasEnded' in state && state.hasEnded === true) return 'expired';
  // The portal's own address leads to the log-in, too; whoever types that asked for nothing else.
  return 'returnTo' in state && typeof state.returnTo === 'string' && state.returnTo !== '/'
    ? 'notYet'
    : undefined;
}
