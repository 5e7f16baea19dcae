import { createClient, dataOf, getRecord, updateRecord } from '@energy-portal/sdk';

const config = { recordId: '003RM0000068xVCYAY', fields: ['Contact.Email'] };

/** Reads a record, writes to it, and returns what the cache had before and has after. */
export async function changeRecord(baseUrl) {
  const client = createClient({ baseUrl });
  const email = () => dataOf(client.peek(getRecord, config))?.fields.Email?.value;
  const snapshot = await client.read(getRecord, config);
  if (snapshot.state === 'error') throw snapshot.error;
  const before = email();
  await client.write(updateRecord, { fields: { Id: config.recordId, Email: 'maria@example.org' } });
  return [before, email()];
}
