import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TabChannel } from '../journal/channel.ts';
import {
  ann,
  annsName,
  createFakeClock,
  getThing,
  listThings,
  saveThing,
  settled,
} from '../../../toys/index.ts';
import { annIn, createHub, createPair, createTab, readAnn, type Tab } from '../../../toys/tab-scene.ts';
import type { Snapshot } from '../../spec/snapshot.ts';
import type { TabsOptions } from './create-tabs.ts';

describe('tabs', () => {
  it('show what another one has asked for, without a request', async () => {
    const { hub, one, other } = createPair();
    await readAnn(one);
    one.tabs.flush();
    hub.deliver();
    expect(annIn(other)).toEqual(annIn(one));
    expect(annIn(other).state).toBe('fulfilled');
    other.tabs.flush();
    expect(hub.waiting()).toBe(0);
  });

  it('join a burst into one message', async () => {
    const { hub, one } = createPair();
    await readAnn(one);
    await readAnn(one);
    expect(hub.waiting()).toBe(0);
    one.timer.advance(30);
    expect(hub.waiting()).toBe(1);
  });

  it.each<[string, Partial<TabsOptions>]>([
    ['user', { user: 'u2' }],
    ['version', { version: 'v2' }],
    ['nobody known', { user: undefined }],
  ])('do not listen to those of another %s', async (_, options) => {
    const hub = createHub();
    const clock = createFakeClock();
    const other = createTab(clock, { channel: hub.join(), ...options });
    const one = createTab(clock, { channel: hub.join() });
    await readAnn(one);
    one.tabs.flush();
    hub.deliver();
    expect(annIn(other).state).toBe('unfulfilled');
  });

  it('are emptied when the user signs out in one of them, whatever its version', async () => {
    const { hub, one, other } = createPair({ version: 'v0' });
    await readAnn(other);
    const changes: string[] = [];
    other.client.onSessionChange(({ change }) => changes.push(change));
    one.client.changeSession('ends');
    hub.deliver();
    expect(annIn(other).state).toBe('unfulfilled');
    expect(changes).toEqual(['ends']);
    expect(hub.waiting()).toBe(0);
  });

  it('are emptied when somebody else is known to be signed in', async () => {
    const { hub, one, other } = createPair({ user: undefined });
    await readAnn(one);
    other.tabs.open('u2');
    hub.deliver();
    expect(annIn(one).state).toBe('unfulfilled');
    one.tabs.open('u2');
    hub.deliver();
    await readAnn(one);
    one.tabs.flush();
    hub.deliver();
    expect(annIn(other).state).toBe('fulfilled');
  });

  it('ask for what they show when another one has expired it and nobody else asks', async () => {
    const { hub, clock, one, other } = createPair();
    const listing = other.client.watch(listThings, { shelf: 'person' }, () => undefined);
    await other.server.last().answer({ things: [ann], next: null });
    clock.advance(10);
    const saving = one.client.write(saveThing, { fields: { Id: 'a', Name: 'Anna' } });
    await one.server.last().answer({ ...ann, rev: 2, fields: { ...ann.fields, Name: { value: 'Anna' } } });
    await saving;
    one.tabs.flush();
    hub.deliver();
    expect(other.client.peek(listThings, { shelf: 'person' })).toMatchObject({
      state: 'stale',
      data: { things: [{ fields: { Name: { value: 'Anna' } } }] },
    });
    expect(other.server.sent).toHaveLength(1);
    other.timer.advance(1_000);
    expect(other.server.sent).toHaveLength(2);
    await other.server.last().answer({ things: [ann], next: null });
    listing();
  });

  it('refuse what they do not understand, and say so once', async () => {
    let errors = 0;
    const { hub, other } = createPair({ onError: () => void (errors += 1) });
    const sender = { user: 'u1', version: 'v1' };
    for (const data of [null, 7, { type: 'happened' }, { type: 'changed', user: 'u1', change: 'stays' }]) {
      hub.post(data);
    }
    hub.post({ type: 'happened', sender, batch: '{' });
    hub.post({ type: 'happened', sender, batch: '{"at":1,"entries":[{"type":"other"}]}' });
    hub.deliver();
    expect(errors).toBe(1);
    await readAnn(other);
    expect(annIn(other).state).toBe('fulfilled');
  });

  it('go on alone where nothing can be told, and say so once', async () => {
    let errors = 0;
    const channel: TabChannel = {
      postMessage() {
        throw new DOMException('Closed', 'InvalidStateError');
      },
      addEventListener: () => undefined,
      close: () => undefined,
    };
    const tab = createTab(createFakeClock(), { channel, onError: () => void (errors += 1) });
    tab.tabs.open('u1');
    await readAnn(tab);
    tab.tabs.flush();
    tab.client.changeSession('ends');
    expect(errors).toBe(1);
    tab.tabs.open('u2');
    await readAnn(tab);
    expect(annIn(tab).state).toBe('fulfilled');
  });

  it('neither tell nor listen when closed', async () => {
    const { hub, one, other } = createPair();
    await readAnn(one);
    one.tabs.close();
    one.tabs.flush();
    other.client.changeSession('ends');
    hub.deliver();
    expect(annIn(one).state).toBe('fulfilled');
  });
});

/** Something that a customer and the server do in tabs. */
type Step =
  | { readonly kind: 'read'; readonly tab: number; readonly thing: number; readonly value: number }
  | {
      readonly kind: 'list';
      readonly tab: number;
      readonly things: readonly number[];
      readonly value: number;
    }
  | { readonly kind: 'save' | 'drop'; readonly tab: number; readonly thing: number; readonly value: number }
  | { readonly kind: 'tell'; readonly tab: number }
  | { readonly kind: 'deliver'; readonly which: number }
  | { readonly kind: 'wait'; readonly ms: number };

const tab = fc.nat(1);
const thing = fc.nat(2);
const value = fc.nat(5);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('read' as const), tab, thing, value }),
  fc.record({ kind: fc.constant('list' as const), tab, things: fc.uniqueArray(thing), value }),
  fc.record({ kind: fc.constantFrom('save' as const, 'drop' as const), tab, thing, value }),
  fc.record({ kind: fc.constant('tell' as const), tab }),
  fc.record({ kind: fc.constant('deliver' as const), which: fc.nat(9) }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.nat(3) }),
);

const configOf = (id: number) => ({ ...annsName, thingId: `t${id}` });
const thingOf = (id: number, name: number) => ({
  id: `t${id}`,
  kind: 'person',
  fields: { Name: { value: name } },
});

async function perform(
  { client, server }: Tab,
  action: Exclude<Step, { kind: 'tell' | 'deliver' | 'wait' }>,
) {
  const { kind, value: name } = action;
  if (kind === 'read') {
    const reading = client.refresh(getThing, configOf(action.thing));
    await server.last().answer(thingOf(action.thing, name));
    await reading;
  } else if (kind === 'list') {
    const reading = client.refresh(listThings, { shelf: 'person' });
    await server.last().answer({ things: action.things.map((id) => thingOf(id, name)), next: null });
    await reading;
  } else {
    const thingId = `t${action.thing}`;
    const saving = client.write(saveThing, { thingId, fields: { Name: name } });
    if (kind === 'save') await server.last().answer(thingOf(action.thing, name));
    else await server.last().answer(undefined, 204);
    await saving;
  }
}

describe('two tabs that have heard everything', () => {
  it('show the same as fresh, whatever the order in which they heard it', async () => {
    const history = fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const { hub, clock, one, other } = createPair();
      const both = [one, other];
      // Both have asked for everything once.
      for (const each of both) {
        for (const id of [0, 1, 2]) await perform(each, { kind: 'read', tab: 0, thing: id, value: 0 });
        await perform(each, { kind: 'list', tab: 0, things: [0, 1], value: 0 });
        each.tabs.flush();
        hub.deliver();
      }
      for (const action of steps) {
        if (action.kind === 'wait') clock.advance(action.ms);
        else if (action.kind === 'deliver') hub.deliver(action.which);
        else if (action.kind === 'tell') both[action.tab]?.tabs.flush();
        else await perform(both[action.tab] ?? one, action);
      }
      for (const each of both) each.tabs.flush();
      while (hub.waiting() > 0) hub.deliver(steps.length);
      for (const id of [0, 1, 2]) expect(freshThing(other, id)).toEqual(freshThing(one, id));
      expect(freshList(other)).toEqual(freshList(one));
      await settled();
    });
    await fc.assert(history, { numRuns: 60 });
  });
});

/** Data that is stale in both tabs is refetched, and may differ until then. */
function freshOf(snapshot: Snapshot<unknown>): unknown {
  return snapshot.state === 'fulfilled' ? snapshot.data : 'not fresh';
}

const freshThing = ({ client }: Tab, id: number): unknown => freshOf(client.peek(getThing, configOf(id)));
const freshList = ({ client }: Tab): unknown => freshOf(client.peek(listThings, { shelf: 'person' }));
