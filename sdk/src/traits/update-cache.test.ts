import { describe, expect, it } from 'vitest';
import { createClientOf } from '../client/create-client.ts';
import { dataOf } from '../query/lookup.ts';
import { createScriptedFetch, settled } from '../../testing/index.ts';
import {
  ann,
  annsName,
  getSetting,
  getThing,
  listThings,
  saveThing,
  toyTables,
  type Thing,
} from '../../toys/toy-api.ts';
import { createToyClient } from '../../toys/toy-client.ts';
import { createThing, removeThing } from '../../toys/toy-writes.ts';
import { updateCache } from './update-cache.ts';

const shelf = { shelf: 's' };
const PROBLEM = [{ errorCode: 'NO', message: 'No' }];
const thing = (id: string, Name = id, rev = 1): Thing => ({
  id,
  kind: 'person',
  rev,
  fields: { Name: { value: Name } },
});

/** A client that shows a shelf with two things, and what its subscriber was told. */
function createWatched() {
  const toy = createToyClient({ createId: () => 'new' });
  toy.client.put(listThings, shelf, { things: [thing('a'), thing('b')], next: null });
  const told: string[] = [];
  const ids = (): string =>
    (dataOf(toy.client.peek(listThings, shelf))?.things ?? [])
      .map(({ id, fields }) => (fields['Name']?.value === id ? id : `${id}=${String(fields['Name']?.value)}`))
      .join(' ');
  toy.client.watch(listThings, shelf, () => told.push(ids()));
  return { ...toy, told, ids };
}

type Toy = ReturnType<typeof createWatched>;

const remove = ({ client }: Toy, id: string) =>
  client.write(
    removeThing,
    { thingId: id },
    { optimistic: updateCache((cache) => cache.remove({ entity: 'Thing', key: id })) },
  );

const create = ({ client }: Toy, name: string) =>
  client.write(
    createThing,
    { fields: { Name: name } },
    {
      optimistic: updateCache((cache) => {
        const id = cache.temporaryId();
        cache.update(listThings, shelf, (page) => ({ ...page, things: [...page.things, thing(id, name)] }));
      }),
    },
  );

/** Answers the request that was sent at a place. */
const answer = ({ server }: Toy, at: number, body: unknown, status = 200) =>
  server.sent[at]?.answer(body, status);

describe('an optimistic update by hand', () => {
  it('takes a record out of lists at once, and asks the lists again once the server has taken it', async () => {
    const toy = createWatched();
    const removing = remove(toy, 'a');
    expect(toy.told).toEqual(['a b', 'b']);
    await answer(toy, 0, undefined, 204);
    await removing;
    expect([toy.ids(), toy.server.last().address]).toEqual(['b', '/toy/v1/shelves/s?size=2']);
    await answer(toy, 1, { things: [thing('b')], next: null });
    expect(toy.told).toEqual(['a b', 'b', 'b', 'b']);
  });

  it('puts it back where the server refuses', async () => {
    const toy = createWatched();
    const before = dataOf(toy.client.peek(listThings, shelf));
    const removing = remove(toy, 'a');
    await Promise.all([expect(removing).rejects.toThrow('No'), answer(toy, 0, PROBLEM, 400)]);
    expect(toy.ids()).toBe('a b');
    expect(dataOf(toy.client.peek(listThings, shelf))).toEqual(before);
  });

  it('names what is created by the id of the server, once that is known', async () => {
    const toy = createWatched();
    const creating = create(toy, 'Cleo');
    expect(toy.ids()).toBe('a b temporary-new=Cleo');
    await answer(toy, 0, thing('c', 'Cleo'));
    await creating;
    expect(toy.ids()).toBe('a b c=Cleo');
    await answer(toy, 1, { things: [thing('a'), thing('c', 'Cleo', 2), thing('b')], next: null });
    expect(toy.ids()).toBe('a c=Cleo b');
    void toy.client.refresh(listThings, shelf);
    await answer(toy, 2, { things: [thing('a')], next: null });
    expect(toy.ids()).toBe('a');
  });

  it('is worked out anew from what the server says meanwhile', async () => {
    const toy = createWatched();
    const creating = create(toy, 'Cleo');
    void toy.client.refresh(listThings, shelf);
    await answer(toy, 1, { things: [thing('b')], next: null });
    expect(toy.ids()).toBe('b temporary-new=Cleo');
    await Promise.all([expect(creating).rejects.toThrow('No'), answer(toy, 0, PROBLEM, 400)]);
    expect(toy.ids()).toBe('b');
  });

  it('does not show twice what the server shows before it has answered', async () => {
    const toy = createWatched();
    const creating = create(toy, 'Cleo');
    void toy.client.refresh(listThings, shelf);
    await answer(toy, 1, { things: [thing('a'), thing('c', 'Cleo')], next: null });
    await answer(toy, 0, thing('c', 'Cleo'));
    await creating;
    expect(toy.ids()).toBe('a c=Cleo');
  });

  it('is rolled back for itself alone', async () => {
    const toy = createWatched();
    const [removing, creating] = [remove(toy, 'a'), create(toy, 'Cleo')];
    expect(toy.ids()).toBe('b temporary-new=Cleo');
    await Promise.all([expect(removing).rejects.toThrow('No'), answer(toy, 0, PROBLEM, 400)]);
    expect(toy.ids()).toBe('a b temporary-new=Cleo');
    await answer(toy, 1, thing('c', 'Cleo'));
    await creating;
    expect(toy.ids()).toBe('a b c=Cleo');
  });

  it('changes a record wherever it shows, beside what the spec declares', async () => {
    const { client, server, ids } = createWatched();
    client.put(getThing, annsName, ann);
    const saving = client.write(
      saveThing,
      { thingId: 'a', fields: { Name: 'Anna' } },
      {
        optimistic: updateCache((cache) => {
          const rename = (one: Thing): Thing => ({
            ...one,
            fields: { ...one.fields, Name: { value: 'Beth' } },
          });
          expect(cache.update(getThing, { thingId: 'b', fields: ['person.Name'] }, rename)).toBe(true);
          expect(cache.update(getThing, { thingId: 'x', fields: ['person.Name'] }, rename)).toBe(false);
        }),
      },
    );
    expect(ids()).toBe('a=Anna b=Beth');
    await Promise.all([expect(saving).rejects.toThrow('No'), server.last().answer(PROBLEM, 400)]);
    expect(ids()).toBe('a=Ann b');
  });

  it('changes records in a list, and counts on what is no record', () => {
    const { client, ids } = createWatched();
    client.put(getSetting, { name: 'count' }, { count: 2 });
    void client
      .write(
        removeThing,
        { thingId: 'a' },
        {
          optimistic: updateCache((cache) => {
            expect(cache.updateAll(getSetting, (data, { name }) => ({ ...data, [name]: 1 }))).toBe(1);
            cache.update(listThings, shelf, (page) => ({
              ...page,
              things: page.things.slice(1).map((one) => ({ ...one, fields: { Name: { value: 'Bob' } } })),
            }));
          }),
        },
      )
      .catch(() => undefined);
    expect(ids()).toBe('b=Bob');
    expect(client.peek(getSetting, { name: 'count' })).toMatchObject({ data: { count: 1 } });
    expect(client.peek(getThing, { thingId: 'b', fields: ['person.Name'] })).toMatchObject({
      data: thing('b', 'Bob'),
    });
  });

  it('follows a record that it brings from elsewhere', async () => {
    const { client, ids, server } = createWatched();
    client.put(getThing, { thingId: 'z', fields: ['person.Name'] }, thing('z', 'Zoe'));
    void client
      .write(
        removeThing,
        { thingId: 'a' },
        {
          optimistic: updateCache((cache) =>
            cache.update(listThings, shelf, (page) => ({
              ...page,
              things: [...page.things, thing('z', 'Zoe')],
            })),
          ),
        },
      )
      .catch(() => undefined);
    expect(ids()).toBe('a b z=Zoe');
    void client.refresh(getThing, { thingId: 'z', fields: ['person.Name'] });
    await server.last().answer(thing('z', 'Zoë', 2));
    expect(ids()).toBe('a b z=Zoë');
  });

  it('is shown at once by a client that has no code of writes yet', () => {
    const server = createScriptedFetch();
    const { traits: _, ...tables } = toyTables;
    const fetchTraits = () => Promise.reject(new Error('Not wanted'));
    const client = createClientOf(
      { ...tables, fetchTraits },
      { baseUrl: 'https://toy.example', fetch: server.fetch },
    );
    client.put(listThings, shelf, { things: [thing('a')], next: null });
    const optimistic = updateCache((cache) => cache.remove({ entity: 'Thing', key: 'a' }));
    client.write(removeThing, { thingId: 'a' }, { optimistic }).catch(() => undefined);
    expect(dataOf(client.peek(listThings, shelf))?.things).toEqual([]);
  });

  it('changes nothing where it throws, or what is written for other data does', async () => {
    const errors: unknown[] = [];
    const toy = createToyClient({ onListenerError: (error) => errors.push(error) });
    toy.client.put(listThings, shelf, { things: [thing('a')], next: null });
    const failing = updateCache((cache) => {
      cache.remove({ entity: 'Thing', key: 'a' });
      throw new Error('Wrong');
    });
    await expect(toy.client.write(removeThing, { thingId: 'a' }, { optimistic: failing })).rejects.toThrow(
      'Wrong',
    );
    expect(toy.client.peek(listThings, shelf)).toMatchObject({ data: { things: [{ id: 'a' }] } });
    expect(toy.server.sent).toHaveLength(0);
    const picky = updateCache((cache) =>
      cache.update(listThings, shelf, ({ things: [first], ...page }) => {
        if (!first) throw new Error('Empty');
        return { ...page, things: [] };
      }),
    );
    void toy.client.write(removeThing, { thingId: 'a' }, { optimistic: picky }).catch(() => undefined);
    toy.client.put(listThings, shelf, { things: [], next: 'x' });
    expect(toy.client.peek(listThings, shelf)).toMatchObject({ data: { things: [], next: 'x' } });
    expect(errors).toHaveLength(1);
  });

  it('is gone with the session', async () => {
    const toy = createWatched();
    const removing = remove(toy, 'a');
    toy.client.changeSession('ends');
    await Promise.all([expect(removing).rejects.toThrow('user has changed'), answer(toy, 0, undefined, 204)]);
    toy.client.put(listThings, shelf, { things: [thing('a')], next: null });
    await settled();
    expect(toy.ids()).toBe('a');
  });
});
