import { describe, expect, it } from 'vitest';
import { createScriptedFetch, settled, toyTables } from '../../toys/index.ts';
import { getThings } from '../../toys/toy-traits.ts';
import { itemResults } from '../traits/item-results.ts';
import { createClientOf, type ClientTables } from '../client/create-client.ts';

const ids = { thingIds: ['a'] };
const results = {
  results: [
    { statusCode: 200, result: { id: 'a', kind: 'person', rev: 1, fields: { Name: { value: 'Ann' } } } },
  ],
};

/** A client whose traits come, or do not, when the test says so. */
function createLateClient() {
  const server = createScriptedFetch();
  const code = Promise.withResolvers<readonly (typeof itemResults)[]>();
  const events: string[] = [];
  let fetches = 0;
  const fetchTraits: ClientTables['fetchTraits'] = () => {
    fetches += 1;
    return code.promise;
  };
  const tables: ClientTables = { ...toyTables, traits: [], fetchTraits };
  return {
    fetches: () => fetches,
    events,
    client: createClientOf(tables, {
      baseUrl: 'https://toy.example',
      fetch: server.fetch,
      onEvent: ({ type }) => void events.push(type),
    }),
    server,
    code,
  };
}

describe('a read whose behaviour is fetched first', () => {
  it('is pending where it is watched, and goes on by itself', async () => {
    const { client, server, code } = createLateClient();
    const states: string[] = [];
    client.watch(getThings, ids, ({ state }) => states.push(state));
    await settled();
    expect([states, server.sent.length]).toEqual([['pending'], 0]);
    code.resolve([itemResults]);
    await settled();
    await server.last().answer(results);
    expect(states.at(-1)).toBe('fulfilled');
    expect(client.peek(getThings, ids)).toMatchObject({ state: 'fulfilled', data: results });
  });

  it('notifies nobody who has left, and asks for nothing', async () => {
    const { client, server, code } = createLateClient();
    const states: string[] = [];
    client.watch(getThings, ids, ({ state }) => states.push(state))();
    code.resolve([itemResults]);
    await settled();
    expect([states, server.sent.length]).toEqual([['pending'], 0]);
  });

  it('is refreshed, written and known by one key before and after', async () => {
    const { client, server, code } = createLateClient();
    const key = client.keyOf(getThings, ids);
    expect(client.peek(getThings, ids)).toEqual({ state: 'unfulfilled', missing: [] });
    const refreshing = client.refresh(getThings, ids);
    client.invalidate(getThings, ids);
    code.resolve([itemResults]);
    await settled();
    await server.last().answer(results);
    expect(await refreshing).toMatchObject({ state: 'fulfilled', data: results });
    expect(client.keyOf(getThings, ids)).toBe(key);
    const { client: other, code: late } = createLateClient();
    other.put(getThings, ids, results);
    late.resolve([itemResults]);
    await settled();
    expect(other.peek(getThings, ids)).toMatchObject({ state: 'fulfilled', data: results });
  });

  it('is an error where the code does not come, which is fetched once for all who ask, and again for the next', async () => {
    const { client, code, fetches } = createLateClient();
    const states: string[] = [];
    client.watch(getThings, ids, ({ state }) => states.push(state));
    const reading = client.read(getThings, ids);
    code.reject(new TypeError('offline'));
    expect(await reading).toMatchObject({ state: 'error', error: { code: 'NETWORK' } });
    expect([states, fetches()]).toEqual([['pending', 'error'], 1]);
    expect(await client.refresh(getThings, ids)).toMatchObject({ state: 'error' });
    expect([states, fetches()]).toEqual([['pending', 'error', 'pending', 'error'], 2]);
  });

  it('is given up by who waits for it while the code is fetched', async () => {
    const { client, server, code } = createLateClient();
    const controller = new AbortController();
    const reading = client.read(getThings, ids, { signal: controller.signal });
    controller.abort();
    expect(await reading).toMatchObject({ state: 'error', error: { code: 'ABORTED' } });
    code.resolve([itemResults]);
    await settled();
    expect(server.sent).toHaveLength(0);
    expect(client.peek(getThings, ids)).toEqual({ state: 'unfulfilled', missing: [] });
  });

  it('brings nothing in for the next user', async () => {
    const { client, server, code } = createLateClient();
    const reading = client.read(getThings, ids);
    client.changeSession('begins');
    code.resolve([itemResults]);
    expect(await reading).toMatchObject({ state: 'error', error: { code: 'SESSION_CHANGED' } });
    expect(server.sent).toHaveLength(0);
  });

  it('tells once of an answer that came for the user before', async () => {
    const { client, server, code, events } = createLateClient();
    const reading = client.read(getThings, ids);
    code.resolve([itemResults]);
    await settled();
    client.changeSession('begins');
    await server.last().answer(results);
    expect(await reading).toMatchObject({ state: 'error', error: { code: 'SESSION_CHANGED' } });
    expect(events.filter((type) => type === 'dropped')).toHaveLength(1);
  });
});
