import { describe, expect, it } from 'vitest';
import { addressOf, readLook } from './look-setting.ts';

const start = { brand: 'c', scheme: 'light', language: 'en', length: 'usual' } as const;

describe('the look of the gallery', () => {
  it.each([
    ['', start],
    ['?brand=a&scheme=dark', { ...start, brand: 'a', scheme: 'dark' }],
    ['?language=es&length=long', { ...start, language: 'es', length: 'long' }],
    ['?brand=z&language=fr&scheme=pink', start],
  ])('is read from %s', (search, want) => {
    expect(readLook(search)).toEqual(want);
  });

  it('keeps the other choices when one changes', () => {
    const look = readLook('?brand=b&language=es');
    expect(readLook(addressOf(look, 'scheme', 'dark'))).toEqual({ ...look, scheme: 'dark' });
  });
});
