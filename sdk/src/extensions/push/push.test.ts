import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createPush,
  createServerSentEvents,
  type ChangeListener,
  type PushedChange,
} from '../../entry/push.ts';
import { createAuthorizedFetch } from '../../entry/authorization.ts';
import {
  ann,
  annsName,
  createFakeTimer,
  createToyClient,
  getThing,
  listThings,
  settled,
  type Thing,
} from '../../../toys/index.ts';

/** Waits for what others do, however busy the machine is. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 60_000 });

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Starts a server of events; a connection stays open until the test ends it. */
async function startEvents() {
  const connections: { readonly headers: IncomingHttpHeaders; readonly response: ServerResponse }[] = [];
  let status = 200;
  const server = createServer(({ headers }, response) => {
    response.writeHead(status, { 'content-type': 'text/event-stream' });
    if (status === 200) response.flushHeaders();
    else response.end();
    connections.push({ headers, response });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/changes`,
    connections,
    connected: (count: number) => eventually(() => expect(connections).toHaveLength(count)),
    refuse: (next: number) => void (status = next),
    say: (text: string) => connections.at(-1)?.response.write(text),
    push(id: number, ...changes: readonly PushedChange[]) {
      this.say(`id: ${id}\ndata: ${JSON.stringify(changes)}\n\n`);
    },
    hangUp: () => connections.at(-1)?.response.destroy(),
  };
}

async function start(options: Partial<Parameters<typeof createServerSentEvents>[0]> = {}) {
  const events = await startEvents();
  const timer = createFakeTimer();
  const errors: unknown[] = [];
  const source = createServerSentEvents({ url: events.url, timer, random: () => 0, ...options });
  const push = createPush({ source, onError: (error) => errors.push(error) });
  const toy = createToyClient({ extensions: [push] });
  push.start();
  stops.push(push.stop);
  await events.connected(1);
  const read = async (thing: Thing = ann): Promise<void> => {
    const reading = toy.client.refresh(getThing, annsName);
    await toy.server.last().answer(thing);
    await reading;
  };
  const annNow = () => toy.client.peek(getThing, annsName);
  return { ...toy, events, timer, errors, push, read, annNow };
}

const anna: Thing = { ...ann, rev: 3, fields: { Name: { value: 'Anna' } } };
const changed = (data: Thing, version = data.rev): PushedChange => ({
  type: 'changed',
  entity: 'Thing',
  key: 'a',
  version,
  // A thing is JSON.
  data: JSON.parse(JSON.stringify(data)),
});
const known = (value: string) => ({ data: { fields: { Name: { value } } } });

describe('pushed changes', () => {
  it('are shown, and an earlier one never overwrites what is newer', async () => {
    const { events, read, annNow, server } = await start();
    await read();
    events.push(1, changed(anna));
    await eventually(() => expect(annNow()).toMatchObject(known('Anna')));
    events.push(2, changed({ ...ann, rev: 2 }), { type: 'deleted', entity: 'Thing', key: 'a', version: 2 });
    events.push(3, changed({ ...anna, rev: 4, fields: { Name: { value: 'Anne' } } }));
    await eventually(() => expect(annNow()).toMatchObject({ state: 'fulfilled', ...known('Anne') }));
    expect(server.sent).toHaveLength(1);
  });

  it('without data are asked for where they are shown, but for what is known already', async () => {
    const { client, events, read, annNow, server } = await start();
    await read();
    stops.push(client.watch(getThing, annsName, () => undefined));
    events.push(1, { type: 'changed', entity: 'Thing', key: 'a', version: 1 });
    events.push(2, { type: 'changed', entity: 'Thing', key: 'nobody' });
    events.push(3, { type: 'changed', entity: 'Thing', key: 'a', version: 2 });
    await eventually(() => expect(server.sent).toHaveLength(2));
    await server.last().answer(anna);
    expect(annNow()).toMatchObject({ state: 'fulfilled', ...known('Anna') });
  });

  it('that delete are not undone by a change of before', async () => {
    const { client, events, read, annNow, server } = await start();
    await read();
    events.push(1, { type: 'deleted', entity: 'Thing', key: 'a', version: 5 });
    await eventually(() => expect(annNow().state).not.toBe('fulfilled'));
    const { state } = annNow();
    const listing = client.read(listThings, { shelf: 'toy' });
    await server.last().answer({ things: [], next: null });
    await listing;
    events.push(2, changed(anna));
    events.push(3, { type: 'invalidated', operation: 'listThings' });
    await eventually(() => expect(client.peek(listThings, { shelf: 'toy' }).state).toBe('stale'));
    expect(annNow()).toMatchObject({ state });
  });

  it('make lists stale, those that they name', async () => {
    const { client, events, server } = await start();
    for (const shelf of ['person', 'toy']) {
      const listing = client.read(listThings, { shelf });
      await server.last().answer({ things: [], next: null });
      await listing;
    }
    events.push(1, { type: 'invalidated', operation: 'listThings', match: { shelf: 'PERSON' } });
    const stateOf = (shelf: string) => client.peek(listThings, { shelf }).state;
    await eventually(() => expect(stateOf('person')).toBe('stale'));
    expect(stateOf('toy')).toBe('fulfilled');
  });

  it('that cannot be understood are told of, and taken for missed ones', async () => {
    const { events, read, annNow, errors } = await start();
    await read();
    events.say('data: [{"type":"changed"}]\n\n');
    await eventually(() => expect(annNow().state).toBe('stale'));
    expect(errors).toMatchObject([{ code: 'MALFORMED_RESPONSE' }]);
  });

  it('are those of the user: another one gets a connection of his own', async () => {
    const { client, events, push } = await start();
    client.changeSession('begins');
    await events.connected(2);
    await eventually(() => expect(events.connections[0]?.response.destroyed).toBe(true));
    client.changeSession('ends');
    await eventually(() => expect(events.connections[1]?.response.destroyed).toBe(true));
    push.start();
    await events.connected(3);
  });
});

describe('a connection of server-sent events', () => {
  it('that ends is made again after a while, and what was missed is stale', async () => {
    const { events, timer, read, annNow, errors } = await start();
    await read();
    events.push(7, changed({ ...anna, rev: 2 }));
    await eventually(() => expect(annNow()).toMatchObject({ state: 'fulfilled', ...known('Anna') }));
    events.hangUp();
    await eventually(() => expect(timer.next()).toBe(500));
    timer.advance(499);
    expect(events.connections).toHaveLength(1);
    timer.advance(1);
    await events.connected(2);
    expect(events.connections[1]?.headers['last-event-id']).toBe('7');
    await eventually(() => expect(annNow().state).toBe('stale'));
    expect(errors).toHaveLength(1);
  });

  it('goes on after the last event where the server can, until that says what it cannot', async () => {
    const { events, timer, read, annNow } = await start({ resumes: true });
    await read();
    events.push(7, changed({ ...anna, rev: 2 }));
    await eventually(() => expect(annNow()).toMatchObject({ state: 'fulfilled', ...known('Anna') }));
    events.hangUp();
    await eventually(() => expect(timer.next()).toBe(500));
    timer.advance(500);
    await events.connected(2);
    events.push(8, changed({ ...anna, fields: { Name: { value: 'Anne' } } }));
    await eventually(() => expect(annNow()).toMatchObject({ state: 'fulfilled', ...known('Anne') }));
    events.say('event: gap\ndata:\n\n');
    await eventually(() => expect(annNow().state).toBe('stale'));
  });

  it.each([
    [503, 500],
    [429, 500],
    [403, undefined],
    [204, undefined],
  ])('that is answered with %i is made again after %s ms', async (status, delay) => {
    const { events, timer, errors } = await start();
    events.refuse(status);
    events.say('retry: 20\n\n');
    await settled();
    events.hangUp();
    await eventually(() => expect(timer.next()).toBe(500));
    timer.advance(500);
    await events.connected(2);
    await eventually(() => expect(errors).toHaveLength(status === 204 ? 1 : 2));
    await settled();
    expect(timer.next()).toBe(delay === undefined ? undefined : 1_000);
  });

  it('sends a token, and waits no shorter than the server wants', async () => {
    const authorized = createAuthorizedFetch((request) => fetch(request), { token: () => 'secret' });
    const { events, timer, read, annNow } = await start({ fetch: authorized });
    await read();
    expect(events.connections[0]?.headers.authorization).toBe('Bearer secret');
    events.say('retry: 9000\n\n');
    events.push(1, changed(anna));
    await eventually(() => expect(annNow()).toMatchObject(known('Anna')));
    events.hangUp();
    await eventually(() => expect(timer.next()).toBe(9_000));
  });

  it('from which nothing comes is taken to be dead', async () => {
    const { events, timer } = await start({ silence: 30_000 });
    await eventually(() => expect(timer.next()).toBe(30_000));
    timer.advance(30_000);
    await eventually(() => expect(timer.next()).toBe(500));
    timer.advance(500);
    await events.connected(2);
  });
});

describe('a channel that still has something to say when it is closed', () => {
  it('says it to nobody who signs in then', () => {
    const listeners: ChangeListener[] = [];
    const open = (listener: ChangeListener) => {
      listeners.push(listener);
      return () => undefined;
    };
    const push = createPush({ source: { open } });
    const { client } = createToyClient({ extensions: [push] });
    push.start();
    client.changeSession('begins');
    const states = listeners.map(({ onChanges }) => {
      onChanges([changed(ann)]);
      return client.peek(getThing, annsName).state;
    });
    expect(states).toEqual(['unfulfilled', 'fulfilled']);
  });
});
