import { describe, expect, it } from 'vitest';
import { formatPhone, storedPhone } from './phone-text.ts';

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
