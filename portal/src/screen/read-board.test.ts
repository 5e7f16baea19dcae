// @vitest-environment jsdom
import { createClient, getDraft, getRecord, getUsageIntervals } from '@energy-portal/sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReadBoard, createReadBoards, stateOf } from './read-board.ts';
import type { AnyOperation } from '../page/page.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const answer = { screen: 'a/b', content: null, savedAt: null, expiresAt: null };
const read = { name: 'draft', operation: 'getDraft', with: { screen: 'a/b' }, needed: true };
const sources = { session: {}, route: {}, constants: {}, brand: {}, language: 'en', answers: {} } as const;

it.each<readonly [string, () => Promise<unknown>]>([
  ['from time to time', () => vi.advanceTimersByTimeAsync(60_000)],
  ['when the customer is back', async () => void dispatchEvent(new Event('focus'))],
])('a read that is refreshed %s outlives a file that cannot be fetched', async (_, comeBack) => {
  const calls: string[] = [];
  const fetch = async ({ url }: Request) => {
    calls.push(new URL(url).pathname);
    return Response.json(answer);
  };
  const load = vi
    .fn<() => AnyOperation | Promise<AnyOperation>>()
    .mockReturnValueOnce(Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
    .mockReturnValue(getDraft);
  const board = createReadBoard({
    model: { reads: [{ ...read, refreshEvery: 60_000 }], conditions: {} },
    client: createClient({ baseUrl: 'https://org.test', fetch }),
    load,
    followPages: () => () => () => undefined,
  });
  board.update(sources);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  const state = () => board.current()['draft']?.state;
  expect(state()).toBe('failed');
  await comeBack();
  await vi.advanceTimersByTimeAsync(0);
  expect([state(), calls.length]).toEqual(['ready', 1]);
  await comeBack();
  await vi.advanceTimersByTimeAsync(0);
  expect([load.mock.calls.length, calls.length]).toEqual([2, 2]);
  board.stop();
});

it('asks no more by itself once nobody has used the page for five minutes, and at once when somebody does', async () => {
  let calls = 0;
  const fetch = async () => {
    calls += 1;
    return Response.json(answer);
  };
  const board = createReadBoard({
    model: { reads: [{ ...read, refreshEvery: 60_000 }], conditions: {} },
    client: createClient({ baseUrl: 'https://org.test', fetch }),
    load: () => getDraft,
    followPages: () => () => () => undefined,
  });
  board.update(sources);
  await vi.dynamicImportSettled();
  const callsAfter = async (minutes: number) => {
    await vi.advanceTimersByTimeAsync(minutes * 60_000);
    return calls;
  };
  expect([await callsAfter(4), await callsAfter(1), await callsAfter(60)]).toEqual([5, 6, 6]);
  dispatchEvent(new Event('pointermove'));
  expect([await callsAfter(0), await callsAfter(4)]).toEqual([7, 11]);
  dispatchEvent(new Event('keydown'));
  expect([await callsAfter(0), await callsAfter(60)]).toEqual([11, 16]);
  board.stop();
  await vi.advanceTimersByTimeAsync(0);
  dispatchEvent(new Event('pointermove'));
  expect(await callsAfter(1)).toBe(16);
});

it('refreshes what is shown, where the address names something that cannot be asked', async () => {
  const calls: string[] = [];
  const fetch = async ({ url }: Request) => {
    calls.push(new URL(url).search);
    return Response.json({});
  };
  const day = { from: 'route.query.day', optional: true } as const;
  const use = { ...read, operation: 'getUsageIntervals', with: { accountNumber: '4400712345', day } };
  const board = createReadBoard({
    model: { reads: [{ ...use, refreshEvery: 60_000 }], conditions: {} },
    client: createClient({ baseUrl: 'https://org.test', fetch }),
    load: () => getUsageIntervals,
    followPages: () => () => () => undefined,
  });
  board.update({ ...sources, route: { query: { day: 'abc' } } });
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toEqual(['?accountNumber=4400712345&span=month', '?accountNumber=4400712345&span=month']);
  board.stop();
});

it('counts reads as under way until it is known which of them are wanted', () => {
  const unwanted = { ...read, name: 'other', with: { screen: { from: 'route.query.screen' } } };
  const board = createReadBoard({
    model: { reads: [read, unwanted], conditions: {} },
    client: createClient({ baseUrl: 'https://org.test', fetch: async () => Response.json(answer) }),
    load: () => getDraft,
    followPages: () => () => () => undefined,
  });
  const states = () => Object.values(board.current()).map(({ state }) => state);
  expect(states()).toEqual(['loading', 'loading']);
  board.update(sources);
  expect(states()).toEqual(['loading', 'waiting']);
  board.stop();
});

it('shows what the board before it showed, for reads that both have, until it is known anew', async () => {
  const nextBoard = createReadBoards();
  const client = createClient({ baseUrl: 'https://org.test', fetch: async () => Response.json(answer) });
  const boardOf = (...reads: readonly (typeof read)[]) =>
    nextBoard({
      model: { reads, conditions: {} },
      client,
      load: () => getDraft,
      followPages: () => () => () => undefined,
    });
  const first = boardOf(read);
  first.update(sources);
  await vi.advanceTimersByTimeAsync(0);
  first.stop();
  const next = boardOf(read, { ...read, name: 'other' });
  const states = () => Object.values(next.current()).map(({ state }) => state);
  expect(states()).toEqual(['ready', 'loading']);
  next.update(sources);
  expect(states()).toEqual(['ready', 'loading']);
  await vi.advanceTimersByTimeAsync(0);
  expect(states()).toEqual(['ready', 'ready']);
  next.stop();
});

it.each([
  ['the path of the page', 'route.caseId', { caseId: 'no-id' }, true],
  ['what is searched for', 'route.query.id', { query: { id: 'no-id' } }, undefined],
])('an id that is none is not found where it is %s', async (_, from, route, want) => {
  const fetch = vi.fn<() => Promise<Response>>();
  const fields = ['Case.Subject'];
  const board = createReadBoard({
    model: {
      reads: [{ ...read, operation: 'getRecord', with: { recordId: { from }, fields } }],
      conditions: {},
    },
    client: createClient({ baseUrl: 'https://org.test', fetch }),
    load: () => getRecord,
    followPages: () => () => () => undefined,
  });
  board.update({ ...sources, route });
  await vi.advanceTimersByTimeAsync(0);
  expect(board.current()['draft']).toMatchObject({ state: 'waiting' });
  expect(board.current()['draft']?.isNotFound || undefined).toBe(want);
  expect(fetch).not.toHaveBeenCalled();
  board.stop();
});

describe('stateOf', () => {
  const data = { state: 'due' };
  const table = [
    ['pending', undefined, 'loading'],
    ['pending', data, 'ready'],
    ['stale', data, 'ready'],
    ['fulfilled', data, 'ready'],
    ['error', undefined, 'failed'],
    ['error', data, 'ready'],
    // Nothing is on its way: a place that waited for it would wait for ever.
    ['unfulfilled', undefined, 'waiting'],
  ] as const;
  it.each(table)('%s with %o is %s', (state, known, want) => expect(stateOf(state, known)).toBe(want));
});

it.each([
  ['is taken', '2026-11-01', ['?accountNumber=4400712345&day=2026-11-01&span=month']],
  [
    'that cannot be used is left out where the read can do without',
    'soon',
    ['?accountNumber=4400712345&span=month'],
  ],
])('a member of the address %s', async (_, day, asked) => {
  const calls: string[] = [];
  const fetch = async ({ url }: Request) => {
    const { searchParams } = new URL(url);
    searchParams.sort();
    calls.push(`?${searchParams}`);
    return Response.json({}, { status: 404 });
  };
  const use = {
    ...read,
    name: 'use',
    operation: 'getUsageIntervals',
    with: { accountNumber: '4400712345', day: { from: 'route.query.day', optional: true } },
  } as const;
  const board = createReadBoard({
    model: { reads: [use], conditions: {} },
    client: createClient({ baseUrl: 'https://org.test', fetch }),
    load: () => getUsageIntervals,
    followPages: () => () => () => undefined,
  });
  board.update({ ...sources, route: { query: { day } } });
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toEqual(asked);
  board.stop();
});
