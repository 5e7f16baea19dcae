import { createContext, useContext, useEffect } from 'react';
import type { ErrorLog } from './error-log.ts';

const Log = createContext<ErrorLog>({ add: () => undefined, entries: () => [] });

/** Set once, by the shell. */
export const ErrorLogProvider = Log.Provider;

/** The page's error log. */
export function useErrorLog(): ErrorLog {
  return useContext(Log);
}

/** Stores and logs a failure once; `undefined` is no failure. */
export function useLogged(where: string, error: unknown): void {
  const log = useErrorLog();
  useEffect(() => {
    if (error !== undefined) log.add(where, error);
  }, [log, where, error]);
}
