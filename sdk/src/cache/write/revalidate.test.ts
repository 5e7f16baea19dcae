import { describe, expect, it } from 'vitest';
import { createStoreScene, fieldsOf, NOW, thingOf } from '../../../toys/store-scene.ts';
import type { Json } from '../../core/json-value.ts';
import { fieldPath } from '../read/selection.ts';

const FRESH = NOW + 30_000;
const path = (name: string) => fieldPath('fields', name);
const ann = (fields: { readonly [name: string]: Json } = { Name: 'Ann' }, rev?: number) =>
  thingOf('a', fields, rev);
const a = { entity: 'Thing', key: 'a' };
const result = { key: 'r', operation: 'any', config: {} };
const at = (timestamp: number, until = NOW) => ({ until, version: undefined, timestamp });

describe('an answer that has not changed', () => {
  const unchanged = { type: 'revalidated', epoch: 0, result, until: FRESH + 99 } as const;

  it('counts anew, with its things, and those inside them', () => {
    const { store, answer, thing, dispatch, watch } = createStoreScene();
    answer({ one: ann({ Name: 'Ann', Boss: thingOf('b', { Age: 1 }) }, 4) }, { tag: 't' });
    const told = watch('r');
    const now = FRESH + 1;
    dispatch({ ...unchanged, now, timestamp: 6 });
    const want = { until: now + 30_000, version: 4, timestamp: 6 };
    expect(thing('a')).toMatchObject({ metadata: want, fieldMetadata: undefined });
    expect(thing('b').metadata).toEqual({ ...want, version: undefined });
    expect(store.result('r')).toMatchObject({
      metadata: { until: FRESH + 99, timestamp: 6 },
      tag: { name: 't' },
    });
    expect(told()).toBe(1);
  });

  it('leaves what was written or ended after it was asked for, and what it does not show', () => {
    const { answer, thing, dispatch } = createStoreScene();
    answer({ one: ann({ Name: 'Ann' }) });
    answer({ one: ann({ Age: 3 }) }, { timestamp: 8, key: 'r2' });
    const { fieldMetadata } = thing('a');
    const age = fieldMetadata?.get(path('Age'));
    dispatch({ ...unchanged, now: NOW + 5, timestamp: 6 });
    expect(thing('a').fieldMetadata?.get(path('Age'))).toEqual(age);
    expect(thing('a').fieldMetadata?.get(path('Name'))).toMatchObject({ until: FRESH + 5, timestamp: 6 });
    expect(thing('a').metadata.timestamp).toBe(1);
  });

  it('counts what was found to be absent anew, too', () => {
    const { store, answer, thing, dispatch } = createStoreScene();
    const wanted = fieldsOf(store, 'optional', ['Name', 'Mail']);
    answer({ one: ann() }, { wanted });
    dispatch({ ...unchanged, now: NOW + 5, timestamp: 6, wanted });
    expect(thing('a').absent?.get(path('Mail'))).toEqual({
      until: FRESH + 5,
      version: undefined,
      timestamp: 6,
    });
    expect(thing('a').fieldMetadata?.has(path('Mail'))).not.toBe(true);
    dispatch({ ...unchanged, now: NOW + 9, timestamp: 5, wanted });
    expect(thing('a').absent?.get(path('Mail'))?.timestamp).toBe(6);
  });

  it('is nothing where nothing is there, and for what was evicted', () => {
    const { store, answer, thing, dispatch } = createStoreScene();
    dispatch({ ...unchanged, now: NOW, timestamp: 6 });
    expect(store.result('r')?.content).toBeUndefined();
    answer({ one: ann() });
    dispatch({ type: 'evicted', epoch: 0, entity: a, at: at(2) });
    dispatch({ ...unchanged, now: NOW + 5, timestamp: 6 });
    expect(thing('a').metadata).toMatchObject({ until: NOW, timestamp: 2 });
  });

  it('counts what was asked for inside its things anew, as far as it is known', () => {
    const { store, answer, thing, dispatch } = createStoreScene();
    const inner = fieldsOf(store, 'optional', ['Mail', 'Phone']);
    const wanted = fieldsOf(store, 'required', [['Boss', inner]]);
    answer({ one: ann({ Name: 'Ann', Boss: thingOf('b', { Age: 1 }) }) }, { wanted });
    thing('b').absent?.delete(path('Phone'));
    dispatch({ ...unchanged, now: NOW + 5, timestamp: 6, wanted });
    expect([...(thing('b').absent ?? [])]).toEqual([
      [path('Mail'), { until: FRESH + 5, version: undefined, timestamp: 6 }],
    ]);
    expect(thing('b').fieldMetadata?.has(path('Mail'))).not.toBe(true);
  });

  it('counts things anew of which it shows different fields', () => {
    const { answer, thing, dispatch } = createStoreScene();
    answer({ one: { ...ann(), friends: [thingOf('b', { Name: 'Bob' }), thingOf('c', { Age: 1 })] } });
    dispatch({ ...unchanged, now: NOW + 5, timestamp: 6 });
    expect(['b', 'c'].map((id) => thing(id).metadata.until)).toEqual([FRESH + 5, FRESH + 5]);
  });

  it.each([
    [0, FRESH, 1],
    [1, FRESH + 5, 1],
    [2, FRESH + 5, 2],
  ])('that was asked for at %i beside 1: fresh until %i, as of %i', (timestamp, until, position) => {
    const { answer, thing, dispatch } = createStoreScene();
    answer({ one: ann() }, { timestamp: 1 });
    dispatch({ ...unchanged, now: NOW + 5, timestamp });
    expect(thing('a').metadata).toMatchObject({ until, timestamp: position });
  });

  it('is out of date at once for what no spec knows', () => {
    const { dispatch, store } = createStoreScene();
    const nobody = { entity: 'Nobody', key: 'x' };
    const metadata = at(1, FRESH);
    dispatch({ type: 'kept', epoch: 0, entities: [{ ...nobody, data: { id: 'x' }, metadata }] });
    dispatch({ type: 'composed', epoch: 0, result, members: [['x', nobody]], metadata });
    dispatch({ ...unchanged, now: NOW + 5, timestamp: 6 });
    expect(store.record(nobody)?.metadata).toMatchObject({ until: NOW + 5, timestamp: 6 });
  });

  it('is told to who finds it out of date alone', () => {
    const { answer, dispatch, watch } = createStoreScene();
    answer({ one: ann() }, { until: FRESH * 2 });
    const told = watch('x', 'a');
    dispatch({ ...unchanged, now: NOW + 5, timestamp: 6, until: FRESH * 2 });
    expect(told()).toBe(0);
    dispatch({ ...unchanged, now: FRESH + 5, timestamp: 7, until: FRESH * 2 });
    expect(told()).toBe(1);
  });
});
