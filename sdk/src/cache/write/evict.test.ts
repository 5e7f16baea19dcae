import { describe, expect, it } from 'vitest';
import { createStoreScene, NOW, thingOf } from '../../../toys/store-scene.ts';
import type { Json } from '../../core/json-value.ts';

const FRESH = NOW + 30_000;
const ann = (fields: { readonly [name: string]: Json } = { Name: 'Ann' }, rev?: number) =>
  thingOf('a', fields, rev);
const a = { entity: 'Thing', key: 'a' };
const at = (timestamp: number, until = NOW) => ({ until, version: undefined, timestamp });

describe('an eviction', () => {
  const evicted = { type: 'evicted', epoch: 0, entity: a } as const;

  it('is of the whole thing: reads find nothing, what shows it goes on and is out of date', () => {
    const { store, answer, thing, dispatch, watch, shown } = createStoreScene();
    answer({ list: [ann(), thingOf('c', { Boss: ann() })] });
    answer({ one: thingOf('d', {}) }, { key: 'r2' });
    const told = [watch('r'), watch('r2'), watch('x', 'a'), watch('y', 'c')];
    const versions = ['a', 'c', 'd'].map((id) => thing(id).version);
    dispatch({ ...evicted, at: at(5) });
    expect(store.entity(a)).toBeUndefined();
    expect(thing('a').evictedAt).toBe(5);
    expect(shown('c')).toEqual(thingOf('c', { Boss: ann() }));
    expect(store.result('r')?.metadata.until).toBe(NOW);
    expect(store.result('r')?.content).toBeDefined();
    expect(store.result('r2')?.metadata.until).toBe(FRESH);
    expect(told.map((count) => count())).toEqual([1, 0, 1, 1]);
    expect(['a', 'c', 'd'].map((id, index) => thing(id).version - (versions[index] ?? 0))).toEqual([1, 1, 0]);
  });

  it('drops what shows it, where that is said', () => {
    const { store, answer, dispatch } = createStoreScene();
    answer({ list: [ann()] });
    dispatch({ ...evicted, at: at(5), drop: true });
    expect(store.result('r')).toMatchObject({ content: undefined, metadata: { until: -1 } });
  });

  it('leaves results in which the thing stands where they do not look', () => {
    const { store, answer, dispatch, watch } = createStoreScene();
    answer({ list: [thingOf('c', { Name: 'Cleo' })] });
    answer({ one: thingOf('c', { Boss: ann() }) }, { timestamp: 2, key: 'r2' });
    const told = [watch('r'), watch('r2')];
    dispatch({ ...evicted, at: at(5), drop: true });
    expect(store.result('r')?.content).toBeDefined();
    expect(store.result('r')?.metadata.until).toBe(FRESH);
    expect(store.result('r2')?.content).toBeUndefined();
    expect(told.map((count) => count())).toEqual([0, 1]);
  });

  it('leaves a result that has nothing but a change over it that brought the thing', () => {
    const { answer, dispatch, store, thing } = createStoreScene();
    answer({ one: ann() });
    dispatch({ type: 'asked', epoch: 0, result: { key: 'empty', operation: 'any', config: {} } });
    const change = { id: 1, apply: (value: Json) => value, brought: [thing('a')] };
    dispatch({ type: 'overlaid', epoch: 0, key: 'empty', change, isOver: false });
    dispatch({ ...evicted, at: at(5) });
    expect(store.result('empty')?.metadata.timestamp).toBe(-1);
  });

  it.each<[string, number, boolean]>([
    ['earlier than the thing', 2, false],
    ['with it', 3, true],
  ])('that is %s comes late or not', (_, timestamp, isGone) => {
    const { store, answer, dispatch } = createStoreScene();
    answer({ one: ann() }, { timestamp: 1 });
    answer({ one: ann({ Age: 3 }) }, { timestamp: 3, key: 'r2' });
    dispatch({ ...evicted, at: at(timestamp) });
    expect(store.entity(a) === undefined).toBe(isGone);
  });

  it.each([
    ['earlier than all of the thing comes late', 2, true],
    ['with all of the thing does not', 3, false],
  ])('that is %s', (_, timestamp, isThere) => {
    const { store, answer, dispatch } = createStoreScene();
    answer({ one: ann() }, { timestamp: 3 });
    dispatch({ ...evicted, at: at(timestamp) });
    expect(store.entity(a) !== undefined).toBe(isThere);
  });
});
