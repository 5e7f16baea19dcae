import { describe, expect, it } from 'vitest';
import { buildRequest } from '../network/request.ts';
import { createTransport, type Outcome } from '../network/transport.ts';
import { wireFormat } from './wire-format.ts';
import type { ParameterTable, WireFormat, WriteTable } from '../spec/operation.ts';
import type { JsonObject } from '../core/json-value.ts';

interface Sent {
  readonly address: string;
  readonly type: string | null;
  readonly accept: string | null;
  readonly note: string | null;
  readonly body: string;
}

interface Exchanged {
  readonly format: WireFormat;
  readonly config: object;
  readonly parameters?: readonly ParameterTable[];
  readonly path?: string;
  readonly answer?: Response;
}

/** One call through the transport, and what the server got of it. */
async function exchange(given: Exchanged): Promise<{ readonly sent: Sent; readonly outcome: Outcome }> {
  const { format, config, parameters = [], path = '/things', answer } = given;
  const own = new Set(parameters.map(({ name }) => name));
  const body = Object.keys(config).filter((name) => !own.has(name));
  const table: WriteTable = {
    kind: 'write',
    id: 'call',
    api: 'x',
    method: 'POST',
    path,
    parameters,
    ...(format.body ? { body } : {}),
    response: { kind: 'plain' },
    otherwise: '',
  };
  const sent: Sent[] = [];
  const transport = createTransport({
    apis: { x: { name: 'x', basePath: '', queryEncodings: ['names'] } },
    baseUrl: 'https://a.example',
    fetch: async (request) => {
      const { headers } = request;
      const [type, accept, note] = [
        headers.get('content-type'),
        headers.get('accept'),
        headers.get('x-note'),
      ];
      const address = request.url.replace('https://a.example', '');
      sent.push({ address, type, accept, note, body: await request.text() });
      return answer ?? Response.json({});
    },
  });
  // A configuration with files holds Blobs, which no JSON type can say.
  const call = { table, config: config as JsonObject };
  const bound = wireFormat.bind(format);
  const request = buildRequest(call, 'names');
  const outcome = await bound.exchange?.(call, request, (wire) =>
    transport.send(wire, new AbortController().signal),
  );
  const [first] = sent;
  if (first === undefined || outcome === undefined) throw new Error('nothing was sent');
  return { sent: first, outcome };
}

describe('a body', () => {
  const bodies: readonly [string, WireFormat['body'] & object, object, string | null, string][] = [
    ['of JSON that is a list', { as: 'json', whole: 'body' }, { body: [1, 2] }, 'application/json', '[1,2]'],
    [
      'of JSON by another name',
      { as: 'json', type: 'application/merge-patch+json' },
      { a: 1 },
      'application/merge-patch+json',
      '{"a":1}',
    ],
    [
      'whose members are called otherwise in a configuration',
      { as: 'json', names: { bodyId: 'id' } },
      { bodyId: 7 },
      'application/json',
      '{"id":7}',
    ],
    [
      'that is a form',
      { as: 'form' },
      { a: 'x y&z', list: ['1', '2'], inner: { b: 1 }, none: null, quoted: "(it's!)" },
      'application/x-www-form-urlencoded',
      'a=x%20y%26z&list=1&list=2&inner=%7B%22b%22%3A1%7D&none=&quoted=%28it%27s%21%29',
    ],
    [
      'that is a form with deep objects',
      { as: 'form', encoding: { a: { style: 'deepObject', explode: true } } },
      { a: { b: [{ c: 1 }, { c: 2 }], d: 'x' } },
      'application/x-www-form-urlencoded',
      'a%5Bb%5D%5B0%5D%5Bc%5D=1&a%5Bb%5D%5B1%5D%5Bc%5D=2&a%5Bd%5D=x',
    ],
    ['of text', { as: 'text', type: 'text/plain', whole: 'body' }, { body: 'hi' }, 'text/plain', 'hi'],
    [
      'of bytes',
      { as: 'binary', type: 'application/octet-stream', whole: 'body' },
      { body: new Blob(['abc']) },
      'application/octet-stream',
      'abc',
    ],
    [
      'of bytes that know their type',
      { as: 'binary', type: 'application/octet-stream', whole: 'body' },
      { body: new Blob(['abc'], { type: 'image/png' }) },
      'image/png',
      'abc',
    ],
    ['that is left out', { as: 'json', whole: 'body', optional: true }, {}, null, ''],
    ['whose members are all left out', { as: 'json', optional: true }, {}, null, ''],
  ];
  it.each(bodies)('%s', async (_, body, config, type, text) => {
    const { sent } = await exchange({ format: { body }, config });
    expect([sent.type, sent.body]).toEqual([type, text]);
  });

  it('of several parts has one for each file of a list', async () => {
    const files = [new File(['a'], 'a.txt'), new File(['b'], 'b.txt')];
    const { sent } = await exchange({
      format: { body: { as: 'multipart' } },
      config: { files, title: 'x', about: { b: 1 } },
    });
    expect(sent.type).toMatch(/^multipart\/form-data; boundary=/);
    expect(sent.body.match(/name="[a-z]+"(?:; filename="[ab]\.txt")?/g)).toEqual([
      'name="files"; filename="a.txt"',
      'name="files"; filename="b.txt"',
      'name="title"',
      'name="about"',
    ]);
    expect(sent.body).toContain('{"b":1}');
  });

  it('of several parts has those that a stated style makes', async () => {
    const encoding = {
      deep: { style: 'deepObject', explode: true },
      flat: { style: 'form', explode: true },
      list: { style: 'form', explode: false },
    };
    const { sent } = await exchange({
      format: { body: { as: 'multipart', encoding } },
      config: { deep: { b: 'x&y' }, flat: { c: 1, d: 2 }, list: ['e', 'f'] },
    });
    const fields = [...sent.body.matchAll(/name="([^"]+)"\r\n\r\n([^\r]*)/g)];
    expect(fields.map(([, name, value]) => `${name}: ${value}`)).toEqual([
      'deep[b]: x&y',
      'c: 1',
      'd: 2',
      'list: e,f',
    ]);
  });
});

describe('a parameter', () => {
  // The table of OpenAPI 3.1, section "Style Examples".
  const list = ['blue', 'black', 'brown'];
  const object = { R: 100, G: 200 };
  const rows: readonly ['path' | 'query', string, boolean, unknown, string][] = [
    ['path', 'simple', false, list, '/t/blue,black,brown'],
    ['path', 'simple', false, object, '/t/R,100,G,200'],
    ['path', 'simple', true, object, '/t/R=100,G=200'],
    ['path', 'label', false, list, '/t/.blue,black,brown'],
    ['path', 'label', true, list, '/t/.blue.black.brown'],
    ['path', 'label', true, object, '/t/.R=100.G=200'],
    ['path', 'matrix', false, list, '/t/;color=blue,black,brown'],
    ['path', 'matrix', true, list, '/t/;color=blue;color=black;color=brown'],
    ['path', 'matrix', false, object, '/t/;color=R,100,G,200'],
    ['path', 'matrix', true, object, '/t/;R=100;G=200'],
    ['query', 'form', true, list, '?color=blue&color=black&color=brown'],
    ['query', 'form', false, list, '?color=blue,black,brown'],
    ['query', 'form', true, object, '?R=100&G=200'],
    ['query', 'form', false, object, '?color=R,100,G,200'],
    ['query', 'spaceDelimited', false, list, '?color=blue%20black%20brown'],
    ['query', 'pipeDelimited', false, list, '?color=blue%7Cblack%7Cbrown'],
    ['query', 'deepObject', true, object, '?color%5BR%5D=100&color%5BG%5D=200'],
    ['query', 'json', false, object, '?color=%7B%22R%22%3A100%2C%22G%22%3A200%7D'],
  ];
  it.each(rows)('in the %s as %s (explode: %s): %j', async (place, style, explode, value, want) => {
    const { sent } = await exchange({
      format: { styles: { color: { style, explode } } },
      parameters: [{ name: 'color', in: place }],
      path: place === 'path' ? '/t/{color}' : '/t',
      config: { color: value },
    });
    expect(sent.address).toBe(place === 'path' ? want : `/t${want}`);
  });

  it('in a header, and beside parameters of the usual style', async () => {
    const { sent } = await exchange({
      format: { styles: { note: { style: 'simple', explode: true } } },
      parameters: [
        { name: 'note', wire: 'X-Note', in: 'header' },
        { name: 'ids', in: 'query', list: 'csv' },
        { name: 'q', in: 'query' },
      ],
      config: { note: { a: 1, b: 2 }, ids: ['1', '2'], q: ['x', 'y'] },
    });
    expect([sent.note, sent.address]).toEqual(['a=1,b=2', '/things?ids=1,2&q=x&q=y']);
  });
});

it('a query that every call has stands first', async () => {
  const { sent } = await exchange({
    format: { query: 'Action=Do' },
    parameters: [{ name: 'q', in: 'query' }],
    config: { q: 'x' },
  });
  expect(sent.address).toBe('/things?Action=Do&q=x');
});

describe('an answer', () => {
  const png = (): Response => new Response('abc', { headers: { 'Content-Type': 'image/png' } });

  it('is asked for by its media type', async () => {
    const { sent } = await exchange({ format: { accept: 'text/csv' }, config: {} });
    expect(sent.accept).toBe('text/csv');
  });

  it('of text', async () => {
    const { outcome } = await exchange({
      format: { answer: 'text' },
      config: {},
      answer: new Response('a,b'),
    });
    expect(outcome).toMatchObject({ ok: true, data: 'a,b' });
  });

  it('of bytes, which differ from others of the same length', async () => {
    const [one, same, other] = await Promise.all(
      [png(), png(), new Response('abd', { headers: { 'Content-Type': 'image/png' } })].map(
        async (answer) => {
          const { outcome } = await exchange({ format: { answer: 'blob' }, config: {}, answer });
          // The format says that it is one.
          return (outcome.ok ? outcome.data : undefined) as unknown as Blob & { readonly digest: number };
        },
      ),
    );
    expect(one).toBeInstanceOf(Blob);
    expect([one?.type, await one?.text()]).toEqual(['image/png', 'abc']);
    expect(one?.digest).toBe(same?.digest);
    expect(one?.digest).not.toBe(other?.digest);
  });

  it.each([
    ['application/problem+json', '{"a":1}', { a: 1 }],
    ['text/plain', '{"a":1}', '{"a":1}'],
  ])('of whatever the server says: %s', async (type, text, data) => {
    const answer = new Response(text, { headers: { 'Content-Type': type } });
    const { outcome } = await exchange({ format: { answer: 'any' }, config: {}, answer });
    expect(outcome).toMatchObject({ ok: true, data });
  });

  it('that is not what it says is an error', async () => {
    const answer = new Response('{', { headers: { 'Content-Type': 'application/json' } });
    const { outcome } = await exchange({ format: { answer: 'any' }, config: {}, answer });
    expect(outcome).toMatchObject({ ok: false, error: { code: 'MALFORMED_RESPONSE' } });
  });

  it('that is refused tells why', async () => {
    const answer = Response.json([{ errorCode: 'NO', message: 'no' }], { status: 404 });
    const { outcome } = await exchange({ format: { answer: 'blob' }, config: {}, answer });
    expect(outcome).toMatchObject({ ok: false, error: { code: 'HTTP', status: 404, message: 'no' } });
  });
});
