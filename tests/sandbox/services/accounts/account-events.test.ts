import { expect, it } from 'vitest';
import { eventsAround } from './account-events.ts';

const at = (...days: readonly string[]) =>
  days.map((on) => ({ kind: 'billMade', on, amountCents: null, about: null }));
const daysOf = (events: readonly { readonly on: string }[]) => events.map(({ on }) => on);

it.each([
  ['nothing', [], [], []],
  ['today is still to come', ['2026-11-21'], ['2026-11-21'], []],
  [
    'in order',
    ['2027-01-02', '2026-12-01', '2026-10-01', '2026-11-01'],
    ['2026-12-01', '2027-01-02'],
    ['2026-11-01', '2026-10-01'],
  ],
  ['not beyond a year', ['2027-11-21', '2027-11-22'], ['2027-11-21'], []],
  [
    'four of each',
    ['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01', '2026-05-01'],
    [],
    ['2026-05-01', '2026-04-01', '2026-03-01', '2026-02-01'],
  ],
])('tells %s', (_, days, coming, past) => {
  const found = eventsAround(at(...days), '2026-11-21');
  expect([daysOf(found.coming), daysOf(found.past)]).toEqual([coming, past]);
});
