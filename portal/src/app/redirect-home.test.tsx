// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { manifest } from '../../server/testing/empty-build.ts';
import { ManifestProvider } from './host-document.ts';
import { createReturnAddressStore, ReturnAddressProvider, useRedirectHome } from './return-address.ts';

afterEach(cleanup);

function Redirect({ visitor }: { readonly visitor: 'guest' | 'customer' | undefined }) {
  useRedirectHome(visitor);
  return null;
}

/** A page with somebody on it, and the history of its addresses. */
function open(store = createReturnAddressStore()) {
  const { hook, history } = memoryLocation({ path: '/', record: true });
  const page = (visitor: 'guest' | 'customer' | undefined) => (
    <ManifestProvider value={{ ...manifest, texts: '', screens: [] }}>
      <ReturnAddressProvider value={store}>
        <Router hook={hook}>
          <Redirect visitor={visitor} />
        </Router>
      </ReturnAddressProvider>
    </ManifestProvider>
  );
  return { page, history };
}

it.each([
  ['a customer to where a guest was asked to log in', 'customer', '/messages?x=1', '/messages?x=1'],
  ['a customer home', 'customer', undefined, '/profile'],
  ['a guest to the home of guests, whatever was asked for', 'guest', '/messages', '/login'],
  ['nobody who is not known yet', undefined, '/messages', '/'],
] as const)('leads %s', (_, visitor, asked, want) => {
  const store = createReturnAddressStore();
  if (asked !== undefined) store.remember(asked);
  const { page, history } = open(store);
  render(page(visitor));
  // The entry before is gone: the way back does not lead to it.
  expect(history).toEqual([want]);
});

it('leads whoever becomes known later', () => {
  const { page, history } = open();
  const { rerender } = render(page(undefined));
  rerender(page('customer'));
  expect(history).toEqual(['/profile']);
});
