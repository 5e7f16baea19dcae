import { describe, expect, it } from 'vitest';
import { addressOf, readWish } from './look-setting.ts';

const start = { brand: 'c', scheme: 'light', language: 'en', length: 'usual' } as const;

describe('what is wished of the parts page', () => {
  it.each([
    ['', start],
    ['?brand=a&scheme=dark', { ...start, brand: 'a', scheme: 'dark' }],
    ['?language=es&length=long', { ...start, language: 'es', length: 'long' }],
    ['?brand=z&language=fr&scheme=pink', start],
  ])('is read from %s', (search, want) => {
    expect(readWish(search)).toEqual(want);
  });

  it('keeps the other choices when one changes', () => {
    const wish = readWish('?brand=b&language=es');
    expect(readWish(addressOf(wish, 'scheme', 'dark'))).toEqual({ ...wish, scheme: 'dark' });
  });
});
