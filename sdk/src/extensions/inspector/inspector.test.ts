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

const fieldOf = (inspector: Inspector, name: string) =>
  inspector.entities()[0]?.fields.find((field) => field.name === name);

describe('what an inspector shows', () => {
  it('has every entity with its size, and who wrote each field until when', async () => {
    const { inspector, clock, client, server } = await createInspected();
    clock.advance(1_000);
    const saving = client.write(saveThing, { fields: { Id: 'a', Name: 'Anna' } });
    await server.last().answer({ id: 'a', kind: 'person', rev: 1, fields: { Name: { value: 'Anna' } } });
    await saving;
    const [entity] = inspector.entities();
    expect(entity).toMatchObject({ entity: 'Thing', key: 'a', isEvicted: false });
    expect(entity?.bytes).toBeGreaterThan(50);
    const start = clock.now() - 1_000;
    expect(fieldOf(inspector, 'fields.Age')).toMatchObject({
      freshUntil: start + 30_000,
      version: 1,
      writer: { type: 'answered', operation: 'getThing', config: annsName, at: start, isForeign: false },
    });
    expect(fieldOf(inspector, 'fields.Name')).toMatchObject({
      freshUntil: start + 31_000,
      writer: { type: 'received', operation: 'saveThing' },
    });
  });

  it('has every result with those who watch it', async () => {
    const { inspector, client, clock } = await createInspected();
    const stop = client.watch(getThing, annsName, () => undefined);
    expect(inspector.results()).toMatchObject([
      {
        operation: 'getThing',
        config: annsName,
        listeners: 1,
        fetchCount: 0,
        freshUntil: clock.now() + 30_000,
      },
    ]);
    stop();
    expect(inspector.results()[0]?.listeners).toBe(0);
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
    expect(inspector.results()).toMatchObject([
      { listeners: 4, observers: own },
      { listeners: 1, observers: [list] },
    ]);
    expect(inspector.entities()).toMatchObject([{ key: 'a', listeners: 5, observers: [...own, list] }]);
    for (const stop of stops) stop();
    expect(inspector.results()[0]?.listeners).toBe(1);
  });

  it('has for each look that found nothing fresh why that was so then', async () => {
    const { inspector, client, clock, server } = await createInspected();
    const lookups = () => inspector.events().filter(({ event }) => event.type === 'lookup');
    const key = client.keyOf(getThing, annsName);
    await client.read(getThing, annsName);
    expect(lookups().at(-1)).toEqual({
      at: clock.now(),
      event: { type: 'lookup', operation: 'getThing', key, found: 'fresh' },
    });
    clock.advance(30_000);
    const since = clock.now();
    const reading = client.read(getThing, annsName);
    await server.last().answer(ann);
    await reading;
    clock.advance(1_000);
    const over = { kind: 'over', field: 'fields.Name', since };
    expect(lookups().at(-1)).toMatchObject({
      at: since,
      event: { key, found: 'stale' },
      reasons: expect.arrayContaining([expect.objectContaining(over)]),
    });
    void client.read(listThings, { shelf: 'person' });
    expect(lookups().at(-1)).toMatchObject({ event: { found: 'nothing' }, reasons: [{ kind: 'unknown' }] });
  });

  it('has the last events, no more than so many, and tells of new ones', async () => {
    const { inspector, read } = await createInspected({ events: 3 });
    let told = 0;
    const stop = inspector.subscribe(() => void (told += 1));
    await read();
    expect(told).toBeGreaterThan(0);
    expect(inspector.events()).toHaveLength(3);
    expect(inspector.events().map(({ event }) => event.type)).toContain('answer');
    stop();
    const before = told;
    await read();
    expect(told).toBe(before);
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
