import { expect, it } from 'vitest';
import type { ScreenModel, Sources } from '../../screen-language/model/model.ts';
import { createIdempotencyKey, subjectOf } from './use-draft.ts';

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

it.each([
  ['of both', { planId: 'p1', query: { zip: '78704' } }, 'p1 78704'],
  ['of another address', { planId: 'p1', query: { zip: '75201' } }, 'p1 75201'],
  ['not yet, without one of them', { planId: 'p1', query: {} }, undefined],
])('a draft about two things is kept under the names %s', (_, route, want) => {
  const model = { draft: { about: ['route.planId', 'route.query.zip'] } } as unknown as ScreenModel;
  expect(subjectOf(model, { route } as unknown as Sources)).toBe(want);
});
