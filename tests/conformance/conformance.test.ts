import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandboxOrg } from '../sandbox/index.ts';
import type { SandboxOrg } from '../sandbox/index.ts';
import { checkConformance, readSpecs, renderReport } from './index.ts';
import type { ConformanceOptions } from './index.ts';

const ORG = 'https://org.test';
const CLOCK = { now: () => Date.parse('2026-11-23T12:00:00.000Z') };
/** Facts about the demo customer that the suite cannot find out. */
const FACTS = {
  accountNumber: '4400712345',
  brandName: 'Brand A',
  caseId: '500RM000003kPqRYAU',
  commodity: 'electric',
  contactId: '003RM0000068xVCYAY',
  method: 'card',
  orderId: '801RM000000aBcDYAU',
  planId: 'plan_ss12',
  screen: 'profile/change-email',
  zipCode: '78704',
};

let org: SandboxOrg;
let specs: ConformanceOptions['specs'];
let token: string;

beforeAll(async () => {
  specs = await readSpecs();
  org = createSandboxOrg({ database: ':memory:', clock: CLOCK, seed: 'demo', passwordCost: 16 });
  const form = {
    grant_type: 'password',
    client_id: 'sandbox-app',
    client_secret: 'sandbox-secret',
    username: 'maria.lopez@example.com',
    password: 'Sunny-day-7',
  };
  const body = new URLSearchParams(form);
  const answer = await org.fetch(new Request(`${ORG}/services/oauth2/token`, { method: 'POST', body }));
  ({ access_token: token } = await answer.json());
});
afterAll(() => org.close());

type Change = (request: Request, answer: Response) => Response | Promise<Response>;

/** The sandbox over the wire of the suite, with answers changed on their way. */
const through =
  (change: Change = (_, answer) => answer): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    return change(request, await org.fetch(request.clone()));
  };

const check = (changes: Partial<ConformanceOptions> = {}) =>
  checkConformance({
    specs,
    org: ORG,
    token,
    fetch: through(),
    apis: ['ui-api'],
    facts: {},
    writes: false,
    timeout: 10_000,
    clock: CLOCK,
    ...changes,
  });

/** Changes the JSON of answers whose path fits. */
const edit =
  (path: RegExp, change: (body: Record<string, unknown>) => unknown): Change =>
  async (request, answer) => {
    if (!path.test(new URL(request.url).pathname) || answer.status !== 200) return answer;
    return Response.json(change(await answer.json()), { headers: answer.headers });
  };

describe('the sandbox', () => {
  it('is as the specs of the platform say, in every read, and no call changes it', async () => {
    const methods = new Set<string>();
    const posted = new Set<string>();
    const fetch = through((request, answer) => {
      methods.add(request.method);
      if (request.method === 'POST') posted.add(new URL(request.url).pathname.split('/ui-api/')[1] ?? '');
      return answer;
    });
    const report = await check({ fetch });
    expect(report.differences.filter(({ kind }) => kind !== 'addition')).toEqual([]);
    expect(report.conforms).toBe(true);
    const left = report.operations.filter(({ outcome }) => outcome !== 'as specified');
    expect(left.filter(({ reason }) => reason !== 'it changes the org')).toEqual([]);
    expect(report.operations.length - left.length).toBeGreaterThan(55);
    expect([...methods].sort()).toEqual(['GET', 'POST']);
    expect(
      [...posted].filter((path) => !/^(actions|list-records|lookups|predupe|related-list|search)/.test(path)),
    ).toEqual([]);
  });

  it('is as those of the portal’s own controller say', async () => {
    const report = await check({ apis: ['apex'], facts: FACTS });
    expect(report.differences).toEqual([]);
    const tried = report.operations.filter(({ outcome }) => outcome === 'as specified');
    expect(tried.map(({ operation }) => operation)).toEqual(
      expect.arrayContaining([
        'getCurrentSession',
        'getLobby',
        'getPlans',
        'getUsageHistory',
        'getAutopayTerms',
      ]),
    );
  });

  it('takes a record, its change and its end, where that is allowed', async () => {
    const report = await check({ writes: true });
    expect(report.differences.filter(({ kind }) => kind !== 'addition')).toEqual([]);
    const outcomes = report.operations.filter(({ operation }) =>
      /^(create|update|delete)Record$/.test(operation),
    );
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['as specified', 'as specified', 'as specified']);
  });
});

describe('a server that differs', () => {
  const RECORD = /\/ui-api\/records\/[^/]+$/;
  const rows: readonly (readonly [name: string, change: Change, want: object])[] = [
    [
      'lacks a member',
      edit(RECORD, (body) => ({ ...body, systemModstamp: undefined })),
      {
        operation: 'getRecord',
        kind: 'field',
        pointer: '',
        message: expect.stringContaining('systemModstamp'),
      },
    ],
    [
      'has another type',
      edit(RECORD, (body) => ({ ...body, lastModifiedById: 5 })),
      {
        operation: 'getRecord',
        kind: 'field',
        pointer: '/lastModifiedById',
        message: 'must be string,null, received number',
      },
    ],
    [
      'has a member more',
      edit(/object-info\/\w+$/, (body) => ({ ...body, somethingNew: 1 })),
      { operation: 'getObjectInfo', kind: 'addition', pointer: '/somethingNew' },
    ],
    [
      'sends no tag',
      (request, answer) => {
        if (RECORD.test(new URL(request.url).pathname)) answer.headers.delete('ETag');
        return answer;
      },
      { operation: 'getRecord', kind: 'header', message: 'the header ETag is missing' },
    ],
    [
      'has another lifetime',
      (request, answer) => {
        if (/object-info\/\w+$/.test(request.url)) answer.headers.set('Cache-Control', 'private, max-age=60');
        return answer;
      },
      { operation: 'getObjectInfo', kind: 'lifetime', message: 'the org says 60 s, the specs 900 s' },
    ],
    [
      'sends errors of another shape',
      (_, answer) => (answer.status === 404 ? Response.json({ error: 'gone' }, { status: 404 }) : answer),
      { kind: 'error', status: 404, message: 'must be array, received object' },
    ],
    [
      'sends errors as a page',
      (_, answer) => (answer.status === 404 ? new Response('<h1>Not found</h1>', { status: 404 }) : answer),
      { kind: 'error', status: 404, message: 'the body is no JSON' },
    ],
    [
      'answers with a status of its own',
      (request, answer) => (request.url.endsWith('/apps') ? new Response('', { status: 418 }) : answer),
      { operation: 'getAllApps', kind: 'status', status: 418 },
    ],
    [
      'lets strangers in',
      async (request, answer) =>
        answer.status === 401
          ? org.fetch(new Request(request.url, { headers: { Authorization: `Bearer ${token}` } }))
          : answer,
      { operation: 'getObjectInfo', kind: 'error', status: 200 },
    ],
    [
      'sends everything again',
      (request, answer) =>
        answer.status === 304
          ? org.fetch(new Request(request.url, { headers: { Authorization: `Bearer ${token}` } }))
          : answer,
      { operation: 'getRecord', kind: 'condition', status: 200 },
    ],
    [
      'sends the first page twice',
      (request, answer) => {
        const url = new URL(request.url);
        if (!url.searchParams.has('pageToken') || answer.status !== 200) return answer;
        url.searchParams.delete('pageToken');
        return org.fetch(new Request(url, { headers: request.headers }));
      },
      { operation: 'getListRecordsByName', kind: 'page' },
    ],
  ];

  it.each(rows)('is found when it %s', async (_, change, want) => {
    const report = await check({ fetch: through(change) });
    expect(report.differences).toContainEqual(expect.objectContaining(want));
    expect(renderReport(report)).toContain(report.conforms ? 'as the specs say' : 'differs from the specs');
    expect(report.conforms).toBe('kind' in want && want.kind === 'addition');
  });

  it('gives away no value of a record', async () => {
    const report = await check({ fetch: through(edit(RECORD, (body) => ({ ...body, apiName: 5, id: 7 }))) });
    const sent = JSON.stringify(report) + renderReport(report);
    for (const value of ['Lopez', 'maria', '003RM', '500RM', token]) expect(sent).not.toContain(value);
  });
});

describe('what is no org', () => {
  const servers: Server[] = [];
  afterAll(() => servers.forEach((server) => server.close()));

  async function serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // It listens on a TCP port, so its address is no string.
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  const html = '<!doctype html><title>Log in</title>';
  const cases: readonly (readonly [name: string, listener: RequestListener, want: RegExp])[] = [
    [
      'a server without that address',
      (_, answer) => void answer.writeHead(404).end(),
      /is no org: it answers 404/,
    ],
    [
      'a page to log in on',
      (_, answer) => void answer.writeHead(200, { 'Content-Type': 'text/html' }).end(html),
      /a web page, perhaps one to log in on/,
    ],
    [
      'the way to such a page',
      (_, answer) => void answer.writeHead(302, { Location: '/login' }).end(),
      /a web page/,
    ],
    ['an error as a page', (_, answer) => void answer.writeHead(503).end(html), /it answers 503/],
    [
      'an org that lists its versions for nobody',
      (_, answer) => void answer.writeHead(401, { 'Content-Type': 'application/json' }).end('[]'),
      /does not know the token/,
    ],
    ['other JSON', (_, answer) => void answer.end('{"versions":[]}'), /is no org: it answers 200/],
    [
      'an old org',
      (_, answer) => void answer.end('[{"version":"40.0"}]'),
      /has no version 64.0; it has 40.0/,
    ],
    ['a server that hangs up', (_, answer) => void answer.destroy(), /No server answers/],
  ];

  it.each(cases)('is told in one sentence: %s', async (_, listener, want) => {
    const url = await serve(listener);
    const asked = check({ org: url, fetch });
    await expect(asked).rejects.toThrow(want);
    await expect(asked).rejects.toThrow(/^[^\n]+\.$/);
  });

  it('is told in one sentence: a server that never answers', async () => {
    const url = await serve(() => undefined);
    await expect(check({ org: url, fetch, timeout: 100 })).rejects.toThrow(
      /^[^\n]+ it takes too long\. [^\n]+\.$/,
    );
  });

  it('is told of addresses and tokens that are none', async () => {
    await expect(check({ org: 'mycompany', fetch })).rejects.toThrow(/has to begin with https/);
    await expect(check({ org: 'http://127.0.0.1:9', fetch })).rejects.toThrow(/No server answers/);
    await expect(check({ token: 'wrong' })).rejects.toThrow(/does not know the token/);
  });
});
