import { describe, expect, it } from 'vitest';
import { dataOf } from './lookup.ts';
import { removeThing } from '../../toys/toy-traits.ts';
import { createToyClient, getThing, listThings, type Thing, type ToyClient } from '../../toys/index.ts';

const boss: Thing = { id: 'boss', kind: 'person', fields: { Name: { value: 'Bea' } } };
const ann: Thing = { id: 'a', kind: 'person', fields: { Name: { value: 'Ann' } } };
const annWithBoss: Thing = { ...ann, fields: { ...ann.fields, Boss: { value: boss } } };
const name = { thingId: 'a', fields: ['person.Name'] };
const bossName = { thingId: 'a', fields: ['person.Boss.Name'] };
const page = (thing: Thing) => ({ things: [thing], next: null });

async function remove({ client, server }: ToyClient, thingId: string): Promise<void> {
  const writing = client.write(removeThing, { thingId });
  await server.last().answer(undefined, 204);
  await writing;
}

describe('an entity that is evicted', () => {
  it.each([
    { view: 'a list of its owner without it', shows: ann, state: 'fulfilled' },
    { view: 'a list of its owner with it', shows: annWithBoss, state: 'unfulfilled' },
  ])('leaves $view $state', async ({ shows, state }) => {
    const toy = createToyClient();
    toy.client.put(getThing, bossName, annWithBoss);
    toy.client.put(listThings, { shelf: 'x' }, page(shows));
    await remove(toy, 'boss');
    expect(toy.client.peek(listThings, { shelf: 'x' }).state).toBe(state);
  });

  it('is asked for by those alone who watch it', async () => {
    const toy = createToyClient();
    const { client, server } = toy;
    client.put(getThing, { ...name, fields: [...name.fields, ...bossName.fields] }, annWithBoss);
    client.watch(getThing, name, () => undefined);
    client.watch(getThing, bossName, () => undefined);
    await remove(toy, 'boss');
    const asked = server.sent.slice(1).map(({ address }) => decodeURIComponent(address));
    expect(asked).toEqual(['/toy/v1/things/a?fields=person.Boss.Name']);
  });
});

describe('what is called out of date while nothing is known of it', () => {
  const endings: readonly { readonly how: string; readonly end: (toy: ToyClient) => Promise<void> | void }[] =
    [
      { how: 'invalidated', end: ({ client }) => client.invalidate(getThing, name) },
      { how: 'removed', end: (toy) => remove(toy, 'a') },
      {
        how: 'perhaps changed by a write that was cut off',
        async end({ client, server }) {
          const writing = client.write(removeThing, { thingId: 'a' });
          const failing = writing.catch((error: unknown) => error);
          await server.last().fail();
          expect(await failing).toMatchObject({ code: 'NETWORK' });
        },
      },
    ];

  it.each(endings)('is not fresh in a list that was asked for before: $how', async ({ end }) => {
    const toy = createToyClient();
    void toy.client.read(listThings, { shelf: 'other' });
    await end(toy);
    await toy.server.sent[0]?.answer(page(annWithBoss));
    expect(toy.client.peek(listThings, { shelf: 'other' }).state).toBe('stale');
    void toy.client.refresh(listThings, { shelf: 'other' });
    await toy.server.last().answer(page(annWithBoss));
    expect(toy.client.peek(listThings, { shelf: 'other' }).state).toBe('fulfilled');
  });

  it('is not fresh in what nobody had asked for of it', async () => {
    const { client, server } = createToyClient();
    client.put(getThing, name, ann);
    void client.read(getThing, { thingId: 'a', fields: ['person.Age'] });
    client.invalidate(getThing, name);
    await server.last().answer({ ...ann, fields: { Age: { value: 40 } } });
    expect(client.peek(getThing, { thingId: 'a', fields: ['person.Age'] }).state).toBe('stale');
  });

  it('stays so where the trace of it was dropped meanwhile, and others stay fresh', async () => {
    const { client, server, clock } = createToyClient({ memory: { staleFor: 0 } });
    void client.read(listThings, { shelf: 'other' });
    client.invalidate(getThing, name);
    clock.advance(5_000);
    client.put(getThing, { thingId: 'boss', fields: ['person.Name'] }, boss);
    expect(client.counters()).toMatchObject({ evictions: 1, entities: 1 });
    await server.last().answer(page(annWithBoss));
    expect(client.peek(listThings, { shelf: 'other' }).state).toBe('stale');
    expect(client.peek(getThing, { thingId: 'boss', fields: ['person.Name'] }).state).toBe('fulfilled');
  });
});

describe('what is called out of date', () => {
  it.each([
    { what: 'one read', invalidate: ({ client }: ToyClient) => client.invalidate(getThing, name) },
    { what: 'all reads', invalidate: ({ client }: ToyClient) => client.invalidate(getThing) },
  ])('is told once, as what is asked for again: $what', ({ invalidate }) => {
    const toy = createToyClient();
    toy.client.put(getThing, name, ann);
    const seen: string[] = [];
    toy.client.watch(getThing, name, ({ state }) => seen.push(state));
    invalidate(toy);
    expect(seen).toEqual(['fulfilled', 'pending']);
    expect(toy.server.sent).toHaveLength(1);
  });

  it('is told once after a write that evicts it', async () => {
    const toy = createToyClient();
    toy.client.put(listThings, { shelf: 'person' }, page(ann));
    const seen: (readonly [string, unknown])[] = [];
    toy.client.watch(listThings, { shelf: 'person' }, (snapshot) =>
      seen.push([snapshot.state, dataOf(snapshot)]),
    );
    seen.length = 0;
    await remove(toy, 'a');
    expect(seen).toEqual([['pending', undefined]]);
    expect(toy.server.sent).toHaveLength(2);
  });
});

describe('who is told', () => {
  it('is told also of what another listener has looked at before', () => {
    const { client } = createToyClient();
    client.put(listThings, { shelf: 'x' }, page(ann));
    client.put(getThing, name, ann);
    const list = client.observe(listThings, { shelf: 'x' });
    const seen: string[] = [];
    client.watch(getThing, name, () => void list.current());
    list.subscribe(() => seen.push('list'));
    client.put(getThing, name, { ...ann, fields: { Name: { value: 'Bob' } } });
    expect(seen).toEqual(['list']);
  });
});
