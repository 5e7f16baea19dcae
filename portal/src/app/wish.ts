/** What the guard puts into the history entry of the log-in page. */
export interface WishState {
  readonly wish: string;
}

/**
 * The path that a guest wanted before being asked to log in: read from a history entry, never from the
 * address, and only a path of this site.
 */
export function wishOf(historyState: unknown): string | undefined {
  if (typeof historyState !== 'object' || historyState === null || !('wish' in historyState))
    return undefined;
  const { wish } = historyState;
  return typeof wish === 'string' && /^\/(?![/\\])[^\\\s]*$/.test(wish) ? wish : undefined;
}
