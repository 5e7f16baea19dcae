import { describe, expect, it } from 'vitest';
import { loads, soak } from './soak.ts';

/** So many visits show what more of them would. */
const MOST = 3_000;

describe.each(loads)('a month of $name', (load) => {
  it('stays within its budget and loses nothing that is open', () => {
    const { entities, results, lost } = soak(
      load,
      Math.min(MOST, Math.ceil((30 * 24 * 60 * 60_000) / load.every)),
    );
    expect(entities).toBeLessThanOrEqual(load.budget);
    expect(results).toBeLessThanOrEqual(load.budget);
    expect(lost).toBe(0);
  });
});
