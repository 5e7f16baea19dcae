import { expect, it } from 'vitest';
import type { WeekBlock } from '../../../screen-language/generated/screen-config.gen.ts';
import { extremesOf, heatOf, weekHoursOf, weekNames } from './week-hours.ts';

const block: WeekBlock = {
  block: 'week',
  name: 'week',
  read: 'week',
  weekday: 'item.weekday',
  hour: 'item.hour',
  value: 'item.used',
  marked: 'item.cheap',
};
const page = {
  value: (source: string, item?: unknown): unknown =>
    typeof item === 'object' && item !== null ? Reflect.get(item, source.replace('item.', '')) : undefined,
};

it('takes the hours of a week that have a value', () => {
  const hours = [
    { weekday: 1, hour: 0, used: 0.4 },
    { weekday: 7, hour: 23, used: -1, cheap: true },
    { weekday: 8, hour: 2, used: 1 },
    { weekday: 2, hour: 24, used: 1 },
    { weekday: 2, hour: 3, used: null },
    { hour: 3, used: 1 },
  ];
  expect(weekHoursOf(block, page, { data: { hours } })).toEqual([
    { day: 0, hour: 0, value: 0.4, isMarked: false },
    { day: 6, hour: 23, value: -1, isMarked: true },
  ]);
});

const hour = (value: number, day = 0) => ({ day, hour: 0, value });

it.each([
  ['the most is 1', hour(4), [hour(2), hour(4)], 1],
  ['the half of it 0.5', hour(2), [hour(2), hour(4)], 0.5],
  ['what was given is less than 0', hour(-2), [hour(-2), hour(4)], -0.5],
  ['more given than used', hour(1), [hour(-4), hour(1)], 0.25],
  ['nothing at all', hour(0), [hour(0)], 0],
])('heat: %s', (_, one, all, want) => {
  expect(heatOf(one, all)).toBe(want);
});

it('finds the most and the least, of equal ones the first', () => {
  expect(extremesOf([hour(2, 0), hour(5, 1), hour(5, 2), hour(2, 3)])).toEqual({
    top: hour(5, 1),
    low: hour(2, 0),
  });
  expect(extremesOf([])).toBeUndefined();
});

it.each([
  ['en', 'Mon', 'Sunday', /6\sPM/, /Friday.*6\sPM/],
  ['es', 'lun', 'domingo', /6\sp/, /viernes.*6\sp/],
] as const)('names days and hours in %s', (language, monday, sunday, six, whole) => {
  const names = weekNames(language);
  expect(names.shortDay(0)).toBe(monday);
  expect(names.longDay(6)).toBe(sunday);
  expect(names.hour(18)).toMatch(six);
  expect(names.whole({ day: 4, hour: 18 })).toMatch(whole);
  expect(names.whole({ day: 4, hour: 18 })).toMatch(/\d\u00a0\D+$/);
});
