/** Lets tasks on the same records run one after the other. */
export interface KeyedMutex {
  run<TResult>(records: readonly string[], task: () => Promise<TResult>): Promise<TResult>;
}

/** Turns that nobody waits for. */
export function createKeyedMutex(): KeyedMutex {
  const last = new Map<string, Promise<unknown>>();
  return {
    run(records, task) {
      const before = records.map((record) => last.get(record));
      // Whether those before went well does not matter here; they are told themselves.
      const turn = Promise.allSettled(before).then(task);
      for (const record of records) last.set(record, turn);
      const leave = (): void => {
        for (const record of records) if (last.get(record) === turn) last.delete(record);
      };
      turn.then(leave, leave);
      return turn;
    },
  };
}
