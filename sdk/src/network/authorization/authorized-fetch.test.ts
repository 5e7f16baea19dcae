import { describe, expect, it, vi } from 'vitest';
import { createAuthorizedFetch } from './authorized-fetch.ts';

/** A server that takes one token, and a way to refresh it. */
function createScene({ valid = 'new', refreshed = 'new' as string | null } = {}) {
  const seen: (string | null)[] = [];
  const bodies: string[] = [];
  let access: string | undefined = 'old';
  let refreshes = 0;
  const gate = Promise.withResolvers<void>();
  const fetch = createAuthorizedFetch(
    async (request) => {
      const given = request.headers.get('Authorization');
      seen.push(given);
      bodies.push(await request.text());
      return new Response(null, { status: given === `Bearer ${valid}` ? 204 : 401 });
    },
    {
      token: () => access,
      refresh: async () => {
        refreshes += 1;
        await gate.promise;
        access = refreshed ?? undefined;
        return refreshed !== null;
      },
    },
  );
  const call = (init?: RequestInit) => fetch(new Request('https://toy.example/things', init));
  return { call, seen, bodies, open: gate.resolve, refreshes: () => refreshes };
}

describe('a request that is refused', () => {
  it('is sent again with a new token, which is refreshed once for all', async () => {
    const { call, seen, open, refreshes } = createScene();
    const calls = [call(), call(), call()];
    open();
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(refreshes()).toBe(1);
    expect(seen.filter((token) => token === 'Bearer new')).toHaveLength(3);
    expect((await call()).status).toBe(204);
    expect(refreshes()).toBe(1);
  });

  it('keeps its body', async () => {
    const { call, bodies, open } = createScene();
    open();
    await call({ method: 'POST', body: 'all of it' });
    expect(bodies).toEqual(['all of it', 'all of it']);
  });

  it('is refused where there is no new token, and each later one asks once', async () => {
    const { call, open, refreshes, seen } = createScene({ refreshed: null });
    open();
    expect((await call()).status).toBe(401);
    expect([refreshes(), seen]).toEqual([1, ['Bearer old']]);
    expect((await call()).status).toBe(401);
    expect(seen.at(-1)).toBeNull();
  });

  it('is not sent a third time', async () => {
    const { call, open, seen } = createScene({ valid: 'another' });
    open();
    expect((await call()).status).toBe(401);
    expect(seen).toEqual(['Bearer old', 'Bearer new']);
  });
});

it('refreshes nothing where it cannot', async () => {
  const refuse = async () => new Response(null, { status: 401 });
  const fetch = createAuthorizedFetch(refuse, { token: () => 'old' });
  expect((await fetch(new Request('https://toy.example/things'))).status).toBe(401);
});

describe('a request that is given up', () => {
  it('is not sent with the token of who comes next', async () => {
    const { call, seen, open } = createScene();
    const leaving = new AbortController();
    const [refused, waiting] = [call({ signal: leaving.signal }), call()];
    await vi.waitFor(() => expect(seen).toHaveLength(2));
    const later = call({ signal: leaving.signal }).catch((error: unknown) => error);
    leaving.abort();
    open();
    expect([(await refused).status, (await waiting).status]).toEqual([401, 204]);
    expect(await later).toMatchObject({ name: 'AbortError' });
    expect(seen).toEqual(['Bearer old', 'Bearer old', 'Bearer new']);
  });

  it('asks for no new token', async () => {
    const leaving = new AbortController();
    let refreshes = 0;
    const fetch = createAuthorizedFetch(
      async () => {
        leaving.abort();
        return new Response(null, { status: 401 });
      },
      { token: () => 'old', refresh: async () => (refreshes += 1) > 0 },
    );
    const answer = await fetch(new Request('https://toy.example/things', { signal: leaving.signal }));
    expect([answer.status, refreshes]).toEqual([401, 0]);
  });
});
