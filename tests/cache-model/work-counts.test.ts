import { describe, expect, it } from 'vitest';
import { situations, workOf } from './work-counts.ts';

describe.each(situations)('$name', (situation) => {
  it.each([100, 10_000])('among %i records', async (size) => {
    const { cost } = situation;
    expect(await workOf(situation, size)).toEqual(typeof cost === 'function' ? cost(size) : cost);
  });
});
