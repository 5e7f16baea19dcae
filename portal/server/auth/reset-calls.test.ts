import { describe, expect, it } from 'vitest';
import { createMemoryCounters } from '../limits/counter-store.ts';
import type { HeadlessResult } from './headless-api.ts';
import type { HeadlessCall } from './headless-calls.ts';
import { resetRows } from './reset-calls.ts';
import { createSeal } from './sealed-session.ts';
import { createTickets } from './ticket.ts';

const RIGHT = 'one-time-password-424242';
const WRONG = 'one-time-password-000000';
const MARIA = 'maria@example.com';
const PASSWORD = { newPassword: 'Windy-day-8', confirmPassword: 'Windy-day-8' };

/** The org's word on a code. */
const judge = (code: string): HeadlessResult =>
  RIGHT.endsWith(code) ? { state: 'accepted' } : { state: 'refused', reason: 'invalid_otp' };

/** Browsers at a host that takes the flow; the org knows one code, unless it is to answer otherwise first. */
function scene(...before: readonly HeadlessResult[]) {
  const first = [...before];
  const tickets = createTickets(createSeal([{ id: 'first', bytes: new Uint8Array(32).fill(1) }]));
  const clock = { now: () => 0 };
  const counters = createMemoryCounters({ clock, keys: 1_000 });
  const finishReset = async ({ code }: { readonly code: string }) => first.shift() ?? judge(code);
  return async (ip: string, token: string, newPassword?: string): Promise<number | undefined> => {
    const ticket = { kind: 'reset', username: MARIA, until: 1, id: 'of this browser' } as const;
    const cookie = (await tickets.give(ticket, false)).split(';')[0];
    const password = newPassword === undefined ? PASSWORD : { newPassword, confirmPassword: newPassword };
    const call = {
      request: { ip, protocol: 'http', headers: { cookie }, body: JSON.stringify({ token, ...password }) },
      own: { session: { state: 'none' } },
      api: { finishReset },
      tickets,
      clock,
      counters,
      warn: () => undefined,
    };
    // To set a password needs no more of a call.
    const outcome = resetRows[2]?.answer(call as unknown as HeadlessCall);
    return outcome?.then(
      ({ answer }) => answer.status,
      () => 502,
    );
  };
}

describe('wrong codes for one customer', () => {
  it('are few for one network, which cannot shut the customer out', async () => {
    const set = scene();
    const statuses = [];
    for (let at = 0; at < 40; at += 1) statuses.push(await set(`2001:db8:1:${at}::1`, WRONG));
    expect(statuses.filter((status) => status !== 429)).toEqual(Array<number>(3).fill(404));
    expect(await set('2001:db8:1:77::1', RIGHT)).toBe(429);
    expect(await set('192.0.2.1', RIGHT)).toBe(200);
  });

  it('are limited for all networks together', async () => {
    const set = scene();
    const statuses = [];
    for (let at = 0; at < 40; at += 1) statuses.push(await set(`192.0.2.${at}`, WRONG));
    expect(statuses.filter((status) => status !== 429)).toEqual(Array<number>(20).fill(404));
  });
});

describe('a try that was no wrong code', () => {
  const reused: HeadlessResult = { state: 'refused', reason: 'invalid_password: repeated password' };
  const away: HeadlessResult = { state: 'failed', reason: 'HTTP 503', isOutage: true };
  const times = <TValue>(value: TValue, many = 3): readonly TValue[] => Array<TValue>(many).fill(value);

  it.each([
    ['as the password was one of the last', reused, 400],
    ['as the org was away', away, 502],
    ['as it succeeded', { state: 'accepted' }, 200],
  ] as const)('does not count: %s', async (_, word, status) => {
    const set = scene(...times(word));
    for (let at = 0; at < 3; at += 1) expect(await set('192.0.2.1', RIGHT)).toBe(status);
    expect(await set('192.0.2.1', RIGHT)).toBe(200);
  });

  it('counts where the org may have judged the code', async () => {
    const set = scene(...times<HeadlessResult>({ state: 'failed', reason: 'HTTP 403' }));
    for (let at = 0; at < 3; at += 1) expect(await set('192.0.2.1', WRONG)).toBe(502);
    expect(await set('192.0.2.1', RIGHT)).toBe(429);
  });

  it('is not for ever: an org that judges the password first must not be asked for all of them', async () => {
    const set = scene(...times(reused, 40));
    const statuses = [];
    for (let at = 0; at < 40; at += 1) statuses.push(await set('192.0.2.1', WRONG));
    expect(statuses.filter((status) => status !== 429)).toEqual(times(400, 10));
  });
});

describe('a new password whose answer was lost', () => {
  const used: HeadlessResult = { state: 'refused', reason: 'invalid_otp' };

  it('is told as done where it is sent again, and no other one is', async () => {
    const set = scene({ state: 'accepted' }, used);
    expect(await set('192.0.2.1', RIGHT)).toBe(200);
    expect(await set('192.0.2.1', RIGHT)).toBe(200);
    expect(await set('192.0.2.1', RIGHT, 'Rainy-day-8')).toBe(404);
  });
});
