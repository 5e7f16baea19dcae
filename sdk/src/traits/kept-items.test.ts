import { describe, expect, it } from 'vitest';
import { dataOf } from '../query/lookup.ts';
import { createToyClient, settled } from '../../toys/index.ts';
import { getBadges } from '../../toys/toy-traits.ts';

const round = { statusCode: 200, result: { kind: 'round', colour: 'red' } };
const plain = { statusCode: 200, result: { kind: 'plain', colour: 'blue' } };
const waiting = { statusCode: 200, result: { kind: 'plain', colour: 'grey' } };
const problem = (statusCode: number) => ({ statusCode, result: [{ errorCode: 'OOPS', message: 'Oops' }] });

describe('results that are kept one by one', () => {
  it('show a placeholder while they are fetched', async () => {
    const { client, server } = createToyClient();
    const reading = client.read(getBadges, { thingIds: ['a'] });
    await settled();
    expect(client.peek(getBadges, { thingIds: ['a'] })).toEqual({ state: 'pending', data: { a: waiting } });
    await server.last().answer({ a: round });
    expect(await reading).toMatchObject({ state: 'fulfilled', data: { a: round } });
  });

  const forms: readonly [string, object][] = [
    ['a map', { a: round, b: problem(404) }],
    ['a list', { hasErrors: true, results: [round, problem(404)] }],
  ];
  it.each(forms)('are a map for the caller where the answer is %s', async (_, answer) => {
    const { client, server } = createToyClient();
    const reading = client.read(getBadges, { thingIds: ['a', 'b'] });
    await settled();
    await server.last().answer(answer);
    expect(dataOf(await reading)).toEqual({ a: round, b: problem(404) });
  });

  it.each([
    ['itself', { thingIds: ['a'] }],
    ['with all of its operation', undefined],
  ])('are not fresh when a call was called out of date while it was under way: %s', async (_, config) => {
    const { client, server } = createToyClient();
    void client.read(getBadges, { thingIds: ['a'] });
    await settled();
    client.invalidate(getBadges, config);
    await server.last().answer({ a: round });
    await settled();
    expect(client.peek(getBadges, { thingIds: ['a'] })).toMatchObject({ state: 'stale', data: { a: round } });
  });

  it('are asked for only where they are not fresh', async () => {
    const { client, clock, server } = createToyClient();
    void client.read(getBadges, { thingIds: ['a', 'b'] });
    await settled();
    await server.last().answer({ a: round, b: problem(404) });
    clock.advance(2_000);
    const reading = client.read(getBadges, { thingIds: ['a', 'b', 'c'] });
    await settled();
    expect(server.last().address).toBe('/toy/v1/badges/b,c');
    await server.last().answer({ b: plain, c: plain });
    expect(await reading).toMatchObject({ state: 'fulfilled', data: { a: round, b: plain, c: plain } });
    const chosen = await client.read(getBadges, { thingIds: ['c', 'a'] });
    expect(chosen).toMatchObject({ state: 'fulfilled', data: { a: round, c: plain } });
    expect(server.sent).toHaveLength(2);
  });

  it('are asked for once by calls at the same time', async () => {
    const { client, server } = createToyClient();
    const first = client.read(getBadges, { thingIds: ['a', 'b'] });
    const second = client.read(getBadges, { thingIds: ['b', 'c'] });
    await settled();
    expect(server.sent.map(({ address }) => address)).toEqual(['/toy/v1/badges/a,b', '/toy/v1/badges/c']);
    await server.sent[0]?.answer({ a: round, b: plain });
    await server.sent[1]?.answer({ c: round });
    expect(dataOf(await first)).toEqual({ a: round, b: plain });
    expect(dataOf(await second)).toEqual({ b: plain, c: round });
  });

  it('end their requests when nobody waits for any of them, and not before', async () => {
    const { client, server } = createToyClient();
    const watch = (...thingIds: readonly string[]) => client.watch(getBadges, { thingIds }, () => undefined);
    const stops = [watch('a', 'b'), watch('b', 'c')];
    await settled();
    const aborted = () => server.sent.map(({ request }) => request.signal.aborted);
    expect(aborted()).toEqual([false, false]);
    stops[0]?.();
    await settled();
    expect(aborted()).toEqual([false, false]);
    stops[1]?.();
    await settled();
    expect(aborted()).toEqual([true, true]);
    const reading = client.read(getBadges, { thingIds: ['a', 'b'] });
    await settled();
    expect(server.last().address).toBe('/toy/v1/badges/a,b');
    await server.last().answer({ a: round, b: plain });
    expect(await reading).toMatchObject({ state: 'fulfilled', data: { a: round, b: plain } });
  });

  it('keep their request for a reader who leaves and at once comes back', async () => {
    const { client, server } = createToyClient();
    const watch = () => client.watch(getBadges, { thingIds: ['a'] }, () => undefined);
    watch()();
    const stop = watch();
    await settled();
    expect(server.sent.map(({ request }) => request.signal.aborted)).toEqual([false]);
    await server.last().answer({ a: round });
    expect(client.peek(getBadges, { thingIds: ['a'] })).toMatchObject({ state: 'fulfilled' });
    stop();
  });

  it('are told apart by the other members', async () => {
    const { client, server } = createToyClient();
    void client.read(getBadges, { thingIds: ['a'], size: 'small' });
    await settled();
    await server.last().answer({ a: round });
    void client.read(getBadges, { thingIds: ['a'], size: 'large' });
    await settled();
    expect(server.sent).toHaveLength(2);
  });

  it('reach everybody who watches the thing', async () => {
    const { client, server } = createToyClient();
    const seen: unknown[] = [];
    const stop = client.watch(getBadges, { thingIds: ['a', 'b'] }, (snapshot) => seen.push(dataOf(snapshot)));
    await settled();
    await server.last().answer({ a: round, b: round });
    const autoRefresh = client.refresh(getBadges, { thingIds: ['b'] });
    await settled();
    await server.last().answer({ b: plain });
    await autoRefresh;
    expect(seen.at(-1)).toEqual({ a: round, b: plain });
    stop();
  });

  const unknown: readonly [string, object, string][] = [
    ['status', { statusCode: 302, result: null }, 'No "302". One of "200", "404", "500"'],
    ['kind', { statusCode: 200, result: { kind: 'square' } }, 'No "square". One of "plain", "round"'],
  ];
  it.each(unknown)('of an unknown %s are an error of their own', async (_, result, message) => {
    const { client, server } = createToyClient();
    const reading = client.read(getBadges, { thingIds: ['a', 'b'] });
    await settled();
    await server.last().answer({ a: round, b: result });
    const failed = { statusCode: 400, result: [{ errorCode: 'MALFORMED_RESPONSE', message }] };
    expect(await reading).toMatchObject({ state: 'fulfilled', data: { a: round, b: failed } });
  });

  it('keep what is there when the call fails', async () => {
    const { client, server } = createToyClient();
    const reading = client.read(getBadges, { thingIds: ['a'] });
    await settled();
    await server.last().answer([{ errorCode: 'DOWN', message: 'Down' }], 503);
    expect(await reading).toMatchObject({ state: 'error', error: { status: 503 }, data: { a: waiting } });
    void client.read(getBadges, { thingIds: ['a'] });
    await settled();
    expect(server.sent).toHaveLength(2);
  });

  it('are not asked for again while the failure of all of them is remembered', async () => {
    const { client, server } = createToyClient();
    const reading = client.read(getBadges, { thingIds: ['a'] });
    await settled();
    await server.last().answer([{ errorCode: 'NOT_FOUND', message: 'No' }], 404);
    expect(await reading).toMatchObject({ state: 'error', error: { status: 404 } });
    expect(await client.read(getBadges, { thingIds: ['a'] })).toMatchObject({ error: { status: 404 } });
    expect(server.sent).toHaveLength(1);
  });

  it('of an earlier user are not let in', async () => {
    const { client, server } = createToyClient();
    const reading = client.read(getBadges, { thingIds: ['a'] });
    await settled();
    client.changeSession('ends');
    await server.last().answer({ a: round });
    expect(await reading).toMatchObject({ state: 'error' });
    expect(client.peek(getBadges, { thingIds: ['a'] }).state).toBe('unfulfilled');
  });
});
