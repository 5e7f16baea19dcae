import { createClient } from '@energy-portal/sdk';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContractCases } from './contract-cases.ts';
import { startMockOrg } from './mock-org.ts';
import { callOperation } from './operation-call.ts';

/** `npm run test:deep` goes through ten thousand, CI through the same few each time. */
const isDeep = process.env['TEST_DEPTH'] === 'deep';
const ROUNDS = isDeep ? 500 : 15;
const AT_ONCE = 20;

const cases = await readContractCases();
const operations = [...new Map(cases.map((one) => [one.operationId, one])).values()];
let org: Awaited<ReturnType<typeof startMockOrg>>;

beforeAll(async () => {
  org = await startMockOrg({ host: '127.0.0.1', port: 0 });
});
afterAll(() => org.close());

/** The addresses that the SDK really calls, each with the method and the body of its example. */
const sent: Request[] = [];

describe('the mock', () => {
  it.each(operations.map((one) => [one.operationId, one] as const))(
    'answers what the SDK sends: %s',
    async (_, { operation, config }) => {
      const fetchOnce: typeof fetch = async (input, init) => {
        const request = new Request(input, init);
        sent.push(request.clone());
        return fetch(request);
      };
      const outcome = await callOperation(
        createClient({ baseUrl: org.url, fetch: fetchOnce }),
        operation,
        config,
      );
      if ('error' in outcome) expect(outcome.error.code).toBe('HTTP');
      else expect(outcome).toHaveProperty('data');
    },
  );

  it('answers lists in paths, with the comma as it stands and escaped', async () => {
    for (const comma of [',', '%2C']) {
      const path = `object-info/batch/Contact${comma}Case`;
      const answer = await fetch(`${org.url}/services/data/v64.0/ui-api/${path}`, {
        headers: { Cookie: 'sid=x' },
      });
      expect([answer.status, answer.headers.get('sl-violations')]).toEqual([200, null]);
    }
  });

  it('says in plain letters which member is wrong', async () => {
    const body = JSON.stringify({ apiName: 'Case', fields: { 'größe ж': { deep: [] } } });
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${org.url}/services/data/v64.0/ui-api/records?x=ж`, {
      method: 'POST',
      body,
      headers,
    });
    expect(answer.status).toBe(400);
  });
});

const odd = fc.constantFrom(
  '',
  ',',
  ',,',
  'a,b',
  '%2C',
  '%',
  '%00',
  '..',
  '.',
  'ж',
  '😀',
  '{x}',
  ';',
  '=',
  "'",
  'a'.repeat(3000),
  '[]',
  '0',
  'null',
);
const text = fc.oneof(odd, fc.string({ unit: 'binary', maxLength: 12 }));
const mutation = fc.record({
  at: fc.nat(),
  method: fc.option(fc.constantFrom('GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS', 'HEAD'), {
    freq: 6,
    nil: undefined,
  }),
  segment: fc.option(fc.tuple(fc.nat(), text), { nil: undefined }),
  query: fc.array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom('fields', 'pageSize', 'methodParams', '__server', '__code', '__example'),
        text,
      ),
      text,
    ),
    { maxLength: 3 },
  ),
  body: fc.option(fc.oneof(fc.json(), text), { nil: undefined }),
  type: fc.constantFrom(
    'application/json',
    'application/json; charset=x',
    'multipart/form-data; boundary=x',
    'text/plain',
    '',
  ),
  prefer: fc.option(
    fc.constantFrom('code=404', 'code=204', 'code=999', 'dynamic=true', 'example=x', 'code=ж'.slice(0, 5)),
    { freq: 5, nil: undefined },
  ),
});

/** A request of the SDK, changed in one place or several. */
async function mutate(
  change: typeof mutation extends fc.Arbitrary<infer TChange> ? TChange : never,
): Promise<number> {
  const base = sent[change.at % sent.length];
  if (base === undefined) throw new Error('the SDK has sent nothing');
  const url = new URL(base.url);
  if (change.segment !== undefined) {
    const [place, value] = change.segment;
    const segments = url.pathname.split('/');
    segments[4 + (place % Math.max(1, segments.length - 4))] = value.toWellFormed();
    url.pathname = segments.join('/');
  }
  for (const [name, value] of change.query) url.searchParams.append(name, value);
  const method = change.method ?? base.method;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const headers = new Headers(change.prefer === undefined ? {} : { prefer: change.prefer });
  if (change.type !== '') headers.set('Content-Type', change.type);
  const body =
    change.body ??
    (hasBody && base.headers.get('Content-Type') === 'application/json' ? await base.clone().text() : null);
  const signal = AbortSignal.timeout(20_000);
  const answer = await fetch(url, { method, headers, signal, ...(hasBody ? { body } : {}) });
  await answer.arrayBuffer();
  return answer.status;
}

it('survives whatever comes', async () => {
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(mutation, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (changes) => {
      for (const status of await Promise.all(changes.map(mutate)))
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }),
    { numRuns: ROUNDS, endOnFailure: true, ...(isDeep ? {} : { seed: 20_261_123 }) },
  );
  expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBe(ROUNDS * AT_ONCE);
  expect((await fetch(`${org.url}/services/data/v64.0/ui-api/apps`)).status).toBe(200);
});
