import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { asking, askingOf, askingsFor, joiningOf, subjectOf } from './condition-forms.ts';
import { expressionKindOf, expressionOf } from './expression-forms.ts';
import { inputsOf, proposedCases, resultOf } from './rule-trial.ts';
import type { Rule } from './rule-trial.ts';
import { expressionSentence, sentenceOf } from './sentences.ts';

const screen = {
  steps: [
    {
      id: 'one',
      fields: [
        { name: 'kind', as: 'radio', options: ['move', 'other'] },
        { name: 'people', as: 'number' },
        { name: 'start', as: 'date' },
        { name: 'agreed', as: 'consent' },
        { name: 'pets', as: 'checkboxes', options: ['cat', 'dog'] },
      ],
    },
  ],
  conditions: {
    moving: { field: 'kind', is: 'move' },
    crowded: { all: ['moving', { compare: { field: 'people' }, moreThan: 4 }] },
    soon: { compare: { field: 'start' }, lessThan: { from: 'today', plusDays: 3 } },
    pets: { compare: { field: 'pets' }, count: true, atLeast: 2 },
    free: { not: { any: ['crowded', { field: 'agreed', is: true }] } },
    late: { compare: { from: 'values.days' }, moreThan: 10 },
    circle: { not: 'circle' },
    open: { from: 'reads.bill.state', in: ['open', 'due'] },
    several: { compare: { from: 'reads.bill.lines' }, count: true, matching: 'isOpen', moreThan: 1 },
    isOpen: { from: 'item.state', is: 'open' },
  },
  values: {
    days: { daysFrom: { from: 'today' }, to: { field: 'start' } },
    rent: { multiply: [{ field: 'people' }, { when: 'moving', use: 10, otherwise: 5 }] },
    sum: { sumOf: 'reads.bill.lines', take: 'cents' },
    broken: { add: 'no list' },
  },
};
const condition = (name: string): Rule => ({ of: 'conditions', name });
const value = (name: string): Rule => ({ of: 'values', name });

describe('the inputs of a rule', () => {
  it.each([
    [
      condition('crowded'),
      [
        ['answers.kind', 'text'],
        ['answers.people', 'number'],
      ],
    ],
    [
      condition('soon'),
      [
        ['answers.start', 'day'],
        ['today', 'day'],
      ],
    ],
    [condition('pets'), [['answers.pets', 'count']]],
    [
      condition('free'),
      [
        ['answers.kind', 'text'],
        ['answers.people', 'number'],
        ['answers.agreed', 'flag'],
      ],
    ],
    [
      condition('late'),
      [
        ['today', 'day'],
        ['answers.start', 'day'],
      ],
    ],
    [condition('circle'), []],
    [condition('gone'), []],
    [
      value('rent'),
      [
        ['answers.people', 'number'],
        ['answers.kind', 'text'],
      ],
    ],
    [value('sum'), [['reads.bill.lines', 'numbers']]],
    [value('broken'), []],
  ] as const)('%j', (rule, want) => {
    expect(inputsOf(screen, rule).map(({ source, kind }) => [source, kind])).toEqual(want);
  });
});

describe('a case', () => {
  it.each([
    [condition('crowded'), { 'answers.kind': 'move', 'answers.people': '5' }, true],
    [condition('crowded'), { 'answers.kind': 'move', 'answers.people': '4' }, false],
    [condition('crowded'), { 'answers.people': '5' }, false],
    [condition('soon'), { 'answers.start': '2026-01-03', today: '2026-01-01' }, true],
    [condition('soon'), { 'answers.start': '2026-01-04', today: '2026-01-01' }, false],
    [condition('pets'), { 'answers.pets': '2' }, true],
    [condition('free'), { 'answers.agreed': 'true' }, false],
    [condition('late'), { 'answers.start': '2026-01-20', today: '2026-01-01' }, true],
    [condition('open'), { 'reads.bill.state': 'due' }, true],
    [condition('several'), { 'reads.bill.lines': '2' }, true],
    [value('rent'), { 'answers.people': '3', 'answers.kind': 'move' }, 30],
    [value('sum'), { 'reads.bill.lines': '10 20' }, 30],
    [value('broken'), {}, undefined],
  ] as const)('of %j with %j comes to %s', (rule, typed, want) => {
    expect(resultOf(screen, rule, { inputs: inputsOf(screen, rule), typed })).toBe(want);
  });

  it('is proposed for each value that the rule names, those beside it, and no answer', () => {
    const inputs = inputsOf(screen, condition('crowded'));
    const cases = proposedCases(inputs, '2026-01-01');
    expect(cases.map((one) => one['answers.people'])).toEqual(expect.arrayContaining(['3', '4', '5', '']));
    expect(cases.map((one) => one['answers.kind'])).toEqual(expect.arrayContaining(['move', 'other', '']));
    const results = cases.map((typed) => resultOf(screen, condition('crowded'), { inputs, typed }));
    expect(new Set(results)).toEqual(new Set([true, false]));
  });
});

describe('every rule of the project', () => {
  const screens = readdirSync('screen-configs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes('/') && name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(`screen-configs/${name}`, 'utf8')) as Partial<typeof screen>);
  const conditions = screens.flatMap((one) =>
    Object.entries(one.conditions ?? {}).map(([name, rule]) => ({ one, name, rule })),
  );
  const values = screens.flatMap((one) =>
    Object.entries(one.values ?? {}).map(([name, rule]) => ({ one, name, rule })),
  );

  it('reads as a sentence, and can be tried', () => {
    expect(conditions.length).toBeGreaterThan(100);
    for (const { one, name, rule } of conditions) {
      expect(sentenceOf(rule)).not.toMatch(/^$|undefined|\[object/);
      const inputs = inputsOf(one, condition(name));
      expect(inputs.length, `${name} ${JSON.stringify(rule)}`).toBeGreaterThan(0);
      for (const typed of proposedCases(inputs, '2026-01-01'))
        expect(typeof resultOf(one, condition(name), { inputs, typed })).toBe('boolean');
    }
    for (const { rule } of values) expect(expressionSentence(rule)).not.toMatch(/^$|undefined|\[object/);
  });

  it('stays what it is when its own way of asking is chosen again', () => {
    const plain = conditions.filter(
      ({ rule }) => joiningOf(rule) === undefined && typeof rule === 'object' && !('not' in rule),
    );
    for (const { rule } of plain) {
      const how = askingOf(rule);
      if (Object.keys(rule).length > 2) continue;
      expect(asking(subjectOf(rule), how, rule)).toEqual(rule);
    }
    for (const { rule } of values) expect(expressionKindOf(rule)).not.toBe('written');
  });
});

it.each(['number', 'checkboxes', 'yes-no', 'radio', 'text', undefined])('%s can be asked about', (kind) => {
  for (const how of askingsFor(kind))
    expect(askingOf(asking({ field: 'a' }, how, { field: 'a', is: 'x' }))).toBe(how);
});

it('a calculation goes on with the values of the one before', () => {
  expect(expressionOf('multiply', { add: [1, { field: 'a' }] })).toEqual({ multiply: [1, { field: 'a' }] });
  expect(expressionOf('round', { field: 'a' })).toEqual({ round: { field: 'a' }, digits: 2 });
  for (const kind of [
    'written',
    'answer',
    'value',
    'add',
    'min',
    'sum',
    'count',
    'join',
    'when',
    'pick',
    'days',
    'businessDays',
  ] as const)
    expect(expressionKindOf(expressionOf(kind, undefined))).toBe(kind);
});
