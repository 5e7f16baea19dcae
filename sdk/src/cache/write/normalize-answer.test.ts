import { describe, expect, it } from 'vitest';
import { createStoreScene, fieldsOf, NOW, THINGS, thingOf } from '../../../toys/store-scene.ts';
import { toyEntities } from '../../../toys/toy-api.ts';
import type { Json } from '../../core/json-value.ts';
import { createLifetimes } from '../../spec/lifetime.ts';
import type { Shape } from '../../spec/shape.ts';
import { fieldPath } from '../read/selection.ts';

const ann = (fields: { readonly [name: string]: Json } = { Name: 'Ann' }, rev?: number) =>
  thingOf('a', fields, rev);
const FRESH = NOW + 30_000;
const name = fieldPath('fields', 'Name');
const age = fieldPath('fields', 'Age');

describe('an answer', () => {
  it('is taken apart where things stand, and kept as it is where none do', () => {
    const { store, answer, thing } = createStoreScene();
    const data = {
      one: ann(),
      list: [thingOf('b', { Age: 1 }), ann()],
      byName: { c: thingOf('c', {}) },
      more: [1],
    };
    answer(data);
    expect(store.denormalizeResult(store.result('r') as never)?.value).toEqual(data);
    const references = store.result('r')?.content?.references;
    expect(references).toEqual(
      new Map<string, unknown>([
        ['one', thing('a').reference],
        ['list', [thing('b').reference, thing('a').reference]],
        ['byName', new Map([['c', thing('c').reference]])],
      ]),
    );
    expect(store.kept()).toEqual({ entities: 3, results: 2 });
  });

  it.each<[string, Json]>([
    ['no things', { list: [], byName: {}, one: null }],
    ['none at all', {}],
    ['things without a key', { list: [{ kind: 'person', fields: {} }], byName: { x: { fields: {} } } }],
    ['a name that every object has', { list: [], ['__proto__']: {} }],
  ])('with %s has no references', (_, data) => {
    const { store, answer } = createStoreScene();
    answer(data);
    expect(store.result('r')?.content).toEqual({ data, references: undefined });
    expect(store.kept().entities).toBe(0);
  });

  it('has no things in members that it only inherits', () => {
    const inherited: Shape = { kind: 'entity', entity: 'Thing' };
    const shape: Shape = { kind: 'object', members: Object.fromEntries([['toString', inherited]]) };
    const { store, answer } = createStoreScene();
    answer({ other: 1 }, { shape });
    expect(store.result('r')).toMatchObject({ content: { references: undefined }, cachedError: undefined });
  });

  it('leaves what is not to be kept as an entity where it stands', () => {
    const { store, answer, thing } = createStoreScene({ keeps: (_, { id }) => id !== 'b' });
    answer({ list: [ann(), thingOf('b', {})] });
    expect(store.kept().entities).toBe(1);
    expect(store.result('r')?.content?.references).toEqual(
      new Map([['list', [thing('a').reference, undefined]]]),
    );
  });

  it('names an entity that no spec knows by an error', () => {
    const { answer } = createStoreScene();
    expect(() => answer({ id: 'x' }, { shape: { kind: 'entity', entity: 'Nobody' } })).toThrow(
      'No entity "Nobody"',
    );
  });

  it.each<[string, Json, Shape, string | undefined]>([
    ['a list for an object', [], THINGS, ''],
    ['an object for a list', { list: {} }, THINGS, '/list'],
    ['a list for a map', { byName: [] }, THINGS, '/byName'],
    ['a text for a thing', { list: ['a'] }, THINGS, '/list/0'],
    ['null for a list', { list: null }, THINGS, '/list'],
    ['null where it may stand', { one: null }, THINGS, undefined],
    ['a version that is none', { list: [{ ...ann(), rev: 'soon' }] }, THINGS, '/list/0/rev'],
    ['a version that is an object', { one: { ...ann(), rev: {} } }, THINGS, '/one/rev'],
    ['a text where nothing is known', 'x', { kind: 'plain' }, undefined],
    ['an object where nothing is known', { id: 'a' }, { kind: 'plain' }, undefined],
    ['a text for an object of no things', 'x', { kind: 'plain', is: 'object' }, ''],
    ['a thing of its own without a key', { kind: 'person' }, { kind: 'entity', entity: 'Thing' }, '/id'],
  ])('that has %s: refused at %4$s', (_, data, shape, field) => {
    const { store, answer } = createStoreScene();
    answer(data, { shape });
    const { cachedError, content } = store.result('r') ?? {};
    expect(cachedError?.error.errors?.[0]?.field).toBe(field);
    expect(content === undefined).toBe(field !== undefined);
  });

  it('is taken whatever it is where nobody is to look', () => {
    const { store, answer } = createStoreScene({ validate: 'off' });
    answer({ list: { no: 'list' }, one: 'x' });
    expect(store.result('r')).toMatchObject({ cachedError: undefined, content: { references: undefined } });
  });

  it('that is refused leaves its things to be dropped, and writes nothing', () => {
    const { state, answer, thing, store } = createStoreScene();
    answer({ list: [ann({ Name: 'Ann' }), thingOf('b', {})] });
    state().orphans.clear();
    answer({ list: [ann({ Name: 'Bea' }), thingOf('c', {}), 'broken'] }, { timestamp: 2 });
    expect(thing('a').data).toMatchObject({ fields: { Name: { value: 'Ann' } } });
    expect(thing('c').data).toBeUndefined();
    expect([...state().orphans].map(({ key }) => key)).toEqual(['a', 'c']);
    expect(store.result('r')?.content?.data).toMatchObject({ list: [{}, {}] });
  });
});

describe('the times of a thing', () => {
  const tables = {
    entities: {
      ...toyEntities,
      Other: { ...toyEntities.Thing, name: 'Other', version: [], lifetime: 5_000 },
    },
    lifetimes: createLifetimes({ Thing: { fresh: 30_000 } }),
  };
  const shape: Shape = {
    kind: 'object',
    members: {
      a: { kind: 'entity', entity: 'Thing' },
      b: { kind: 'entity', entity: 'Other' },
      c: { kind: 'entity', entity: 'Thing' },
    },
  };

  it('are those of its own kind, whichever stands before it', () => {
    const { store, answer, thing } = createStoreScene(tables);
    answer({ a: ann({}, 3), b: thingOf('a', {}, 9), c: thingOf('c', {}) }, { shape, timestamp: 4 });
    expect(thing('a').metadata).toEqual({ until: FRESH, version: 3, timestamp: 4 });
    expect(thing('c').metadata).toEqual({ until: FRESH, version: undefined, timestamp: 4 });
    expect(store.record({ entity: 'Other', key: 'a' })?.metadata).toEqual({
      until: NOW + 5_000,
      version: undefined,
      timestamp: 4,
    });
  });

  it('end at once for an answer that was invalidated, but not for things inside it', () => {
    const { answer, thing, dispatch } = createStoreScene();
    const one: Shape = { kind: 'entity', entity: 'Thing' };
    const data = ann({ Boss: thingOf('b', {}) });
    dispatch({ type: 'asked', epoch: 0, result: { key: 'r', operation: 'any', config: {} } });
    const at = { until: NOW, version: undefined, timestamp: 7 };
    dispatch({ type: 'expired', epoch: 0, keys: ['r'], entities: [], at });
    answer(data, { shape: one, timestamp: 3, now: NOW + 1 });
    expect(thing('a').metadata).toEqual({ until: NOW + 1, version: undefined, timestamp: 3 });
    expect(thing('b').metadata.until).toBe(FRESH + 1);
  });

  it.each([
    ['before', 3, NOW],
    ['with', 5, FRESH],
    ['after', 6, FRESH],
  ])('end at once where it was asked for %s the end of the thing', (_, timestamp, until) => {
    const { answer, thing, dispatch } = createStoreScene();
    const at = { until: NOW, version: undefined, timestamp: 5 };
    dispatch({ type: 'expired', epoch: 0, keys: [], entities: [{ entity: 'Thing', key: 'a' }], at });
    answer({ one: ann({}, 2) }, { timestamp });
    expect(thing('a').metadata.until).toBe(until);
  });
});

describe('the same answer again', () => {
  it('moves the times of its things and nothing else', () => {
    const { store, answer, thing, watch } = createStoreScene();
    answer({ list: [ann({ Name: 'Ann', Age: 3 })] });
    const { data, version, reference } = thing('a');
    const told = watch('r');
    const before = { ...store.counters };
    answer({ list: [ann({ Name: 'Ann', Age: 3 })] }, { timestamp: 2, now: NOW + 10, until: FRESH });
    expect(thing('a').data).toBe(data);
    expect(thing('a').reference).toBe(reference);
    expect(thing('a')).toMatchObject({ version, metadata: { until: FRESH + 10, timestamp: 2 } });
    expect(told()).toBe(0);
    // Fields and members of the thing, and the result.
    expect(store.counters).toEqual({ ...before, comparisons: before.comparisons + 6 });
  });

  it('is told where it was out of date before', () => {
    const { answer, watch } = createStoreScene();
    answer({ list: [ann()] }, { until: FRESH * 2 });
    const told = watch('r');
    answer({ list: [ann()] }, { timestamp: 2, now: FRESH - 1, until: FRESH * 2 });
    expect(told()).toBe(0);
    answer({ list: [ann()] }, { timestamp: 3, now: FRESH * 2, until: FRESH * 2 });
    expect(told()).toBe(1);
  });

  it('is told where it is out of date since, as it was asked for before that', () => {
    const { answer, watch, dispatch } = createStoreScene();
    answer({ list: [ann()] }, { until: FRESH * 2 });
    const at = { until: NOW, version: undefined, timestamp: 5 };
    dispatch({ type: 'expired', epoch: 0, keys: [], entities: [{ entity: 'Thing', key: 'a' }], at });
    const told = watch('r');
    answer({ list: [ann()] }, { timestamp: 5, key: 'other' });
    expect(told()).toBe(1);
    answer({ list: [ann()] }, { timestamp: 4, key: 'another' });
    expect(told()).toBe(1);
  });

  it('takes another set of fields, though all members are there that were', () => {
    const { answer, thing, shown } = createStoreScene();
    answer({ one: ann({ Name: 'Ann' }) });
    answer({ one: ann({ Age: 3 }) }, { timestamp: 2 });
    expect([...thing('a').fieldSet.fields.keys()]).toContain(name);
    expect(shown('a')).toEqual(ann({ Name: 'Ann', Age: 3 }));
  });

  it('is not whole where something later stands: it has no name then', () => {
    const { store, answer } = createStoreScene();
    answer({ one: ann({ Name: 'New' }, 2) }, { timestamp: 1 });
    answer({ one: ann({ Name: 'Old' }, 1) }, { timestamp: 2, key: 'late', tag: 'x' });
    expect(store.result('late')?.tag).toBeUndefined();
    expect(store.counters.skipped).toBeGreaterThan(0);
    answer({ one: ann({ Name: 'New' }, 2) }, { timestamp: 3, key: 'late', tag: 'y' });
    expect(store.result('late')?.tag).toEqual({ name: 'y', version: store.result('late')?.version });
  });
});

describe('a change of a member with reports', () => {
  it.each<[string, Json, readonly unknown[]]>([
    [
      'another value',
      { ...ann(), kind: 'robot' },
      [{ entity: 'Thing', key: 'a', member: 'kind', from: 'person', to: 'robot' }],
    ],
    ['the same', { ...ann({ Name: 'Bea' }) }, []],
    ['none', { id: 'a', fields: { Name: { value: 'Bea' } } }, []],
  ])('to %s', (_, next, want) => {
    const told: unknown[] = [];
    const { answer, state } = createStoreScene();
    const { reports } = state();
    reports.push = (...reported) => told.push(...reported);
    // The first that is told of it is no change.
    answer({ one: { id: 'a', fields: {} } }, { timestamp: 0 });
    answer({ one: ann() });
    answer({ one: next }, { timestamp: 2 });
    expect(told).toEqual(want);
  });
});

describe('a field that was asked for and is not there', () => {
  const optional = (...names: readonly string[]) => {
    const scene = createStoreScene();
    return { ...scene, wanted: fieldsOf(scene.store, 'optional', names) };
  };

  it('is absent as of its answer, and nobody needs to ask for it again', () => {
    const { answer, thing, wanted } = optional('Name', 'Age');
    answer({ one: ann({ Name: 'Ann' }, 2) }, { wanted, timestamp: 3 });
    expect(thing('a').absent).toEqual(new Map([[age, { until: FRESH, version: 2, timestamp: 3 }]]));
  });

  it('is not noted where it is required, or where nothing was asked for', () => {
    const { store, answer, thing } = optional();
    answer({ one: ann() }, { wanted: fieldsOf(store, 'required', ['Age']) });
    answer({ list: [thingOf('b', {})] }, { key: 'other' });
    expect([thing('a').absent, thing('b').absent]).toEqual([undefined, undefined]);
  });

  it.each<[string, Json]>([
    ['in a list', { list: [thingOf('b', { Age: 1 }), ann()] }],
    ['by name', { byName: { x: ann() } }],
    ['alone', { one: ann() }],
  ])('is noted of a thing that stands %s', (_, data) => {
    const { answer, thing, wanted } = optional('Age');
    answer(data, { wanted });
    expect([...(thing('a').absent?.keys() ?? [])]).toEqual([age]);
  });

  it('is noted of no thing that has no key, and where there is no such thing', () => {
    const { store, answer, wanted } = optional('Age');
    answer({ list: [{ kind: 'person', fields: {} }] }, { wanted });
    expect(store.kept().entities).toBe(0);
  });

  it('goes with its value, for which it is news', () => {
    const { answer, thing, shown, watch, wanted } = optional('Age');
    answer({ one: ann({ Name: 'Ann', Age: 3 }) }, { key: 'first' });
    const told = watch('first');
    const { version } = thing('a');
    answer({ one: ann({ Name: 'Ann' }) }, { wanted, timestamp: 2 });
    expect(shown('a')).toEqual(ann({ Name: 'Ann' }));
    expect(thing('a').fieldSet.fields.has(age)).toBe(false);
    expect(thing('a').fieldMetadata?.has(age)).not.toBe(true);
    expect(thing('a').version).toBe(version + 1);
    expect(told()).toBe(1);
    expect(Object.isFrozen(thing('a').data?.['fields'])).toBe(true);
  });

  it('is no news the second time, but for who finds it out of date', () => {
    const { answer, thing, watch, wanted } = optional('Age');
    answer({ one: ann() }, { wanted, until: FRESH * 2 });
    const told = watch('r');
    const { version } = thing('a');
    answer({ one: ann() }, { wanted, timestamp: 2, until: FRESH * 2 });
    expect([told(), thing('a').version]).toEqual([0, version]);
    answer({ one: ann() }, { wanted, timestamp: 3, now: FRESH * 2, until: FRESH * 2 });
    expect([told(), thing('a').version]).toEqual([1, version]);
  });

  it('is news the first time', () => {
    const { answer, thing, wanted } = optional('Age');
    answer({ one: ann() });
    const { version } = thing('a');
    answer({ one: ann() }, { wanted, timestamp: 2 });
    expect(thing('a').version).toBe(version + 1);
  });

  it('stays where something later stands, and is counted', () => {
    const { store, answer, shown, thing, wanted } = optional('Age');
    answer({ one: ann({ Age: 3 }, 5) }, { timestamp: 1 });
    const { skipped } = store.counters;
    const { version } = thing('a');
    answer({ one: ann({}, 4) }, { wanted, timestamp: 2, key: 'late', tag: 'x' });
    expect(shown('a')).toEqual(ann({ Age: 3 }, 5));
    expect(thing('a')).toMatchObject({ absent: undefined, version });
    // Four members of the thing, and its age.
    expect(store.counters.skipped).toBe(skipped + 5);
    expect(store.result('late')?.tag).toBeUndefined();
  });

  it('is out of date from the start where it is of an earlier version than another field', () => {
    const { answer, thing, wanted } = optional('Age');
    answer({ one: ann({ Name: 'Ann' }, 5) }, { timestamp: 1 });
    answer({ one: ann({ Mail: 'x' }, 4) }, { wanted, timestamp: 2 });
    expect(thing('a').absent?.get(age)).toEqual({ until: NOW, version: 4, timestamp: 2 });
  });

  it('is looked for in things inside, by what was asked for of them', () => {
    const { store, answer, thing } = optional();
    const inner = fieldsOf(store, 'optional', ['Mail']);
    const wanted = fieldsOf(store, 'required', [
      ['Boss', inner],
      ['Gone', inner],
    ]);
    answer({ one: ann({ Boss: thingOf('b', { Name: 'Bob' }) }) }, { wanted });
    expect([...(thing('b').absent?.keys() ?? [])]).toEqual([fieldPath('fields', 'Mail')]);
    expect(thing('a').absent).toBeUndefined();
  });

  it('leaves the fields of a thing that never had it', () => {
    const { answer, thing, wanted } = optional('Age');
    answer({ list: [ann({ Name: 'Ann', Age: 3 }), thingOf('b', { Name: 'Bob' })] }, { key: 'first' });
    answer({ one: ann({ Name: 'Ann' }) }, { wanted, timestamp: 2 });
    expect(thing('a').fieldSet).toBe(thing('b').fieldSet);
  });

  it('is looked for in no thing inside of which nothing was asked for', () => {
    const { store, answer, thing } = optional();
    const wanted = fieldsOf(store, 'required', ['Boss']);
    answer({ one: ann({ Boss: thingOf('b', {}) }) }, { wanted });
    expect(thing('b').absent).toBeUndefined();
  });

  it.each<[string, Json, Shape]>([
    ['null for a list', null, { kind: 'list', items: { kind: 'entity', entity: 'Thing' }, or: 'null' }],
    ['null for an object', null, { kind: 'object', members: {}, or: 'null' }],
    ['null for a map', null, { kind: 'map', values: { kind: 'entity', entity: 'Thing' }, or: 'null' }],
    ['lists and texts that are no things', { list: [], more: [[1], 'x', null] }, THINGS],
  ])('is looked for in no answer of %s', (_, data, shape) => {
    const { store, answer, wanted } = optional('Age');
    answer(data, { shape, wanted });
    expect(store.result('r')).toMatchObject({ content: { data }, cachedError: undefined });
    expect(store.kept().entities).toBe(0);
  });

  it('may be a member of its own, in things of a list in it', () => {
    const { store, answer, thing } = optional();
    const friends = { need: 'optional' as const, nested: fieldsOf(store, 'optional', ['Age']) };
    const wanted = store.selections.of(new Map([['friends', friends]]), 'none');
    answer({ list: [{ ...ann(), friends: [thingOf('b', {})] }, thingOf('c', {})] }, { wanted });
    expect([...(thing('b').absent?.keys() ?? [])]).toEqual([age]);
    expect([...(thing('c').absent?.keys() ?? [])]).toEqual(['friends']);
  });
});
