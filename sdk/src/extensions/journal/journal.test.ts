import { describe, expect, it } from 'vitest';
import type { Client } from '../../client/client.ts';
import type { ClientExtension, ExtensionHost } from '../../client/extension.ts';
import { dataOf } from '../../query/lookup.ts';
import {
  ann,
  annsName,
  createToyClient,
  getThing,
  listThings,
  saveThing,
  settled,
  toyEntities,
} from '../../../toys/index.ts';
import { getThings, removeThing } from '../../../toys/toy-traits.ts';
import type { ToyClient } from '../../../toys/toy-client.ts';
import type { JsonObject } from '../../core/json-value.ts';
import { readBatch, writeBatch, type Batch } from './batch.ts';
import { splitEntry, subjectOf, survivors } from './compaction.ts';
import type { Entry } from './entry.ts';
import { recordActions } from './recording.ts';
import { replay } from './replay.ts';

interface Recorded extends ToyClient {
  readonly entries: Entry[];
  host(): ExtensionHost;
}

function createRecorded(options: { readonly clock?: ToyClient['clock'] } = {}): Recorded {
  const entries: Entry[] = [];
  let host: ExtensionHost | undefined;
  const extension: ClientExtension = {
    connect(given) {
      host = given;
      recordActions(given, {
        onEntry: (entry) => void entries.push(entry),
        onEmptied: () => void entries.splice(0),
      });
    },
  };
  const toy = createToyClient({ extensions: [extension], ...options });
  return {
    ...toy,
    clock: options.clock ?? toy.clock,
    entries,
    host() {
      if (!host) throw new Error('Not connected');
      return host;
    },
  };
}

async function readAnn({ client, server }: ToyClient, thing: unknown = ann): Promise<void> {
  const reading = client.refresh(getThing, annsName);
  await server.last().answer(thing);
  await reading;
}

function copy(from: Recorded, to: Recorded): void {
  const text = writeBatch({ at: from.clock.now(), entries: from.entries });
  const batch = readBatch(text, { entities: toyEntities, now: to.clock.now() });
  if (!batch) throw new Error('Not understood');
  replay(to.host(), batch, { isKept: false });
}

/** Each entry as a batch of its own, as pages bring them that come in pieces. */
function copySingly(from: Recorded, to: Recorded): void {
  for (const entry of from.entries) copy({ ...from, entries: [entry] }, to);
}

const ways = [
  { way: 'at once', copyAll: copy },
  { way: 'one by one', copyAll: copySingly },
];

/** As a recorder keeps them. */
function compacted(entries: readonly Entry[]): readonly Entry[] {
  const kept = new Map<string, readonly Entry[]>();
  const all = entries.flatMap(splitEntry);
  for (const entry of all) {
    const subject = subjectOf(entry, toyEntities);
    kept.set(subject, [...survivors(kept.get(subject) ?? [], entry, toyEntities), entry]);
  }
  const left = new Set([...kept.values()].flat());
  return all.filter((entry) => left.has(entry));
}

describe('the journal', () => {
  it('tells another client what happened, with its own times', async () => {
    const one = createRecorded();
    await readAnn(one);
    one.clock.advance(10_000);
    const other = createRecorded({ clock: one.clock });
    copy(one, other);
    expect(other.client.peek(getThing, annsName)).toEqual(one.client.peek(getThing, annsName));
    expect(other.server.sent).toHaveLength(0);
    one.clock.advance(30_000);
    expect(other.client.peek(getThing, annsName).state).toBe('stale');
  });

  it('keeps to itself how asking goes and what is not remembered', async () => {
    const { client, server, entries } = createRecorded();
    const failing = client.read(getThing, annsName);
    await server.last().answer({}, 500);
    await failing;
    expect(entries).toEqual([]);
    const missing = client.refresh(getThing, annsName);
    await server.last().answer([{ errorCode: 'NOT_FOUND', message: 'Gone' }], 404);
    await missing;
    expect(entries.map(({ type }) => type)).toEqual(['failed']);
  });

  it('tells a remembered failure as the same error', async () => {
    const one = createRecorded();
    const missing = one.client.read(getThing, annsName);
    await one.server.last().answer([{ errorCode: 'NOT_FOUND', message: 'Gone' }], 404);
    await missing;
    const other = createRecorded({ clock: one.clock });
    copy(one, other);
    const snapshot = other.client.peek(getThing, annsName);
    expect(snapshot).toMatchObject({ state: 'error', error: { code: 'HTTP', status: 404, message: 'Gone' } });
  });

  it('lets no late word win over a later answer', async () => {
    const one = createRecorded();
    const other = createRecorded({ clock: one.clock });
    await readAnn(one);
    one.clock.advance(5);
    await readAnn(other, { ...ann, rev: 2, fields: { Name: { value: 'Anna' } } });
    copy(one, other);
    expect(other.client.peek(getThing, annsName)).toMatchObject({
      data: { fields: { Name: { value: 'Anna' } } },
    });
  });

  it('lets what happened happen in its own order, whatever was told first', async () => {
    const one = createRecorded();
    await readAnn(one);
    one.clock.advance(5);
    one.client.invalidate(getThing, annsName);
    const other = createRecorded({ clock: one.clock });
    copy({ ...one, entries: one.entries.toReversed() }, other);
    expect(other.client.peek(getThing, annsName)).toEqual(one.client.peek(getThing, annsName));
    expect(other.client.peek(getThing, annsName).state).toBe('stale');
  });

  it('tells also of what is out of date that this client does not have', async () => {
    const one = createRecorded();
    const other = createRecorded({ clock: one.clock });
    const shelf = { shelf: 'person' };
    other.client.put(listThings, shelf, { things: [ann], next: null });
    one.clock.advance(5);
    one.client.invalidate(listThings, shelf);
    copy(one, other);
    expect(other.client.peek(listThings, shelf).state).toBe('stale');
  });

  it('tells what a write touches also to clients that have more', async () => {
    const one = createRecorded();
    const other = createRecorded({ clock: one.clock });
    const listing = other.client.read(listThings, { shelf: 'Person' });
    await other.server.last().answer({ things: [ann], next: null });
    await listing;
    one.clock.advance(5);
    const saving = one.client.write(saveThing, { fields: { Id: 'a', Name: 'Anna' } });
    await one.server.last().answer({ ...ann, rev: 2, fields: { Name: { value: 'Anna' } } });
    await saving;
    copy(one, other);
    const { state } = other.client.peek(listThings, { shelf: 'Person' });
    expect(state).toBe('stale');
    expect(other.client.peek(getThing, annsName)).toMatchObject({
      data: { fields: { Name: { value: 'Anna' } } },
    });
  });

  it.each(ways)('tells $way with an answer that it was out of date when it came', async ({ copyAll }) => {
    const one = createRecorded();
    const { client, clock, server } = one;
    const shelf = { shelf: 'person' };
    void client.read(getThing, annsName);
    void client.read(listThings, shelf);
    await settled();
    clock.advance(5);
    client.invalidate(getThing, annsName);
    client.invalidate(listThings, shelf);
    clock.advance(5);
    const [thing, list] = server.sent;
    await thing?.answer(ann);
    await list?.answer({ things: [{ ...ann, id: 'b' }], next: null });
    const other = createRecorded({ clock });
    copyAll(one, other);
    const statesOf = (each: Client): readonly string[] => [
      each.peek(getThing, annsName).state,
      each.peek(listThings, shelf).state,
      // What is inside the list was not invalidated.
      each.peek(getThing, { ...annsName, thingId: 'b' }).state,
    ];
    expect(statesOf(client)).toEqual(['stale', 'stale', 'fulfilled']);
    expect(statesOf(other.client)).toEqual(statesOf(client));
  });

  it.each(ways)('brings nothing back $way that was dropped before its answer came', async ({ copyAll }) => {
    const one = createRecorded();
    const shelf = { shelf: 'person' };
    one.client.put(getThing, annsName, ann);
    void one.client.read(listThings, shelf);
    await settled();
    const listing = one.server.last();
    const removing = one.client.write(removeThing, { thingId: 'a' });
    await one.server.last().answer(undefined, 204);
    await removing;
    await listing.answer({ things: [{ ...ann, id: 'b' }], next: null });
    const other = createRecorded({ clock: one.clock });
    copyAll(one, other);
    for (const { client } of [one, other]) {
      expect(dataOf(client.peek(listThings, shelf))).toBeUndefined();
      expect(client.peek(getThing, { ...annsName, thingId: 'b' }).state).toBe('fulfilled');
    }
  });

  it('drops what a write has dropped', async () => {
    const one = createRecorded();
    const other = createRecorded({ clock: one.clock });
    const shelf = { shelf: 'person' };
    for (const { client } of [one, other]) {
      client.put(getThing, annsName, ann);
      client.put(
        getThings,
        { thingIds: ['a'] },
        { results: [{ statusCode: 200, result: { id: 'a', kind: 'person', rev: 1 } }] },
      );
      client.put(listThings, shelf, { things: [ann], next: null });
    }
    one.clock.advance(5);
    const removing = one.client.write(removeThing, { thingId: 'a' });
    await one.server.last().answer(undefined, 204);
    await removing;
    one.client.invalidate(listThings, shelf);
    const again = createRecorded({ clock: one.clock });
    for (const [to, entries] of [
      [other, one.entries],
      [again, compacted(one.entries)],
    ] as const) {
      copy({ ...one, entries: [...entries] }, to);
      const states = [
        to.client.peek(getThing, annsName),
        to.client.peek(getThings, { thingIds: ['a'] }),
        to.client.peek(listThings, shelf),
      ].map(({ state }) => state);
      expect(states).toEqual(['unfulfilled', 'unfulfilled', 'unfulfilled']);
    }
  });

  it.each([
    ['from its time on', 0],
    ['from now on, where its time is by a clock that is ahead', 3_600_000],
  ])('tells that an answer is the same %s', async (_, ahead) => {
    const one = createRecorded();
    await readAnn(one);
    one.clock.advance(40_000);
    expect(one.client.peek(getThing, annsName).state).toBe('stale');
    const now = one.clock.now();
    const timestamp = one.host().nextTimestamp();
    const answered = one.entries.find((entry) => entry.type === 'answered');
    if (answered === undefined) throw new Error('Nothing was answered.');
    const entry: Entry = {
      type: 'revalidated',
      result: answered.result,
      now: now + ahead,
      timestamp,
      until: now + ahead + 30_000,
    };
    replay(one.host(), { at: now + ahead, entries: [entry] }, { isKept: false });
    expect(one.client.peek(getThing, annsName)).toMatchObject({
      state: 'fulfilled',
      freshUntil: now + 30_000,
    });
  });

  it('keeps what another client kept, until its end by this clock', () => {
    const { client, clock, host } = createRecorded();
    const [ahead, now] = [3_600_000, clock.now()];
    const metadata = { timestamp: host().nextTimestamp(), until: now + ahead + 10_000 };
    const kept = {
      entity: 'Thing',
      key: 'a',
      data: { ...ann, fields: { Name: { value: 'Ann' } } },
      metadata,
    };
    const batch: Batch = { at: now + ahead, entries: [{ type: 'kept', entities: [kept] }] };
    replay(host(), batch, { isKept: true });
    expect(client.peek(getThing, annsName)).toMatchObject({ data: { id: 'a' }, freshUntil: now + 10_000 });
  });

  it('takes times of a clock that is ahead for now', async () => {
    const one = createRecorded();
    one.clock.advance(3_600_000);
    await readAnn(one);
    const other = createRecorded();
    copy(one, other);
    expect(other.client.peek(getThing, annsName)).toMatchObject({ freshUntil: other.clock.now() + 30_000 });
    other.clock.advance(30_000);
    await readAnn(other, { ...ann, fields: { Name: { value: 'Anna' } } });
    expect(other.client.peek(getThing, annsName)).toMatchObject({
      data: { fields: { Name: { value: 'Anna' } } },
    });
  });
});

const GOOD: Extract<Entry, { type: 'answered' }> = {
  type: 'answered',
  result: { key: 'k', operation: 'getThing', config: {} },
  answer: { data: { id: 'a' }, shape: { kind: 'entity', entity: 'Thing' }, now: 5, timestamp: 5 },
  until: 10,
};
const nested = (depth: number): unknown => (depth === 0 ? null : [nested(depth - 1)]);

describe('a batch from outside', () => {
  it.each<[string, unknown, boolean]>([
    ['as it was written', [GOOD], true],
    ['without an end', [{ ...GOOD, until: undefined }], true],
    ['out of date', [{ ...GOOD, answer: { ...GOOD.answer, isInvalidated: true } }], true],
    ['out of date in some other way', [{ ...GOOD, answer: { ...GOOD.answer, isInvalidated: 'yes' } }], false],
    ['of nothing', [], true],
    ['of an unknown type', [{ ...GOOD, type: 'optimistic-begun' }], false],
    ['of a type that every object has', [{ ...GOOD, type: 'toString' }], false],
    [
      'of an unknown entity',
      [{ ...GOOD, answer: { ...GOOD.answer, shape: { kind: 'entity', entity: 'Other' } } }],
      false,
    ],
    ['of next week', [{ ...GOOD, answer: { ...GOOD.answer, timestamp: 7 * 86_400_000 * 1024 } }], false],
    ['of no position', [{ ...GOOD, answer: { ...GOOD.answer, timestamp: -1 } }], false],
    ['with a text for a time', [{ ...GOOD, until: 'soon' }], false],
    ['nested too deep', [{ ...GOOD, answer: { ...GOOD.answer, data: nested(300) } }], false],
    ['with a good entry before a bad one', [GOOD, null], false],
    ['that is no list', { 0: GOOD }, false],
  ])('%s', (_, entries, want) => {
    const text = JSON.stringify({ at: 0, entries });
    expect(readBatch(text, { entities: toyEntities, now: 0 }) !== undefined).toBe(want);
  });

  it.each([undefined, 7, '', '{', 'null', '{"entries":[]}', { at: 0, entries: [] }])(
    'no batch: %j',
    (text) => {
      expect(readBatch(text, { entities: toyEntities, now: 0 })).toBeUndefined();
    },
  );
});

describe('compaction', () => {
  const answered = (timestamp: number, data: JsonObject): Entry => ({
    ...GOOD,
    answer: { ...GOOD.answer, timestamp, data },
  });
  const expired = (timestamp: number): Entry => ({
    type: 'expired',
    keys: ['k'],
    entities: [],
    at: { timestamp },
  });
  const dropped = (timestamp: number): Entry => ({
    type: 'expired',
    keys: ['k'],
    entities: [],
    at: { timestamp },
    drop: true,
  });
  const revalidated = (timestamp: number): Entry => ({
    type: 'revalidated',
    result: GOOD.result,
    now: 5,
    timestamp,
  });
  const whole = { id: 'a', rev: 1, fields: { Name: { value: 1 } } };
  const less = { id: 'a', rev: 1, fields: {} };

  it.each<[string, readonly Entry[], Entry, number]>([
    ['an answer leaves nothing of one with the same cells', [answered(1, whole)], answered(2, whole), 0],
    ['an answer with less leaves the one with more', [answered(1, whole)], answered(2, less), 1],
    ['an answer of an earlier version leaves it', [answered(1, { ...whole, rev: 2 })], answered(2, whole), 1],
    ['an answer that was asked for earlier leaves it', [answered(2, whole)], answered(1, whole), 1],
    ['an expiry leaves the answer', [answered(1, whole)], expired(2), 1],
    ['an expiry leaves no earlier one', [expired(1)], expired(2), 0],
    ['an expiry leaves one that has dropped', [dropped(1)], expired(2), 1],
    ['what drops leaves no expiry', [expired(1)], dropped(2), 0],
    ['an answer leaves nothing that has dropped', [dropped(1)], answered(2, whole), 0],
    ['an answer leaves no expiry', [expired(1)], answered(2, whole), 0],
    ['a late answer leaves the expiry', [expired(2)], answered(1, whole), 1],
    ['a renewal leaves the answer', [answered(1, whole)], revalidated(2), 1],
    ['a renewal goes with its answer', [answered(1, whole), revalidated(2)], answered(3, whole), 0],
    ['a renewal goes though an expiry stays', [expired(3), revalidated(1)], answered(2, whole), 1],
    ['a renewal stays with its answer', [answered(1, whole), revalidated(2)], answered(3, less), 2],
  ])('%s', (_, earlier, later, want) => {
    expect(survivors(earlier, later, toyEntities)).toHaveLength(want);
  });

  it('gives each thing a subject of its own', () => {
    const both: Entry = {
      type: 'expired',
      keys: ['k', 'l'],
      entities: [{ entity: 'Thing', key: 'a' }],
      at: { timestamp: 1 },
    };
    const subjects = splitEntry(both).map((entry) => subjectOf(entry, toyEntities));
    expect(subjects).toEqual(['result k', 'result l', 'entity Thing a']);
    const received: Entry = { type: 'received', answer: GOOD.answer };
    expect(subjectOf(received, toyEntities)).toBe('entity Thing a');
  });
});
