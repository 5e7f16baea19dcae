import { expect, it } from 'vitest';
import { createHeldSession } from './held-session.ts';

it.each([
  ['at once', '{"userId":"005"}', 0, '{"userId":"005"}'],
  ['half a minute later', '{"userId":"005"}', 30_000, '{"userId":"005"}'],
  ['any later', '{"userId":"005"}', 30_001, undefined],
  ['after signing out', null, 0, undefined],
])('tells the next page the session %s', async (_, answer, later, want) => {
  let now = 7;
  const session = createHeldSession(() => now);
  session.hold('{"userId":"of before"}');
  session.hold(answer);
  now += later;
  expect(await session.answer()?.text()).toBe(want);
});
