import { describe, expect, it } from 'vitest';
import { holdsCardNumber, refuseCardNumber } from './card-number.ts';

describe('a number that could be a card’s', () => {
  it.each([
    ['My card is 4111 1111 1111 1111.', true],
    ['5555-5555-5555-4444', true],
    ['scan_378282246310005.pdf', true],
    ['4111 1111 1111 1111 12/27', true],
    ['4111-1111-1111-1111 123', true],
    ['12-27 4111.1111.1111.1111', true],
    ['4111 1111\n1111 1111', true],
    ['3782 822463 10005 11/29', true],
    ['4111–1111–1111–1111', true],
    ['4111_1111_1111_1111', true],
    ['4111, 1111, 1111, 1111', true],
    ['(4111)(1111)(1111)(1111)', true],
    ['4111    1111    1111    1111', true],
    ['4111\u200b1111\u200b1111\u200b1111', true],
    ['４１１１ １１１１ １１１１ １１１１', true],
    ['٤١١١١١١١١١١١١١١١', true],
    ['4111111111111111123', true],
    ['3782822463100051129', true],
    ['4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 12/27', true],
    ['Meters 10443720874368842 and 1044372087436884244370', false],
    ['My account 4400712345 (01/01/2026)', false],
    ['4400712345: $105.05', false],
    ['45120, 45230, 45310, 45402, 45511', false],
    ['4111 1111 1111 1112', false],
    ['512-555-0100 / 512-555-0109 / 512-555-0101', false],
    ['2026-11-29 - 2026-12-01', false],
    ['Meter 10443720001234567', false],
    ['Account 4400712345', false],
    ['', false],
  ])('is found in %j: %s', (text, want) => {
    expect(holdsCardNumber(text)).toBe(want);
  });

  it('is refused with the name of its field', () => {
    expect(() => refuseCardNumber('4242424242424242', 'description')).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', details: { field: 'description' } }),
    );
  });
});
