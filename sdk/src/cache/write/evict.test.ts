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

  it('that is earlier than all of the thing comes late', () => {
    const { store, answer, dispatch } = createStoreScene();
    answer({ one: ann() }, { timestamp: 3 });
    dispatch({ ...evicted, at: at(2) });
    expect(store.entity(a)).toBeDefined();
  });
});
