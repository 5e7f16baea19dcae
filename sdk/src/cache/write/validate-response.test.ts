import { describe, expect, it } from 'vitest';
import { dataOf } from '../../query/lookup.ts';
import { ann, annsName, getThing, listThings, saveThing, toyEntities } from '../../../toys/toy-api.ts';
import { createToyClient } from '../../../toys/toy-client.ts';
import type { Json } from '../../core/json-value.ts';
import type { Shape } from '../../spec/shape.ts';
import { findValidationError } from './validate-response.ts';

const thing: Shape = { kind: 'entity', entity: 'Thing' };
const list: Shape = { kind: 'list', items: thing, or: 'null' };
const page: Shape = { kind: 'object', members: { things: { kind: 'list', items: thing } } };
const bob = { id: 'b', kind: 'person', rev: 2, fields: { Name: { value: 'Bob' } } };

const inWords = (found: ReturnType<typeof findValidationError>) =>
  found && `${found.pointer} ${found.expected} ${found.received}`;

describe('findValidationError', () => {
  it.each<[string, unknown, Shape, string | undefined]>([
    ['what the spec promises', { things: [ann, bob] }, page, undefined],
    ['an absent member', {}, page, undefined],
    ['null where it may stand', null, list, undefined],
    ['null where it may not', { things: null }, page, '/things array null'],
    ['a text instead of an object', 'Down.', page, ' object string'],
    ['an object instead of a list', { things: {} }, page, '/things array object'],
    ['a text instead of an entity', [ann, 'b'], list, '/1 object string'],
    ['a list instead of an answer without entities', [], { kind: 'plain', is: 'object' }, ' object array'],
    ['anything where it may stand', [1], { kind: 'plain' }, undefined],
    ['an answer that has no key', {}, thing, '/id string undefined'],
    ['an answer whose key is null', { ...ann, id: null }, thing, '/id string null'],
    ['an answer without a version', { ...ann, rev: null }, thing, undefined],
    ['an entity without a key', [{ ...ann, id: null }], list, undefined],
    ['a key that is none', [{ ...ann, id: { a: 1 } }], list, '/0/id string object'],
    ['a version that cannot be ordered', [{ ...ann, rev: 'new' }], list, '/0/rev number or timestamp string'],
    ['a timestamp as a version', [{ ...ann, rev: '2026-11-21T10:00:00Z' }], list, undefined],
    ['members that are no map', { ...ann, fields: [] }, thing, '/fields object array'],
    ['an entry that is no object', { ...ann, fields: { 'a/b': 1 } }, thing, '/fields/a~1b object number'],
    ['a scalar where an entity may stand', { ...ann, fields: { Age: { value: true } } }, thing, undefined],
    [
      'an entity inside another',
      { ...ann, fields: { Boss: { value: { ...bob, id: false } } } },
      thing,
      '/fields/Boss/value/id string boolean',
    ],
  ])('%s', (_, value, shape, want) => {
    // What a table of values says is JSON.
    const found = findValidationError(value as Json, shape, { entities: toyEntities });
    expect(inWords(found)).toBe(want);
  });

  it('names a place by its pointer, whatever its members are called', () => {
    const shape: Shape = { kind: 'map', values: { kind: 'map', values: thing } };
    const found = findValidationError({ 'a~b/c': { x: 1 } }, shape, { entities: toyEntities });
    expect(found?.pointer).toBe('/a~0b~1c/x');
  });

  it('names a key that stands deeper by its place', () => {
    const entities = { Thing: { ...toyEntities.Thing, key: ['meta.id'] } };
    expect(inWords(findValidationError({ meta: { id: {} } }, thing, { entities }))).toBe(
      '/meta/id string object',
    );
  });
});

describe('an answer that is not what the spec promises', () => {
  const shelf = { shelf: 'new' };
  const broken = { things: [{ ...ann, fields: { Name: { value: 'Changed' } } }, 'b'], next: null };
  const error = {
    code: 'MALFORMED_RESPONSE',
    operation: 'listThings',
    status: 200,
    message: 'Expected "object" but received "string" at "/things/1"',
    errors: [{ errorCode: 'MALFORMED_RESPONSE', field: '/things/1' }],
  };

  it('is refused whole, and leaves what was there', async () => {
    const { client, clock, server } = createToyClient();
    const first = client.read(listThings, shelf);
    await server.last().answer({ things: [ann], next: null });
    await first;
    const { writes } = client.counters();
    clock.advance(40_000);
    const second = client.read(listThings, shelf);
    await server.last().answer(broken);
    const snapshot = await second;
    expect(snapshot).toMatchObject({ state: 'error', error });
    expect(dataOf(snapshot)?.things).toEqual([ann]);
    expect(client.counters().writes).toBe(writes);
    expect(dataOf(client.peek(getThing, annsName))?.fields['Name']?.value).toBe('Ann');
  });

  it('leaves nothing behind that a later answer does not bring', async () => {
    const { client, clock, server } = createToyClient();
    const first = client.read(listThings, shelf);
    await server.last().answer(broken);
    expect(await first).toMatchObject({ state: 'error', error });
    expect(client.peek(getThing, annsName)).toMatchObject({ state: 'unfulfilled' });
    clock.advance(200_000);
    const second = client.read(listThings, shelf);
    await server.last().answer({ things: [bob], next: null });
    expect(await second).toMatchObject({ state: 'fulfilled' });
  });

  it.each([[{}], [{ ...ann, id: null }]])(
    'is refused where it is to be an entity and has no key: %j',
    async (body) => {
      const { client, server } = createToyClient();
      const reading = client.read(getThing, annsName);
      await server.last().answer(body);
      expect(await reading).toMatchObject({
        state: 'error',
        error: { code: 'MALFORMED_RESPONSE', errors: [{ field: '/id' }] },
      });
      expect(dataOf(client.peek(getThing, annsName))).toBeUndefined();
    },
  );

  it('is refused when it is put, without a trace', () => {
    const { client } = createToyClient();
    const put = () => client.put(getThing, annsName, { ...ann, rev: 'new' } as never);
    expect(put).toThrow('Expected "number or timestamp" but received "string" at "/rev"');
    expect(client.peek(getThing, annsName)).toMatchObject({ state: 'unfulfilled' });
  });

  it('is not what a later one of the same members is taken for', () => {
    const { client } = createToyClient();
    expect(() => client.put(getThing, annsName, { ...ann, fields: 'none' } as never)).toThrow('"/fields"');
    client.put(getThing, annsName, structuredClone(ann));
    expect(client.peek(getThing, annsName)).toMatchObject({ state: 'fulfilled' });
  });

  it('is no result when it was put, which could be called out of date', () => {
    const { client } = createToyClient();
    client.put(listThings, shelf, { things: [structuredClone(ann)], next: null });
    expect(() => client.put(getThing, annsName, { ...ann, rev: 'new' } as never)).toThrow('"/rev"');
    client.invalidate(getThing);
    expect(client.peek(getThing, annsName)).toMatchObject({ state: 'fulfilled' });
    expect(client.counters().results).toBe(1);
  });

  it('is thrown by a write', async () => {
    const { client, server } = createToyClient();
    const writing = client.write(saveThing, { thingId: 'a', fields: { Name: 'Bea' } });
    await Promise.all([
      expect(writing).rejects.toMatchObject({ code: 'MALFORMED_RESPONSE', status: 201 }),
      server.last().answer({ ...ann, fields: 1 }, 201),
    ]);
    expect(client.peek(getThing, annsName)).toMatchObject({ state: 'unfulfilled' });
  });

  it.each([201, 20_000])('is refused whole where it is nested %d levels deep', async (levels) => {
    const { client, clock, server } = createToyClient();
    const first = client.read(listThings, shelf);
    await server.last().answer({ things: [ann, bob], next: null });
    await first;
    clock.advance(40_000);
    const reading = client.read(listThings, shelf);
    const name = `${'['.repeat(levels)}${']'.repeat(levels)}`;
    const deep = `{"id":"b","kind":"person","rev":3,"fields":{"Name":{"value":${name}}}}`;
    const changed = JSON.stringify({ ...ann, rev: 2, fields: { Name: { value: 'Changed' } } });
    await server.last().respond(new Response(`{"things":[${changed},${deep}],"next":null}`));
    expect(await reading).toMatchObject({
      state: 'error',
      error: { code: 'MALFORMED_RESPONSE', status: 200 },
    });
    expect(client.peek(listThings, shelf)).toMatchObject({ state: 'error', data: { things: [ann, bob] } });
    expect(client.peek(getThing, annsName).state).toBe('stale');
  });
});
