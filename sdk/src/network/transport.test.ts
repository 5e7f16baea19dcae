import { afterEach, describe, expect, it, vi } from 'vitest';
import { SdkError } from '../core/errors.ts';
import type { WireRequest } from './request.ts';
import { createTransport, type Outcome } from './transport.ts';

const create = (baseUrl: string) =>
  createTransport({ apis: {}, baseUrl, fetch: () => Promise.reject(new Error('not called')) });

afterEach(() => vi.unstubAllGlobals());

describe('the base URL', () => {
  it.each(['https://org.example.com', 'http://localhost:3000', 'https://example.com/org'])(
    'may be %s',
    (url) => expect(() => create(url)).not.toThrow(),
  );

  it.each(['nonsense', 'localhost:3000', 'org.example.com', 'https://', 'https://org.example.com/', 'null'])(
    'may not be %s: a programmer is told at once, not that the network is down',
    (url) => {
      const told = `baseUrl must be like https://a.example, got ${url}`;
      expect(() => create(url)).toThrow(expect.objectContaining({ code: 'INVARIANT', message: told }));
    },
  );

  it.each([
    ['a page', { origin: 'https://portal.example.com' }, undefined],
    ['a page out of a file', { origin: 'null' }, 'INVARIANT'],
    ['no page', undefined, 'INVARIANT'],
  ])('is that of the page where none is given: %s', (_, location, want) => {
    vi.stubGlobal('location', location);
    expect(errorIn(() => create(''))).toBe(want);
  });
});

const API = { name: 'x', basePath: '/x', queryEncodings: ['names'] } as const;
const GIVEN: WireRequest = {
  operation: 'call',
  api: 'x',
  method: 'GET',
  path: '/things',
  query: '',
  headers: {},
  body: undefined,
};

/** One call, with what the server got of it. */
async function send(
  request: Partial<WireRequest>,
  answer = new Response(),
): Promise<{ readonly sent: Request | undefined; readonly outcome: Outcome }> {
  let sent: Request | undefined;
  const transport = createTransport({
    apis: { x: API },
    baseUrl: 'https://a.example',
    fetch: (wire) => {
      sent = wire;
      return Promise.resolve(answer);
    },
  });
  const outcome = await transport.send({ ...GIVEN, ...request }, new AbortController().signal);
  return { sent, outcome };
}

describe('a request', () => {
  it.each([
    ['without a body', {}, { type: null, guard: null, body: '' }],
    [
      'with JSON',
      { method: 'POST', body: { a: 1 } },
      { type: 'application/json', guard: 'portal', body: '{"a":1}' },
    ],
    [
      'with a text as JSON',
      { method: 'PUT', body: 'a' },
      { type: 'application/json', guard: 'portal', body: '"a"' },
    ],
    [
      'with a body that is encoded',
      { method: 'POST', encodedBody: 'a=1', headers: { 'Content-Type': 'text/x' } },
      { type: 'text/x', guard: 'portal', body: 'a=1' },
    ],
    ['that deletes', { method: 'DELETE' }, { type: null, guard: 'portal', body: '' }],
  ] as const)('%s', async (_, given, want) => {
    const { sent } = await send(given);
    const { headers } = sent ?? new Request('https://a.example');
    expect({
      type: headers.get('Content-Type'),
      guard: headers.get('X-Requested-With'),
      body: await sent?.text(),
    }).toEqual(want);
  });

  it.each([
    ['', 'https://a.example/x/things'],
    ['a=1&b=2', 'https://a.example/x/things?a=1&b=2'],
  ])('has the address of its query %j', async (query, want) =>
    expect((await send({ query })).sent?.url).toBe(want),
  );

  it('leaves the type of a form to the browser, which knows its boundary', async () => {
    const { sent } = await send({ method: 'POST', body: new FormData() });
    expect(sent?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
  });
});

describe('an answer', () => {
  it.each([
    ['JSON', Response.json({ a: 1 }), { ok: true, data: { a: 1 } }],
    ['nothing', new Response(null, { status: 204 }), { ok: true, data: undefined }],
    ['an empty text', new Response(''), { ok: true, data: undefined }],
    ['nothing new', new Response(null, { status: 304 }), { ok: true, data: undefined }],
    ['no JSON', new Response('<p>'), { ok: false, error: { code: 'MALFORMED_RESPONSE' } }],
    [
      'a failure in HTML',
      new Response('<p>', { status: 502 }),
      { ok: false, error: { code: 'HTTP', status: 502 } },
    ],
    ['a failure without a word', new Response(null, { status: 500 }), { ok: false, error: { code: 'HTTP' } }],
  ])('of %s', async (_, answer, want) => expect((await send({}, answer)).outcome).toMatchObject(want));

  it.each([
    ['as a Blob', new Response('a'), Blob],
    ['as nothing', new Response(null, { status: 204 }), undefined],
  ])('is taken %s where that was asked for', async (_, answer, want) => {
    const { outcome } = await send({ isBlob: true }, answer);
    expect(outcome.ok && outcome.data?.constructor).toBe(want);
  });
});

function errorIn(make: () => unknown): string | undefined {
  try {
    make();
    return undefined;
  } catch (error) {
    return error instanceof SdkError ? error.code : String(error);
  }
}

describe('an answer that is an error', () => {
  const body = [{ message: 'Too many', errorCode: 'LIMIT' }];
  const sent = async () => {
    const transport = createTransport({
      apis: { x: API },
      baseUrl: 'https://org.example.com',
      fetch: async () => Response.json(body, { status: 429 }),
    });
    const outcome = await transport.send(GIVEN, new AbortController().signal);
    return outcome.ok ? undefined : outcome.error;
  };

  afterEach(() => vi.doUnmock('./platform-errors.ts'));

  it('has what the server says', async () => {
    expect(await sent()).toMatchObject({ code: 'HTTP', status: 429, message: 'Too many', errors: body });
  });

  it('has its status, where the code that reads it does not come', async () => {
    vi.doMock('./platform-errors.ts', () => Promise.reject(new Error('offline')));
    expect(await sent()).toMatchObject({ code: 'HTTP', status: 429, message: 'HTTP 429', errors: [] });
  });
});
