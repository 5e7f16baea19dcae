import { getCurrentSession } from '@energy-portal/sdk';
import { useClient, useRead } from '@energy-portal/sdk/react';
import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { useParams, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useBrand } from '../brand/index.ts';
import { useLanguage } from '../i18n/index.ts';
import type { ScreenModel, Sources } from '../../screen-language/model/model.ts';
import { toldSession } from './told-session.ts';
import { useFetchedParts, useOperationLoader } from './fetched-parts.ts';
import { createReadBoard, dataOf, faultsOf } from './read-board.ts';
import type { ReadViews } from './read-board.ts';

/** A member of the address that says nothing is as good as none. */
const membersIn = (text: string) =>
  Object.fromEntries([...new URLSearchParams(text)].filter(([, value]) => value !== ''));

const hashNow = () => window.location.hash;

/** The router dispatches the last two when a link changes nothing but what stands behind the #. */
const addressEvents = ['hashchange', 'popstate', 'pushState', 'replaceState'];

function subscribeToHash(listener: () => void): () => void {
  for (const event of addressEvents) window.addEventListener(event, listener);
  return () => {
    for (const event of addressEvents) window.removeEventListener(event, listener);
  };
}

/** Everything that the screen's sources can name, and how its reads stand. */
export function useScreenSources(
  model: ScreenModel,
  {
    answers,
    results,
    result,
    failure,
    attempt,
  }: Pick<Sources, 'answers' | 'results' | 'result' | 'failure' | 'attempt'>,
): { readonly sources: Sources; readonly views: ReadViews } {
  const client = useClient();
  const current = useRead(getCurrentSession, {}).data;
  const state: unknown = useHistoryState();
  const session = useMemo(() => toldSession(current, state), [current, state]);
  const brand = useBrand();
  const language = useLanguage();
  const params = useParams();
  const search = useSearch();
  const hash = useSyncExternalStore(subscribeToHash, hashNow);
  const outer = useMemo(() => {
    const route = { ...params, query: membersIn(search), hash: membersIn(hash.slice(1)) };
    const sent = { results, result, failure, attempt };
    return { session, route, constants: model.constants, brand, language, answers, ...sent };
  }, [session, params, search, hash, model, brand, language, answers, results, result, failure, attempt]);
  const load = useOperationLoader(model);
  const { followPages } = useFetchedParts();
  const board = useMemo(
    () => createReadBoard({ model, client, load, followPages }),
    [model, client, load, followPages],
  );
  // Before anything is painted: a screen that is not asking yet looks like one that has nothing.
  useLayoutEffect(() => board.update(outer), [board, outer]);
  useEffect(() => () => board.stop(), [board]);
  const views = useSyncExternalStore(board.subscribe, board.current, board.current);
  const sources = useMemo(
    () => ({ ...outer, reads: dataOf(views), faults: faultsOf(views) }),
    [outer, views],
  );
  return { sources, views };
}
