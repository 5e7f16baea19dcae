import { describe, expect, it } from 'vitest';
import { createStoreScene, NOW, thingOf } from '../../../toys/store-scene.ts';
import type { Json } from '../../core/json-value.ts';
import { fieldPath } from '../read/selection.ts';
import type { OptimisticField } from '../records.ts';

const FRESH = NOW + 30_000;
const path = (name: string) => fieldPath('fields', name);
const ann = (fields: { readonly [name: string]: Json } = { Name: 'Ann' }, rev?: number) =>
  thingOf('a', fields, rev);
const a = { entity: 'Thing', key: 'a' };
const at = (timestamp: number, until = NOW) => ({ until, version: undefined, timestamp });

describe('an optimistic update', () => {
  const field = (name: string, value: Json): OptimisticField => ({
    member: 'fields',
    entry: name,
    value: { value },
  });
  const begin = (id: number, ...fields: readonly OptimisticField[]) =>
    ({ type: 'optimistic-begun', epoch: 0, entity: a, update: { id, fields } }) as const;
  const settle = (id: number, taken?: ReturnType<typeof at>) =>
    ({ type: 'optimistic-settled', epoch: 0, entity: a, id, taken }) as const;

  it('is shown over what the server said, and taken away', () => {
    const { answer, dispatch, shown, watch, thing } = createStoreScene();
    answer({ one: ann({ Name: 'Ann', Age: 3 }) });
    const { data } = thing('a');
    const told = watch('r');
    dispatch(begin(1, field('Name', 'Bea'), field('Gone', 1)));
    expect(shown('a')).toEqual(ann({ Name: 'Bea', Age: 3 }));
    expect(Object.isFrozen(shown('a'))).toBe(true);
    expect(thing('a').data).toBe(data);
    dispatch(settle(1));
    expect(shown('a')).toBe(data);
    expect(told()).toBe(2);
    dispatch(settle(1));
    expect([told(), thing('a').optimisticLayer]).toEqual([2, undefined]);
  });

  it('counts as said where the server took it, with the times of that', () => {
    const { answer, dispatch, shown, thing } = createStoreScene();
    answer({ one: ann({ Name: 'Ann', Age: 3 }) });
    dispatch(begin(1, field('Name', 'Bea'), field('Gone', 1)));
    const expected = shown('a');
    dispatch(settle(1, at(9, FRESH)));
    expect(shown('a')).toBe(expected);
    expect(thing('a').data).toBe(expected);
    expect(thing('a').fieldMetadata).toEqual(new Map([[path('Name'), at(9, FRESH)]]));
  });

  it('is one of several, in the order of their writes', () => {
    const { answer, dispatch, shown } = createStoreScene();
    answer({ one: ann({ Name: 'Ann', Age: 3 }) });
    dispatch(begin(1, field('Name', 'Bea')));
    dispatch(begin(2, field('Name', 'Cleo'), field('Age', 4)));
    expect(shown('a')).toEqual(ann({ Name: 'Cleo', Age: 4 }));
    dispatch(settle(1, at(9, FRESH)));
    expect(shown('a')).toEqual(ann({ Name: 'Cleo', Age: 4 }));
    dispatch(settle(2));
    expect(shown('a')).toEqual(ann({ Name: 'Bea', Age: 3 }));
  });

  it('that ends first need not have begun first, and one that nobody knows ends nothing', () => {
    const { answer, dispatch, shown, state, watch } = createStoreScene();
    answer({ one: ann({ Name: 'Ann', Age: 3 }) });
    state().orphans.clear();
    dispatch(begin(1, field('Name', 'Bea')));
    dispatch(begin(2, field('Age', 4)));
    const told = watch('r');
    dispatch(settle(7, at(9, FRESH)));
    expect(told()).toBe(0);
    dispatch(settle(2));
    expect(shown('a')).toEqual(ann({ Name: 'Bea', Age: 3 }));
    expect(state().orphans.size).toBe(0);
  });

  it('changes a field beside a thing', () => {
    const { answer, dispatch, shown } = createStoreScene();
    answer({ one: ann({ Name: 'Ann', Boss: thingOf('b', {}) }) });
    dispatch(begin(1, field('Name', 'Bea')));
    expect(shown('a')).toEqual(ann({ Name: 'Bea', Boss: thingOf('b', {}) }));
  });

  it.each<[Json, Json]>([
    [{ city: 'Austin' }, null],
    [{ city: 'Austin' }, 'none'],
    ['none', { city: 'Austin' }],
  ])('of %j to %j is that', (before, value) => {
    const { answer, dispatch, shown } = createStoreScene();
    answer({ one: { ...ann(), address: before } });
    dispatch(begin(1, { member: 'address', value }));
    expect(shown('a')).toEqual({ ...ann(), address: value });
  });

  it('of members of an object changes those that are given, and others stay', () => {
    const { answer, dispatch, shown } = createStoreScene();
    answer({ one: { ...ann(), address: { city: 'Austin', zip: '78701' }, tags: ['x'] } });
    dispatch(begin(1, { member: 'address', value: { zip: '78704' } }, { member: 'tags', value: ['y'] }));
    expect(shown('a')).toEqual({ ...ann(), address: { city: 'Austin', zip: '78704' }, tags: ['y'] });
  });

  it('that says what is there shows the very object', () => {
    const { answer, dispatch, shown, thing } = createStoreScene();
    answer({ one: ann() });
    dispatch(begin(1, field('Name', 'Ann')));
    expect(shown('a')).toBe(thing('a').data);
  });

  it('never changes things inside, nor what is not known', () => {
    const { answer, dispatch, shown } = createStoreScene();
    answer({ one: { ...ann({ Boss: thingOf('b', {}) }), friends: [thingOf('c', {})] } });
    const before = shown('a');
    dispatch(begin(1, field('Boss', 'x'), { member: 'friends', value: [] }, { member: 'other', value: 1 }));
    expect(shown('a')).toEqual(before);
  });

  it('of a thing of which nothing is known waits, and nobody holds that', () => {
    const { state, dispatch, shown, thing } = createStoreScene();
    dispatch(begin(1, field('Name', 'Bea')));
    expect(shown('a')).toEqual({});
    expect([...state().orphans]).toEqual([thing('a')]);
    dispatch(settle(1, at(9)));
    expect(thing('a')).toMatchObject({ data: undefined, optimisticLayer: undefined });
  });
});
