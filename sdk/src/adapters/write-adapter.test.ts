import { describe, expect, it } from 'vitest';
import { SdkError } from '../errors.ts';
import { dataOf } from '../snapshots/snapshot.ts';
import { createRetryingFetch } from '../retries/retrying-fetch.ts';
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
} from '../testing/index.ts';

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
