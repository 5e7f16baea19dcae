import {
  createClient,
  dataOf,
  getListInfoByName,
  getListInfosByName,
  getObjectInfo,
  getObjectInfos,
  getRelatedListInfo,
  getRelatedListInfoBatch,
} from '@energy-portal/sdk';
import { batchReads } from '@energy-portal/sdk/batches';
import { createScriptedFetch, settled } from '@energy-portal/sdk/testing';
import { itemResults } from '@energy-portal/sdk/traits';
import { expect, it } from 'vitest';

function setUp() {
  const server = createScriptedFetch();
  const reads = batchReads([getListInfosByName, getObjectInfos, getRelatedListInfoBatch]);
  const client = createClient({
    baseUrl: 'https://org.example',
    fetch: server.fetch,
    batchReads: reads,
    traits: [itemResults],
  });
  const addresses = () =>
    server.sent.map(({ address }) => address.replace('/services/data/v64.0/ui-api', ''));
  return { client, server, addresses };
}

it('asks for list views by their two names together, and for none that failed before', async () => {
  const { client, server, addresses } = setUp();
  const nameOf = (listViewApiName: string) => ({ objectApiName: 'Case', listViewApiName });
  const infoOf = (name: string) => ({
    eTag: '1',
    listReference: { id: null, ...nameOf(name), type: 'listView' },
  });
  const reading = ['Mine', 'Closed', 'Lost'].map((name) => client.read(getListInfoByName, nameOf(name)));
  await settled();
  expect(addresses()).toEqual(['/list-info/batch?names=Case.Mine,Case.Closed,Case.Lost']);
  const results = [
    { statusCode: 200, result: infoOf('Mine') },
    { statusCode: 200, result: infoOf('Closed') },
    { statusCode: 404, result: [{ errorCode: 'NOT_FOUND', message: 'No' }] },
  ];
  await server.last().answer({ hasErrors: true, results });
  const snapshots = await Promise.all(reading);
  expect(snapshots.map(dataOf)).toEqual([infoOf('Mine'), infoOf('Closed'), undefined]);
  expect(snapshots[2]).toMatchObject({ state: 'error', error: { status: 404 } });
  expect(client.peek(getListInfoByName, nameOf('Lost')).state).toBe('error');
});

it('learns of a list view that failed in a batch of its own', async () => {
  const { client, server } = setUp();
  const stop = client.watch(
    getListInfoByName,
    { objectApiName: 'Case', listViewApiName: 'Lost' },
    () => undefined,
  );
  await settled();
  await server.last().answer([{ errorCode: 'DOWN', message: 'Down' }], 503);
  void client.read(getListInfosByName, { names: ['Case.Lost'] });
  const results = [{ statusCode: 404, result: [{ errorCode: 'NOT_FOUND', message: 'No' }] }];
  await server.last().answer({ hasErrors: true, results });
  expect(client.peek(getListInfoByName, { objectApiName: 'Case', listViewApiName: 'Lost' })).toMatchObject({
    error: { status: 404 },
  });
  stop();
});

it('asks for related lists together where the batch call can say what is wanted', async () => {
  const { client, addresses } = setUp();
  const nameOf = (relatedListId: string) => ({ parentObjectApiName: 'Case', relatedListId });
  void client.read(getRelatedListInfo, nameOf('CaseComments'));
  void client.read(getRelatedListInfo, nameOf('Histories'));
  void client.read(getRelatedListInfo, { ...nameOf('Emails'), restrictColumnsToLayout: true });
  await settled();
  expect(addresses()).toEqual([
    '/related-list-info/batch/Case/CaseComments,Histories',
    '/related-list-info/Case/Emails?restrictColumnsToLayout=true',
  ]);
});

it.each([
  { why: '100 objects are most', nameOf: (index: number) => `O${index}`, count: 101, requests: 2 },
  {
    why: '2,000 characters are most',
    nameOf: (index: number) => `${'O'.repeat(95)}${1_000 + index}`,
    count: 60,
    requests: 3,
  },
])('makes no call that is too long: $why', async ({ nameOf, count, requests }) => {
  const { client, addresses } = setUp();
  for (let index = 0; index < count; index += 1) {
    void client.read(getObjectInfo, { objectApiName: nameOf(index) });
  }
  await settled();
  expect(addresses()).toHaveLength(requests);
  expect(Math.max(...addresses().map(({ length }) => length))).toBeLessThanOrEqual(2_000 + 30);
});
