import { describe, expect, it } from 'vitest';
import { createFakeTimer, settled } from '../../../toys/index.ts';
import { createLeases } from './locks.ts';
import { createMemoryStorage } from '../storage/memory-storage.ts';

function scene() {
  const storage = createMemoryStorage();
  const timer = createFakeTimer();
  const seen: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (holder: string) =>
    createLeases({ storage, timer, holder }).exclusive('line', async () => {
      seen.push(`${holder} begins`);
      await new Promise<void>((resolve) => ends.set(holder, resolve));
      seen.push(`${holder} ends`);
    });
  return { storage, timer, seen, run, end: (holder: string) => ends.get(holder)?.() };
}

describe('leases', () => {
  it('let one page run after the other', async () => {
    const { timer, seen, run, end } = scene();
    const first = run('one');
    await settled();
    const second = run('other');
    await settled();
    expect(seen).toEqual(['one begins']);
    end('one');
    await first;
    timer.advance(1_000);
    await settled();
    end('other');
    await second;
    expect(seen).toEqual(['one begins', 'one ends', 'other begins', 'other ends']);
    expect(timer.next()).toBeUndefined();
  });

  it('are renewed while their page runs', async () => {
    const { timer, seen, run } = scene();
    void run('one');
    await settled();
    void run('other');
    for (let second = 0; second < 100; second += 1) {
      timer.advance(1_000);
      await settled();
    }
    expect(seen).toEqual(['one begins']);
  });

  it('end by themselves where their page is gone', async () => {
    const { storage, timer, seen, run } = scene();
    await storage.update('lease/line', () => ({ holder: 'gone', until: timer.now() + 30_000 }));
    void run('other');
    for (let second = 0; second < 29; second += 1) {
      timer.advance(1_000);
      await settled();
    }
    expect(seen).toEqual([]);
    timer.advance(1_000);
    await settled();
    expect(seen).toEqual(['other begins']);
  });
});
