import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { createMemoryCounters } from '../limits/counter-store.ts';
import { tokenSessionAt } from '../testing/token-session.ts';
import { createAuthenticator } from './authenticator.ts';
import { createSeal, createSessionSealer } from './sealed-session.ts';
import { sessionCookie } from './session-cookie.ts';

const MINUTE = 60_000;
const cookieKeys = [{ id: 'first', bytes: new Uint8Array(32).fill(1) }] as const;

/** A browser with a session at a host, before an org that takes the last token alone that it gave. */
async function scene(now: number) {
  const time = { ofDay: now, steady: 0 };
  const steadyClock = { now: () => time.steady };
  let given = 0;
  const post = async () => Response.json({ access_token: `token ${++given}`, token_type: 'Bearer' });
  const { answer } = createAuthenticator({
    orgUrl: 'https://org.example',
    clientId: 'app',
    clientSecret: 'secret',
    callbackUrl: 'https://portal.example/callback',
    cookieKeys,
    post,
    postOwn: post,
    counters: createMemoryCounters({ clock: steadyClock, keys: 10 }),
    clock: { now: () => time.ofDay },
    steadyClock,
    warn: (reason) => expect.unreachable(reason),
  });
  const session = tokenSessionAt(now);
  const cookie = sessionCookie(await createSessionSealer(createSeal(cookieKeys)).seal(session), false);
  const request = { method: 'GET', url: '/record', protocol: 'http', headers: { cookie } };
  const ask = async ({ bearer }: { readonly bearer?: string }) => ({
    status: given > 0 && bearer === `token ${given}` ? 200 : 401,
    headers: {},
    body: undefined,
  });
  return {
    time,
    // A call of a customer needs no more of a request.
    call: async () => (await answer(request as unknown as FastifyRequest, ask)).status,
    endToken: () => void (given += 1),
  };
}

it('gives no token that has ended where somebody sets the clock of the machine back', async () => {
  const { time, call, endToken } = await scene(Date.UTC(2026, 0, 1));
  expect(await call()).toBe(200);
  endToken();
  time.ofDay -= 30 * MINUTE;
  time.steady += 30 * MINUTE;
  expect(await call()).toBe(200);
});
