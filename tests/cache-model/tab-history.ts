import { dataOf } from '@energy-portal/sdk';
import { getThing, listThings } from '../../sdk/toys/index.ts';
import { check, checkAgreement, checkTruth } from './tab-laws.ts';
import { change, configOf, createTabPair, LIST, openTab, type TabPair, type Tab } from './tab-pair.ts';
import { BrokenLaw } from './laws.ts';
import { changeThing, IDS } from './things.ts';
import { flushPromises } from './wire.ts';

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
export async function runHistory(events: readonly Event[]): Promise<boolean> {
  const pair = createTabPair(check);
  for (const event of events) {
    await act(pair, event);
    await afterwards(pair);
  }
  await settleAll(pair);
  for (const tab of pair.tabs) for (const id of IDS) checkTruth(pair, tab, id);
  return pair.tabs.some(({ compared }) => compared > 0);
}

async function act(pair: TabPair, event: Event): Promise<void> {
  const { clock, open, waiting, tabs } = pair;
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
      return invalidate(pair, tab, event.id);
    case 'write':
      return write(pair, tab, event.id);
    case 'tell':
      return tab?.tabs.flush();
    case 'reload':
      return reload(pair, event.tab);
    case 'reopen':
      return reopen(pair, event.tab);
    case 'switch':
      pair.user += 1;
      return tab?.client.changeSession('begins');
    case 'dawdle':
      if (tab) tab.isSlow = !tab.isSlow;
      return undefined;
    case 'elsewhere':
      return change(pair, event.id, 1);
    case 'answer':
      return asked?.call.reply(200, asked.answer());
    case 'refuse':
      return asked?.call.reply(500, []);
    case 'deliver':
      return deliver(pair, waiting.splice(event.which % waiting.length, 1));
    case 'lose':
      return lose(pair, event.which);
    case 'wait':
      clock.advance(event.ms);
      for (const { timer } of tabs) timer.advance(event.ms);
  }
}

function invalidate({ facts }: TabPair, tab: Tab | undefined, id: Id): void {
  tab?.client.invalidate(getThing, configOf(id));
  tab?.invalidated.set(id, facts.get(id)?.changes ?? 0);
}

function write({ clock }: TabPair, tab: Tab | undefined, thingId: string): void {
  const config = { thingId, fields: { Age: clock.now() } };
  // Refusals are part of the history.
  void tab?.client.write(changeThing, config, { optimistic: true }).catch(() => undefined);
}

function deliver(pair: TabPair, messages: TabPair['waiting']): void {
  for (const { data, listener } of messages) {
    // Who is not opened then keeps to itself what it has asked for.
    pair.hasMissed ||= isOf('known', data) && pair.tabs.some(({ isSlow }) => isSlow);
    listener({ data });
  }
}

/** Loses a message; messages about the user always arrive. */
function lose(pair: TabPair, which: number): void {
  const { waiting } = pair;
  const at = which % waiting.length;
  const message = waiting[at];
  if (!message || !isNews(message)) return;
  waiting.splice(at, 1);
  pair.hasMissed = true;
}

const isOf = (type: string, data: unknown): data is { readonly user?: unknown } =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === type;

/** Returns true for a message about data of a tab. */
const isNews = ({ data }: TabPair['waiting'][number]): boolean => isOf('happened', data);

/** Ends a page: nobody hears what it has not told yet, nor it what is on its way to it, or waits to be written. */
function close(pair: TabPair, { tabs, isSlow }: Tab): void {
  const sent = pair.waiting.length;
  tabs.flush();
  const unsent = pair.waiting.splice(sent);
  tabs.close();
  const listeners = new Set(pair.listeners.values());
  const unheard = pair.waiting.filter(({ listener }) => !listeners.has(listener));
  pair.hasMissed ||= isSlow || [...unsent, ...unheard].some(isNews);
}

/** A page takes the place of another one, with what that has written; what is in flight there is lost. */
function reload(pair: TabPair, which: number): void {
  const old = pair.tabs[which];
  if (!old) return;
  const before = IDS.map((id) => old.client.peek(getThing, configOf(id)));
  close(pair, old);
  pair.open = pair.open.filter(({ tab }) => tab !== old);
  const tab = openTab(pair, old, old.recorder.dehydrate());
  pair.tabs[which] = tab;
  for (const [index, id] of IDS.entries()) {
    const was = before[index];
    const is = tab.client.peek(getThing, configOf(id));
    const hasLost = was !== undefined && dataOf(was) !== undefined && dataOf(is) === undefined;
    const isFresher = is.state === 'fulfilled' && was?.state === 'stale';
    if (hasLost || isFresher) throw new BrokenLaw('a reload shows what was kept', { id, was, is });
  }
  check(tab);
}

/** A page with nothing takes the nodeId of another one: what that has not told or heard, nobody has missed who is left. */
function reopen(pair: TabPair, which: number): void {
  const old = pair.tabs[which];
  if (!old) return;
  old.tabs.close();
  pair.open = pair.open.filter(({ tab }) => tab !== old);
  pair.tabs[which] = openTab(pair, { ...old, seen: new Map(), invalidated: new Map() }, undefined);
}

async function afterwards(pair: TabPair): Promise<void> {
  await flushPromises();
  const [error] = pair.errors;
  if (error !== undefined) throw error;
  for (const tab of pair.tabs) {
    // Who has learned of another user finds out who that is.
    if (!tab.isSlow) tab.tabs.open(`${tab.user}`);
    check(tab);
  }
  // That one knows again who it is, is no news.
  pair.waiting = pair.waiting.filter(({ data }) => !isRepeated(data, pair));
}

const isRepeated = (data: unknown, { tabs }: TabPair): boolean =>
  isOf('known', data) && tabs.every(({ user }) => `${user}` === data.user);

/** Everybody tells and is told everything, then asks for everything. */
async function settleAll(pair: TabPair): Promise<void> {
  for (const tab of pair.tabs) tab.isSlow = false;
  await afterwards(pair);
  for (const isAsking of [false, false, true, false, false]) {
    pair.clock.advance(5);
    for (const tab of pair.tabs) tab.tabs.flush();
    deliver(pair, pair.waiting.splice(0));
    if (isAsking) checkAgreement(pair);
    for (const { call, answer } of pair.open.splice(0)) {
      pair.clock.advance(5);
      if (!call.isAborted()) call.reply(200, answer());
      await afterwards(pair);
    }
    if (!isAsking) continue;
    for (const { client } of pair.tabs) for (const id of IDS) void client.refresh(getThing, configOf(id));
  }
}
