import { describe, expect, it } from 'vitest';
import { SdkError } from '../../core/errors.ts';
import type { Action } from '../../cache/actions.ts';
import { createSelections } from '../../cache/read/selection.ts';
import { asStale, isEnding } from './as-stale.ts';
import { encode, timestampOf, type Entry } from './entry.ts';
import { entitiesIn, splitEntry, subjectOf, survivors } from './compaction.ts';
import { isKept } from './replay.ts';
import { selectionForm, selectionOf } from './selection-form.ts';
import { toyEntities } from '../../../toys/index.ts';

const epoch = 3;
const result = { key: 'k', operation: 'getThing', config: { thingId: 'a' } };
/** As the store has it, with more than others are told. */
const record = { ...result, content: undefined, subscribers: 7 };
const thing = { entity: 'Thing', key: 'a' };
const answer = {
  data: { id: 'a' },
  shape: { kind: 'entity', entity: 'Thing' },
  now: 4,
  timestamp: 5,
} as const;
const at = { until: 9, version: 2, timestamp: 5 };
const error = new SdkError('HTTP', 'Gone', {
  operation: 'getThing',
  url: 'u',
  status: 404,
  statusText: 'N',
  errors: [],
});
const failed = { type: 'failed', epoch, result: record, error, timestamp: 5 } as const;
const told = {
  code: 'HTTP',
  message: 'Gone',
  operation: 'getThing',
  url: 'u',
  status: 404,
  statusText: 'N',
  errors: [],
};

const asJson = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));

describe('what is told of an action', () => {
  it.each<[string, Action, unknown]>([
    [
      'entities that came',
      { type: 'received', epoch, answer: { ...answer, isPut: true } },
      { type: 'received', answer },
    ],
    [
      'an answer',
      { type: 'answered', epoch, result: record, answer, until: 9, tag: 't' },
      { type: 'answered', result, answer, until: 9, tag: 't' },
    ],
    [
      'an answer for ever',
      { type: 'answered', epoch, result: record, answer, until: Infinity },
      { type: 'answered', result, answer },
    ],
    [
      'an answer that is the same',
      { type: 'revalidated', epoch, result: record, now: 4, timestamp: 5, until: 9 },
      { type: 'revalidated', result, now: 4, timestamp: 5, until: 9 },
    ],
    ['a failure', { ...failed, until: 9 }, { type: 'failed', result, error: told, until: 9, timestamp: 5 }],
    ['a failure that is not remembered', { ...failed, until: undefined }, undefined],
    ['a failure that is remembered for ever', { ...failed, until: Infinity }, undefined],
    [
      'an entity that went',
      { type: 'evicted', epoch, entity: { ...thing }, at, drop: true },
      { type: 'evicted', entity: thing, at, drop: true },
    ],
    [
      'what is out of date',
      { type: 'expired', epoch, keys: ['k'], entities: [thing], at: { ...at, until: Infinity } },
      { type: 'expired', keys: ['k'], entities: [thing], at: { version: 2, timestamp: 5 } },
    ],
    [
      'entities that were kept, without those that stand for what is asked',
      {
        type: 'kept',
        epoch,
        entities: [
          { ...thing, data: { id: 'a' }, metadata: { ...at, timestamp: 0 } },
          { ...thing, key: 'b', data: {}, metadata: { ...at, timestamp: -1 } },
        ],
      },
      { type: 'kept', entities: [{ ...thing, data: { id: 'a' }, metadata: { ...at, timestamp: 0 } }] },
    ],
    ['nothing that was kept', { type: 'kept', epoch, entities: [] }, undefined],
    ['a question', { type: 'asked', epoch, result }, undefined],
    ['the end of a question', { type: 'settled', epoch, key: 'k' }, undefined],
    ['the end of all', { type: 'emptied' }, undefined],
    ['the end of what was expected', { type: 'optimistic-settled', epoch, entity: thing, id: 1 }, undefined],
  ])('%s', (_, action, want) => {
    expect(asJson(encode(action))).toEqual(want);
  });

  it('names a selection so that another store has the same', () => {
    const [own, other] = [createSelections(), createSelections()];
    const inner = own.of(new Map([['Name', { need: 'kept' as const }]]), 'none');
    const selection = own.of(
      new Map([
        ['Owner', { need: 'required' as const, nested: inner }],
        ['Id', { need: 'optional' as const }],
      ]),
      'all',
    );
    const form = selectionForm(selection);
    expect(form).toEqual({
      rest: 'all',
      fields: [
        ['Owner', 'required', { rest: 'none', fields: [['Name', 'kept']] }],
        ['Id', 'optional'],
      ],
    });
    expect(selectionForm(selectionOf(form, other))).toEqual(form);
    const wanted = { ...answer, wanted: selection };
    expect(asJson(encode({ type: 'received', epoch, answer: wanted }))).toEqual({
      type: 'received',
      answer: { ...answer, wanted: form },
    });
  });
});

const keptEntry: Entry = {
  type: 'kept',
  entities: [
    { ...thing, data: { id: 'a', rev: 1 }, metadata: { timestamp: 4 } },
    { ...thing, key: 'b', data: { id: 'b', rev: 1 }, metadata: { timestamp: 7 } },
  ],
};
const entries: readonly (readonly [Entry, timestamp: number, subject: string, isEnding: boolean])[] = [
  [{ type: 'received', answer }, 5, 'entity Thing a', false],
  [
    { type: 'received', answer: { ...answer, shape: { kind: 'list', items: answer.shape }, data: [] } },
    5,
    '',
    false,
  ],
  [{ type: 'received', answer: { ...answer, data: {} } }, 5, '', false],
  [keptEntry, 7, 'kept Thing a,kept Thing b', false],
  [{ type: 'answered', result, answer }, 5, 'result k', false],
  [{ type: 'revalidated', result, now: 4, timestamp: 6 }, 6, 'result k', false],
  [
    { type: 'failed', result, error: { ...told, code: 'HTTP' }, until: 9, timestamp: 6 },
    6,
    'result k',
    false,
  ],
  [{ type: 'evicted', entity: thing, at }, 5, 'entity Thing a', true],
  [{ type: 'expired', keys: ['k'], entities: [thing], at }, 5, 'result k,entity Thing a', true],
  [{ type: 'invalidated', invalidations: [], at }, 5, 'invalidated []', true],
];

describe('an entry', () => {
  it.each(entries)('%j is of its time and subject', (entry, timestamp, subject, ends) => {
    expect(timestampOf(entry)).toBe(timestamp);
    expect(subjectOf(entry, toyEntities)).toBe(subject);
    expect(isEnding(entry)).toBe(ends);
  });

  it('of several entities is split into one each, and others are not', () => {
    expect(splitEntry(keptEntry).map((one) => subjectOf(one, toyEntities))).toEqual([
      'kept Thing a',
      'kept Thing b',
    ]);
    const received: Entry = { type: 'received', answer };
    expect(splitEntry(received)).toEqual([received]);
  });

  it('is stale by an expiry of all that it brings', () => {
    const stale = (entry: Entry) => asStale(entry, { at: 8, entities: toyEntities });
    const friends = { id: 'a', rev: 1, friends: [{ id: 'b' }], fields: { Boss: { value: { id: 'c' } } } };
    const entry: Entry = { type: 'answered', result, answer: { ...answer, data: friends } };
    expect(stale(entry)).toEqual([
      entry,
      {
        type: 'expired',
        keys: ['k'],
        entities: ['a', 'b', 'c'].map((key) => ({ entity: 'Thing', key })),
        at: { until: 8, timestamp: 5 },
      },
    ]);
    const ending: Entry = { type: 'evicted', entity: thing, at };
    expect(stale(ending)).toEqual([ending]);
    expect(stale({ type: 'revalidated', result, now: 4, timestamp: 6 })).toEqual([]);
    expect(stale({ type: 'received', answer })).toMatchObject([{}, { keys: [], entities: [thing] }]);
  });
});

it('knows a source that keeps what it tells', () => {
  const sources = [undefined, {}, { isKept: false }, { isKept: true }];
  expect(sources.map(isKept)).toEqual([false, false, false, true]);
});

describe('an entry leaves an earlier one of the same subject', () => {
  const received = (timestamp: number, data: object): Entry => ({
    type: 'received',
    answer: { ...answer, timestamp, data: { id: 'a', rev: 1, ...data } },
  });
  const kept = (timestamp: number, data: object): Entry => ({
    type: 'kept',
    entities: [{ ...thing, data: { id: 'a', rev: 1, ...data }, metadata: { timestamp } }],
  });
  const answered = (timestamp: number, wanted: boolean): Entry => ({
    type: 'answered',
    result,
    answer: { ...answer, timestamp, ...(wanted && { wanted: { rest: 'none' as const, fields: [] } }) },
  });
  const evicted = (timestamp: number, drop?: boolean): Entry => ({
    type: 'evicted',
    entity: thing,
    at: { timestamp },
    drop,
  });
  const failure = (timestamp: number): Entry => ({
    type: 'failed',
    result,
    error: { ...told, code: 'HTTP' },
    until: 9,
    timestamp,
  });
  const invalidated = (timestamp: number): Entry => ({
    type: 'invalidated',
    invalidations: [],
    at: { timestamp },
  });
  const revalidated = (timestamp: number): Entry => ({ type: 'revalidated', result, now: 4, timestamp });
  const list = (timestamp: number, ...items: readonly object[]): Entry => ({
    type: 'received',
    answer: {
      ...answer,
      timestamp,
      shape: { kind: 'list', items: answer.shape },
      data: items.map((item) => ({ id: 'a', rev: 2, ...item })),
    },
  });

  it.each<[string, Entry, Entry, boolean]>([
    ['with a field that it lacks', received(1, { x: 1 }), received(2, {}), true],
    ['with no other field', received(1, {}), received(2, { x: 1 }), false],
    [
      'with a field inside that it lacks',
      received(1, { fields: { A: { value: 1 } } }),
      received(2, { fields: {} }),
      true,
    ],
    [
      'with a field inside that it has',
      received(1, { fields: { A: { value: 1 } } }),
      received(2, { fields: { A: { value: 2 } } }),
      false,
    ],
    [
      'with another field inside than it has',
      received(1, { fields: { A: { value: 1 } } }),
      received(2, { fields: { B: { value: 2 } } }),
      true,
    ],
    ['of no version', received(1, { rev: undefined }), received(2, {}), false],
    ['of the same time, as it came later', received(2, {}), received(2, {}), false],
    ['of a later version', received(1, { rev: 3 }), received(2, { rev: 2 }), true],
    ['of a version that an entity of it has not', list(1, {}), list(2, { rev: 1 }, {}), true],
    ['of a version that all of it have', list(1, {}), list(2, {}, { rev: 3 }), false],
    ['of a version that one of it has', list(1, { rev: 3 }, { rev: undefined }), list(2, {}), true],
    ['about two, of which it has one', list(1, {}, { id: 'b' }), list(2, {}), true],
    ['about another entity', list(1, { id: 'b' }), list(2, {}), true],
    ['kept, which it is too', kept(1, {}), kept(2, {}), false],
    ['kept with more', kept(1, { x: 1 }), kept(2, {}), true],
    ['with a selection, which it has not', answered(1, true), answered(2, false), true],
    ['with a selection, as it has', answered(1, true), answered(2, true), false],
    ['that went, and it is there again', evicted(1), received(2, {}), true],
    ['that went, and it did again', evicted(1), evicted(2), false],
    ['that went with its results, and it without them', evicted(1, true), evicted(2), true],
    ['that went with its results, as it did', evicted(1, true), evicted(2, true), false],
    ['that failed, and it failed again', failure(1), failure(2), false],
    ['that failed, and it is answered', failure(1), answered(2, false), false],
    ['that failed, and it is the same', failure(1), revalidated(2), false],
    ['that was the same, and it failed', revalidated(1), failure(2), true],
    ['that was the same twice', revalidated(1), revalidated(2), false],
    ['that was invalidated twice', invalidated(1), invalidated(2), false],
    ['that was answered, and it failed', answered(1, false), failure(2), true],
    ['that was the same as what it answers then', revalidated(2), answered(2, false), false],
    ['that was the same, without its answer', revalidated(1), answered(2, false), false],
    ['that was the same after an answer before', revalidated(3), answered(2, false), true],
  ])('%s', (_, earlier, later, want) => {
    expect(survivors([earlier], later, toyEntities)).toEqual(want ? [earlier] : []);
  });

  it('counts entities once, wherever they stand', () => {
    expect(entitiesIn(list(1, {}, { id: 'b' }, {}), toyEntities)).toEqual([thing, { ...thing, key: 'b' }]);
    expect(entitiesIn(list(1, { id: undefined }, {}), toyEntities)).toEqual([thing]);
    expect(entitiesIn(evicted(1), toyEntities)).toEqual([]);
    expect(entitiesIn(keptEntry, toyEntities)).toEqual([thing, { ...thing, key: 'b' }]);
  });
});
