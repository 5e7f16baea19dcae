import { describe, expect, it } from 'vitest';
import { toHttpDate } from './http-date.ts';
import { expandRecordId } from './record-id.ts';

describe('expandRecordId', () => {
  it.each([
    ['003RM0000068xVC', '003RM0000068xVCYAY'],
    ['012000000000000', '012000000000000AAA'],
    ['0031700000pHcf8', '0031700000pHcf8AAC'],
    ['005210000057sOx', '005210000057sOxAAI'],
    ['0012100000rZPJF', '0012100000rZPJFAA4'],
    ['003RM0000068xVCYAY', '003RM0000068xVCYAY'],
    ['short', 'short'],
    ['003RM0000068xV-', '003RM0000068xV-'],
  ])('%s becomes %s', (given, want) => {
    expect(expandRecordId(given)).toBe(want);
  });
});

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
