import { createClient, getAccounts, getRecord } from '@energy-portal/sdk';
import { expect, it } from 'vitest';
import { countCache } from './cache-counts.ts';

it('counts what lookups found, and the calls that were made', async () => {
  const { extension, counts } = countCache();
  expect(counts()).toEqual({ refused: 0 });
  const fetch = async () => Response.json({ accounts: [] });
  const client = createClient({ baseUrl: 'http://org.test', fetch, extensions: [extension] });
  await client.read(getAccounts, {});
  await client.read(getAccounts, {});
  expect(counts()).toMatchObject({ nothing: 1, fresh: 1, request: 1, answer: 1, refused: 0 });
});

it('counts answers that are older than what is there', () => {
  const { extension, counts } = countCache();
  const client = createClient({ baseUrl: 'http://org.test', extensions: [extension] });
  const id = '003RM0000068xVCYAY';
  const read = { recordId: id, fields: ['Contact.Name'] };
  for (const weakEtag of [2, 1]) {
    expect(counts()['refused']).toBe(0);
    client.put(getRecord, read, {
      apiName: 'Contact',
      childRelationships: {},
      eTag: `${weakEtag}`,
      fields: { Name: { displayValue: null, value: `Ann ${weakEtag}` } },
      id,
      lastModifiedById: null,
      lastModifiedDate: null,
      recordTypeId: null,
      recordTypeInfo: null,
      systemModstamp: null,
      weakEtag,
    });
  }
  expect(counts()['refused']).toBeGreaterThan(0);
});
