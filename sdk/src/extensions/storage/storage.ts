/**
 * The port to a device: values by key, for the write queue and for persistence. An implementation only has to keep this
 * promise: a change is made on what is there, by one at a time, wholly or not at all, and is durable when its promise
 * resolves.
 */
export interface KeyedStorage {
  /**
   * @param change makes the new value out of the one that is kept, undefined for none on both sides; without waiting.
   * The same value writes nothing; what it throws leaves all as it was
   */
  update(key: string, change: (kept: unknown) => unknown): Promise<void>;
}
