import { describe, expect, it } from 'vitest';
import { batchReads } from '../traits/batched-reads.ts';
import { dataOf } from './lookup.ts';
import {
  createToyClient,
  getSetting,
  getThing,
  listThings,
  saveThing,
  settled,
  signIn,
  type SentRequest,
  type Thing,
} from '../../toys/index.ts';
import type { ThingConfig } from '../../toys/toy-api.ts';
import { getMember, getThings } from '../../toys/toy-traits.ts';
import type { ReadOperation } from '../spec/operation.ts';

const ann: Thing = { id: 'a', kind: 'person', rev: 1, fields: { Name: { value: 'Ann' } } };
const config = { thingId: 'a', fields: ['person.Name'], extras: ['person.Mail'] };
const MINUTE = 60_000;

const answer = (sent: SentRequest, body: unknown, tag: string): Promise<void> =>
  sent.respond(Response.json(body, { headers: { ETag: tag } }));
const unchanged = (sent: SentRequest): Promise<void> => sent.respond(new Response(null, { status: 304 }));
const asked = (sent: SentRequest): string | null => sent.request.headers.get('If-None-Match');

describe('a read that the server has named', () => {
  it('is asked for by its name, and counts anew where it has not changed', async () => {
    const { client, clock, server } = createToyClient();
    const seen: string[] = [];
    client.watch(getThing, config, ({ state }) => seen.push(state));
    await answer(server.last(), ann, '"1"');
    const before = dataOf(client.peek(getThing, config));
    for (const want of [2, 3]) {
      clock.advance(MINUTE);
      expect(client.peek(getThing, config).state).toBe('stale');
      const reading = client.read(getThing, config);
      expect(server.sent).toHaveLength(want);
      expect(asked(server.last())).toBe('"1"');
      const { writes } = client.counters();
      await unchanged(server.last());
      expect(await reading).toMatchObject({ state: 'fulfilled', freshUntil: clock.now() + 30_000 });
      expect(dataOf(await reading)).toBe(before);
      expect(client.counters().writes).toBe(writes);
    }
  });

  it('brings the things inside it up to date, whoever wrote them last', async () => {
    const { client, clock, server } = createToyClient();
    const boss = { id: 'b', kind: 'person', rev: 1, fields: { Name: { value: 'Bob' } } };
    const things = [{ ...ann, fields: { ...ann.fields, Boss: { value: boss } } }];
    void client.read(listThings, { shelf: 'x' });
    await answer(server.last(), { things, next: null }, 'W/"list"');
    void client.read(getThing, { thingId: 'b', fields: ['person.Name'] });
    await answer(server.last(), boss, '"boss"');
    clock.advance(MINUTE * 5);
    const reading = client.read(listThings, { shelf: 'x' });
    expect(asked(server.last())).toBe('W/"list"');
    await unchanged(server.last());
    expect((await reading).state).toBe('fulfilled');
    expect(client.peek(getThing, { thingId: 'b', fields: ['person.Name'] }).state).toBe('fulfilled');
  });

  it('is asked for whole once something else has changed what it shows', async () => {
    const { client, clock, server } = createToyClient();
    void client.read(getThing, config);
    await answer(server.last(), ann, '"1"');
    void client.read(listThings, { shelf: 'x' });
    await answer(server.last(), { things: [{ ...ann, rev: 2, fields: { Name: { value: 'Anna' } } }] }, '"l"');
    clock.advance(MINUTE);
    void client.read(getThing, config);
    expect(asked(server.last())).toBe(null);
  });

  it('is asked for once more where what it shows changes while the server says that it has not', async () => {
    const { client, clock, server } = createToyClient();
    void client.read(getThing, config);
    await answer(server.last(), ann, '"1"');
    clock.advance(MINUTE);
    const reading = client.read(getThing, config);
    const first = server.last();
    void client.write(saveThing, { fields: { Id: 'a', Name: 'Anna' } });
    const anna = { ...ann, rev: 2, fields: { Name: { value: 'Anna' } } };
    await server.last().answer(anna);
    await unchanged(first);
    expect(asked(server.last())).toBe(null);
    await answer(server.last(), anna, '"2"');
    expect(dataOf(await reading)).toMatchObject({ fields: { Name: { value: 'Anna' } } });
    expect(server.sent).toHaveLength(4);
  });

  it('stays stale where it was called out of date after it was asked for', async () => {
    const { client, clock, server } = createToyClient();
    void client.read(getThing, config);
    await answer(server.last(), ann, '"1"');
    clock.advance(MINUTE);
    void client.read(getThing, config);
    client.invalidate(getThing, config);
    expect(asked(server.last())).toBe('"1"');
    await unchanged(server.last());
    expect(client.peek(getThing, config).state).toBe('stale');
  });

  it('has no name where the store knew parts of it that were asked for later', async () => {
    const { client, server } = createToyClient();
    void client.read(listThings, { shelf: 'x' });
    const unversioned = { id: 'a', kind: 'person', fields: { Name: { value: 'Anna' } } };
    client.put(getThing, config, unversioned);
    await answer(server.last(), { things: [{ ...unversioned, fields: ann.fields }], next: null }, '"l"');
    expect(dataOf(client.peek(listThings, { shelf: 'x' }))?.things).toEqual([unversioned]);
    void client.refresh(listThings, { shelf: 'x' });
    expect(asked(server.last())).toBe(null);
  });

  it('has no name for the next user', async () => {
    const { client, server } = createToyClient();
    client.watch(getThing, config, () => undefined);
    await answer(server.last(), ann, '"1"');
    void client.write(signIn, { name: 'Zoe' });
    await server.last().answer({ id: 'z', kind: 'person', fields: {} });
    expect(server.last().address).toContain('/things/a');
    expect(asked(server.last())).toBe(null);
  });
});

describe('a read that the server has not named', () => {
  it('is asked for whole', async () => {
    const { client, clock, server } = createToyClient();
    void client.read(getThing, config);
    await server.last().answer(ann);
    clock.advance(MINUTE);
    void client.read(getThing, config);
    expect(asked(server.last())).toBe(null);
  });

  it('is asked for whole where the spec knows of no 304, whatever the server says', async () => {
    const { client, clock, server } = createToyClient();
    void client.read(getSetting, { name: 'x' });
    await answer(server.last(), { on: true }, '"1"');
    clock.advance(MINUTE * 60);
    const reading = client.read(getSetting, { name: 'x' });
    expect(asked(server.last())).toBe(null);
    await unchanged(server.last());
    expect(await reading).toMatchObject({ state: 'error', error: { code: 'MALFORMED_RESPONSE' } });
  });
});

describe('a read that cannot be sent', () => {
  const elsewhere: typeof getThing = { ...getThing, table: { ...getThing.table, api: 'none' } };
  const broken = (): never => {
    throw new Error('broken');
  };

  it.each<[string, ReadOperation<ThingConfig, Thing>]>([
    ['to an api that nobody knows', elsewhere],
    ['whose answer cannot be judged', { ...getThing, traits: { ...getThing.traits, tags: [] } }],
    ['whose answer cannot be taken in', { ...getThing, traits: { ...getThing.traits, itemResults: true } }],
  ])('%s, is over with an error, and can be asked again', async (_, operation) => {
    const { client, server } = createToyClient({
      traits: [
        { name: 'tags', bind: () => ({ errorIn: broken }) },
        { name: 'itemResults', bind: () => ({ toActions: broken }) },
      ],
    });
    for (const want of [1, 2]) {
      const reading = client.read(operation, config);
      await server.sent[want - 1]?.answer(ann);
      expect(await reading).toMatchObject({ state: 'error', error: { code: 'INVARIANT' } });
      expect(client.peek(operation, config)).toMatchObject({ state: 'error', error: { code: 'INVARIANT' } });
    }
    const reading = client.read(getThing, config);
    await server.last().answer(ann);
    expect(await reading).toMatchObject({ state: 'fulfilled' });
  });

  it('together with others, does not keep them from being asked', async () => {
    const table = { ...getThings.table, api: 'none' };
    const { client, server } = createToyClient({ batchReads: batchReads([{ table }]) });
    const reading = ['a', 'b'].map((thingId) => client.read(getMember, { thingId, fields: ['person.Name'] }));
    await settled();
    expect(server.sent.map(({ address }) => address.split('?')[0])).toEqual([
      '/toy/v1/members/a',
      '/toy/v1/members/b',
    ]);
    await server.sent[0]?.answer(ann);
    await server.sent[1]?.answer({ ...ann, id: 'b' });
    expect((await Promise.all(reading)).map(({ state }) => state)).toEqual(['fulfilled', 'fulfilled']);
  });

  it('is sent where a text in it ends with half a character', async () => {
    const { client, server } = createToyClient();
    const reading = client.read(getSetting, { name: 'a\ud83d' });
    expect(server.last().address).toContain('name=a%EF%BF%BD');
    await server.last().answer({});
    expect((await reading).state).toBe('fulfilled');
  });
});
