import type { Policy } from '../../spec/policy.ts';
import { dataOf } from '../lookup.ts';
import type { JsonObject } from '../../core/json-value.ts';
import type { PagesTable } from '../../spec/pages-table.ts';
import type { Snapshot } from '../../spec/snapshot.ts';
import { endOf, itemsIn, pageIn, tagIn, type PageData } from './page-content.ts';
import type { PageMap, PageStart } from './page-map.ts';

/** A page under observation. */
interface PageSource {
  current(): Snapshot<unknown>;
  subscribe(listener: () => void): () => void;
  refresh(): Promise<Snapshot<unknown>>;
}

/** Options of paged reads. */
export interface PagesOptions {
  readonly table: PagesTable;
  readonly config: JsonObject;
  readonly policy: Policy;
  /** The known pages of the list, shared by all who read it. */
  readonly map: PageMap;
  readonly observe: (config: JsonObject) => PageSource;
  /** Moves with the signed-in user. */
  readonly session: () => number;
  /** Calls back when the signed-in user has changed; returns what stops that. */
  readonly onSessionChange: (listener: () => void) => () => void;
  /** Gets what a listener throws. */
  readonly onListenerError: (error: unknown) => void;
}

/** One page of a chain. */
interface ChainPage {
  start: PageStart;
  readonly source: PageSource;
  /** Its data at the last update. */
  data: PageData | undefined;
  /** No page follows it. */
  isLast: boolean;
  /** It was looked at before: what it shows now and did not then has just been answered. */
  isSeen: boolean;
  /** The state of a refetch, needed when the page is of another list than the newest answer. */
  asked: 'no' | 'waiting' | 'answered';
  stop: (() => void) | undefined;
}

/** A run of pages, one after the other. */
export interface Chain {
  readonly options: PagesOptions;
  /** Something in the pages may have changed. */
  readonly onChange: () => void;
  readonly pages: ChainPage[];
  /** The page before them while it is awaited. */
  lead: ChainPage | undefined;
  /** Position of the first item that is wanted. */
  from: number;
  /** Number of pages that are wanted; undefined before the first walk, which finds out how many are there. */
  wanted: number | undefined;
  /** Number of pages, from the first on, in the wanted range of one list. */
  shown: number;
  /** Pages were there and are not any more: evicted, or another user's. */
  isLost: boolean;
  /** True when missing pages are asked for. */
  isLive: boolean;
}

/** A chain without pages, which wants the first one. */
export function createChain(options: PagesOptions, onChange: () => void): Chain {
  const wants = { from: 0, wanted: undefined, shown: 0 };
  return { options, onChange, pages: [], lead: undefined, ...wants, isLost: false, isLive: false };
}

/** Opens the pages to which tokens lead, and closes those to which none leads any more. */
export function walkChain(chain: Chain): void {
  const { map, session } = chain.options;
  map.enter(session());
  noticeNews(chain);
  joinLead(chain);
  const most = chain.wanted ?? map.size();
  let start: PageStart | undefined = map.nearest(chain.from);
  chain.shown = 0;
  while (start && chain.shown < most) start = visit(chain, start);
  if (start) cut(chain, chain.shown);
  // A list that changes while it is read is asked for anew once, until somebody wants more of it.
  if (chain.shown === chain.pages.length) forgive(chain);
  chain.wanted ??= Math.max(chain.pages.length, 1);
}

/** Wants one page more, or again those that failed. */
export function lengthenChain(chain: Chain): void {
  const { pages, shown } = chain;
  if (!retryFailed(chain) && pages.length === shown) chain.wanted = shown + 1;
}

/** Wants the page before those that are shown, or again those that failed. */
export function precedeChain(chain: Chain): void {
  const [first] = chain.pages;
  const isAtStart = first === undefined || first.start.offset === 0;
  if (retryFailed(chain) || chain.lead || isAtStart) return;
  chain.lead = openPage(chain.options, chain.options.map.nearest(first.start.offset - 1));
}

/** Asks again for the pages that failed, and says whether there were any. */
function retryFailed(chain: Chain): boolean {
  const failed = openPages(chain).filter(({ source }) => source.current().state === 'error');
  forgive(chain);
  for (const { source } of failed) void source.refresh();
  return failed.length > 0;
}

/** The pages that are shown or awaited. */
export function openPages({ lead, pages }: Chain): readonly ChainPage[] {
  return lead ? [lead, ...pages] : pages;
}

/** Wants the page that holds an item, in place of those that were wanted. */
export function moveChain(chain: Chain, offset: number): void {
  forgive(chain);
  dropLead(chain);
  chain.from = Math.max(0, offset);
  chain.wanted = 1;
}

/** Asks for pages anew: the one that holds an item, or all. */
export function refreshChain(chain: Chain, offset?: number): void {
  forgive(chain);
  const { pages, options } = chain;
  const chosen = offset === undefined ? [...pages] : pages.filter((page) => holds(page, offset, options));
  for (const { source } of chosen) void source.refresh();
}

/** Stops asking; what was learned stays known. */
export function restChain(chain: Chain): void {
  chain.isLive = false;
  for (const page of openPages(chain)) {
    page.stop?.();
    page.stop = undefined;
  }
}

/** Learns from new answers which list it is now. */
function noticeNews(chain: Chain): void {
  chain.isLost = false;
  for (const page of chain.pages) {
    const data = dataIn(page);
    if (!page.isSeen || data === page.data) continue;
    chain.isLost ||= data === undefined;
    page.data = data;
    if (data) chain.options.map.updateTag(tagIn(data, chain.options.table));
  }
}

/** Puts the page that was awaited before the others, where their list is still the one that it is of. */
function joinLead(chain: Chain): void {
  const { lead, options } = chain;
  if (!lead) return;
  const isKnown = options.map.nearest(lead.start.offset).token === lead.start.token;
  if (!isKnown || chain.isLost) return dropLead(chain);
  if (chain.isLive) lead.stop ??= lead.source.subscribe(chain.onChange);
  if (!dataIn(lead)) return;
  chain.lead = undefined;
  chain.pages.unshift(lead);
  chain.from = lead.start.offset;
  if (chain.wanted !== undefined) chain.wanted += 1;
}

function dropLead(chain: Chain): void {
  chain.lead?.stop?.();
  chain.lead = undefined;
}

/** Looks at the page at a place, and says where the next one is; undefined where the chain ends for now. */
function visit(chain: Chain, start: PageStart): PageStart | undefined {
  const { map, table, config } = chain.options;
  const at = chain.shown;
  const page = pageAt(chain, start);
  const isFound = chain.wanted !== undefined || at === 0 || page.source.current().state === 'fulfilled';
  if (!isFound) return endAt(chain, at);
  if (chain.isLive) page.stop ??= page.source.subscribe(chain.onChange);
  const data = look(chain, page);
  if (!data || isOther(chain, data)) {
    if (data) askAnew(chain, page);
    return endAt(chain, at + 1);
  }
  const following = map.learn(start, endOf(data, { table, config, start }));
  page.isLast = following === undefined;
  const isBefore = at === 0 && following && following.offset > start.offset && chain.from >= following.offset;
  if (!isBefore) chain.shown += 1;
  return following ?? endAt(chain, chain.shown);
}

function endAt(chain: Chain, length: number): undefined {
  cut(chain, length);
  return undefined;
}

function cut({ pages }: Chain, length: number): void {
  for (const page of pages.splice(length)) page.stop?.();
}

/** The page after those that are shown. */
function pageAt(chain: Chain, start: PageStart): ChainPage {
  const { pages, shown, options } = chain;
  const known = pages[shown];
  if (known && known.start.token === start.token) {
    known.start = start;
    return known;
  }
  cut(chain, shown);
  const page = openPage(options, start);
  pages.push(page);
  return page;
}

function openPage({ table, config, observe }: PagesOptions, start: PageStart): ChainPage {
  const source = observe(start.token === undefined ? config : { ...config, [table.token]: start.token });
  return { start, source, data: undefined, isLast: true, isSeen: false, asked: 'no', stop: undefined };
}

/** Returns the data of a page. The first page that is found at all tells which list it is. */
function look({ wanted, shown, options }: Chain, page: ChainPage): PageData | undefined {
  if (page.isSeen) return page.data;
  page.isSeen = true;
  page.data = dataIn(page);
  const { map, table } = options;
  const isFirst = (wanted === undefined && shown === 0) || map.tag() === undefined;
  if (page.data && isFirst) map.updateTag(tagIn(page.data, table));
  return page.data;
}

/** Returns true when a page is of another list than the newest answer. */
function isOther({ options: { map, table } }: Chain, data: PageData): boolean {
  const tag = tagIn(data, table);
  return tag !== undefined && tag !== map.tag();
}

function askAnew({ isLive, options, onChange }: Chain, page: ChainPage): void {
  if (!isLive || page.asked !== 'no' || options.policy === 'only-if-cached') return;
  page.asked = 'waiting';
  const settle = (): void => {
    page.asked = 'answered';
    onChange();
  };
  page.source.refresh().then(settle, settle);
}

function forgive({ pages }: Chain): void {
  for (const page of pages) page.asked = 'no';
}

function dataIn({ source }: ChainPage): PageData | undefined {
  return pageIn(dataOf(source.current()));
}

function holds({ start, data }: ChainPage, offset: number, { table }: PagesOptions): boolean {
  return data !== undefined && start.offset <= offset && offset < start.offset + itemsIn(data, table).length;
}
