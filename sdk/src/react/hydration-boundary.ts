import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { applyBatch, hostOf, readDump, type HydrationOptions } from '../extensions/hydration/hydrate.ts';
import { hydrateUnwatched } from '../extensions/hydration/hydrate-unwatched.ts';
import { useClient } from './client-context.ts';

/** Members of {@link HydrationBoundary}. */
export interface HydrationBoundaryProps extends HydrationOptions {
  /** The data that a recorder wrote on the server, by `dehydrate`; null for none. */
  readonly state: string | null | undefined;
  readonly children?: ReactNode;
}

const subscribeToNothing = () => () => undefined;

/** True while React takes over what the server has rendered. */
const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );

/** On a server, React 18 warns of those that run before painting. */
const useEffectBeforePaint = globalThis.document === undefined ? useEffect : useLayoutEffect;

/**
 * Brings what a server has read into the client of the nearest provider before its children render, so that none of
 * them asks again. May be nested, and may get another `state` with each page: what the client knows of a later time
 * stays. What changes something that others show waits until React is done rendering, and new children wait for it.
 *
 * @throws SdkError `INVARIANT` for a client that was made without `createHydration`
 *
 * @example
 * <HydrationBoundary state={dump}>
 *   <Page />
 * </HydrationBoundary>
 */
export function HydrationBoundary({ state, children, onError }: HydrationBoundaryProps): ReactNode {
  const client = useClient();
  const isHydrating = useIsHydrating();
  const [applied, setApplied] = useState<object>();
  const shown = useRef<ReactNode>(null);
  const left = useMemo(() => {
    const host = hostOf(client);
    const batch = readDump(host, state, { onError });
    return batch && hydrateUnwatched(host, batch);
    // Whoever is told of what cannot be understood is told once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [client, state]);
  const isReady = left === undefined || left === applied;
  // Before effects, in which components of the same commit ask for what is not there.
  useEffectBeforePaint(() => {
    if (isReady) shown.current = children;
    else {
      applyBatch(hostOf(client), left);
      setApplied(left);
    }
  });
  return isReady || isHydrating ? children : shown.current;
}
