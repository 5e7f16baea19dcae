/** One failure that the customer was not told about. */
export interface LoggedError {
  /** Epoch milliseconds. */
  readonly at: number;
  /** What was being done, for example `footer.getUtilityInfo`. */
  readonly where: string;
  readonly error: unknown;
}

/** Failures of the page, newest last. */
export interface ErrorLog {
  readonly add: (where: string, error: unknown) => void;
  readonly entries: () => readonly LoggedError[];
}

/** What the log needs from its surroundings. */
export interface ErrorLogSurroundings {
  readonly now: () => number;
  readonly write: (line: string, error: unknown) => void;
  /** How many entries are kept. */
  readonly limit?: number;
}

/** Stores failures and writes them to the console, where tests and support can see them. */
export function createErrorLog({ now, write, limit = 50 }: ErrorLogSurroundings): ErrorLog {
  let entries: readonly LoggedError[] = [];
  return {
    add: (where, error) => {
      entries = [...entries.slice(1 - limit), { at: now(), where, error }];
      write(where, error);
    },
    entries: () => entries,
  };
}
