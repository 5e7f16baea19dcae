// @vitest-environment jsdom
import { createClient } from '@energy-portal/sdk';
import { ClientProvider } from '@energy-portal/sdk/react';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { compileScreen } from '../../screen-language/compile/compile-screen.ts';
import type { ScreenConfig } from '../../screen-language/generated/screen-config.gen.ts';
import type { PageScreen } from '../../screen-language/manifest.ts';
import { BrandProvider } from '../brand/index.ts';
import { compileValidators } from '../forms/testing/compiled-validators.ts';
import { createI18n, LanguageProvider } from '../i18n/index.ts';
import { TranslationProvider } from '../i18n/translation.ts';
import { createScreenCache, ScreenCacheProvider } from './screen-cache.ts';
import { ScreenView } from './screen-view.tsx';

const send = (subject: string) => ({
  operation: 'submitServiceRequest',
  with: {
    caseType: 'billing',
    subject: { field: subject },
    description: 'D',
    idempotencyKey: { from: 'attempt' },
    language: { from: 'language' },
  },
  done: {},
  clear: false,
  failed: { '*': { message: 'errors.somethingWentWrong' } },
});

const config: ScreenConfig = {
  version: 2,
  id: 'test/two',
  route: '/two',
  access: 'customer',
  leave: 'freely',
  steps: [
    { id: 'one', fields: [{ name: 'first', as: 'text', required: true, maxLength: 80 }] },
    { id: 'other', fields: [{ name: 'second', as: 'text', required: true, maxLength: 80 }] },
  ],
  forms: {
    left: { steps: ['one'], submit: send('first') },
    right: { steps: ['other'], submit: send('second') },
  },
  conditions: {
    leftSent: { from: 'results.left.caseNumber', filled: true },
    rightSent: { from: 'results.right.caseNumber', filled: true },
    typed: {
      all: [
        { from: 'answers.first', filled: true },
        { from: 'answers.second', filled: true },
      ],
    },
  },
  texts: { left: 'results.left.caseNumber', right: 'results.right.caseNumber' },
  sections: [
    {
      columns: [
        {
          blocks: [
            { block: 'form', name: 'left' },
            { block: 'form', name: 'right' },
            { block: 'message', name: 'leftSent', show: 'leftSent' },
            { block: 'message', name: 'rightSent', show: 'rightSent' },
            { block: 'message', name: 'typed', show: 'typed' },
          ],
        },
      ],
    },
  ],
};
const model = compileScreen(config, {
  operations: { submitServiceRequest: { module: 'apex-requests-writes' } },
});
const entry: PageScreen = {
  id: config.id,
  route: config.route,
  access: 'customer',
  frame: 'page',
  title: 'Two',
  model: '',
  validators: null,
  texts: '',
};
const texts = {
  title: 'Two',
  steps: { one: { next: 'Send left' }, other: { next: 'Send right' } },
  forms: { left: { heading: 'Left' }, right: { heading: 'Right' } },
  fields: {
    first: { label: 'First', errors: { required: 'Enter the first' } },
    second: { label: 'Second', errors: { required: 'Enter the second' } },
  },
  blocks: {
    leftSent: { body: 'Left is {{left}}' },
    rightSent: { body: 'Right is {{right}}' },
    typed: { body: 'Both are typed' },
  },
};
const receipt = (subject: string) => ({
  caseId: '500RM000003kPqRYAU',
  caseNumber: `case of ${subject}`,
  status: 'New',
  createdDateTime: '2026-11-21T15:00:00.000Z',
  promise: 'specialist',
  promisedHoursFrom: 0,
  promisedHoursTo: 24,
  answerDueAt: '2026-11-22T15:00:00.000Z',
});

const validators = compileValidators(model.steps);
afterEach(cleanup);

/** Shows the screen over an org that refuses this subject. */
async function show(refused?: string) {
  const subjects: string[] = [];
  const fetch = vi.fn(async (request: Request) => {
    if (request.method === 'GET') return Response.json([{ errorCode: 'X', message: 'No' }], { status: 503 });
    const { subject } = JSON.parse(await request.text());
    subjects.push(subject);
    return subject === refused
      ? Response.json([{ errorCode: 'Y', message: 'No' }], { status: 400 })
      : Response.json(receipt(subject));
  });
  const i18n = await createI18n('en', {
    common: {},
    errors: { somethingWentWrong: 'Something went wrong' },
    forms: { errorSummary: 'There is a problem', sending: 'Sending', loading: 'Loading' },
  });
  i18n.addResourceBundle('en', 'screens/test/two', texts);
  render(
    <ClientProvider client={createClient({ baseUrl: 'http://localhost', fetch })}>
      <TranslationProvider value={i18n}>
        <BrandProvider value={{ id: 'c', name: 'Tidewell Energy', crmName: 'Brand C', word: null }}>
          <LanguageProvider value="en">
            <ScreenCacheProvider value={createScreenCache()}>
              <ScreenView entry={entry} screen={{ model, validators }} />
            </ScreenCacheProvider>
          </LanguageProvider>
        </BrandProvider>
      </TranslationProvider>
    </ClientProvider>,
  );
  await screen.findByRole('button', { name: 'Send right' });
  return subjects;
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const cardOf = (heading: string) => {
  const card = screen.getByRole('heading', { name: heading }).closest('section');
  if (card === null) throw new Error('no card');
  return within(card);
};

it('sends each form alone, and knows what each was answered with', async () => {
  const subjects = await show();
  type('First', 'bread');
  type('Second', 'butter');
  expect(await screen.findByText('Both are typed')).toBeDefined();
  press('Send right');
  expect(await screen.findByText('Right is case of butter')).toBeDefined();
  expect(screen.queryByText(/Left is/)).toBeNull();
  press('Send left');
  expect(await screen.findByText('Left is case of bread')).toBeDefined();
  expect(screen.getByText('Right is case of butter')).toBeDefined();
  expect(subjects).toEqual(['butter', 'bread']);
});

it('tells errors of a form in that form alone', async () => {
  const subjects = await show('bread');
  press('Send left');
  expect((await cardOf('Left').findAllByText('Enter the first')).length).toBeGreaterThan(0);
  expect(cardOf('Right').queryByRole('alert')).toBeNull();
  await waitFor(() => expect(document.title).toMatch(/^errorPrefix/));
  type('First', 'bread');
  press('Send left');
  expect(await cardOf('Left').findByText('Something went wrong')).toBeDefined();
  type('Second', 'butter');
  press('Send right');
  expect(await screen.findByText('Right is case of butter')).toBeDefined();
  expect(cardOf('Left').getByText('Something went wrong')).toBeDefined();
  await waitFor(() => expect(subjects).toEqual(['bread', 'butter']));
});
