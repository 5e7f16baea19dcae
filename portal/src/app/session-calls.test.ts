import { createClient } from '@energy-portal/sdk';
import { afterEach, expect, it, vi } from 'vitest';
import { signOut } from './session-calls.ts';
import { pendingSignOut } from './pending-sign-out.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser that keeps texts, as far as signing out needs it. */
function stubStorage(kept: Readonly<Record<string, string>>) {
  const items = new Map(Object.entries(kept));
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  });
  return items;
}

/** An org that answers as it is told; the answer clears what the browser keeps, but for what a page has noted since. */
function orgOf(items: Map<string, string>, answer: () => Response | Promise<Response>) {
  const asked: Request[] = [];
  const fetch = async (request: Request) => {
    asked.push(request);
    const given = await answer();
    if (given.ok) for (const name of items.keys()) if (name !== 'signOutPending') items.delete(name);
    return given;
  };
  return { asked, client: createClient({ baseUrl: 'https://org.test', fetch }) };
}

it.each([
  ['with the language that the customer chose', { preferredLanguage: 'es' }],
  ['with no language, where none was chosen', {}],
] as const)('signing out leaves the browser %s', async (_, language) => {
  const items = stubStorage({ ...language, signOutPending: '1', other: 'x' });
  const { asked, client } = orgOf(items, () => Response.json({}));
  await signOut(client);
  expect(asked.map(({ url, method }) => `${method} ${url.split('/').at(-1)}`)).toEqual(['POST logOut']);
  expect([...items]).toEqual(Object.entries(language));
});

it('a sign-out that the org refuses stays pending', async () => {
  const items = stubStorage({ preferredLanguage: 'es', signOutPending: '1' });
  const unavailable = Response.json([{ errorCode: 'SERVER_UNAVAILABLE', message: 'No' }], { status: 503 });
  await expect(signOut(orgOf(items, () => unavailable).client)).rejects.toMatchObject({
    code: 'HTTP',
  });
  expect(pendingSignOut.isNoted()).toBe(true);
});

it('a sign-out is over where another tab has ended the session meanwhile', async () => {
  const items = stubStorage({ signOutPending: '1' });
  const { promise: answered, resolve } = Promise.withResolvers<Response>();
  const { client, asked } = orgOf(items, () => answered);
  const leaving = signOut(client);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  client.changeSession('ends');
  resolve(Response.json({}));
  await expect(leaving).resolves.toBeUndefined();
  expect(pendingSignOut.isNoted()).toBe(false);
});

it('a sign-out that the org was not told of stays pending, also where the session ended meanwhile', async () => {
  stubStorage({ signOutPending: '1' });
  const { promise: answered, resolve } = Promise.withResolvers<Response>();
  const { client, asked } = orgOf(new Map(), () => answered);
  const leaving = signOut(client).catch((error: unknown) => error);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  client.changeSession('ends');
  resolve(Response.json([], { status: 503 }));
  expect(await leaving).toMatchObject({ code: 'HTTP' });
  expect(pendingSignOut.isNoted()).toBe(true);
});

it.each(['begins', 'ends'] as const)(
  'a sign-out is not sent where a session %s before, and stays as pending as it was',
  async (change) => {
    const { asked, client } = orgOf(stubStorage({ signOutPending: '1' }), () => Response.json({}));
    const session = client.session();
    client.changeSession(change);
    await signOut(client, session);
    expect([asked, pendingSignOut.isNoted()]).toEqual([[], true]);
  },
);

it('a sign-out waits five seconds for the org', async () => {
  const wait = vi.spyOn(AbortSignal, 'timeout');
  await signOut(orgOf(stubStorage({}), () => Response.json({})).client);
  expect(wait.mock.calls).toEqual([[5_000]]);
  wait.mockRestore();
});
