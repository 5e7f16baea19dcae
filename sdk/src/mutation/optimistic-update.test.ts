import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Snapshot } from '../spec/snapshot.ts';
import {
  ann,
  annsName,
  createToyClient,
  getThing,
  listThings,
  saveThing,
  type Thing,
} from '../../toys/index.ts';

const nameIn = (snapshot: Snapshot<Thing>): unknown =>
  'data' in snapshot ? snapshot.data?.fields['Name']?.value : undefined;
const named = (Name: string, rev: number): Thing => ({
  ...ann,
  rev,
  fields: { ...ann.fields, Name: { value: Name } },
});
const save = (Name: string) => ({ thingId: 'a', fields: { Name } });
const PROBLEM = [{ errorCode: 'NO', message: 'No' }];

/** A client that shows a thing, and what its subscriber was told. */
function createWatched() {
  const toy = createToyClient();
  toy.client.put(getThing, annsName, ann);
  const told: unknown[] = [];
  toy.client.watch(getThing, annsName, (snapshot) => told.push(nameIn(snapshot)));
  return { ...toy, told, name: () => nameIn(toy.client.peek(getThing, annsName)) };
}

describe('an optimistic write', () => {
  it('is shown at once, and its answer is no news', async () => {
    const { client, server, told } = createWatched();
    const saving = client.write(saveThing, save('Anna'), { optimistic: true });
    expect(told).toEqual(['Ann', 'Anna']);
    await server.last().answer(named('Anna', 1));
    await saving;
    expect(told).toEqual(['Ann', 'Anna']);
    expect(client.peek(getThing, annsName).state).toBe('fulfilled');
  });

  it('is taken back, to the very object, when the server refuses', async () => {
    const { client, server, told } = createWatched();
    const before = client.peek(getThing, annsName);
    const saving = client.write(saveThing, save('Anna'), { optimistic: true });
    await Promise.all([expect(saving).rejects.toThrow('No'), server.last().answer(PROBLEM, 400)]);
    expect(told).toEqual(['Ann', 'Anna', 'Ann']);
    expect(client.peek(getThing, annsName)).toEqual(before);
  });

  it('shows in lists too', () => {
    const { client } = createWatched();
    client.put(listThings, { shelf: 's' }, { things: [ann], next: null });
    void client.write(saveThing, save('Anna'), { optimistic: true });
    expect(client.peek(listThings, { shelf: 's' })).toMatchObject({ data: { things: [named('Anna', 1)] } });
  });

  it('gives back what the server said meanwhile', async () => {
    const { client, server, name } = createWatched();
    const saving = client.write(saveThing, save('Anna'), { optimistic: true });
    client.put(getThing, annsName, named('Annika', 2));
    expect(name()).toBe('Anna');
    await Promise.all([expect(saving).rejects.toThrow('No'), server.last().answer(PROBLEM, 400)]);
    expect(name()).toBe('Annika');
  });

  it.each([
    ['says the same as is there', { Name: 'Ann' }],
    ['says what nobody has asked for', { Colour: 'red' }],
    ['says nothing', {}],
  ])('that %s tells nobody', (_, fields) => {
    const { client, told } = createWatched();
    void client.write(saveThing, { thingId: 'a', fields }, { optimistic: true });
    expect(told).toEqual(['Ann']);
  });

  it('without a body in its answer never shows what was before', async () => {
    const { client, server, told, name } = createWatched();
    const saving = client.write(saveThing, save('Anna'), { optimistic: true });
    await server.last().answer(undefined, 204);
    await saving;
    await server.last().answer(named('Anna', 2));
    expect(told.slice(1)).not.toContain('Ann');
    expect(name()).toBe('Anna');
  });

  it('whose answer drops the record drops it, whatever was guessed', async () => {
    const { client, server } = createWatched();
    const saving = client.write(saveThing, save('Anna'), { optimistic: true });
    await server.last().answer(undefined, 204);
    await saving;
    expect(client.peek(getThing, annsName)).toEqual({ state: 'pending' });
  });

  it('tells nobody what the server says below it, nor what another one says beside it', () => {
    const { client, told } = createWatched();
    void client.write(saveThing, save('Anna'), { optimistic: true });
    client.put(getThing, annsName, named('Annika', 1));
    void client.write(saveThing, { thingId: 'a', fields: { Age: 41 } }, { optimistic: true });
    expect(told).toEqual(['Ann', 'Anna']);
  });

  it('of an earlier user leaves nothing behind', async () => {
    const { client, server, name } = createWatched();
    const saving = client.write(saveThing, save('Anna'), { optimistic: true });
    client.changeSession('begins');
    await Promise.all([expect(saving).rejects.toThrow('user'), server.sent[0]?.answer(named('Anna', 2))]);
    client.put(getThing, annsName, ann);
    expect(name()).toBe('Ann');
  });

  it('is over in any order: at the end, what the server said last counts', async () => {
    const steps = fc.array(fc.record({ pick: fc.nat(), isTaken: fc.boolean() }), {
      minLength: 1,
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(steps, async (answers) => {
        const { client, server, name } = createWatched();
        const writes = answers.map((_, index) =>
          client.write(saveThing, save(`Name ${index}`), { optimistic: true }).catch(() => undefined),
        );
        expect(name()).toBe(`Name ${answers.length - 1}`);
        const open = [...server.sent];
        let last = 'Ann';
        let rev = 1;
        for (const { pick, isTaken } of answers) {
          const [request] = open.splice(pick % open.length, 1);
          const index = server.sent.indexOf(request ?? server.last());
          if (isTaken) {
            last = `Name ${index}`;
            rev += 1;
          }
          await (isTaken ? request?.answer(named(last, rev)) : request?.answer(PROBLEM, 400));
        }
        await Promise.all(writes);
        expect(name()).toBe(last);
      }),
      { numRuns: 100 },
    );
  });
});
