// @vitest-environment jsdom
import { createClient } from '@energy-portal/sdk';
import { ClientProvider } from '@energy-portal/sdk/react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { TranslationProvider } from '../i18n/translation.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PageScreen } from '../../screen-language/manifest.ts';
import { BrandProvider } from '../brand/index.ts';
import type { ScreenConfig } from '../../screen-language/generated/screen-config.gen.ts';
import { createI18n, LanguageProvider } from '../i18n/index.ts';
import { compileScreen } from '../../screen-language/compile/compile-screen.ts';
import { createScreenCache, ScreenCacheProvider } from './screen-cache.ts';
import { ScreenView } from './screen-view.tsx';

const config: ScreenConfig = {
  version: 2,
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
const specs = {
  operations: {
    getRecord: { module: 'ui-api-records' },
    getBills: { module: 'apex-bills' },
    getUsageHistory: { module: 'apex-usage' },
    submitServiceRequest: { module: 'apex-requests-writes' },
  },
};
const entry: PageScreen = {
  id: config.id,
  route: config.route,
  access: 'customer',
  frame: 'page',
  title: 'Thing',
  model: '',
  validators: null,
  texts: '',
};
const forms = {
  loading: 'Loading',
  retry: 'Try again',
  readFailed: 'Not loaded',
  away: { title: 'No {{names}} now.', rest: 'The rest works.', names: { usage: 'usage', bills: 'bills' } },
  notFound: { title: 'Not there', lead: 'Nothing here', back: 'Go back' },
};

const texts = {
  'test/thing': { title: 'Thing', blocks: { note: { body: 'Hello' } } },
  'test/sending': {
    title: 'Sending',
    blocks: {
      failed: { body: 'It failed' },
      sent: { body: 'Sent as {{number}}' },
      ask: { button: 'Ask' },
    },
  },
};

async function show(status: number) {
  const fetch = vi.fn(async () => Response.json([{ errorCode: 'X', message: 'No' }], { status }));
  await showScreen(config, fetch);
  return fetch;
}

async function showScreen(given: ScreenConfig, fetch: (request: Request) => Promise<Response>) {
  const errors = { somethingWentWrong: 'Something went wrong' };
  const i18n = await createI18n('en', { common: {}, errors, forms });
  for (const [id, text] of Object.entries(texts)) i18n.addResourceBundle('en', `screens/${id}`, text);
  const client = createClient({ baseUrl: 'http://localhost', fetch });
  render(
    <ClientProvider client={client}>
      <TranslationProvider value={i18n}>
        <BrandProvider value={{ id: 'c', name: 'Tidewell Energy', crmName: 'Brand C', word: null }}>
          <LanguageProvider value="en">
            <ScreenCacheProvider value={createScreenCache()}>
              <ScreenView
                entry={{ ...entry, id: given.id, route: given.route }}
                screen={{ model: compileScreen(given, specs), validators: {} }}
              />
            </ScreenCacheProvider>
          </LanguageProvider>
        </BrandProvider>
      </TranslationProvider>
    </ClientProvider>,
  );
  return client;
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

  const readOf = (operation: 'getBills' | 'getUsageHistory', needed: boolean) => ({
    operation,
    with: { accountNumber: '4400712345' },
    needed,
  });
  it.each([
    ['usage', { usage: readOf('getUsageHistory', false) }, ['No usage now.', 'The rest works.']],
    [
      'usage and bills',
      { usage: readOf('getUsageHistory', false), bills: readOf('getBills', false) },
      ['No usage and bills now.', 'The rest works.'],
    ],
    ['bills that the screen is about', { bills: readOf('getBills', true) }, ['No bills now.']],
    ['what has no name', { ...config.reads, bills: readOf('getBills', false) }, ['Not loaded']],
  ])('names what is away: %s', async (_, reads, want) => {
    const answer = () => Response.json([{ errorCode: 'SERVICE_BUSY', message: 'Busy' }], { status: 503 });
    await showScreen({ ...config, reads }, async () => answer());
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect([...alert.querySelectorAll('p')].map((p) => p.textContent)).toEqual(want));
  });

  it('leads back when the thing is not there', async () => {
    await show(404);
    expect(await screen.findByRole('heading', { name: 'Not there' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go back' }).getAttribute('href')).toBe('/things');
    expect(screen.queryByText('Hello')).toBeNull();
  });
});

const sending: ScreenConfig = {
  version: 2,
  id: 'test/sending',
  route: '/sending',
  access: 'customer',
  reads: {
    thing: {
      operation: 'getRecord',
      with: { recordId: '003000000000001AAA', fields: ['Contact.Email'] },
      needed: false,
    },
  },
  conditions: {
    failed: { from: 'readErrors.thing', is: 'X' },
    sent: { from: 'result.caseNumber', filled: true },
  },
  texts: { number: 'result.caseNumber' },
  sections: [
    {
      columns: [
        {
          blocks: [
            { block: 'message', name: 'failed', show: 'failed' },
            { block: 'message', name: 'sent', show: 'sent' },
            {
              block: 'action',
              name: 'ask',
              submit: {
                operation: 'submitServiceRequest',
                with: {
                  caseType: 'billing',
                  subject: 'S',
                  description: 'D',
                  idempotencyKey: { from: 'attempt' },
                  language: { from: 'language' },
                },
                done: {},
              },
            },
          ],
        },
      ],
    },
  ],
};

describe('what a screen knows of its calls', () => {
  const receipt = {
    caseId: '500RM000003kPqRYAU',
    caseNumber: '00104417',
    status: 'New',
    createdDateTime: '2026-11-21T15:00:00.000Z',
    promise: 'specialist',
    promisedHoursFrom: 0,
    promisedHoursTo: 24,
    answerDueAt: '2026-11-22T15:00:00.000Z',
  };

  it('is the code of a read that failed, the answer to what was sent, and one key while the same is sent', async () => {
    const keys: string[] = [];
    const fetch = vi.fn(async (request: Request) => {
      if (request.method === 'GET')
        return Response.json([{ errorCode: 'X', message: 'No' }], { status: 503 });
      keys.push(JSON.parse(await request.text()).idempotencyKey);
      return keys.length === 2
        ? Response.json(receipt)
        : Response.json([{ errorCode: 'Y', message: 'No' }], { status: 503 });
    });
    await showScreen(sending, fetch);
    expect(await screen.findByText('It failed')).toBeDefined();
    expect(screen.queryByText('Sent')).toBeNull();
    const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Ask' }));
    await press();
    await screen.findByText('Something went wrong');
    await press();
    expect(await screen.findByText('Sent as 00104417')).toBeDefined();
    await press();
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[1]);
  });

  it('is sent in the session alone in which the button was pressed', async () => {
    const sent: string[] = [];
    const client = await showScreen(sending, async ({ method, url }) => {
      if (method === 'POST') sent.push(url);
      return Response.json([{ errorCode: 'X', message: 'No' }], { status: 503 });
    });
    const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Ask' }));
    await press();
    act(() => client.changeSession('begins'));
    await screen.findByText('Something went wrong');
    expect(sent).toEqual([]);
    await press();
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('is that nothing was sent where not even a name could be made for it', async () => {
    const random = vi.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
      throw new Error('No entropy');
    });
    const fetch = vi.fn(async () => Response.json([{ errorCode: 'X', message: 'No' }], { status: 503 }));
    await showScreen(sending, fetch);
    fireEvent.click(await screen.findByRole('button', { name: 'Ask' }));
    expect(await screen.findByText('noAnswer')).toBeDefined();
    random.mockRestore();
  });
});
