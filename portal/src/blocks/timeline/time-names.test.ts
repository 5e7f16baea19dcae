import { expect, it } from 'vitest';
import { timeNames } from './time-names.ts';

const month = undefined;

it.each([
  ['a month', '2026-10-01', month, 13, ['Oct', 'October 2026'], ['oct', 'octubre de 2026']],
  [
    'a month of days',
    '2026-10-01T00:00:00-05:00',
    31 * 86_400,
    12,
    ['Oct', 'October 2026'],
    ['oct', 'octubre de 2026'],
  ],
  [
    'a day of a month',
    '2026-11-24',
    86_400,
    30,
    ['24', 'Tuesday, November 24'],
    ['24', 'martes, 24 de noviembre'],
  ],
  [
    'a day of a week',
    '2026-11-24',
    86_400,
    7,
    ['Tue', 'Tuesday, November 24'],
    ['mar', 'martes, 24 de noviembre'],
  ],
  [
    'a quarter of an hour',
    '2026-11-24T18:45:00-06:00',
    900,
    96,
    ['6 PM', 'Tuesday, November 24 at 6:45 PM'],
    ['6 p.m.', 'martes, 24 de noviembre, 6:45 p.m.'],
  ],
  [
    'the longest day',
    '2026-11-01T00:00:00-05:00',
    90_000,
    30,
    ['1', 'Sunday, November 1'],
    ['1', 'domingo, 1 de noviembre'],
  ],
  [
    'an hour',
    '2026-11-24T18:00:00-06:00',
    3600,
    24,
    ['6 PM', 'Tuesday, November 24 at 6 PM'],
    ['6 p.m.', 'martes, 24 de noviembre, 6 p.m.'],
  ],
])('names %s', (_, at, seconds, count, english, spanish) => {
  const named = (language: 'en' | 'es') => {
    const name = timeNames(language, count)(at, seconds);
    return [name?.short, name?.long].map((text) => text?.replaceAll(/\s/g, ' '));
  };
  expect(named('en')).toEqual(english);
  expect(named('es')).toEqual(spanish);
});

it('has no name for what is no date', () => {
  expect(timeNames('en', 1)('soon', month)).toBeUndefined();
});

it('tells a month in Vietnamese as briefly as a date does', () => {
  expect(timeNames('vi', 13)('2026-10-01', month)?.short).toBe('thg 10');
});
