/** Those who want to be told of something. */
interface Listeners<TFacts extends readonly unknown[]> {
  emit(this: void, ...facts: TFacts): void;
  /** @returns stops listening */
  on(this: void, listener: (...facts: TFacts) => void): () => void;
  /** Returns the number of listeners. */
  size(this: void): number;
}

/**
 * Creates an emitter without listeners.
 *
 * @param onError gets what a listener throws: who is told later, and who tells, know nothing of it
 */
export function createListeners<TFacts extends readonly unknown[]>(
  onError: (error: unknown) => void,
): Listeners<TFacts> {
  const all = new Set<{ readonly tell: (...facts: TFacts) => void }>();
  return {
    emit(...facts) {
      // Who comes meanwhile knows already, and who has left is not told any more.
      for (const listener of Array.from(all)) {
        if (!all.has(listener)) continue;
        try {
          listener.tell(...facts);
        } catch (error) {
          onError(error);
        }
      }
    },
    on(tell) {
      const listener = { tell };
      all.add(listener);
      return () => all.delete(listener);
    },
    size: () => all.size,
  };
}

/** Throws an error by itself, after the work that is under way. */
export function rethrowApart(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}
