import { type Client, type Counters } from '@energy-portal/sdk';
import {
  createToyClient,
  getThing,
  getThings,
  listThings,
  saveThing,
  type ScriptedFetch,
  type Thing,
} from '../../sdk/toys/index.ts';

const FIELDS = { Name: { value: 'Ann' }, Age: { value: 40 } };

/** A thing with two fields: with `id`, `kind`, `rev` and the map itself, six fields. */
const person = (id: number, name = 'Ann'): Thing => ({
  id: `p${id}`,
  kind: 'person',
  rev: 1,
  fields: { Name: { value: name }, Age: { value: 40 } },
});

const whole = (id: number): { thingId: string; fields: readonly string[] } => ({
  thingId: `p${id}`,
  fields: ['person.Name', 'person.Age'],
});
const page = (size: number): { things: readonly Thing[]; next: null } => ({
  things: Array.from({ length: size }, (_, id) => person(id)),
  next: null,
});
const nothing = (): void => undefined;
const policy = 'only-if-cached';

/** One thing that a client does, among so many records, with what it costs. */
export interface Situation {
  readonly name: string;
  prepare(client: Client, size: number): void;
  act(client: Client, size: number, server: ScriptedFetch): void | Promise<void>;
  /** Only what is not nought. */
  readonly cost: Partial<Counters> | ((size: number) => Partial<Counters>);
}

const fill = (client: Client, size: number): void => client.put(listThings, { shelf: 'all' }, page(size));
const watchEach = (client: Client, ids: readonly number[]): void => {
  for (const id of ids) client.watch(getThing, whole(id), nothing, { policy });
};
const others = Array.from({ length: 50 }, (_, index) => index + 1);
const FIELD_COUNT = 6;
const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, id) => id);
const shelve = (client: Client, count: number): void => {
  for (const id of numbers(count)) client.put(listThings, { shelf: `s${id}` }, { things: [], next: null });
};

/** The costs of each situation; none grows with the number of records, but that which writes them all. */
export const situations: readonly Situation[] = [
  {
    name: 'all again, equal: compared once each, and the page; nothing written, nobody told',
    prepare: (client, size) => {
      fill(client, size);
      client.watch(listThings, { shelf: 'all' }, nothing, { policy });
    },
    act: fill,
    cost: (size) => ({ comparisons: FIELD_COUNT * size + 1 }),
  },
  {
    name: 'a cached read',
    prepare: fill,
    act: (client) => void client.peek(getThing, whole(0)),
    cost: {},
  },
  {
    name: 'one record again, equal',
    prepare: fill,
    act: (client) => client.put(getThing, whole(0), person(0)),
    // Its first answer of its own is written, as a place of the record.
    cost: { comparisons: FIELD_COUNT, writes: 1 },
  },
  {
    name: 'one change with 1,000 watchers elsewhere',
    prepare: (client, size) => {
      fill(client, size);
      for (let round = 0; round < 20; round += 1) watchEach(client, others);
    },
    act: (client) => client.put(listThings, { shelf: 'one' }, { things: [person(0, 'Bea')], next: null }),
    cost: { comparisons: FIELD_COUNT, writes: 2 },
  },
  {
    name: 'one change with 1,000 watchers on it',
    prepare: (client, size) => {
      fill(client, size);
      watchEach(
        client,
        Array.from({ length: 1_000 }, () => 0),
      );
    },
    act: (client) => client.put(listThings, { shelf: 'one' }, { things: [person(0, 'Bea')], next: null }),
    cost: { comparisons: FIELD_COUNT, writes: 2, notifications: 1_000 },
  },
  {
    name: 'one change in a page that is watched',
    prepare: (client, size) => {
      fill(client, size);
      client.watch(listThings, { shelf: 'all' }, nothing, { policy });
    },
    act: (client) => client.put(listThings, { shelf: 'one' }, { things: [person(0, 'Bea')], next: null }),
    cost: { comparisons: FIELD_COUNT, writes: 2, notifications: 1 },
  },
  {
    name: '1,000 equal reads under way',
    prepare: fill,
    act: (client) => {
      for (let round = 0; round < 1_000; round += 1)
        void client.read(getThing, { thingId: 'new', layout: 'full' });
    },
    cost: { requests: 1 },
  },
  {
    name: 'a record that watchers show is called out of date',
    prepare: (client, size) => {
      fill(client, size);
      watchEach(client, others);
      client.put(getThing, whole(0), person(0));
    },
    act: (client) => client.invalidate(getThing, whole(0)),
    cost: { scans: 51 },
  },
  {
    name: 'a batch of 200 among answers of other operations: those of its things are looked through once',
    prepare: (client, size) => {
      shelve(client, size);
      watchEach(client, others);
    },
    act(client) {
      const ids = numbers(200);
      const results = ids.map((id) => ({
        statusCode: 200,
        result: { id: `p${id}`, kind: 'person', rev: 1, fields: { ...FIELDS } },
      }));
      client.put(getThings, { thingIds: ids.map((id) => `p${id}`) }, { results });
    },
    cost: { writes: 200 * FIELD_COUNT + 1, notifications: 50, scans: 50 },
  },
  {
    name: 'a write that touches lists among answers of other operations: only lists are looked through',
    prepare(client, size) {
      for (const id of numbers(size)) client.put(getThing, whole(id), person(id));
      shelve(client, 50);
    },
    async act(client, _, server) {
      const saving = client.write(saveThing, { fields: { Id: 'p0', Name: 'Bea' } });
      await server.last().answer({ ...person(0, 'Bea'), rev: 2 });
      await saving;
    },
    cost: { comparisons: FIELD_COUNT, writes: 2, requests: 1, scans: 50 },
  },
];

/** The work that a situation takes among so many records: what is not nought. */
export async function workOf({ prepare, act }: Situation, size: number): Promise<Partial<Counters>> {
  const { client, server } = createToyClient({ memory: { entities: Infinity } });
  prepare(client, size);
  const before = client.counters();
  await act(client, size, server);
  const after = client.counters();
  const names = ['comparisons', 'writes', 'notifications', 'requests', 'evictions', 'scans'] as const;
  const work = names.map((name) => [name, after[name] - before[name]] as const);
  return Object.fromEntries(work.filter(([, count]) => count > 0));
}
