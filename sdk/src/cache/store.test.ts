import { describe, expect, it } from 'vitest';
import { toyEntities, toyTables } from '../../toys/toy-api.ts';
import { createStoreScene, fieldsOf, NOW, THINGS, thingOf } from '../../toys/store-scene.ts';
import type { Json } from '../core/json-value.ts';
import { createLifetimes } from '../spec/lifetime.ts';
import type { Action } from './actions.ts';
import type { Report, Subscriber } from './records.ts';
import { createStore, type StoreListener } from './store.ts';
import { reduceKept } from './write/keep-entities.ts';

const FRESH = NOW + 30_000;
const nothing = (): void => undefined;
const resultOf = (key: string) => ({ key, operation: 'any', config: {} });

/** A store with all that it tells about its work. */
function open() {
  const told = {
    errors: [] as unknown[],
    inconsistent: [] as (readonly string[])[],
    reports: [] as Report[],
    evicted: [] as number[],
    applied: [] as unknown[],
  };
  const listener: StoreListener = {
    reportListenerError: (error) => void told.errors.push(error),
    onEvicted: (count) => void told.evicted.push(count),
    onInconsistent: (records) => void told.inconsistent.push(records.map(({ key }) => key)),
    onReport: (report) => void told.reports.push(report),
    onApplied: (actions, source) => void told.applied.push([actions.length, source]),
  };
  const store = createStore(
    { entities: toyEntities, lifetimes: createLifetimes(toyTables.lifetimes) },
    listener,
  );
  store.register({ kept: reduceKept });
  const answered = (data: Json, timestamp = 1, key = 'r'): Action => {
    const answer = { data, shape: THINGS, now: NOW, timestamp };
    return { type: 'answered', epoch: 0, result: resultOf(key), answer, until: FRESH };
  };
  const watch = (
    key: string,
    notify: () => void = nothing,
    id?: string,
  ): ReturnType<typeof store.subscribe> => {
    const entity = id === undefined ? undefined : { entity: 'Thing', key: id };
    const current = () => ({ state: 'unfulfilled', missing: [] }) as const;
    const subscriber: Subscriber = { current, notify, refresh: nothing, catchUp: nothing };
    return store.subscribe({ result: resultOf(key), entity }, subscriber);
  };
  return { store, told, answered, watch };
}

describe('who watches', () => {
  it('is told once of all that is dispatched together, also where another one throws', () => {
    const { store, told, answered, watch } = open();
    const error = new Error('of a listener');
    let notices = 0;
    watch('r', () => {
      throw error;
    });
    watch('r', () => (notices += 1));
    store.dispatch([answered({ list: [] }), answered({ list: [1] as never, is: 1 }, 2)]);
    expect([notices, told.errors]).toEqual([1, [error]]);
  });

  it('is told at the end of a batch, one inside another too, also where it fails', () => {
    const { store, answered, watch } = open();
    let notices = 0;
    watch('r', () => (notices += 1));
    const seen: number[] = [];
    expect(() =>
      store.batch(() => {
        store.dispatch([answered({ list: [] })]);
        store.batch(() => store.dispatch([answered({ list: [], is: 2 }, 2)]));
        seen.push(notices);
        throw new Error('of the batch');
      }),
    ).toThrow('of the batch');
    seen.push(notices);
    store.dispatch([answered({ list: [], is: 3 }, 3)]);
    expect([...seen, notices]).toEqual([0, 1, 2]);
  });

  it('is told no more when it has stopped, and what nothing else holds may go', () => {
    const { store, answered, watch } = open();
    let notices = 0;
    const { stop, result, entity } = watch('r', () => (notices += 1), 'a');
    expect([store.subscribers().size, result.key, entity?.key]).toEqual([1, 'r', 'a']);
    store.dispatch([answered({ one: thingOf('a', {}) })]);
    stop();
    store.dispatch([answered({ one: thingOf('a', { Name: 'Ann' }) }, 2)]);
    expect([notices, store.subscribers().size, entity?.subscribers, result.subscribers]).toEqual([
      1,
      0,
      undefined,
      undefined,
    ]);
  });
});

describe('a thing that somebody watched', () => {
  it.each([
    ['shown by nothing, and watched by nobody else', [], false, ['a']],
    ['shown by nothing, and watched by somebody else', [], true, []],
    ['shown', [thingOf('a', {})], false, []],
  ])('is an orphan afterwards or not where it is %s', (_, list, isWatched, want) => {
    const { store, state, answer } = createStoreScene();
    answer({ list });
    const subscriber = () => ({
      current: () => ({ state: 'unfulfilled', missing: [] }) as const,
      notify: nothing,
      refresh: nothing,
      catchUp: nothing,
    });
    const target = { result: resultOf('r2'), entity: { entity: 'Thing', key: 'a' } };
    const { stop } = store.subscribe(target, subscriber());
    if (isWatched) store.subscribe(target, subscriber());
    state().orphans.clear();
    stop();
    expect([...state().orphans].map(({ key }) => key)).toEqual(want);
  });
});

describe('what a store tells of its work', () => {
  it('is which actions were applied, and who brought them', () => {
    const { store, told, answered } = open();
    const source = {};
    store.dispatch([answered({ list: [] }), answered({ list: [] }, 2)], source);
    store.dispatch([]);
    expect(told.applied).toEqual([
      [2, source],
      [0, undefined],
    ]);
  });

  it('is which things have fields of an earlier version than others, once', () => {
    const { store, told, answered } = open();
    store.dispatch([answered({ one: thingOf('a', { Name: 'Ann' }, 1) })]);
    expect(told.inconsistent).toEqual([]);
    store.dispatch([answered({ one: thingOf('a', { Age: 3 }, 2) }, 2)]);
    store.dispatch([answered({ list: [] }, 3, 'r2')]);
    expect(told.inconsistent).toEqual([['a']]);
  });

  it.each<[string, readonly string[]]>([
    ['fields', []],
    ['what is absent', ['Mail']],
  ])('is that no second time where a late answer says nothing new: %s', (_, names) => {
    const { store, told, answered } = open();
    const wanted = fieldsOf(store, 'optional', names);
    const first = answered({ one: thingOf('a', names.length > 0 ? {} : { Name: 'Ann' }, 1) });
    const age = { one: thingOf('a', { Age: 3 }, 2) };
    store.dispatch([first.type === 'answered' ? { ...first, answer: { ...first.answer, wanted } } : first]);
    store.dispatch([answered(age, 5, 'r2')]);
    expect(told.inconsistent).toEqual([['a']]);
    store.dispatch([answered({ one: { ...age.one } }, 3, 'r3')]);
    expect(told.inconsistent).toEqual([['a']]);
  });

  it('is which members changed that should not, once', () => {
    const { store, told, answered } = open();
    store.dispatch([answered({ one: thingOf('a', {}) })]);
    store.dispatch([answered({ one: { ...thingOf('a', {}), kind: 'robot' } }, 2)]);
    store.dispatch([answered({ list: [] }, 3, 'r2')]);
    expect(told.reports).toEqual([
      { entity: 'Thing', key: 'a', member: 'kind', from: 'person', to: 'robot' },
    ]);
    expect(told.evicted).toEqual([]);
  });

  it('may be nothing to nobody', () => {
    const store = createStore(
      { entities: toyEntities, lifetimes: createLifetimes(toyTables.lifetimes) },
      { reportListenerError: nothing, onEvicted: nothing, onInconsistent: nothing },
    );
    const { answered } = open();
    store.dispatch([answered({ one: thingOf('a', {}) })]);
    store.dispatch([answered({ one: { ...thingOf('a', {}), kind: 'robot' } }, 2)]);
    expect(store.entity({ entity: 'Thing', key: 'a' })?.data).toMatchObject({ kind: 'robot' });
  });

  it('is how much was dropped', () => {
    const dropped: number[] = [];
    const store = createStore(
      {
        entities: toyEntities,
        lifetimes: createLifetimes(toyTables.lifetimes),
        collectGarbage: (state) => void (state.counters.evictions += 3),
      },
      {
        reportListenerError: nothing,
        onEvicted: (count) => void dropped.push(count),
        onInconsistent: nothing,
      },
    );
    store.dispatch([open().answered({ list: [] }), open().answered({ list: [] }, 2)]);
    store.dispatch([open().answered({ list: [] }, 3)]);
    expect(dropped).toEqual([6, 3]);
  });
});

describe('what a store has', () => {
  it('is found by key, by operation and as a whole, entities first', () => {
    const { store, answered } = open();
    store.dispatch([answered({ one: thingOf('a', {}) }), answered({ list: [thingOf('b', {})] }, 2, 'r2')]);
    const { scans } = store.counters;
    expect(store.resultsOf('any').map(({ key }) => key)).toEqual(['r', 'r2']);
    expect(store.resultsOf('other')).toEqual([]);
    expect(store.counters.scans).toBe(scans + 2);
    expect(Array.from(store.records(), ({ kind, key }) => `${kind} ${key}`)).toEqual([
      'entity a',
      'entity b',
      'result r',
      'result r2',
    ]);
    expect(store.kept()).toEqual({ entities: 2, results: 2 });
    expect([store.result('gone'), store.record({ entity: 'Other', key: 'a' })]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('is an entity where something is known of it, and a record in any case', () => {
    const { store, watch } = open();
    watch('r', nothing, 'a');
    const a = { entity: 'Thing', key: 'a' };
    expect(store.entity(a)).toBeUndefined();
    expect(store.record(a)).toMatchObject({ kind: 'entity', key: 'a', data: undefined });
  });

  it('is read last where it was read since the last look, in the order of the results', () => {
    const { store, state, answer } = createStoreScene();
    for (const key of ['r1', 'r2', 'r3']) answer({ list: [] }, { key });
    const order = () => [...state().results.keys()];
    store.result('r1');
    expect(order()).toEqual(['first', 'r1', 'r2', 'r3']);
    state().collectedAt = NOW + 1;
    store.result('r1');
    store.result('r2');
    store.result('r1');
    expect(order()).toEqual(['first', 'r3', 'r1', 'r2']);
  });
});

describe('who shows a thing', () => {
  it('is counted by its places: it is nobody’s when the last one is gone', () => {
    const { answer, thing, state } = createStoreScene();
    const a = () => thingOf('a', {});
    answer({ list: [a(), a()] });
    answer({ one: a() }, { key: 'r2' });
    answer({ list: [a()] }, { timestamp: 2 });
    expect([...Object(thing('a').parents).values()]).toEqual([1, 1]);
    answer({ list: [] }, { timestamp: 3 });
    answer({ list: [] }, { timestamp: 3, key: 'r2' });
    expect(thing('a').parents).toBeUndefined();
    expect([...state().orphans]).toContain(thing('a'));
  });

  it('is told of it through others, and once', () => {
    const { answer, watch } = createStoreScene();
    answer({ list: [thingOf('a', { Boss: thingOf('b', { Boss: thingOf('c', {}) }) }), thingOf('b', {})] });
    answer({ one: thingOf('c', {}) }, { key: 'r2' });
    const told = ['r', 'r2', 'first'].map((key) => watch(key));
    answer({ one: thingOf('c', { Name: 'Cleo' }) }, { timestamp: 2, key: 'r3' });
    expect(told.map((count) => count())).toEqual([1, 1, 0]);
  });
});
