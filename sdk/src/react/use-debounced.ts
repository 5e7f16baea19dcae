import { useEffect, useState } from 'react';

/**
 * A configuration that changes quickly, as it was last when it had been quiet for a while. The first one, and none,
 * count at once.
 *
 * @param wait milliseconds; 150 unless stated
 * @returns the same object while nothing settled anew
 *
 * @example
 * const found = useRead(getLookupRecords, useDebounced({ objectApiName, fieldApiName, q }));
 *
 * @see requirement 001: reads of a configuration that changes with each key stroke are put off
 */
export type DebounceHook = <TConfig>(config: TConfig, wait?: number) => TConfig;

/**
 * A debouncing hook with this wait, in milliseconds, unless its user says another.
 *
 * @example
 * const useDebounced = createDebounceHook(150);
 */
export function createDebounceHook(usual: number): DebounceHook {
  return function useDebounced<TConfig>(config: TConfig, wait = usual): TConfig {
    const key = JSON.stringify(config);
    const [settled, setSettled] = useState({ key, config });
    useEffect(() => {
      if (settled.key === key) return undefined;
      const id = setTimeout(() => setSettled({ key, config }), key === undefined ? 0 : wait);
      return () => clearTimeout(id);
      // The key stands for the configuration, which callers write anew for each render.
      // oxlint-disable-next-line react/exhaustive-deps
    }, [settled, key, wait]);
    return config === undefined ? config : settled.config;
  };
}
