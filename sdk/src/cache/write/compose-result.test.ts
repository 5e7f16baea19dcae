import { describe, expect, it } from 'vitest';
import { createStoreScene, NOW, thingOf } from '../../../toys/store-scene.ts';
import type { Json } from '../../core/json-value.ts';

const FRESH = NOW + 30_000;
const ann = (fields: { readonly [name: string]: Json } = { Name: 'Ann' }, rev?: number) =>
  thingOf('a', fields, rev);
const a = { entity: 'Thing', key: 'a' };
const result = { key: 'r', operation: 'any', config: {} };

describe('a result that is composed', () => {
  const composed = {
    type: 'composed',
    epoch: 0,
    result,
    metadata: { until: FRESH, version: undefined, timestamp: 3 },
  } as const;

  it('is an object of things that are there', () => {
    const { store, answer, dispatch, thing } = createStoreScene();
    answer({ list: [ann(), thingOf('b', { Age: 1 })] }, { key: 'r2' });
    dispatch({
      ...composed,
      members: [
        ['x', a],
        ['y', { ...a, key: 'b' }],
      ],
    });
    const record = store.result('r');
    expect(record && store.denormalizeResult(record)?.value).toEqual({
      x: ann(),
      y: thingOf('b', { Age: 1 }),
    });
    expect(record).toMatchObject({ metadata: composed.metadata, tag: undefined });
    expect(Object.isFrozen(record?.content?.data)).toBe(true);
    expect(Object.keys(Object(record?.content?.data))).toEqual(['x', 'y']);
    expect([...(thing('a').parents as Map<unknown, number>).keys()]).toContain(record);
  });
});
