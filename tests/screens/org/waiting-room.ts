/** A place where calls wait for another scene. */
interface WaitingRoom {
  /** Waits until an answer may go. */
  pass(isFree: () => boolean): Promise<void>;
  /** Lets all that wait look again. */
  look(): void;
}

/** Creates a place where nobody waits yet. */
export function createWaitingRoom(): WaitingRoom {
  let next = Promise.withResolvers<void>();
  return {
    async pass(isFree) {
      while (!isFree()) await next.promise;
    },
    look() {
      next.resolve();
      next = Promise.withResolvers<void>();
    },
  };
}
