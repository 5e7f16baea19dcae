import type { SdkError } from '../../core/errors.ts';
import { keepIdentity } from '../../core/json.ts';
import { createListeners } from '../../core/events.ts';
import type { Json } from '../../core/json-value.ts';
import type { Snapshot } from '../../spec/snapshot.ts';
import {
  createChain,
  lengthenChain,
  moveChain,
  openPages,
  precedeChain,
  refreshChain,
  restChain,
  walkChain,
  type Chain,
  type PagesOptions,
} from './page-chain.ts';
import { itemsIn, type PageData } from './page-content.ts';

/** The state of pages: `pending` while one is awaited; `error` when one failed, with what is there kept. */
type PagesState<TCode extends string> =
  | { readonly state: Exclude<Snapshot<unknown>['state'], 'error'>; readonly error: undefined }
  | { readonly state: 'error'; readonly error: SdkError<TCode> };

/** The pages of a list that are shown, as one. Its `state` says whether there is an error. */
export type PagesSnapshot<TData = unknown, TItem = unknown, TCode extends string = string> = PagesContent<
  TData,
  TItem
> &
  PagesState<TCode>;

interface PagesContent<TData, TItem> {
  readonly pages: readonly TData[];
  /** The items of all pages; one that did not change is the same object as before. */
  readonly items: readonly TItem[];
  /** Position in the whole list of the first item. */
  readonly offset: number;
  /** Number of items in the whole list; undefined until its end was seen. */
  readonly total: number | undefined;
  readonly hasMore: boolean;
  /** The page after those that are shown is awaited. */
  readonly isLoadingMore: boolean;
  /** There are items before those that are shown, after a jump. */
  readonly hasPrevious: boolean;
  /** The page before those that are shown is awaited. */
  readonly isLoadingPrevious: boolean;
}

/** A paged read under observation. */
export interface Pages<TData = unknown, TItem = unknown, TCode extends string = string> {
  current(this: void): PagesSnapshot<TData, TItem, TCode>;
  subscribe(this: void, listener: () => void): () => void;
  /** Asks for the next page, or again for those that failed; nothing happens while one is awaited or at the end. */
  more(this: void): void;
  /** Asks for the page before those that are shown, in the same way. */
  previous(this: void): void;
  /** Shows the page that holds the item at an offset, in place of all; it is reached from the nearest known page. */
  jump(this: void, offset: number): void;
  /** Asks anew for all pages that are shown, once each. */
  refresh(this: void): void;
  /** Asks anew for the page that holds the item at an offset, and for no other. */
  refreshAt(this: void, offset: number): void;
}

/** Pages that were not asked for yet. */
export const NO_PAGES: PagesSnapshot<never, never> = {
  state: 'pending',
  pages: [],
  items: [],
  offset: 0,
  total: undefined,
  hasMore: false,
  isLoadingMore: false,
  hasPrevious: false,
  isLoadingPrevious: false,
  error: undefined,
};

/**
 * Follows page tokens: each page is a read of its own, so that a page that changes is told alone. What all who
 * read the list have learned of it is in `map`. Where an answer says that the list is another one than before,
 * all its pages are asked for anew, and what was there is shown until they have come.
 */
export function createPages(options: PagesOptions): Pages {
  const listeners = createListeners<[]>(options.onListenerError);
  let stopSessions: () => void = () => undefined;
  const update = (): void => {
    if (!chain.isLive) return;
    const before = viewer.view();
    viewer.look();
    if (viewer.view() !== before) listeners.emit();
  };
  const viewer = createViewer(options, update);
  const { chain } = viewer;
  return {
    current() {
      if (!chain.isLive) viewer.look();
      return viewer.view().snapshot;
    },
    subscribe(listener) {
      if (listeners.size() === 0) stopSessions = options.onSessionChange(update);
      const stop = listeners.on(listener);
      chain.isLive = true;
      viewer.look();
      return () => {
        stop();
        if (listeners.size() > 0) return;
        stopSessions();
        restChain(chain);
      };
    },
    more() {
      const { hasMore, state } = viewer.view().snapshot;
      if (!hasMore && state !== 'error') return;
      lengthenChain(chain);
      update();
    },
    previous() {
      precedeChain(chain);
      update();
    },
    jump(offset) {
      moveChain(chain, offset);
      update();
    },
    refresh: () => refreshChain(chain),
    refreshAt: (offset) => refreshChain(chain, offset),
  };
}

/** A chain, and what it showed when it was last looked at. */
interface Viewer {
  readonly chain: Chain;
  view(): PagesView;
  look(): void;
}

function createViewer(options: PagesOptions, onChange: () => void): Viewer {
  const chain = createChain(options, onChange);
  let view = NOTHING;
  let session = options.session();
  let isLooking = false;
  let isDue = false;
  return {
    chain,
    view: () => view,
    look() {
      isDue = true;
      // What a look asks for may tell of itself at once.
      if (isLooking) return;
      isLooking = true;
      while (isDue) {
        isDue = false;
        walkChain(chain);
        // Another user's pages are not shown while the new ones are awaited.
        const now = options.session();
        const before = chain.isLost || session !== now ? NOTHING : view;
        session = now;
        view = combine(chain, before);
      }
      isLooking = false;
    },
  };
}

/** The pages that are shown, and the tag of their list. */
interface PagesView {
  readonly snapshot: PagesSnapshot<PageData>;
  readonly tag: Json | undefined;
}

const NOTHING: PagesView = { snapshot: NO_PAGES, tag: undefined };

/** Returns what a chain shows. Earlier pages stay until something of the new list, or place, can be shown. */
function combine(chain: Chain, before: PagesView): PagesView {
  const { pages, shown, options, lead } = chain;
  const { map } = options;
  const states = openPages(chain).map(({ source }) => source.current());
  const failed = states.find((each) => each.state === 'error');
  const error = failed?.state === 'error' ? failed.error : undefined;
  const state = error ? 'error' : stateOf(chain, states);
  const isAwaited = state === 'pending' && shown < pages.length;
  const isLoadingPrevious = lead?.source.current().state === 'pending';
  const isHeld = before.snapshot.pages.length > 0 && (shown === 0 || (isAwaited && before.tag !== map.tag()));
  if (isHeld) {
    const isLoadingMore = isAwaited && before.snapshot.isLoadingMore;
    const held = { ...before.snapshot, state, error, isLoadingMore, isLoadingPrevious };
    // There is an error exactly where the state says so.
    const snapshot = held as PagesSnapshot<PageData>;
    return keepView(before, { ...before, snapshot });
  }
  const offset = pages[0]?.start.offset ?? chain.from;
  const snapshot = {
    ...contentOf(chain, before.snapshot),
    state,
    offset,
    total: map.total(),
    hasMore: pages[shown - 1]?.isLast === false,
    isLoadingMore: isAwaited && shown > 0,
    hasPrevious: offset > 0,
    isLoadingPrevious,
    error,
    // As above.
  } as PagesSnapshot<PageData>;
  return keepView(before, { snapshot, tag: map.tag() });
}

function stateOf({ pages, shown }: Chain, states: readonly Snapshot<unknown>[]): PagesSnapshot['state'] {
  const open = pages[shown];
  if (open?.data) return open.asked === 'answered' ? 'stale' : 'pending';
  const found = states.map(({ state }) => state);
  const worst = (['pending', 'stale'] as const).find((state) => found.includes(state));
  return worst ?? found.at(-1) ?? 'pending';
}

/** The pages and items that were there before where nothing in them has changed. */
function contentOf(
  { pages, shown, options }: Chain,
  before: PagesSnapshot<PageData>,
): Pick<PagesSnapshot<PageData>, 'pages' | 'items'> {
  const found = pages
    .slice(0, shown)
    .map(({ data }) => data)
    .filter((data) => data !== undefined);
  const isSame = found.length === before.pages.length && found.every((page, at) => page === before.pages[at]);
  if (isSame) return { pages: before.pages, items: before.items };
  const items = found.flatMap((page) => itemsIn(page, options.table));
  return { pages: Object.freeze(found), items: Object.freeze(items) };
}

function keepView(before: PagesView, next: PagesView): PagesView {
  const snapshot = keepIdentity(before.snapshot, next.snapshot);
  return snapshot === before.snapshot && next.tag === before.tag ? before : { ...next, snapshot };
}
