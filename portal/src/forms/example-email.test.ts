import { describe, expect, it } from 'vitest';
import { exampleEmail } from './example-email.ts';

describe('exampleEmail', () => {
  it.each([
    ['maria.lopez@', 'maria.lopez@example.com'],
    [' maria ', 'maria@example.com'],
    ['maria@home', 'maria@example.com'],
    ['', 'name@example.com'],
    ['@home.com', 'name@example.com'],
    ['two words', 'name@example.com'],
    ['<b>x</b>', 'name@example.com'],
    ['dots..twice@x', 'name@example.com'],
    [undefined, 'name@example.com'],
  ])('makes of %j the example %s', (typed, want) => {
    expect(exampleEmail(typed, 'name@example.com')).toBe(want);
  });
});
