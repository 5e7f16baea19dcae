import { describe, expect, it } from 'vitest';
import { formatMoment, formatPhone, formatValue, keepTogether, storedPhone } from './format-value.ts';

it.each([
  ['2026-12-08', 'date', 'en', 'Dec~8,~2026'],
  ['2026-12-08', 'date', 'es', '8~dic~2026'],
  ['2026-12-08', 'date', 'vi', '8~thg~12,~2026'],
  [123_456, 'cents', 'vi', '$1,234.56'],
  ['2026-11-30', 'weekday', 'en', 'Monday, November~30'],
  ['2026-11-30', 'weekday', 'es', 'lunes, 30~de~noviembre'],
  ['soon', 'date', 'en', 'soon'],
  ['210 Barton Springs Rd, Austin, TX 78704', 'text', 'en', '210~Barton~Springs~Rd, Austin, TX~78704'],
  ['8005550110', 'call', 'en', '(800) 555-0110'],
  [15_000, 'cents', 'es', '$150.00'],
  ['soon', 'cents', 'en', 'soon'],
  ['', 'cents', 'en', ''],
  [24, 'hours', 'es', '24 horas'],
  [1, 'hours', 'vi', '1 giờ'],
  [null, 'date', 'en', ''],
] as const)('writes %s as %s in %s', (value, look, language, want) => {
  expect(formatValue(value, look, language).replaceAll('\u00a0', '~')).toBe(want);
});

it('lets a time stand on the line below its day', () => {
  const text = formatValue('2026-11-29T18:27:00', 'datetime', 'en').replaceAll(/[\u00a0\u202f]/g, '~');
  expect(text).toBe('Nov~29,~2026, 6:27~PM');
});

it.each([
  ['2026-11-29T13:00:00', 'en', 'today, 1:00~PM'],
  ['2026-11-28T23:59:00', 'en', 'yesterday, 11:59~PM'],
  ['2026-11-30T00:00:00', 'es', 'mañana, 12:00~a.m.'],
  ['2026-11-29T13:00:00', 'vi', 'Hôm nay, 13:00'],
  ['2026-12-01T08:00:00', 'en', 'Dec~1,~2026, 8:00~AM'],
  ['soon', 'en', 'soon'],
  [null, 'en', ''],
] as const)('writes %s by its day in %s', (value, language, want) => {
  const text = formatMoment(value, '2026-11-29', language);
  expect(text.replaceAll(/[\u00a0\u202f]/g, '~')).toBe(want);
});

describe('a phone number', () => {
  it.each([
    '5125550142',
    '512-555-0142',
    '(512) 555-0142',
    '512.555.0142',
    '+1 512 555 0142',
    '1 (512) 555 0142',
    ' 512 555 0142 ',
  ])('is read and stored the same, however it was written: %s', (text) => {
    expect(formatPhone(text)).toBe('(512) 555-0142');
    expect(storedPhone(text)).toBe('5125550142');
  });

  it.each(['', '512', '+52 55 1234 5678', '112 555 0142', 'call me: 5125550142'])(
    'stays as it is when it is none of ours: %s',
    (text) => {
      expect(formatPhone(text)).toBe(text);
      expect(storedPhone(text)).toBe(text);
    },
  );
});

it.each([
  ['210 Barton Springs Rd, Austin, TX 78704', '210~Barton~Springs~Rd, Austin, TX~78704'],
  [
    '880 Congress Ave, Unit 12, San Antonio, TX 78701-1234',
    '880~Congress~Ave, Unit~12, San~Antonio, TX~78701-1234',
  ],
  [
    '12345 Martin Luther King Junior Boulevard, Austin, TX 78704',
    '12345 Martin Luther King Junior Boulevard, Austin, TX~78704',
  ],
  ['We wrote to you, and TX 78704 is where you live', 'We wrote to you, and TX 78704 is where you live'],
  ['Steady Saver 12', 'Steady Saver 12'],
  ['', ''],
])('keeps the parts of %s together', (given, want) => {
  expect(keepTogether(given).replaceAll('\u00a0', '~')).toBe(want);
});
