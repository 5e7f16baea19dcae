import { expect, it } from 'vitest';
import { createIdempotencyKey } from './use-draft.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it.each([
  ['the same of both', ['s1', 'x'], true],
  ['another content', ['s1', 'y'], false],
  ['another seed', ['s2', 'x'], false],
] as const)('%s', async (_, [seed, content], isSame) => {
  const name = await createIdempotencyKey('s1', 'x');
  expect(name).toMatch(uuid);
  expect((await createIdempotencyKey(seed, content)) === name).toBe(isSame);
});
