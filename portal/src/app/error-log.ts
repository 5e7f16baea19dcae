import { createContext, useContext, useEffect } from 'react';

/** One error that the customer does not see. */
interface LoggedError {
  /** Epoch milliseconds. */
  readonly at: number;
  /** The action that failed, for example `footer.getUtilityInfo`. */
  readonly where: string;
  readonly error: unknown;
}

/** Errors of the page, newest last. */
export interface ErrorLog {
  readonly add: (where: string, error: unknown) => void;
  readonly entries: () => readonly LoggedError[];
}

/** Options of {@link createErrorLog}. */
interface ErrorLogOptions {
  readonly now: () => number;
  readonly write: (line: string, error: unknown) => void;
  /** Largest number of entries; 50 unless stated. */
  readonly limit?: number;
}

/** Creates a log that stores errors and writes them to the console, where tests and support can see them. */
export function createErrorLog({ now, write, limit = 50 }: ErrorLogOptions): ErrorLog {
  let entries: readonly LoggedError[] = [];
  return {
    add: (where, error) => {
      entries = [...entries.slice(1 - limit), { at: now(), where, error }];
      write(where, error);
    },
    entries: () => entries,
  };
}

const Log = createContext<ErrorLog>({ add: () => undefined, entries: () => [] });

/** Set once, by the shell. */
export const ErrorLogProvider = Log.Provider;

/** Returns the page's error log. */
export function useErrorLog(): ErrorLog {
  return useContext(Log);
}

/** Stores and logs an error once; `undefined` is no error. */
export function useLoggedError(where: string, error: unknown): void {
  const log = useErrorLog();
  useEffect(() => {
    if (error !== undefined) log.add(where, error);
  }, [log, where, error]);
}
