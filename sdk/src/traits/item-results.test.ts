import { describe, expect, it } from 'vitest';
import { dataOf } from '../query/lookup.ts';
import { createToyClient, getThing, type Thing } from '../../toys/index.ts';
import { getThings } from '../../toys/toy-traits.ts';

const ann: Thing = { id: 'a', kind: 'person', rev: 1, fields: { Name: { value: 'Ann' } } };
const config = { thingIds: ['a', 'b'], fields: ['person.Name'] };
const name = (thingId: string) => ({ thingId, fields: ['person.Name'] });
const problem = (statusCode: number) => ({ statusCode, result: [{ errorCode: 'OOPS', message: 'Oops' }] });
const good = { statusCode: 200, result: { ...ann } };

describe('a batch whose results fail one by one', () => {
  it('is no error as a whole, and brings the good ones to their own reads', async () => {
    const { client, server } = createToyClient();
    const reading = client.read(getThings, config);
    await server.last().answer({ results: [good, problem(500)] });
    expect(await reading).toMatchObject({ state: 'fulfilled', data: { results: [good, problem(500)] } });
    expect(dataOf(client.peek(getThing, name('a')))).toEqual(ann);
  });

  const lifetimes: readonly [string, readonly object[], number][] = [
    ['its own lifetime where all are good', [good, { ...good, result: { ...ann, id: 'b' } }], 30_000],
    ['the lifetime of an absent thing where one is absent', [good, problem(404)], 1_000],
    ['the lifetime of an error where one failed', [good, problem(500)], 5_000],
  ];
  it.each(lifetimes)('counts for %s', async (_, results, fresh) => {
    const { client, clock, server } = createToyClient();
    void client.read(getThings, config);
    await server.last().answer({ results });
    clock.advance(fresh - 1);
    expect(client.peek(getThings, config).state).toBe('fulfilled');
    clock.advance(1);
    expect(client.peek(getThings, config).state).toBe('stale');
  });

  it('tells the reads of single things what became of theirs', async () => {
    const { client, clock, server } = createToyClient();
    const reading = client.read(getThing, name('b'));
    await server.last().answer([{ errorCode: 'OOPS', message: 'Oops' }], 500);
    await reading;
    void client.read(getThings, config);
    await server.last().answer({ results: [good, problem(404)] });
    expect(client.peek(getThing, name('b'))).toMatchObject({
      state: 'error',
      error: { code: 'HTTP', status: 404, operation: 'getThing', errors: [{ errorCode: 'OOPS' }] },
    });
    void client.read(getThing, name('b'));
    expect(server.sent).toHaveLength(2);
    clock.advance(1_000);
    void client.read(getThing, name('b'));
    expect(server.sent).toHaveLength(3);
  });

  it('drops a remembered error when the thing is there after all', async () => {
    const { client, server } = createToyClient();
    const reading = client.read(getThing, name('a'));
    await server.last().answer([{ errorCode: 'NOT_FOUND', message: 'No' }], 404);
    expect(await reading).toMatchObject({ state: 'error' });
    void client.read(getThings, config);
    await server.last().answer({ results: [good, problem(404)] });
    expect(client.peek(getThing, name('a'))).toMatchObject({ state: 'fulfilled', data: ann });
  });
});

describe('an error of one thing', () => {
  const alone = { thingIds: ['b'], fields: ['person.Name'] };
  const both = async () => {
    const toys = createToyClient();
    const reading = toys.client.read(getThings, config);
    await toys.server.last().answer({ more: true, results: [good, problem(500)] });
    await reading;
    return toys;
  };

  it('is remembered for a batch of that thing alone, for the rest of its lifetime', async () => {
    const { client, clock, server } = await both();
    clock.advance(2_000);
    expect(await client.read(getThings, alone)).toMatchObject({
      state: 'fulfilled',
      data: { more: true, results: [problem(500)] },
    });
    expect(server.sent).toHaveLength(1);
    clock.advance(2_999);
    expect(client.peek(getThings, alone).state).toBe('fulfilled');
    clock.advance(1);
    void client.read(getThings, alone);
    expect(server.sent).toHaveLength(2);
  });

  it('is remembered for a read of the thing that nobody has made before', async () => {
    const { client, clock, server } = await both();
    expect(await client.read(getThing, name('b'))).toMatchObject({
      state: 'error',
      error: { code: 'HTTP', status: 500, operation: 'getThing', errors: [{ errorCode: 'OOPS' }] },
    });
    const seen: string[] = [];
    client.watch(getThing, { ...name('b'), extras: ['person.Mail'] }, ({ state }) => seen.push(state));
    expect(seen.at(-1)).toBe('error');
    expect(server.sent).toHaveLength(1);
    clock.advance(5_000);
    void client.read(getThing, name('b'));
    expect(server.sent).toHaveLength(2);
  });

  it('leaves the others to be asked for', async () => {
    const { client, server } = await both();
    const reading = client.read(getThings, { ...config, thingIds: ['c', 'b', 'd'] });
    expect(server.last().address).toBe('/toy/v1/things/batch/c,d?fields=person.Name');
    const [c, d] = ['c', 'd'].map((id) => ({ ...good, result: { ...ann, id } }));
    await server.last().answer({ more: false, results: [c, d] });
    expect(await reading).toMatchObject({ data: { more: true, results: [c, problem(500), d] } });
  });

  it('is asked for where somebody wants it anew, or another user does', async () => {
    const { client, server } = await both();
    await client.read(getThings, alone);
    void client.refresh(getThings, alone);
    expect(server.sent).toHaveLength(2);
    client.changeSession('begins');
    void client.read(getThing, name('b'));
    expect(server.sent).toHaveLength(3);
  });

  it('is forgotten when the thing is there after all', async () => {
    const { client, server } = await both();
    const reading = client.refresh(getThings, config);
    await server.last().answer({ results: [good, { ...good, result: { ...ann, id: 'b' } }] });
    await reading;
    expect(await client.read(getThing, name('b'))).toMatchObject({ state: 'fulfilled' });
    void client.read(getThings, alone);
    expect(server.sent).toHaveLength(3);
  });

  it('is not remembered for others where it is about what was wanted of the thing', async () => {
    const { client, server } = createToyClient();
    void client.read(getThings, config);
    await server.last().answer({ results: [good, problem(400)] });
    void client.read(getThing, name('b'));
    expect(server.sent).toHaveLength(2);
  });
});
