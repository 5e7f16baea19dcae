import sdk = require('@energy-portal/sdk');
import { useGetRecord } from '@energy-portal/sdk/react';
import { createWriteQueue, createMemoryStorage } from '@energy-portal/sdk/queue';

const client: sdk.Client = sdk.createClient({ baseUrl: 'https://org.example.com' });
const snapshot: Promise<sdk.Snapshot<sdk.RecordRepresentation>> = client.read(sdk.getRecord, {
  recordId: '003RM0000068xVCYAY',
  fields: ['Contact.Email'],
});
export = { snapshot, useGetRecord, createWriteQueue, createMemoryStorage };
