import type { Action, Answer } from '../src/cache/actions.ts';
import { fieldPath, type Need, type Selection } from '../src/cache/read/selection.ts';
import type { EntityRecord } from '../src/cache/records.ts';
import type { FeatureReducers, StoreState, StoreTables } from '../src/cache/state.ts';
import { createStore, type Store } from '../src/cache/store.ts';
import { reduceComposed } from '../src/cache/write/compose-result.ts';
import { reduceEvicted } from '../src/cache/write/evict.ts';
import { reduceKept } from '../src/cache/write/keep-entities.ts';
import { reduceOptimistic } from '../src/cache/write/optimistic-layer.ts';
import { reduceOverlaid } from '../src/cache/write/overlay.ts';
import { reduceRevalidated } from '../src/cache/write/revalidate.ts';
import type { Json } from '../src/core/json-value.ts';
import { createLifetimes } from '../src/spec/lifetime.ts';
import type { Shape } from '../src/spec/shape.ts';
import { toyEntities, toyTables } from './toy-api.ts';

/** Epoch milliseconds at which answers come unless a test says otherwise. */
export const NOW = 1_000_000;

/** Every place in which things stand: alone, in a list, by name, and beside what is none. */
export const THINGS: Shape = {
  kind: 'object',
  members: {
    one: { kind: 'entity', entity: 'Thing', or: 'null' },
    list: { kind: 'list', items: { kind: 'entity', entity: 'Thing' } },
    byName: { kind: 'map', values: { kind: 'entity', entity: 'Thing' } },
  },
};

/** An answer of a scene: what is not said is as usual. */
type SceneAnswer = Partial<Omit<Answer, 'data'>> & {
  readonly key?: string;
  readonly until?: number;
  readonly tag?: string;
};

/** A store in a test's hands, with all that it keeps to be looked at. */
interface StoreScene {
  readonly store: Store;
  /** The store's contents. */
  state(): StoreState;
  /** An answer comes for a result. */
  answer(data: Json, how?: SceneAnswer): void;
  /** Any other action. */
  dispatch(action: Action): void;
  /** A thing by its id; fails where there is none. */
  thing(id: string): EntityRecord;
  /** All that is shown of a thing now. */
  shown(id: string): unknown;
  /** Counts how often somebody is told who watches a result, or a thing. */
  watch(key: string, id?: string): () => number;
}

const nothing = (): void => undefined;

const reducers: FeatureReducers = {
  evicted: reduceEvicted,
  kept: reduceKept,
  composed: reduceComposed,
  revalidated: reduceRevalidated,
  'optimistic-begun': reduceOptimistic,
  'optimistic-settled': reduceOptimistic,
  overlaid: reduceOverlaid,
};

/** Makes a store of things that has nothing yet. */
export function createStoreScene(tables: Partial<StoreTables> = {}): StoreScene {
  let state: StoreState | undefined;
  const lifetimes = createLifetimes(toyTables.lifetimes);
  const collectGarbage = (given: StoreState) => void (state = given);
  const store = createStore(
    { entities: toyEntities, lifetimes, collectGarbage, ...tables },
    { reportListenerError: nothing, onEvicted: nothing, onInconsistent: nothing },
  );
  store.register(reducers);
  const answer: StoreScene['answer'] = (data, { key = 'r', until = NOW + 30_000, tag, ...more } = {}) => {
    const { now = NOW, timestamp = 1, shape = THINGS } = more;
    const result = { key, operation: 'any', config: {} };
    const told = { ...more, data, shape, now, timestamp };
    store.dispatch([{ type: 'answered', epoch: store.epoch(), result, answer: told, until, tag }]);
  };
  // The collector is called with the contents after each answer.
  answer({ list: [] }, { key: 'first', timestamp: -1 });
  const thing = (id: string): EntityRecord => {
    const record = store.record({ entity: 'Thing', key: id });
    if (record === undefined) throw new Error(`There is no thing "${id}".`);
    return record;
  };
  return {
    store,
    state() {
      if (state === undefined) throw new Error('No answer came.');
      return state;
    },
    answer,
    dispatch: (action) => store.dispatch([action]),
    thing,
    shown: (id) => store.denormalizeEntity(thing(id), store.selections.everything).value,
    watch: (key, id) => countNotices(store, key, id),
  };
}

function countNotices(store: Store, key: string, id: string | undefined): () => number {
  let told = 0;
  const entity = id === undefined ? undefined : { entity: 'Thing', key: id };
  store.subscribe(
    { result: { key, operation: 'any', config: {} }, entity },
    {
      current: () => ({ state: 'unfulfilled', missing: [] }),
      notify: () => void (told += 1),
      refresh: nothing,
      catchUp: nothing,
    },
  );
  return () => told;
}

/** A thing as an answer has it: fields with values, and the version where it has one. */
export function thingOf(
  id: string,
  fields: { readonly [name: string]: Json },
  rev?: number,
): { [member: string]: Json } {
  const entries = Object.entries(fields).map(([name, value]) => [name, { value }] as const);
  return { id, kind: 'person', ...(rev !== undefined && { rev }), fields: Object.fromEntries(entries) };
}

/** The selection of a query of a thing: fields by name, each with a selection of the thing inside or without. */
export function fieldsOf(
  { selections }: Pick<Store, 'selections'>,
  need: Need,
  names: readonly (string | readonly [name: string, nested: Selection])[],
): Selection {
  const fields = names.map((one) => {
    const [name, nested] = typeof one === 'string' ? [one, undefined] : one;
    return [fieldPath('fields', name), { need, nested }] as const;
  });
  return selections.of(new Map(fields), 'none');
}
