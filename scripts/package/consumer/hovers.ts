import {
  createClient,
  dataOf,
  getAccountSummary,
  getPicklistValuesByRecordType,
  getRecord,
  getRelatedListRecords,
  updateRecord,
  type GetRecordConfig,
} from '@energy-portal/sdk';
import { useGetRecord, usePages } from '@energy-portal/sdk/react';

const client = createClient({ baseUrl: 'https://org.example.com' });
const config: GetRecordConfig = {
  /*^*/ recordId: '003RM0000068xVCYAY',
  fields: ['Contact.Email'],
  /*^*/ layoutTypes: ['Full'],
};

export async function read(): Promise<void> {
  const /*^*/ snapshot = await client.read(/*^*/ getRecord, config);
  const data = dataOf(snapshot);
  if (!data) return;
  const /*^*/ record = data;
  const /*^*/ email = record./*^*/ fields['Email'];
  const found = await client.read(getAccountSummary, { accountNumber: '300100' });
  const /*^*/ summary = dataOf(found);
  const attention = summary?./*^*/ attention;
  const picklists = { objectApiName: 'Case', recordTypeId: '012000000000000AAA' };
  const /*^*/ choices = dataOf(await client.read(getPicklistValuesByRecordType, picklists));
  const /*^*/ updated = await client.write(updateRecord, { fields: { Id: config.recordId } });
  void [email, attention, choices, updated];
}

export function useRecord(): void {
  const /*^*/ result = useGetRecord(config);
  const { /*^*/ items } = usePages(getRelatedListRecords, { parentRecordId: '', relatedListId: 'Cases' });
  void [result, items];
}
