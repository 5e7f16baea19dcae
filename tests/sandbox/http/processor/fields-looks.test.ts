import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FIELDS_LOOKS, lookOf } from './fields-looks.ts';

const tokens = new URL('../../../../portal/src/brand/tokens/', import.meta.url);

describe('the looks of the fields', () => {
  it.each(Object.entries(FIELDS_LOOKS))('%s is that of the brand', (look, values) => {
    const style = readFileSync(new URL(`${look}.css`, tokens), 'utf8').replace(/\s+/g, ' ');
    for (const [name, value] of Object.entries(values)) expect(style).toContain(`${name}: ${value};`);
  });

  it.each([
    ['a', 'a'],
    ['b', 'b'],
    ['c', 'c'],
    ['d', 'c'],
    ['__proto__', 'c'],
    [null, 'c'],
  ])('%j is the look %s', (name, want) => {
    expect(lookOf(name)).toBe(want);
  });
});
