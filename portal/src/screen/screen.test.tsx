// @vitest-environment jsdom
import { createClient } from '@energy-portal/sdk';
import { ClientProvider } from '@energy-portal/sdk/react';
import { cleanup, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { compileScreen } from '../../screen-language/compile/compile-screen.ts';
import type { PageScreen } from '../../screen-language/manifest.ts';
import { BrandProvider } from '../brand/index.ts';
import { createI18n, LanguageProvider } from '../i18n/index.ts';
import { TranslationProvider } from '../i18n/translation.ts';
import { createScreenCache, ScreenCacheProvider } from './screen-cache.ts';
import { Screen } from './screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const entry: PageScreen = {
  id: 'test/note',
  route: '/note',
  access: 'anyone',
  frame: 'page',
  title: 'Note',
  model: '/note.json',
  validators: null,
  texts: '/en.json',
};

it('shows a screen whose files came between its first frame and its own question for them', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetch);
  const i18n = await createI18n('en', { common: {}, forms: {}, errors: {} });
  i18n.addResourceBundle('en', 'screens/test/note', { title: 'Note', blocks: { note: { body: 'Hello' } } });
  const model = compileScreen(
    {
      version: 2,
      id: entry.id,
      route: entry.route,
      access: 'anyone',
      sections: [{ columns: [{ blocks: [{ block: 'message', name: 'note' }] }] }],
    },
    { operations: {} },
  );
  const client = createClient({ fetch: () => new Promise(() => undefined) });
  const cache = createScreenCache();
  /** Fetching ahead, which ends just then. */
  function FetchedAhead() {
    useLayoutEffect(() => void cache.screens.set(entry, { model, validators: {} }), []);
    return null;
  }
  render(
    <TranslationProvider value={i18n}>
      <LanguageProvider value="en">
        <BrandProvider value={{ id: 'c', name: 'Tidewell', crmName: 'Brand C', word: null }}>
          <ClientProvider client={client}>
            <ScreenCacheProvider value={cache}>
              <Screen entry={entry} waiting={<p>Waiting</p>} />
              <FetchedAhead />
            </ScreenCacheProvider>
          </ClientProvider>
        </BrandProvider>
      </LanguageProvider>
    </TranslationProvider>,
  );
  expect(await screen.findByText('Hello')).toBeDefined();
  expect(fetch).not.toHaveBeenCalled();
});
