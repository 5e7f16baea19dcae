// @vitest-environment jsdom
import { createClient } from '@energy-portal/sdk';
import { ClientProvider } from '@energy-portal/sdk/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { TranslationProvider } from '../../i18n/translation.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ScreenEntry } from '../../app/manifest.ts';
import { BrandProvider } from '../../brand/index.ts';
import type { ScreenConfig } from '../../generated/screen-config.gen.ts';
import { createI18n, LanguageProvider } from '../../i18n/index.ts';
import { compileScreen } from '../compile/compile-screen.ts';
import { ScreenView } from './screen-view.tsx';

const config: ScreenConfig = {
  id: 'test/thing',
  route: '/things/:id',
  access: 'customer',
  reads: {
    thing: {
      operation: 'getRecord',
      with: { recordId: '003000000000001AAA', fields: ['Contact.Email'] },
    },
  },
  sections: [{ columns: [{ blocks: [{ block: 'message', name: 'note' }] }] }],
};
const specs = { operations: { getRecord: { module: 'ui-api-records' } } };
const entry: ScreenEntry = {
  id: config.id,
  route: config.route,
  access: 'customer',
  title: { en: 'Thing', es: 'Cosa' },
  model: '',
  validators: null,
  texts: { en: '', es: '' },
};
const forms = {
  loading: 'Loading',
  retry: 'Try again',
  readFailed: 'Not loaded',
  notFound: { title: 'Not there', lead: 'Nothing here', back: 'Go back' },
};

async function show(status: number) {
  const i18n = await createI18n('en', { common: {}, errors: {}, forms });
  i18n.addResourceBundle('en', 'screens/test/thing', { title: 'Thing', blocks: { note: { body: 'Hello' } } });
  const fetch = vi.fn(async () => Response.json([{ errorCode: 'X', message: 'No' }], { status }));
  render(
    <ClientProvider client={createClient({ baseUrl: 'http://localhost', fetch })}>
      <TranslationProvider value={i18n}>
        <BrandProvider value={{ id: 'c', name: 'Tidewell Energy', crmName: 'Brand C', word: null }}>
          <LanguageProvider value="en">
            <ScreenView entry={entry} screen={{ model: compileScreen(config, specs), validators: {} }} />
          </LanguageProvider>
        </BrandProvider>
      </TranslationProvider>
    </ClientProvider>,
  );
  return fetch;
}
const callsOf = (fetch: ReturnType<typeof vi.fn>) =>
  fetch.mock.calls.filter(([request]) => String(request instanceof Request && request.url).includes('/003'));

afterEach(cleanup);

describe('a screen whose read fails', () => {
  it('says so once and asks again when the button is pressed', async () => {
    const fetch = await show(503);
    const button = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('alert').textContent).toContain('Not loaded');
    const before = callsOf(fetch).length;
    fireEvent.click(button);
    await waitFor(() => expect(callsOf(fetch).length).toBeGreaterThan(before));
  });

  it('leads back when the thing is not there', async () => {
    await show(404);
    expect(await screen.findByRole('heading', { name: 'Not there' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go back' }).getAttribute('href')).toBe('/things');
    expect(screen.queryByText('Hello')).toBeNull();
  });
});
