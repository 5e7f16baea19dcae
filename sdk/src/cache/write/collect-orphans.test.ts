import { describe, expect, it } from 'vitest';
import { createStoreScene, NOW, thingOf } from '../../../toys/store-scene.ts';
import { createSelections, fieldPath } from '../read/selection.ts';
import type { StoreState } from '../state.ts';
import { createGarbageCollector, type MemoryOptions } from './collect-garbage.ts';

const FRESH = NOW + 30_000;
const result = { key: 'r', operation: 'any', config: {} };
const a = { entity: 'Thing', key: 'a' };

/** A store that is looked through at each answer, for what is over for ten seconds unless a test says otherwise. */
function createCollected(bounds: MemoryOptions = {}) {
  const collect = createGarbageCollector({ garbageCollection: { every: 0 } })({
    staleFor: 10_000,
    ...bounds,
  });
  let held: StoreState | undefined;
  const scene = createStoreScene({
    collectGarbage(state, now) {
      held = state;
      collect(state, now);
    },
  });
  const keep = (id: string, until = FRESH) => {
    const metadata = { until, version: undefined, timestamp: 1 };
    const kept = { entity: 'Thing', key: id, data: thingOf(id, { Name: id }), metadata };
    scene.dispatch({ type: 'kept', epoch: 0, entities: [kept] });
  };
  return {
    ...scene,
    /** Keeps things that nothing shows. */
    keep,
    look: (now: number) => scene.answer({ list: [] }, { key: 'look', now, until: FRESH * 9, timestamp: 99 }),
    orphans: () => [...(held?.orphans ?? [])].map(({ key }) => key),
    ids: () =>
      ['a', 'b', 'c', 'd'].filter((key) => scene.store.record({ entity: 'Thing', key }) !== undefined),
  };
}

it('keeps everything where no limits say how often to look', () => {
  const { answer, store } = createStoreScene({ collectGarbage: createGarbageCollector({})({ entities: 0 }) });
  answer({ one: thingOf('a', {}) }, { until: NOW });
  answer({ list: [] }, { now: FRESH * 2, timestamp: 2, key: 'r2' });
  expect(store.kept()).toEqual({ entities: 1, results: 3 });
});

describe('a thing that nothing shows', () => {
  it.each<[string, (scene: ReturnType<typeof createCollected>) => void, number]>([
    ['fresh', ({ keep }) => keep('a'), FRESH - 1],
    ['out of date for less than is said', ({ keep }) => keep('a'), FRESH + 9_999],
    [
      'fresh in one field alone',
      ({ keep, answer }) => {
        keep('a', NOW);
        answer({ one: { id: 'a', kind: 'robot' } }, { timestamp: 2, until: NOW });
      },
      FRESH + 9_999,
    ],
    [
      'watched',
      ({ keep, watch }) => {
        keep('a', NOW);
        watch('x', 'a');
      },
      FRESH * 2,
    ],
    [
      'about to be changed',
      ({ keep, dispatch }) => {
        keep('a', NOW);
        dispatch({ type: 'optimistic-begun', epoch: 0, entity: a, update: { id: 1, fields: [] } });
      },
      FRESH * 2,
    ],
  ])('stays while it is %s', (_, prepare, now) => {
    const scene = createCollected();
    prepare(scene);
    scene.look(now);
    expect(scene.ids()).toEqual(['a']);
  });

  it('goes when it is out of date for as long as is said', () => {
    const { keep, look, ids, orphans } = createCollected();
    keep('a');
    keep('b', NOW);
    look(NOW + 10_000);
    expect(ids()).toEqual(['a']);
    look(FRESH + 10_000);
    expect([ids(), orphans()]).toEqual([[], []]);
  });

  it('goes by the times of its fields where each has its own', () => {
    const { keep, answer, look, ids } = createCollected();
    keep('a', FRESH * 2);
    const times = { timestamp: 2, until: NOW };
    answer({ one: { id: 'a', kind: 'person' } }, times);
    answer({ one: { id: 'a', fields: { Name: { value: 'b' } } } }, { ...times, timestamp: 3 });
    look(FRESH + 9_999);
    expect(ids()).toEqual(['a']);
    look(FRESH + 10_000);
    expect(ids()).toEqual([]);
  });

  it('that ended and went comes back as ended by an answer that was asked for before', () => {
    const { keep, dispatch, look, ids, answer, thing } = createCollected();
    keep('a');
    const at = { until: NOW, version: undefined, timestamp: 5 };
    dispatch({ type: 'expired', epoch: 0, keys: [], entities: [a], at });
    look(NOW + 10_000);
    expect(ids()).toEqual([]);
    answer({ one: thingOf('a', {}) }, { timestamp: 4 });
    expect(thing('a').metadata).toMatchObject({ until: NOW, timestamp: 4 });
  });

  it('goes with what it shows, once both are over', () => {
    const { dispatch, keep, look, ids } = createCollected();
    const shape = { kind: 'entity', entity: 'Thing' } as const;
    const answer = { data: thingOf('a', { Boss: thingOf('b', {}) }), shape, now: NOW, timestamp: 3 };
    dispatch({ type: 'received', epoch: 0, answer });
    keep('b', NOW);
    look(FRESH + 9_999);
    expect(ids()).toEqual(['a', 'b']);
    look(FRESH + 10_000);
    expect(ids()).toEqual([]);
  });

  it('stays where a fresh one shows it by now', () => {
    const { dispatch, keep, look, ids } = createCollected();
    keep('b', NOW);
    const shape = { kind: 'entity', entity: 'Thing' } as const;
    const answer = { data: thingOf('a', { Boss: thingOf('b', {}) }), shape, now: NOW, timestamp: 3 };
    dispatch({ type: 'received', epoch: 0, answer });
    const at = { until: NOW, version: undefined, timestamp: 5 };
    dispatch({ type: 'expired', epoch: 0, keys: [], entities: [{ entity: 'Thing', key: 'b' }], at });
    look(NOW + 10_000);
    expect(ids()).toEqual(['a', 'b']);
  });

  it('stays where a result shows it by now that is being asked for, and is not looked at again', () => {
    const { dispatch, keep, answer, look, ids, orphans, store } = createCollected();
    keep('a', NOW);
    answer({ one: thingOf('a', { Name: 'a' }) }, { timestamp: 2, until: NOW });
    dispatch({ type: 'asked', epoch: 0, result });
    look(FRESH * 2);
    expect([ids(), orphans()]).toEqual([['a'], []]);
    expect(store.result('r')?.content).toBeDefined();
  });

  it('is the first to go where there is too much, and no more of it than that', () => {
    const { keep, look, ids, store } = createCollected({ entities: 2, results: 9 });
    for (const id of ['a', 'b', 'c']) keep(id);
    look(NOW);
    expect(ids()).toEqual(['b', 'c']);
    expect(store.result('first')).toBeDefined();
  });
});

describe('a result', () => {
  it('goes when it is out of date for as long as is said', () => {
    const { answer, look, store } = createCollected();
    answer({ list: [] }, { until: FRESH });
    look(FRESH + 9_999);
    expect(store.result('r')).toBeDefined();
    look(FRESH + 10_000);
    expect(store.result('r')).toBeUndefined();
  });

  it('leaves the things that it showed for as long as they are of use', () => {
    const { answer, look, ids } = createCollected();
    answer({ one: thingOf('a', {}) }, { until: NOW });
    look(NOW + 10_000);
    expect(ids()).toEqual(['a']);
  });
});

describe('the views of a thing', () => {
  const selections = createSelections();
  const view = (name: string) =>
    selections.of(new Map([[fieldPath('fields', name), { need: 'kept' }]]), 'none');

  it('stay where they were read since the last look', () => {
    const { store, answer, thing, look } = createCollected();
    answer({ one: thingOf('a', { Name: 'a' }) });
    const read = (name: string) => store.denormalizeEntity(thing('a'), view(name));
    const names = Array.from({ length: 150 }, (_, at) => `F${at}`);
    for (const name of names) read(name);
    look(NOW + 1);
    expect(thing('a').memos?.size).toBe(150);
    for (const name of names.slice(0, 3)) read(name);
    look(NOW + 2);
    expect([...(thing('a').memos?.keys() ?? [])]).toEqual(names.slice(0, 3).map(view));
  });

  it('are kept where there are a hundred', () => {
    const { store, answer, thing, look } = createCollected();
    answer({ one: thingOf('a', { Name: 'a' }) });
    for (let at = 0; at < 100; at += 1) store.denormalizeEntity(thing('a'), view(`F${at}`));
    look(NOW + 1);
    look(NOW + 2);
    expect(thing('a').memos?.size).toBe(100);
  });
});
