import { createClient, getAccountSummary, getDraft, getPlans } from '@energy-portal/sdk';
import { expect, it } from 'vitest';
import type { AnyOperation } from '../page/page.ts';
import { createReadBoard } from './read-board.ts';
import { readAhead } from './read-ahead.ts';

const sources = { session: {}, route: {}, constants: {}, brand: {}, language: 'en', answers: {} } as const;
const operations: Readonly<Record<string, AnyOperation>> = { getAccountSummary, getDraft, getPlans };
const draft = { name: 'draft', operation: 'getDraft', with: { screen: 'a/b' }, needed: true } as const;
const account = {
  name: 'account',
  operation: 'getAccountSummary',
  with: { accountNumber: '1206162314' },
  needed: false,
} as const;
const plans = {
  name: 'plans',
  operation: 'getPlans',
  with: { zipCode: { from: 'reads.account.zipCode' }, language: 'en' },
  needed: false,
} as const;

/** A client whose server answers in its own time, and what was asked of it. */
function createAsked() {
  const calls: string[] = [];
  const fetch = async ({ url }: Request) => {
    calls.push(url.replace(/^.*\//, ''));
    return Response.json({ screen: 'a/b', content: null, savedAt: null, expiresAt: null });
  };
  return { calls, client: createClient({ baseUrl: 'https://org.test', fetch }) };
}

const load = (operationId: string) => operations[operationId] ?? Promise.reject(new TypeError('gone'));

it.each([
  ['what is known', [draft], ['getDraft?screen=a%2Fb']],
  ['nothing that is not wanted', [{ ...draft, when: 'never' }], []],
  ['nothing that waits for an answer', [plans], []],
  ['nothing whose code is not there', [{ ...draft, operation: 'getOther' }], []],
  ['nothing that no server would take', [{ ...draft, with: { screen: 12 } }], []],
])('asks at once for %s', (_, reads, want) => {
  const { calls, client } = createAsked();
  const conditions = { never: { from: 'session.isGuest', is: true } } as const;
  readAhead({ reads, conditions }, { client, load }, sources);
  expect(calls).toEqual(want);
});

it('asks at once for what needs an answer that is known already', () => {
  const { calls, client } = createAsked();
  // Of the answer no more is looked at.
  const answer = { accountNumber: '1206162314', zipCode: '77002' } as never;
  client.put(getAccountSummary, { accountNumber: '1206162314' }, answer);
  readAhead({ reads: [account, plans], conditions: {} }, { client, load }, sources);
  expect(calls).toEqual(['getPlans?zipCode=77002&language=en']);
});

it('asks once for what is watched a moment later', async () => {
  const { calls, client } = createAsked();
  const model = { reads: [draft], conditions: {} };
  readAhead(model, { client, load }, sources);
  const board = createReadBoard({ model, client, load, followPages: () => () => () => undefined });
  board.update(sources);
  const isReady = new Promise<void>((resolve) =>
    board.subscribe(() => board.current()['draft']?.state === 'ready' && resolve()),
  );
  await isReady;
  expect(calls).toHaveLength(1);
  board.stop();
});
