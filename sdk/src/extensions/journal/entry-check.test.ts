import { describe, expect, it } from 'vitest';
import { toyEntities } from '../../../toys/index.ts';
import { isJsonObject } from '../../core/json.ts';
import type { Json, JsonObject } from '../../core/json-value.ts';
import { readBatch } from './batch.ts';

const result = { key: 'k', operation: 'getThing', config: { thingId: 'a' } };
const at = { until: 9, version: 2, timestamp: 5 };
const wanted = {
  rest: 'members',
  fields: [
    ['Name', 'required'],
    ['Owner', 'optional', { rest: 'none', fields: [['Name', 'kept']] }],
  ],
};
const shape = {
  kind: 'object',
  members: {
    one: { kind: 'entity', entity: 'Thing', or: 'null' },
    all: { kind: 'list', items: { kind: 'plain', is: 'object', or: 'any' } },
    by: { kind: 'map', values: { kind: 'plain', is: 'array' } },
  },
};
const answer = { data: { any: 1 }, shape, now: 4, timestamp: 5, wanted, isInvalidated: true };
const error = {
  code: 'HTTP',
  message: 'Gone',
  operation: 'getThing',
  url: 'https://org.test',
  status: 404,
  statusText: 'Not Found',
  errors: [{ message: 'Gone', errorCode: 'NOT_FOUND', field: 'Id' }],
};

/** An entry of each type with all of its members. */
const whole: { readonly [type: string]: JsonObject } = {
  received: { answer },
  kept: { entities: [{ entity: 'Thing', key: 'a', data: { id: 'a' }, metadata: at }] },
  answered: { result, answer, until: 9, tag: 'w/1' },
  revalidated: { result, now: 4, timestamp: 5, until: 9, wanted },
  failed: { result, error, until: 9, timestamp: 5 },
  evicted: { entity: { entity: 'Thing', key: 'a' }, at, drop: true },
  expired: { keys: ['k'], entities: [{ entity: 'Thing', key: 'a' }], at, drop: true },
  invalidated: { invalidations: [{ operation: 'getThing', match: [['thingId', ['a']]] }], at },
};

/** Members that may be left out. */
const optional = new Set([
  'until',
  'version',
  'wanted',
  'isInvalidated',
  'tag',
  'drop',
  'operation of error',
  'url',
  'field',
  'or',
  'is',
]);

const isUnderstood = (entry: Json | undefined): boolean =>
  readBatch(JSON.stringify({ at: 0, entries: [entry] }), { entities: toyEntities, now: 0 }) !== undefined;

/** Something else than stands there: an object for what is none, a number for an object or a text. */
const otherThan = (value: Json | undefined): Json => (typeof value === 'object' ? 7 : { other: true });

/** Copies of a value in each of which one member of it, at any depth, is another one or gone. */
function changesOf(value: Json, path: string): readonly (readonly [path: string, changed: Json])[] {
  if (Array.isArray(value))
    return value.flatMap((item: Json, index) =>
      [[`${path}.${index}`, otherThan(item)] as const, ...changesOf(item, `${path}.${index}`)].map(
        ([place, changed]) => [place, value.with(index, changed)] as const,
      ),
    );
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const place = `${path}.${name}`;
    // What the org's data and the reader's own names are is nobody's to check here.
    const deeper = ['data', 'config'].includes(name) ? [] : changesOf(inner ?? null, place);
    return [
      ...(name === 'data' && path.endsWith('answer') ? [] : [[place, otherThan(inner)] as const]),
      ...deeper,
    ].map(([changedAt, changed]) => [changedAt, { ...value, [name]: changed }] as const);
  });
}

/** Copies in each of which one member is gone. */
function gapsOf(
  value: Json,
  path: string,
): readonly (readonly [path: string, name: string, changed: Json])[] {
  if (Array.isArray(value))
    return value.flatMap((item: Json, index) =>
      gapsOf(item, path).map(([place, name, changed]) => [place, name, value.with(index, changed)] as const),
    );
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const { [name]: _, ...rest } = value;
    const deeper = ['data', 'config', 'members'].includes(name) ? [] : gapsOf(inner ?? null, name);
    return [
      [path, name, rest] as const,
      ...deeper.map(([place, gone, changed]) => [place, gone, { ...value, [name]: changed }] as const),
    ];
  });
}

describe.each(Object.entries(whole))('an entry of what was %s', (type, members) => {
  const entry = { type, ...members };

  it('is understood', () => {
    expect(isUnderstood(entry)).toBe(true);
  });

  it('is not understood with a member that is something else, at any depth', () => {
    const changes = changesOf(entry, type).filter(([place]) => !place.endsWith('.type'));
    const taken = changes.filter(([, changed]) => isUnderstood(changed)).map(([place]) => place);
    expect(taken).toEqual([]);
    expect(changes.length).toBeGreaterThan(3);
  });

  it('is understood without what may be left out, and not without the rest', () => {
    for (const [path, name, changed] of gapsOf(members, 'entry')) {
      // A failure that is remembered for ever would never be tried again.
      const isEnd = type === 'failed' && path === 'entry' && name === 'until';
      const mayGo = !isEnd && (optional.has(name) || optional.has(`${name} of ${path}`));
      expect([path, name, isUnderstood({ type, ...(isJsonObject(changed) ? changed : {}) })]).toEqual([
        path,
        name,
        mayGo,
      ]);
    }
  });
});

describe('the words of an entry', () => {
  const failure = (code: string) => ({ type: 'failed', ...whole['failed'], error: { ...error, code } });

  it.each([
    'INVALID_CONFIG',
    'NOT_IN_CACHE',
    'NOT_FETCHABLE',
    'HTTP',
    'NETWORK',
    'ABORTED',
    'MALFORMED_RESPONSE',
    'SESSION_CHANGED',
    'STORAGE',
    'INVARIANT',
  ])('a failure may have the code %s', (code) => {
    expect(isUnderstood(failure(code))).toBe(true);
    expect(isUnderstood(failure(`${code}_`))).toBe(false);
  });

  const wanting = (changes: object) => ({
    ...whole['revalidated'],
    type: 'revalidated',
    wanted: { ...wanted, ...changes },
  });
  it.each([
    ['rest', { rest: 'none' }, true],
    ['rest', { rest: 'all' }, true],
    ['rest', { rest: 'some' }, false],
    ['need', { fields: [['Name', 'perhaps']] }, false],
    ['field', { fields: [] }, true],
  ])('a selection has a %s: %j', (_, changes, want) => {
    expect(isUnderstood(wanting(changes))).toBe(want);
  });

  it.each([
    [{ kind: 'plain' }, true],
    [{ kind: 'plain', is: 'object' }, true],
    [{ kind: 'plain', is: 'array' }, true],
    [{ kind: 'plain', is: 'text' }, false],
    [{ kind: 'plain', or: 'null' }, true],
    [{ kind: 'plain', or: 'any' }, true],
    [{ kind: 'plain', or: 'none' }, false],
    [{ kind: 'other' }, false],
    [{ kind: 'entity', entity: 'toString' }, false],
    [{ kind: 'list', items: { kind: 'entity', entity: 'Other' } }, false],
    [{ kind: 'map', values: { kind: 'entity', entity: 'Other' } }, false],
    [{ kind: 'object', members: {} }, true],
    [{ kind: 'object', members: { a: { kind: 'entity', entity: 'Other' } } }, false],
  ])('a shape may be %j: %s', (given, want) => {
    expect(isUnderstood({ type: 'received', answer: { ...answer, shape: given } })).toBe(want);
  });
});
