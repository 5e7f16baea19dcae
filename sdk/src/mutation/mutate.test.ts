import { describe, expect, it, vi } from 'vitest';
import { SdkError } from '../core/errors.ts';
import { dataOf } from '../query/lookup.ts';
import { createRetryingFetch } from '../network/retry/retrying-fetch.ts';
import {
  ann,
  annsName,
  createFakeTimer,
  createScriptedFetch,
  createToyClient,
  getThing,
  listThings,
  saveThing,
  settled,
  signIn,
  type SentRequest,
} from '../../toys/index.ts';

describe('write', () => {
  it('sends parameters and body as the table says', async () => {
    const { client, server } = createToyClient();
    const saving = client.write(saveThing, {
      fields: { Id: '003RM0000068xVC', Name: 'Anna' },
      since: '2026-10-02T14:11:03.000Z',
    });
    const { request, address } = server.last();
    expect(address).toBe('/toy/v1/things/003RM0000068xVCYAY');
    expect(request.method).toBe('PATCH');
    expect(request.credentials).toBe('same-origin');
    expect(await request.json()).toEqual({ fields: { Name: 'Anna' } });
    expect(Object.fromEntries(request.headers)).toEqual({
      'content-type': 'application/json',
      'if-unmodified-since': 'Fri, 02 Oct 2026 14:11:03 GMT',
      'x-requested-with': 'portal',
    });
    await server.last().answer(ann);
    expect(await saving).toEqual(ann);
  });

  it.each([
    { why: 'says what is there', rev: 1, name: 'Ann' },
    { why: 'is news', rev: 2, name: 'Anna' },
  ])('hands out an answer that is frozen, where it $why', async ({ rev, name }) => {
    const { client, server } = createToyClient();
    client.put(getThing, annsName, structuredClone(ann));
    const saving = client.write(saveThing, { fields: { Id: 'a', Name: name } });
    await server.last().answer({ ...ann, rev, fields: { ...ann.fields, Name: { value: name } } });
    const saved = await saving;
    expect(Object.isFrozen(saved.fields) && Object.isFrozen(saved.fields['Name'])).toBe(true);
  });

  it('shows its answer in every view, and asks again for the lists it touches', async () => {
    const { client, server } = createToyClient();
    void client.read(getThing, annsName);
    await server.last().answer(ann);
    client.watch(listThings, { shelf: 'Person' }, () => undefined);
    await server.last().answer({ things: [ann], next: null });
    client.watch(listThings, { shelf: 'animal' }, () => undefined);
    await server.last().answer({ things: [], next: null });
    void client.write(saveThing, { fields: { Id: 'a', Name: 'Anna' } });
    await server.last().answer({ ...ann, rev: 2, fields: { Name: { value: 'Anna' } } });
    expect(dataOf(client.peek(getThing, annsName))?.fields).toEqual({ Name: { value: 'Anna' } });
    expect(dataOf(client.peek(listThings, { shelf: 'PERSON' }))?.things[0]?.fields['Name']?.value).toBe(
      'Anna',
    );
    expect(server.sent.slice(4).map(({ address }) => address)).toEqual(['/toy/v1/shelves/Person?size=2']);
  });

  it('drops a record after 204 and asks again where it is watched', async () => {
    const { client, server } = createToyClient();
    const seen: string[] = [];
    client.watch(getThing, annsName, ({ state }) => seen.push(state));
    await server.last().answer(ann);
    void client.write(saveThing, { fields: { Id: 'a', Name: 'Anna' } });
    await server.last().answer(undefined, 204);
    expect(server.sent).toHaveLength(3);
    await server.last().answer([{ errorCode: 'NOT_FOUND', message: 'Gone' }], 404);
    expect(seen).toEqual(['pending', 'fulfilled', 'pending', 'error']);
  });

  it.each([
    ['none unless it is asked for', undefined, [null, null]],
    ['the one that it is given', 'own-key', ['own-key', 'own-key']],
    ['a new one for each call', true, ['id-1', 'id-2']],
  ] as const)('sends an idempotency key: %s', async (_, idempotencyKey, want) => {
    let ids = 0;
    const { client, server } = createToyClient({ createId: () => `id-${(ids += 1)}` });
    void client.write(saveThing, { fields: { Id: 'a' } }, { idempotencyKey });
    void client.write(saveThing, { fields: { Id: 'a' } }, { idempotencyKey });
    expect(server.sent.map(({ request }) => request.headers.get('Idempotency-Key'))).toEqual(want);
  });

  it.each([
    [undefined, false],
    [true, true],
  ])('lets the browser go on sending when the page is closed, if asked: %s', (keepalive, want) => {
    const { client, server } = createToyClient();
    void client.write(saveThing, { fields: { Id: 'a' } }, { keepalive });
    expect(server.last().request.keepalive).toBe(want);
  });

  it('has the same idempotency key whenever it is tried again', async () => {
    const timer = createFakeTimer();
    const server = createScriptedFetch();
    const fetch = createRetryingFetch(server.fetch, { timer });
    const { client } = createToyClient({ fetch });
    const saving = client.write(saveThing, { fields: { Id: 'a' } }, { idempotencyKey: true });
    await server.last().fail();
    timer.advance(10_000);
    await settled();
    await server.last().answer(ann);
    await saving;
    const [first, second] = server.sent.map(({ request }) => request.headers.get('Idempotency-Key'));
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
  });

  it.each(['', 'two words', 'line\nbreak', 'é', 'x'.repeat(256)])(
    'sends nothing with %j for a key',
    async (idempotencyKey) => {
      const { client, server } = createToyClient();
      const saving = client.write(saveThing, { fields: { Id: 'a' } }, { idempotencyKey });
      await expect(saving).rejects.toMatchObject({ code: 'INVARIANT' });
      expect(server.sent).toHaveLength(0);
    },
  );

  it('throws before sending what the table refuses', async () => {
    const { client, server } = createToyClient();
    // A caller without types can leave anything out.
    const nothing = {} as { fields: { [name: string]: string } };
    for (const config of [nothing, { fields: { Name: 'Anna' } }]) {
      await expect(client.write(saveThing, config)).rejects.toMatchObject({
        code: 'INVALID_CONFIG',
        message: 'Invalid thing',
        status: 400,
        statusText: 'INVALID_CONFIG',
      });
    }
    expect(server.sent).toHaveLength(0);
  });

  it('throws the errors of the server, flat, with their fields', async () => {
    const { client, server } = createToyClient();
    const saving = client
      .write(saveThing, { fields: { Id: 'a', Mail: 'x' } })
      .catch((error: unknown) => error);
    const problem = { message: 'Not an address', errorCode: 'INVALID_EMAIL', field: 'Mail' };
    await server.last().answer(
      {
        message: 'Cannot save',
        enhancedErrorType: 'RecordError',
        output: { errors: [{ message: 'Locked', errorCode: 'LOCKED' }], fieldErrors: { Mail: [problem] } },
      },
      400,
    );
    const error = await saving;
    expect(error).toBeInstanceOf(SdkError);
    expect(error).toMatchObject({ errors: [{ message: 'Locked', errorCode: 'LOCKED' }, problem] });
  });
});

describe('a write of which nobody knows whether it was carried out', () => {
  it.each<[string, (sent: SentRequest, abort: AbortController) => unknown, number]>([
    ['no answer came', (sent) => sent.fail(), 2],
    ['it was given up', (_, abort) => abort.abort(), 2],
    ['the server failed', (sent) => sent.answer([{ errorCode: 'DOWN', message: 'Down' }], 503), 2],
    ['something else came before', (sent) => sent.answer([{ errorCode: 'OLD', message: 'Old' }], 409), 2],
    ['its answer cannot be read', (sent) => sent.respond(new Response('{', { status: 200 })), 2],
    ['the server refused it', (sent) => sent.answer([{ errorCode: 'NO', message: 'No' }], 400), 0],
  ])('asks again for what it may have changed, which stays in view: %s', async (_, end, want) => {
    const { client, server } = createToyClient();
    const abort = new AbortController();
    client.put(getThing, annsName, ann);
    client.put(listThings, { shelf: 'person' }, { things: [], next: null });
    client.watch(getThing, annsName, () => undefined);
    client.watch(listThings, { shelf: 'person' }, () => undefined);
    const options = { signal: abort.signal, optimistic: true };
    const saving = client.write(saveThing, { fields: { Id: 'a', Name: 'Anna' } }, options);
    await Promise.all([expect(saving).rejects.toBeInstanceOf(SdkError), end(server.last(), abort)]);
    const asked = server.sent.slice(1);
    expect(asked.map(({ request }) => request.method)).toEqual(Array(want).fill('GET'));
    const state = want > 0 ? 'pending' : 'fulfilled';
    expect(client.peek(getThing, annsName)).toMatchObject({
      state,
      data: { fields: { Name: { value: 'Ann' } } },
    });
    expect(client.peek(listThings, { shelf: 'person' })).toMatchObject({ state, data: { things: [] } });
    for (const sent of asked) {
      await sent.answer(sent.address.includes('/things/') ? { ...ann, rev: 2 } : { things: [], next: null });
    }
    expect(client.peek(getThing, annsName).state).toBe('fulfilled');
  });

  it('is none that was given up before it was sent', async () => {
    const { client, server } = createToyClient();
    client.put(getThing, annsName, ann);
    client.watch(getThing, annsName, () => undefined);
    const config = { fields: { Id: 'a', Name: 'Anna' } };
    const saving = client.write(saveThing, config, { signal: AbortSignal.abort() });
    await expect(saving).rejects.toMatchObject({ code: 'ABORTED' });
    expect(client.peek(getThing, annsName).state).toBe('fulfilled');
    expect(server.sent).toHaveLength(0);
  });
});

describe('a write that is to be shown before it is done', () => {
  it('is refused where no spec says what it brings', async () => {
    const { client, server } = createToyClient();
    const writing = client.write(signIn, { name: 'Ann' }, { optimistic: true });
    await expect(writing).rejects.toMatchObject({
      code: 'INVARIANT',
      message: expect.stringContaining('"signIn"'),
    });
    expect(server.sent).toHaveLength(0);
  });

  it('is taken back where it cannot even be sent', async () => {
    const { client } = createToyClient();
    client.put(getThing, annsName, ann);
    const elsewhere = { ...saveThing, table: { ...saveThing.table, api: 'none' } };
    const config = { fields: { Id: 'a', Name: 'Anna' } };
    const writing = client.write(elsewhere, config, { optimistic: true });
    expect(client.peek(getThing, annsName)).toMatchObject({ data: { fields: { Name: { value: 'Anna' } } } });
    await expect(writing).rejects.toMatchObject({ code: 'INVARIANT' });
    expect(client.peek(getThing, annsName)).toMatchObject({
      state: 'fulfilled',
      data: { fields: { Name: { value: 'Ann' } } },
    });
  });
});

describe('a write and the change of the user', () => {
  const config = { fields: { Id: 'a', Name: 'Anna' } };
  const ending = { ...signIn, table: { ...signIn.table, id: 'signOut', session: 'ends' } } as const;

  it('is not sent where it is of a session that is over', async () => {
    const { client, server } = createToyClient();
    const session = client.session();
    client.changeSession('begins');
    const writing = client.write(saveThing, config, { session });
    await expect(writing).rejects.toMatchObject({ code: 'SESSION_CHANGED', operation: 'saveThing' });
    expect(server.sent).toEqual([]);
  });

  it.each(['begins', 'ends'] as const)('is given up when the next session %s', async (change) => {
    const { client, server } = createToyClient();
    const saving = client.write(saveThing, config, { signal: new AbortController().signal });
    client.changeSession(change);
    await expect(saving).rejects.toMatchObject({ code: 'SESSION_CHANGED' });
    expect(server.last().request.signal.aborted).toBe(true);
  });

  it('is not tried again for the next one', async () => {
    const timer = createFakeTimer();
    let sent = 0;
    const busy = async () => {
      sent += 1;
      return new Response(null, { status: 503 });
    };
    const fetch = createRetryingFetch(busy, { timer, random: () => 0.5 });
    const { client } = createToyClient({ fetch });
    const saving = client.write(saveThing, config, { idempotencyKey: 'k' });
    await vi.waitFor(() => expect(timer.next()).toBe(150));
    client.changeSession('begins');
    timer.advance(10_000);
    await expect(saving).rejects.toMatchObject({ code: 'SESSION_CHANGED' });
    expect(sent).toBe(1);
  });

  it.each([
    ['begins', signIn],
    ['ends', ending],
  ] as const)('has its own answer where it is the one with which a session %s', async (want, operation) => {
    const { client, server } = createToyClient();
    const changes: string[] = [];
    client.onSessionChange(({ change }) => void changes.push(change));
    const writing = client.write(operation, { name: 'Ann' });
    const { request } = server.last();
    await server.last().answer(ann);
    expect(await writing).toEqual(ann);
    expect([changes, request.signal.aborted]).toEqual([[want], false]);
  });

  it('that is a log-in goes on where a tab beside it tells late that the session before has ended', async () => {
    const { client, server } = createToyClient();
    const changes: string[] = [];
    client.onSessionChange(({ change }) => void changes.push(change));
    const beginning = client.write(signIn, { name: 'Ann' });
    const { request } = server.last();
    client.changeSession('ends');
    await server.last().answer(ann);
    expect(await beginning).toEqual(ann);
    expect([changes, request.signal.aborted]).toEqual([['ends', 'begins'], false]);
  });

  it.each([
    ['goes on when the session ends otherwise, and says where it failed', 'ends', false, 'HTTP'],
    ['is given up when the next session begins', 'begins', true, 'SESSION_CHANGED'],
  ] as const)('that is a sign-out %s', async (_, change, isAborted, code) => {
    const { client, server } = createToyClient();
    const leaving = client.write(ending, { name: 'Ann' }).catch((error: unknown) => error);
    const { request } = server.last();
    client.changeSession(change);
    await server.last().answer([], 503);
    expect(await leaving).toMatchObject({ code });
    expect(request.signal.aborted).toBe(isAborted);
  });
});
