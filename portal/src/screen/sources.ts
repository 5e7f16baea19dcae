import { getCurrentSession } from '@energy-portal/sdk';
import { useClient, useRead } from '@energy-portal/sdk/react';
import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useParams, useSearch } from 'wouter';
import { useBrand } from '../brand/index.ts';
import { usePlace } from '../ui/index.ts';
import { useLanguage } from '../i18n/index.ts';
import { formatValue } from '../page/format-value.ts';
import { valueOf } from '../../screen-language/model/bindings.ts';
import type { ScreenModel, Sources } from '../../screen-language/model/model.ts';
import { useScreenCache, useOperationLoader } from './screen-cache.ts';
import type { LoadedScreen } from './loaded-screen.ts';
import { createReadBoards, dataOf, errorCodesOf } from './read-board.ts';
import type { ReadViews } from './read-board.ts';
import { readAhead } from './read-ahead.ts';

/** Returns the members of an address; empty ones are left out. */
const membersIn = (text: string) =>
  Object.fromEntries([...new URLSearchParams(text)].filter(([, value]) => value !== ''));

/** The day of a time where the customer is, as 2026-01-31. */
export const dayOf = (time: Date): string =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()]
    .map((number) => String(number).padStart(2, '0'))
    .join('-');

/** The sources that a screen's form and its submissions bring. */
type FormSources = Pick<Sources, 'answers' | 'results' | 'result' | 'failure' | 'attempt'>;

/** The same, and the function that works values out. */
type OwnSources = FormSources & Pick<Sources, 'compute'>;

/** Returns the screen's sources, and the views of its reads. */
export function useScreenSources(
  { model, compute }: Pick<LoadedScreen, 'model' | 'compute'>,
  form: FormSources,
): { readonly sources: Sources; readonly views: ReadViews } {
  const client = useClient();
  const outer = useOuterSources(model, { ...form, compute });
  const load = useOperationLoader(model);
  const { followPages } = useScreenCache();
  const [nextBoard] = useState(() => {
    readAhead(model, { client, load }, outer);
    return createReadBoards();
  });
  const board = useMemo(
    () => nextBoard({ model, client, load, followPages }),
    [nextBoard, model, client, load, followPages],
  );
  // Before anything is painted: a screen that is not asking yet looks like one that has nothing.
  useLayoutEffect(() => board.update(outer), [board, outer]);
  useEffect(() => () => board.stop(), [board]);
  const views = useSyncExternalStore(board.subscribe, board.current, board.current);
  const sources = useMemo(
    () => ({ ...outer, reads: dataOf(views), readErrors: errorCodesOf(views) }),
    [outer, views],
  );
  return { sources, views };
}

const stranger = { isGuest: true } as const;

/** The sources that are there before any read has come. */
function useOuterSources(model: ScreenModel, form: OwnSources) {
  const { answers, results, result, failure, attempt, compute } = form;
  const { data, error } = useRead(getCurrentSession, {});
  // Where the org does not say who is there, what is open to anyone goes on as for a guest.
  const current = data ?? (error === undefined ? undefined : stranger);
  const { state, hash } = usePlace();
  const session = useMemo(() => sessionSource(current, state), [current, state]);
  const brand = useBrand();
  const language = useLanguage();
  const params = useParams();
  const search = useSearch();
  const [today] = useState(() => dayOf(new Date()));
  const route = useMemo(
    () => ({ ...params, query: membersIn(search), hash: membersIn(hash.slice(1)) }),
    [params, search, hash],
  );
  return useMemo(() => {
    const sent = { results, result, failure, attempt, compute };
    return { session, route, constants: model.constants, brand, language, today, answers, ...sent };
  }, [session, route, model, brand, language, today, answers, results, result, failure, attempt, compute]);
}

/** The members of the org's session that count here. */
interface SessionAnswer {
  readonly isGuest: boolean;
  readonly endReason?: string | null;
}

/**
 * Returns the session as screens see it. Where the org has forgotten why it ended, the page that the customer was on still
 * knows that it did; where there was none, the page that a guest may not see says `notYet`.
 *
 * @param state the entry of the browser's history, where the guard of that page left word
 */
export function sessionSource<TSession extends SessionAnswer>(
  session: TSession | undefined,
  state: unknown,
): TSession | undefined {
  if (session === undefined || !session.isGuest || (session.endReason ?? null) !== null) return session;
  const endReason = reasonIn(state);
  return endReason === undefined ? session : { ...session, endReason };
}

function reasonIn(state: unknown): 'expired' | 'notYet' | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  if ('hasEnded' in state && state.hasEnded === true) return 'expired';
  // The portal's own address leads to the log-in, too; whoever types that asked for nothing else.
  return 'returnTo' in state && typeof state.returnTo === 'string' && state.returnTo !== '/'
    ? 'notYet'
    : undefined;
}

/** Returns the values that all texts may use; null for one that will not come, so that nothing is kept free for it. */
export function sharedValues(names: ScreenModel['texts'], sources: Sources, views: ReadViews) {
  const { language } = sources;
  const nothing = (name: string) => {
    const [start, read = ''] = name.split('.');
    return start === 'route' || views[read]?.state === 'failed' ? null : undefined;
  };
  const written = (name: ScreenModel['texts'][string]) =>
    typeof name === 'string'
      ? (valueOf(name, sources) ?? nothing(name))
      : formatValue(valueOf(name.from, sources), name.as, language);
  return Object.fromEntries(Object.entries(names).map(([name, source]) => [name, written(source)]));
}
