import { BrokenCircuitError } from 'cockatiel';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HostSettings } from '../settings.ts';
import { openLineTo } from '../testing/line-scene.ts';
import { until } from '../testing/scene.ts';
import { ClientLeftError, UnfitAnswerError } from './org-line.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const close of closing.splice(0)) await close();
});

const breaker = { share: 0.5, duration: 10_000, perSecond: 0.1, pause: 5_000 };

/** A line that is paused, as its org has ended the first calls, and answers the later ones when it is told. */
async function openPaused(limits: Partial<HostSettings['org']> = {}) {
  const held: ServerResponse[] = [];
  let isDown = true;
  const server = createServer((request, response) => {
    if (isDown) request.socket.destroy();
    else held.push(response);
  });
  const { line, close } = await openLineTo(server, 'records', { breaker, ...limits });
  closing.push(close);
  const ask = async (
    signal = new AbortController().signal,
    read = async ({ body }: { readonly body: unknown }) => String(await body),
  ): Promise<string> => {
    const call = { method: 'GET', path: '/', headers: {}, body: null, signal } as const;
    const asked = line.askWhole(call, read);
    return asked.catch((error: unknown) => (error instanceof BrokenCircuitError ? 'paused' : String(error)));
  };
  while (!line.isPaused()) await ask();
  isDown = false;
  return { ask, held, line };
}

it('asks nothing while it is paused', async () => {
  const { ask, held } = await openPaused();
  expect([await ask(), held.length]).toEqual(['paused', 0]);
});

it('is tried by one call, which ends the pause though its client has left', async () => {
  const { ask, held, line } = await openPaused();
  vi.setSystemTime(Date.now() + breaker.pause);
  const client = new AbortController();
  const trying = ask(client.signal);
  await until(() => held.length === 1);
  client.abort(new ClientLeftError());
  expect(await ask()).toBe('paused');
  held[0]?.end('back');
  expect([await trying, line.isPaused()]).toEqual(['back', false]);
});

it('is tried by a client that has left before, too', async () => {
  const { ask, held } = await openPaused();
  vi.setSystemTime(Date.now() + breaker.pause);
  const trying = ask(AbortSignal.abort(new ClientLeftError()));
  await until(() => held.length === 1);
  held[0]?.end('back');
  expect(await trying).toBe('back');
});

it('is paused no longer where the try has an answer that no page can use', async () => {
  const { ask, held, line } = await openPaused();
  vi.setSystemTime(Date.now() + breaker.pause);
  const trying = ask(undefined, () => Promise.reject(new UnfitAnswerError('redirected')));
  await until(() => held.length === 1);
  held[0]?.end('elsewhere');
  expect([await trying, line.isPaused()]).toEqual([expect.stringContaining('UnfitAnswerError'), false]);
});

it('stays paused where the try takes longer than any answer may', async () => {
  const { ask, line } = await openPaused({ answerTimeout: 20 });
  vi.setSystemTime(Date.now() + breaker.pause);
  const client = new AbortController();
  const trying = ask(client.signal);
  client.abort(new ClientLeftError());
  expect([await trying, line.isPaused()]).toEqual([expect.stringContaining('TimeoutError'), true]);
});

it('is paused no longer where somebody sets the clock of the machine back', async () => {
  const { ask, held, line } = await openPaused();
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(line.isPaused()).toBe(false);
  const asked = ask();
  await until(() => held.length === 1);
  held[0]?.end('there');
  expect(await asked).toBe('there');
});
