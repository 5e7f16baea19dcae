import { describe, expect, it } from 'vitest';
import { dataOf } from '../query/lookup.ts';
import { createToyClient, settled, signIn, type Thing, type ToyClient } from '../../toys/index.ts';
import { getMember, getThings } from '../../toys/toy-traits.ts';
import { batchReads } from './batched-reads.ts';

const thing = (id: string, fields: Thing['fields'] = { Name: { value: id } }): Thing => ({
  id,
  kind: 'person',
  rev: 1,
  fields,
});
const good = (result: Thing) => ({ statusCode: 200, result });
const bad = (statusCode: number, errorCode: string) => ({
  statusCode,
  result: [{ errorCode, message: 'No' }],
});
const want = (thingId: string, field = 'Name') => ({ thingId, fields: [`person.${field}`] });

const createJoiningClient = (): ToyClient => createToyClient({ batchReads: batchReads([getThings]) });

describe('reads of one tick', () => {
  it('are one request with the union of their fields, and one answer each', async () => {
    const { client, server } = createJoiningClient();
    const reading = ['a', 'b'].map((id) => client.read(getMember, want(id)));
    const other = client.read(getMember, want('a', 'Mail'));
    expect(client.peek(getMember, want('a')).state).toBe('pending');
    await settled();
    expect(server.sent.map(({ address }) => address)).toEqual([
      '/toy/v1/things/batch/a,b?fields=person.Name,person.Mail',
    ]);
    const fields = { Name: { value: 'Ann' }, Mail: { value: 'a@x' } };
    await server.last().answer({ results: [good(thing('a', fields)), good(thing('b'))] });
    expect((await Promise.all(reading)).map(dataOf)).toEqual([
      thing('a', { Name: { value: 'Ann' } }),
      thing('b'),
    ]);
    expect(dataOf(await other)).toEqual(thing('a', { Mail: { value: 'a@x' } }));
    expect(client.counters().requests).toBe(1);
    expect(client.peek(getThings, { thingIds: ['a', 'b'] }).state).toBe('unfulfilled');
  });

  it('have an error each, remembered as that of a single read is', async () => {
    const { client, server } = createJoiningClient();
    const reading = ['a', 'b', 'c'].map((id) => client.read(getMember, want(id)));
    await settled();
    const results = [good(thing('a')), bad(404, 'NOT_FOUND'), bad(403, 'NO_ACCESS')];
    await server.last().answer({ results });
    expect((await Promise.all(reading)).map(({ state }) => state)).toEqual(['fulfilled', 'error', 'error']);
    expect(await client.read(getMember, want('b'))).toMatchObject({ error: { status: 404 } });
    expect(server.sent).toHaveLength(1);
    void client.read(getMember, want('c'));
    await settled();
    expect(server.last().address).toBe('/toy/v1/members/c?fields=person.Name');
  });

  it('are asked for alone where what another wanted may be at fault', async () => {
    const { client, server } = createJoiningClient();
    const reading = ['a', 'b'].map((id) => client.read(getMember, want(id)));
    await settled();
    await server.last().answer({ results: [good(thing('a')), bad(400, 'INVALID_FIELD')] });
    await settled();
    expect(server.last().address).toBe('/toy/v1/members/b?fields=person.Name');
    await server.last().answer(thing('b'));
    expect((await Promise.all(reading)).map(({ state }) => state)).toEqual(['fulfilled', 'fulfilled']);
    expect(client.peek(getMember, want('b')).state).toBe('fulfilled');
  });

  it('are all asked for alone where the server refuses them together', async () => {
    const { client, server } = createJoiningClient();
    const reading = ['a', 'b'].map((id) => client.read(getMember, want(id)));
    await settled();
    await server.last().answer([{ errorCode: 'INVALID_FIELD', message: 'No' }], 400);
    await settled();
    const [, first, second] = server.sent;
    await first?.answer(thing('a'));
    await second?.answer(thing('b'));
    expect((await Promise.all(reading)).map(({ state }) => state)).toEqual(['fulfilled', 'fulfilled']);
  });

  it('fail together where the server fails', async () => {
    const { client, server } = createJoiningClient();
    const reading = ['a', 'b'].map((id) => client.read(getMember, want(id)));
    await settled();
    await server.last().answer([{ errorCode: 'BUSY', message: 'Busy' }], 503);
    expect(await Promise.all(reading)).toMatchObject([
      { error: { status: 503 } },
      { error: { status: 503 } },
    ]);
    expect(server.sent).toHaveLength(1);
  });

  it('are apart where they want what the other call cannot say', async () => {
    const { client, server } = createJoiningClient();
    void client.read(getMember, want('a'));
    void client.read(getMember, { thingId: 'b', layout: 'full' });
    await settled();
    expect(server.sent.map(({ address }) => address)).toEqual([
      '/toy/v1/members/a?fields=person.Name',
      '/toy/v1/members/b?layout=full',
    ]);
  });

  it('end their request when nobody waits any longer, and not before', async () => {
    const { client, server } = createJoiningClient();
    const stops = ['a', 'b'].map((id) => client.watch(getMember, want(id), () => undefined));
    await settled();
    const { signal } = server.last().request;
    stops[0]?.();
    await settled();
    expect(signal.aborted).toBe(false);
    stops[1]?.();
    await settled();
    expect(signal.aborted).toBe(true);
    expect(client.peek(getMember, want('a')).state).toBe('unfulfilled');
  });

  it('bring nothing in for the next user', async () => {
    const { client, server } = createJoiningClient();
    const reading = ['a', 'b'].map((id) => client.read(getMember, want(id)));
    await settled();
    const late = server.last();
    void client.write(signIn, { name: 'Zoe' });
    await server.last().answer({ id: 'z', kind: 'person', fields: {} });
    await late.answer({ results: [good(thing('a')), good(thing('b'))] }).catch(() => undefined);
    expect((await Promise.all(reading)).map(({ state }) => state)).toEqual(['error', 'error']);
    expect(client.peek(getMember, want('a')).state).toBe('unfulfilled');
  });
});

describe('many reads of one tick', () => {
  const joining = (limits: { most?: number; longest?: number }) => {
    const { items } = getThings.table;
    const scans = { count: 0 };
    const counted = items && {
      ...items,
      ...limits,
      get by() {
        scans.count += 1;
        return items.by;
      },
    };
    const batch = { table: { ...getThings.table, ...(counted && { items: counted }) } };
    return { scans, ...createToyClient({ batchReads: batchReads([batch]) }) };
  };
  const idsOf = (count: number) => Array.from({ length: count }, (_, index) => `t${index}`);

  it.each([
    { why: 'no limit', limits: {}, asks: ['t0,t1,t2,t3,t4'] },
    { why: 'so many things', limits: { most: 2 }, asks: ['t0,t1', 't2,t3', 't4'] },
    {
      why: 'so many characters, the fields too',
      limits: { longest: 18 },
      asks: ['t0,t1', 't2,t3', 't4'],
    },
  ])('are as many requests as they need: $why', async ({ limits, asks }) => {
    const { client, server } = joining(limits);
    const reading = idsOf(5).map((id) => client.read(getMember, want(id)));
    await settled();
    const asked = server.sent.map(({ address }) => /([^/]*)\?/.exec(address)?.[1]);
    expect(asked).toEqual(asks);
    for (const [index, { answer }] of [...server.sent].entries()) {
      const things = (asked[index] ?? '').split(',').map((id) => thing(id));
      await answer(things.length === 1 ? things[0] : { results: things.map(good) });
    }
    expect((await Promise.all(reading)).map(dataOf)).toEqual(idsOf(5).map((id) => thing(id)));
  });

  it('work out once which result is whose', async () => {
    const looksFor = async (count: number): Promise<number> => {
      const { client, server, scans } = joining({});
      const reading = idsOf(count).map((id) => client.read(getMember, want(id)));
      await settled();
      const before = scans.count;
      await server.last().answer({ results: idsOf(count).map((id) => good(thing(id))) });
      await Promise.all(reading);
      return scans.count - before;
    };
    expect(await looksFor(300)).toBe(await looksFor(3));
  });

  it.each([413, 414, 431])('are asked for alone where they are too much together: %i', async (status) => {
    const { client, server } = createJoiningClient();
    const reading = ['a', 'b'].map((id) => client.read(getMember, want(id)));
    await settled();
    await server.last().answer([{ errorCode: 'TOO_LONG', message: 'No' }], status);
    await settled();
    const [, first, second] = server.sent;
    await first?.answer(thing('a'));
    await second?.answer(thing('b'));
    expect((await Promise.all(reading)).map(({ state }) => state)).toEqual(['fulfilled', 'fulfilled']);
  });
});

describe('reads of two ticks', () => {
  it('are two requests', async () => {
    const { client, server } = createJoiningClient();
    void client.read(getMember, want('a'));
    await settled();
    void client.read(getMember, want('b'));
    await settled();
    expect(server.sent).toHaveLength(2);
  });
});

describe('reads whose joint call is not used', () => {
  it('are asked for alone', () => {
    const { client, server } = createToyClient({ batchReads: batchReads([]) });
    for (const id of ['a', 'b']) void client.read(getMember, want(id));
    expect(server.sent).toHaveLength(2);
  });
});

describe('reads of one tick in which the user changes', () => {
  it('are asked for as far as they are the next one’s', async () => {
    const { client, server } = createJoiningClient();
    const left = client.read(getMember, want('a'));
    client.changeSession('begins');
    const reading = ['b', 'c'].map((id) => client.read(getMember, want(id)));
    await settled();
    expect(server.sent.map(({ address }) => address)).toEqual([
      '/toy/v1/things/batch/b,c?fields=person.Name',
    ]);
    await server.last().answer({ results: [good(thing('b')), good(thing('c'))] });
    expect((await Promise.all(reading)).map(({ state }) => state)).toEqual(['fulfilled', 'fulfilled']);
    expect(await left).toMatchObject({ state: 'error', error: { code: 'SESSION_CHANGED' } });
  });
});
