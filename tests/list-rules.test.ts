import {
  createClient,
  createPagedRead,
  createRecord,
  dataOf,
  deleteListInfo,
  getListInfoByName,
  getListInfosByName,
  getListInfosByObjectName,
  getListRecordsById,
  getListRecordsByName,
  getListUiByName,
  getMruListRecords,
  getNavItems,
  getRecord,
  getRecordAvatars,
  getRecordUi,
  getRecords,
  getRelatedListRecords,
  SdkError,
  updateRecord,
  type ReadOperation,
} from '@energy-portal/sdk';
import { createFakeClock, createScriptedFetch, settled } from '@energy-portal/sdk/testing';
import { allTraits } from '@energy-portal/sdk/traits';
import { describe, expect, it } from 'vitest';

const CASES = { objectApiName: 'Case', listViewApiName: 'MyCases' };
const VIEW_ID = '00BRM000000xYzAYAU';
const ID = '001RM000003xQeVYAU';
const FIELDS = ['Case.Subject'];

function setUp() {
  const server = createScriptedFetch();
  const clock = createFakeClock();
  const options = { baseUrl: 'https://org.example', fetch: server.fetch, clock };
  const client = createClient({ ...options, traits: allTraits });
  /** Brings an answer in, of which only the members that matter here are given. */
  const put = <TConfig>(operation: ReadOperation<TConfig, unknown>, config: TConfig, data: object) =>
    client.put(operation, config, data);
  return { client, server, clock, put };
}

const listInfo = (listViewApiName: string, id: string) => ({
  eTag: '1',
  listReference: { id, listViewApiName, objectApiName: 'Case', type: 'listView' },
});
const page = { records: [], count: 0, nextPageToken: null, listInfoETag: '1' };

describe('a list view that is deleted', () => {
  it('leaves nothing behind, whatever the case of its name, and no other view loses anything', async () => {
    const { client, server, put } = setUp();
    const mine = listInfo('MyCases', VIEW_ID);
    const closed = listInfo('Closed', '00BRM000000xYzBYAU');
    const batch = (...infos: readonly object[]) => ({
      hasErrors: false,
      results: infos.map((result) => ({ statusCode: 200, result })),
    });
    put(getListInfoByName, CASES, mine);
    put(getListInfosByName, { names: ['Case.MyCases', 'Case.Closed'] }, batch(mine, closed));
    put(getListInfosByName, { names: ['Case.Closed'] }, batch(closed));
    put(getListUiByName, CASES, { info: mine, records: page });
    put(getListRecordsByName, CASES, page);
    put(getListRecordsByName, { ...CASES, pageToken: '50' }, page);
    put(getListRecordsById, { listViewId: VIEW_ID }, page);
    put(getListRecordsById, { listViewId: '00BRM000000xYzBYAU' }, page);
    put(getListRecordsByName, { ...CASES, listViewApiName: 'Closed' }, page);
    const deleting = client.write(deleteListInfo, { objectApiName: 'CASE', listViewApiName: 'mycases' });
    await server.last().answer(undefined, 204);
    await deleting;
    const states = [
      client.peek(getListInfoByName, CASES),
      client.peek(getListInfosByName, { names: ['Case.MyCases', 'Case.Closed'] }),
      client.peek(getListUiByName, CASES),
      client.peek(getListRecordsByName, CASES),
      client.peek(getListRecordsByName, { ...CASES, pageToken: '50' }),
      client.peek(getListRecordsById, { listViewId: VIEW_ID }),
      client.peek(getListRecordsById, { listViewId: '00BRM000000xYzBYAU' }),
      client.peek(getListRecordsByName, { ...CASES, listViewApiName: 'Closed' }),
    ].map(({ state }) => state);
    expect(states).toEqual([...Array.from({ length: 6 }, () => 'unfulfilled'), 'fulfilled', 'fulfilled']);
    expect(dataOf(client.peek(getListInfosByName, { names: ['Case.Closed'] }))).toBeDefined();
  });
});

describe('a page', () => {
  it.each<readonly [string, ReadOperation<unknown, unknown>, object, number]>([
    ['records', getListRecordsByName, CASES, 50],
    ['recent records', getMruListRecords, { objectApiName: 'Case' }, 50],
    ['related records', getRelatedListRecords, { parentRecordId: ID, relatedListId: 'Cases' }, 50],
    ['list infos', getListInfosByObjectName, { objectApiName: 'Case' }, 20],
  ])('of %s has its usual size', async (_name, operation, config, size) => {
    const { client, server } = setUp();
    void client.read(operation, config);
    await settled();
    const { request, address } = server.last();
    const sent = request.method === 'POST' ? await request.text() : address;
    expect(sent).toMatch(new RegExp(`pageSize"?[:=]${size}`));
  });

  it('of navigation are asked for by their numbers', async () => {
    const { client, server } = setUp();
    const pages = createPagedRead(client, getNavItems, { config: { pageSize: 1 } });
    pages.subscribe(() => undefined);
    await server
      .last()
      .answer({ navItems: [], eTag: '1', nextPageUrl: '/ui-api/nav-items?page=1&pageSize=1' });
    pages.more();
    await settled();
    expect(server.last().address).toMatch(/\?(?:.*&)?page=1\b/);
  });

  it('of another list than the first one has the whole list asked for anew', async () => {
    const { client, server } = setUp();
    const pages = createPagedRead(client, getListUiByName, { config: CASES });
    const seen: unknown[] = [];
    pages.subscribe(() =>
      seen.push(
        pages
          .current()
          .pages.map(({ records }) => records.listInfoETag)
          .join(),
      ),
    );
    const answer = (tag: string, nextPageToken: string | null) =>
      server.last().answer({
        info: { ...listInfo('MyCases', VIEW_ID), eTag: tag },
        records: {
          ...page,
          records: [{ id: ID, apiName: 'Case', fields: {} }],
          nextPageToken,
          listInfoETag: tag,
        },
      });
    await answer('1', '50');
    pages.more();
    await answer('2', null);
    expect(server.sent).toHaveLength(3);
    await answer('2', '50');
    expect(server.sent).toHaveLength(3);
    expect(seen).toEqual(['1', '1', '2,2']);
  });
});

describe('a batch', () => {
  const config = { recordIds: [ID], fields: FIELDS };

  it.each([
    [404, 0],
    [500, 1],
  ])('that fails as a whole with %d is an error, and asked for again %d times', async (status, again) => {
    const { client, server } = setUp();
    const reading = client.read(getRecords, config);
    await server.last().answer([{ errorCode: 'OOPS', message: 'Oops' }], status);
    expect(await reading).toMatchObject({ state: 'error', error: { status } });
    void client.read(getRecords, config);
    await settled();
    expect(server.sent).toHaveLength(1 + again);
  });

  it.each([
    [404, 30_000],
    [500, 30_000],
  ])('remembers an item that fails with %d for %d ms', async (statusCode, lifetime) => {
    const { client, server, clock } = setUp();
    const stop = client.watch(getRecord, { recordId: ID, fields: FIELDS }, () => undefined);
    await server.last().answer({ id: ID, apiName: 'Case', fields: { Subject: { value: 'Bill' } } });
    const reading = client.read(getRecords, config);
    await server.last().answer({
      hasErrors: true,
      results: [{ statusCode, result: [{ errorCode: 'OOPS', message: 'Oops' }] }],
    });
    expect(await reading).toMatchObject({ state: 'fulfilled' });
    stop();
    const single = () => client.read(getRecord, { recordId: ID, fields: FIELDS });
    clock.advance(lifetime - 1);
    expect(await single()).toMatchObject({ state: 'error', error: { status: statusCode } });
    clock.advance(1);
    void single();
    await settled();
    expect(server.sent).toHaveLength(3);
  });
});

describe('what is needed to show a record', () => {
  const config = { recordIds: [ID], layoutTypes: ['Full'], modes: ['View'] } as const;

  it('is remembered as not found', async () => {
    const { client, server, clock } = setUp();
    const reading = client.read(getRecordUi, config);
    await server.last().answer([{ errorCode: 'NOT_FOUND', message: 'No' }], 404);
    expect(await reading).toMatchObject({ state: 'error', error: { status: 404 } });
    clock.advance(29_999);
    expect(await client.read(getRecordUi, config)).toMatchObject({ state: 'error', error: { status: 404 } });
    expect(server.sent).toHaveLength(1);
  });

  it('is an error without data', async () => {
    const { client, server } = setUp();
    const reading = client.read(getRecordUi, config);
    await server.last().respond(new Response(null, { status: 204 }));
    expect(await reading).toMatchObject({ state: 'error', error: { code: 'MALFORMED_RESPONSE' } });
  });
});

it('avatars on their way are not asked for again, and have a placeholder', async () => {
  const { client, server } = setUp();
  const other = '001RM000003xQeWYAU';
  void client.read(getRecordAvatars, { recordIds: [ID] });
  void client.read(getRecordAvatars, { recordIds: [ID, other] });
  await settled();
  expect(server.sent.map(({ address }) => address.split('/').at(-1))).toEqual([ID, other]);
  expect(client.peek(getRecordAvatars, { recordIds: [ID] })).toMatchObject({
    state: 'pending',
    data: { [ID]: { statusCode: 200, result: { type: 'Theme' } } },
  });
});

describe('a write', () => {
  const changed = { fields: { Id: ID, Subject: 'Meter' } };

  it('that is answered with 204 evicts the record', async () => {
    const { client, server, put } = setUp();
    const config = { recordId: ID, fields: FIELDS };
    put(getRecord, config, { id: ID, apiName: 'Case', fields: { Subject: { value: 'Bill' } } });
    const writing = client.write(updateRecord, changed);
    await server.last().answer(undefined, 204);
    expect(await writing).toBeUndefined();
    expect(client.peek(getRecord, config).state).toBe('unfulfilled');
  });

  it('that creates succeeds without a body', async () => {
    const { client, server } = setUp();
    const writing = client.write(createRecord, { apiName: 'Case', fields: {} });
    await server.last().answer(undefined, 204);
    await expect(writing).resolves.toBeUndefined();
  });

  it('throws the error of the server, frozen with its list', async () => {
    const { client, server } = setUp();
    const failed = client.write(updateRecord, changed).catch((cause: unknown) => cause);
    await server.last().answer([{ errorCode: 'LOCKED', message: 'Locked' }], 400);
    const error = await failed;
    if (!(error instanceof SdkError)) throw error;
    expect(error.errors).toEqual([{ errorCode: 'LOCKED', message: 'Locked' }]);
    expect([error, error.errors, error.errors[0]].every(Object.isFrozen)).toBe(true);
  });
});
