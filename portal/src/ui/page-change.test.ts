// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { changePage } from './page-change.ts';

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  vi.unstubAllGlobals();
});

it('goes on where the motion of a change is skipped by the next one', async () => {
  const failed: unknown[] = [];
  const note = (error: unknown) => failed.push(error);
  process.on('unhandledRejection', note);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
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
  { name: 'the browser has no such motion', reduced: false, has: false },
  { name: 'the customer prefers less of it', reduced: true, has: true },
])('goes at once where $name', ({ reduced, has }) => {
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  const start = vi.fn();
  if (has) Reflect.set(document, 'startViewTransition', start);
  const go = vi.fn(() => Promise.resolve());
  changePage(go);
  expect(go).toHaveBeenCalledOnce();
  expect(start).not.toHaveBeenCalled();
});
