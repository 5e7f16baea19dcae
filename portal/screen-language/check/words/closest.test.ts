import { describe, expect, it } from 'vitest';
import { suggest } from './closest.ts';

const many = Array.from({ length: 15 }, (_, at) => `name${String(at).padStart(2, '0')}`);

describe('suggest', () => {
  it.each<readonly [given: string, known: readonly string[], want: string]>([
    ['emial', ['phone', 'email'], 'Did you mean "email"?'],
    ['x', [], 'There is none here.'],
    ['something', ['b', 'a', 'b'], 'Known: a, b.'],
    ['something', many, `Known: ${many.slice(0, 12).join(', ')}, and 3 more.`],
  ])('%s among %j', (given, known, want) => expect(suggest(given, known)).toBe(want));
});
