import { describe, expect, it } from 'vitest';
import { createFakeTimer, settled } from '../../../testing/index.ts';
import { ann, annsName, createToyClient, getThing, listThings, saveThing } from '../../../toys/index.ts';
import { createInspector } from './create-inspector.ts';
import { SLOW } from './simulations.ts';

const annsThing = { entity: 'Thing', key: 'a' };
const anna = { ...ann, rev: 2, fields: { ...ann.fields, Name: { value: 'Anna' } } };

function createScene() {
  const timer = createFakeTimer();
  const inspector = createInspector({ timer });
  const toy = createToyClient({ extensions: [inspector] });
  const key = toy.client.keyOf(getThing, annsName);
  const answer = async (body: unknown = ann, status = 200): Promise<void> => {
    await toy.server.last().answer(body, status);
    await settled();
  };
  return { ...toy, inspector, timer, key, answer, query: () => inspector.query(key) };
}

const rename = { fields: { Id: 'a', Name: 'Anna' } };

describe('why a query was fetched', () => {
  it('tells a read from what the client does by itself, and from what a caller asks for', async () => {
    const { client, clock, inspector, key, answer, query } = createScene();
    client.watch(getThing, annsName, () => undefined);
    await answer();
    clock.advance(1_000);
    inspector.act({ do: 'invalidate', key });
    await answer();
    void client.refresh(getThing, annsName);
    await answer();
    const found = query()?.fetches.map(({ cause, reasons: [reason] }) => ({ cause, reason }));
    expect(found).toMatchObject([
      { cause: 'refresh', reason: { kind: 'fresh' } },
      { cause: 'refetch', reason: { kind: 'expired', by: { operation: 'inspector' } } },
      { cause: 'read', reason: { kind: 'unknown' } },
    ]);
  });
});

describe('why a query was re-rendered', () => {
  it('names the values that differ from what those who watch saw before', async () => {
    const { client, answer, query } = createScene();
    client.watch(getThing, annsName, () => undefined);
    client.watch(getThing, annsName, () => undefined);
    await answer();
    void client.refresh(getThing, annsName);
    await answer(anna);
    expect(query()?.renders).toMatchObject([
      {
        operation: 'getThing',
        listeners: 2,
        from: 'fulfilled',
        to: 'fulfilled',
        changes: [
          { path: 'fields.Name.value', from: 'Ann', to: 'Anna' },
          { path: 'rev', from: 1, to: 2 },
        ],
      },
      { from: 'pending', to: 'fulfilled', changes: [{ path: '', to: { id: 'a' } }] },
    ]);
  });

  it('says nothing where nobody was told', async () => {
    const { client, answer, inspector } = createScene();
    client.watch(getThing, annsName, () => undefined);
    await answer();
    const before = inspector.renders().length;
    void client.refresh(getThing, annsName);
    await answer();
    expect(inspector.renders()).toHaveLength(before);
  });
});

describe('what was written into the cache', () => {
  it('has who wrote, and each field with what was and what is', async () => {
    const { client, answer, inspector, clock } = createScene();
    void client.read(getThing, annsName);
    await answer();
    clock.advance(1_000);
    const saving = client.write(saveThing, rename);
    await answer({ id: 'a', kind: 'person', rev: 2, fields: { Name: { value: 'Anna' } } });
    await saving;
    const [first, second] = inspector.writes();
    expect(first).toMatchObject({
      operation: 'getThing',
      actions: ['answered'],
      isForeign: false,
      subjects: [{ subject: 'Thing a', entity: annsThing }, { subject: 'getThing' }],
    });
    expect(second).toMatchObject({ operation: 'saveThing', at: clock.now() });
    expect(second?.subjects).toContainEqual({
      subject: 'Thing a',
      entity: annsThing,
      changes: [
        { path: 'rev', from: 1, to: 2 },
        { path: 'fields.Name.value', from: 'Ann', to: 'Anna' },
      ],
      changeCount: 2,
    });
  });

  it('has the change of a list as the records that it names', async () => {
    const { client, answer, inspector } = createScene();
    void client.read(listThings, { shelf: 'person' });
    await answer({ things: [ann], next: null });
    void client.refresh(listThings, { shelf: 'person' });
    await answer({ things: [ann, { ...ann, id: 'b' }], next: null });
    expect(inspector.writes().at(-1)?.subjects).toContainEqual({
      subject: 'listThings',
      changes: [{ path: 'things.1', from: undefined, to: { '→': 'Thing b' } }],
      changeCount: 1,
    });
  });

  it('has a write that is shown before its answer, which can be rolled back', async () => {
    const { client, answer, inspector } = createScene();
    client.watch(getThing, annsName, () => undefined);
    await answer();
    const shown = () => client.peek(getThing, annsName);
    const saving = client.write(saveThing, rename, { optimistic: true });
    await settled();
    expect(inspector.writes().at(-1)).toMatchObject({
      actions: ['optimistic-begun'],
      subjects: [{ entity: annsThing, changes: [{ path: 'fields.Name', to: { value: 'Anna' } }] }],
    });
    const [pending] = inspector.record(annsThing)?.optimistic ?? [];
    expect(pending?.fields).toEqual([{ path: 'fields.Name', to: { value: 'Anna' } }]);
    expect(shown()).toMatchObject({ data: { fields: { Name: { value: 'Anna' } } } });
    inspector.act({ do: 'rollback', record: annsThing, id: pending?.id ?? 0 });
    expect(shown()).toMatchObject({ data: { fields: { Name: { value: 'Ann' } } } });
    expect(inspector.record(annsThing)?.optimistic).toEqual([]);
    await answer({ id: 'a', kind: 'person', rev: 2, fields: { Name: { value: 'Anna' } } });
    await saving;
    expect(shown()).toMatchObject({ data: { fields: { Name: { value: 'Anna' } } } });
  });
});

describe('the requests', () => {
  it('have what went out and what came back, and never their headers', async () => {
    const { client, clock, answer, inspector } = createScene();
    void client.read(getThing, annsName);
    await settled();
    expect(inspector.requests()).toMatchObject([{ operation: 'getThing' }]);
    expect(inspector.requests()[0]?.endedAt).toBeUndefined();
    clock.advance(120);
    await answer();
    const saving = client.write(saveThing, { ...rename, since: '2026-01-01T00:00:00.000Z' });
    const refused = saving.catch(({ message }: Error) => message);
    await answer([{ errorCode: 'LOCKED', message: 'Locked.' }], 409);
    expect(await refused).toBe('Locked.');
    expect(inspector.requests()).toEqual([
      {
        id: 1,
        operation: 'getThing',
        kind: 'read',
        method: 'GET',
        address: '/things/a?fields=person.Name',
        body: undefined,
        startedAt: clock.now() - 120,
        endedAt: clock.now(),
        status: 200,
        answer: ann,
        simulated: undefined,
      },
      {
        id: 2,
        operation: 'saveThing',
        kind: 'write',
        method: 'PATCH',
        address: '/things/a',
        body: { fields: { Name: 'Anna' } },
        startedAt: clock.now(),
        endedAt: clock.now(),
        status: 409,
        error: { code: 'HTTP', message: 'Locked.', status: 409 },
        simulated: undefined,
      },
    ]);
  });

  it.each([
    ['offline', 'NETWORK', 0],
    ['error', 'HTTP', 500],
  ] as const)('meet a simulation of %s until that ends', async (kind, code, status) => {
    const { client, server, inspector } = createScene();
    inspector.act({ do: 'simulate', simulation: { kind } });
    expect(inspector.simulations()).toEqual([{ kind }]);
    const failed = await client.read(getThing, annsName);
    expect(failed).toMatchObject({ state: 'error', error: { code, status } });
    expect(server.sent).toHaveLength(0);
    expect(inspector.requests()).toMatchObject([{ simulated: kind, error: { code } }]);
    inspector.act({ do: 'stop-simulating' });
    void client.read(getThing, annsName);
    await settled();
    expect(server.sent).toHaveLength(1);
  });

  it('meet that of their operation before that of all', async () => {
    const { client, server, inspector } = createScene();
    const slow = { kind: 'slow', operation: 'getThing' } as const;
    inspector.act({ do: 'simulate', simulation: { kind: 'offline' } });
    inspector.act({ do: 'simulate', simulation: { ...slow, kind: 'error' } });
    inspector.act({ do: 'simulate', simulation: slow });
    expect(inspector.simulations()).toEqual([{ kind: 'offline' }, slow]);
    expect(await client.read(listThings, { shelf: 'x' })).toMatchObject({ error: { code: 'NETWORK' } });
    void client.read(getThing, annsName);
    await settled();
    expect(inspector.requests().at(-1)).toMatchObject({ simulated: 'slow' });
    expect(inspector.requests().at(-1)?.endedAt).toBeUndefined();
    inspector.act({ do: 'stop-simulating', simulation: slow });
    expect(inspector.simulations()).toEqual([{ kind: 'offline' }]);
    expect(server.sent).toHaveLength(0);
  });

  it('are sent late where they are slow, and not at all where nobody waits any more', async () => {
    const { client, server, timer, inspector } = createScene();
    inspector.act({ do: 'simulate', simulation: { kind: 'slow' } });
    const abort = new AbortController();
    const given = client.read(getThing, annsName, { signal: abort.signal });
    await settled();
    abort.abort();
    expect(await given).toMatchObject({ error: { code: 'ABORTED' } });
    void client.read(getThing, annsName);
    await settled();
    timer.advance(SLOW - 1);
    await settled();
    expect(server.sent).toHaveLength(0);
    timer.advance(1);
    await settled();
    expect(server.sent).toHaveLength(1);
  });
});

describe('the orders', () => {
  it('refetch what is watched, and what was read once', async () => {
    const { client, server, inspector, key, answer } = createScene();
    void client.read(getThing, annsName);
    await answer();
    inspector.act({ do: 'refetch', key });
    await settled();
    expect(server.sent).toHaveLength(2);
    await answer();
    client.watch(getThing, annsName, () => undefined);
    inspector.act({ do: 'refetch', key });
    await settled();
    expect(server.sent).toHaveLength(3);
    inspector.act({ do: 'refetch', key: 'of nobody' });
    inspector.act({ do: 'invalidate', key: 'of nobody' });
    expect(server.sent).toHaveLength(3);
  });

  it('invalidate a record for all who show it', async () => {
    const { client, server, inspector, answer } = createScene();
    client.watch(getThing, annsName, () => undefined);
    await answer();
    inspector.act({ do: 'invalidate-record', record: annsThing });
    await settled();
    expect(server.sent).toHaveLength(2);
    expect(inspector.records()).toMatchObject([{ state: 'stale' }]);
  });

  it('clear what has happened, and leave the cache and what is under way', async () => {
    const { client, inspector, answer } = createScene();
    void client.read(getThing, annsName);
    await answer();
    void client.refresh(getThing, annsName);
    await settled();
    inspector.act({ do: 'clear' });
    const { writes, renders, notes, requests, queries } = inspector;
    expect([writes(), renders(), notes()]).toEqual([[], [], []]);
    expect(requests()).toHaveLength(1);
    expect(queries()).toHaveLength(1);
  });
});

describe('the inspector', () => {
  it('keeps no more than so many, and tells once of what happens in one go', async () => {
    const inspector = createInspector({ events: 3 });
    const { client, server } = createToyClient({ extensions: [inspector] });
    let told = 0;
    const stop = inspector.subscribe(() => void (told += 1));
    for (const _ of [1, 2, 3, 4, 5]) {
      const reading = client.refresh(getThing, annsName);
      await server.last().answer(ann);
      await reading;
    }
    client.watch(getThing, annsName, () => undefined);
    await settled();
    expect([inspector.requests(), inspector.writes(), inspector.notes()].map(({ length }) => length)).toEqual(
      [3, 3, 1],
    );
    const before = told;
    expect(before).toBeGreaterThan(0);
    client.peek(getThing, annsName);
    await settled();
    expect(told).toBe(before);
    stop();
    void client.refresh(getThing, annsName);
    await settled();
    expect(told).toBe(before);
  });
});
