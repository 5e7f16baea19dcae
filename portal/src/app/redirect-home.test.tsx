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

it.each([
  ['a customer to where a guest was asked to log in', 'customer', '/messages?x=1', '/messages?x=1'],
  ['a customer home', 'customer', undefined, '/profile'],
  ['a guest to the home of guests, whatever was asked for', 'guest', '/messages', '/login'],
  ['nobody who is not known yet', undefined, '/messages', '/'],
] as const)('leads %s', (_, visitor, asked, want) => {
  const { hook, history } = memoryLocation({ path: '/', record: true });
  const store = createReturnAddressStore();
  if (asked !== undefined) store.remember(asked);
  render(
    <ManifestProvider value={{ ...manifest, texts: manifest.texts, screens: [] }}>
      <ReturnAddressProvider value={store}>
        <Router hook={hook}>
          <Redirect visitor={visitor} />
        </Router>
      </ReturnAddressProvider>
    </ManifestProvider>,
  );
  // The entry before is gone: the way back does not lead to it.
  expect(history).toEqual([want]);
});
