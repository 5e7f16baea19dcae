import { isDeepStrictEqual } from 'node:util';
import {
  createClientOf,
  SdkError,
  type Client,
  type ClientOptions,
  type ClientTables,
} from '@energy-portal/sdk';
import { createFakeClock, toyTables, type FakeClock } from '@energy-portal/sdk/testing';
import { dataFor, savedFor, START, type Command, type Reply } from './commands.ts';
import { ReferenceClient, type Asked, type Outcome, type Reader, type Watcher } from './reference-client.ts';
import { seenIn, targetNamed, targets, writes, type Seen, type Target } from './things.ts';
import { calm, createWire, type WireCall } from './wire.ts';

/** A watched read on both sides. */
interface Watching {
  readonly model: Watcher;
  readonly told: Seen[];
  last: Seen;
  stop(): void;
}

/** A promised answer on both sides. */
interface Promised {
  readonly name: string;
  readonly model: Reader;
  real: Seen | undefined;
}

/** The broken law with what it saw. */
export class BrokenLaw extends Error {
  constructor(law: string, facts: object) {
    super(`${law}: ${JSON.stringify(facts, undefined, 1)}`);
    this.name = 'BrokenLaw';
  }
}

const { limits: _never, ...untrimmed } = toyTables;

/** The client and its model, step by step. */
export interface Sides {
  readonly client: Client;
  /** Does one thing on both sides and compares what can be seen of it. */
  step(command: Command): Promise<void>;
  /** Compares all that is there. */
  finish(): void;
}

/** How many configurations are looked at after each step. */
const LOOKS = 3;

/**
 * Two clients of the toy API with nothing in them. The real one never trims unless the tables say so.
 *
 * @param eye the first of the configurations that are looked at after each step
 */
export function createSides(
  eye: number,
  options: ClientOptions = {},
  tables: ClientTables = untrimmed,
): Sides {
  const clock = createFakeClock(START);
  const wire = createWire();
  const base = { baseUrl: 'https://toy.example', fetch: wire.fetch, clock };
  const client = createClientOf(tables, { ...base, ...options });
  const model = new ReferenceClient(clock.now);
  const looks = [...targets, ...targets].slice(eye % targets.length).slice(0, LOOKS);
  const shown = new Map(looks.map((target) => [target, undefined] as const));
  const state: State = {
    client,
    clock,
    model,
    calls: wire.calls,
    paired: 0,
    watching: [],
    promised: [],
    shown,
  };
  return {
    client,
    async step(command) {
      if (act(state, command)) await calm();
      compare(state);
    },
    finish() {
      for (const target of targets) compareData(state, target);
    },
  };
}

interface State {
  readonly client: Client;
  readonly clock: FakeClock;
  readonly model: ReferenceClient;
  readonly calls: readonly WireCall[];
  /** How many requests were sent before this step. */
  paired: number;
  watching: Watching[];
  promised: Promised[];
  /** What the configurations that are looked at showed last. */
  readonly shown: Map<Target, unknown>;
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
      promise(
        state,
        { name: `read of ${target.name}`, model: model.read(target, policy) },
        target.read(client, policy),
      );
      return true;
    }
    case 'watch':
      watch(state, command);
      return false;
    case 'unwatch':
      return unwatch(state, command.which);
    case 'put': {
      const target = targetNamed(command.target);
      const { reply } = command;
      model.put(target, dataFor(target, reply));
      target.put(client, dataFor(target, reply));
      return false;
    }
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

function write({ client, model, promised }: State, { name, id }: Extract<Command, { do: 'write' }>): void {
  const writing = client
    .write(writes[name], { thingId: id })
    .then(
      (data): Seen => (data === undefined ? { state: 'fulfilled' } : { state: 'fulfilled', data }),
      errorSeen,
    );
  const entry: Promised = { name: `${name} of ${id}`, model: model.write(name, id), real: undefined };
  promised.push(entry);
  void writing.then((seen) => (entry.real = seen));
}

const errorSeen = (error: unknown): Seen =>
  error instanceof SdkError
    ? { state: 'error', error: `${error.code} ${error.status}` }
    : { state: 'error', error: String(error) };

function promise(
  state: State,
  given: Pick<Promised, 'name' | 'model'>,
  reading: ReturnType<Target['read']>,
): void {
  const entry: Promised = { ...given, real: undefined };
  state.promised.push(entry);
  void reading.then((snapshot) => (entry.real = seenIn(snapshot)));
}

function watch(state: State, command: Extract<Command, { do: 'watch' | 'read' }>): void {
  const { policy } = command;
  const target = targetNamed(command.target);
  const told: Seen[] = [];
  const model = state.model.watch(target, policy);
  const stop = target.watch(state.client, (snapshot) => told.push(seenIn(snapshot)), policy);
  const [first, ...others] = told.splice(0);
  const expected = state.model.show(model);
  if (!first || others.length > 0 || !isSame(first, expected)) {
    throw new BrokenLaw('who begins to watch is told once what there is', { first, others, expected });
  }
  state.watching.push({ model, told, last: first, stop });
}

function unwatch(state: State, which: number): boolean {
  const watching = state.watching[which % state.watching.length];
  if (!watching) return false;
  state.watching = state.watching.filter((other) => other !== watching);
  watching.stop();
  state.model.unwatch(watching.model);
  return true;
}

function answer(state: State, { which, reply }: Extract<Command, { do: 'answer' }>): boolean {
  const { model, calls } = state;
  const asked = model.open[which % model.open.length];
  const call = asked && calls[asked.index];
  if (!asked || !call) return false;
  const outcome = outcomeOf(asked, reply);
  model.answer(asked, outcome);
  send(call, reply, outcome);
  return true;
}

function outcomeOf({ target, write }: Asked, reply: Reply): Outcome {
  switch (reply.kind) {
    case 'data':
      return {
        ok: true,
        status: 200,
        data: target ? dataFor(target, reply) : savedFor(write?.id ?? '', reply),
      };
    case 'empty':
      return { ok: true, status: 204, data: undefined };
    case 'missing':
      return { ok: false, error: 'HTTP 404' };
    case 'broken':
      return { ok: false, error: 'HTTP 500' };
    case 'cut':
      return { ok: false, error: 'NETWORK 0' };
    case 'garbled':
      return { ok: false, error: 'MALFORMED_RESPONSE 200' };
  }
}

function send(call: WireCall, { kind }: Reply, outcome: Outcome): void {
  if (outcome.ok) call.reply(outcome.status, outcome.data);
  else if (kind === 'cut') call.cut();
  else if (kind === 'garbled') call.garble();
  else call.reply(kind === 'missing' ? 404 : 500, []);
}

function compare(state: State): void {
  compareRequests(state);
  state.paired = state.model.sent;
  for (const watching of state.watching) compareTold(watching);
  for (const entry of state.promised) {
    if (isSame(entry.real, entry.model.result)) continue;
    throw new BrokenLaw('reads equal the model', {
      what: entry.name,
      real: entry.real,
      model: entry.model.result,
    });
  }
  state.promised = state.promised.filter(({ real }) => real === undefined);
  for (const target of state.shown.keys()) compareShown(state, target);
}

function compareRequests(state: State): void {
  const { model, calls } = state;
  pairRequests(state);
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
function pairRequests({ model, calls, paired }: State): void {
  const fresh = model.open.filter(({ index }) => index >= paired);
  const orders = fresh.map(({ order }) => order);
  const free = new Set([...calls.keys()].filter((index) => index >= paired));
  for (const asked of fresh) {
    const index = [...free].find((one) => !asked.target || calls[one]?.address === asked.target.address);
    if (index === undefined) continue;
    free.delete(index);
    asked.index = index;
  }
  fresh.sort((one, other) => one.index - other.index);
  for (const [at, asked] of fresh.entries()) asked.order = orders[at] ?? asked.order;
}

/** Walks through what happened and what the watcher was told of it. */
function compareTold(watching: Watching): void {
  const { model, told } = watching;
  const all = [...told];
  let hasGap = false;
  for (const { before, after } of model.moments) {
    if (isSame(watching.last, after)) continue;
    const isChange = !isSame(before, after);
    // It is asked for again in the same moment: whether the gap between is told makes no difference.
    const isLost = after.state === 'unfulfilled' && (before.data !== undefined || before.state === 'pending');
    const isTold = told[0] !== undefined && isSame(told[0], after);
    if (isTold) told.shift();
    if (isTold) watching.last = after;
    else if (isChange && isLost) hasGap = true;
    else if (isChange) fail('a change is told once', watching, all);
  }
  if (told.length > 0) fail('no word without a change', watching, all);
  const end = model.moments.at(-1)?.after;
  if (hasGap && !isSame(watching.last, end)) fail('who watches knows what there is', watching, all);
  model.moments = [];
}

function fail(law: string, { model, last }: Watching, told: readonly Seen[]): never {
  const { target, policy, moments } = model;
  throw new BrokenLaw(law, { target: target.name, policy, last, told, moments });
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

const isFrozen = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every(isFrozen));

/** Whether nobody could tell the two apart; when data ends counts for nobody who is told of changes. */
function isSame(one: Seen | undefined, other: Seen | undefined): boolean {
  if (!one || !other) return one === other;
  return (
    one.state === other.state &&
    one.error === other.error &&
    isDeepStrictEqual(one.missing?.toSorted(), other.missing?.toSorted()) &&
    (one.data === other.data || isDeepStrictEqual(one.data, other.data))
  );
}
