import { afterEach, describe, expect, it, vi } from 'vitest';
import { askGuestSecret } from './guest-secret.ts';
import { createTabDraftStorage } from './tab-draft-storage.ts';
import { clearTabDrafts, tabDraftsKey } from './tab-storage.ts';
import { createTextSeal } from './text-seal.ts';
import type { TextSeal } from './text-seal.ts';

afterEach(() => void vi.unstubAllGlobals());

const hour = 3_600_000;
const options = { item: tabDraftsKey, hours: 24, screen: 'plans/join' };
const start = Date.parse('2026-11-22T15:00:00.000Z');

const sealOf = (secret: string) => () => createTextSeal(secret);

/** A tab with a clock; `of` is the draft of one form in it, in a browser with a secret. */
function scene() {
  const items = new Map<string, string>();
  const clock = { now: start };
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  };
  const of = (about: string, seal = sealOf('of this browser')) =>
    createTabDraftStorage({ ...options, storage: () => storage, seal, now: () => clock.now, about });
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
  const seal = sealOf('of this browser');
  const draft = createTabDraftStorage({ ...options, storage, seal, now: () => start, about: '' });
  expect(await draft.read()).toBeUndefined();
  await expect(draft.save('typed')).rejects.toThrow(error);
});

describe('what was typed', () => {
  const typed = '{"answers":{"email":"ann@a.example"}}';

  it('is not to be read in the tab, with the secret of another browser, or in the place of another form', async () => {
    const { of, items } = scene();
    await of('plan_a').save(typed);
    const kept = items.get(tabDraftsKey) ?? '';
    expect(kept).not.toMatch(/ann|email|answers/);
    expect(await of('plan_a', sealOf('of another browser')).read()).toBeUndefined();
    items.set(tabDraftsKey, kept.replace('plan_a', 'plan_b'));
    expect(await of('plan_b').read()).toBeUndefined();
    items.set(tabDraftsKey, kept.replace(/"content":"[^"]*"/, '"content":"not sealed"'));
    expect(await of('plan_a').read()).toBeUndefined();
  });

  it('is not kept while the secret is not told, which is asked for again', async () => {
    const seal = vi
      .fn<() => Promise<TextSeal>>()
      .mockRejectedValueOnce(new Error('The host tells no secret.'))
      .mockRejectedValueOnce(new Error('The host tells no secret.'))
      .mockImplementation(sealOf('of this browser'));
    const { of, items } = scene();
    const draft = of('plan_a', seal);
    expect(await draft.read()).toBeUndefined();
    expect(seal).not.toHaveBeenCalled();
    expect(await draft.prepare()).toBeUndefined();
    await expect(draft.save(typed)).rejects.toThrow('The host tells no secret.');
    expect(items.size).toBe(0);
    await draft.save(typed);
    expect(await draft.read()).toMatchObject({ content: typed });
    expect(seal).toHaveBeenCalledTimes(3);
  });
});

it('the secret is what the host tells', async () => {
  const asked = askGuestSecret(async () => Response.json({ secret: 'told' }));
  expect(await asked).toBe('told');
});

it.each([
  ['refuses', Response.json({ secret: 'told' }, { status: 403 })],
  ['tells something else', Response.json({})],
])('there is no secret where the host %s', async (_, answer) => {
  await expect(askGuestSecret(async () => answer)).rejects.toThrow('The host tells no secret.');
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
