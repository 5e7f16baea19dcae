/** Ends when all of these have ended. */
export function endOfAll(signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  const waiting = new Set(signals);
  for (const signal of signals) {
    const leave = (): void => {
      waiting.delete(signal);
      if (waiting.size === 0) controller.abort();
    };
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
  }
  return controller.signal;
}
