import { describe, expect, it } from 'vitest';
import {
  ann,
  annsName,
  createToyClient,
  getThing,
  listThings,
  saveThing,
  settled,
} from '../../../toys/index.ts';
import { createQueryCache } from './create-query-cache.ts';

const shelf = { shelf: 's' };

function createScene() {
  const errors: string[] = [];
  const queries = createQueryCache({
    onError: (error, { operation }) => errors.push(`${operation} ${error.code}`),
  });
  return { ...createToyClient({ extensions: [queries] }), queries, errors };
}

describe('the queries of a client', () => {
  it('are listed with their state, and counted while they are under way', async () => {
    const { client, server, queries, clock } = createScene();
    client.watch(getThing, annsName, () => undefined);
    expect(queries.find()).toMatchObject([
      { operation: 'getThing', state: 'empty', isFetching: true, observers: 1 },
    ]);
    expect([queries.fetching(), queries.fetching(({ operation }) => operation === 'listThings')]).toEqual([
      1, 0,
    ]);
    await server.last().answer(ann);
    expect(queries.find()).toMatchObject([{ config: annsName, state: 'fresh', isFetching: false }]);
    clock.advance(60_000);
    expect(queries.find(({ state }) => state === 'stale')).toHaveLength(1);
    expect(queries.fetching()).toBe(0);
  });

  it('are invalidated by any condition, and asked for again where they are observed', async () => {
    const { client, server, queries } = createScene();
    client.watch(getThing, annsName, () => undefined);
    await server.last().answer(ann);
    client.put(listThings, shelf, { things: [ann], next: null });
    const before = server.sent.length;
    expect(queries.invalidate(({ config }) => config['shelf'] === 's')).toBe(1);
    expect(client.peek(listThings, shelf).state).toBe('stale');
    expect(server.sent.length).toBe(before);
    expect(queries.invalidate(() => true)).toBe(2);
    expect(server.sent.length).toBe(before + 1);
  });

  it('tell their errors in one place, once for each failed request', async () => {
    const { client, server, queries, errors } = createScene();
    client.watch(getThing, annsName, () => undefined);
    client.watch(getThing, annsName, () => undefined);
    await server.last().answer([{ message: 'Gone', errorCode: 'GONE' }], 500);
    // The body of an error may take more than one turn to be read.
    await expect.poll(() => errors).toEqual(['getThing HTTP']);
    expect(queries.find()).toMatchObject([{ state: 'error', error: { code: 'HTTP', status: 500 } }]);
  });

  it('tell of every change, until nobody listens', async () => {
    const { client, queries } = createScene();
    let changes = 0;
    const stop = queries.subscribe(() => (changes += 1));
    client.put(getThing, annsName, ann);
    expect(changes).toBe(1);
    stop();
    client.invalidate(getThing);
    await settled();
    expect(changes).toBe(1);
  });

  it('stand beside the mutations that are under way or have failed', async () => {
    const failures: string[] = [];
    const queries = createQueryCache({
      onMutationError: ({ code }, { operation }) => failures.push(`${operation} ${code}`),
    });
    const { client, server } = createToyClient({ extensions: [queries] });
    const config = { thingId: 'a', fields: { Name: 'Anna' } };
    const states = () => queries.mutations().map(({ operation, state }) => `${operation} ${state}`);
    const [refused, taken] = [client.write(saveThing, config), client.write(saveThing, config)];
    expect(states()).toEqual(['saveThing pending', 'saveThing pending']);
    await Promise.all([
      expect(refused).rejects.toThrow('No'),
      server.sent[0]?.answer([{ errorCode: 'NO', message: 'No' }], 400),
    ]);
    await server.sent[1]?.answer(ann);
    await taken;
    expect(states()).toEqual(['saveThing failed']);
    expect(queries.mutations(({ error }) => error?.status === 400)).toMatchObject([{ config }]);
    expect([failures, queries.find().length]).toEqual([['saveThing HTTP'], 0]);
    let changes = 0;
    queries.subscribe(() => (changes += 1));
    queries.clearFailed();
    expect([states(), changes]).toEqual([[], 1]);
    client.write(saveThing, config).catch(() => undefined);
    client.changeSession('ends');
    expect(states()).toEqual([]);
    await server.last().fail();
    expect(queries.mutations()).toEqual([]);
  });

  it('belong to a client', () => {
    expect(() => createQueryCache().find()).toThrow('belongs to no client');
  });
});
