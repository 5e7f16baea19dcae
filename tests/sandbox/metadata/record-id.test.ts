import { describe, expect, it } from 'vitest';
import { createRecordId, isRecordId, toId18 } from './record-id.ts';

describe('record ids', () => {
  it.each([
    '003RM0000068xVCYAY',
    '005RM000001ctYFYAY',
    '801RM000000aBcDYAU',
    '00aRM000001gHiJYAU',
    '012000000000000AAA',
  ])('computes the check characters of %s', (id) => {
    expect(toId18(id.slice(0, 15))).toBe(id);
    expect(isRecordId(id)).toBe(true);
    expect(isRecordId(id.slice(0, 15))).toBe(true);
  });

  it.each(['003RM0000068xVCAAA', '003RM0000068xV', '003RM0000068xVC!', ''])('refuses %j', (id) => {
    expect(isRecordId(id)).toBe(false);
  });

  it('makes ids that differ', () => {
    const ids = Array.from({ length: 5000 }, (_, index) => createRecordId('500', index));
    expect(new Set(ids).size).toBe(5000);
    expect(ids.every(isRecordId)).toBe(true);
  });
});
