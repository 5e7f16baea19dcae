import { describe, expect, it, vi } from 'vitest';
import { admit } from './admission.ts';
import { createErrorLog } from './error-log.ts';
import { linksOf } from './links-of.ts';
import type { ScreenEntry } from '../../screen-language/manifest.ts';
import { createWishKeeper, wishOf } from './return-address.ts';

describe('admit', () => {
  const table = [
    ['anyone', 'loading', 'show'],
    ['anyone', 'unknown', 'show'],
    ['guest', 'loading', 'wait'],
    ['guest', 'guest', 'show'],
    ['guest', 'customer', 'leave'],
    ['guest', 'unknown', 'show'],
    ['customer', 'loading', 'wait'],
    ['customer', 'guest', 'log-in'],
    ['customer', 'customer', 'show'],
    ['customer', 'unknown', 'unreachable'],
  ] as const;
  it.each(table)('a screen for %s before %s: %s', (access, session, want) => {
    expect(admit(access, session)).toBe(want);
  });
});

describe('wishOf', () => {
  const table = [
    [{ wish: '/messages?x=1' }, '/messages?x=1'],
    [{ wish: '//evil.example' }, undefined],
    [{ wish: '/\\evil.example' }, undefined],
    [{ wish: 'https://evil.example' }, undefined],
    [{ wish: '/a b' }, undefined],
    [{ wish: 7 }, undefined],
    [null, undefined],
    ['x', undefined],
  ] as const;
  it.each(table)('%j is %s', (state, want) => {
    expect(wishOf(state)).toBe(want);
  });

  it('gives a kept wish once', () => {
    const keeper = createWishKeeper();
    keeper.remember('/messages');
    expect([keeper.take(), keeper.take()]).toEqual(['/messages', undefined]);
  });
});

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

describe('linksOf', () => {
  it('lists the screens of an area in their order', () => {
    const screen = (id: string, area: 'main' | 'account', order: number): ScreenEntry => ({
      id,
      route: `/${id}`,
      access: 'customer',
      frame: 'page',
      title: { en: id, es: id },
      navigation: { area, order, label: { en: id, es: id } },
      model: '',
      validators: null,
      texts: { en: '', es: '' },
    });
    const screens = [screen('late', 'main', 20), screen('mine', 'account', 1), screen('early', 'main', 10)];
    expect(linksOf(screens, 'main').map(({ id }) => id)).toEqual(['early', 'late']);
  });
});
