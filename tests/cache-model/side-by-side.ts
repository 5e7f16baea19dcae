import { isDeepStrictEqual } from 'node:util';
import {
  createClientOf,
  SdkError,
  type Client,
  type ClientExtension,
  type ExtensionHost,
  type Snapshot,
} from '@energy-portal/sdk';
import { createFakeClock, toyTables, type FakeClock } from '../../sdk/toys/index.ts';
import { dataFor, START } from './commands.ts';
import type { Command } from './command.ts';
import { mistyped } from './mistyped-answers.ts';
import { STALE_FOR, type Budget, type Kept } from './garbage-collection.ts';
import type { Asked, Reader } from './requests.ts';
import { BrokenLaw, compareNotifications, isFrozen, isSame, type ObservedRead } from './laws.ts';
import { MISTYPED, outcomeOf, send } from './replies.ts';
import { ReferenceClient } from './reference-client.ts';
import { seenIn, targetNamed, targets, writes, type Seen, type Target } from './things.ts';
import { flushPromises, createWire, type WireCall } from './wire.ts';

/** A promised answer on both sides. */
interface Promised {
  readonly name: string;
  readonly model: Reader;
  readonly abort: () => void;
  real: Seen | undefined;
}

/** The client and its model, step by step. */
export interface Sides {
  readonly client: Client;
  /** Does one thing on both sides and compares what can be seen of it. */
  step(command: Command): Promise<void>;
  /** Compares all that is there. */
  finish(): void;
}

/** Number of configurations that are compared after each step. */
const LOOKS = 3;

/**
 * Two clients of the toy API with nothing in them.
 *
 * @param eye the first of the configurations that are looked at after each step
 * @param budget the most that is kept while nobody holds it
 */
export function createSides(eye: number, budget: Budget): Sides {
  const clock = createFakeClock(START);
  const wire = createWire();
  const thrown: unknown[] = [];
  const onListenerError = (error: unknown): void => void thrown.push(error);
  const base = { baseUrl: 'https://toy.example', fetch: wire.fetch, clock, onListenerError };
  const revalidations: object[] = [];
  let store: ExtensionHost['store'] | undefined;
  const witness: ClientExtension = {
    connect(host) {
      store = host.store;
      host.onApplied((actions) =>
        revalidations.push(...actions.filter(({ type }) => type === 'revalidated')),
      );
    },
  };
  const memory = { ...budget, staleFor: STALE_FOR };
  const client = createClientOf(toyTables, { ...base, extensions: [witness], memory });
  const model = new ReferenceClient(clock.now, budget);
  const collections = [...targets, ...targets].slice(eye % targets.length).slice(0, LOOKS);
  const shown = new Map(collections.map((target) => [target, undefined] as const));
  const state: State = {
    client,
    store,
    names: new Map(targets.map((target) => [target.keyIn(client), target.name])),
    clock,
    model,
    calls: wire.calls,
    paired: 0,
    observed: [],
    promised: [],
    same: undefined,
    revalidations,
    shown,
    thrown,
    expectedThrows: 0,
    hasDropped: false,
  };
  return {
    client,
    step: (command) => step(state, command),
    finish() {
      for (const target of targets) compareData(state, target);
    },
  };
}

interface State {
  readonly client: Client;
  readonly store: ExtensionHost['store'] | undefined;
  /** By key of a result: the name of its configuration. */
  readonly names: ReadonlyMap<string, string>;
  readonly clock: FakeClock;
  readonly model: ReferenceClient;
  readonly calls: readonly WireCall[];
  /** Number of requests that were sent before this step. */
  paired: number;
  observed: ObservedRead[];
  promised: Promised[];
  /** A read that the server has called unchanged in this step. */
  same: { readonly asked: Asked; readonly target: Target } | undefined;
  /** Revalidations of the client. */
  readonly revalidations: object[];
  /** The last values of the configurations that are compared. */
  readonly shown: Map<Target, unknown>;
  /** Errors of listeners, as the client handed them on. */
  readonly thrown: unknown[];
  expectedThrows: number;
  /** True when the client has dropped anything in this step. */
  hasDropped: boolean;
}

async function step(state: State, command: Command): Promise<void> {
  const { client, model } = state;
  const retained = model.retained();
  const { evictions } = client.counters();
  if (act(state, command)) await flushPromises();
  state.hasDropped = client.counters().evictions > evictions;
  checkRevalidation(state);
  const law = model.forget(keptIn(state), retained);
  if (law !== undefined) throw new BrokenLaw(law, keptIn(state));
  compare(state);
}

/** Returns the records that the client has kept. */
function keptIn({ names, store }: State): Kept {
  const results = new Set<string>();
  const things = new Set<string>();
  for (const { kind, key } of store?.records() ?? []) {
    if (kind === 'entity') things.add(key);
    else results.add(names.get(key) ?? key);
  }
  return { results, things };
}

/** @returns whether promises are under way */
function act(state: State, command: Command): boolean {
  const { client, clock, model } = state;
  switch (command.do) {
    case 'wait':
      clock.advance(command.ms);
      return false;
    case 'read': {
      const target = targetNamed(command.target);
      const { policy } = command;
      const controller = new AbortController();
      promise(state, target.read(client, policy, controller.signal).then(seenIn), {
        name: `read of ${target.name}`,
        model: model.read(target, policy),
        abort: () => controller.abort(),
      });
      return true;
    }
    case 'watch':
      watch(state, command);
      return false;
    case 'unwatch':
      return unwatch(state, command.which);
    case 'put':
      put(state, command);
      return false;
    case 'abort':
      return abort(state, command.which);
    case 'write':
      write(state, command);
      return true;
    case 'invalidate': {
      const target = targetNamed(command.target);
      model.invalidate(target, command.isWhole);
      target.invalidate(client, command.isWhole);
      return true;
    }
    case 'session':
      model.changeSession();
      client.changeSession('begins');
      return true;
    case 'answer':
      return answer(state, command);
  }
}

/** @throws BrokenLaw where an answer is written that is not of the types which its spec gives */
function put({ client, model }: State, { target: name, reply }: Extract<Command, { do: 'put' }>): void {
  const target = targetNamed(name);
  const data = dataFor(target, reply);
  if (reply.kind !== 'mistyped') {
    model.put(target, data);
    target.put(client, data);
    return;
  }
  try {
    target.put(client, mistyped(data, reply.mistypedAt));
  } catch (error) {
    if (errorSeen(error).error === MISTYPED) return;
    throw error;
  }
  throw new BrokenLaw('what is not of the types of its spec is refused', { target: name, reply });
}

function abort({ model, promised }: State, which: number): boolean {
  const entry = promised[which % promised.length];
  if (!entry) return false;
  entry.abort();
  model.abort(entry.model);
  return true;
}

function write(state: State, { name, id, update }: Extract<Command, { do: 'write' }>): void {
  const controller = new AbortController();
  const { signal } = controller;
  const fields = writes[name].table.optimistic ? update : undefined;
  const writing = state.client
    .write(
      writes[name],
      { thingId: id, ...(fields && { fields }) },
      { signal, optimistic: fields !== undefined },
    )
    .then(
      (data): Seen => (data === undefined ? { state: 'fulfilled' } : { state: 'fulfilled', data }),
      errorSeen,
    );
  promise(state, writing, {
    name: `${name} of ${id}`,
    model: state.model.write(name, id, fields),
    abort: () => controller.abort(),
  });
}

const errorSeen = (error: unknown): Seen =>
  error instanceof SdkError
    ? { state: 'error', error: `${error.code} ${error.status}` }
    : { state: 'error', error: String(error) };

function promise(state: State, doing: Promise<Seen>, given: Omit<Promised, 'real'>): void {
  const entry: Promised = { ...given, real: undefined };
  state.promised.push(entry);
  void doing.then((seen) => (entry.real = seen));
}

function watch(state: State, command: Extract<Command, { do: 'watch' }>): void {
  const { policy, isThrowing = false } = command;
  const target = targetNamed(command.target);
  const notified: Seen[] = [];
  const model = state.model.watch(target, policy);
  let isFirst = true;
  const listener = (snapshot: Snapshot<unknown>): void => {
    notified.push(seenIn(snapshot));
    // What throws at its first word never begins to watch.
    if (isFirst || !isThrowing) return;
    state.expectedThrows += 1;
    throw new Error('A listener has failed');
  };
  const stop = target.watch(state.client, listener, policy);
  isFirst = false;
  const [first, ...others] = notified.splice(0);
  const expected = state.model.show(model);
  if (!first || others.length > 0 || !isSame(first, expected)) {
    throw new BrokenLaw('who begins to watch is told once what there is', { first, others, expected });
  }
  state.observed.push({ model, notified, last: first, stop });
}

function unwatch(state: State, which: number): boolean {
  const observed = state.observed[which % state.observed.length];
  if (!observed) return false;
  state.observed = state.observed.filter((other) => other !== observed);
  observed.stop();
  state.model.unwatch(observed.model);
  return true;
}

function answer(state: State, { which, reply }: Extract<Command, { do: 'answer' }>): boolean {
  const { model, calls } = state;
  const asked = model.open[which % model.open.length];
  const call = asked && calls[asked.index];
  if (!asked || !call) return false;
  if (reply.kind === 'same' && asked.target && call.ifNoneMatch !== null) {
    state.same = { asked, target: asked.target };
    call.reply(304, undefined);
    return true;
  }
  const outcome = outcomeOf(asked, reply);
  model.answer(asked, outcome);
  send(call, reply, { target: asked.target, outcome });
  return true;
}

/** No law says which changes make an answer another one, only what must and must not be: the client chose. */
function checkRevalidation(state: State): void {
  const { model, same, revalidations } = state;
  if (!same) return;
  state.same = undefined;
  const { asked, target } = same;
  const isRevalidated = revalidations.splice(0).length > 0;
  const isRight = isRevalidated ? model.revalidate(asked, target) : model.sendAnew(asked);
  if (isRight) return;
  const law = isRevalidated
    ? 'only what a result shows is renewed'
    : 'what has not changed is not asked for twice';
  throw new BrokenLaw(law, { target: target.name });
}

function compare(state: State): void {
  const { thrown, expectedThrows } = state;
  if (thrown.length !== expectedThrows)
    throw new BrokenLaw('what a listener throws is handed on', {
      thrown: thrown.map(String),
      expectedThrows,
    });
  compareRequests(state);
  state.paired = state.model.sent;
  for (const observed of state.observed) compareNotifications(observed);
  for (const entry of state.promised) {
    if (isSame(entry.real, entry.model.result) || isBareError(state, entry)) continue;
    throw new BrokenLaw('reads equal the model', {
      what: entry.name,
      real: entry.real,
      model: entry.model.result,
    });
  }
  state.promised = state.promised.filter(({ real }) => real === undefined);
  for (const target of state.shown.keys()) compareShown(state, target);
}

/** With an answer that cannot be written, what is kept is looked through too: the reader's data may go. */
const isBareError = ({ hasDropped }: State, { real, model }: Promised): boolean =>
  hasDropped && real?.error === MISTYPED && model.result?.error === MISTYPED && real.data === undefined;

function compareRequests(state: State): void {
  const { model, calls } = state;
  const fresh = pairRequests(state);
  for (const asked of fresh) compareName(asked, state);
  const open = model.open.map(({ index, target, write }) => ({
    index,
    address: target?.address ?? write?.id,
  }));
  const isOther = ({ index, target }: Asked): boolean =>
    calls[index] === undefined || (target !== undefined && calls[index].address !== target.address);
  if (calls.length === model.sent && !model.open.some(isOther)) return;
  throw new BrokenLaw('what is under way is asked for once', {
    real: calls.map(({ address }) => address),
    model: { open, sent: model.sent },
  });
}

/** Pairs what the model asked for in this step with what the client asked for: no law says what goes first. */
function pairRequests({ model, calls, paired }: State): readonly Asked[] {
  const fresh = model.open.filter(({ index }) => index >= paired);
  const timestamps = fresh.map(({ timestamp }) => timestamp);
  const free = new Set([...calls.keys()].filter((index) => index >= paired));
  for (const asked of fresh) {
    const index = [...free].find((one) => !asked.target || calls[one]?.address === asked.target.address);
    if (index === undefined) continue;
    free.delete(index);
    asked.index = index;
  }
  fresh.sort((one, other) => one.index - other.index);
  for (const [at, asked] of fresh.entries()) asked.timestamp = timestamps[at] ?? asked.timestamp;
  return fresh;
}

/** A read is asked for by the name of an answer that it still shows; and must be while nothing at all has happened. */
function compareName({ target, index }: Asked, { model, calls }: State): void {
  const ifNoneMatch = calls[index]?.ifNoneMatch;
  if (!target || ifNoneMatch === undefined) return;
  const { name, isTrue, isDue } = model.nameOf(target);
  const isRight = ifNoneMatch === null ? !isDue : ifNoneMatch === name && isTrue;
  if (!isRight)
    throw new BrokenLaw('a read goes by the name of what it shows', { ifNoneMatch, name, isTrue, isDue });
}

function compareData({ client, model, clock }: State, target: Target): unknown {
  const real = seenIn(target.peek(client));
  const expected = model.peek(target);
  if (isSame(real, expected) && real.end === expected.end) return real.data;
  throw new BrokenLaw('reads equal the model', {
    target: target.name,
    real,
    model: expected,
    now: clock.now(),
  });
}

function compareShown(state: State, target: Target): void {
  const data = compareData(state, target);
  const before = state.shown.get(target);
  state.shown.set(target, data);
  if (data === undefined || before === data) return;
  if (isDeepStrictEqual(before, data))
    throw new BrokenLaw('the same object when equal', { target: target.name });
  if (!isFrozen(data)) throw new BrokenLaw('everything is frozen', { target: target.name });
}
