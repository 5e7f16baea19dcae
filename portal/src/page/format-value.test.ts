import { expect, it } from 'vitest';
import { formatValue } from './format-value.ts';

it.each([
  ['2026-12-08', 'date', 'en', 'Dec~8,~2026'],
  ['2026-12-08', 'date', 'es', '8~dic~2026'],
  ['soon', 'date', 'en', 'soon'],
  ['210 Barton Springs Rd, Austin, TX 78704', 'text', 'en', '210~Barton~Springs~Rd, Austin, TX~78704'],
  ['8005550110', 'call', 'en', '(800) 555-0110'],
  [15_000, 'cents', 'es', '$150.00'],
  [null, 'date', 'en', ''],
] as const)('writes %s as %s in %s', (value, look, language, want) => {
  expect(formatValue(value, look, language).replaceAll('\u00a0', '~')).toBe(want);
});

it('lets a time stand on the line below its day', () => {
  const text = formatValue('2026-11-29T18:27:00', 'datetime', 'en').replaceAll(/[\u00a0\u202f]/g, '~');
  expect(text).toBe('Nov~29,~2026, 6:27~PM');
});
