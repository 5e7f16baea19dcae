import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLifetimes } from '../spec/lifetime.ts';
import { toyEntities, toyTables } from '../../toys/index.ts';
import type { Json, JsonObject } from '../core/json-value.ts';
import type { Shape } from '../spec/shape.ts';
import { createStore, type Store } from './store.ts';

const lifetimes = createLifetimes(toyTables.lifetimes);
const NOW = 1_000_000;
const SHAPE: Shape = {
  kind: 'object',
  members: {
    things: { kind: 'list', items: { kind: 'entity', entity: 'Thing' } },
    byName: { kind: 'map', values: { kind: 'entity', entity: 'Thing' } },
  },
};

interface Reply {
  readonly key: string;
  readonly data: Json;
  readonly timestamp: number;
  readonly epoch?: number;
}

function take(store: Store, { key, data, timestamp, epoch = store.epoch() }: Reply): void {
  const result = { key, operation: 'any', config: {} };
  const answer = { data, shape: SHAPE, now: NOW, timestamp };
  store.dispatch([{ type: 'answered', epoch, result, answer, until: NOW + 30_000 }]);
}

function show(store: Store, key: string): unknown {
  const record = store.result(key);
  return record && store.denormalizeResult(record)?.value;
}

const tables = { entities: toyEntities, lifetimes };
const nothing = (): void => undefined;
const createQuietStore = (): Store =>
  createStore(tables, {
    reportListenerError: (error) => expect(error).toBeUndefined(),
    onEvicted: nothing,
    onInconsistent: nothing,
  });

function watch(store: Store, key: string): { changes(): number } {
  let last = show(store, key);
  let changes = 0;
  const notify = (): void => {
    const next = show(store, key);
    if (next !== last) changes += 1;
    last = next;
  };
  store.subscribe(
    { result: { key, operation: 'any', config: {} } },
    { current: () => ({ state: 'unfulfilled', missing: [] }), notify, refresh: nothing, catchUp: nothing },
  );
  return { changes: () => changes };
}

/** The truth about each thing: the same in every answer of one run, so that answers agree. */
const FACTS = ['Name', 'Age', '__proto__', 'Boss', 'Team'] as const;
/** A value that looks like an entity would be one, and refused where its types are wrong. */
const plainValue = fc.jsonValue().filter((value) => !/"(?:id|kind|rev)":/.test(JSON.stringify(value)));
const truth = fc.record({
  values: fc.array(plainValue, { minLength: 20, maxLength: 20 }),
  relations: fc.array(fc.nat(3), { minLength: 8, maxLength: 8 }),
});
type Truth = { readonly values: readonly unknown[]; readonly relations: readonly number[] };

/** Which fields of a thing an answer shows, and what it shows of the things in them. */
interface Sample {
  readonly thing: number;
  readonly fields: readonly number[];
  readonly inner?: Sample | undefined;
}
const { sample } = fc.letrec<{ sample: Sample }>((tie) => ({
  sample: fc.record({
    thing: fc.nat(3),
    fields: fc.uniqueArray(fc.nat(FACTS.length - 1), { maxLength: FACTS.length }),
    inner: fc.option(tie('sample'), { nil: undefined, maxDepth: 3 }),
  }),
}));

function thingSeen({ thing, fields, inner }: Sample, { values, relations }: Truth, rev: number): JsonObject {
  const entries = fields.map((field): [string, Json] => {
    const name = FACTS[field] ?? 'Name';
    if (field < 3) return [name, { value: jsonOf(values[thing * 5 + field]) }];
    const target = relations[thing * 2 + field - 3] ?? 0;
    return [
      name,
      { value: inner ? thingSeen({ ...inner, thing: target }, { values, relations }, rev) : null },
    ];
  });
  return { id: `t${thing}`, kind: 'person', rev, fields: Object.fromEntries(entries) };
}

/** Copied, because the store freezes; fast-check's values are JSON. */
const jsonOf = (value: unknown): Json => JSON.parse(JSON.stringify(value ?? null)) as Json;

const page = fc.record({ list: fc.array(sample, { maxLength: 5 }), plain: fc.jsonValue() });
type Page = { readonly list: readonly Sample[]; readonly plain: unknown };

const pageData = (shown: Page, facts: Truth, rev = 1): JsonObject => ({
  things: shown.list.map((one) => thingSeen(one, facts, rev)),
  plain: jsonOf(shown.plain),
});

/** Returns true when no relation is null in one answer and a thing in another, which cannot both be true. */
const agrees = (pages: readonly Page[]): boolean => {
  const isRelated = new Map<string, boolean>();
  const visit = ({ thing, fields, inner }: Sample, facts: Truth): boolean =>
    fields.every((field) => {
      if (field < 3) return true;
      const place = `${thing}.${field}`;
      const known = isRelated.get(place) ?? inner !== undefined;
      isRelated.set(place, known);
      if (known !== (inner !== undefined)) return false;
      const target = facts.relations[thing * 2 + field - 3] ?? 0;
      return !inner || visit({ ...inner, thing: target }, facts);
    });
  const same: Truth = { values: [], relations: RELATIONS };
  return pages.every((one) => one.list.every((seen) => visit(seen, same)));
};
const RELATIONS = [1, 2, 3, 0, 2, 3, 0, 1];
const facts = truth.map(({ values }) => ({ values, relations: RELATIONS }));

describe('laws of the store', () => {
  it('shows what was taken in, without loss', () => {
    fc.assert(
      fc.property(fc.array(page, { minLength: 1, maxLength: 4 }).filter(agrees), facts, (pages, what) => {
        const store = createQuietStore();
        pages.forEach((one, timestamp) =>
          take(store, { key: `${timestamp}`, data: pageData(one, what), timestamp }),
        );
        pages.forEach((one, timestamp) => expect(show(store, `${timestamp}`)).toEqual(pageData(one, what)));
      }),
    );
  });

  it('does nothing for equal data: no word, no write, the same object', () => {
    fc.assert(
      fc.property(
        page.filter((one) => agrees([one])),
        facts,
        (one, what) => {
          const store = createQuietStore();
          take(store, { key: 'p', data: pageData(one, what), timestamp: 1 });
          const before = show(store, 'p');
          const { writes } = store.counters;
          const watched = watch(store, 'p');
          take(store, { key: 'p', data: pageData(one, what), timestamp: 2 });
          expect(show(store, 'p')).toBe(before);
          expect(watched.changes()).toBe(0);
          expect(store.counters.writes).toBe(writes);
        },
      ),
    );
  });

  it('tells each view that shows a change once, the others not at all', () => {
    fc.assert(
      fc.property(fc.array(page, { minLength: 1, maxLength: 5 }).filter(agrees), facts, (pages, what) => {
        const store = createQuietStore();
        pages.forEach((one, timestamp) =>
          take(store, { key: `${timestamp}`, data: pageData(one, what), timestamp }),
        );
        const before = pages.map((_, timestamp) => JSON.stringify(show(store, `${timestamp}`)));
        const watched = pages.map((_, timestamp) => watch(store, `${timestamp}`));
        const changed = { id: 't1', kind: 'person', rev: 2, fields: { Name: { value: 'changed' } } };
        take(store, { key: 'other', data: { things: [changed] }, timestamp: pages.length });
        pages.forEach((_, timestamp) => {
          const isOther = JSON.stringify(show(store, `${timestamp}`)) !== before[timestamp];
          expect(watched[timestamp]?.changes()).toBe(isOther ? 1 : 0);
        });
      }),
    );
  });

  it('never goes backwards, whatever the order in which answers arrive, and counts what it refuses', () => {
    const versions = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 2, maxLength: 8 });
    const fields = fc.array(fc.subarray(['Name', 'Age', 'Mail'], { minLength: 1 }), {
      minLength: 8,
      maxLength: 8,
    });
    fc.assert(
      fc.property(versions, fields, (revs, shown) => {
        const store = createQuietStore();
        const newest = new Map<string, number>();
        revs.forEach((rev, timestamp) => {
          const names = shown[timestamp] ?? [];
          const entries = names.map((name) => [name, { value: rev }] as const);
          const thing = { id: 't', kind: 'person', rev, fields: Object.fromEntries(entries) };
          take(store, { key: `${timestamp}`, data: { byName: { one: thing } }, timestamp });
          for (const name of names) newest.set(name, Math.max(newest.get(name) ?? 0, rev));
          const record = store.entity({ entity: 'Thing', key: 't' });
          const view = record && store.denormalizeEntity(record, store.selections.everything).value;
          const known = [...newest].map(([name, value]) => [name, { value }]);
          expect(view).toEqual({
            id: 't',
            kind: 'person',
            rev: Math.max(...revs.slice(0, timestamp + 1)),
            fields: Object.fromEntries(known),
          });
        });
        const late = revs.filter((rev, at) => revs.slice(0, at).some((before) => before > rev));
        expect(store.counters.skipped > 0).toBe(late.length > 0);
      }),
    );
  });

  it('never shows an answer that was asked for by an earlier user', () => {
    const step = fc.record({ epoch: fc.nat(3), isChange: fc.boolean(), shown: page });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), facts, (steps, what) => {
        const store = createQuietStore();
        let admitted = new Set<string>();
        steps.forEach(({ epoch, isChange, shown }, timestamp) => {
          if (isChange) {
            store.dispatch([{ type: 'emptied' }]);
            admitted = new Set();
          }
          take(store, { key: `${timestamp}`, data: pageData(shown, what), timestamp, epoch });
          if (epoch === store.epoch()) admitted.add(`${timestamp}`);
          const visible = steps.map((_, at) => `${at}`).filter((key) => show(store, key) !== undefined);
          expect(new Set(visible)).toEqual(admitted);
        });
      }),
    );
  });

  it('bears entities that contain each other, however they were told', () => {
    const isWhole = (store: Store, key: string): boolean => {
      const record = store.entity({ entity: 'Thing', key });
      return !record || Object.isFrozen(store.denormalizeEntity(record, store.selections.everything).value);
    };
    const property = fc.property(fc.array(page, { minLength: 1, maxLength: 6 }), truth, (pages, what) => {
      const store = createQuietStore();
      return pages.every((one, timestamp) => {
        take(store, { key: `${timestamp % 3}`, data: pageData(one, what, timestamp), timestamp });
        return [0, 1, 2, 3].every((thing) => isWhole(store, `t${thing}`));
      });
    });
    expect(fc.check(property).failed).toBe(false);
  });
});
