import { describe, expect, it } from 'vitest';
import { createStoreScene, fieldsOf, NOW, thingOf } from '../../../toys/store-scene.ts';
import { toyEntities } from '../../../toys/toy-api.ts';
import type { Json } from '../../core/json-value.ts';
import { fieldPath } from '../read/selection.ts';

const FRESH = NOW + 30_000;
const mail = fieldPath('fields', 'Mail');
const ann = (fields: { readonly [name: string]: Json }, rev?: number) => thingOf('a', fields, rev);

describe('a field', () => {
  it('that shows a thing comes with the map in which it stands', () => {
    const { answer, shown } = createStoreScene();
    answer({ one: { id: 'a', kind: 'person' } });
    const fields = { Name: { value: 'Ann' }, Boss: { value: thingOf('b', { Age: 1 }) } };
    answer({ one: { id: 'a', fields } }, { timestamp: 2, key: 'r2' });
    expect(shown('a')).toEqual({ id: 'a', kind: 'person', fields });
  });

  it('that showed a thing goes with it, and leaves others beside it', () => {
    const { store, answer, shown, thing } = createStoreScene();
    answer({ one: ann({ Boss: thingOf('b', {}), Aide: thingOf('c', {}) }) });
    const wanted = fieldsOf(store, 'optional', ['Boss']);
    answer({ one: ann({}) }, { timestamp: 2, key: 'r2', wanted });
    expect(shown('a')).toEqual(ann({ Aide: thingOf('c', {}) }));
    expect([thing('b').parents === undefined, thing('c').parents === undefined]).toEqual([true, false]);
  });
});

describe('the object of an answer', () => {
  it('is kept as it came', () => {
    const { answer, thing } = createStoreScene();
    const one = ann({ Name: 'Ann' });
    answer({ one });
    expect(thing('a').data).toBe(one);
  });

  it('keeps members that say the same, be they objects or not', () => {
    const { answer, thing } = createStoreScene();
    const home = { city: 'Austin', at: { zip: '78701' } };
    answer({ one: { ...ann({}), home, kind: 'person' } });
    answer({ one: { ...ann({}), home: structuredClone(home), kind: 'robot' } }, { timestamp: 2 });
    expect(thing('a').data).toMatchObject({ kind: 'robot', home });
    expect(thing('a').data?.['home']).toBe(home);
  });

  it('may stand there twice, each time with another change of what was there', () => {
    const { answer, shown } = createStoreScene();
    const a = (kind: string, tag: number) => ({ ...ann({}), kind, tag });
    answer({ one: a('person', 1) });
    answer({ list: [a('robot', 2), a('person', 2)] }, { timestamp: 2, key: 'r2' });
    expect(shown('a')).toEqual(a('person', 2));
  });

  it('takes things away of which it showed different fields', () => {
    const { answer, thing, shown } = createStoreScene();
    const friends = [thingOf('b', { Name: 'Bob' }), thingOf('c', { Age: 1 })];
    answer({ one: { ...ann({}), friends } });
    answer({ one: { ...ann({}), friends: [] } }, { timestamp: 2 });
    expect(shown('a')).toEqual({ ...ann({}), friends: [] });
    expect([thing('a').references, thing('b').parents]).toEqual([undefined, undefined]);
  });

  it('is all that is known where one of several maps is something else', () => {
    const entities = { Thing: { ...toyEntities.Thing, mergeByMember: ['fields', 'more'] } };
    const { answer, shown } = createStoreScene({ entities, validate: 'off' });
    answer({ one: { id: 'a', kind: 'person', fields: { x: 1 }, more: { y: 1 } } });
    answer({ one: { id: 'a', fields: null, more: { z: 1 } } }, { timestamp: 2, key: 'r2' });
    expect(shown('a')).toEqual({ id: 'a', fields: null, more: { z: 1 } });
  });

  it('reports no change of a member that is gone', () => {
    const told: unknown[] = [];
    const { answer, state } = createStoreScene({ validate: 'off' });
    answer({ one: ann({}) });
    state().reports.push = (...reported) => told.push(...reported);
    answer({ one: { id: 'a', fields: null } }, { timestamp: 2 });
    expect(told).toEqual([]);
  });
});

describe('other fields of a thing', () => {
  it.each<[string, Json]>([
    ['alone', ann({ Name: 'Ann' })],
    ['that shows others', ann({ Name: 'Ann', Boss: thingOf('b', {}) })],
  ])('leave what was shown of it before the same object: %s', (_, one) => {
    const { store, answer, thing } = createStoreScene();
    answer({ one });
    const { fieldSet } = thing('a');
    const show = () => store.denormalizeEntity(thing('a'), fieldSet).value;
    const before = show();
    answer({ one: ann({ Age: 3 }) }, { timestamp: 2, key: 'r2' });
    expect(show()).toBe(before);
  });

  it('leave no view of a thing that nobody was shown', () => {
    const { dispatch, thing } = createStoreScene();
    const shape = { kind: 'entity', entity: 'Thing' } as const;
    for (const [data, timestamp] of [
      [ann({ Name: 'Ann' }), 1],
      [ann({ Age: 3 }), 2],
    ] as const)
      dispatch({ type: 'received', epoch: 0, answer: { data, shape, now: NOW, timestamp } });
    expect(thing('a').data).toEqual(ann({ Name: 'Ann', Age: 3 }));
    expect(thing('a').memos).toBeUndefined();
  });

  it('that are the same as those of another thing in the end are the same set', () => {
    const { answer, thing } = createStoreScene();
    answer({ list: [thingOf('b', { Name: 'Bob', Age: 1 })] }, { key: 'all' });
    answer({ one: ann({ Name: 'Ann' }) }, { timestamp: 5 });
    answer({ one: ann({ Name: 'Old', Age: 3 }) }, { timestamp: 2, key: 'r2' });
    expect(thing('a').fieldSet).toBe(thing('b').fieldSet);
  });

  it.each([
    ['of a later version makes', 2, NOW],
    ['of the same version leaves', 1, FRESH],
    ['without a version leaves', undefined, FRESH],
  ])('an answer %s what was absent: fresh until %3$i', (_, rev, until) => {
    const { store, answer, thing } = createStoreScene();
    answer({ one: ann({ Name: 'Ann' }, 1) }, { wanted: fieldsOf(store, 'optional', ['Mail']) });
    answer({ one: ann({ Age: 3 }, rev) }, { timestamp: 2, key: 'r2' });
    expect(thing('a').absent?.get(mail)?.until).toBe(until);
  });

  it('may come for a thing that no spec knows', () => {
    const { store, dispatch } = createStoreScene();
    const nobody = { entity: 'Nobody', key: 'x' };
    const keep = (data: { readonly [member: string]: Json }, timestamp: number) => {
      const metadata = { until: FRESH, version: undefined, timestamp };
      dispatch({ type: 'kept', epoch: 0, entities: [{ ...nobody, data, metadata }] });
    };
    keep({ id: 'x', one: 1 }, 1);
    keep({ id: 'x', two: 2 }, 2);
    expect(store.record(nobody)?.data).toEqual({ id: 'x', one: 1, two: 2 });
  });
});
