import type { Client, ReadOperation, Snapshot, UnfulfilledSnapshot } from '@energy-portal/sdk';
import { SdkError } from '@energy-portal/sdk';
import type { AnyOperation, BlockPage, LoadOperation, ReadView } from '../page/page.ts';
import type { ReadModel, ScreenModel, Sources } from '../../screen-language/model/model.ts';
import { configOf, type OuterSources } from './read-ahead.ts';

/** Views by the name of the read. */
export interface ReadViews {
  readonly [name: string]: ReadView;
}

/** Keeps the reads of one screen going, and starts those that wait for the answer of another. */
interface ReadBoard {
  readonly current: () => ReadViews;
  readonly subscribe: (listener: () => void) => () => void;
  /** Tells what the reads' configurations are made from. */
  readonly update: (sources: OuterSources) => void;
  /** Stops all reads; `update` starts them again. */
  readonly stop: () => void;
}

/** Options of {@link createReadBoard}. */
interface ReadBoardOptions {
  readonly model: Pick<ScreenModel, 'reads' | 'conditions'>;
  readonly client: Client;
  readonly load: LoadOperation;
  readonly followPages: () => Follow | Promise<Follow>;
  /** Views of the board that this one replaces: what they show stays until it is known anew. */
  readonly before?: ReadViews | undefined;
}

interface Running {
  readonly key: string;
  readonly stop: () => void;
}

/** A read to follow. */
export interface FollowOptions {
  readonly client: Client;
  readonly operation: ReadOperation<unknown, unknown>;
  readonly config: object;
  /** Members of the configuration that stand in the page's path. */
  readonly inPath: readonly string[];
  readonly show: (view: ReadView) => void;
}

/** Follows a read until it is stopped. */
export type Follow = (options: FollowOptions) => () => void;

const nothing = () => undefined;
const waiting: ReadView = {
  state: 'waiting',
  data: undefined,
  hasMore: false,
  more: nothing,
  refresh: nothing,
};

/** The view of a read that may not be wanted. The first frame waits for it: one that shows nothing would jump. */
const starting: ReadView = { ...waiting, state: 'loading' };

/** Creates one board after the other, for a screen that changes: what the one before showed stays until it is known anew. */
export function createReadBoards(): (options: ReadBoardOptions) => ReadBoard {
  let last: ReadBoard | undefined;
  return (options) => (last = createReadBoard({ ...options, before: last?.current() }));
}

/** Creates the board of one screen. */
export function createReadBoard({ model, before = {}, ...fetching }: ReadBoardOptions): ReadBoard {
  const running = new Map<string, Running>();
  const listeners = new Set<() => void>();
  let views: ReadViews = Object.fromEntries(model.reads.map(({ name }) => [name, before[name] ?? starting]));
  let outer: OuterSources | undefined;

  const show = (name: string, view: ReadView) => {
    views = { ...views, [name]: view };
    settle();
    for (const listener of listeners) listener();
  };
  const settle = () => {
    if (outer !== undefined)
      for (const read of model.reads)
        ensure(read, { ...outer, reads: dataOf(views), readErrors: errorCodesOf(views) });
  };
  const ensure = (read: ReadModel, sources: Sources) => {
    const config = configOf(read, model, sources);
    const now = running.get(read.name);
    if (config === undefined) {
      now?.stop();
      running.delete(read.name);
      if (views[read.name] !== waiting) show(read.name, waiting);
      return;
    }
    const key = JSON.stringify(config);
    if (now?.key === key) return;
    now?.stop();
    running.delete(read.name);
    const stop = watch({ ...fetching, read, config, show: (view) => show(read.name, view) });
    running.set(read.name, { key, stop });
  };

  return {
    current: () => views,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update: (sources) => {
      outer = sources;
      settle();
    },
    stop: () => {
      for (const { stop } of running.values()) stop();
      running.clear();
      outer = undefined;
    },
  };
}

/** Returns the codes of failures by the name of the read. */
export const errorCodesOf = (views: ReadViews) => ofEach(views, ({ errorCode }) => errorCode);

/** Returns the answers so far by the name of the read. */
export const dataOf = (views: ReadViews) => ofEach(views, ({ data }) => data);

function ofEach<T>(views: ReadViews, of: (view: ReadView) => T): { readonly [name: string]: T } {
  return Object.fromEntries(Object.entries(views).map(([name, view]) => [name, of(view)]));
}

interface WatchOptions extends Omit<ReadBoardOptions, 'model' | 'before'> {
  readonly read: ReadModel;
  readonly config: object;
  readonly show: (view: ReadView) => void;
}

/** Starts one read; the operation's code is fetched first. */
function watch({ client, load, followPages, read, config, show: tell }: WatchOptions): () => void {
  let shown = waiting;
  const show = (view: ReadView) => {
    shown = view;
    tell(view);
  };
  let stop: () => void = nothing;
  let isWanted = true;
  const begin = (operation: AnyOperation) => {
    if (operation.table.kind !== 'read') return undefined;
    // The kind in the table tells the two apart.
    const reading = operation as ReadOperation<unknown, unknown>;
    const run = (follow: Follow) => {
      if (isWanted) stop = follow({ client, operation: reading, config, inPath: membersInPath(read), show });
    };
    if (reading.table.pages === undefined) return run(followOne);
    const follow = followPages();
    return follow instanceof Promise ? follow.then(run) : run(follow);
  };
  const start = () => {
    const operation = load(read.operation);
    // What the cache has is shown without a word of loading.
    const begun = operation instanceof Promise ? operation.then(begin) : begin(operation);
    if (begun === undefined) return;
    show({ ...waiting, state: 'loading' });
    begun.catch(() => isWanted && show({ ...waiting, state: 'failed', refresh: start }));
  };
  // Beside the operation, not after it.
  if (read.paged) void Promise.resolve(followPages()).catch(nothing);
  queueMicrotask(() => isWanted && start());
  const { refreshEvery } = read;
  // As it is shown: an address may name what cannot be asked, and is read without it.
  const asking =
    refreshEvery &&
    import('./ask-again.ts').then(({ askAgain }) => askAgain(() => shown.refresh(), refreshEvery), nothing);
  return () => {
    isWanted = false;
    if (asking) void asking.then((stopAsking) => stopAsking?.());
    stop();
  };
}

/** The members of a read that are taken from the path of the page, not from what follows it. */
function membersInPath({ with: bindings }: ReadModel): readonly string[] {
  return Object.entries(bindings).flatMap(([member, binding]) =>
    typeof binding === 'object' && 'from' in binding && /^route\.(?!query|hash)/.test(binding.from)
      ? [member]
      : [],
  );
}

function refusedMembers({ missing, invalid = [] }: UnfulfilledSnapshot): readonly string[] {
  return [...missing, ...invalid.map(({ member }) => member)];
}

/** An address may hold anything: what cannot be used is left out, so that the read does without where it can. */
function followOne({ client, operation, config, inPath, show }: FollowOptions): () => void {
  let stop: () => void = nothing;
  let begin = (used: object) => {
    stop = client.watch(operation, used, (snapshot) => {
      const refused = snapshot.state === 'unfulfilled' ? refusedMembers(snapshot) : [];
      const kept = Object.entries(used).filter(([name]) => inPath.includes(name) || !refused.includes(name));
      if (kept.length === Object.keys(used).length) return tell(snapshot, used, refused);
      // It is told while it begins.
      queueMicrotask(() => {
        stop();
        begin(Object.fromEntries(kept));
      });
    });
  };
  let isAsked = false;
  let isOld = true;
  const tell = (snapshot: Snapshot<unknown>, used: object, refused: readonly string[]) => {
    // An answer that may not be kept is stale as it comes, and yet the newest there is.
    if (snapshot.state === 'pending') isAsked = true;
    else if (isAsked || snapshot.state !== 'stale') isOld = false;
    const data = snapshot.state === 'unfulfilled' ? undefined : snapshot.data;
    const error = snapshot.state === 'error' ? snapshot.error : undefined;
    show({
      state: stateOf(snapshot.state, data),
      data,
      isStale: isOld,
      // An address that names nothing is not even asked for.
      isNotFound: inPath.some((name) => refused.includes(name)) || saysNotFound(error),
      isOutage: error !== undefined && isOutageOf(error),
      errorCode: error && errorCodeOf(error),
      hasMore: false,
      more: nothing,
      refresh: () => void client.refresh(operation, used),
    });
  };
  begin(config);
  return () => {
    begin = nothing;
    stop();
  };
}

/** Returns the org's code of an error; without an answer of the org, the client's. */
function errorCodeOf({ code, errors }: SdkError): string {
  return errors[0]?.errorCode ?? code;
}

/** Returns true where no answer came, or one that could not be used, or one that says nothing about what was asked. */
const isOutageOf = ({ status }: SdkError) => status < 400 || status >= 500;

/** Returns true for the platform's answer about a thing that is not there, or that belongs to somebody else. */
function saysNotFound(error: unknown): boolean {
  return error instanceof SdkError && (error.status === 404 || error.code === 'INVALID_CONFIG');
}

/** Returns the state of a view by that of the snapshot behind it. */
export function stateOf(state: string, data: unknown): ReadView['state'] {
  // Nothing was asked: what the read needs is not there.
  if (state === 'unfulfilled') return 'waiting';
  if (state === 'error') return data === undefined ? 'failed' : 'ready';
  return data === undefined ? 'loading' : 'ready';
}

/** All that is asked of a screen about its failed reads. */
interface FailedPage extends Pick<BlockPage, 'holds'> {
  readonly read: (name: string) => Pick<ReadView, 'state' | 'isOutage'>;
}

/** Returns true for a read that the page cannot do without. */
export function isMissed({ needed, retryWhen }: ReadModel, { holds }: Pick<FailedPage, 'holds'>): boolean {
  return needed || (retryWhen !== undefined && holds(retryWhen));
}

/** The reads whose failure is told. That the org says no to what the page can do without is no news. */
export function toldReads(reads: readonly ReadModel[], page: FailedPage): readonly ReadModel[] {
  return reads.filter((read) => {
    const { state, isOutage } = page.read(read.name);
    return (
      state === 'failed' && (isMissed(read, page) || (read.retryWhen === undefined && isOutage === true))
    );
  });
}
