import { createClientOf, dataOf, type Client } from '@energy-portal/sdk';
import { createFakeClock, getThing, listThings, toyTables, type Thing } from '../../sdk/toys/index.ts';
import { changeThing } from './things.ts';
import { flushPromises, createWire } from './wire.ts';

const BOTH = { thingId: 'a', extras: ['person.Name', 'person.Age'] };
const reads = [
  (client: Client) => client.refresh(getThing, { thingId: 'a', fields: ['person.Name'] }),
  (client: Client) => client.refresh(getThing, { thingId: 'a', fields: ['person.Age'] }),
  (client: Client) => client.refresh(getThing, { thingId: 'a', fields: ['person.Name', 'person.Age'] }),
  (client: Client) => client.refresh(listThings, { shelf: 'person' }),
] as const;
const FIELDS = [['Name'], ['Age'], ['Name', 'Age'], ['Name', 'Age']] as const;

/** Number of different reads. */
export const READS = reads.length;

const thingOf = (read: number, value: number, rev?: number): Thing => ({
  id: 'a',
  kind: 'person',
  ...(rev === undefined ? {} : { rev }),
  fields: Object.fromEntries((FIELDS[read] ?? []).map((name) => [name, { value }])),
});

const answerOf = (read: number, value: number, rev?: number): unknown =>
  read === READS - 1 ? { things: [thingOf(read, value, rev)], next: null } : thingOf(read, value, rev);

/** Each value of a field that was ever shown, in order. */
function createRecorder(client: Client): {
  readonly shown: Readonly<Record<'Name' | 'Age', number[]>>;
  note(): void;
} {
  const shown = { Name: [] as number[], Age: [] as number[] };
  const note = (): void => {
    // Values are the numbers that answers of this file have; what was never told is left out.
    const fields = dataOf(client.peek(getThing, BOTH))?.fields ?? {};
    for (const name of ['Name', 'Age'] as const) {
      const value = fields[name]?.value;
      if (typeof value === 'number' && value > 0 && shown[name].at(-1) !== value) shown[name].push(value);
    }
  };
  return { shown, note };
}

const isRising = (values: readonly number[]): boolean =>
  values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0));

/** An answer of one version. */
export interface Versioned {
  readonly read: number;
  readonly rev: number;
}

/** Returns true when no field ever shows an earlier version than before, and each the latest one at the end. */
export function risesByVersion(answers: readonly Versioned[]): boolean {
  const client = createClientOf(toyTables, { baseUrl: 'https://toy.example', clock: createFakeClock() });
  // Known to be absent, so that the recorder sees one without the other.
  client.put(getThing, BOTH, { id: 'a', kind: 'person', rev: 0, fields: {} });
  const { shown, note } = createRecorder(client);
  for (const { read, rev } of answers) {
    if (read === READS - 1)
      client.put(listThings, { shelf: 'person' }, { things: [thingOf(read, rev, rev)], next: null });
    else client.put(getThing, { thingId: 'a', layout: `${read}` }, thingOf(read, rev, rev));
    note();
  }
  const latest = (name: 'Name' | 'Age'): number =>
    Math.max(
      0,
      ...answers.filter(({ read }) => FIELDS[read]?.some((field) => field === name)).map(({ rev }) => rev),
    );
  const isLatest = (name: 'Name' | 'Age'): boolean => (shown[name].at(-1) ?? 0) === latest(name);
  return isRising(shown.Name) && isRising(shown.Age) && isLatest('Name') && isLatest('Age');
}

/** Returns true when no field ever shows an answer that was asked for earlier than the one before. */
export async function risesByRequest(asked: readonly number[], replies: readonly number[]): Promise<boolean> {
  const { fetch, calls } = createWire();
  const client = createClientOf(toyTables, {
    baseUrl: 'https://toy.example',
    fetch,
    clock: createFakeClock(),
  });
  client.put(getThing, BOTH, { id: 'a', kind: 'person', fields: {} });
  const { shown, note } = createRecorder(client);
  client.watch(getThing, BOTH, note, { policy: 'only-if-cached' });
  for (const read of asked) {
    void reads[read % READS]?.(client);
    // Each with a request of its own.
    client.invalidate(listThings, { shelf: 'nobody' });
  }
  for (const index of replies) {
    // What cannot be encoded is not among the answers.
    calls[index]?.reply(200, JSON.parse(JSON.stringify(answerOf((asked[index] ?? 0) % READS, index + 1))));
  }
  await flushPromises();
  note();
  return isRising(shown.Name) && isRising(shown.Age) && shown.Name.length + shown.Age.length > 0;
}

/** Something that happens between requests and their answers; a write is refused where it has no answer. */
export type Exchange =
  | { readonly do: 'read'; readonly read: number; readonly isVersioned: boolean }
  | { readonly do: 'write'; readonly isVersioned: boolean; readonly isTaken: boolean }
  | { readonly do: 'answer'; readonly which: number };

/** A request in flight: what its answer says is settled when it is sent, of a write when it is carried out. */
interface Underway {
  readonly call: number;
  readonly exchange: Exclude<Exchange, { do: 'answer' }>;
  readonly value: number;
}

/**
 * Returns true when no field ever shows something older than before, and each the latest at the end: with and without
 * versions, with writes that are shown before they are answered.
 */
export async function risesThroughAll(exchanges: readonly Exchange[]): Promise<boolean> {
  const { fetch, calls } = createWire();
  const clock = createFakeClock();
  const client = createClientOf(toyTables, { baseUrl: 'https://toy.example', fetch, clock });
  client.put(getThing, BOTH, { id: 'a', kind: 'person', fields: {} });
  const { shown, note } = createRecorder(client);
  client.watch(getThing, BOTH, note, { policy: 'only-if-cached' });
  const latest = { Name: 0, Age: 0 };
  const open: Underway[] = [];
  let value = 0;
  const answer = ({ call, exchange, value: known }: Underway): void => {
    const isWrite = exchange.do === 'write';
    if (isWrite && !exchange.isTaken) return calls[call]?.reply(400, []);
    const said = isWrite ? (value += 1) : known;
    const read = isWrite ? 2 : exchange.read;
    for (const name of FIELDS[read] ?? []) latest[name] = Math.max(latest[name], said);
    const body = answerOf(read, said, exchange.isVersioned ? said : undefined);
    // As in risesByRequest.
    calls[call]?.reply(200, JSON.parse(JSON.stringify(body)));
  };
  const send = (exchange: Underway['exchange']): void => {
    open.push({ call: calls.length, exchange, value: (value += 1) });
    if (exchange.do === 'read') void reads[exchange.read]?.(client);
    else writeOptimistically(client);
    // As in risesByRequest.
    client.invalidate(listThings, { shelf: 'nobody' });
  };
  for (const exchange of exchanges) {
    if (exchange.do === 'answer') open.splice(exchange.which % open.length, 1).forEach(answer);
    else send(exchange);
    await flushPromises();
    note();
  }
  for (const underway of open) answer(underway);
  await flushPromises();
  note();
  const isRight = (name: 'Name' | 'Age'): boolean =>
    isRising(shown[name]) && (shown[name].at(-1) ?? 0) === latest[name];
  return isRight('Name') && isRight('Age');
}

/** Writes optimistically; expected values are less than all answers, and so never noted. */
function writeOptimistically(client: Client): void {
  const config = { thingId: 'a', fields: { Name: -1, Age: -1 } };
  // Whether it is refused is part of the history.
  void client.write(changeThing, config, { optimistic: true }).catch(() => undefined);
}

/** Something that happens around a change of the user. */
export type Turn =
  | { readonly do: 'read' | 'write' | 'answer'; readonly which: number }
  | { readonly do: 'switch' };

/** Returns true when no user is ever shown the data of an earlier one. */
export async function keepsUsersApart(turns: readonly Turn[]): Promise<boolean> {
  const { fetch, calls } = createWire();
  const client = createClientOf(toyTables, {
    baseUrl: 'https://toy.example',
    fetch,
    clock: createFakeClock(),
  });
  const sessions: { readonly read: number; readonly user: number }[] = [];
  let user = 1;
  let isApart = true;
  const check = (thing: Thing | undefined): void => {
    const values = Object.values(thing?.fields ?? {}).map(({ value }) => value);
    isApart &&= values.every((value) => value === user);
  };
  for (const fields of [['person.Name'], ['person.Age']]) {
    client.watch(getThing, { thingId: 'a', fields }, (snapshot) => check(dataOf(snapshot)), {
      policy: 'only-if-cached',
    });
  }
  for (const turn of turns) {
    if (turn.do === 'switch') {
      user += 1;
      client.changeSession('begins');
    } else if (turn.do === 'answer') {
      const index = turn.which % Math.max(1, calls.length);
      const { read = 0, user: asker = 0 } = sessions[index] ?? {};
      // As in risesByRequest.
      calls[index]?.reply(200, JSON.parse(JSON.stringify(answerOf(read, asker))));
      await flushPromises();
    } else {
      const read = turn.do === 'write' ? 2 : turn.which % READS;
      if (turn.do === 'write') void client.write(changeThing, { thingId: 'a' }).catch(() => undefined);
      else void reads[read]?.(client);
      while (sessions.length < calls.length) sessions.push({ read, user });
    }
    check(dataOf(client.peek(getThing, { thingId: 'a', fields: ['person.Name'] })));
    check(dataOf(client.peek(listThings, { shelf: 'person' }))?.things[0]);
  }
  return isApart;
}
