import { describe, expect, it } from 'vitest';
import { createScriptedFetch, settled, toyTables } from '../../testing/index.ts';
import { getThings } from '../../testing/toy-traits.ts';
import { itemResults } from '../traits/items.ts';
import { createClientOf, type ClientTables } from './create-client.ts';

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
  const tables: ClientTables = { ...toyTables, traits: [], fetchTraits: () => code.promise };
  return {
    client: createClientOf(tables, { baseUrl: 'https://toy.example', fetch: server.fetch }),
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

  it('is an error where the code does not come', async () => {
    const { client, code } = createLateClient();
    const observer = client.observe(getThings, ids);
    const reading = client.read(getThings, ids);
    let notified = 0;
    observer.subscribe(() => (notified += 1));
    code.reject(new TypeError('offline'));
    const error = { state: 'error', error: { code: 'NETWORK' } };
    expect(await reading).toMatchObject(error);
    expect(await observer.refresh()).toMatchObject(error);
    expect([notified, observer.current()]).toMatchObject([1, error]);
  });
});
