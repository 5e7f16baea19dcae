import { describe, expect, it } from 'vitest';
import type { RefreshResult } from './org-oauth.ts';
import { createTokenRenewal } from './token-renewal.ts';

function scene(results: readonly RefreshResult[]) {
  let now = 0;
  const asked: string[] = [];
  const renew = createTokenRenewal({
    clock: { now: () => now },
    async refresh(token) {
      asked.push(token);
      return results[Math.min(asked.length, results.length) - 1] ?? { state: 'refused' };
    },
  });
  return { renew, asked, pass: (duration: number) => void (now += duration) };
}

const renewed: RefreshResult = { state: 'renewed', tokens: { accessToken: 'new' } };
const failed: RefreshResult = { state: 'failed', reason: 'ECONNREFUSED' };

describe('createTokenRenewal', () => {
  it('asks once for many calls of one page', async () => {
    const { renew, asked, pass } = scene([renewed]);
    const all = await Promise.all(Array.from({ length: 1_000 }, () => renew('a')));
    expect(all.every((result) => result === renewed)).toBe(true);
    pass(59_000);
    expect(await renew('a')).toBe(renewed);
    expect(asked).toEqual(['a']);
  });

  it('asks for each token by itself, and again a minute later', async () => {
    const { renew, asked, pass } = scene([renewed]);
    await renew('a');
    await renew('b');
    pass(59_999);
    await renew('a');
    expect(asked).toEqual(['a', 'b']);
    pass(1);
    await renew('a');
    expect(asked).toEqual(['a', 'b', 'a']);
  });

  it('remembers so many, the newest', async () => {
    const { renew, asked } = scene([renewed]);
    // One more than it remembers.
    for (let at = 0; at <= 10_000; at += 1) await renew(String(at));
    await renew('1');
    expect(asked).toHaveLength(10_001);
    await renew('0');
    expect(asked).toHaveLength(10_002);
  });

  it('asks again after the org could not say', async () => {
    const { renew, asked } = scene([failed, renewed]);
    expect(await renew('a')).toBe(failed);
    expect(await renew('a')).toBe(renewed);
    expect(asked).toHaveLength(2);
  });

  it('remembers that a token was refused', async () => {
    const { renew, asked } = scene([{ state: 'refused' }]);
    expect([await renew('a'), await renew('a')]).toEqual([{ state: 'refused' }, { state: 'refused' }]);
    expect(asked).toHaveLength(1);
  });
});
