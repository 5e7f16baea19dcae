import { describe, expect, it } from 'vitest';
import { createToyClient, getSetting, getThing, listThings, settled, type Thing } from '../../toys/index.ts';
import { changeThings, getTemplate, uploadPicture } from '../../toys/toy-traits.ts';
import type { JsonObject } from '../core/json-value.ts';
import { chooseRead, type ReadChoice } from './choice.ts';
import { findUnknown } from './tags.ts';

const ann: Thing = { id: 'a', kind: 'person', rev: 1, fields: { Name: { value: 'Ann' } } };
const bob: Thing = { id: 'b', kind: 'person', rev: 1, fields: { Name: { value: 'Bob' } } };

describe('defaults that another read lends', () => {
  const lent: readonly [string, unknown, number, string][] = [
    ['is taken', { inner: { depth: 3 } }, 200, '/rpc/Templates/get?name=x&depth=3&extras=Source'],
    [
      'is left out where it is null',
      { inner: { depth: null } },
      200,
      '/rpc/Templates/get?name=x&extras=Source',
    ],
    ['is left out where it is not there', {}, 200, '/rpc/Templates/get?name=x&extras=Source'],
    ['is left out where it cannot be read', [], 500, '/rpc/Templates/get?name=x&extras=Source'],
  ];
  it.each(lent)('a value %s', async (_, answer, status, address) => {
    const { client, server } = createToyClient();
    const reading = client.read(getTemplate, { name: 'x' });
    await settled();
    expect(server.last().address).toBe('/rpc/Settings/get?name=x');
    await server.last().answer(answer, status);
    expect(server.last().address).toBe(address);
    await server.last().answer({ ok: true });
    expect(await reading).toMatchObject({ state: 'fulfilled', data: { ok: true } });
  });

  it('come out of the cache, and are not asked for where the caller gives the value', async () => {
    const { client, server } = createToyClient();
    void client.read(getTemplate, { name: 'x', depth: 1 });
    await settled();
    expect(server.last().address).toBe('/rpc/Templates/get?name=x&depth=1&extras=Source');
    void client.read(getSetting, { name: 'x' });
    await server.last().answer({ inner: { depth: 7 } });
    void client.read(getTemplate, { name: 'x' });
    await settled();
    expect(server.last().address).toBe('/rpc/Templates/get?name=x&depth=7&extras=Source');
    expect(server.sent).toHaveLength(3);
  });
});

it('always asks for what the table says, once', async () => {
  const { client, server } = createToyClient();
  void client.read(getTemplate, { name: 'x', depth: 1, extras: ['Name', 'Source'] });
  await settled();
  expect(server.last().address).toBe('/rpc/Templates/get?name=x&depth=1&extras=Name,Source');
});

describe('a form with a file', () => {
  const png = (bytes: string, name = 'a.png') => new File([bytes], name, { type: 'image/png' });

  it('travels as multipart', async () => {
    const { client, server } = createToyClient();
    const writing = client.write(uploadPicture, { thingId: 'a', picture: png('12345678'), title: 'Me' });
    await settled();
    const { request } = server.last();
    expect(request.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    const form = await request.clone().formData();
    expect(form.get('title')).toBe('Me');
    const file = form.get('picture');
    expect(file).toBeInstanceOf(File);
    expect(file).toMatchObject({ name: 'a.png', size: 8 });
    await server.last().answer(ann);
    expect(await writing).toEqual(ann);
  });

  const refused: readonly [string, unknown][] = [
    ['too large', png('123456789')],
    ['of another format', png('1', 'a.exe')],
    ['without a format', new File(['1'], 'png')],
    ['no file', 'a.png'],
    ['of another media type and no name', new Blob(['1'], { type: 'application/pdf' })],
  ];
  it.each(refused)('is refused where the file is %s', async (_, picture) => {
    const { client, server } = createToyClient();
    // A caller without types can give anything.
    const config = { thingId: 'a', picture } as { thingId: string; picture: Blob };
    await expect(client.write(uploadPicture, config)).rejects.toMatchObject({
      code: 'INVALID_CONFIG',
      message: 'Invalid picture',
    });
    expect(server.sent).toHaveLength(0);
  });

  it.each([
    ['upper case', png('1', 'A.PNG')],
    ['a media type alone', new Blob(['1'], { type: 'image/png' })],
  ])('is accepted by %s', async (_, picture) => {
    const { client, server } = createToyClient();
    void client.write(uploadPicture, { thingId: 'a', picture }).catch(() => undefined);
    await settled();
    expect(server.sent).toHaveLength(1);
  });
});

describe('a write of several things', () => {
  const groups: readonly JsonObject[] = [
    { things: [{ fields: { Id: 'a' } }, { fields: { Name: 'new' } }] },
    { things: [{ fields: { Id: 'b' } }] },
  ];
  const read = (thingId: string) => ({ thingId, fields: ['person.Name'] });

  it('drops those that it names, before it brings what its answer holds', async () => {
    const { client, server } = createToyClient();
    void client.read(listThings, { shelf: 'x' });
    await server.last().answer({ things: [ann, bob], next: null });
    const writing = client.write(changeThings, { groups });
    await settled();
    await server.last().answer({ things: [{ ...bob, rev: 2, fields: { Name: { value: 'Rob' } } }] });
    await writing;
    expect(client.peek(getThing, read('a')).state).toBe('unfulfilled');
    expect(client.peek(getThing, read('b'))).toMatchObject({ data: { fields: { Name: { value: 'Rob' } } } });
  });

  it('fails where its answer is of an unknown kind', async () => {
    const { client, server } = createToyClient();
    const writing = client.write(changeThings, { groups });
    void settled().then(() => server.last().answer({ things: [{ ...ann, kind: 'robot' }] }));
    await expect(writing).rejects.toMatchObject({ code: 'MALFORMED_RESPONSE', message: 'Not robot' });
  });
});

describe('findUnknown', () => {
  const tag = { at: ['list', '*'], property: 'kind', known: ['1', 'b'], otherwise: 'No {value} here' };
  it.each([
    [{ list: [{ kind: 1 }, { kind: 'b' }] }, undefined],
    [{ list: { x: { kind: 'c' } } }, 'No c here'],
    [{ list: [{}, null, 'text', []] }, undefined],
    [{ list: null }, undefined],
    [null, undefined],
  ])('says of %j: %s', (value, message) => {
    expect(findUnknown([tag], value)).toBe(message);
  });
});

describe('chooseRead', () => {
  const choice: ReadChoice = {
    name: 'getAny',
    otherwise: 'Unrecognized config for "getAny"',
    choices: [
      { given: ['name', 'view'], equals: { view: 'recent' }, operation: getSetting },
      { given: ['name', 'extras'], operation: getTemplate },
      { given: ['shelf'], operation: listThings },
    ],
  };
  const rows: readonly [JsonObject, string, JsonObject][] = [
    [{ name: 'x', view: 'recent', depth: 1 }, 'getSetting', { name: 'x', depth: 1 }],
    [{ name: 'x', view: 'mine', extras: ['y'] }, 'getTemplate', { name: 'x', view: 'mine', extras: ['y'] }],
    [{ name: 'x', extras: [], shelf: 's' }, 'listThings', { name: 'x', extras: [], shelf: 's' }],
  ];
  it.each(rows)('takes for %j the read %s', (config, id, chosen) => {
    const { operation, config: rest } = chooseRead(choice, config);
    expect(operation.table.id).toBe(id);
    expect(rest).toEqual(chosen);
  });

  it('refuses what fits none', () => {
    expect(() => chooseRead(choice, { name: 'x', extras: null })).toThrow(
      expect.objectContaining({ code: 'INVALID_CONFIG', message: choice.otherwise, operation: 'getAny' }),
    );
  });
});
