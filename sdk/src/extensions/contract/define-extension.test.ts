import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  defineExtension,
  EXTENSION_CONTRACT,
  type AnsweredCall,
  type CallInfo,
  type ClientEvent,
  type ClientExtension,
  type ConnectedClient,
  type ExtensionHooks,
} from '../../entry/extension.ts';
import { ann, annsName, createToyClient, getThing, listThings, saveThing } from '../../../toys/index.ts';

describe('the contract of extensions, version 1', () => {
  it('has these members: the compiler tells of one that is removed, renamed or of another type', () => {
    expect(EXTENSION_CONTRACT).toBe(1);
    expectTypeOf<keyof ExtensionHooks>().toEqualTypeOf<
      'contract' | 'onConnect' | 'onRequest' | 'onResponse' | 'onWrite' | 'onEvent' | 'onSessionChange'
    >();
    expectTypeOf<keyof ConnectedClient>().toEqualTypeOf<'now' | 'session' | 'invalidate' | 'reportError'>();
    expectTypeOf<keyof CallInfo>().toEqualTypeOf<'operation' | 'kind' | 'config'>();
    expectTypeOf<keyof AnsweredCall>().toEqualTypeOf<keyof CallInfo | 'status' | 'ms' | 'error'>();
    expectTypeOf<keyof ClientExtension>().toEqualTypeOf<'reducers' | 'connect'>();
    expectTypeOf<
      'lookup' | 'deduped' | 'refetched' | 'changed' | 'evicted' | 'request' | 'answer' | 'dropped'
    >().toExtend<ClientEvent['type']>();
    expectTypeOf<Parameters<NonNullable<ExtensionHooks['onResponse']>>>().toEqualTypeOf<[AnsweredCall]>();
    expectTypeOf<Parameters<ConnectedClient['invalidate']>[0]>().toHaveProperty('operation');
  });
});

/** An extension that writes down what it is told, with all hooks. */
function createWitness() {
  const told: unknown[] = [];
  let client: ConnectedClient | undefined;
  const extension = defineExtension({
    contract: EXTENSION_CONTRACT,
    onConnect(given) {
      client = given;
      told.push('connected');
    },
    onRequest: (call) => told.push(['request', call]),
    onResponse: (call) => told.push(['response', call]),
    onWrite: ({ operation, status }) => told.push(['write', operation, status]),
    onEvent: ({ type }) => told.push(type),
    onSessionChange: (change) => told.push(change),
  });
  const connected = (): ConnectedClient => {
    if (!client) throw new Error('Not connected');
    return client;
  };
  return { extension, told, connected };
}

describe('an extension of hooks', () => {
  it('is told of requests, answers, writes and sessions', async () => {
    const { extension, told } = createWitness();
    const { client, server, clock } = createToyClient({ extensions: [extension] });
    expect(told.splice(0)).toEqual(['connected']);
    const reading = client.read(getThing, annsName);
    clock.advance(7);
    await server.last().answer(ann);
    await reading;
    const read = { operation: 'getThing', kind: 'read', config: annsName };
    expect(told.splice(0)).toEqual([
      'lookup',
      ['request', read],
      'request',
      ['response', { ...read, status: 200, ms: 7, error: undefined }],
      'answer',
    ]);
    const saving = client.write(saveThing, { thingId: 'a', fields: { Id: 'a', Name: 'x' } });
    const saved = Promise.allSettled([saving]);
    await server.last().answer([{ errorCode: 'NO', message: 'No' }], 400);
    expect(await saved).toMatchObject([{ reason: { status: 400 } }]);
    expect(told.splice(0)).toEqual([
      ['request', expect.objectContaining({ operation: 'saveThing', kind: 'write' })],
      'request',
      [
        'response',
        expect.objectContaining({ status: 400, error: expect.objectContaining({ message: 'No' }) }),
      ],
      ['write', 'saveThing', 400],
      'answer',
    ]);
    client.changeSession('ends');
    expect(told).toEqual([{ change: 'ends', epoch: 1 }]);
  });

  it('may make answers stale, and knows the time and the session', async () => {
    const { extension, connected } = createWitness();
    const { client, server, clock } = createToyClient({ extensions: [extension] });
    for (const shelf of ['person', 'toy']) {
      const listing = client.read(listThings, { shelf });
      await server.last().answer({ things: [], next: null });
      await listing;
    }
    connected().invalidate({ operation: 'listThings', match: { shelf: 'toy' } });
    const states = () => ['person', 'toy'].map((shelf) => client.peek(listThings, { shelf }).state);
    expect(states()).toEqual(['fulfilled', 'stale']);
    connected().invalidate({ operation: 'listThings' });
    expect(states()).toEqual(['stale', 'stale']);
    expect([connected().now(), connected().session()]).toEqual([clock.now(), client.session()]);
  });

  it('stops nobody by what it throws', async () => {
    const thrown: unknown[] = [];
    const error = new Error('Broken');
    const broken = defineExtension({
      contract: EXTENSION_CONTRACT,
      onRequest() {
        throw error;
      },
    });
    const { client, server } = createToyClient({
      extensions: [broken],
      onListenerError: (one) => thrown.push(one),
    });
    const reading = client.read(getThing, annsName);
    await server.last().answer(ann);
    expect(await reading).toMatchObject({ state: 'fulfilled' });
    expect(thrown).toEqual([error]);
  });
});
