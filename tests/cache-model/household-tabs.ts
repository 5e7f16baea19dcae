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
} from '@energy-portal/sdk/testing';
import { IDS } from './things.ts';
import { createWire, type WireCall } from './wire.ts';

/** What a server knows of a thing: how often it was changed, and what was saved last. */
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
  readonly place: number;
  /** Whose data it may show. */
  user: number;
  /** Whether it takes its time to find out who is signed in. */
  isSlow: boolean;
  /** By thing: the latest change that was shown. */
  seen: Map<string, number>;
  /** By thing: the latest change when it was called out of date here. */
  outdated: Map<string, number>;
  /** How much of what it took for fresh was compared with that of the other tab. */
  compared: number;
}

/** A request with the answer that the server gave, as of its arrival. */
export interface Asked {
  readonly call: WireCall;
  readonly tab: Tab;
  answer(): Json;
}

/** Two tabs, the channel between them, and the server. */
export interface Household {
  readonly clock: FakeClock;
  readonly facts: Map<string, Fact>;
  readonly tabs: Tab[];
  open: Asked[];
  waiting: { readonly data: unknown; readonly listener: (event: { readonly data: unknown }) => void }[];
  readonly listeners: Map<TabChannel, (event: { readonly data: unknown }) => void>;
  user: number;
  /** Whether a tab may have missed what another one told. */
  hasMissed: boolean;
  /** Called where somebody watches and is told. */
  readonly onTold: (tab: Tab) => void;
  /** What was thrown there. */
  readonly faults: unknown[];
}

/** Names of things say whose they are, by so much. */
export const A_USER = 1_000_000;
/** How all read a thing. */
export const configOf = (thingId: string) => ({ thingId, fields: ['person.Name', 'person.Age'] });
/** How all read the list. */
export const LIST = { shelf: 'person' };

/** Two tabs of the first user. */
export function createHousehold(onTold: Household['onTold']): Household {
  const home: Household = {
    clock: createFakeClock(),
    facts: new Map(IDS.map((id) => [id, { changes: 1, age: 0 }])),
    tabs: [],
    open: [],
    waiting: [],
    listeners: new Map(),
    user: 1,
    hasMissed: false,
    onTold,
    faults: [],
  };
  for (const place of [1, 2])
    home.tabs.push(
      openTab(home, { place, user: 1, isSlow: false, seen: new Map(), outdated: new Map() }, undefined),
    );
  return home;
}

/** Opens a page with what another one has taken in, if any. */
export function openTab(
  home: Household,
  { place, user, isSlow, seen, outdated }: Pick<Tab, 'place' | 'user' | 'isSlow' | 'seen' | 'outdated'>,
  dump: string | undefined,
): Tab {
  const timer = createFakeTimer();
  const recorder = createRecorder();
  const tabs = createTabs({
    version: 'v1',
    user: isSlow ? undefined : `${user}`,
    timer,
    place,
    channel: joinChannel(home),
  });
  const wire = createWire();
  const fetch: Fetch = (request) => {
    const answering = wire.fetch(request);
    const call = wire.calls.at(-1);
    if (call) home.open.push({ call, tab, answer: answerTo(home, tab, request) });
    return answering;
  };
  const turns: ClientExtension = {
    connect: (host) =>
      host.onApplied((actions) => {
        if (!actions.some(({ type }) => type === 'emptied')) return;
        tab.user = home.user;
        tab.seen = new Map();
        tab.outdated = new Map();
      }),
  };
  const client = createClientOf(toyTables, {
    baseUrl: 'https://toy.example',
    fetch,
    clock: home.clock,
    // What the page before has taken in comes before the tabs: nobody else needs to be told of it.
    extensions: [turns, recorder, createHydration(dump), tabs],
    onListenerError: (error) => home.faults.push(error),
  });
  const tab: Tab = { client, tabs, timer, recorder, place, user, isSlow, seen, outdated, compared: 0 };
  client.watch(getThing, configOf('a'), () => home.onTold(tab));
  client.watch(listThings, LIST, () => home.onTold(tab), { policy: 'only-if-cached' });
  return tab;
}

/** Messages wait until they are delivered. */
function joinChannel(home: Household): TabChannel {
  const { listeners } = home;
  const channel: TabChannel = {
    postMessage(data) {
      for (const [other, listener] of listeners)
        if (other !== channel) home.waiting.push({ data: structuredClone(data), listener });
    },
    addEventListener: (_, listener) => void listeners.set(channel, listener),
    close: () => void listeners.delete(channel),
  };
  return channel;
}

/** Versions are told of the first thing always, of the second one never, of the third one now and then. */
export function thingOf({ facts }: Household, id: string, user: number): Thing {
  const { changes = 0, age = 0 } = facts.get(id) ?? {};
  const isTold = id === 'a' || (id === 'c' && changes % 2 === 0);
  const fields = { Name: { value: user * A_USER + changes }, Age: { value: age } };
  return { id, kind: 'person', ...(isTold ? { rev: changes } : {}), fields };
}

/** Reads are answered as of when they were sent, writes as of when they are let through. */
function answerTo(home: Household, { user }: Tab, { method, url }: Request): () => Json {
  const { pathname } = new URL(url);
  const id = pathname.split('/').at(-1) ?? '';
  const isList = pathname.includes('shelves');
  const things = isList ? IDS.map((one) => thingOf(home, one, user)) : [thingOf(home, id, user)];
  // Things are JSON.
  const read = (isList ? { things, next: null } : things[0]) as unknown as Json;
  if (method === 'GET') return () => read;
  return () => {
    change(home, id, home.clock.now());
    return thingOf(home, id, user) as unknown as Json;
  };
}

/** Something is saved. */
export function change({ facts }: Household, id: string, age: number): void {
  facts.set(id, { changes: (facts.get(id)?.changes ?? 0) + 1, age });
}
