// @vitest-environment jsdom
import { createClient, getBrandCustomerServiceInfo, logIn } from '@energy-portal/sdk';
import { ClientProvider, useRead } from '@energy-portal/sdk/react';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { pendingSignOut } from './pending-sign-out.ts';
import { SessionProvider, useSession } from './session.tsx';

afterEach(cleanup);

const session = (userId: string | null) => ({
  userId: userId ?? '005RM000000guest',
  isGuest: userId === null,
  contactId: null,
  displayName: null,
  accountNumber: null,
  expiresAt: null,
  endReason: null,
});

/** A view for guests alone, as the footer of the page's address is. */
function Footer() {
  const { state } = useSession();
  useRead(getBrandCustomerServiceInfo, state === 'guest' ? { brandName: 'Brand C' } : undefined);
  return <p>{state}</p>;
}

it('asks for nothing again that only the one before was shown', async () => {
  const asked: string[] = [];
  let userId: string | null = null;
  const fetch = async (request: Request): Promise<Response> => {
    const call = new URL(request.url).pathname.split('/').at(-1) ?? '';
    asked.push(call);
    if (call === 'logIn') userId = '005RM000001maria';
    if (call === 'getBrandCustomerServiceInfo') return Response.json({});
    return Response.json(session(userId));
  };
  const client = createClient({ baseUrl: 'http://localhost', fetch });
  render(
    <ClientProvider client={client}>
      <SessionProvider>
        <Footer />
      </SessionProvider>
    </ClientProvider>,
  );
  await screen.findByText('guest');
  await waitFor(() => expect(asked).toHaveLength(2));
  await client.write(logIn, { username: 'maria', password: 'secret' });
  await screen.findByText('customer');
  expect(asked).toEqual(['getCurrentSession', 'getBrandCustomerServiceInfo', 'logIn', 'getCurrentSession']);
});

it('shows nobody once another page of the browser was left without the org knowing', async () => {
  const client = createClient({
    baseUrl: 'http://localhost',
    fetch: async () => Response.json(session('005RM000001maria')),
  });
  const Who = () => {
    const { userId, isAbandoned } = useSession();
    return <p>{isAbandoned ? 'nobody' : userId}</p>;
  };
  render(
    <ClientProvider client={client}>
      <SessionProvider>
        <Who />
      </SessionProvider>
    </ClientProvider>,
  );
  await screen.findByText('005RM000001maria');
  pendingSignOut.note();
  act(() => client.changeSession('ends'));
  expect(screen.queryByText('nobody')).not.toBeNull();
  pendingSignOut.clear();
});
