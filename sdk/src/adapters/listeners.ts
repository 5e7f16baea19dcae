/** Those who want to be told of something. */
export interface Listeners<TFacts extends readonly unknown[]> {
  tell(this: void, ...facts: TFacts): void;
  /** @returns stops listening */
  add(this: void, listener: (...facts: TFacts) => void): () => void;
}

/** Nobody yet. */
export function createListeners<TFacts extends readonly unknown[]>(): Listeners<TFacts> {
  const all = new Set<(...facts: TFacts) => void>();
  return {
    tell(...facts) {
      for (const listener of all) listener(...facts);
    },
    add(listener) {
      all.add(listener);
      return () => all.delete(listener);
    },
  };
}
