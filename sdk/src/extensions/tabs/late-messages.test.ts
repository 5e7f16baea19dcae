import { describe, expect, it } from 'vitest';
import type { Client } from '../../client/client.ts';
import {
  ann,
  annsName,
  createFakeClock,
  getThing,
  listThings,
  saveThing,
  settled,
} from '../../../toys/index.ts';
import {
  annIn,
  createHub,
  createPair,
  createTab,
  readAnn,
  type Hub,
  type Tab,
} from '../../../toys/tab-scene.ts';

const anna = { ...ann, rev: 2, fields: { ...ann.fields, Name: { value: 'Anna' } } };
const shelf = { shelf: 'person' };

/** More than a tab remembers one by one. */
function invalidateOthers(client: Client): void {
  for (let n = 0; n < 200; n += 1) client.invalidate(getThing, { ...annsName, thingId: `t${n}` });
}

/** Tells all that a tab has gathered, to everybody. */
function tell({ tabs }: Tab, hub: Hub): void {
  tabs.flush();
  hub.deliver();
}

describe('tabs, of what comes late,', () => {
  it.each<[string, (client: Client) => void, readonly string[]]>([
    [
      'a record that is out of date',
      (client) => client.invalidate(getThing, annsName),
      ['stale', 'fulfilled'],
    ],
    ['a list that is out of date', (client) => client.invalidate(listThings, shelf), ['fulfilled', 'stale']],
    [
      'what a write touched',
      (client) => void client.write(saveThing, { fields: { Id: 'b', Name: 'Bob' } }),
      ['fulfilled', 'stale'],
    ],
    ['much else', invalidateOthers, ['stale', 'stale']],
  ])('take nothing for fresh that was asked for before %s', async (_, markUncertain, want) => {
    const { hub, clock, one, other } = createPair();
    void other.client.read(getThing, annsName);
    void other.client.read(listThings, shelf);
    await settled();
    clock.advance(10);
    // This one has nothing of all that yet.
    markUncertain(one.client);
    await settled();
    await one.server.sent[0]?.answer({ id: 'b', kind: 'person', fields: {} });
    clock.advance(10);
    const [thing, list] = other.server.sent;
    await thing?.answer(ann);
    await list?.answer({ things: [{ ...ann, id: 'c' }], next: null });
    tell(other, hub);
    expect([annIn(one).state, one.client.peek(listThings, shelf).state]).toEqual(want);
  });

  it('take nothing for fresh that was asked for before they were there', async () => {
    const { hub, clock, one, other } = createPair();
    void other.client.refresh(getThing, annsName);
    await settled();
    clock.advance(10);
    await readAnn(one, anna);
    tell(one, hub);
    const late = createTab(clock, { channel: hub.join(), nodeId: 3 });
    hub.deliver();
    await other.server.last().answer(ann);
    tell(other, hub);
    expect(annIn(other)).toMatchObject({ state: 'fulfilled', data: { fields: { Name: { value: 'Anna' } } } });
    expect(annIn(late).state).toBe('stale');
  });

  it('ask once more for what they show of it', async () => {
    const { hub, clock, one, other } = createPair();
    const stop = one.client.watch(getThing, annsName, () => undefined);
    await one.server.last().answer(ann);
    clock.advance(10);
    void other.client.refresh(getThing, annsName);
    await settled();
    clock.advance(10);
    invalidateOthers(one.client);
    await other.server.last().answer(anna);
    tell(other, hub);
    expect(annIn(one)).toMatchObject({ state: 'stale', data: { fields: { Name: { value: 'Anna' } } } });
    expect(one.server.sent).toHaveLength(1);
    one.timer.advance(1_000);
    expect(one.server.sent).toHaveLength(2);
    stop();
  });
});

describe('a tab that is not opened yet', () => {
  /** With one that was opened after it. */
  function createUnopened() {
    const hub = createHub();
    const clock = createFakeClock();
    const late = createTab(clock, { channel: hub.join(), user: undefined, nodeId: 3 });
    const one = createTab(clock, { channel: hub.join(), nodeId: 1 });
    hub.deliver();
    return { hub, one, late };
  }

  it.each([
    ['u1', 'fulfilled'],
    ['u2', 'unfulfilled'],
  ])('takes in what it has heard once it is opened, if it is of %s', async (user, want) => {
    const { hub, one, late } = createUnopened();
    await readAnn(one);
    tell(one, hub);
    expect(annIn(late).state).toBe('unfulfilled');
    late.tabs.open(user);
    expect(annIn(late).state).toBe(want);
  });

  it('is emptied by any change of the user, and forgets what it has heard', async () => {
    const { hub, one, late } = createUnopened();
    await readAnn(late);
    await readAnn(one);
    tell(one, hub);
    one.client.changeSession('ends');
    hub.deliver();
    late.tabs.open('u1');
    expect(annIn(late).state).toBe('unfulfilled');
  });

  it.each([
    ['tells what it has asked for once it is opened', false, 'fulfilled'],
    ['does not once it has heard who else may have been there', true, 'unfulfilled'],
  ])('%s', async (_, hasHeard, want) => {
    const { hub, one, late } = createUnopened();
    await readAnn(late);
    late.timer.advance(1_000);
    if (hasHeard) hub.post({ type: 'known', user: 'u1' });
    hub.deliver();
    late.tabs.open('u1');
    hub.deliver();
    expect(annIn(one).state).toBe(want);
  });

  it('starts anew for another user', async () => {
    const { hub, one, late } = createUnopened();
    late.tabs.open('u2');
    hub.deliver();
    one.tabs.open('u1');
    await readAnn(one);
    one.tabs.open('u2');
    one.tabs.flush();
    late.tabs.open('u2');
    hub.deliver();
    expect([annIn(one).state, annIn(late).state]).toEqual(['unfulfilled', 'unfulfilled']);
  });
});
