import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftSaver } from './draft-saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const limits = { saveAfter: 1000, retryAfter: 5000, maxLength: 20 };

function scene(saved?: string) {
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
  const save = async (content: string) => {
    await call(content);
    return content.toLowerCase();
  };
  const saver = createDraftSaver({ prepare, save, remove: () => call('-'), saved, limits, timer });
  return { saver, calls, org, prepare };
}

describe('a draft', () => {
  it('is saved once typing rests', async () => {
    const { saver, calls } = scene();
    saver.offer('a');
    await vi.advanceTimersByTimeAsync(900);
    saver.offer('ab');
    await vi.advanceTimersByTimeAsync(999);
    expect(calls).toEqual([]);
    expect(saver.isSaved()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toEqual(['ab']);
    expect(saver.isSaved()).toBe(true);
  });

  it('is known by what is kept of it', async () => {
    const { saver } = scene();
    saver.offer('Ab');
    expect(await saver.flush()).toBe(true);
    expect([saver.has('ab'), saver.has('Ab'), saver.isSaved()]).toEqual([true, false, true]);
    await saver.end();
    expect([saver.has('ab'), saver.isSaved()]).toEqual([false, true]);
  });

  it('is prepared as soon as there is something to save', () => {
    const { saver, calls, prepare } = scene();
    saver.offer(undefined);
    expect(prepare).not.toHaveBeenCalled();
    saver.offer('a');
    expect(prepare).toHaveBeenCalled();
    expect(calls).toEqual([]);
  });

  it('is tried again, less and less often, and then at once when asked', async () => {
    const { saver, calls, org } = scene();
    org.works = false;
    saver.offer('a');
    await vi.advanceTimersByTimeAsync(1000);
    await vi.advanceTimersByTimeAsync(5000);
    await vi.advanceTimersByTimeAsync(9999);
    expect(calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(3);
    org.works = true;
    expect(await saver.flush()).toBe(true);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(calls).toHaveLength(4);
  });

  it('is deleted when nothing is left of it, and when the form is sent', async () => {
    const { saver, calls } = scene('a');
    saver.offer(undefined);
    await vi.advanceTimersByTimeAsync(1000);
    saver.offer('b');
    await saver.end();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(calls).toEqual(['-']);
  });

  it('is deleted after a save that was still under way', async () => {
    const { saver, calls } = scene();
    saver.offer('a');
    const saving = saver.flush();
    await Promise.all([saving, saver.end()]);
    expect(calls).toEqual(['a', '-']);
  });

  it.each([0, 1, 2, 3])('is deleted after a save that ended %i turns ago', async (turns) => {
    const { saver, calls } = scene();
    saver.offer('a');
    void saver.flush();
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    await saver.end();
    expect(calls).toEqual(['a', '-']);
  });

  it('waits while the form is sent, and is saved after that failed', async () => {
    const { saver, calls } = scene();
    saver.offer('a');
    saver.rest();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toEqual([]);
    saver.offer('a');
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toEqual(['a']);
  });

  it('that is too long is not sent, and not saved', async () => {
    const { saver, calls } = scene();
    saver.offer('x'.repeat(21));
    expect(await saver.flush()).toBe(false);
    expect(calls).toEqual([]);
  });

  it('is saved for the last time when the page is left', async () => {
    const { saver, calls, org } = scene();
    org.works = false;
    saver.offer('a');
    saver.stop();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(calls).toEqual(['a']);
  });
});
