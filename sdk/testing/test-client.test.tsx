// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { getCurrentSession } from '../src/entry/index.ts';
import { ClientProvider, useRead } from '../src/entry/react.ts';
import * as testing from './index.ts';
import { createTestClient } from './index.ts';

function User() {
  const { data, error, refresh } = useRead(getCurrentSession, {});
  return <button onClick={() => void refresh()}>{error?.code ?? String(data?.userId)}</button>;
}

const session = { userId: '005000000000001AAA', isGuest: true, contactId: null, displayName: null };

afterEach(cleanup);

it('renders what was put into it, without a request', () => {
  const { client, server } = createTestClient();
  client.put(getCurrentSession, {}, session);
  render(
    <ClientProvider client={client}>
      <User />
    </ClientProvider>,
  );
  expect(screen.getByRole('button').textContent).toBe(session.userId);
  expect(server.sent).toEqual([]);
});

it('shows what the test answers', async () => {
  const { client, server } = createTestClient();
  render(
    <ClientProvider client={client}>
      <User />
    </ClientProvider>,
  );
  await act(() => server.last().fail());
  expect(screen.getByRole('button').textContent).toBe('NETWORK');
});

it("has what a consumer needs and nothing of the SDK's own tests", () => {
  expect(Object.keys(testing).toSorted()).toEqual([
    'createFakeClock',
    'createFakeTimer',
    'createScriptedFetch',
    'createTestClient',
    'settled',
  ]);
});
