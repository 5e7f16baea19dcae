import { describe, expect, it } from 'vitest';
import { createStoreScene, thingOf } from '../../../toys/store-scene.ts';
import type { Json } from '../../core/json-value.ts';
import type { EntityRecord } from '../records.ts';

const ann = (fields: { readonly [name: string]: Json } = { Name: 'Ann' }, rev?: number) =>
  thingOf('a', fields, rev);

describe('a change over a result', () => {
  const change = (id: number, add: string, ...brought: readonly EntityRecord[]) => ({
    id,
    apply: (value: Json) => [...(value as readonly Json[]), add],
    brought,
  });
  const lists = { kind: 'plain' } as const;
  const open = () => {
    const scene = createStoreScene();
    scene.answer(['server'], { shape: lists });
    scene.answer({ one: ann() }, { key: 'r2' });
    const show = () => {
      const record = scene.store.result('r');
      return record && scene.store.denormalizeResult(record)?.value;
    };
    const lay = (one: ReturnType<typeof change>, isOver = false) =>
      scene.dispatch({ type: 'overlaid', epoch: 0, key: 'r', change: one, isOver });
    return { ...scene, show, lay };
  };

  it('is shown until it is over, in the order of the writes', () => {
    const { show, lay, watch, store } = open();
    const told = watch('r');
    lay(change(1, 'one'));
    lay(change(2, 'two'));
    expect(show()).toEqual(['server', 'one', 'two']);
    expect(Object.isFrozen(show())).toBe(true);
    expect(show()).toBe(show());
    lay(change(1, 'uno'));
    expect(show()).toEqual(['server', 'uno', 'two']);
    lay(change(1, ''), true);
    expect(show()).toEqual(['server', 'two']);
    lay(change(2, ''), true);
    expect(show()).toEqual(['server']);
    expect(store.result('r')?.overlay).toBeUndefined();
    expect(told()).toBe(5);
  });

  it('that is over already, or of a result that is gone, is nothing', () => {
    const { lay, dispatch, watch, store } = open();
    const told = watch('r');
    lay(change(7, 'x'), true);
    dispatch({ type: 'overlaid', epoch: 0, key: 'gone', change: change(1, 'x'), isOver: false });
    expect([told(), store.result('gone'), store.result('r')?.overlay]).toEqual([0, undefined, undefined]);
  });

  it('follows the things that it brings, and not those that it brought before', () => {
    const { lay, thing, store, answer } = open();
    answer({ one: thingOf('b', {}) }, { key: 'r3' });
    const parents = (id: string) => {
      const found = thing(id).parents;
      return found instanceof Map ? [...found.keys()] : [found];
    };
    lay(change(1, 'x', thing('a')));
    expect(parents('a')).toContain(store.result('r'));
    lay(change(1, 'x', thing('b')));
    expect([parents('a').includes(store.result('r')), parents('b').includes(store.result('r'))]).toEqual([
      false,
      true,
    ]);
    lay(change(1, 'x', thing('b')), true);
    expect(parents('b')).not.toContain(store.result('r'));
  });

  it('shows the same object where the server says the same again', () => {
    const { show, lay, answer } = open();
    lay(change(1, 'one'));
    const before = show();
    answer(['server'], { shape: lists, timestamp: 2 });
    expect(show()).toBe(before);
  });
});
