import { createClientOf, type Client, type ClientExtension, type Fetch, type Json } from '@energy-portal/sdk';
import { createHydration, createRecorder, type Recorder } from '@energy-portal/sdk/hydration';
import { createTabs, type TabChannel, type Tabs } from '@energy-portal/sdk/tabs';
import {
  createFakeClock,
  createFakeTimer,
  getThing,
  listThings,
  toyTables,
  type FakeClock,
  type FakeTimer,
  type Thing,
} from '../../sdk/toys/index.ts';
import { IDS } from './things.ts';
import { createWire, type WireCall } from './wire.ts';

/** A server's record of a thing: how often it was changed, and what was saved last. */
export interface Fact {
  readonly changes: number;
  readonly age: number;
}

/** A page with its client. */
export interface Tab {
  readonly client: Client;
  readonly tabs: Tabs;
  readonly timer: FakeTimer;
  readonly recorder: Recorder;
  readonly nodeId: number;
  /** Whose data it may show. */
  user: number;
  /** True for a tab that finds out late who is signed in. */
  isSlow: boolean;
  /** By thing: the latest change that was shown. */
  seen: Map<string, number>;
  /** By thing: the latest change when it was invalidated here. */
  invalidated: Map<string, number>;
  /** Number of fresh values that were compared with the other tab. */
  compared: number;
}

/** A request with the answer that the server gave, as of its arrival. */
export interface Asked {
  readonly call: WireCall;
  readonly tab: Tab;
  answer(): Json;
}

/** Two tabs, the channel between them, and the server. */
export interface TabPair {
  readonly clock: FakeClock;
  readonly facts: Map<string, Fact>;
  readonly tabs: Tab[];
  open: Asked[];
  waiting: { readonly data: unknown; readonly listener: (event: { readonly data: unknown }) => void }[];
  readonly listeners: Map<TabChannel, (event: { readonly data: unknown }) => void>;
  user: number;
  /** True when a tab may have missed a message of another one. */
  hasMissed: boolean;
  /** Called where somebody watches and is told. */
  readonly onNotified: (tab: Tab) => void;
  /** Errors that were thrown there. */
  readonly errors: unknown[];
}

/** Names of things say whose they are, by so much. */
export const A_USER = 1_000_000;
/** Returns the configuration of a thing. */
export const configOf = (thingId: string) => ({ thingId, fields: ['person.Name', 'person.Age'] });
/** The configuration of the list. */
export const LIST = { shelf: 'person' };

/** Two tabs of the first user. */
export function createTabPair(onNotified: TabPair['onNotified']): TabPair {
  const pair: TabPair = {
    clock: createFakeClock(),
    facts: new Map(IDS.map((id) => [id, { changes: 1, age: 0 }])),
    tabs: [],
    open: [],
    waiting: [],
    listeners: new Map(),
    user: 1,
    hasMissed: false,
    onNotified,
    errors: [],
  };
  for (const nodeId of [1, 2])
    pair.tabs.push(
      openTab(pair, { nodeId, user: 1, isSlow: false, seen: new Map(), invalidated: new Map() }, undefined),
    );
  return pair;
}

/** Opens a page with what another one has written, if any. */
export function openTab(
  pair: TabPair,
  {
    nodeId,
    user,
    isSlow,
    seen,
    invalidated,
  }: Pick<Tab, 'nodeId' | 'user' | 'isSlow' | 'seen' | 'invalidated'>,
  dump: string | undefined,
): Tab {
  const timer = createFakeTimer();
  const recorder = createRecorder();
  const tabs = createTabs({
    version: 'v1',
    user: isSlow ? undefined : `${user}`,
    timer,
    nodeId,
    channel: joinChannel(pair),
  });
  const wire = createWire();
  const fetch: Fetch = (request) => {
    const answering = wire.fetch(request);
    const call = wire.calls.at(-1);
    if (call) pair.open.push({ call, tab, answer: answerTo(pair, tab, request) });
    return answering;
  };
  const turns: ClientExtension = {
    connect: (host) =>
      host.onApplied((actions) => {
        if (!actions.some(({ type }) => type === 'emptied')) return;
        tab.user = pair.user;
        tab.seen = new Map();
        tab.invalidated = new Map();
      }),
  };
  const client = createClientOf(toyTables, {
    baseUrl: 'https://toy.example',
    fetch,
    clock: pair.clock,
    // What the page before has written comes before the tabs: nobody else needs to be told of it.
    extensions: [turns, recorder, createHydration(dump), tabs],
    onListenerError: (error) => pair.errors.push(error),
  });
  const tab: Tab = { client, tabs, timer, recorder, nodeId, user, isSlow, seen, invalidated, compared: 0 };
  client.watch(getThing, configOf('a'), () => pair.onNotified(tab));
  client.watch(listThings, LIST, () => pair.onNotified(tab), { policy: 'only-if-cached' });
  return tab;
}

/** Messages wait until they are delivered. */
function joinChannel(pair: TabPair): TabChannel {
  const { listeners } = pair;
  const channel: TabChannel = {
    postMessage(data) {
      for (const [other, listener] of listeners)
        if (other !== channel) pair.waiting.push({ data: structuredClone(data), listener });
    },
    addEventListener: (_, listener) => void listeners.set(channel, listener),
    close: () => void listeners.delete(channel),
  };
  return channel;
}

/** Versions are told of the first thing always, of the second one never, of the third one now and then. */
export function thingOf({ facts }: TabPair, id: string, user: number): Thing {
  const { changes = 0, age = 0 } = facts.get(id) ?? {};
  const isNotified = id === 'a' || (id === 'c' && changes % 2 === 0);
  const fields = { Name: { value: user * A_USER + changes }, Age: { value: age } };
  return { id, kind: 'person', ...(isNotified ? { rev: changes } : {}), fields };
}

/** Reads are answered as of when they were sent, writes as of when they are let through. */
function answerTo(pair: TabPair, { user }: Tab, { method, url }: Request): () => Json {
  const { pathname } = new URL(url);
  const id = pathname.split('/').at(-1) ?? '';
  const isList = pathname.includes('shelves');
  const things = isList ? IDS.map((one) => thingOf(pair, one, user)) : [thingOf(pair, id, user)];
  // Things are JSON.
  const read = (isList ? { things, next: null } : things[0]) as unknown as Json;
  if (method === 'GET') return () => read;
  return () => {
    change(pair, id, pair.clock.now());
    return thingOf(pair, id, user) as unknown as Json;
  };
}

/** Something is saved. */
export function change({ facts }: TabPair, id: string, age: number): void {
  facts.set(id, { changes: (facts.get(id)?.changes ?? 0) + 1, age });
}
