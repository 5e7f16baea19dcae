// @vitest-environment jsdom
import { createClient, getCurrentSession } from '@energy-portal/sdk';
import { ClientProvider } from '@energy-portal/sdk/react';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RestoredPageCheck } from './restored-page-check.tsx';

vi.mock('./session.tsx', () => ({ useSession: () => ({ userId: '005RM000001maria' }) }));

const session = (userId: string) => ({
  userId,
  isGuest: false,
  contactId: null,
  displayName: 'Maria',
  accountNumber: null,
  expiresAt: null,
  endReason: null,
});

afterEach(() => {
  cleanup();
  document.body.hidden = false;
  vi.unstubAllGlobals();
});

it.each([
  ['shows the page to the same user', () => Response.json(session('005RM000001maria')), true],
  ['loads it anew for another one', () => Response.json(session('005RM000001james')), false],
  [
    'loads it anew where nobody is',
    () => Response.json([{ errorCode: 'X', message: 'No' }], { status: 401 }),
    false,
  ],
  ['loads it anew where the org cannot be asked', () => Promise.reject(new TypeError('offline')), false],
] as const)('%s', async (_, answer, isShown) => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const answers = [Promise.resolve(Response.json(session('005RM000001maria')))];
  const fetch = async () => answers.shift() ?? answer();
  const client = createClient({ baseUrl: 'http://localhost', fetch });
  await client.read(getCurrentSession, {});
  render(
    <ClientProvider client={client}>
      <RestoredPageCheck />
    </ClientProvider>,
  );
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(document.body.hidden).toBe(true);
  await waitFor(() => expect(reload.mock.calls.length === 1 || !document.body.hidden).toBe(true));
  expect({ isShown: !document.body.hidden, reloads: reload.mock.calls.length }).toEqual({
    isShown,
    reloads: isShown ? 0 : 1,
  });
});

it('leaves a page alone that was loaded in the usual way', () => {
  const client = createClient({
    baseUrl: 'http://localhost',
    fetch: () => Promise.reject(new Error('Asked')),
  });
  render(
    <ClientProvider client={client}>
      <RestoredPageCheck />
    </ClientProvider>,
  );
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(document.body.hidden).toBe(false);
});
