import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { generate } from '@energy-portal/generator';
import { createPagedRead } from '@energy-portal/sdk';
import type { Client, PagedReadOperation, WriteOperation } from '@energy-portal/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const JSON_OF = (schema: object): object => ({ 'application/json': { schema } });
const STREAM_OF = (schema: object): object => ({ 'text/event-stream': { schema } });
const answers = (content: object): object => ({ responses: { '200': { description: 'ok', content } } });
const query = (...names: readonly string[]): readonly object[] =>
  names.map((name) => ({ name, in: 'query', schema: { type: name === 'cursor' ? 'string' : 'integer' } }));
const list = { type: 'array', items: { type: 'integer' } };
const wrapped = {
  type: 'object',
  required: ['rows'],
  properties: { rows: list, next: { type: ['string', 'null'] } },
};
const named = {
  type: 'object',
  properties: {
    data: { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' } } } },
    has_more: { type: 'boolean' },
  },
};
const chunk = { type: 'object', required: ['delta'], properties: { delta: { type: 'string' } } };
const chat = { type: 'object', required: ['text'], properties: { text: { type: 'string' } } };

/** A document of somebody else's: nothing in it says how its lists go on. */
const DOCUMENT = {
  openapi: '3.1.0',
  info: { title: 'Streams', version: '1' },
  paths: {
    '/chat': { post: { operationId: 'chat', ...answers({ ...JSON_OF(chat), ...STREAM_OF(chunk) }) } },
    '/ticks': { get: { operationId: 'ticks', ...answers(STREAM_OF({ type: 'string' })) } },
    '/numbered': {
      get: { operationId: 'numbered', parameters: query('page', 'per_page'), ...answers(JSON_OF(list)) },
    },
    '/counted': {
      get: { operationId: 'counted', parameters: query('offset', 'limit'), ...answers(JSON_OF(wrapped)) },
    },
    '/linked': {
      get: { operationId: 'linked', parameters: query('page'), ...answers(JSON_OF(wrapped)) },
    },
    '/named': { get: { operationId: 'named', parameters: query('after'), ...answers(JSON_OF(named)) } },
    '/told': { get: { operationId: 'told', parameters: query('cursor'), ...answers(JSON_OF(wrapped)) } },
  },
};

const OVERLAY = `
overlay: 1.0.0
info: { title: Pages, version: 1.0.0 }
actions:
  - { target: $, update: { x-lifetimes: { List: { fresh: 60000 } } } }
  - target: $.paths['/numbered'].get
    update: { x-read: { lifetime: List, pages: { token: page, size: per_page, counts: pages } } }
  - target: $.paths['/counted'].get
    update: { x-read: { lifetime: List, pages: { token: offset, counts: items, items: rows } } }
  - target: $.paths['/linked'].get
    update: { x-read: { lifetime: List, pages: { token: page, next: next, nextIs: address, items: rows } } }
  - target: $.paths['/named'].get
    update:
      x-read:
        lifetime: List
        pages: { token: after, next: id, nextIs: item, more: has_more, items: data }
  - target: $.paths['/told'].get
    update: { x-read: { lifetime: List, pages: { token: cursor, next: next, items: rows } } }
`;

const NUMBERS = [1, 2, 3, 4, 5];

/** Two numbers from an offset on. */
const two = (from: number): readonly number[] => NUMBERS.slice(from, from + 2);

/** The answers of lists by their addresses. */
const LISTS: { readonly [path: string]: (parameters: URLSearchParams) => unknown } = {
  '/numbered': (given) => two((Number(given.get('page') ?? 1) - 1) * 2),
  '/counted': (given) => ({ rows: two(Number(given.get('offset') ?? 0)) }),
  '/linked': (given) => {
    const page = Number(given.get('page') ?? 0);
    return { rows: two(page * 2), next: page < 2 ? `/linked?page=${page + 1}` : null };
  },
  '/named': (given) => {
    const from = Number(given.get('after') ?? 0);
    return { data: two(from).map((id) => ({ id })), has_more: from < 4 };
  },
  '/told': (given) => {
    const from = Number(given.get('cursor') ?? 0);
    return { rows: two(from), next: from < 4 ? String(from + 2) : null };
  },
};

let place = '';
let client: Client;
let made: { readonly [operation: string]: unknown } = {};
const sent: string[] = [];
/** The answer of `/ticks`, which goes on until somebody has heard enough. */
let ticking: ServerResponse | undefined;

function answer(request: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://a.example');
  sent.push(`${request.url} ${request.headers.accept}`);
  const isStream = String(request.headers.accept).includes('text/event-stream');
  response.writeHead(200, {
    'content-type': isStream ? 'text/event-stream; charset=utf-8' : 'application/json',
  });
  const found = LISTS[pathname];
  if (found) response.end(JSON.stringify(found(searchParams)));
  else if (pathname === '/ticks') {
    ticking = response;
    response.write('data: one\n\nevent: late\ndata: two\n\n');
  } else if (!isStream) response.end('{"text":"Hello"}');
  else response.end('data: {"delta":"Hel"}\n\ndata: {"delta":"lo"}\r\n\r\ndata: [DONE]\n\ndata: never\n\n');
}

const server = createServer(answer);

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  place = await mkdtemp(join(tmpdir(), 'foreign-streams-'));
  await symlink(join(ROOT, 'node_modules'), join(place, 'node_modules'));
  await writeFile(join(place, 'package.json'), '{ "type": "module" }');
  const texts: { readonly [path: string]: string } = {
    'api.json': JSON.stringify(DOCUMENT),
    'api.overlay.yaml': OVERLAY,
  };
  const result = await generate({
    specs: [{ api: 'x', file: 'api.json', overlays: ['api.overlay.yaml'] }],
    outputs: [{ target: 'sdk', folder: '', importExtension: '.ts' }],
    readFile: async (path) => texts[path] ?? readFile(join(ROOT, path), 'utf8'),
  });
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics));
  for (const { path, text } of result.value) {
    await mkdir(dirname(join(place, path)), { recursive: true });
    await writeFile(join(place, path), text);
  }
  made = (await import(pathToFileURL(join(place, 'index.gen.ts')).href)) as typeof made;
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  // What was generated makes a client.
  const { createClient } = made as { readonly createClient: (options: object) => Client };
  client = createClient({ baseUrl: `http://127.0.0.1:${port}` });
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(place, { recursive: true, force: true });
});

type Stream = AsyncIterable<{ readonly event: string; readonly data: unknown }>;
/** An operation of this name was generated. */
const stream = (id: string) => made[id] as WriteOperation<object, Stream>;
const paged = (id: string) =>
  made[id] as PagedReadOperation<object, object, number | { readonly id: number }>;

describe('events by declaration', () => {
  it('are those of a call beside the one that answers with JSON', async () => {
    const whole = await client.write(made['chat'] as WriteOperation<object, unknown>, {});
    expect(whole).toEqual({ text: 'Hello' });
    const found: unknown[] = [];
    for await (const event of await client.write(stream('chatEvents'), {})) found.push(event);
    expect(found).toEqual([
      { event: 'message', data: { delta: 'Hel' } },
      { event: 'message', data: { delta: 'lo' } },
    ]);
    expect(sent.splice(0)).toEqual(['/chat application/json', '/chat text/event-stream']);
  });

  it('come as they are sent, and end with who listens', async () => {
    const found: unknown[] = [];
    for await (const { event, data } of await client.write(stream('ticks'), {})) {
      found.push([event, data]);
      if (found.length === 2) ticking?.write('data: three\n\n');
      if (found.length === 3) break;
    }
    expect(found).toEqual([
      ['message', 'one'],
      ['late', 'two'],
      ['message', 'three'],
    ]);
    if (ticking?.closed === false) await once(ticking, 'close');
    expect(ticking?.closed).toBe(true);
  });

  it('end with an error when the call is cancelled', async () => {
    const abort = new AbortController();
    const events = await client.write(stream('ticks'), {}, { signal: abort.signal });
    const listening = (async () => {
      for await (const { data } of events) if (data === 'two') abort.abort();
    })();
    await expect(listening).rejects.toMatchObject({ code: 'ABORTED', operation: 'ticks' });
  });
});

describe('pages by declaration', () => {
  it.each([
    ['numbered', { per_page: 2 }, ['per_page=2', 'page=2&per_page=2', 'page=3&per_page=2']],
    ['counted', {}, ['', 'offset=2', 'offset=4', 'offset=5']],
    ['linked', {}, ['', 'page=1', 'page=2']],
    ['named', {}, ['', 'after=2', 'after=4']],
    ['told', {}, ['', 'cursor=2', 'cursor=4']],
  ])('%s', async (id, config, queries) => {
    sent.length = 0;
    const pages = createPagedRead(client, paged(id), { config });
    const settled = (): Promise<void> =>
      new Promise((resolve) => {
        const stop = pages.subscribe(() => {
          if (pages.current().state !== 'fulfilled') return;
          stop();
          resolve();
        });
        if (pages.current().state === 'fulfilled') resolve();
      });
    const stop = pages.subscribe(() => undefined);
    await settled();
    while (pages.current().hasMore) {
      pages.more();
      await settled();
    }
    stop();
    const numbers = pages.current().items.map((item) => (typeof item === 'object' ? item.id : item));
    expect(numbers).toEqual(NUMBERS);
    expect(sent.map((each) => (each.split(' ')[0] ?? '').split('?')[1] ?? '')).toEqual(queries);
  });
});
