import { createClientOf, dataOf, type Client } from '@energy-portal/sdk';
import {
  createFakeClock,
  getTrackedThing as getTracked,
  listThings,
  toyTables,
  type Thing,
} from '../../sdk/toys/index.ts';
import { BrokenLaw } from './laws.ts';
import { flushPromises, createWire, type WireCall } from './wire.ts';

/** The fields of the record; each says which version it is of. */
export const NAMES = ['Name', 'Age', 'Mail', 'Town'] as const;
type Name = (typeof NAMES)[number];

/** Something that happens to a record in several versions. Numbers that choose are taken modulo what there is. */
export type Event =
  | { readonly do: 'watch' | 'read' | 'push'; readonly names: readonly Name[] }
  | { readonly do: 'unwatch' | 'answer' | 'refuse'; readonly which: number }
  | { readonly do: 'list' | 'change' };

const LISTED: readonly Name[] = ['Name', 'Town'];
/** More answers than any history needs to come to rest. */
const REST = 50;

/** A client that watches one record, and a server which answers as things stand then. */
interface Scene {
  readonly client: Client;
  readonly calls: readonly WireCall[];
  open: readonly WireCall[];
  observers: readonly { readonly names: readonly Name[]; readonly stop: () => void }[];
  /** The record's version on the server. */
  version: number;
  /** The latest version that the client was received of. */
  received: number;
  /** By field: the latest version that was received of it. */
  readonly known: Map<Name, number>;
  /** The fields that the client has to have of the latest version: all, unless nobody watched or asking failed. */
  promised: ReadonlySet<Name>;
  /** By version: how often all tracked fields were asked for. */
  readonly refetches: Map<number, number>;
}

const configOf = (names: readonly Name[]) => ({
  thingId: 'a',
  fields: names.map((name) => `person.${name}`),
});

/** Lets all of it happen, then all that is asked for be answered. */
export async function trackThrough(events: readonly Event[]): Promise<void> {
  const { fetch, calls } = createWire();
  const base = { baseUrl: 'https://toy.example', fetch, clock: createFakeClock() };
  const scene: Scene = {
    client: createClientOf(toyTables, base),
    calls,
    open: [],
    observers: [],
    version: 1,
    received: 0,
    known: new Map(),
    promised: new Set(),
    refetches: new Map(),
  };
  for (const event of events) {
    act(scene, event);
    await settle(scene);
  }
  for (let rest = 0; scene.open.length > 0; rest += 1) {
    if (rest === REST) throw new BrokenLaw('a conflict comes to rest', { open: scene.open.map(addressOf) });
    answer(scene, 0);
    await settle(scene);
  }
  check(scene);
}

function act(scene: Scene, event: Event): void {
  const { client, observers } = scene;
  switch (event.do) {
    case 'watch': {
      const stop = client.watch(getTracked, configOf(event.names), () => undefined);
      scene.observers = [...observers, { names: event.names, stop }];
      return;
    }
    case 'unwatch': {
      const leaving = observers[event.which % observers.length];
      scene.observers = observers.filter((observer) => observer !== leaving);
      leaving?.stop();
      return;
    }
    case 'read':
      return void client.read(getTracked, configOf(event.names));
    case 'push':
      receive(scene, event.names);
      return client.put(getTracked, configOf(event.names), thingOf(scene, event.names));
    case 'list':
      return void client.refresh(listThings, { shelf: 'person' });
    case 'change':
      scene.version += 1;
      return;
    case 'answer':
      return answer(scene, event.which);
    case 'refuse':
      return refuse(scene, event.which);
  }
}

/** Notes what was asked for meanwhile, and what nobody waits for any more. */
async function settle(scene: Scene): Promise<void> {
  const seen = scene.calls.length;
  const before = scene.open;
  await flushPromises();
  const asked = scene.calls.filter((call) => !noted.has(call));
  for (const call of asked) note(scene, call);
  const all = [...before, ...asked];
  scene.open = all.filter((call) => !call.isAborted());
  if (all.some((call) => call.isAborted() && isRefetch(call))) lose(scene);
  if (scene.calls.length > seen) await settle(scene);
}

const noted = new WeakSet<WireCall>();

function note({ refetches, received }: Scene, call: WireCall): void {
  noted.add(call);
  if (!isRefetch(call)) return;
  const times = (refetches.get(received) ?? 0) + 1;
  refetches.set(received, times);
  if (times > 1)
    throw new BrokenLaw('tracked fields are asked for once for each version', { received, times });
}

const addressOf = ({ address }: WireCall): string => address;
const isRefetch = ({ address }: WireCall): boolean => address.includes('extras=');
const namesIn = ({ address }: WireCall): readonly Name[] =>
  address.includes('shelves') ? LISTED : NAMES.filter((name) => address.includes(`person.${name}`));

function answer(scene: Scene, which: number): void {
  const call = scene.open[which % scene.open.length];
  if (!call) return;
  scene.open = scene.open.filter((other) => other !== call);
  const names = namesIn(call);
  receive(scene, names);
  const thing = thingOf(scene, names);
  // Things are JSON.
  call.reply(
    200,
    JSON.parse(JSON.stringify(call.address.includes('shelves') ? { things: [thing], next: null } : thing)),
  );
}

/** A reader without observers receives an error, and nothing is refetched for it. */
function refuse(scene: Scene, which: number): void {
  const refetches = scene.open.filter(isRefetch);
  const call = refetches[which % refetches.length];
  if (!call) return;
  scene.open = scene.open.filter((other) => other !== call);
  lose(scene);
  call.reply(500, []);
}

const thingOf = ({ version }: Scene, names: readonly Name[]): Thing => ({
  id: 'a',
  kind: 'person',
  rev: version,
  fields: Object.fromEntries(names.map((name) => [name, { value: version }])),
});

function receive(scene: Scene, names: readonly Name[]): void {
  const { version, known, observers } = scene;
  for (const name of names) known.set(name, version);
  const isUnwatched = version > scene.received && observers.length === 0;
  scene.received = version;
  scene.promised = new Set([...scene.promised, ...names]);
  if (isUnwatched) lose(scene);
}

/** Forgets the promise of all fields: the client has to have only those of the latest version. */
function lose(scene: Scene): void {
  const { known, received } = scene;
  scene.promised = new Set(NAMES.filter((name) => known.get(name) === received));
}

function check({ client, observers, promised, received }: Scene): void {
  const watched = observers.flatMap(({ names }) => names);
  for (const name of new Set(observers.length > 0 ? [...promised, ...watched] : [])) {
    const snapshot = client.peek(getTracked, configOf([name]));
    if (snapshot.state === 'fulfilled' && dataOf(snapshot)?.fields[name]?.value === received) continue;
    throw new BrokenLaw('a watched record has all tracked fields of its latest version', {
      name,
      received,
      snapshot,
    });
  }
}
