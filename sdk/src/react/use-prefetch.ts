import { useCallback } from 'react';
import type { ReadOperation } from '../spec/operation.ts';
import { useClient } from './client-context.ts';

/** Handlers of an element that read ahead before somebody uses it. */
export interface PrefetchHandlers {
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
}

/**
 * Reads ahead when somebody points at an element or reaches it with the keyboard. Nothing is sent while the data
 * is fresh or already asked for; the answer is kept until its lifetime ends, whether somebody shows it or not.
 *
 * @returns makes the handlers for one configuration; without one they do nothing
 *
 * @example
 * const prefetch = usePrefetch(getRecord);
 * <a href={href} {...prefetch({ recordId, fields: ['Case.Subject'] })}>
 */
export function usePrefetch<TConfig, TData>(
  operation: ReadOperation<TConfig, TData>,
): (config: TConfig | undefined) => PrefetchHandlers {
  const client = useClient();
  return useCallback(
    (config) => {
      const ask = (): void => {
        // A failure is told to whoever reads it.
        if (config !== undefined) void client.read(operation, config);
      };
      return { onPointerEnter: ask, onFocus: ask };
    },
    [client, operation],
  );
}
