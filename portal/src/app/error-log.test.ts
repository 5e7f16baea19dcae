import { describe, expect, it, vi } from 'vitest';
import { createErrorLog } from './error-log.ts';

describe('createErrorLog', () => {
  it('stores, writes, and forgets the oldest', () => {
    const write = vi.fn<(line: string, error: unknown) => void>();
    const log = createErrorLog({ now: () => 5, write, limit: 2 });
    log.add('a', 1);
    log.add('b', 2);
    log.add('c', 3);
    expect(log.entries()).toEqual([
      { at: 5, where: 'b', error: 2 },
      { at: 5, where: 'c', error: 3 },
    ]);
    expect(write).toHaveBeenCalledTimes(3);
  });
});
