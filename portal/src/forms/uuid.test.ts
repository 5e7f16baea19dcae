import { expect, it } from 'vitest';
import { randomId, uuidOf } from './uuid.ts';

it.each([
  ['no bits', new Uint8Array(16), 4, '00000000-0000-4000-8000-000000000000'],
  ['all bits', new Uint8Array(16).fill(255), 8, 'ffffffff-ffff-8fff-bfff-ffffffffffff'],
  [
    'more bytes than it takes',
    Uint8Array.from({ length: 32 }, (_, i) => i),
    8,
    '00010203-0405-8607-8809-0a0b0c0d0e0f',
  ],
] as const)('makes an id of %s', (_, bytes, version, want) => {
  expect(uuidOf(bytes, version)).toBe(want);
});

it('makes another random id each time', () => {
  const ids = Array.from({ length: 100 }, randomId);
  expect(new Set(ids).size).toBe(100);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
