import { expect, it } from 'vitest';
import { scaleAround, scaleFromZero, shareOf } from './scale.ts';

it.each([
  ['kWh of a year', [842, 1120, 1933], [0, 500, 1000, 1500, 2000]],
  ['therms of a year', [3.2, 61], [0, 20, 40, 60, 80]],
  ['kWh of a year without a hot month', [842, 1371], [0, 500, 1000, 1500]],
  ['a night', [0.2, 1.46], [0, 0.5, 1, 1.5]],
  ['nothing used', [0, 0], [0, 1, 2]],
  ['no values', [], [0, 1, 2]],
  ['a roof that gives at noon', [-1.4, 0.8, 2.3], [-2, 0, 2, 4, 6]],
  ['a roof that gives all day', [-3, -1], [-3, -2, -1, 0, 1]],
])('an axis from zero: %s', (_, values, marks) => {
  expect(scaleFromZero(values).marks).toEqual(marks);
});

it.each([
  ['a Texan year', [48.2, 87.1], [40, 55, 70, 85, 100]],
  ['below zero', [-12, 3], [-20, -10, 0, 10, 20]],
  ['always the same', [70], [70, 75, 80, 85, 90]],
])('an axis around values: %s', (_, values, marks) => {
  expect(scaleAround(values).marks).toEqual(marks);
});

it('places values between foot and top', () => {
  expect(shareOf(70, scaleAround([48.2, 87.1]))).toBe(0.5);
});
