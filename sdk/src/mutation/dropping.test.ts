import { describe, expect, it } from 'vitest';
import { dataOf } from '../query/lookup.ts';
import { annsName, createToyClient, getThing, listThings, settled } from '../../toys/index.ts';
import { getThings, removeThing } from '../../toys/toy-traits.ts';

const ann = { id: 'a', kind: 'person', rev: 1, fields: { Name: { value: 'Ann' } } };
const bob = { id: 'b', kind: 'robot', rev: 1, fields: {} };
const both = { results: [ann, bob].map((result) => ({ statusCode: 200, result })) };
const page = { things: [bob], next: null };

async function remove({ client, server }: ReturnType<typeof createToyClient>): Promise<void> {
  const writing = client.write(removeThing, { thingId: 'a' });
  await server.last().answer(undefined, 204);
  await writing;
}

describe('a write that drops', () => {
  it('leaves nothing of the results that show what is gone, nor of those that surely agree', async () => {
    const toy = createToyClient();
    const { client } = toy;
    client.put(getThings, { thingIds: ['a', 'b'] }, both);
    client.put(getThings, { thingIds: ['b'] }, { results: both.results.slice(1) });
    client.put(listThings, { shelf: 'Person' }, page);
    client.put(listThings, { shelf: 'Person', token: '2' }, page);
    client.put(listThings, { shelf: 'robot' }, page);
    await remove(toy);
    const states = [
      client.peek(getThing, annsName),
      client.peek(getThings, { thingIds: ['a', 'b'] }),
      client.peek(listThings, { shelf: 'person' }),
      client.peek(listThings, { shelf: 'person', token: '2' }),
      client.peek(getThings, { thingIds: ['b'] }),
      client.peek(listThings, { shelf: 'robot' }),
    ].map(({ state }) => state);
    expect(states).toEqual([...Array.from({ length: 4 }, () => 'unfulfilled'), 'fulfilled', 'fulfilled']);
  });

  it('only outdates what may agree', async () => {
    const toy = createToyClient();
    toy.client.put(listThings, { shelf: 'person' }, page);
    await remove(toy);
    expect(toy.client.peek(listThings, { shelf: 'person' })).toMatchObject({ state: 'stale', data: page });
  });

  it('tells who watches, and asks once more for each', async () => {
    const toy = createToyClient();
    const { client, server } = toy;
    client.put(getThing, annsName, ann);
    client.put(listThings, { shelf: 'person' }, page);
    const seen: unknown[] = [];
    client.watch(listThings, { shelf: 'person' }, (snapshot) =>
      seen.push(dataOf(snapshot) ?? snapshot.state),
    );
    await remove(toy);
    expect(server.sent).toHaveLength(2);
    await server.last().answer([{ errorCode: 'NOT_FOUND', message: 'No such shelf' }], 404);
    expect(seen).toEqual([page, 'pending', 'error']);
  });

  it.each(['from the beginning', 'who left and came back'])(
    'is followed by an answer that counts, for a list that shows what is gone: watched %s',
    async (watched) => {
      const { client, server } = createToyClient();
      const { evict: _, ...table } = removeThing.table;
      const evict = { on: [204], entity: 'Thing', key: { id: 'thingId' } };
      const dismiss = {
        ...removeThing,
        table: { ...table, evict, invalidates: [{ operation: 'listThings' }] },
      };
      const watch = () => client.watch(listThings, { shelf: 'person' }, () => undefined);
      const stop = watch();
      await server.last().answer({ things: [ann, bob], next: null });
      if (watched !== 'from the beginning') {
        stop();
        watch();
      }
      const writing = client.write(dismiss, { thingId: 'a' });
      await server.last().answer(undefined, 204);
      await writing;
      expect(server.sent.map(({ request }) => request.method)).toEqual(['GET', 'DELETE', 'GET']);
      await server.last().answer(page);
      expect(client.peek(listThings, { shelf: 'person' })).toMatchObject({ state: 'fulfilled', data: page });
    },
  );

  it('is not undone by an answer that was asked for before; who waits for it asks again', async () => {
    const toy = createToyClient();
    const { client, server } = toy;
    client.put(getThing, annsName, ann);
    const reading = client.read(listThings, { shelf: 'person' });
    await settled();
    const earlier = server.last();
    await remove(toy);
    await earlier.answer({ things: [ann], next: null });
    expect(client.peek(listThings, { shelf: 'person' })).toEqual({ state: 'pending' });
    await server.last().answer(page);
    expect(await reading).toMatchObject({ state: 'fulfilled', data: page });
  });
});
