import { describe, expect, it } from 'vitest';
import { createFakeTimer, createScriptedFetch, settled } from '../../../toys/index.ts';
import { createRetryingFetch, type RetryOptions } from './retrying-fetch.ts';

const LIMIT = 30_000;

function scene(options: RetryOptions = {}) {
  const timer = createFakeTimer();
  const server = createScriptedFetch();
  const fetch = createRetryingFetch(server.fetch, { timer, random: () => 0.5, ...options });
  const call = (init?: RequestInit) => fetch(new Request('https://toy.example/things/a', init));
  const refuse = (status: number, headers: HeadersInit = {}) =>
    server.last().respond(new Response(null, { status, headers }));
  return { timer, server, call, refuse };
}

describe('a call that can be repeated', () => {
  it('is tried again after delays that double', async () => {
    const { timer, server, call, refuse } = scene({ attempts: 4 });
    const calling = call();
    for (const delay of [150, 300, 600]) {
      await refuse(503);
      expect(timer.next()).toBe(delay);
      timer.advance(delay - 1);
      await settled();
      const before = server.sent.length;
      timer.advance(1);
      await settled();
      expect(server.sent).toHaveLength(before + 1);
    }
    await server.last().answer({ fine: true });
    expect(await (await calling).json()).toEqual({ fine: true });
    expect(timer.next()).toBeUndefined();
  });

  it('hands on a stream of events as soon as it begins, for as long as it goes on', async () => {
    const { timer, server, call } = scene();
    const calling = call();
    const headers = { 'Content-Type': 'text/event-stream; charset=utf-8' };
    await server.last().respond(new Response(new ReadableStream(), { headers }));
    const { body } = await calling;
    timer.advance(2 * LIMIT);
    const reading = body?.getReader().read();
    await settled();
    expect(await Promise.race([reading, 'nothing yet'])).toBe('nothing yet');
    expect(server.sent).toHaveLength(1);
  });

  it('gives the last answer when all attempts are spent', async () => {
    const { timer, server, call, refuse } = scene();
    const calling = call();
    for (let attempt = 1; attempt < 3; attempt += 1) {
      await refuse(502);
      timer.advance(10_000);
      await settled();
    }
    await refuse(504);
    expect((await calling).status).toBe(504);
    expect(server.sent).toHaveLength(3);
  });

  it('is tried again where no answer came, and throws the last reason', async () => {
    const { timer, server, call } = scene({ attempts: 2 });
    const calling = call().catch((error: unknown) => error);
    await server.last().fail();
    timer.advance(10_000);
    await settled();
    await server.last().fail();
    expect(await calling).toEqual(new TypeError('fetch failed'));
    expect(server.sent).toHaveLength(2);
  });

  it.each([400, 401, 403, 404, 409, 410, 412, 500])('is not tried again after %i', async (status) => {
    const { server, call, refuse } = scene();
    const calling = call();
    await refuse(status);
    expect((await calling).status).toBe(status);
    expect(server.sent).toHaveLength(1);
  });

  it.each([
    ['2', 2150],
    [new Date(1_000_000 + 5000).toUTCString(), 5150],
    [new Date(0).toUTCString(), 150],
    ['soon', 150],
    ['2s', 150],
    ['s7', 150],
    [' 2 ', 2150],
    ['', 150],
  ])('waits as long as the server says: %s', async (value, want) => {
    const { timer, call, refuse } = scene();
    void call();
    await refuse(429, { 'Retry-After': value });
    expect(timer.next()).toBe(want);
  });

  it('lets an answer go that it does not give, so that its connection is free', async () => {
    const { timer, server, call } = scene();
    void call();
    const refused = new Response('Down.', { status: 503 });
    await server.last().respond(refused);
    expect(refused.bodyUsed).toBe(true);
    timer.advance(150);
    await settled();
    expect(server.sent).toHaveLength(2);
  });

  it('never waits longer by itself than the longest delay', async () => {
    const { timer, call, refuse } = scene({ attempts: 4, longestDelay: 500 });
    void call();
    for (const delay of [150, 250, 250]) {
      await refuse(503);
      expect(timer.next()).toBe(delay);
      timer.advance(delay);
      await settled();
    }
  });

  it.each([408, 429, 502, 503, 504])('is tried again after %i', async (status) => {
    const { timer, server, call, refuse } = scene();
    void call();
    await refuse(status);
    timer.advance(150);
    await settled();
    expect(server.sent).toHaveLength(2);
  });

  it('is not tried again where the server asks for more patience than anybody has', async () => {
    const { timer, server, call, refuse } = scene();
    const calling = call();
    await refuse(503, { 'Retry-After': '11' });
    expect((await calling).status).toBe(503);
    expect(timer.next()).toBeUndefined();
    expect(server.sent).toHaveLength(1);
  });

  it('is tried again where the server asks for all the patience that there is', async () => {
    const { timer, call, refuse } = scene();
    void call();
    await refuse(503, { 'Retry-After': '10' });
    expect(timer.next()).toBe(10_150);
  });

  it('ends with its signal, while it waits too', async () => {
    const { timer, server, call, refuse } = scene();
    const controller = new AbortController();
    const calling = call({ signal: controller.signal }).catch((error: unknown) => error);
    await refuse(503);
    controller.abort(new Error('enough'));
    expect(await calling).toEqual(new Error('enough'));
    expect(timer.next()).toBeUndefined();
    expect(server.sent).toHaveLength(1);
  });
});

describe('an attempt', () => {
  it('has a time limit', async () => {
    const { timer, server, call } = scene({ attempts: 2 });
    const calling = call().catch((error: unknown) => error);
    timer.advance(LIMIT);
    await settled();
    timer.advance(150);
    await settled();
    expect(server.sent).toHaveLength(2);
    timer.advance(LIMIT);
    expect(await calling).toMatchObject({ name: 'TimeoutError', message: 'No answer within 30000 ms' });
  });
});

describe('an answer whose body', () => {
  /** The beginning of a body; the rest never comes, and the stream ends with its request, as the platform's do. */
  const begun = ({ last }: ReturnType<typeof createScriptedFetch>, onStart?: (stop: () => void) => void) => {
    const { signal } = last().request;
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('{"fine":'));
        signal.addEventListener('abort', () => stream.error(signal.reason));
        onStart?.(() => stream.error(new TypeError('terminated')));
      },
    });
    return last().respond(new Response(body));
  };

  it('stalls is given up at the time limit and asked for again', async () => {
    const { timer, server, call } = scene({ attempts: 2 });
    const calling = call();
    await begun(server);
    timer.advance(LIMIT - 1);
    await settled();
    expect(server.sent).toHaveLength(1);
    timer.advance(1);
    await settled();
    timer.advance(150);
    await settled();
    await server.last().answer({ fine: true });
    expect(await (await calling).json()).toEqual({ fine: true });
    expect(timer.next()).toBeUndefined();
  });

  it('stalls to the end is no answer', async () => {
    const { timer, server, call } = scene({ attempts: 1 });
    const calling = call().catch((error: unknown) => error);
    await begun(server);
    timer.advance(LIMIT);
    expect(await calling).toMatchObject({ name: 'TimeoutError', message: 'No answer within 30000 ms' });
  });

  it('is cut off is asked for again', async () => {
    const { timer, server, call } = scene({ attempts: 2 });
    const calling = call();
    await begun(server, (stop) => setTimeout(stop));
    await settled();
    timer.advance(150);
    await settled();
    await server.last().answer({ fine: true });
    expect(await (await calling).json()).toEqual({ fine: true });
    expect(server.sent).toHaveLength(2);
  });

  it('is given up by its caller ends at once', async () => {
    const { timer, server, call } = scene();
    const controller = new AbortController();
    const calling = call({ signal: controller.signal }).catch((error: unknown) => error);
    await begun(server);
    controller.abort(new Error('enough'));
    expect(await calling).toEqual(new Error('enough'));
    expect(timer.next()).toBeUndefined();
    expect(server.sent).toHaveLength(1);
  });

  it('is whole still says where it came from', async () => {
    const { server, call } = scene();
    const calling = call();
    const response = Response.json({ fine: true });
    Object.defineProperty(response, 'url', { value: 'https://toy.example/things/a' });
    await server.last().respond(response);
    expect((await calling).url).toBe('https://toy.example/things/a');
  });
});

describe('a write', () => {
  it('is not tried again', async () => {
    const { server, call, refuse } = scene();
    const calling = call({ method: 'POST', body: '{}' });
    await refuse(503);
    expect((await calling).status).toBe(503);
    expect(server.sent).toHaveLength(1);
  });

  it('is tried again with the same body where it has a key', async () => {
    const { timer, server, call, refuse } = scene();
    void call({ method: 'POST', body: '{"a":1}', headers: { 'Idempotency-Key': 'k' } });
    await refuse(503);
    timer.advance(10_000);
    await settled();
    expect(server.sent).toHaveLength(2);
    for (const { request } of server.sent) expect(await request.text()).toBe('{"a":1}');
  });
});

/** Makes calls that are all refused, one after the other, and counts how often each was sent. */
async function triesOf(
  calls: number,
  { timer, server, call, refuse }: ReturnType<typeof scene>,
): Promise<readonly number[]> {
  const tries: number[] = [];
  for (let index = 0; index < calls; index += 1) {
    const before = server.sent.length;
    const calling = call();
    await refuse(503);
    timer.advance(10_000);
    await settled();
    if (server.sent.length > before + 1) await refuse(503);
    await calling;
    tries.push(server.sent.length - before);
  }
  return tries;
}

describe('the budget', () => {
  it('ends the retries of all calls together, and fills with calls', async () => {
    const tries = await triesOf(6, scene({ budget: { size: 2, share: 0.5 }, attempts: 2 }));
    expect(tries).toEqual([2, 2, 2, 1, 2, 1]);
  });

  it('has ten retries, and each tenth call earns one, unless stated', async () => {
    const tries = await triesOf(24, scene({ attempts: 2 }));
    expect(tries.lastIndexOf(2)).toBeGreaterThan(11);
    expect(tries.filter((sent) => sent === 2)).toHaveLength(12);
  });

  it('saves no more than its size', async () => {
    const { timer, server, call, refuse } = scene({ budget: { size: 1, share: 1 }, attempts: 3 });
    for (let index = 0; index < 3; index += 1) {
      const calling = call();
      await server.last().answer({ fine: true });
      await calling;
    }
    const before = server.sent.length;
    const calling = call();
    await refuse(503);
    timer.advance(10_000);
    await settled();
    await refuse(503);
    expect((await calling).status).toBe(503);
    expect(server.sent).toHaveLength(before + 2);
  });
});
