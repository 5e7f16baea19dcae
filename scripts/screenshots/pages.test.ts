import { describe, expect, it } from 'vitest';
import { percent, reviewOf } from './pages.ts';

const files = { before: 'b.png', after: 'a.png', difference: 'd.png' };

describe('reviewOf', () => {
  it('lists what differs, the most first, and counts the rest', () => {
    const html = reviewOf([
      { screen: 'account/home', look: 'wide', ...files, share: 0.1 },
      { screen: 'account/log-in', look: 'wide', ...files, share: 0 },
      { screen: 'plans/shop', look: 'phone', ...files, before: undefined, difference: undefined, share: 1 },
    ]);
    expect(html).toContain('2 of 3 pictures differ');
    expect(html.indexOf('plans/shop')).toBeLessThan(html.indexOf('account/home'));
    expect(html).not.toContain('account/log-in');
    expect(html).toContain('no picture before');
  });
});

describe('percent', () => {
  it.each([
    [0, '0.00 %'],
    [0.00001, '< 0.01 %'],
    [0.1234, '12.34 %'],
    [1, '100.00 %'],
  ])('writes %s as %s', (share, want) => {
    expect(percent(share)).toBe(want);
  });
});
