import { isDeepStrictEqual } from 'node:util';
import {
  createClientOf,
  dataOf,
  type Client,
  type ClientExtension,
  type Fetch,
  type Json,
} from '@energy-portal/sdk';
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
import { BrokenLaw } from './laws.ts';
import { changeThing, IDS } from './things.ts';
import { calm, createWire, type WireCall } from './wire.ts';

type Id = (typeof IDS)[number];

/** One thing that happens to somebody with two tabs. Numbers that choose are taken modulo what there is. */
export type Event =
  | { readonly do: 'read' | 'invalidate' | 'write'; readonly tab: number; readonly id: Id }
  | { readonly do: 'list' | 'tell' | 'reload' | 'reopen' | 'switch'; readonly tab: number }
  | { readonly do: 'elsewhere'; readonly id: Id }
  | { readonly do: 'answer' | 'refuse' | 'deliver' | 'lose'; readonly which: number }
  | { readonly do: 'wait'; readonly ms: number };

/** What a server knows of a thing: how often it was changed, and what was saved last. */
interface Fact {
  readonly changes: number;
  readonly age: number;
}

interface Tab {
  readonly client: Client;
  readonly tabs: Tabs;
  readonly timer: FakeTimer;
  readonly recorder: Recorder;
  readonly place: number;
  /** Whose data it may show. */
  user: number;
  /** By thing: the latest change that was shown. */
  seen: Map<string, number>;
  /** By thing: the latest change when it was called out of date here. */
  outdated: Map<string, number>;
  /** How much of what it took for fresh was compared with that of the other tab. */
  compared: number;
}

/** A request with the answer that the server gave, as of its arrival. */
interface Asked {
  readonly call: WireCall;
  readonly tab: Tab;
  readonly isList: boolean;
  answer(): Json;
}

/** Two tabs, the channel between them, and the server. */
interface Household {
  readonly clock: FakeClock;
  readonly facts: Map<string, Fact>;
  readonly tabs: Tab[];
  open: Asked[];
  waiting: { readonly data: unknown; readonly listener: (event: { readonly data: unknown }) => void }[];
  readonly listeners: Map<TabChannel, (event: { readonly data: unknown }) => void>;
  user: number;
  /** Whether a tab may have missed what another one told. */
  hasMissed: boolean;
  /** What was thrown where somebody watches. */
  readonly faults: unknown[];
}

const A_USER = 1_000_000;
const configOf = (thingId: string) => ({ thingId, fields: ['person.Name', 'person.Age'] });
const LIST = { shelf: 'person' };

/**
 * Lets all of it happen; at the end, whatever was told has come, and both tabs have asked for everything.
 *
 * @returns whether the tabs were held to agree before they asked
 */
export async function liveThrough(events: readonly Event[]): Promise<boolean> {
  const home = createHousehold();
  for (const event of events) {
    await act(home, event);
    await afterwards(home);
  }
  await comeToRest(home);
  for (const tab of home.tabs) for (const id of IDS) checkTruth(home, tab, id);
  return home.tabs.some(({ compared }) => compared > 0);
}

function createHousehold(): Household {
  const home: Household = {
    clock: createFakeClock(),
    facts: new Map(IDS.map((id) => [id, { changes: 1, age: 0 }])),
    tabs: [],
    open: [],
    waiting: [],
    listeners: new Map(),
    user: 1,
    hasMissed: false,
    faults: [],
  };
  for (const place of [1, 2])
    home.tabs.push(openTab(home, { place, user: 1, seen: new Map(), outdated: new Map() }, undefined));
  return home;
}

function openTab(
  home: Household,
  { place, user, seen, outdated }: Pick<Tab, 'place' | 'user' | 'seen' | 'outdated'>,
  dump: string | undefined,
): Tab {
  const timer = createFakeTimer();
  const recorder = createRecorder();
  const tabs = createTabs({ version: 'v1', user: `${user}`, timer, place, channel: joinChannel(home) });
  const wire = createWire();
  const fetch: Fetch = (request) => {
    const answering = wire.fetch(request);
    const call = wire.calls.at(-1);
    const isList = request.url.includes('shelves');
    if (call) home.open.push({ call, tab, isList, answer: answerTo(home, tab, request) });
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
  const tab: Tab = { client, tabs, timer, recorder, place, user, seen, outdated, compared: 0 };
  client.watch(getThing, configOf('a'), () => check(tab));
  client.watch(listThings, LIST, () => check(tab), { policy: 'only-if-cached' });
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
function thingOf({ facts }: Household, id: string, user: number): Thing {
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

function change({ facts }: Household, id: string, age: number): void {
  facts.set(id, { changes: (facts.get(id)?.changes ?? 0) + 1, age });
}

async function act(home: Household, event: Event): Promise<void> {
  const { clock, open, waiting, tabs } = home;
  // Each is at a time of its own, so that the order of requests is that of the server's answers.
  clock.advance(5);
  const tab = 'tab' in event ? tabs[event.tab] : undefined;
  const [asked] =
    event.do === 'answer' || event.do === 'refuse' ? open.splice(event.which % open.length, 1) : [];
  switch (event.do) {
    case 'read':
      return void tab?.client.refresh(getThing, configOf(event.id));
    case 'list':
      return void tab?.client.refresh(listThings, LIST);
    case 'invalidate':
      return outdate(home, tab, event.id);
    case 'write':
      return write(home, tab, event.id);
    case 'tell':
      return tab?.tabs.flush();
    case 'reload':
      return reload(home, event.tab);
    case 'reopen':
      return reopen(home, event.tab);
    case 'switch':
      home.user += 1;
      tab?.client.changeSession('begins');
      return tab?.tabs.open(`${home.user}`);
    case 'elsewhere':
      return change(home, event.id, 1);
    case 'answer':
      return asked?.call.reply(200, asked.answer());
    case 'refuse':
      return asked?.call.reply(500, []);
    case 'deliver':
      return deliver(waiting.splice(event.which % waiting.length, 1));
    case 'lose':
      return lose(home, event.which);
    case 'wait':
      clock.advance(event.ms);
      for (const { timer } of tabs) timer.advance(event.ms);
  }
}

/** A list of its own that is under way may bring what a store has nothing of yet, also where there is but one tab. */
function outdate({ open, facts }: Household, tab: Tab | undefined, id: Id): void {
  tab?.client.invalidate(getThing, configOf(id));
  const mayBring = open.some((asked) => asked.tab === tab && asked.isList);
  if (!mayBring) tab?.outdated.set(id, facts.get(id)?.changes ?? 0);
}

function write({ clock }: Household, tab: Tab | undefined, thingId: string): void {
  const config = { thingId, fields: { Age: clock.now() } };
  // Refusals are part of the history.
  void tab?.client.write(changeThing, config, { optimistic: true }).catch(() => undefined);
}

function deliver(messages: Household['waiting']): void {
  for (const { data, listener } of messages) listener({ data });
}

/** What tabs say of the user always arrives. */
function lose(home: Household, which: number): void {
  const { waiting } = home;
  const at = which % waiting.length;
  const message = waiting[at];
  if (!message || !isNews(message)) return;
  waiting.splice(at, 1);
  home.hasMissed = true;
}

/** Whether a message is about what a tab has taken in. */
const isNews = ({ data }: Household['waiting'][number]): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'happened';

/** Ends a page: nobody hears what it has not told yet, nor it what is on its way to it. */
function close(home: Household, { tabs }: Tab): void {
  const told = home.waiting.length;
  tabs.flush();
  const untold = home.waiting.splice(told);
  tabs.close();
  const listeners = new Set(home.listeners.values());
  const unheard = home.waiting.filter(({ listener }) => !listeners.has(listener));
  home.hasMissed ||= [...untold, ...unheard].some(isNews);
}

/** A page takes the place of another one, with what that has taken in; what is under way there is lost. */
function reload(home: Household, which: number): void {
  const old = home.tabs[which];
  if (!old) return;
  const before = IDS.map((id) => old.client.peek(getThing, configOf(id)));
  close(home, old);
  home.open = home.open.filter(({ tab }) => tab !== old);
  const tab = openTab(home, old, old.recorder.dehydrate());
  home.tabs[which] = tab;
  for (const [index, id] of IDS.entries()) {
    const was = before[index];
    const is = tab.client.peek(getThing, configOf(id));
    const hasLost = was !== undefined && dataOf(was) !== undefined && dataOf(is) === undefined;
    const isFresher = is.state === 'fulfilled' && was?.state === 'stale';
    if (hasLost || isFresher) throw new BrokenLaw('a reload shows what was kept', { id, was, is });
  }
  check(tab);
}

/** A page with nothing takes the place of another one: what that has not told or heard, nobody has missed who is left. */
function reopen(home: Household, which: number): void {
  const old = home.tabs[which];
  if (!old) return;
  old.tabs.close();
  home.open = home.open.filter(({ tab }) => tab !== old);
  home.tabs[which] = openTab(home, { ...old, seen: new Map(), outdated: new Map() }, undefined);
}

async function afterwards(home: Household): Promise<void> {
  await calm();
  const [fault] = home.faults;
  if (fault !== undefined) throw fault;
  for (const tab of home.tabs) {
    // Who has learned of another user finds out who that is.
    tab.tabs.open(`${tab.user}`);
    check(tab);
  }
  // That one knows again who it is, is no news.
  home.waiting = home.waiting.filter(({ data }) => !isRepeated(data, home));
}

const isRepeated = (data: unknown, { tabs }: Household): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'known' &&
  'user' in data &&
  tabs.every(({ user }) => `${user}` === data.user);

/** Nobody is shown what another user has, nor something older than before, nor as fresh what was called out of date. */
function check(tab: Tab): void {
  checkFreshness(tab);
  const { client, user, seen } = tab;
  const single = IDS.flatMap((id) => dataOf(client.peek(getThing, configOf(id))) ?? []);
  for (const { id, fields } of [...single, ...(dataOf(client.peek(listThings, LIST))?.things ?? [])]) {
    const name = Number(fields['Name']?.value);
    const before = seen.get(id) ?? 0;
    if (Math.floor(name / A_USER) !== user) throw new BrokenLaw('users are kept apart', { id, name, user });
    if (name < before) throw new BrokenLaw('nothing older takes the place of newer', { id, name, before });
    seen.set(id, name);
  }
}

function checkFreshness({ client, outdated }: Tab): void {
  for (const [id, changes] of outdated) {
    const is = client.peek(getThing, configOf(id));
    if (is.state === 'fulfilled' && Number(is.data.fields['Name']?.value) % A_USER < changes)
      throw new BrokenLaw('what was called out of date is fresh only when asked for again', { id, is });
  }
}

/** Everybody tells and is told everything, then asks for everything. */
async function comeToRest(home: Household): Promise<void> {
  for (const isAsking of [false, false, true, false, false]) {
    home.clock.advance(5);
    for (const tab of home.tabs) tab.tabs.flush();
    deliver(home.waiting.splice(0));
    if (isAsking) checkAgreement(home);
    for (const { call, answer } of home.open.splice(0)) {
      home.clock.advance(5);
      if (!call.isAborted()) call.reply(200, answer());
      await afterwards(home);
    }
    if (!isAsking) continue;
    for (const { client } of home.tabs) for (const id of IDS) void client.refresh(getThing, configOf(id));
  }
}

/** What tabs take for fresh that have heard the same is the same, in all that they have asked for. */
function checkAgreement({ tabs, hasMissed }: Household): void {
  if (hasMissed) return;
  for (const id of IDS) {
    const shown = tabs.map((tab) => ({ tab, is: tab.client.peek(getThing, configOf(id)) }));
    const fresh = shown.filter(({ is }) => is.state === 'fulfilled');
    if (fresh.length < 2) continue;
    for (const { tab } of fresh) tab.compared += 1;
    const [one, ...others] = fresh.map(({ is }) => dataOf(is)?.fields);
    if (others.some((other) => !isDeepStrictEqual(one, other)))
      throw new BrokenLaw('tabs that have heard everything agree', { id, one, others });
  }
}

function checkTruth(home: Household, tab: Tab, id: string): void {
  const shown = dataOf(tab.client.peek(getThing, configOf(id)))?.fields;
  const { fields } = thingOf(home, id, tab.user);
  const isTrue =
    shown?.['Name']?.value === fields['Name']?.value && shown?.['Age']?.value === fields['Age']?.value;
  if (!isTrue) throw new BrokenLaw('both tabs show what the server has', { id, shown, fields });
}
