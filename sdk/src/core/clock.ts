/** The source of time of the whole SDK. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

/**
 * The machine's own clock.
 *
 * @example
 * createSystemClock().now(); // epoch milliseconds
 */
export function createSystemClock(): Clock {
  return { now: () => Date.now() };
}

/**
 * A clock that is read once per synchronous run: reading the machine's clock costs more than finding a
 * record, and everything that happens in one run may as well happen at one moment.
 *
 * @param clock the clock to read
 * @param afterRun calls back when the current run is over; `queueMicrotask` unless a test says otherwise
 *
 * @example
 * const client = createClient({ clock: createCoarseClock(createSystemClock()) });
 */
export function createCoarseClock(
  clock: Clock,
  afterRun: (callback: () => void) => void = queueMicrotask,
): Clock {
  let read: number | undefined;
  const forget = (): void => {
    read = undefined;
  };
  return {
    now() {
      if (read === undefined) {
        read = clock.now();
        afterRun(forget);
      }
      return read;
    },
  };
}
