import { describe, expect, it } from 'vitest';
import { tokenSessionAt } from '../testing/token-session.ts';
import { askAsCustomer } from './customer-call.ts';
import type { RefreshResult } from './org-oauth.ts';
import type { TokenSession } from './token-session.ts';

const MINUTE = 60_000;
const now = 60 * MINUTE;
const session = tokenSessionAt(now - MINUTE, { beganAt: 0 });
const renewal: RefreshResult = { state: 'renewed', tokens: { accessToken: 'new', refreshToken: 'r' } };
const failure: RefreshResult = { state: 'failed', reason: 'HTTP 503' };

/** Calls of a customer before an org that takes some tokens. */
function scene(takes: readonly string[], result: RefreshResult, takesLong = 0) {
  let time = now;
  const bearers: unknown[] = [];
  const warnings: string[] = [];
  const ask = async ({ bearer = '' }: { bearer?: string }) => {
    bearers.push(bearer);
    time += takesLong;
    return { status: takes.includes(bearer) ? 200 : 401, headers: {}, body: undefined };
  };
  const options = {
    renew: async () => result,
    clock: { now: () => time },
    warn: (why: string) => warnings.push(why),
  };
  const call = (changes: Partial<TokenSession>, isFile: boolean) =>
    askAsCustomer({ session: { ...session, ...changes }, ask, isFile }, options);
  return { call, bearers, warnings };
}

const aged = { tokenAt: 0 };

describe('a call of a customer', () => {
  it.each([
    ['a good token', ['old'], renewal, {}, false, 200, 'active', ['old']],
    ['a refused token, renewed', ['new'], renewal, {}, false, 200, 'active', ['old', 'new']],
    ['a session that is over', [], { state: 'refused' }, {}, false, 401, 'ended', ['old']],
    ['a file and a good token', ['old'], renewal, {}, true, 200, 'active', ['old']],
    ['a file and an aged token', ['new'], renewal, aged, true, 200, 'active', ['new']],
    ['a file, which cannot be sent again', ['new'], renewal, {}, true, 503, 'active', ['old']],
    ['a file of a session that is over', [], { state: 'refused' }, aged, true, 401, 'ended', ['old']],
  ] as const)('has %s', async (_, takes, result, changes, isFile, status, state, want) => {
    const { call, bearers } = scene(takes, result);
    const outcome = await call(changes, isFile);
    expect([outcome.answer.status, outcome.session.state]).toEqual([status, state]);
    expect(bearers).toEqual(want);
  });

  it('is the last that was seen of its customer when it is answered, not when it was asked', async () => {
    const { session: next } = await scene(['old'], renewal, 12 * MINUTE).call({}, true);
    expect(next).toMatchObject({ seenAt: now + 12 * MINUTE });
  });

  it('keeps the renewed token of a file that has to be sent again', async () => {
    const { session: next, answer } = await scene(['new'], renewal).call({}, true);
    expect(next).toMatchObject({ accessToken: 'new', tokenAt: now });
    expect(answer.headers).toMatchObject({ 'retry-after': '5' });
  });

  it.each([
    ['a call', {}, false, ['old']],
    ['a file', {}, true, ['old']],
    ['a file and an aged token', aged, true, []],
  ] as const)('logs nobody out where the org cannot say: %s', async (_, changes, isFile, want) => {
    const { call, bearers, warnings } = scene([], failure);
    await expect(call(changes, isFile)).rejects.toThrow(expect.objectContaining({ name: 'RenewalError' }));
    expect([bearers, warnings]).toEqual([want, ['HTTP 503']]);
  });
});
