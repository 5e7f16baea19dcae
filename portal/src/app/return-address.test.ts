import { describe, expect, it } from 'vitest';
import { createReturnAddressStore, readReturnAddress } from './return-address.ts';

describe('readReturnAddress', () => {
  const table = [
    [{ returnTo: '/messages?x=1' }, '/messages?x=1'],
    [{ returnTo: '//evil.example' }, undefined],
    [{ returnTo: '/\\evil.example' }, undefined],
    [{ returnTo: 'https://evil.example' }, undefined],
    [{ returnTo: '/a b' }, undefined],
    [{ returnTo: '/a\\b' }, undefined],
    [{ returnTo: ' /a' }, undefined],
    [{ returnTo: 'a/b' }, undefined],
    [{ returnTo: '/' }, '/'],
    [{ returnTo: '/a//b' }, '/a//b'],
    [{}, undefined],
    [undefined, undefined],
    [{ returnTo: 7 }, undefined],
    [{ returnTo: ['/a'] }, undefined],
    [null, undefined],
    ['x', undefined],
  ] as const;
  it.each(table)('%j is %s', (state, want) => {
    expect(readReturnAddress(state)).toBe(want);
  });

  it('gives a stored address once', () => {
    const store = createReturnAddressStore();
    store.remember('/messages');
    expect([store.take(), store.take()]).toEqual(['/messages', undefined]);
  });
});
