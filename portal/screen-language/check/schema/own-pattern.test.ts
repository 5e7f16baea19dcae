import { describe, expect, it } from 'vitest';
import { isLinear } from './own-pattern.ts';

describe('isLinear', () => {
  it.each([
    '[A-Z]{2}[0-9]{6}',
    '[a-z]+(?:[ -][a-z]+)*',
    '\\d{5}(?:-\\d{4})?',
    '(?:\\d{4}[ -]?){3}\\d{4}',
    '[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+',
    '(?:[ .-]?\\d{3}){2}',
    '[(]{1,9}[)]{1,9}',
    '[A-Za-z ]{1,40}',
    '[^0-9]{2,40}',
    '\\p{L}+',
    "\\p{L}+(?:[ '-]\\p{L}+)*",
    "[\\p{L}\\p{M}' -]{1,40}",
    '\\p{Lu}\\p{Ll}{1,20}',
    '\\p{L}{1,20}\\d{1,4}',
  ])('takes a form that reads an answer once: %s', (expression) => {
    expect(isLinear(expression)).toBe(true);
  });

  it.each([
    '(a+)+',
    '(a|aa)*b',
    '(x+x+)+y',
    '(\\w+)\\1',
    '([a-z]+\\s?)+',
    '(\\p{L}+)+',
    '(\\p{L}+\\s?)+',
    '(\\p{Script=Greek}|\\p{L})*!',
    '(?:\\p{L}|ä)+!',
    '\\p{L}+\\p{Lu}+\\p{L}+\\p{Lu}+!',
    'a?'.repeat(50) + 'a'.repeat(50),
    `${'('.repeat(60)}a${')*'.repeat(60)}`,
  ])('refuses one that goes back and forth, however fast the machine is: %s', (expression) => {
    expect(isLinear(expression)).toBe(false);
  });
});
