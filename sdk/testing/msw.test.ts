import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import {
  createClient,
  getObjectInfo,
  getPlans,
  getRecord,
  updateRecord,
  type GetRecordData,
} from '../src/entry/index.ts';
import { operationModules } from '../src/entry/catalogue.ts';
import { createEnvelopedFetch, envelopes } from '../src/entry/envelopes.ts';
import { fixtures } from './fixtures.ts';
import { handler, handlers, type MockAnswer } from './msw.ts';

const baseUrl = 'https://org.example.com';
const server = setupServer(...handlers({ baseUrl, answers: { getObjectInfo: { error: 'notFound' } } }));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const record = fixtures.getRecord.examples.contact.body;
const recordId = String(record.id);
const config = { recordId, fields: ['Contact.Email'] };
const read = () => createClient({ baseUrl }).read(getRecord, config);

describe('fixtures', () => {
  it('are typed by operation and by name', () => {
    expectTypeOf(record).toEqualTypeOf<GetRecordData>();
    // @ts-expect-error no such example
    const wrong: MockAnswer<'getRecord'> = { example: 'nobody' };
    // @ts-expect-error no such member
    const other: MockAnswer<'getRecord'> = { data: { ...record, id: 7 } };
    expect([wrong, other]).toHaveLength(2);
  });

  it('are there for all operations', async () => {
    const modules = await Promise.all(Object.values(operationModules).map((load) => load()));
    const ids = modules.flatMap((operations) => Object.keys(operations));
    expect(Object.keys(fixtures).toSorted()).toEqual(ids.toSorted());
  });
});

describe('handlers', () => {
  it('answer our client with the first example', async () => {
    expect(await read()).toMatchObject({ state: 'fulfilled', data: { id: record.id } });
    const client = createClient({ baseUrl });
    const changed = await client.write(updateRecord, {
      fields: { Id: recordId, MobilePhone: '5125550188' },
    });
    expect(changed).toEqual(fixtures.updateRecord.examples.contactUpdated.body);
  });

  it('answer a plain fetch, with what was asked of an operation', async () => {
    const response = await fetch(`${baseUrl}/services/data/v64.0/ui-api/object-info/Contact`);
    expect([response.status, await response.json()]).toEqual([
      404,
      fixtures.getObjectInfo.errors.notFound.body,
    ]);
    const snapshot = await createClient({ baseUrl }).read(getObjectInfo, { objectApiName: 'Contact' });
    expect(snapshot).toMatchObject({ state: 'error', error: { status: 404 } });
  });

  it.each([
    ['an example', { example: 'contact' }, { state: 'fulfilled' }],
    ['an error of the specs', { error: 'insufficientAccess' }, { error: { status: 403 } }],
    [
      'an error',
      { status: 400, errors: [{ errorCode: 'MINE', message: 'No' }] },
      { error: { status: 400, message: 'No' } },
    ],
    ['no answer', { isUnreachable: true }, { error: { code: 'NETWORK' } }],
    ['data', { data: { ...record, apiName: 'Contact', weakEtag: 9 } }, { data: { weakEtag: 9 } }],
  ] satisfies readonly (readonly [string, MockAnswer<'getRecord'>, object])[])(
    'answer with %s',
    async (_, answer, want) => {
      server.use(handler('getRecord', answer, baseUrl));
      expect(await read()).toMatchObject(want);
    },
  );

  it('answer with what is made out of the request, wherever the server is', async () => {
    server.use(
      handler('getRecord', async ({ params, request }) => ({
        data: { ...record, id: String(params['recordId']), eTag: new URL(request.url).search },
      })),
    );
    expect(await read()).toMatchObject({ data: { id: record.id, eTag: '?fields=Contact.Email' } });
  });

  it('have one address each, and literals before parameters', async () => {
    const addresses = handlers().map(({ info }) => info.header);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});

describe.each(['wrapped', 'rest'] as const)('handlers of a server whose Apex is %s', (form) => {
  const envelope = envelopes.apex[form];
  const fetch = createEnvelopedFetch((request) => globalThis.fetch(request), envelope);
  const client = createClient({ baseUrl, fetch });

  it.each([
    ['an example', undefined, { state: 'fulfilled' }],
    [
      'a status that Apex cannot set',
      { status: 429, errors: [{ errorCode: 'TOO_MANY_REQUESTS', message: 'Later' }] },
      { state: 'error', error: { status: 429, errors: [{ errorCode: 'TOO_MANY_REQUESTS' }] } },
    ],
  ])('answer with %s', async (_, answer, want) => {
    const answers = answer === undefined ? {} : { getPlans: answer };
    server.use(...handlers({ baseUrl, envelope, answers }));
    expect(await client.read(getPlans, { zipCode: '78704' }, { policy: 'no-cache' })).toMatchObject(want);
  });
});
