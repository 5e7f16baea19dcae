import { describe, expect, it } from 'vitest';
import { createStoreScene, NOW, thingOf } from '../../../toys/store-scene.ts';
import type { Json } from '../../core/json-value.ts';

const FRESH = NOW + 30_000;
const ann = (fields: { readonly [name: string]: Json } = { Name: 'Ann' }, rev?: number) =>
  thingOf('a', fields, rev);
const a = { entity: 'Thing', key: 'a' };

describe('an entity that is kept as it is given', () => {
  const metadata = { until: FRESH, version: 2, timestamp: 4 };
  const kept = { type: 'kept', epoch: 0, entities: [{ ...a, data: ann(), metadata }] } as const;

  it('is written, told, and held by nobody', () => {
    const { state, thing, dispatch, shown, watch } = createStoreScene();
    const told = watch('x', 'a');
    dispatch(kept);
    expect(shown('a')).toEqual(ann());
    expect(thing('a').metadata).toEqual(metadata);
    expect([...state().orphans]).toEqual([thing('a')]);
    expect(told()).toBe(1);
    dispatch(kept);
    expect(told()).toBe(1);
  });

  it('is no orphan where something shows it', () => {
    const { state, answer, dispatch } = createStoreScene();
    answer({ one: ann() });
    state().orphans.clear();
    dispatch(kept);
    expect(state().orphans.size).toBe(0);
  });
});
