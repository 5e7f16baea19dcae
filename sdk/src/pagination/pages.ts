import type { SdkError } from '../errors.ts';
import type { Policy } from '../policies/policy.ts';
import { dataOf } from '../snapshots/snapshot.ts';
import { isJsonObject, valueAt } from '../json.ts';
import type { JsonObject } from '../types/json.ts';
import type { PagesTable } from '../types/operation.ts';
import type { Snapshot } from '../types/snapshot.ts';

/** A page under observation. */
export interface PageSource {
  current(): Snapshot<unknown>;
  subscribe(listener: () => void): () => void;
  refresh(): Promise<Snapshot<unknown>>;
}

/** All pages that were asked for so far, as one. */
export interface PagesSnapshot {
  /** `pending` while a page is awaited; `error` when one failed, with what is there kept. */
  readonly state: Snapshot<unknown>['state'];
  readonly pages: readonly JsonObject[];
  readonly items: readonly unknown[];
  readonly hasMore: boolean;
  readonly error: SdkError | undefined;
}

/** A paged read under observation. */
export interface Pages {
  current(this: void): PagesSnapshot;
  subscribe(this: void, listener: () => void): () => void;
  /** Asks for the next page; nothing happens while one is awaited or at the end. */
  more(this: void): void;
  /** Starts again with a new first page. */
  refresh(this: void): void;
}

/** What pages are made of. */
export interface PagesOptions {
  readonly table: PagesTable;
  readonly config: JsonObject;
  readonly policy: Policy;
  readonly observe: (config: JsonObject, policy: Policy) => PageSource;
}

interface Page {
  readonly token: unknown;
  readonly source: PageSource;
  readonly stop: () => void;
}

const NOTHING: PagesSnapshot = { state: 'pending', pages: [], items: [], hasMore: false, error: undefined };

/**
 * Follows page tokens: each page is a read of its own, so that a page that changes is told alone. When the
 * member `restartOn` of any page differs from the first page's, all pages start again.
 */
export function createPages(options: PagesOptions): Pages {
  const { table } = options;
  const listeners = new Set<() => void>();
  let snapshot = NOTHING;
  const update = (): void => {
    if (listeners.size === 0) return;
    chain.extend();
    if (hasRestart(chain.pages, table)) chain.restart();
    const next = combine(chain.pages, table, snapshot);
    if (next === snapshot) return;
    snapshot = next;
    for (const listener of listeners) listener();
  };
  const chain = createChain(options, update);
  return {
    current: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      update();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) chain.cut(0);
      };
    },
    more() {
      if (!snapshot.hasMore || !chain.lengthen()) return;
      update();
    },
    refresh: chain.restart,
  };
}

interface Chain {
  readonly pages: readonly Page[];
  /** Opens the pages whose tokens are known, and closes those that no token leads to any more. */
  extend(): void;
  /** Wants one page more, unless one is awaited already. */
  lengthen(): boolean;
  restart(this: void): void;
  cut(length: number): void;
}

function createChain({ table, config, policy, observe }: PagesOptions, onChange: () => void): Chain {
  const pages: Page[] = [];
  let wanted = 1;
  let isRestarted = false;
  const cut = (length: number): void => {
    for (const page of pages.splice(length)) page.stop();
  };
  const open = (token: unknown): Page => {
    const given = token === undefined ? config : { ...config, [table.token]: String(token) };
    // After a restart, later pages in the store may still be those of before.
    const source = observe(given, isRestarted && token !== undefined ? 'no-cache' : policy);
    return { token, source, stop: source.subscribe(onChange) };
  };
  return {
    pages,
    cut,
    extend() {
      let token: unknown;
      for (let index = 0; index < wanted; index += 1) {
        if (!pages[index] || pages[index]?.token !== token) {
          cut(index);
          pages.push(open(token));
        }
        token = nextToken(pages[index], table);
        if (token === undefined) return cut(index + 1);
      }
      cut(wanted);
    },
    lengthen() {
      if (pages.length < wanted) return false;
      wanted += 1;
      return true;
    },
    restart() {
      isRestarted = true;
      wanted = 1;
      cut(1);
      void pages[0]?.source.refresh();
    },
  };
}

function pageData(page: Page | undefined): JsonObject | undefined {
  const data = page && dataOf(page.source.current());
  return isJsonObject(data) ? data : undefined;
}

/** Undefined when there is no next page, or not yet. */
function nextToken(page: Page | undefined, table: PagesTable): unknown {
  const next = valueAt(pageData(page), table.next) ?? undefined;
  return table.nextIs === 'address' && next !== undefined ? tokenIn(String(next), table.token) : next;
}

/** Undefined where the address has none, or is none. */
function tokenIn(address: string, parameter: string): string | undefined {
  const query = address.split('?')[1] ?? '';
  return new URLSearchParams(query.split('#')[0]).get(parameter) ?? undefined;
}

function hasRestart(chain: readonly Page[], { restartOn }: PagesTable): boolean {
  if (restartOn === undefined) return false;
  const tags = chain.flatMap((page) => {
    const data = pageData(page);
    return data ? [valueAt(data, restartOn)] : [];
  });
  return tags.some((tag) => tag !== tags[0]);
}

function combine(chain: readonly Page[], table: PagesTable, previous: PagesSnapshot): PagesSnapshot {
  const found = chain.map(pageData).filter((page) => page !== undefined);
  const isSame =
    found.length === previous.pages.length && found.every((page, at) => page === previous.pages[at]);
  const pages = isSame ? previous.pages : Object.freeze(found);
  const last = chain.at(-1);
  const lastSnapshot = last?.source.current();
  const state = lastSnapshot?.state ?? 'pending';
  const error = lastSnapshot?.state === 'error' ? lastSnapshot.error : undefined;
  const hasMore = nextToken(last, table) !== undefined;
  if (isSame && state === previous.state && error === previous.error && hasMore === previous.hasMore) {
    return previous;
  }
  return { state, pages, items: isSame ? previous.items : itemsOf(pages, table), hasMore, error };
}

function itemsOf(pages: readonly JsonObject[], table: PagesTable): readonly unknown[] {
  return Object.freeze(
    pages.flatMap((page) => {
      const items = valueAt(page, table.items);
      return Array.isArray(items) ? items : [];
    }),
  );
}
