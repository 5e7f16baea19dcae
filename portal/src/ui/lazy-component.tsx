import { createElement, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { lateCode } from './late-code.ts';

/** A component whose code is fetched when it is first shown. */
interface LazyComponent<TProps> {
  (props: TProps): ReactNode;
  /** Fetches the code ahead of that. */
  readonly load: () => Promise<unknown>;
}

type Loading =
  | { readonly state: 'waiting' | 'there' }
  | { readonly state: 'failed'; readonly error: unknown };

/**
 * A component out of a file of its own, shown as soon as that is there. React's `Suspense` would hold it back: once
 * something was waited for, it shows what has arrived every 300 milliseconds only, one after the other.
 *
 * Code that could not be fetched is fetched again when it is wanted again.
 *
 * @param Waiting stands in its place meanwhile, and gets the same; nothing unless stated
 * @throws in rendering what fetching the file throws
 */
export function lazyComponent<TProps extends object>(
  fetchComponent: () => Promise<ComponentType<TProps>>,
  Waiting: ComponentType<TProps> = Nothing,
): LazyComponent<TProps> {
  const { now, load } = lateCode(fetchComponent);
  function Later(props: TProps) {
    const Fetched = now();
    const [loading, setLoading] = useState<Loading>(() => ({ state: Fetched ? 'there' : 'waiting' }));
    const isThere = loading.state === 'there';
    useEffect(() => {
      if (isThere) return undefined;
      let isWanted = true;
      load().then(
        () => isWanted && setLoading({ state: 'there' }),
        (error: unknown) => isWanted && setLoading({ state: 'failed', error }),
      );
      return () => {
        isWanted = false;
      };
    }, [isThere]);
    if (loading.state === 'failed') throw loading.error;
    return createElement(Fetched ?? Waiting, props);
  }
  return Object.assign(Later, { load });
}

const Nothing = (): ReactNode => null;
