/** Those who want to be told of something. */
export interface Listeners<TFacts extends readonly unknown[]> {
  tell(this: void, ...facts: TFacts): void;
  /** @returns stops listening */
  add(this: void, listener: (...facts: TFacts) => void): () => void;
  /** How many listen. */
  size(this: void): number;
}

/**
 * Nobody yet.
 *
 * @param onError gets what a listener throws: who is told later, and who tells, know nothing of it
 */
export function createListeners<TFacts extends readonly unknown[]>(
  onError: (error: unknown) => void,
): Listeners<TFacts> {
  const all = new Set<(...facts: TFacts) => void>();
  return {
    tell(...facts) {
      for (const listener of all) {
        try {
          listener(...facts);
        } catch (error) {
          onError(error);
        }
      }
    },
    add(listener) {
      all.add(listener);
      return () => all.delete(listener);
    },
    size: () => all.size,
  };
}
