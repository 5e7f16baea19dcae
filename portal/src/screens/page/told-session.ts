/** What matters here of what the org answers about a session. */
interface SessionAnswer {
  readonly isGuest: boolean;
  readonly endReason?: string | null;
}

/**
 * The session as screens see it. Where the org has forgotten why it ended, the page that the customer was on still
 * knows that it did.
 *
 * @param state the entry of the browser's history, where the door of that page left word
 */
export function toldSession<TSession extends SessionAnswer>(
  session: TSession | undefined,
  state: unknown,
): TSession | undefined {
  if (session === undefined || !session.isGuest || (session.endReason ?? null) !== null) return session;
  const hasEnded =
    typeof state === 'object' && state !== null && 'hasEnded' in state && state.hasEnded === true;
  return hasEnded ? { ...session, endReason: 'expired' } : session;
}
