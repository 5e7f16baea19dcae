import { describe, expect, it } from 'vitest';
import { dataOf } from '../../query/lookup.ts';
import { createFakeTimer, type FakeTimer } from '../../../testing/fake-timer.ts';
import { ann, annsName, getThing, type Thing } from '../../../toys/toy-api.ts';
import { createToyClient, type ToyClient } from '../../../toys/toy-client.ts';
import { createNotifierOf, type Notifier } from './notifier.ts';

const limits = { limit: 3, per: 60_000, debounce: 150 };
const tracked = { depth: 2, spanning: ['Id'] };
const refreshes = [{ ...getThing, table: { ...getThing.table, tracked } }];

interface Notified extends ToyClient {
  readonly timer: FakeTimer;
  readonly notifier: Notifier;
  readonly addresses: () => readonly string[];
}

/** A client that knows some things by their names. */
async function createNotified(...ids: readonly string[]): Promise<Notified> {
  const timer = createFakeTimer();
  const notifier = createNotifierOf({ refreshes, limits }, { timer });
  const toy = createToyClient({ clock: timer, extensions: [notifier] });
  for (const thingId of ids) {
    void toy.client.read(getThing, { ...annsName, thingId });
    await toy.server.last().answer({ ...ann, id: thingId, fields: { Name: { value: thingId } } });
  }
  const addresses = () => toy.server.sent.slice(ids.length).map(({ address }) => address);
  return { ...toy, timer, notifier, addresses };
}

describe('notify', () => {
  it('asks for all fields that are known, once for a burst, and shows the change', async () => {
    const { client, server, timer, notifier, addresses } = await createNotified('a');
    void client.read(getThing, { thingId: 'a', fields: ['person.Boss.Name'] });
    const boss: Thing = { id: 'b', kind: 'person', fields: { Name: { value: 'Bob' } } };
    await server.last().answer({ ...ann, fields: { Boss: { value: boss } } });
    const before = server.sent.length;
    notifier.notify([{ thingId: 'a' }]);
    timer.advance(100);
    notifier.notify([{ thingId: 'a' }, { thingId: 'a' }]);
    timer.advance(149);
    expect(server.sent).toHaveLength(before);
    timer.advance(1);
    expect(addresses().slice(1)).toEqual([
      '/toy/v1/things/a?extras=person.Boss.Id,person.Boss.Name,person.Name',
    ]);
    await server.last().answer({ ...ann, rev: 2, fields: { Name: { value: 'Anna' } } });
    expect(dataOf(client.peek(getThing, annsName))?.fields['Name']?.value).toBe('Anna');
  });

  it('leaves alone what the store does not know', async () => {
    const { timer, notifier, addresses } = await createNotified('a');
    notifier.notify([{ thingId: 'unknown' }]);
    timer.advance(1_000);
    expect(addresses()).toEqual([]);
    expect(timer.next()).toBeUndefined();
  });

  it('is limited in any time of the given length, and loses nothing', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const { timer, notifier, addresses } = await createNotified(...ids);
    notifier.notify(ids.map((thingId) => ({ thingId })));
    timer.advance(150);
    expect(addresses()).toHaveLength(3);
    notifier.notify([{ thingId: 'd' }, { thingId: 'a' }]);
    timer.advance(59_999);
    expect(addresses()).toHaveLength(3);
    timer.advance(1);
    expect(addresses().slice(3)).toEqual(
      ['d', 'e', 'a'].map((id) => `/toy/v1/things/${id}?extras=person.Name`),
    );
    timer.advance(600_000);
    expect(addresses()).toHaveLength(6);
  });

  it('does not wait for ever where it is never quiet', async () => {
    const { timer, notifier, addresses } = await createNotified('a');
    for (let step = 0; step < 15; step += 1) {
      notifier.notify([{ thingId: 'a' }]);
      timer.advance(100);
    }
    expect(addresses()).toHaveLength(1);
  });

  it('forgets what an earlier user was told', async () => {
    const { client, timer, notifier, addresses } = await createNotified('a');
    notifier.notify([{ thingId: 'a' }]);
    client.changeSession('begins');
    timer.advance(1_000);
    expect(addresses()).toEqual([]);
  });

  it('fails loudly without a client, and for what names no entity', async () => {
    const { notifier } = await createNotified();
    const alone = createNotifierOf({ refreshes, limits }, { timer: createFakeTimer() });
    expect(() => alone.notify([{ thingId: 'a' }])).toThrow('notify needs a client');
    expect(() => notifier.notify([{ shelf: 'a' }])).toThrow('No entity is named by shelf');
  });

  it('names fields no deeper than it is told to', async () => {
    const { client, server, timer, notifier, addresses } = await createNotified();
    const at = (id: string, value: Thing): Thing => ({ id, kind: 'person', fields: { Boss: { value } } });
    void client.read(getThing, { thingId: 'a', fields: ['person.Boss.Boss.Boss.Name'] });
    await server.last().answer(at('a', at('b', at('c', { ...ann, id: 'd' }))));
    notifier.notify([{ thingId: 'a' }]);
    timer.advance(150);
    expect(addresses().slice(1)).toEqual(['/toy/v1/things/a?extras=person.Boss.Id']);
  });
});
