import { createClient, getAccounts } from '@energy-portal/sdk';
import { expect, it } from 'vitest';
import { countCache } from './cache-counts.ts';

it('counts what lookups found, and the calls that were made', async () => {
  const { extension, counts } = countCache();
  const fetch = async () => Response.json({ accounts: [] });
  const client = createClient({ baseUrl: 'http://org.test', fetch, extensions: [extension] });
  await client.read(getAccounts, {});
  await client.read(getAccounts, {});
  expect(counts()).toMatchObject({ nothing: 1, fresh: 1, request: 1, answer: 1 });
});
