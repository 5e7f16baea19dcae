import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { openLineTo } from '../testing/line-scene.ts';

/** The way in which the org ends a connection on which a call has come. */
type End = 'nothing' | 'half a header' | 'headers';

/** The ways to take an answer: as a stream, or whole. */
const ways = ['ask', 'askWhole'] as const;

interface Opened {
  readonly way?: (typeof ways)[number];
  readonly breaks: (came: number, onSocket: number) => End | undefined;
  readonly answerLimit?: number;
}

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** An org that ends some connections instead of answering, and a line to it. */
async function open({ way = 'askWhole', breaks, answerLimit = 100 }: Opened) {
  const bodies: string[] = [];
  const counts = new WeakMap<Socket, number>();
  const server = createServer((request, response) => {
    const onSocket = (counts.get(request.socket) ?? 0) + 1;
    counts.set(request.socket, onSocket);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      bodies.push(Buffer.concat(chunks).toString());
      const end = breaks(bodies.length, onSocket);
      if (end === undefined) return void response.end('{}');
      if (end === 'nothing') return void request.socket.destroy();
      const text = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n';
      request.socket.end(end === 'half a header' ? text : `${text}\r\n{`);
    });
  });
  const { line, close } = await openLineTo(server, 'payments', { answerLimit });
  closing.push(close);
  const send = async (method: 'GET' | 'POST', body: unknown): Promise<string> => {
    const bytes =
      body === undefined ? null : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
    const { signal } = new AbortController();
    const call = { method, path: '/', headers: {}, body: bytes, signal };
    const sending =
      way === 'ask'
        ? line.ask(call, async (answer) => answer.body.text())
        : line.askWhole(call, async (answer) => (await answer.body).toString());
    const answer = await sending.catch(() => 'broken');
    // The connection is free for the next call.
    await new Promise((resolve) => setImmediate(resolve));
    return answer;
  };
  return { send, bodies };
}

const named = { amount: 5, idempotencyKey: 'k1' };
const onUsed = (end: End) => (came: number, onSocket: number) =>
  came === 2 && onSocket === 2 ? end : undefined;

describe.each(ways)('a call by %s on a connection that the org has closed meanwhile', (way) => {
  it.each<['GET' | 'POST', string, unknown, End, number]>([
    ['GET', 'a read', undefined, 'nothing', 2],
    ['GET', 'a read, where the headers were there', undefined, 'headers', 1],
    ['POST', 'a write with a name', named, 'nothing', 2],
    ['POST', 'a write without one', { amount: 5 }, 'nothing', 1],
    ['POST', 'a write with an empty one', { idempotencyKey: '' }, 'nothing', 1],
    ['POST', 'a write with one that is no text', { idempotencyKey: 7 }, 'nothing', 1],
    ['POST', 'a list', [named], 'nothing', 1],
    ['POST', 'what is no JSON', 'idempotencyKey', 'nothing', 1],
    ['POST', 'a write with a name, where an answer had begun', named, 'half a header', 1],
    ['POST', 'a write with a name, where the headers were there', named, 'headers', 1],
  ])('%s: %s', async (method, _, body, end, times) => {
    const { send, bodies } = await open({ way, breaks: onUsed(end) });
    expect(await send('GET', undefined)).toBe('{}');
    expect(await send(method, body)).toBe(times === 2 ? '{}' : 'broken');
    const sent = bodies.slice(1);
    expect(sent).toHaveLength(times);
    expect(new Set(sent).size).toBe(1);
  });

  it('is not sent a third time', async () => {
    const { send, bodies } = await open({ way, breaks: (came) => (came === 1 ? undefined : 'nothing') });
    await send('GET', undefined);
    expect(await send('POST', named)).toBe('broken');
    expect(bodies).toHaveLength(3);
  });
});

it('a write with a name is sent once on a connection that is fresh', async () => {
  const { send, bodies } = await open({ breaks: () => 'nothing' });
  expect(await send('POST', named)).toBe('broken');
  expect(bodies).toHaveLength(1);
});

describe('an answer that is taken whole', () => {
  it('is none where it is longer than it may be', async () => {
    const { send } = await open({ breaks: () => undefined, answerLimit: 1 });
    expect(await send('GET', undefined)).toBe('broken');
  });

  it('may be as long as that', async () => {
    const { send } = await open({ breaks: () => undefined, answerLimit: 2 });
    expect(await send('GET', undefined)).toBe('{}');
  });
});
