import { createClientOf, type Client } from '@energy-portal/sdk';
import { createUnreliableServer, runCustomerAction } from './customer-actions.ts';
import { createFakeClock, getThing, listThings, toyTables, type Thing } from '../../sdk/toys/index.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The use of a client. */
export interface Load {
  readonly name: string;
  /** Milliseconds between two visits. */
  readonly every: number;
  /** Different customers, each with a page of records of its own. */
  readonly customers: number;
  /** Records on a page. */
  readonly records: number;
  /** Most entities, and most answers, that the client may keep. */
  readonly budget: number;
  /** Number of pages that stay open. */
  readonly open: number;
  /** After how many visits somebody else signs in, where customers do more than look. */
  readonly actionsUntilSession?: number;
}

export const loads: readonly Load[] = [
  {
    name: 'one customer who looks in every three hours',
    every: 180 * MINUTE,
    customers: 1,
    records: 12,
    budget: 100,
    open: 1,
  },
  {
    name: 'a call centre: a customer every half hour',
    every: 30 * MINUTE,
    customers: 900,
    records: 8,
    budget: 100,
    open: 4,
  },
  {
    name: 'a call centre whose answers never grow old',
    every: 10_000,
    customers: 900,
    records: 8,
    budget: 100,
    open: 4,
  },
  {
    name: 'answers without records, each another',
    every: 5_000,
    customers: Infinity,
    records: 0,
    budget: 10,
    open: 4,
  },
  {
    name: 'a call centre that reads, writes, pages, fails and changes hands',
    every: 10_000,
    customers: 900,
    records: 8,
    budget: 100,
    open: 4,
    actionsUntilSession: 700,
  },
];

/** The peak of what was kept, and how many open pages had lost something. */
export interface Soaked {
  readonly entities: number;
  readonly results: number;
  readonly lost: number;
}

/** A customer's records: each shows its owner, and the owner the last of them. */
function pageOf(
  customer: number,
  { records }: Load,
): { readonly things: readonly Thing[]; readonly next: null } {
  const bare = (id: string): Thing => ({ id, kind: 'person', fields: { Name: { value: id } } });
  const idOf = (index: number): string => `${customer}-${index % records}`;
  const things = Array.from({ length: records }, (_, index): Thing => {
    const thing = bare(idOf(index));
    return { ...thing, fields: { ...thing.fields, Boss: { value: bare(idOf(index + 1)) } } };
  });
  return { things, next: null };
}

/** The visits of a month, or as many as there may be at most. */
export const visitsOf = ({ every }: Load, most: number): number =>
  Math.min(most, Math.ceil((30 * DAY) / every));

/** Lets so many visits pass. */
export async function soak(load: Load, visits: number): Promise<Soaked> {
  const clock = createFakeClock();
  const client = createClientOf(toyTables, {
    baseUrl: 'https://toy.example',
    clock,
    fetch: createUnreliableServer(),
    memory: { entities: load.budget },
  });
  const open: { readonly shelf: string; readonly stop: () => void }[] = [];
  let peak = { entities: 0, results: 0 };
  let lost = 0;
  for (let visit = 0; visit < visits; visit += 1) {
    clock.advance(load.every);
    const customer = visit % load.customers;
    const shelf = `${customer}`;
    if (load.actionsUntilSession !== undefined) {
      if (visit % load.actionsUntilSession === 0) client.changeSession('begins');
      await runCustomerAction(client, visit, customer);
    }
    client.put(listThings, { shelf }, pageOf(customer, load));
    client.peek(getThing, { thingId: `${customer}-0`, fields: ['person.Name'] });
    open.push({
      shelf,
      stop: client.watch(listThings, { shelf }, () => undefined, { policy: 'only-if-cached' }),
    });
    if (open.length > load.open) open.shift()?.stop();
    if (visit % (load.actionsUntilSession ?? Infinity) < load.open) continue;
    lost += open.filter((one) => !isShown(client, one.shelf)).length;
    const { entities, results } = client.counters();
    peak = { entities: Math.max(peak.entities, entities), results: Math.max(peak.results, results) };
  }
  return { ...peak, lost };
}

const isShown = (client: Client, shelf: string): boolean =>
  client.peek(listThings, { shelf }).state !== 'unfulfilled';
