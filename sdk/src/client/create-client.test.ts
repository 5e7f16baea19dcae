import { describe, expect, it } from 'vitest';
import type { Policy } from '../spec/policy.ts';
import { dataOf } from '../query/lookup.ts';
import {
  ann,
  annsName,
  createToyClient,
  getSetting,
  getThing,
  listThings,
  saveThing,
  settled,
  signIn,
  type Thing,
} from '../../toys/index.ts';
import type { Snapshot } from '../spec/snapshot.ts';

describe('read', () => {
  it('asks once, then answers from the store until the lifetime ends', async () => {
    const { client, clock, server } = createToyClient();
    const reading = client.read(getThing, annsName);
    await server.last().answer(ann);
    const first = await reading;
    expect(first).toEqual({
      state: 'fulfilled',
      data: { id: 'a', kind: 'person', rev: 1, fields: { Name: { value: 'Ann' } } },
      freshUntil: clock.now() + 30_000,
    });
    clock.advance(29_999);
    expect(dataOf(await client.read(getThing, annsName))).toBe(dataOf(first));
    expect(server.sent).toHaveLength(1);
    clock.advance(1);
    expect(client.peek(getThing, annsName)).toEqual({
      state: 'stale',
      data: dataOf(first),
      since: clock.now(),
    });
    void client.read(getThing, annsName);
    expect(server.sent).toHaveLength(2);
    expect(client.peek(getThing, annsName)).toEqual({ state: 'pending', data: dataOf(first) });
  });

  it('sends equal reads that are under way once, whatever the order of their fields', async () => {
    const { client, server } = createToyClient();
    const fields = ['person.Name', 'person.Age'];
    const readings = [fields, fields.toReversed()].map((names) =>
      client.read(getThing, { thingId: 'a', fields: names }),
    );
    expect(server.sent).toHaveLength(1);
    await server.last().answer(ann);
    expect((await Promise.all(readings)).map(dataOf)).toEqual([ann, ann]);
  });

  it('is satisfied by fields that another call has brought', async () => {
    const { client, server } = createToyClient();
    void client.read(listThings, { shelf: 'x' });
    await server.last().answer({ things: [ann], next: null });
    expect(client.peek(getThing, annsName).state).toBe('fulfilled');
    expect(client.peek(getThing, { thingId: 'a', fields: ['person.Name', 'person.Mail'] })).toEqual({
      state: 'unfulfilled',
      missing: ['person.Mail'],
    });
    expect(client.peek(getThing, { ...annsName, layout: 'full' })).toEqual({
      state: 'unfulfilled',
      missing: [],
    });
  });

  it('merges fields of several answers and follows relations', async () => {
    const { client, server } = createToyClient();
    const boss = { id: 'b', kind: 'person', rev: 3, fields: { Name: { value: 'Bob' } } };
    void client.read(getThing, annsName);
    await server.last().answer({ ...ann, fields: { Name: { value: 'Ann' } } });
    const spanning = { thingId: 'a', fields: ['person.Boss.Name', 'person.Boss.Mail'] };
    expect(client.peek(getThing, spanning)).toEqual({
      state: 'unfulfilled',
      missing: ['person.Boss.Name', 'person.Boss.Mail'],
    });
    void client.read(getThing, spanning);
    await server.last().answer({ ...ann, fields: { Boss: { value: boss } } });
    expect(client.peek(getThing, spanning)).toMatchObject({
      state: 'error',
      error: { code: 'NOT_FETCHABLE', errors: [{ field: 'person.Boss.Mail' }] },
    });
    const both = client.peek(getThing, { thingId: 'a', fields: ['person.Name', 'person.Boss.Name'] });
    expect(dataOf(both)?.fields).toEqual({ Name: { value: 'Ann' }, Boss: { value: boss } });
    expect(dataOf(client.peek(getThing, { thingId: 'b', fields: ['person.Name'] }))).toEqual(boss);
  });

  it('counts optional fields as known once the server left them out', async () => {
    const { client, server } = createToyClient();
    const config = { thingId: 'a', fields: ['person.Name'], extras: ['person.Secret'] };
    void client.read(getThing, config);
    await server.last().answer({ ...ann, fields: { Name: { value: 'Ann' } } });
    expect(client.peek(getThing, config).state).toBe('fulfilled');
    expect(client.peek(getThing, { thingId: 'a', extras: ['person.Secret'] }).state).toBe('fulfilled');
    expect(client.peek(getThing, { thingId: 'a', fields: ['person.Secret'] })).toEqual({
      state: 'unfulfilled',
      missing: ['person.Secret'],
    });
  });

  it('takes 15 characters of an id for its 18', async () => {
    const { client, server } = createToyClient();
    void client.read(getThing, { ...annsName, thingId: '003RM0000068xVC' });
    expect(server.last().address).toBe('/toy/v1/things/003RM0000068xVCYAY?fields=person.Name');
    await server.last().answer({ ...ann, id: '003RM0000068xVCYAY' });
    expect(client.peek(getThing, { ...annsName, thingId: '003RM0000068xVCYAY' }).state).toBe('fulfilled');
  });

  const refused: readonly [string, { thingId?: string; fields?: string[] }, readonly string[], object[]?][] =
    [
      ['no id', { fields: ['person.Name'] }, ['thingId']],
      ['no selection', { thingId: 'a' }, ['fields', 'extras', 'layout']],
      [
        'an id that leads elsewhere',
        { thingId: '..', fields: ['person.Name'] },
        [],
        [{ member: 'thingId', reason: 'path' }],
      ],
    ];
  it.each(refused)('returns and sends nothing for %s', async (_name, given, missing, invalid = []) => {
    const { client, server } = createToyClient();
    // A caller without types can leave anything out.
    const config = given as typeof annsName;
    const nothing = { state: 'unfulfilled', missing, invalid };
    const seen: unknown[] = [];
    client.watch(getThing, config, (snapshot) => seen.push(snapshot));
    expect(client.peek(getThing, config)).toEqual(nothing);
    expect(await client.read(getThing, config)).toEqual(nothing);
    expect(seen).toEqual([nothing]);
    expect(server.sent).toHaveLength(0);
  });
});

describe('policies', () => {
  it('answers only-if-cached with a synthetic 504 when there is nothing fresh', async () => {
    const { client, server } = createToyClient();
    const snapshot = await client.read(getThing, annsName, { policy: 'only-if-cached' });
    expect(snapshot).toMatchObject({
      state: 'error',
      error: {
        code: 'NOT_IN_CACHE',
        status: 504,
        message: 'Data requested with only-if-cached policy and not found in the cache',
      },
    });
    expect(server.sent).toHaveLength(0);
  });

  it('asks in any case with cache-and-network and no-cache', async () => {
    const { client, server } = createToyClient();
    void client.read(getThing, annsName);
    await server.last().answer(ann);
    const seen: Snapshot<Thing>['state'][] = [];
    client.watch(getThing, annsName, ({ state }) => seen.push(state), { policy: 'cache-and-network' });
    client.watch(getThing, annsName, ({ state }) => seen.push(`${state}`), { policy: 'no-cache' });
    expect(seen).toEqual(['fulfilled', 'pending']);
    expect(server.sent).toHaveLength(2);
    await server.last().answer(ann);
    expect(seen).toEqual(['fulfilled', 'pending', 'fulfilled']);
  });

  const swr: Policy = { name: 'stale-while-revalidate', staleFor: 60_000 };

  it('stale-while-revalidate answers with what is stale, and asks', async () => {
    const { client, clock, server } = createToyClient();
    void client.read(getThing, annsName);
    await server.last().answer(ann);
    clock.advance(60_000);
    const seen: string[] = [];
    client.watch(getThing, annsName, ({ state }) => seen.push(state), { policy: swr });
    expect(await client.read(getThing, annsName, { policy: swr })).toMatchObject({ state: 'stale' });
    expect(server.sent).toHaveLength(2);
    await server.last().answer(ann);
    expect(seen).toEqual(['stale', 'fulfilled']);
  });

  it('stale-while-revalidate waits where the data is too old', async () => {
    const { client, clock, server } = createToyClient();
    void client.read(getThing, annsName);
    await server.last().answer(ann);
    clock.advance(90_000);
    const reading = client.read(getThing, annsName, { policy: swr });
    expect(dataOf(client.observe(getThing, annsName, { policy: swr }).current())).toBeUndefined();
    await server.last().answer(ann);
    expect((await reading).state).toBe('fulfilled');
  });

  it('valid-at answers with what was fresh at its time, and else asks', async () => {
    const { client, clock, server } = createToyClient();
    void client.read(getThing, annsName);
    await server.last().answer(ann);
    const then = clock.now();
    clock.advance(60_000);
    const policy: Policy = { name: 'valid-at', at: then };
    expect((await client.read(getThing, annsName, { policy })).state).toBe('fulfilled');
    expect(server.sent).toHaveLength(1);
    void client.read(getThing, annsName, { policy: { name: 'valid-at', at: then + 30_000 } });
    expect(server.sent).toHaveLength(2);
  });
});

describe('errors', () => {
  it('remembers 404 for its lifetime', async () => {
    const { client, clock, server } = createToyClient();
    const reading = client.read(getThing, annsName);
    await server.last().answer([{ errorCode: 'NOT_FOUND', message: 'Gone' }], 404);
    expect(await reading).toMatchObject({
      state: 'error',
      error: { code: 'HTTP', status: 404, errors: [{ errorCode: 'NOT_FOUND', message: 'Gone' }] },
    });
    clock.advance(4_999);
    expect((await client.read(getThing, annsName)).state).toBe('error');
    expect(server.sent).toHaveLength(1);
    clock.advance(1);
    void client.read(getThing, annsName);
    expect(server.sent).toHaveLength(2);
  });

  it('reports other failures, keeps earlier data, and asks again', async () => {
    const { client, clock, server } = createToyClient();
    void client.read(getThing, annsName);
    await server.last().answer(ann);
    clock.advance(30_000);
    const seen: Snapshot<Thing>[] = [];
    client.watch(getThing, annsName, (snapshot) => seen.push(snapshot));
    await server.last().answer([], 500);
    expect(seen.map(({ state }) => state)).toEqual(['pending', 'error']);
    expect(seen[1]).toMatchObject({ error: { status: 500 }, data: { id: 'a' } });
    void client.read(getThing, annsName);
    expect(server.sent).toHaveLength(3);
  });

  it.each([
    ['no server', 'NETWORK', async (sent: { fail(): Promise<void> }) => sent.fail()],
    [
      'no JSON',
      'MALFORMED_RESPONSE',
      async (sent: { respond(response: Response): Promise<void> }) => sent.respond(new Response('<html>')),
    ],
    [
      'an empty answer',
      'MALFORMED_RESPONSE',
      async (sent: { respond(response: Response): Promise<void> }) => sent.respond(new Response('')),
    ],
    [
      'an empty failure',
      'HTTP',
      async (sent: { respond(response: Response): Promise<void> }) =>
        sent.respond(new Response(null, { status: 500, headers: { 'Content-Length': '0' } })),
    ],
  ] as const)('turns %s into %s', async (_name, code, happen) => {
    const { client, server } = createToyClient();
    const reading = client.read(getThing, annsName);
    await happen(server.last());
    expect(await reading).toMatchObject({ state: 'error', error: { code, operation: 'getThing' } });
  });

  it('ends a request when the last reader gives up', async () => {
    const { client, server } = createToyClient();
    const [one, other] = [new AbortController(), new AbortController()];
    const readings = [one, other].map(({ signal }) => client.read(getThing, annsName, { signal }));
    one.abort();
    await settled();
    expect(server.last().request.signal.aborted).toBe(false);
    other.abort();
    await settled();
    expect(server.last().request.signal.aborted).toBe(true);
    const codes = (await Promise.all(readings)).map((s) => (s.state === 'error' ? s.error.code : s.state));
    expect(codes).toEqual(['ABORTED', 'ABORTED']);
    expect(client.peek(getThing, annsName)).toEqual({ state: 'unfulfilled', missing: ['person.Name'] });
  });
});

describe('watch', () => {
  it('tells of a change once, and of equal data not at all', async () => {
    const { client, server } = createToyClient();
    const seen: Snapshot<Thing>[] = [];
    client.watch(getThing, annsName, (snapshot) => seen.push(snapshot));
    await server.last().answer(ann);
    expect(seen.map(({ state }) => state)).toEqual(['pending', 'fulfilled']);
    const before = client.counters();
    const autoRefresh = client.refresh(getThing, annsName);
    await server.last().answer(structuredClone(ann));
    expect(dataOf(await autoRefresh)).toBe(dataOf(seen[1] ?? { state: 'pending' }));
    expect(seen).toHaveLength(2);
    expect(client.counters().writes).toBe(before.writes);
    expect(client.counters().notifications).toBe(before.notifications);
  });

  it('leaves alone who does not show the field that changed', async () => {
    const { client, server } = createToyClient();
    const seen: unknown[] = [];
    client.watch(getThing, annsName, (snapshot) => seen.push(snapshot));
    await server.last().answer({ ...ann, fields: { Name: { value: 'Ann' } } });
    void client.read(getThing, { thingId: 'a', fields: ['person.Age'] });
    await server.last().answer({ ...ann, fields: { Age: { value: 41 } } });
    expect(seen).toHaveLength(2);
  });

  it('leaves alone a list whose things get fields that it does not show', () => {
    const { client } = createToyClient();
    const seen: unknown[] = [];
    const bare = { id: 'a', kind: 'person', fields: { Name: { value: 'Ann' } } };
    client.put(listThings, { shelf: 'x' }, { things: [bare], next: null });
    client.watch(listThings, { shelf: 'x' }, (snapshot) => seen.push(snapshot));
    client.put(getThing, annsName, structuredClone(ann));
    expect(seen).toHaveLength(1);
  });

  it('sees what an observer takes in', () => {
    const { client } = createToyClient();
    const observer = client.observe(getThing, annsName);
    observer.put(structuredClone(ann));
    const seen: unknown[] = [];
    observer.subscribe(() => seen.push(observer.current()));
    observer.put({ ...ann, rev: 2, fields: { Name: { value: 'Anna' } } });
    expect(seen).toMatchObject([{ state: 'fulfilled', data: { fields: { Name: { value: 'Anna' } } } }]);
    expect(Object.isFrozen(dataOf(observer.current()))).toBe(true);
  });

  it('is refused by an observer of what is no read', () => {
    const { client } = createToyClient();
    const observer = client.observe(getThing, {} as never);
    expect(() => observer.put(ann)).toThrow(expect.objectContaining({ code: 'INVALID_CONFIG' }));
  });

  it('stops', async () => {
    const { client, server } = createToyClient();
    const seen: unknown[] = [];
    const stop = client.watch(getThing, annsName, (snapshot) => seen.push(snapshot));
    stop();
    await settled();
    expect(server.last().request.signal.aborted).toBe(true);
    expect(seen).toHaveLength(1);
  });

  it('tells the others although one listener throws', async () => {
    const thrown: unknown[] = [];
    const { client, server } = createToyClient({ onListenerError: (error) => thrown.push(error) });
    const seen: string[] = [];
    client.watch(getThing, annsName, ({ state }) => {
      if (state === 'fulfilled') throw new Error('broken');
    });
    client.watch(getThing, annsName, ({ state }) => seen.push(state));
    await server.last().answer(ann);
    expect(seen).toEqual(['pending', 'fulfilled']);
    expect(thrown).toHaveLength(1);
  });

  it('calls out of date what was invalidated, whoever brought it', () => {
    const { client } = createToyClient();
    client.put(listThings, { shelf: 'x' }, { things: [structuredClone(ann)], next: null });
    client.invalidate(getThing, annsName);
    expect(client.peek(getThing, annsName).state).toBe('stale');
  });

  it('takes a first answer in as stale that was asked for before the invalidation', async () => {
    const { client, server } = createToyClient();
    void client.read(getThing, annsName);
    client.invalidate(getThing, annsName);
    await server.last().answer(ann);
    expect(client.peek(getThing, annsName).state).toBe('stale');
  });

  it('asks again for what was invalidated, with a request of its own', async () => {
    const { client, server } = createToyClient();
    const seen: Snapshot<Thing>['state'][] = [];
    client.watch(getThing, annsName, ({ state }) => seen.push(state));
    await server.last().answer(ann);
    client.invalidate(getThing);
    expect(server.sent).toHaveLength(2);
    expect(client.peek(getThing, annsName).state).toBe('pending');
    await server.last().answer({ ...ann, rev: 2 });
    expect(seen.at(-1)).toBe('fulfilled');
  });
});

describe('sessions', () => {
  it('starts empty for the next user and lets no earlier answer in', async () => {
    const { client, server } = createToyClient();
    const seen: Snapshot<Thing>[] = [];
    const changes: unknown[] = [];
    client.onSessionChange((change) => changes.push(change));
    void client.read(listThings, { shelf: 'person' });
    const late = server.last();
    client.watch(getThing, annsName, (snapshot) => seen.push(snapshot));
    await server.last().answer(ann);
    const saving = client.write(saveThing, { fields: { Id: 'a', Name: 'Old' } }).catch((e: unknown) => e);
    const lateSave = server.last();
    void client.write(signIn, { name: 'Zoe' });
    await server.last().answer({ id: 'z', kind: 'person', rev: 1, fields: { Name: { value: 'Zoe' } } });
    expect(changes).toEqual([{ change: 'begins', epoch: 1 }]);
    expect(late.request.signal.aborted).toBe(true);
    await lateSave.answer({ ...ann, rev: 9, fields: { Name: { value: 'Old' } } });
    expect(await saving).toMatchObject({ code: 'SESSION_CHANGED' });
    expect(seen.map(({ state }) => state)).toEqual(['pending', 'fulfilled', 'pending']);
    expect(seen[2]).toEqual({ state: 'pending' });
    expect(client.peek(getThing, { thingId: 'z', fields: ['person.Name'] }).state).toBe('fulfilled');
    expect(server.sent).toHaveLength(5);
    await server.last().answer({ ...ann, fields: { Name: { value: 'For Zoe' } } });
    expect(dataOf(seen.at(-1) ?? { state: 'pending' })?.fields).toEqual({ Name: { value: 'For Zoe' } });
  });
});

describe('options', () => {
  it('encodes parameters by name or as methodParams', async () => {
    const named = createToyClient();
    void named.client.read(getSetting, { name: 'a b', depth: 2 });
    expect(named.server.last().address).toBe('/rpc/Settings/get?name=a%20b&depth=2');
    const packed = createToyClient({ queryEncoding: { rpc: 'methodParams' } });
    void packed.client.read(getSetting, { name: 'a b', depth: 2 });
    const { searchParams } = new URL(packed.server.last().request.url);
    expect([...searchParams]).toEqual([['methodParams', '{"name":"a b","depth":2}']]);
  });

  it('sends lists with commas between encoded items', async () => {
    const { client, server } = createToyClient();
    void client.read(listThings, { shelf: 'a/b', sortBy: 'Name, Age' });
    expect(server.last().address).toBe('/toy/v1/shelves/a%2Fb?sortBy=Name,Age&size=2');
  });

  it('takes another reading of a lifetime', async () => {
    const { client, clock, server } = createToyClient({ readings: { Page: 'general' } });
    void client.read(listThings, { shelf: 'x' });
    await server.last().answer({ things: [], next: null });
    expect(client.peek(listThings, { shelf: 'x' })).toMatchObject({ freshUntil: clock.now() + 120_000 });
    expect(() => createToyClient({ readings: { Page: 'none' } })).toThrow(
      'Lifetime "Page" has no reading "none"',
    );
  });
});

describe('a record whose parts are of two versions', () => {
  const whole = { thingId: 'a', fields: ['person.Name', 'person.Age'] };
  const newer = { id: 'a', kind: 'person', rev: 2, fields: { Name: { value: 'Anna' } } };

  it('is asked for again where the earlier part is watched', async () => {
    const { client, server } = createToyClient();
    client.put(getThing, whole, ann);
    client.watch(getThing, whole, () => undefined);
    expect(server.sent).toHaveLength(0);
    client.put(getThing, annsName, newer);
    expect(server.sent.map(({ address }) => address)).toEqual([
      '/toy/v1/things/a?fields=person.Name,person.Age',
    ]);
    await server.last().answer({ ...newer, fields: { ...newer.fields, Age: { value: 41 } } });
    expect(client.peek(getThing, whole)).toMatchObject({ state: 'fulfilled' });
    expect(server.sent).toHaveLength(1);
  });

  it('is stale where nobody watches it, and fresh in the part that came', () => {
    const { client, server } = createToyClient();
    client.put(getThing, whole, ann);
    client.put(getThing, annsName, newer);
    expect(client.peek(getThing, whole).state).toBe('stale');
    expect(client.peek(getThing, annsName).state).toBe('fulfilled');
    expect(server.sent).toHaveLength(0);
  });

  it('is stale where the later answer is the earlier version, and nobody asks twice', async () => {
    const { client, server } = createToyClient();
    const seen: string[] = [];
    client.put(getThing, annsName, newer);
    client.watch(getThing, whole, ({ state }) => seen.push(state));
    await server.last().answer(ann);
    expect(dataOf(client.peek(getThing, whole))?.fields['Name']?.value).toBe('Anna');
    expect(seen).toEqual(['pending', 'stale']);
    expect(server.sent).toHaveLength(1);
  });

  it('counts what is skipped of answers that came too late, and nothing else', () => {
    const { client } = createToyClient();
    client.put(getThing, whole, newer);
    client.put(getThing, annsName, newer);
    expect(client.counters().skipped).toBe(0);
    client.put(getThing, whole, ann);
    expect(client.counters().skipped).toBeGreaterThan(0);
  });

  it('is stale where an earlier version lacked a field that was wanted', () => {
    const { client } = createToyClient();
    const config = { ...annsName, extras: ['person.Mail'] };
    client.put(getThing, config, { ...ann, fields: { Name: { value: 'Ann' } } });
    client.put(getThing, annsName, structuredClone(newer));
    expect(client.peek(getThing, config).state).toBe('stale');
    expect(client.peek(getThing, annsName).state).toBe('fulfilled');
  });
});
