import { dataOf } from '@energy-portal/sdk';
import { getThing, listThings } from '@energy-portal/sdk/testing';
import { check, checkAgreement, checkTruth } from './household-laws.ts';
import {
  change,
  configOf,
  createHousehold,
  LIST,
  openTab,
  type Household,
  type Tab,
} from './household-tabs.ts';
import { BrokenLaw } from './laws.ts';
import { changeThing, IDS } from './things.ts';
import { calm } from './wire.ts';

type Id = (typeof IDS)[number];

/** One thing that happens to somebody with two tabs. Numbers that choose are taken modulo what there is. */
export type Event =
  | { readonly do: 'read' | 'invalidate' | 'write'; readonly tab: number; readonly id: Id }
  | { readonly do: 'list' | 'tell' | 'reload' | 'reopen' | 'switch' | 'dawdle'; readonly tab: number }
  | { readonly do: 'elsewhere'; readonly id: Id }
  | { readonly do: 'answer' | 'refuse' | 'deliver' | 'lose'; readonly which: number }
  | { readonly do: 'wait'; readonly ms: number };

/**
 * Lets all of it happen; at the end, whatever was told has come, and both tabs have asked for everything.
 *
 * @returns whether the tabs were held to agree before they asked
 */
export async function liveThrough(events: readonly Event[]): Promise<boolean> {
  const home = createHousehold(check);
  for (const event of events) {
    await act(home, event);
    await afterwards(home);
  }
  await comeToRest(home);
  for (const tab of home.tabs) for (const id of IDS) checkTruth(home, tab, id);
  return home.tabs.some(({ compared }) => compared > 0);
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
      return tab?.client.changeSession('begins');
    case 'dawdle':
      if (tab) tab.isSlow = !tab.isSlow;
      return undefined;
    case 'elsewhere':
      return change(home, event.id, 1);
    case 'answer':
      return asked?.call.reply(200, asked.answer());
    case 'refuse':
      return asked?.call.reply(500, []);
    case 'deliver':
      return deliver(home, waiting.splice(event.which % waiting.length, 1));
    case 'lose':
      return lose(home, event.which);
    case 'wait':
      clock.advance(event.ms);
      for (const { timer } of tabs) timer.advance(event.ms);
  }
}

function outdate({ facts }: Household, tab: Tab | undefined, id: Id): void {
  tab?.client.invalidate(getThing, configOf(id));
  tab?.outdated.set(id, facts.get(id)?.changes ?? 0);
}

function write({ clock }: Household, tab: Tab | undefined, thingId: string): void {
  const config = { thingId, fields: { Age: clock.now() } };
  // Refusals are part of the history.
  void tab?.client.write(changeThing, config, { optimistic: true }).catch(() => undefined);
}

function deliver(home: Household, messages: Household['waiting']): void {
  for (const { data, listener } of messages) {
    // Who is not opened then keeps to itself what it has asked for.
    home.hasMissed ||= isOf('known', data) && home.tabs.some(({ isSlow }) => isSlow);
    listener({ data });
  }
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

const isOf = (type: string, data: unknown): data is { readonly user?: unknown } =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === type;

/** Whether a message is about what a tab has taken in. */
const isNews = ({ data }: Household['waiting'][number]): boolean => isOf('happened', data);

/** Ends a page: nobody hears what it has not told yet, nor it what is on its way to it, or waits to be taken in. */
function close(home: Household, { tabs, isSlow }: Tab): void {
  const told = home.waiting.length;
  tabs.flush();
  const untold = home.waiting.splice(told);
  tabs.close();
  const listeners = new Set(home.listeners.values());
  const unheard = home.waiting.filter(({ listener }) => !listeners.has(listener));
  home.hasMissed ||= isSlow || [...untold, ...unheard].some(isNews);
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
    if (!tab.isSlow) tab.tabs.open(`${tab.user}`);
    check(tab);
  }
  // That one knows again who it is, is no news.
  home.waiting = home.waiting.filter(({ data }) => !isRepeated(data, home));
}

const isRepeated = (data: unknown, { tabs }: Household): boolean =>
  isOf('known', data) && tabs.every(({ user }) => `${user}` === data.user);

/** Everybody tells and is told everything, then asks for everything. */
async function comeToRest(home: Household): Promise<void> {
  for (const tab of home.tabs) tab.isSlow = false;
  await afterwards(home);
  for (const isAsking of [false, false, true, false, false]) {
    home.clock.advance(5);
    for (const tab of home.tabs) tab.tabs.flush();
    deliver(home, home.waiting.splice(0));
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
