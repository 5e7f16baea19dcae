import { afterEach, expect, it, vi } from 'vitest';
import { createTabDraftStorage } from './tab-draft-storage.ts';
import { clearTabDrafts, tabDraftsKey } from './tab-storage.ts';

afterEach(() => void vi.unstubAllGlobals());

const hour = 3_600_000;
const options = { item: tabDraftsKey, hours: 24, screen: 'plans/join' };
const start = Date.parse('2026-11-22T15:00:00.000Z');

/** A tab with a clock; `of` is the draft of one form in it. */
function scene() {
  const items = new Map<string, string>();
  const clock = { now: start };
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  };
  const of = (about: string) =>
    createTabDraftStorage({ ...options, storage: () => storage, now: () => clock.now, about });
  return { items, clock, storage, of };
}

it('keeps the draft of a form until it is taken away, and knows it from others', async () => {
  const { of } = scene();
  const [one, other] = [of('plan_a'), of('plan_b')];
  await one.save('first');
  await other.save('another');
  await one.save('second');
  expect(await of('plan_a').read()).toEqual({ content: 'second', savedAt: '2026-11-22T15:00:00.000Z' });
  await one.remove();
  expect(await one.read()).toBeUndefined();
  expect(await other.read()).toMatchObject({ content: 'another' });
});

it.each([
  ['is there', 24 * hour - 1, true],
  ['is gone', 24 * hour, false],
] as const)('what was saved so long ago %s', async (_, later, want) => {
  const { of, clock, items } = scene();
  await of('plan_a').save('typed');
  clock.now += later;
  expect((await of('plan_a').read()) !== undefined).toBe(want);
  await of('plan_b').save('typed');
  expect(items.get(tabDraftsKey)?.includes('plan_a')).toBe(want);
});

it.each([
  ['of another hand', () => ({ getItem: () => '{', setItem: () => undefined }), /JSON/],
  [
    'that the browser refuses',
    () => {
      throw new DOMException('No.', 'SecurityError');
    },
    'No.',
  ],
])('a storage %s has no draft', async (_, storage, error) => {
  const draft = createTabDraftStorage({ ...options, storage, now: () => start, about: '' });
  expect(await draft.read()).toBeUndefined();
  await expect(draft.save('typed')).rejects.toThrow(error);
});

it('all are forgotten together, also where there is no storage', async () => {
  const { of, storage } = scene();
  await of('plan_a').save('typed');
  vi.stubGlobal('sessionStorage', storage);
  clearTabDrafts();
  expect(await of('plan_a').read()).toBeUndefined();
  vi.stubGlobal('sessionStorage', undefined);
  expect(clearTabDrafts).not.toThrow();
});
