import { describe, expect, it } from 'vitest';
import { createStoreScene, fieldsOf, NOW, thingOf } from '../../toys/store-scene.ts';
import type { Json, JsonObject } from '../core/json-value.ts';
import {
  createFieldSets,
  fillReferences,
  isOlder,
  isOutOfDate,
  isSameContent,
  metadataOf,
  nestedSelection,
  soleReference,
  widenReferences,
} from './content.ts';
import { createSelections, fieldPath, mapPath } from './read/selection.ts';
import type { EntityRecord, Reference, References } from './records.ts';

const scene = createStoreScene();
scene.answer({ list: [thingOf('a', { Name: 'Ann' }), thingOf('b', { Name: 'Bob' })] });
const { selections } = scene.store;
const name = fieldsOf(scene.store, 'kept', ['Name']);
const age = fieldsOf(scene.store, 'kept', ['Age']);
const to = (id: string, selection = name): Reference => ({ record: scene.thing(id), selection });
const a = to('a');
const b = to('b');
const map = (members: { readonly [member: string]: References }): References =>
  new Map(Object.entries(members));

describe('isSameContent', () => {
  it.each<[string, Json, References | undefined, Json, References | undefined, boolean]>([
    ['equal values', { x: [1] }, undefined, { x: [1] }, undefined, true],
    ['other values', { x: [1] }, undefined, { x: [2] }, undefined, false],
    ['a thing and none', null, a, null, undefined, false],
    ['none and a thing', null, undefined, null, a, false],
    ['the same thing, whatever stands there', 1, a, 2, to('a'), true],
    ['another thing', null, a, null, b, false],
    ['the same thing with other fields', null, a, null, to('a', age), false],
    ['a thing and a list of it', [null], a, [null], [a], false],
    ['a list of a thing and the thing', [null], [a], [null], a, false],
    ['equal lists', [null, 1], [a, undefined], [null, 1], [to('a'), undefined], true],
    ['the very same places', [null, 1], [a], [null, 2], [a], false],
    ['lists of other length', [null], [a], [null, 1], [a], false],
    ['lists in another order', [null, null], [a, b], [null, null], [b, a], false],
    ['a list and no list', [null], [a], { 0: null }, [a], false],
    ['no list and a list', { 0: null }, [a], [null], [a], false],
    ['equal objects', { x: null, y: 1 }, map({ x: a }), { y: 1, x: null }, map({ x: to('a') }), true],
    [
      'other members beside things',
      { x: null, y: 1 },
      map({ x: a }),
      { x: null, y: 2 },
      map({ x: a }),
      false,
    ],
    ['fewer members', { x: null, y: 1 }, map({ x: a }), { x: null }, map({ x: a }), false],
    ['more members', { x: null }, map({ x: a }), { x: null, y: 1 }, map({ x: a }), false],
    ['members of other names', { x: null, y: 1 }, map({ x: a }), { x: null, z: 1 }, map({ x: a }), false],
    ['an object and a list', { x: null }, map({ x: a }), [null], [a], false],
    ['an object and none', { x: null }, map({ x: a }), 1, map({ x: a }), false],
    ['none and an object', 1, map({ x: a }), { x: null }, map({ x: a }), false],
    ['another thing in a member', { x: null }, map({ x: a }), { x: null }, map({ x: b }), false],
  ])('%s', (_, data, references, other, otherReferences, want) => {
    expect(isSameContent({ data, references }, { data: other, references: otherReferences })).toBe(want);
  });
});

describe('the selection inside a value', () => {
  it.each<[string, References | undefined, unknown]>([
    ['nothing', undefined, undefined],
    ['one thing', a, name],
    ['things that agree', [a, undefined, b], name],
    ['things that do not', [a, to('b', age)], undefined],
    ['an object of one', map({ x: [a] }), name],
    ['no things', [undefined], undefined],
  ])('of %s', (_, references, want) => {
    expect(nestedSelection(references)).toBe(want);
  });

  it('is that of a thing alone where the value is nothing else', () => {
    expect([soleReference(a), soleReference([a]), soleReference(undefined)]).toEqual([
      a,
      undefined,
      undefined,
    ]);
  });
});

describe('widenReferences', () => {
  const both = selections.union(name, age);
  const wide = to('a', both);

  it.each<[string, References | undefined, References, References]>([
    ['nothing before', undefined, a, a],
    ['the same thing with other fields', a, to('a', age), wide],
    ['another thing', to('b', age), a, a],
    ['a list before', [a], a, a],
    ['the same place of a list', [a, b], [to('a', age), b], [wide, b]],
    ['a place that has none', [a], [undefined, a], [undefined, a]],
    ['a longer list', [a], [to('a', age), b], [wide, b]],
    ['a list where a thing stood', a, [to('a', age)], [to('a', age)]],
    ['members of an object', map({ x: a }), map({ x: to('a', age), y: b }), map({ x: wide, y: b })],
    ['an object where a list stood', [a], map({ x: to('a', age) }), map({ x: to('a', age) })],
  ])('%s', (_, previous, next, want) => {
    expect(widenReferences(previous, next, selections)).toEqual(want);
  });
});

it('widens nothing where nothing stood before', () => {
  const next = [a, b];
  expect(widenReferences(undefined, next, selections)).toBe(next);
});

describe('fillReferences', () => {
  const show = ({ record }: Reference): Json => ({ is: record.key });

  it.each<[string, Json, References | undefined, Json]>([
    ['no things', { x: 1 }, undefined, { x: 1 }],
    ['one thing', null, a, { is: 'a' }],
    ['a list', [null, 1, null], [a, undefined, b], [{ is: 'a' }, 1, { is: 'b' }]],
    ['an object', { x: null, y: 1 }, map({ x: a }), { x: { is: 'a' }, y: 1 }],
    ['deeper ones', { x: [{ y: null }] }, map({ x: [map({ y: a })] }), { x: [{ y: { is: 'a' } }] }],
    ['what is no list any more', 7, [a], 7],
    ['what is no object any more', [7], map({ x: a }), [7]],
  ])('of %s', (_, data, references, want) => {
    const filled = fillReferences(data, references, { show });
    expect(filled).toEqual(want);
    if (filled !== data) expect(Object.isFrozen(filled) || references === a).toBe(true);
  });

  it('leaves the very object where each place says what stands there', () => {
    const shown = { is: 'a' };
    const always = { show: () => shown };
    const list = [shown, 1];
    const object = { x: shown };
    expect(fillReferences(list, [a], always)).toBe(list);
    expect(fillReferences(object, map({ x: a }), always)).toBe(object);
  });

  it('gives the earlier value where nothing in it differs', () => {
    const before = { x: [{ is: 'a' }, 1] };
    const filled = fillReferences({ x: [null, 1] }, map({ x: [a] }), { show, before });
    expect(filled).toBe(before);
    expect(fillReferences({ x: [null, 2] }, map({ x: [a] }), { show, before })).toEqual({
      x: [{ is: 'a' }, 2],
    });
    expect(fillReferences(null, a, { show, before: { is: 'a' } })).toEqual({ is: 'a' });
  });

  it('fills where nothing stood before', () => {
    const before = { x: null };
    expect(fillReferences({ x: [null] }, map({ x: [a] }), { show, before })).toEqual({ x: [{ is: 'a' }] });
    expect(fillReferences({ x: { y: null } }, map({ x: map({ y: a }) }), { show, before })).toEqual({
      x: { y: { is: 'a' } },
    });
  });

  it('puts a thing into a member that is named as no other may be', () => {
    const data = JSON.parse('{"__proto__":null}') as JsonObject;
    const filled = fillReferences(data, new Map([['__proto__', a]]), { show });
    expect(Object.entries(Object(filled))).toEqual([['__proto__', { is: 'a' }]]);
  });
});

describe('the order of two values', () => {
  it.each([
    [1, 2, undefined, undefined, true],
    [2, 1, undefined, undefined, false],
    [2, 2, undefined, undefined, false],
    [1, 2, 5, 4, false],
    [2, 1, 4, 5, true],
    [1, 2, 5, 5, true],
    [1, 2, 5, undefined, true],
    [2, 1, undefined, 5, false],
  ])(
    'asked for at %i beside %i, of versions %s and %s: older is %s',
    (one, other, version, previous, want) => {
      const next = { until: NOW, timestamp: one, version };
      expect(isOlder(next, { until: 0, timestamp: other, version: previous })).toBe(want);
    },
  );
});

describe('the times of a record', () => {
  const at = (until: number) => ({ until, version: undefined, timestamp: 1 });
  const record = (more: Partial<EntityRecord>): EntityRecord => ({
    ...scene.thing('a'),
    metadata: at(NOW + 1),
    ...more,
  });

  it.each<[string, Partial<EntityRecord>, boolean]>([
    ['fresh', {}, false],
    ['stale', { metadata: at(NOW) }, true],
    ['of nothing', { metadata: at(NOW), data: undefined }, false],
    ['with a field that is fresh', { fieldMetadata: new Map([['x', at(NOW + 1)]]) }, false],
    ['with a field that is stale', { fieldMetadata: new Map([['x', at(NOW)]]) }, true],
    ['without a field, as it was found to be of late', { absent: new Map([['x', at(NOW + 1)]]) }, false],
    ['without a field, as it was found to be long ago', { absent: new Map([['x', at(NOW)]]) }, true],
  ])('%s', (_, more, want) => {
    expect(isOutOfDate(record(more), NOW)).toBe(want);
  });

  it('are those of the field, or of its absence, or of the whole', () => {
    const [field, gone] = [at(1), at(2)];
    const whole = record({ fieldMetadata: new Map([['kind', field]]), absent: new Map([['x', gone]]) });
    expect(metadataOf(whole, 'kind')).toBe(field);
    expect(metadataOf(whole, 'x')).toBe(gone);
    expect(metadataOf(whole, 'id')).toBe(whole.metadata);
    expect(metadataOf(whole, 'unknown')).toBeUndefined();
    expect(metadataOf(record({}), 'id')).toEqual(at(NOW + 1));
  });
});

describe('the fields of an object', () => {
  const open = () => createFieldSets(['fields', 'more'], createSelections());
  const paths = (data: JsonObject) => [...open().of(data, undefined).fields.keys()];

  it.each<[string, JsonObject, readonly string[]]>([
    ['no members', {}, []],
    ['members', { id: 'a', other: { x: 1 } }, ['id', 'other']],
    [
      'a map',
      { fields: { x: 1, y: 2 } },
      [mapPath('fields'), fieldPath('fields', 'x'), fieldPath('fields', 'y')],
    ],
    ['an empty map', { fields: {} }, [mapPath('fields')]],
    ['what is no map', { fields: null, more: [1] }, ['fields', 'more']],
  ])('with %s', (_, data, want) => {
    expect(paths(data)).toEqual(want);
  });

  it.each<[string, JsonObject, JsonObject]>([
    ['another member', { id: 1 }, { key: 1 }],
    ['one more at the end', { id: 1 }, { id: 1, kind: 1 }],
    ['one less at the end', { id: 1, kind: 1 }, { id: 1 }],
    ['another entry', { fields: { x: 1 } }, { fields: { y: 1 } }],
    ['one more entry', { fields: { x: 1 } }, { fields: { x: 1, y: 1 } }],
    ['one less entry', { fields: { x: 1, y: 1 } }, { fields: { x: 1 } }],
    ['none where a map was', { fields: { x: 1 } }, { fields: null }],
    ['a map where none was', { fields: null }, { fields: { x: 1 } }],
    ['an empty map where none was', { fields: null }, { fields: {} }],
    ['a list where a map was', { fields: { 0: 1 } }, { fields: [1] }],
  ])('are others with %s', (_, one, other) => {
    const sets = open();
    expect(sets.of(one, undefined)).not.toBe(sets.of(other, undefined));
    expect([...sets.of(other, undefined).fields.keys()]).toEqual(paths(other));
  });

  it('are looked up once for objects of the same names, of the last eight kinds', () => {
    const selections = createSelections();
    let lookups = 0;
    const counted = {
      ...selections,
      of: (...given: Parameters<typeof selections.of>) => {
        lookups += 1;
        return selections.of(...given);
      },
    };
    const sets = createFieldSets(['fields', 'more'], counted);
    const look = (data: JsonObject) => {
      const before = lookups;
      sets.of(data, undefined);
      return lookups - before;
    };
    const person = (name: string): JsonObject => ({ id: name, fields: { x: name, y: 1 }, tags: [name] });
    expect([look(person('a')), look(person('b')), look(person('c'))]).toEqual([1, 0, 0]);
    for (let kind = 1; kind < 8; kind += 1) expect(look({ id: 1, [`kind${kind}`]: 1 })).toBe(1);
    expect(look(person('d'))).toBe(0);
    expect(look({ id: 1, one: 'more' })).toBe(1);
    expect(look(person('e'))).toBe(1);
  });

  it('are the same whatever they hold, in any order', () => {
    const sets = open();
    const first = sets.of({ id: 1, fields: { x: 1, y: 2 } }, undefined);
    expect(sets.of({ id: 2, fields: { x: 3, y: 4 } }, undefined)).toBe(first);
    expect(sets.of({ fields: { y: 3, x: 4 }, id: 5 }, undefined)).toBe(first);
  });

  it('say what was shown of the things in each', () => {
    const data = { id: 'a', fields: { x: null, y: 1 }, friends: [null, null] };
    const references = new Map<string, References>([
      ['fields', map({ x: a })],
      ['friends', [a, to('b', age)]],
    ]);
    const set = createFieldSets(['fields'], selections).of(data, references);
    expect(set.rest).toBe('none');
    const nested = Object.fromEntries([...set.fields].map(([path, field]) => [path, field.nested]));
    expect(nested).toEqual({
      id: undefined,
      [mapPath('fields')]: name,
      [fieldPath('fields', 'x')]: name,
      [fieldPath('fields', 'y')]: undefined,
      friends: undefined,
    });
    expect([...set.fields.values()].map(({ need }) => need)).toEqual(Array.from({ length: 5 }, () => 'kept'));
  });
});
