import { describe, expect, it } from 'vitest';
import { listThings, type Thing } from '../../toys/toy-api.ts';
import { createToyClient, type ToyClient } from '../../toys/toy-client.ts';
import { getTrackedThing as getTracked } from '../../toys/toy-traits.ts';

/** A thing at a version, with fields that say which version they are of. */
function thing(rev: number, ...names: readonly string[]): Thing {
  const fields = Object.fromEntries(names.map((name) => [name, { value: `${name} ${rev}` }]));
  return { id: 'a', kind: 'person', rev, fields };
}

const asking = (...fields: readonly string[]) => ({ thingId: 'a', fields });
const shelf = { shelf: 's' };

/** A client, the names of fields that somebody watches of one thing, and what was asked for. */
function scene(...watched: readonly string[]): ToyClient & { readonly addresses: () => readonly string[] } {
  const toy = createToyClient();
  toy.client.put(getTracked, asking(...watched), thing(1, ...watched.map((name) => name.slice(7))));
  for (const name of watched) toy.client.watch(getTracked, asking(name), () => undefined);
  return { ...toy, addresses: () => toy.server.sent.map(({ address }) => address.replace('/toy/v1', '')) };
}

const stateOf = ({ client }: ToyClient, name: string) => client.peek(getTracked, asking(name)).state;

describe('a conflict of versions', () => {
  it('has all tracked fields asked for once, whoever watches which of them', async () => {
    const toy = scene('person.Name', 'person.Age');
    toy.client.watch(listThings, shelf, () => undefined);
    await toy.server.last().answer({ things: [thing(1, 'Name', 'Town')], next: null });
    const before = toy.addresses().length;
    toy.client.put(getTracked, asking('person.Mail'), thing(2, 'Mail'));
    expect(toy.addresses().slice(before)).toEqual([
      '/things/a?extras=person.Age,person.Mail,person.Name,person.Town',
    ]);
    await toy.server.last().answer(thing(2, 'Age', 'Mail', 'Name', 'Town'));
    expect(toy.addresses()).toHaveLength(before + 1);
    expect(stateOf(toy, 'person.Name')).toBe('fulfilled');
    expect(toy.client.peek(listThings, shelf)).toMatchObject({ state: 'fulfilled' });
  });

  it('is found by who brought the later version, for what others show', async () => {
    const toy = scene();
    toy.client.watch(listThings, shelf, () => undefined);
    await toy.server.last().answer({ things: [thing(1, 'Name')], next: null });
    toy.client.watch(getTracked, asking('person.Age'), () => undefined);
    await toy.server.last().answer(thing(2, 'Age'));
    expect(toy.addresses()).toEqual([
      '/shelves/s?size=2',
      '/things/a?fields=person.Age',
      '/things/a?extras=person.Age,person.Name',
    ]);
    await toy.server.last().answer(thing(2, 'Age', 'Name'));
    expect(toy.addresses()).toHaveLength(3);
    expect(toy.client.peek(listThings, shelf)).toMatchObject({ state: 'fulfilled' });
  });

  it.each<[string, (toy: ToyClient) => Promise<void>]>([
    ['the request fails', ({ server }) => server.last().answer([], 500)],
    ['they are deeper than tracked', ({ server }) => server.last().answer(thing(2, 'Name'))],
  ])('leaves what is out of date to who watches it, where %s', async (_, act) => {
    const toy = scene('person.Name');
    const boss = { ...thing(1, 'Name'), id: 'b' };
    const deep = asking('person.Boss.Name');
    toy.client.put(getTracked, deep, { ...thing(1), fields: { Boss: { value: boss } } });
    toy.client.watch(getTracked, deep, () => undefined);
    toy.client.put(getTracked, asking('person.Mail'), thing(2, 'Mail'));
    await act(toy);
    expect(toy.addresses().slice(1)).toContain('/things/a?fields=person.Boss.Name');
    await toy.server.last().answer({ ...thing(2), fields: { Boss: { value: boss } } });
    expect(toy.addresses().length).toBeLessThan(4);
  });

  it('ends where the version moves with every answer', async () => {
    const toy = scene('person.Name', 'person.Age');
    toy.client.put(getTracked, asking('person.Mail'), thing(2, 'Mail'));
    await toy.server.last().answer(thing(3, 'Age', 'Mail', 'Name'));
    expect(toy.addresses()).toHaveLength(1);
  });

  it('is asked about once for each version', async () => {
    const toy = scene('person.Name');
    toy.client.put(getTracked, asking('person.Town'), thing(1, 'Town'));
    toy.client.put(getTracked, asking('person.Mail'), thing(2, 'Mail'));
    await toy.server.last().answer(thing(2, 'Name'));
    toy.client.put(getTracked, asking('person.Mail'), thing(2, 'Mail'));
    expect(toy.addresses()).toHaveLength(1);
    toy.client.put(getTracked, asking('person.Mail'), thing(3, 'Mail'));
    expect(toy.addresses()).toHaveLength(2);
  });

  it('asks for nothing where only the store is to be looked at', () => {
    const toy = createToyClient();
    toy.client.put(getTracked, asking('person.Name'), thing(1, 'Name'));
    toy.client.watch(getTracked, asking('person.Name'), () => undefined, { policy: 'only-if-cached' });
    toy.client.put(getTracked, asking('person.Mail'), thing(2, 'Mail'));
    expect(toy.server.sent).toEqual([]);
  });
});
