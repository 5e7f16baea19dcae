import { describe, expect, it } from 'vitest';
import { toHttpDate } from './http-dates.ts';

describe('toHttpDate', () => {
  it.each([
    ['2026-10-02T14:11:03.000Z', 'Fri, 02 Oct 2026 14:11:03 GMT'],
    ['2026-10-02T14:11:03Z', '2026-10-02T14:11:03Z'],
    ['2026-13-02T14:11:03.000Z', '2026-13-02T14:11:03.000Z'],
    ['Fri, 02 Oct 2026 14:11:03 GMT', 'Fri, 02 Oct 2026 14:11:03 GMT'],
  ])('%s becomes %s', (given, want) => {
    expect(toHttpDate(given)).toBe(want);
  });
});
