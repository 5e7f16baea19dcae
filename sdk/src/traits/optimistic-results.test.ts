import { describe, expect, it } from 'vitest';
import { dataOf } from '../query/lookup.ts';
import { ann, getSetting, listThings } from '../../toys/toy-api.ts';
import { createToyClient } from '../../toys/toy-client.ts';
import { discardThing } from '../../toys/toy-writes.ts';

const shelf = { shelf: 's' };
const setting = { last: { id: '' }, isKept: true, things: [{ id: 'a', n: 1 }, { id: 'b' }, 'a'] };

function createFilled() {
  const toy = createToyClient();
  const { client } = toy;
  client.put(listThings, shelf, { things: [ann, { ...ann, id: 'b' }], next: null });
  client.put(getSetting, { name: 'a' }, setting);
  client.put(getSetting, { name: 'b' }, setting);
  const discarding = client.write(discardThing, { thingId: 'a' }, { optimistic: true });
  return {
    ...toy,
    discarding,
    ids: () => dataOf(client.peek(listThings, shelf))?.things.map(({ id }) => id),
    setting: (name: string) => dataOf(client.peek(getSetting, { name })),
  };
}

describe('what a spec declares beyond one record', () => {
  it('leaves lists and changes the answers that match, as far as they are known', () => {
    const { ids, setting: shown } = createFilled();
    expect(ids()).toEqual(['b']);
    expect(shown('a')).toEqual({ last: { id: 'a' }, isKept: false, things: [{ id: 'b' }, 'a'] });
    expect(shown('b')).toEqual(setting);
  });

  it('is taken back where the server refuses', async () => {
    const { ids, setting: shown, discarding, server } = createFilled();
    const answering = server.last().answer([{ errorCode: 'NO', message: 'No' }], 400);
    await Promise.all([expect(discarding).rejects.toThrow('No'), answering]);
    expect([ids(), shown('a')]).toEqual([['a', 'b'], setting]);
  });

  it('stays once the server has taken it, and is stale', async () => {
    const { client, ids, setting: shown, discarding, server } = createFilled();
    await server.last().answer(undefined, 204);
    await discarding;
    expect([ids(), shown('a')]).toMatchObject([['b'], { isKept: false }]);
    expect(client.peek(getSetting, { name: 'a' }).state).toBe('stale');
    client.put(getSetting, { name: 'a' }, setting);
    expect(shown('a')).toEqual(setting);
  });
});
