/** A page that nobody has used for this long asks no more, in milliseconds: its calls would keep the session of whoever left. */
const restAfter = 300_000;

/**
 * Asks from time to time, and as soon as the customer is back: a page that is not seen hardly gets any time.
 *
 * @param every milliseconds
 * @returns stops it
 */
export function askAgain(refresh: () => void, every: number): () => void {
  let usedAt = Date.now();
  const isResting = () => Date.now() - usedAt > restAfter;
  const timer = setInterval(() => isResting() || refresh(), every);
  const use = ({ type }: Event) => {
    const isBack = type === 'focus' || isResting();
    usedAt = Date.now();
    if (isBack) refresh();
  };
  const listening = new AbortController();
  for (const sign of ['focus', 'keydown', 'pointerdown', 'pointermove'])
    addEventListener(sign, use, listening);
  return () => {
    clearInterval(timer);
    listening.abort();
  };
}
