import { describe, expect, it } from 'vitest';
import { situations, workOf } from './work-counts.ts';

describe.each(situations)('$name', (situation) => {
  it.each([100, 10_000])('among %i records', (size) => {
    const { cost } = situation;
    expect(workOf(situation, size)).toEqual(typeof cost === 'function' ? cost(size) : cost);
  });
});
