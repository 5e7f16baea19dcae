import { describe, expect, it } from 'vitest';
import { withFewLetters } from './few-letters.ts';

/** An expression, and answers that it takes and refuses in the few letters that stand for all others. */
describe('withFewLetters', () => {
  it.each([['[a-z]{2}'], ['\\d+'], ['\\p{L}\\b\\p{N}'], ['(\\p{L})\\1']])(
    'leaves %s as it is',
    (expression) => {
      expect(withFewLetters(expression)).toBe(expression);
    },
  );

  it('leaves what has more classes than can be told apart', () => {
    const many = ['L', 'M', 'N', 'P', 'S', 'Z', 'Lu', 'Ll', 'Nd'].map((name) => `\\p{${name}}`).join('');
    expect(withFewLetters(many)).toBe(many);
  });

  it('writes one letter for all letters, and keeps the named ones apart', () => {
    expect(withFewLetters('\\p{L}+ä')).toBe('[\\u{42}\\u{e4}]+ä');
  });

  it('keeps what classes have in common', () => {
    const [, upper = '', all = ''] = /^(\[[^\]]*\])(\[[^\]]*\])$/.exec(withFewLetters('\\p{Lu}\\p{L}')) ?? [];
    const letters = (set: string) => set.match(/\\u\{[0-9a-f]+\}/g) ?? [];
    expect(letters(all)).toEqual(expect.arrayContaining(letters(upper)));
    expect(letters(all).length).toBeGreaterThan(letters(upper).length);
  });
});
