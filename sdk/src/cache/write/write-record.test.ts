import { describe, expect, it } from 'vitest';
import { createStoreScene, fieldsOf, NOW, thingOf } from '../../../toys/store-scene.ts';
import type { Json } from '../../core/json-value.ts';
import { fieldPath, mapPath } from '../read/selection.ts';
import { newestVersion, newestVersionOf } from './write-record.ts';

const FRESH = NOW + 30_000;
const path = (name: string) => fieldPath('fields', name);
const ann = (fields: { readonly [name: string]: Json }, rev?: number) => thingOf('a', fields, rev);

describe('an answer of the same fields', () => {
  it('keeps the objects of what is equal, and takes what is not', () => {
    const { store, answer, thing } = createStoreScene();
    answer({ one: ann({ Name: { first: 'Ann' }, Age: 3 }) });
    const before = thing('a').data?.['fields'] as { readonly [name: string]: Json };
    const { writes, comparisons } = store.counters;
    answer({ one: ann({ Name: { first: 'Ann' }, Age: 4 }) }, { timestamp: 2, key: 'r2' });
    const after = thing('a').data?.['fields'] as { readonly [name: string]: Json };
    expect(after['Name']).toBe(before['Name']);
    expect(after['Age']).toEqual({ value: 4 });
    expect(Object.isFrozen(after) && Object.isFrozen(after['Age']) && Object.isFrozen(thing('a').data)).toBe(
      true,
    );
    // A field and a result were written; five names of the thing were compared.
    expect(store.counters).toMatchObject({ writes: writes + 2, comparisons: comparisons + 5 });
    expect(thing('a').metadata).toEqual({ until: FRESH, version: undefined, timestamp: 2 });
  });

  it('freezes what it takes whole', () => {
    const { answer, thing } = createStoreScene();
    answer({ one: ann({ Name: 'Ann' }) });
    answer({ one: ann({ Name: 'Bea' }) }, { timestamp: 2 });
    expect(Object.isFrozen(thing('a').data) && Object.isFrozen(thing('a').data?.['fields'])).toBe(true);
  });

  it('keeps equal members that are no maps, and takes others', () => {
    const { answer, thing } = createStoreScene();
    const tags = ['x', { deep: 1 }];
    answer({ one: { ...ann({}), tags, kind: 'person' } });
    const before = thing('a').data?.['tags'];
    answer({ one: { ...ann({}), tags: structuredClone(tags), kind: 'robot' } }, { timestamp: 2 });
    expect(thing('a').data).toMatchObject({ kind: 'robot', tags });
    expect(thing('a').data?.['tags']).toBe(before);
    answer({ one: { ...ann({}), tags: ['y'], kind: 'robot' } }, { timestamp: 3 });
    expect(thing('a').data?.['tags']).toEqual(['y']);
    expect(Object.isFrozen(thing('a').data?.['tags'])).toBe(true);
  });

  it('is told to who shows the thing, once', () => {
    const { answer, thing, watch } = createStoreScene();
    answer({ one: ann({ Name: 'Ann' }) });
    const told = [watch('r'), watch('x', 'a')];
    const { version } = thing('a');
    answer({ one: ann({ Name: 'Bea' }) }, { timestamp: 2, key: 'other' });
    expect(told.map((count) => count())).toEqual([1, 1]);
    expect(thing('a').version).toBe(version + 1);
  });

  it.each([
    ['a later version', 3, 1, 'Bea'],
    ['the same version, asked for later', 2, 3, 'Bea'],
    ['the same version, asked for earlier', 2, 1, 'Ann'],
    ['an earlier version, asked for later', 1, 3, 'Ann'],
    ['no version, asked for later', undefined, 3, 'Bea'],
    ['no version, asked for earlier', undefined, 1, 'Ann'],
  ])('of %s: %4$s stands', (_, rev, timestamp, want) => {
    const { answer, shown } = createStoreScene();
    answer({ one: ann({ Name: 'Ann' }, 2) }, { timestamp: 2 });
    answer({ one: ann({ Name: 'Bea' }, rev) }, { timestamp, key: 'r2' });
    expect(shown('a')).toMatchObject({ fields: { Name: { value: want } } });
  });
});

describe('an answer of other fields', () => {
  it('is told once, counts what it compares and writes, and leaves what was shown the same object', () => {
    const { store, answer, thing, watch } = createStoreScene();
    const show = () => store.denormalizeResult(store.result('r') as never)?.value;
    const counters = { ...store.counters };
    answer({ one: ann({ Name: 'Ann' }) });
    // Five names of the thing... and the result.
    expect(store.counters.writes).toBe(counters.writes + 5);
    const before = show();
    const told = watch('x', 'a');
    const { version } = thing('a');
    const { comparisons, writes } = store.counters;
    answer({ one: ann({ Age: 3 }) }, { timestamp: 2, key: 'r2' });
    expect([told(), thing('a').version]).toEqual([1, version + 1]);
    // Of four names, three are known; a field and a result are written.
    expect(store.counters).toMatchObject({ comparisons: comparisons + 3, writes: writes + 2 });
    expect(show()).toBe(before);
  });

  it('is no news where it has fewer of them and says the same', () => {
    const { answer, thing, watch } = createStoreScene();
    answer({ one: ann({ Name: 'Ann', Age: 3 }) });
    const told = watch('r');
    const { version, data } = thing('a');
    answer({ one: ann({ Age: 3 }) }, { timestamp: 2, key: 'r2' });
    expect([told(), thing('a').version]).toEqual([0, version]);
    expect(thing('a').data).toBe(data);
  });

  it('of a version leaves fields fresh that have none', () => {
    const { answer, thing } = createStoreScene();
    answer({ one: ann({ Name: 'Ann' }) }, { timestamp: 1 });
    answer({ one: ann({ Age: 3 }, 2) }, { timestamp: 2, key: 'r2' });
    expect(thing('a').metadata).toEqual({ until: FRESH, version: undefined, timestamp: 1 });
    expect(thing('a').fieldMetadata?.has(path('Name'))).toBe(false);
  });

  it('may bring a map that was not there, an empty one too', () => {
    const { answer, shown } = createStoreScene();
    answer({ one: { id: 'a', kind: 'person' } });
    answer({ one: { id: 'a', fields: {} } }, { timestamp: 2, key: 'r2' });
    expect(shown('a')).toEqual(ann({}));
    answer({ one: { id: 'a', fields: { Name: { value: 'Ann' } } } }, { timestamp: 3, key: 'r3' });
    expect(shown('a')).toEqual(ann({ Name: 'Ann' }));
  });

  it('leaves each field its own times', () => {
    const { store, answer, thing } = createStoreScene();
    answer({ one: ann({ Name: 'Ann' }, 2) }, { timestamp: 1 });
    const first = thing('a').metadata;
    answer({ one: ann({ Age: 3 }, 2) }, { timestamp: 2, now: NOW + 5, key: 'r2' });
    const second = { until: FRESH + 5, version: 2, timestamp: 2 };
    expect(thing('a').metadata).toEqual(first);
    expect(thing('a').fieldMetadata?.get(path('Age'))).toEqual(second);
    expect(thing('a').fieldMetadata?.get(path('Name'))).toBeUndefined();
    expect([...thing('a').fieldSet.fields.keys()].sort()).toEqual(
      ['id', 'kind', 'rev', mapPath('fields'), path('Name'), path('Age')].sort(),
    );
    expect(store.counters.skipped).toBe(0);
  });

  it('gives all of them its times where it has them all', () => {
    const { answer, thing } = createStoreScene();
    answer({ one: ann({ Name: 'Ann' }) }, { timestamp: 1 });
    answer({ one: ann({ Age: 3 }) }, { timestamp: 2 });
    answer({ one: ann({ Name: 'Ann', Age: 3 }) }, { timestamp: 3 });
    expect(thing('a')).toMatchObject({ fieldMetadata: undefined, metadata: { timestamp: 3 } });
  });

  it('makes fields of an earlier version out of date, which is news', () => {
    const inconsistent: unknown[] = [];
    const { store, state, answer, thing, watch } = createStoreScene();
    answer({ one: ann({ Name: 'Ann' }, 1) }, { timestamp: 1 });
    const told = watch('r');
    state().inconsistent.add = (record) => {
      inconsistent.push(record.key);
      return state().inconsistent;
    };
    answer({ one: ann({ Age: 3 }, 2) }, { timestamp: 2, key: 'r2' });
    expect(thing('a').fieldMetadata?.get(path('Name'))).toEqual({ until: NOW, version: 1, timestamp: 1 });
    expect(inconsistent[0]).toBe('a');
    expect(told()).toBe(1);
    expect(store.denormalizeEntity(thing('a'), fieldsOf(store, 'required', ['Name'])).freshUntil).toBe(NOW);
  });

  it('of an earlier version is out of date itself, and asks for nothing', () => {
    const inconsistent: unknown[] = [];
    const { state, answer, thing } = createStoreScene();
    answer({ one: ann({ Name: 'Ann' }, 5) }, { timestamp: 1 });
    state().inconsistent.add = (record) => {
      inconsistent.push(record.key);
      return state().inconsistent;
    };
    answer({ one: ann({ Age: 3 }, 4) }, { timestamp: 2, key: 'r2' });
    expect(thing('a').fieldMetadata?.get(path('Age'))).toEqual({ until: NOW, version: 4, timestamp: 2 });
    expect(thing('a').metadata.until).toBe(FRESH);
    expect(inconsistent).toEqual([]);
  });

  it('makes what an earlier version lacked worth asking for', () => {
    const { store, answer, thing } = createStoreScene();
    const wanted = fieldsOf(store, 'optional', ['Mail']);
    answer({ one: ann({ Name: 'Ann' }, 1) }, { timestamp: 1, wanted });
    expect(thing('a').absent?.get(path('Mail'))?.until).toBe(FRESH);
    answer({ one: ann({ Name: 'Bea' }, 2) }, { timestamp: 2 });
    expect(thing('a').absent?.get(path('Mail'))).toEqual({ until: NOW, version: 1, timestamp: 1 });
    answer({ one: ann({ Name: 'Bea', Mail: 'x' }, 2) }, { timestamp: 3 });
    expect(thing('a').absent?.has(path('Mail'))).toBe(false);
  });

  it('leaves what the same version lacked', () => {
    const { store, answer, thing } = createStoreScene();
    answer({ one: ann({ Name: 'Ann' }, 1) }, { wanted: fieldsOf(store, 'optional', ['Mail']) });
    answer({ one: ann({ Name: 'Ann', Age: 3 }, 1) }, { timestamp: 2 });
    expect(thing('a').absent?.get(path('Mail'))?.until).toBe(FRESH);
  });

  it('counts what it does not write, and writes the rest', () => {
    const { store, answer, shown } = createStoreScene();
    answer({ one: ann({ Name: 'Ann' }) }, { timestamp: 5 });
    const { skipped } = store.counters;
    answer({ one: ann({ Name: 'Old', Age: 3 }) }, { timestamp: 2, key: 'r2' });
    expect(shown('a')).toEqual(ann({ Name: 'Ann', Age: 3 }));
    // The members of the thing and its name.
    expect(store.counters.skipped).toBe(skipped + 4);
  });
});

describe('a thing that is a map in one answer and something else in another', () => {
  it.each<[string, Json, Json]>([
    ['a map, then none', ann({ Name: 'Ann' }), { id: 'a', kind: 'person', fields: null }],
    ['none, then a map', { id: 'a', kind: 'person', fields: null }, ann({ Name: 'Ann' })],
  ])('%s: the later answer is all that is known', (_, first, next) => {
    const { store, answer, shown } = createStoreScene({ validate: 'off' });
    answer({ one: first }, { timestamp: 2 });
    answer({ one: next }, { timestamp: 3, key: 'r2' });
    expect(shown('a')).toEqual(next);
    const { skipped } = store.counters;
    answer({ one: first }, { timestamp: 1, key: 'r3' });
    expect(shown('a')).toEqual(next);
    expect(store.counters.skipped).toBe(skipped + 1);
  });
});

describe('a thing that was evicted', () => {
  const gone = { type: 'evicted', epoch: 0, entity: { entity: 'Thing', key: 'a' } } as const;
  const at = { until: NOW, version: undefined, timestamp: 5 };

  it.each([
    [4, 5, false],
    [5, undefined, true],
    [6, undefined, true],
  ])('comes back by an answer that was asked for at %i or does not', (timestamp, evictedAt, isThere) => {
    const { store, answer, thing, dispatch } = createStoreScene();
    answer({ one: ann({ Name: 'Ann' }) }, { timestamp: 1 });
    dispatch({ ...gone, at });
    const { version } = thing('a');
    answer({ one: ann({ Name: 'Ann' }) }, { timestamp, key: 'r2' });
    expect(thing('a').evictedAt).toBe(evictedAt);
    expect(store.entity(gone.entity) !== undefined).toBe(isThere);
    expect(thing('a').version > version).toBe(isThere);
  });

  it('comes back by other fields, and where nothing is written', () => {
    const { store, answer, dispatch } = createStoreScene();
    answer({ one: ann({ Name: 'Ann' }, 9) }, { timestamp: 1 });
    dispatch({ ...gone, at });
    answer({ one: ann({ Age: 3 }, 8) }, { timestamp: 6, key: 'r2' });
    expect(store.entity(gone.entity)).toBeDefined();
  });
});

describe('things inside a thing', () => {
  const boss = (fields: { readonly [name: string]: Json }, id = 'b') => ann({ Boss: thingOf(id, fields) });

  it('are shown as they are, wherever they came from', () => {
    const { answer, shown, thing } = createStoreScene();
    answer({ one: boss({ Name: 'Bob' }) });
    answer({ one: thingOf('b', { Name: 'Rob' }) }, { timestamp: 2, key: 'r2' });
    expect(shown('a')).toEqual(boss({ Name: 'Rob' }));
    expect(thing('b').parents).toBeInstanceOf(Map);
  });

  it('show what either of two answers showed of them', () => {
    const { answer, shown, thing } = createStoreScene();
    answer({ one: boss({ Name: 'Bob' }) });
    answer({ one: boss({ Age: 9 }) }, { timestamp: 2, key: 'r2' });
    expect(shown('a')).toEqual(boss({ Name: 'Bob', Age: 9 }));
    const { version } = thing('a');
    answer({ one: boss({ Name: 'Bob' }) }, { timestamp: 3, key: 'r3' });
    expect(thing('a').version).toBe(version);
    expect(thing('a').fieldSet.fields.get(path('Boss'))?.nested?.fields.has(path('Age'))).toBe(true);
  });

  it('give way to others, and are nobody’s then', () => {
    const { answer, shown, thing, state } = createStoreScene();
    answer({ one: boss({ Name: 'Bob' }) });
    state().orphans.clear();
    answer({ one: boss({ Name: 'Cleo' }, 'c') }, { timestamp: 2 });
    expect(shown('a')).toEqual(boss({ Name: 'Cleo' }, 'c'));
    expect(thing('b').parents).toBeUndefined();
    expect(thing('c').parents).toBe(thing('a'));
    expect([...state().orphans]).toContain(thing('b'));
    answer({ one: ann({ Boss: null }) }, { timestamp: 3 });
    expect(shown('a')).toEqual(ann({ Boss: null }));
    expect(thing('c').parents).toBeUndefined();
    expect(thing('a').references).toBeUndefined();
  });

  it('are shown as the last answer has them, where others stood before', () => {
    const { answer, thing } = createStoreScene();
    answer({ list: [thingOf('c', { Name: 'Cleo', Age: 9 })] }, { key: 'all' });
    answer({ one: boss({ Name: 'Bob' }) }, { timestamp: 2 });
    answer({ one: { ...boss({ Age: 9 }, 'c'), rev: 1 } }, { timestamp: 3 });
    const nested = thing('a').fieldSet.fields.get(path('Boss'))?.nested;
    expect([nested?.fields.has(path('Age')), nested?.fields.has(path('Name'))]).toEqual([true, false]);
  });

  it('are nobody’s only where nothing else shows them, but for what shows others', () => {
    const { answer, thing, state } = createStoreScene();
    const circle = thingOf('c', { Boss: thingOf('d', {}) });
    answer({ list: [thingOf('b', {}), circle] }, { key: 'all' });
    answer({ list: [thingOf('b', {}), circle] });
    state().orphans.clear();
    answer({ list: [] }, { timestamp: 2 });
    expect([...state().orphans]).toEqual([thing('c')]);
  });

  it('may stand in a member, and give way to none', () => {
    const { answer, shown, thing } = createStoreScene();
    answer({ one: { ...ann({}), friends: [thingOf('b', {})] } });
    answer({ one: { ...ann({ Age: 3 }), friends: [thingOf('c', {})] } }, { timestamp: 2, key: 'r2' });
    expect(shown('a')).toEqual({ ...ann({ Age: 3 }), friends: [thingOf('c', {})] });
    expect([thing('b').parents, thing('c').parents]).toEqual([undefined, thing('a')]);
    answer({ one: { ...ann({ Mail: 'x' }), friends: [] } }, { timestamp: 3, key: 'r3' });
    expect(shown('a')).toEqual({ ...ann({ Age: 3, Mail: 'x' }), friends: [] });
    expect(thing('a').references).toBeUndefined();
  });

  it('are told of to who shows what holds them', () => {
    const { answer, watch } = createStoreScene();
    answer({ one: boss({ Name: 'Bob' }) });
    const told = watch('r');
    answer({ one: thingOf('b', { Name: 'Rob' }) }, { timestamp: 2, key: 'r2' });
    expect(told()).toBe(1);
  });
});

describe('an answer for a result', () => {
  it.each([
    [3, 'new'],
    [2, 'new'],
    [1, 'first'],
  ])('that was asked for at %i: the %s one stands', (timestamp, want) => {
    const { store, answer } = createStoreScene();
    answer({ list: [], is: 'first' }, { timestamp: 2, until: FRESH });
    const { skipped } = store.counters;
    answer({ list: [], is: 'new' }, { timestamp, until: FRESH + 9, tag: 't' });
    expect(store.result('r')?.content?.data).toMatchObject({ is: want });
    expect(store.result('r')?.metadata.until).toBe(want === 'new' ? FRESH + 9 : FRESH);
    expect(store.result('r')?.tag?.name).toBe(want === 'new' ? 't' : undefined);
    expect(store.counters.skipped).toBe(want === 'new' ? skipped : skipped + 1);
    expect(Object.isFrozen(store.result('r')?.content?.data)).toBe(true);
  });

  it('that says the same is told where it is fresh for longer, and its object stays', () => {
    const { store, answer, watch } = createStoreScene();
    answer({ list: [], is: { deep: 1 } }, { timestamp: 1, until: FRESH });
    const { content, version } = store.result('r') ?? {};
    const told = watch('r');
    answer({ list: [], is: { deep: 1 } }, { timestamp: 2, until: FRESH });
    expect(told()).toBe(0);
    answer({ list: [], is: { deep: 1 } }, { timestamp: 3, until: FRESH + 1 });
    expect(told()).toBe(1);
    expect(store.result('r')?.content).toBe(content);
    expect(store.result('r')?.version).toBe(version);
  });

  it('that says something else is told, and moves its version', () => {
    const { store, answer, watch } = createStoreScene();
    answer({ list: [], is: 1 });
    const told = watch('r');
    const version = store.result('r')?.version ?? 0;
    answer({ list: [], is: 2 }, { timestamp: 2 });
    expect([told(), store.result('r')?.version]).toEqual([1, version + 1]);
  });

  it('that is the first is shown, though it is late, as stale as what overtook it says', () => {
    const { store, answer, dispatch } = createStoreScene();
    dispatch({ type: 'asked', epoch: 0, result: { key: 'r', operation: 'any', config: {} } });
    const at = { until: NOW, version: undefined, timestamp: 5 };
    dispatch({ type: 'expired', epoch: 0, keys: ['r'], entities: [], at });
    answer({ list: [] }, { timestamp: 3, until: FRESH });
    expect(store.result('r')).toMatchObject({ content: { data: { list: [] } }, metadata: { timestamp: 5 } });
    expect(store.result('r')?.metadata.until).toBeLessThanOrEqual(NOW);
  });

  it('that was dropped does not come back late', () => {
    const { store, answer, dispatch } = createStoreScene();
    answer({ list: [] }, { timestamp: 1 });
    const at = { until: NOW, version: undefined, timestamp: 5 };
    dispatch({ type: 'expired', epoch: 0, keys: ['r'], entities: [], at, drop: true });
    const { skipped } = store.counters;
    answer({ list: [] }, { timestamp: 3 });
    expect(store.result('r')?.content).toBeUndefined();
    expect(store.counters.skipped).toBe(skipped + 1);
    answer({ list: [] }, { timestamp: 6 });
    expect(store.result('r')?.content?.data).toEqual({ list: [] });
  });
});

describe('the newest version', () => {
  it('of a thing is the latest of any field, and of none less than any', () => {
    const { answer, thing } = createStoreScene();
    answer({ one: ann({ Name: 'Ann' }) });
    expect(newestVersion(thing('a'))).toBe(-Infinity);
    answer({ one: ann({ Name: 'Ann' }, 4) }, { timestamp: 2 });
    expect(newestVersion(thing('a'))).toBe(4);
    answer({ one: ann({ Age: 3 }, 7) }, { timestamp: 3 });
    expect(newestVersion(thing('a'))).toBe(7);
    expect(newestVersionOf(thing('a'), [path('Name')])).toBe(4);
    expect(newestVersionOf(thing('a'), ['gone'])).toBe(-Infinity);
    expect(newestVersionOf(thing('a'), [])).toBe(-Infinity);
  });
});
