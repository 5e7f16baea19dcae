/** Milliseconds by which the time of day may be mended without being noticed. */
const tolerance = 1_000;

/**
 * Breakers go by the time of day. One that is open when somebody sets the clock back would stay so for as long: it is made anew,
 * closed.
 *
 * @returns the breaker as it is to be used now
 */
export function steadyBreaker<TBreaker>(
  make: () => TBreaker,
  clock: { readonly now: () => number } = Date,
): () => TBreaker {
  let made = make();
  let latest = clock.now();
  return () => {
    const now = clock.now();
    if (now < latest - tolerance) made = make();
    latest = now;
    return made;
  };
}
