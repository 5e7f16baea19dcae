import { describe, expect, it } from 'vitest';
import { createStoreScene, fieldsOf, NOW, thingOf } from '../../../toys/store-scene.ts';
import type { Json } from '../../core/json-value.ts';
import { fieldPath, type Need, type Selection } from './selection.ts';

const FRESH = NOW + 30_000;
const a = { entity: 'Thing', key: 'a' };
const ann = (fields: { readonly [name: string]: Json }, rev?: number) => thingOf('a', fields, rev);
const at = (timestamp: number, until: number) => ({ until, version: undefined, timestamp });

function open() {
  const scene = createStoreScene();
  const { selections } = scene.store;
  return {
    ...scene,
    /** The things of a selection as they are shown. */
    look: (selection: Selection, id = 'a') => scene.store.denormalizeEntity(scene.thing(id), selection),
    show: (key: string) => {
      const record = scene.store.result(key);
      return record && scene.store.denormalizeResult(record);
    },
    names: (...names: readonly string[]) => fieldsOf(scene.store, 'required', names),
    members: (rest: Selection['rest'], ...names: readonly string[]) =>
      selections.of(new Map(names.map((name) => [fieldPath(name), { need: 'required' as const }])), rest),
  };
}

describe('a look at a thing', () => {
  it('at all of it is the very object that came', () => {
    const { store, answer, thing, look } = open();
    answer({ one: ann({ Name: 'Ann' }) });
    const whole = { value: thing('a').data, missing: [], freshUntil: FRESH };
    expect(look(store.selections.everything)).toEqual(whole);
    expect(look(store.selections.everything).value).toBe(thing('a').data);
    expect(look(thing('a').fieldSet)).toEqual(whole);
  });

  it('at some fields shows those alone, frozen', () => {
    const { answer, look, names, members } = open();
    answer({ one: ann({ Name: 'Ann', Age: 3 }) });
    const { value } = look(names('Name'));
    expect(value).toEqual({ fields: { Name: { value: 'Ann' } } });
    expect(Object.isFrozen(value) && Object.isFrozen(Object(value).fields)).toBe(true);
    expect(look(members('none', 'kind')).value).toEqual({ kind: 'person' });
  });

  it.each<[Selection['rest'], readonly string[], Json]>([
    ['none', ['kind'], { kind: 'person' }],
    ['members', ['kind'], { kind: 'person', id: 'a', fields: {} }],
    ['members', [], { kind: 'person', id: 'a', fields: {} }],
    ['all', ['kind'], ann({ Name: 'Ann', Age: 3 })],
    ['all', [], ann({ Name: 'Ann', Age: 3 })],
  ])('with the rest "%s" beside %j', (rest, names, want) => {
    const { answer, look, members } = open();
    answer({ one: ann({ Name: 'Ann', Age: 3 }) });
    expect(look(members(rest, ...names)).value).toEqual(want);
  });

  it('shows an entry that is named as no other may be', () => {
    const { answer, look, names } = open();
    answer({ one: JSON.parse('{"id":"a","fields":{"__proto__":{"value":1},"Name":{"value":2}}}') as Json });
    const { value } = look(names('__proto__'));
    expect(Object.entries(Object(value).fields)).toEqual([['__proto__', { value: 1 }]]);
  });

  it('is the same object until one of its fields changes, whose others stay', () => {
    const { answer, look, names } = open();
    answer({ one: ann({ Name: { first: 'Ann' }, Age: 3, Mail: 'x' }) });
    const before = look(names('Name', 'Age')).value;
    answer({ one: ann({ Mail: 'y' }) }, { timestamp: 2, key: 'r2' });
    expect(look(names('Name', 'Age')).value).toBe(before);
    answer({ one: ann({ Age: 4 }) }, { timestamp: 3, key: 'r2' });
    const after = look(names('Name', 'Age')).value;
    expect(after).toEqual({ fields: { Name: { value: { first: 'Ann' } }, Age: { value: 4 } } });
    expect(Object(after).fields.Name).toBe(Object(before).fields.Name);
  });

  it('keeps a map in which nothing changed where something beside it did', () => {
    const { store, answer, look } = open();
    const { selections } = store;
    const both = selections.union(
      fieldsOf(store, 'required', ['Name']),
      selections.of(new Map([['kind', { need: 'required' }]]), 'none'),
    );
    answer({ one: { ...ann({ Name: 'Ann', Age: 3 }), kind: 'person' } });
    const before = look(both).value;
    answer({ one: { ...ann({ Name: 'Ann', Age: 4 }), kind: 'robot' } }, { timestamp: 2 });
    const after = look(both).value;
    expect(after).toEqual({ kind: 'robot', fields: { Name: { value: 'Ann' } } });
    expect(Object(after).fields).toBe(Object(before).fields);
  });

  it('shows what a write is expected to change, and goes on with the same object where that came', () => {
    const { answer, look, names, dispatch } = open();
    answer({ one: ann({ Name: 'Ann', Age: 3 }) });
    const update = {
      id: 1,
      fields: [{ member: 'fields', entry: 'Name', value: { value: { first: 'Bea' } } }],
    };
    dispatch({ type: 'optimistic-begun', epoch: 0, entity: a, update });
    const expected = look(names('Name')).value;
    expect(expected).toEqual({ fields: { Name: { value: { first: 'Bea' } } } });
    dispatch({ type: 'optimistic-settled', epoch: 0, entity: a, id: 1, taken: undefined });
    answer({ one: ann({ Name: { first: 'Bea' } }) }, { timestamp: 3, key: 'r2' });
    expect(look(names('Name')).value).toEqual(expected);
  });

  it('of which nothing is known shows nothing', () => {
    const { store, dispatch, look, names } = open();
    dispatch({ type: 'expired', epoch: 0, keys: [], entities: [a], at: at(1, NOW) });
    expect(look(store.selections.everything)).toMatchObject({ value: {}, missing: [] });
    expect(look(names('Name'))).toMatchObject({ value: {}, missing: ['Name'] });
  });
});

describe('what a look misses', () => {
  it.each<[Need, string, readonly string[]]>([
    ['required', 'there', []],
    ['required', 'absent', ['Field']],
    ['required', 'unknown', ['Field']],
    ['optional', 'there', []],
    ['optional', 'absent', []],
    ['optional', 'unknown', ['Field']],
    ['kept', 'absent', []],
    ['kept', 'unknown', []],
  ])('of a %s field that is %s', (need, how, missing) => {
    const { store, answer, look } = open();
    const wanted = how === 'absent' ? fieldsOf(store, 'optional', ['Field']) : undefined;
    answer({ one: ann(how === 'there' ? { Field: 1 } : { Name: 'Ann' }) }, { wanted });
    expect(look(fieldsOf(store, need, ['Field'])).missing).toEqual(missing);
  });

  it('is missed beside all that is there, too', () => {
    const { answer, look, members } = open();
    answer({ one: ann({ Name: 'Ann' }) });
    expect(look(members('all', 'gone'))).toMatchObject({ value: ann({ Name: 'Ann' }), missing: ['gone'] });
  });

  it('is named by its way, in things that are there and in those that are not', () => {
    const { store, answer, look } = open();
    const { selections } = store;
    answer({ one: ann({ Boss: thingOf('b', { Name: 'Bob' }), Team: 1 }) });
    const inner = selections.of(
      new Map([
        [fieldPath('fields', 'Name'), { need: 'required' as const }],
        [fieldPath('fields', 'Age'), { need: 'optional' as const }],
        [fieldPath('fields', 'Old'), { need: 'kept' as const }],
        [fieldPath('kind'), { need: 'required' as const }],
      ]),
      'none',
    );
    const fields = fieldsOf(store, 'required', [
      ['Boss', inner],
      ['Aide', inner],
      ['Mate', selections.nothing],
    ]);
    expect(look(fields).missing).toEqual(['Boss.Age', 'Aide.Name', 'Aide.Age', 'Aide.kind', 'Mate']);
  });
});

describe('how long a look is fresh', () => {
  it('is as long as each of its fields, and no longer', () => {
    const { store, answer, look, names, thing } = open();
    answer({ one: ann({ Name: 'Ann' }) });
    answer({ one: ann({ Age: 3 }) }, { timestamp: 2, now: NOW + 500, key: 'r2' });
    expect(look(names('Name')).freshUntil).toBe(FRESH);
    expect(look(names('Age')).freshUntil).toBe(FRESH + 500);
    expect(look(names('Name', 'Age')).freshUntil).toBe(FRESH);
    expect(look(store.selections.everything).freshUntil).toBe(FRESH);
    thing('a').fieldMetadata?.set(fieldPath('fields', 'Age'), at(2, NOW));
    answer({ list: [] }, { key: 'tick' });
    expect(look(store.selections.everything).freshUntil).toBe(NOW);
    expect(look(names('Name')).freshUntil).toBe(FRESH);
  });

  it('is as long as what is absent is known to be', () => {
    const { store, answer, look, thing } = open();
    const wanted = fieldsOf(store, 'optional', ['Mail']);
    answer({ one: ann({ Name: 'Ann' }) }, { wanted });
    thing('a').absent?.set(fieldPath('fields', 'Mail'), at(1, NOW + 7));
    expect(look(fieldsOf(store, 'optional', ['Name', 'Mail'])).freshUntil).toBe(NOW + 7);
    expect(look(fieldsOf(store, 'optional', ['Name'])).freshUntil).toBe(FRESH);
  });

  it('is as long as the things inside it, by what is shown of these', () => {
    const { store, answer, look, show } = open();
    answer({ one: ann({ Name: 'Ann', Boss: thingOf('b', { Name: 'Bob' }) }) }, { until: FRESH * 2 });
    const inner = (...names: readonly string[]) => fieldsOf(store, 'kept', names);
    const boss = (...names: readonly string[]) => fieldsOf(store, 'kept', [['Boss', inner(...names)]]);
    answer({ one: thingOf('b', { Age: 1 }) }, { timestamp: 2, now: NOW - 500, key: 'r2' });
    expect(look(boss('Name')).freshUntil).toBe(FRESH);
    expect(look(boss('Age')).freshUntil).toBe(FRESH - 500);
    expect(show('r')?.freshUntil).toBe(FRESH - 500);
    expect(look(inner('Name')).freshUntil).toBe(FRESH);
    answer({ one: ann({ Mail: 'x' }) }, { timestamp: 3, now: NOW - 900, key: 'r3' });
    expect(look(store.selections.everything).freshUntil).toBe(FRESH - 900);
  });

  it('of a result is as long as the result, too', () => {
    const { answer, show, dispatch } = open();
    answer({ one: ann({}) }, { until: NOW + 5 });
    expect(show('r')?.freshUntil).toBe(NOW + 5);
    dispatch({ type: 'expired', epoch: 0, keys: ['r'], entities: [], at: at(4, NOW + 2) });
    expect(show('r')?.freshUntil).toBe(NOW + 2);
  });

  it('ends with the thing, without a change of what is shown', () => {
    const { answer, look, names, dispatch, show } = open();
    answer({ one: ann({ Name: 'Ann' }) }, { until: FRESH * 2 });
    const [before, result] = [look(names('Name')).value, show('r')?.value];
    dispatch({ type: 'expired', epoch: 0, keys: [], entities: [a], at: at(4, NOW) });
    expect(look(names('Name'))).toMatchObject({ freshUntil: NOW });
    expect(look(names('Name')).value).toBe(before);
    expect(show('r')).toMatchObject({ freshUntil: NOW });
    expect(show('r')?.value).toBe(result);
  });
});

describe('things that show each other', () => {
  const circle = { list: [ann({ Boss: thingOf('b', {}) }), thingOf('b', { Boss: ann({}) })] };

  it('are shown as far as they were told, and are fresh for as long as both', () => {
    const { answer, show } = open();
    answer(circle, { until: FRESH * 2 });
    expect(show('r')?.value).toEqual(circle);
    expect(show('r')?.freshUntil).toBe(FRESH);
  });

  it('end where all of them is asked for', () => {
    const { answer, dispatch, show } = open();
    answer(circle, { until: FRESH * 2 });
    const metadata = at(2, FRESH * 2);
    dispatch({
      type: 'composed',
      epoch: 0,
      result: { key: 'c', operation: 'any', config: {} },
      members: [['x', a]],
      metadata,
    });
    expect(show('c')?.value).toMatchObject({ x: { id: 'a', fields: { Boss: { value: { id: 'b' } } } } });
    expect(show('c')?.freshUntil).toBe(FRESH);
  });
});

describe('a result', () => {
  it('of which nothing came shows nothing', () => {
    const { dispatch, show } = open();
    dispatch({ type: 'asked', epoch: 0, result: { key: 'r', operation: 'any', config: {} } });
    expect(show('r')).toBeUndefined();
  });

  it('shows its things as they are now, and is the same object while they are the same', () => {
    const { answer, show } = open();
    answer({ list: [ann({ Name: 'Ann' })], more: [1] });
    const before = show('r');
    expect(before).toMatchObject({ missing: [], value: { list: [ann({ Name: 'Ann' })], more: [1] } });
    expect(show('r')).toBe(before);
    answer({ one: ann({ Name: 'Bea' }) }, { timestamp: 2, key: 'r2' });
    const after = show('r')?.value;
    expect(after).toEqual({ list: [ann({ Name: 'Bea' })], more: [1] });
    expect(Object(after).more).toBe(Object(before?.value).more);
  });
});
