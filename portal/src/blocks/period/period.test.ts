import { expect, it } from 'vitest';
import { periodTitle } from './period.tsx';

it.each([
  ['day', ['2026-11-24', '2026-11-24'], 'Tuesday, November 24, 2026', 'martes, 24 de noviembre de 2026'],
  ['week', ['2026-11-22', '2026-11-28'], 'Nov 22 – 28, 2026', '22–28 de nov de 2026'],
  ['week', ['2026-11-29', '2026-12-05'], 'Nov 29 – Dec 5, 2026', '29 de nov – 5 de dic 2026'],
  ['month', ['2026-11-01', '2026-11-30'], 'November 2026', 'noviembre de 2026'],
  ['year', ['2026-01-01', '2026-12-31'], '2026', '2026'],
  ['day', [undefined, undefined], '', ''],
] as const)('names a %s', (span, days, english, spanish) => {
  expect(periodTitle(span, days, 'en').replaceAll(/\s/g, ' ')).toBe(english);
  expect(periodTitle(span, days, 'es').replaceAll(/\s/g, ' ')).toBe(spanish);
});
