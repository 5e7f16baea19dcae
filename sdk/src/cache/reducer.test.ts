import { describe, expect, it } from 'vitest';
import { createStoreScene, fieldsOf, NOW, thingOf } from '../../toys/store-scene.ts';
import { SdkError } from '../core/errors.ts';
import type { Json } from '../core/json-value.ts';
import { fieldPath } from './read/selection.ts';
import { isInvalidated } from './reducer.ts';

const FRESH = NOW + 30_000;
const path = (name: string) => fieldPath('fields', name);
const ann = (fields: { readonly [name: string]: Json } = { Name: 'Ann' }, rev?: number) =>
  thingOf('a', fields, rev);
const a = { entity: 'Thing', key: 'a' };
const result = { key: 'r', operation: 'any', config: {} };
const at = (timestamp: number, until = NOW) => ({ until, version: undefined, timestamp });

describe('what is expired', () => {
  it('is as old as is said, with all of its fields and what it lacks', () => {
    const { store, answer, thing, dispatch, watch } = createStoreScene();
    answer({ one: ann({ Name: 'Ann' }, 1) }, { wanted: fieldsOf(store, 'optional', ['Mail']) });
    answer({ one: ann({ Age: 3 }, 1) }, { timestamp: 2, key: 'r2' });
    const told = [watch('r'), watch('r2'), watch('x', 'a')];
    dispatch({ type: 'expired', epoch: 0, keys: [], entities: [a], at: at(5) });
    const want = { until: NOW, version: 1, timestamp: 5 };
    expect(thing('a').metadata).toEqual(want);
    expect([...(thing('a').fieldMetadata?.values() ?? [])]).toEqual(
      Array.from({ length: thing('a').fieldMetadata?.size ?? 0 }, () => want),
    );
    expect(thing('a').absent?.get(path('Mail'))).toEqual(want);
    expect(thing('a').invalidatedAt).toBe(5);
    expect(told.map((count) => count())).toEqual([1, 1, 1]);
  });

  it.each([
    ['before what is there', 1, FRESH, 2],
    ['with it', 2, NOW, 2],
    ['after it', 3, NOW, 3],
  ])('%s counts where nothing later is there', (_, timestamp, until, position) => {
    const { store, answer, thing, dispatch } = createStoreScene();
    answer({ one: ann() }, { timestamp: 2 });
    dispatch({ type: 'expired', epoch: 0, keys: ['r'], entities: [a], at: at(timestamp) });
    expect(thing('a').metadata).toMatchObject({ until, timestamp: position });
    expect(store.result('r')?.metadata).toMatchObject({ until, timestamp: position });
  });

  it('is never fresh for longer than before', () => {
    const { answer, thing, dispatch } = createStoreScene();
    answer({ one: ann() });
    dispatch({ type: 'expired', epoch: 0, keys: [], entities: [a], at: at(5, FRESH + 1) });
    expect(thing('a').metadata.until).toBe(FRESH);
  });

  it('leaves a trace of what is not known yet, which nothing holds', () => {
    const { state, thing, dispatch } = createStoreScene();
    dispatch({ type: 'expired', epoch: 0, keys: ['nothing'], entities: [a], at: at(5) });
    expect(thing('a')).toMatchObject({ data: undefined, metadata: at(5), invalidatedAt: 5 });
    expect([...state().orphans]).toEqual([thing('a')]);
    dispatch({ type: 'expired', epoch: 0, keys: [], entities: [a], at: at(4) });
    expect(thing('a').invalidatedAt).toBe(5);
  });

  it('is no orphan where something shows it', () => {
    const { state, answer, dispatch } = createStoreScene();
    answer({ one: ann() });
    state().orphans.clear();
    dispatch({ type: 'expired', epoch: 0, keys: [], entities: [a], at: at(5) });
    expect(state().orphans.size).toBe(0);
  });

  it.each([
    [false, { list: [] }, false],
    [true, undefined, true],
  ])('is dropped where it is to be: %s', (drop, data, isMoved) => {
    const { store, answer, dispatch, watch } = createStoreScene();
    answer({ list: [] }, { tag: 't' });
    const version = store.result('r')?.version ?? 0;
    const told = watch('r');
    dispatch({ type: 'expired', epoch: 0, keys: ['r'], entities: [], at: at(5), drop });
    expect(store.result('r')?.content?.data).toEqual(data);
    expect(store.result('r')?.tag === undefined).toBe(drop);
    expect(store.result('r')?.metadata.until).toBe(drop ? -1 : NOW);
    expect((store.result('r')?.version ?? 0) > version).toBe(isMoved);
    expect(told()).toBe(1);
  });

  it('stays where something later came, also where it is to be dropped', () => {
    const { store, answer, dispatch, watch } = createStoreScene();
    answer({ list: [] }, { timestamp: 6 });
    const told = watch('r');
    dispatch({ type: 'expired', epoch: 0, keys: ['r'], entities: [], at: at(5), drop: true });
    expect(store.result('r')).toMatchObject({ content: { data: { list: [] } }, metadata: { until: FRESH } });
    expect(told()).toBe(0);
  });

  it('may be dropped before anything came', () => {
    const { store, dispatch } = createStoreScene();
    dispatch({ type: 'asked', epoch: 0, result });
    dispatch({ type: 'expired', epoch: 0, keys: ['r'], entities: [], at: at(5), drop: true });
    expect(store.result('r')).toMatchObject({ content: undefined, metadata: { until: -1, timestamp: 5 } });
  });

  it.each([
    ['before its end, after it', 4, NOW + 1, true],
    ['before its end, with it', 4, NOW, true],
    ['before its end, while it is still fresh', 4, NOW - 1, false],
    ['with its end', 5, NOW + 1, false],
    ['after its end', 6, NOW + 1, false],
  ])('was invalidated for an answer that was asked for and comes %s: %4$s', (_, timestamp, now, want) => {
    const { store, answer, dispatch } = createStoreScene();
    answer({ list: [] });
    dispatch({ type: 'expired', epoch: 0, keys: ['r'], entities: [], at: at(5) });
    const record = store.result('r');
    const shape = { kind: 'plain' } as const;
    expect(record && isInvalidated(record, { data: {}, shape, timestamp, now })).toBe(want);
  });

  it('is as fresh as ever where it is asked for anew', () => {
    const { answer, thing, dispatch } = createStoreScene();
    const shape = { kind: 'entity', entity: 'Thing' } as const;
    answer(ann(), { shape });
    dispatch({ type: 'expired', epoch: 0, keys: ['r'], entities: [], at: at(5) });
    answer(ann(), { shape, timestamp: 6, now: NOW + 1 });
    expect(thing('a').metadata).toMatchObject({ until: FRESH + 1, timestamp: 6 });
  });

  it('leaves nothing of an error, and gives its things free', () => {
    const { store, answer, thing, dispatch } = createStoreScene();
    answer({ one: ann() });
    const error = new SdkError('HTTP', 'x', { operation: 'any' });
    dispatch({ type: 'failed', epoch: 0, result, error, until: undefined, timestamp: 2 });
    expect(store.result('r')?.cachedError?.error).toBe(error);
    dispatch({ type: 'expired', epoch: 0, keys: ['r'], entities: [], at: at(5), drop: true });
    expect(store.result('r')?.cachedError).toBeUndefined();
    expect(thing('a').parents).toBeUndefined();
  });
});

describe('a request', () => {
  const error = new SdkError('HTTP', 'x', { operation: 'any' });
  const failed = { type: 'failed', epoch: 0, result, error } as const;

  it('is counted while it is under way, and who watches is told of both', () => {
    const { store, dispatch, watch } = createStoreScene();
    const told = watch('r');
    dispatch({ type: 'asked', epoch: 0, result });
    expect([store.result('r')?.fetchCount, told()]).toEqual([1, 1]);
    dispatch({ type: 'settled', epoch: 0, key: 'r' });
    expect([store.result('r')?.fetchCount, told()]).toEqual([0, 2]);
    dispatch({ type: 'settled', epoch: 0, key: 'r' });
    dispatch({ type: 'settled', epoch: 0, key: 'unknown' });
    expect([store.result('r')?.fetchCount, told()]).toEqual([0, 2]);
  });

  it.each([
    [undefined, undefined],
    [FRESH, error],
  ])('takes the last error away, but for one that is remembered until %s', (until, want) => {
    const { store, dispatch } = createStoreScene();
    dispatch({ ...failed, until, timestamp: 1 });
    dispatch({ type: 'asked', epoch: 0, result });
    expect(store.result('r')?.cachedError?.error).toBe(want);
  });

  it.each([
    [1, undefined],
    [2, error],
    [3, error],
  ])('that fails, asked for at %i, says so where nothing later came', (timestamp, want) => {
    const { store, answer, dispatch, watch } = createStoreScene();
    answer({ list: [] }, { timestamp: 2 });
    const told = watch('r');
    dispatch({ ...failed, until: FRESH, timestamp });
    expect(store.result('r')?.cachedError?.error).toBe(want);
    expect(told()).toBe(want === undefined ? 0 : 1);
  });

  it('that is answered leaves no error, and says so', () => {
    const { store, answer, dispatch, watch } = createStoreScene();
    answer({ list: [] }, { timestamp: 1 });
    dispatch({ ...failed, until: FRESH, timestamp: 2 });
    const told = watch('r');
    answer({ list: [] }, { timestamp: 3 });
    expect(store.result('r')?.cachedError).toBeUndefined();
    expect(told()).toBe(1);
  });

  it('of an earlier user changes nothing', () => {
    const { store, dispatch } = createStoreScene();
    dispatch({ type: 'emptied' });
    const tick = store.tick();
    dispatch({ type: 'asked', epoch: 0, result });
    expect(store.result('r')).toBeUndefined();
    expect(store.tick()).toBe(tick);
    dispatch({ type: 'asked', epoch: 1, result });
    expect([store.result('r')?.fetchCount, store.tick()]).toEqual([1, tick + 1]);
  });

  it('that was put and is not what it should be throws, and is no result', () => {
    const { store, answer } = createStoreScene();
    expect(() => answer({ list: 1 }, { isPut: true })).toThrow('Expected "array" but received "number"');
    expect(store.result('r')).toBeUndefined();
  });
});

describe('a store that is emptied', () => {
  it('keeps those who watch, and nothing else', () => {
    const { store, state, answer, thing, watch, dispatch } = createStoreScene();
    answer({ one: ann() });
    answer({ list: [thingOf('b', {})] }, { key: 'r2' });
    const told = watch('r', 'a');
    const { version } = thing('a');
    const kept = { entity: 'Thing', key: 'c', data: thingOf('c', {}), metadata: at(1) };
    dispatch({ type: 'kept', epoch: 0, entities: [kept] });
    dispatch({ type: 'emptied' });
    expect(store.kept()).toEqual({ entities: 1, results: 1 });
    expect(thing('a')).toMatchObject({ data: undefined, parents: undefined, version: version + 1 });
    expect(store.result('r')?.content).toBeUndefined();
    expect(state().orphans.size).toBe(0);
    expect([told(), store.epoch()]).toEqual([1, 1]);
  });
});

describe('entities that came with something that is no result', () => {
  const received = { type: 'received', epoch: 0 } as const;
  const shape = { kind: 'entity', entity: 'Thing' } as const;

  it('are written, and nobody holds them', () => {
    const { state, thing, dispatch, shown } = createStoreScene();
    dispatch({ ...received, answer: { data: ann(), shape, now: NOW, timestamp: 3 } });
    expect(shown('a')).toEqual(ann());
    expect([...state().orphans]).toEqual([thing('a')]);
  });

  it('are no orphans where something shows them, unless they show others', () => {
    const { state, answer, thing, dispatch } = createStoreScene();
    answer({ one: ann() });
    state().orphans.clear();
    dispatch({ ...received, answer: { data: ann({ Name: 'Bea' }), shape, now: NOW, timestamp: 3 } });
    expect(state().orphans.size).toBe(0);
    const data = ann({ Boss: thingOf('b', {}) });
    dispatch({ ...received, answer: { data, shape, now: NOW, timestamp: 4 } });
    expect([...state().orphans]).toEqual([thing('a')]);
  });

  it('are no orphans where a result shows them and they show others', () => {
    const { state, answer } = createStoreScene();
    answer({ one: ann({ Boss: thingOf('b', {}) }) });
    expect(state().orphans.size).toBe(0);
  });

  it('need no collector', () => {
    const { answer, dispatch, shown } = createStoreScene({ collectGarbage: undefined });
    dispatch({ ...received, answer: { data: ann(), shape, now: NOW, timestamp: 3 } });
    answer({ list: [] });
    expect(shown('a')).toEqual(ann());
  });

  it('that are malformed are not written', () => {
    const { state, dispatch, store } = createStoreScene();
    state().orphans.clear();
    dispatch({ ...received, answer: { data: 'x', shape, now: NOW, timestamp: 3 } });
    expect(store.kept().entities).toBe(0);
  });

  it('let the collector look, as answers do', () => {
    const looks: number[] = [];
    const { dispatch, answer } = createStoreScene({ collectGarbage: (_, now) => void looks.push(now) });
    dispatch({ ...received, answer: { data: ann(), shape, now: NOW + 1, timestamp: 3 } });
    answer({ list: [] }, { now: NOW + 2 });
    expect(looks).toEqual([NOW, NOW + 1, NOW + 2]);
  });
});
