import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftKeeper } from './draft-keeper.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const limits = { saveAfter: 1000, retryAfter: 5000, maxLength: 20 };

function scene(kept?: string) {
  const calls: string[] = [];
  const org = { works: true };
  const call = async (what: string) => {
    calls.push(what);
    if (!org.works) throw new Error('503');
  };
  const timer = {
    set: (work: () => void, delay: number): unknown => setTimeout(work, delay),
    clear: (waiting: unknown) => clearTimeout(Number(waiting)),
  };
  const prepare = vi.fn<() => void>();
  const keeper = createDraftKeeper({ prepare, save: call, remove: () => call('-'), kept, limits, timer });
  return { keeper, calls, org, prepare };
}

describe('a draft', () => {
  it('is saved once typing rests', async () => {
    const { keeper, calls } = scene();
    keeper.offer('a');
    await vi.advanceTimersByTimeAsync(900);
    keeper.offer('ab');
    await vi.advanceTimersByTimeAsync(999);
    expect(calls).toEqual([]);
    expect(keeper.isKept()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toEqual(['ab']);
    expect(keeper.isKept()).toBe(true);
  });

  it('is prepared as soon as there is something to save', () => {
    const { keeper, calls, prepare } = scene();
    keeper.offer(undefined);
    expect(prepare).not.toHaveBeenCalled();
    keeper.offer('a');
    expect(prepare).toHaveBeenCalled();
    expect(calls).toEqual([]);
  });

  it('is tried again, less and less often, and then at once when asked', async () => {
    const { keeper, calls, org } = scene();
    org.works = false;
    keeper.offer('a');
    await vi.advanceTimersByTimeAsync(1000);
    await vi.advanceTimersByTimeAsync(5000);
    await vi.advanceTimersByTimeAsync(9999);
    expect(calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(3);
    org.works = true;
    expect(await keeper.flush()).toBe(true);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(calls).toHaveLength(4);
  });

  it('is deleted when nothing is left of it, and when the form is sent', async () => {
    const { keeper, calls } = scene('a');
    keeper.offer(undefined);
    await vi.advanceTimersByTimeAsync(1000);
    keeper.offer('b');
    await keeper.end();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(calls).toEqual(['-']);
  });

  it('is deleted after a save that was still under way', async () => {
    const { keeper, calls } = scene();
    keeper.offer('a');
    const saving = keeper.flush();
    await Promise.all([saving, keeper.end()]);
    expect(calls).toEqual(['a', '-']);
  });

  it.each([0, 1, 2, 3])('is deleted after a save that ended %i turns ago', async (turns) => {
    const { keeper, calls } = scene();
    keeper.offer('a');
    void keeper.flush();
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    await keeper.end();
    expect(calls).toEqual(['a', '-']);
  });

  it('waits while the form is sent, and is saved after that failed', async () => {
    const { keeper, calls } = scene();
    keeper.offer('a');
    keeper.rest();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toEqual([]);
    keeper.offer('a');
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toEqual(['a']);
  });

  it('that is too long is not sent, and not kept', async () => {
    const { keeper, calls } = scene();
    keeper.offer('x'.repeat(21));
    expect(await keeper.flush()).toBe(false);
    expect(calls).toEqual([]);
  });

  it('is saved for the last time when the page is left', async () => {
    const { keeper, calls, org } = scene();
    org.works = false;
    keeper.offer('a');
    keeper.stop();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(calls).toEqual(['a']);
  });
});
