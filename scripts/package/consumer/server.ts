import * as files from 'node:fs/promises';
import { createClient, dataOf, getRecord } from '@energy-portal/sdk';
import { createAuthorizedFetch } from '@energy-portal/sdk/authorization';
import { createPersistence } from '@energy-portal/sdk/persistence';
import { createLeases } from '@energy-portal/sdk/queue';
import { createFileStorage } from '@energy-portal/sdk/storage';
import { createTabs } from '@energy-portal/sdk/tabs';

export const storage = createFileStorage({ folder: 'kept', files });
export const made = { createAuthorizedFetch, createLeases, createPersistence, createTabs };

export async function nameOf(recordId: string): Promise<unknown> {
  const client = createClient({ baseUrl: 'https://org.example.com', fetch });
  const read = await client.read(getRecord, { recordId, fields: ['Contact.Name'] });
  return dataOf(read)?.fields['Name']?.value;
}
