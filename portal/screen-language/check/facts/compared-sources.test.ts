import { expect, it } from 'vitest';
import type { Condition, ScreenConfig } from '../../generated/screen-config.gen.ts';
import { judgeTogether } from './judged-together.ts';

const due = { from: 'reads.bill.dueDate' };
const paid = { from: 'reads.bill.paidOn' };
const today = { from: 'today' };
const later = (days: number) => ({ ...due, plusDays: days });
const known: Condition = { from: 'reads.bill.paidOn', filled: true };
const chosen: Condition = { field: 'day', filled: true };

type Row = readonly [name: string, all: readonly [Condition, ...Condition[]], verdict: string | undefined];

const rows: readonly Row[] = [
  ['one comparison', [{ compare: paid, moreThan: due }], 'open'],
  [
    'both ways',
    [
      { compare: paid, moreThan: due },
      { compare: paid, lessThan: due },
    ],
    'never',
  ],
  [
    'turned round',
    [
      { compare: paid, moreThan: due },
      { compare: due, atLeast: paid },
    ],
    'never',
  ],
  [
    'turned round, the same',
    [
      { compare: paid, atLeast: due },
      { compare: due, atLeast: paid },
    ],
    'open',
  ],
  ['two limits', [{ compare: paid, moreThan: due, lessThan: due }], 'never'],
  ['two others', [{ compare: paid, moreThan: due, lessThan: today }], 'open'],
  [
    'days after',
    [
      { compare: paid, moreThan: later(3) },
      { compare: paid, lessThan: later(2) },
    ],
    'never',
  ],
  [
    'days between',
    [
      { compare: paid, moreThan: later(1) },
      { compare: paid, lessThan: later(3) },
    ],
    'open',
  ],
  [
    'days before',
    [
      { compare: later(3), lessThan: paid },
      { compare: paid, atMost: due },
    ],
    'never',
  ],
  ['neither', [{ not: { compare: paid, moreThan: due } }, { not: { compare: paid, atMost: due } }], 'open'],
  [
    'neither, where both are there',
    [{ not: { any: [{ compare: paid, moreThan: due }, { not: known }] } }, { compare: due, lessThan: paid }],
    'never',
  ],
  ['a day that is missing', [{ not: known }, { compare: paid, moreThan: due }], 'never'],
  ['an answer', [{ not: chosen }, { compare: { field: 'day' }, moreThan: today }], 'never'],
  ['an answer that is given', [chosen, { compare: { field: 'day' }, moreThan: today }], 'open'],
  ['a read that is not asked', ['isGuest', { compare: paid, moreThan: due }], 'never'],
  ['a value worked out', [{ compare: { from: 'values.day' }, moreThan: due }], undefined],
  ['a source with itself', [{ compare: due, moreThan: later(-1) }], undefined],
  ['a written day', [{ compare: due, moreThan: '2026-01-31' }], undefined],
];

it.each(rows)('tells how comparisons of sources hold together: %s', (_, all, verdict) => {
  const config: ScreenConfig = {
    version: 2,
    id: 'test/compared',
    access: 'anyone',
    route: '/compared',
    steps: [{ id: 'when', fields: [{ name: 'day', as: 'date' }] }],
    reads: { bill: { operation: 'getBill', when: 'isCustomer' } },
    conditions: {
      isGuest: { from: 'session.isGuest', is: true },
      isCustomer: { from: 'session.isGuest', is: false },
      asked: { all: [...all] },
    },
  };
  expect(judgeTogether(['asked'], config, {})).toBe(verdict);
});
