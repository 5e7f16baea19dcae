import { expect, it, vi } from 'vitest';
import { hashOf, nameId } from './name-id.ts';

it.each([
  ['', '6c62272e07bb014262b821756295c58d'],
  ['a', 'd228cb696f1a8caf78912b704e4a8964'],
])('hashes %j as the algorithm is published', (text, want) => {
  expect(Buffer.from(hashOf(text)).toString('hex')).toBe(want);
});

it('names things on a page that came without encryption', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues });
  try {
    expect(nameId('1044 feed')).toBe(nameId('1044 feed'));
    expect(nameId('1044 feed')).not.toBe(nameId('1045 feed'));
  } finally {
    vi.unstubAllGlobals();
  }
});
