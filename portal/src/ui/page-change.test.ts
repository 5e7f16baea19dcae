// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { changePage, hasMotion } from './page-change.ts';

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  vi.unstubAllGlobals();
});

it('goes on where the motion of a change is skipped by the next one', async () => {
  const failed: unknown[] = [];
  const note = (error: unknown) => failed.push(error);
  process.on('unhandledRejection', note);
  const skipped = new DOMException('Transition was skipped.', 'AbortError');
  const start = (update: () => Promise<void>) => {
    void update();
    return { ready: Promise.reject(skipped) };
  };
  Reflect.set(document, 'startViewTransition', start);
  const go = vi.fn(() => Promise.resolve());
  changePage(go);
  await new Promise((resolve) => setTimeout(resolve, 0));
  process.off('unhandledRejection', note);
  expect(go).toHaveBeenCalledOnce();
  expect(failed).toEqual([]);
});

it.each([
  { name: 'the browser has no view transitions', reduced: false, has: false, want: false },
  { name: 'the customer prefers less motion', reduced: true, has: true, want: false },
  { name: 'neither is so', reduced: false, has: true, want: true },
])('tells if pages move where $name', ({ reduced, has, want }) => {
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  if (has) Reflect.set(document, 'startViewTransition', vi.fn());
  expect(hasMotion()).toBe(want);
});
