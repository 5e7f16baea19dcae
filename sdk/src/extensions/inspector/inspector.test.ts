import { describe, expect, it } from 'vitest';
import { ann, annsName, createToyClient, getThing, listThings, saveThing } from '../../../toys/index.ts';
import { createInspector, type Inspector } from './create-inspector.ts';

async function createInspected(options: Parameters<typeof createInspector>[0] = {}) {
  const inspector = createInspector(options);
  const toy = createToyClient({ extensions: [inspector] });
  const read = async (thing: unknown = ann): Promise<void> => {
    const reading = toy.client.refresh(getThing, annsName);
    await toy.server.last().answer(thing);
    await reading;
  };
  await read();
  return { ...toy, inspector, read };
}

const annsThing = { entity: 'Thing', key: 'a' };
const fieldOf = (inspector: Inspector, name: string) =>
  inspector.record(annsThing)?.fields.find((field) => field.name === name);

describe('what an inspector shows', () => {
  it('has every record with its values, and who wrote each field until when', async () => {
    const { inspector, clock, client, server } = await createInspected();
    clock.advance(1_000);
    const saving = client.write(saveThing, { fields: { Id: 'a', Name: 'Anna' } });
    await server.last().answer({ id: 'a', kind: 'person', rev: 1, fields: { Name: { value: 'Anna' } } });
    await saving;
    const start = clock.now() - 1_000;
    expect(inspector.records()).toEqual([
      {
        ...annsThing,
        label: 'person',
        fieldCount: 5,
        state: 'fresh',
        updatedAt: start + 1_000,
        freshUntil: start + 30_000,
        listeners: 0,
        optimisticCount: 0,
      },
    ]);
    expect(fieldOf(inspector, 'fields.Age')).toMatchObject({
      value: { value: 40 },
      freshUntil: start + 30_000,
      version: 1,
      writer: { type: 'answered', operation: 'getThing', config: annsName, at: start, isForeign: false },
    });
    expect(fieldOf(inspector, 'fields.Name')).toMatchObject({
      value: { value: 'Anna' },
      freshUntil: start + 31_000,
      writer: { type: 'received', operation: 'saveThing' },
    });
  });

  it('names the records inside a record instead of showing them', async () => {
    const friend = { ...ann, id: 'b' };
    const { inspector, read } = await createInspected();
    await read({ ...ann, friends: [friend], fields: { ...ann.fields, Boss: { value: friend } } });
    expect(fieldOf(inspector, 'friends')?.value).toEqual([{ '→': 'Thing b' }]);
    expect(fieldOf(inspector, 'fields.Boss')?.value).toEqual({ value: { '→': 'Thing b' } });
  });

  it('has every query with its data, its state and those who watch it', async () => {
    const { inspector, client, clock, server } = await createInspected();
    const stop = client.watch(getThing, annsName, () => undefined);
    const key = client.keyOf(getThing, annsName);
    const states = () => inspector.queries().map(({ state }) => state);
    expect(inspector.queries()).toEqual([
      {
        key,
        operation: 'getThing',
        config: annsName,
        state: 'fresh',
        updatedAt: clock.now(),
        freshUntil: clock.now() + 30_000,
        listeners: 1,
      },
    ]);
    expect(inspector.query(key)).toMatchObject({
      data: ann,
      records: [annsThing],
      reasons: [{ kind: 'fresh', until: clock.now() + 30_000 }],
    });
    clock.advance(30_000);
    expect(states()).toEqual(['stale']);
    const reading = client.refresh(getThing, annsName);
    expect(states()).toEqual(['fetching']);
    await server.last().answer([{ errorCode: 'DOWN', message: 'Down.' }], 500);
    await reading;
    expect(states()).toEqual(['error']);
    expect(inspector.query(key)?.error).toEqual({ code: 'HTTP', message: 'Down.', status: 500 });
    void client.read(listThings, { shelf: 'person' });
    await server.last().fail();
    stop();
    expect(inspector.queries().map(({ listeners }) => listeners)).toEqual([0, 0]);
    expect(inspector.query('of nobody')).toBeUndefined();
  });

  it('counts those who listen, and says what they watch and how', async () => {
    const { inspector, client } = await createInspected();
    const key = client.keyOf(getThing, annsName);
    const listen = () => undefined;
    const stops = [1, 2, 3].map(() => client.watch(getThing, annsName, listen));
    client.watch(getThing, annsName, listen, { policy: 'only-if-cached' });
    const shelf = { shelf: 'person' };
    client.put(listThings, shelf, { things: [ann], next: null });
    client.watch(listThings, shelf, listen);
    const own = [
      { key, policy: 'cache-then-network', listeners: 3 },
      { key, policy: 'only-if-cached', listeners: 1 },
    ];
    const list = { key: client.keyOf(listThings, shelf), policy: 'cache-then-network', listeners: 1 };
    expect(inspector.query(key)).toMatchObject({ listeners: 4, observers: own });
    expect(inspector.query(list.key)).toMatchObject({ listeners: 1, observers: [list] });
    expect(inspector.record(annsThing)).toMatchObject({ key: 'a', listeners: 5, observers: [...own, list] });
    for (const stop of stops) stop();
    expect(inspector.query(key)?.listeners).toBe(1);
  });

  it('shows nothing before it belongs to a client', () => {
    const inspector = createInspector();
    expect([inspector.queries(), inspector.records(), inspector.labels()]).toEqual([[], [], []]);
    expect(() => inspector.explain(getThing, annsName)).toThrow('it was given to none');
  });
});

describe('why a read is as it is', () => {
  it('is fresh until the earliest end', async () => {
    const { inspector, clock } = await createInspected();
    expect(inspector.explain(getThing, annsName)).toEqual([{ kind: 'fresh', until: clock.now() + 30_000 }]);
  });

  it('has never been asked for', async () => {
    const { inspector } = await createInspected();
    expect(inspector.explain(listThings, { shelf: 'person' })).toEqual([{ kind: 'unknown' }]);
    expect(inspector.explain(getThing, { ...annsName, thingId: 'z' })).toEqual([{ kind: 'unknown' }]);
  });

  it('has a field that was never asked for', async () => {
    const { inspector } = await createInspected();
    const reasons = inspector.explain(getThing, { ...annsName, fields: ['person.Name', 'person.Mail'] });
    expect(reasons).toEqual([
      { kind: 'missing', entity: { entity: 'Thing', key: 'a' }, field: 'fields.Mail' },
    ]);
  });

  it('is over, with who had brought it', async () => {
    const { inspector, clock } = await createInspected();
    clock.advance(30_000);
    const reason = inspector
      .explain(getThing, annsName)
      .find((one) => 'field' in one && one.field === 'fields.Name');
    expect(reason).toMatchObject({ kind: 'over', since: clock.now(), by: { operation: 'getThing' } });
  });

  it('was expired', async () => {
    const { inspector, client, clock } = await createInspected();
    client.invalidate(getThing, annsName);
    const reason = inspector
      .explain(getThing, annsName)
      .find((one) => 'field' in one && one.field === 'fields.Name');
    expect(reason).toMatchObject({ kind: 'expired', since: clock.now(), by: { type: 'expired' } });
  });

  it('has a field of an earlier version than another one', async () => {
    const { inspector, client, server, clock } = await createInspected();
    clock.advance(1);
    const saving = client.write(saveThing, { fields: { Id: 'a', Age: 41 } });
    await server.last().answer({ id: 'a', kind: 'person', rev: 2, fields: { Age: { value: 41 } } });
    await saving;
    const reasons = inspector.explain(getThing, annsName);
    expect(reasons).toContainEqual(
      expect.objectContaining({ kind: 'outdated', field: 'fields.Name', version: 1, latest: 2 }),
    );
  });

  it('was evicted by a write', async () => {
    const { inspector, client, server } = await createInspected();
    const saving = client.write(saveThing, { thingId: 'a', fields: { Name: 'x' } });
    await server.last().answer(undefined, 204);
    await saving;
    expect(inspector.explain(getThing, annsName)).toMatchObject([
      { kind: 'evicted', entity: { entity: 'Thing', key: 'a' }, by: { operation: 'saveThing' } },
    ]);
  });

  it('has failed, with the data of before', async () => {
    const { inspector, client, server } = await createInspected();
    const reading = client.refresh(getThing, annsName);
    await server.last().answer([{ errorCode: 'DOWN', message: 'Down.' }], 500);
    await reading;
    expect(inspector.explain(getThing, annsName)).toMatchObject([
      { kind: 'failed', code: 'HTTP', message: 'Down.' },
    ]);
  });

  it('cannot be asked with this configuration', async () => {
    const { inspector } = await createInspected();
    expect(inspector.explain(getThing, { thingId: 'a' })).toEqual([
      { kind: 'refused', missing: ['fields', 'extras', 'layout'] },
    ]);
  });
});
