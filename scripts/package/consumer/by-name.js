import { createClient, dataOf, getRecord } from '@energy-portal/sdk';
import { operationModules } from '@energy-portal/sdk/catalogue';

/** Reads a record by the name of its operation, which the program imports as well. */
export async function readByName(baseUrl) {
  const client = createClient({ baseUrl });
  const operations = await operationModules['ui-api-records']();
  const config = { recordId: '003RM0000068xVCYAY', fields: ['Contact.Email'] };
  const snapshot = await client.read(operations.getRecord, config);
  return [operations.getRecord === getRecord, dataOf(snapshot)?.fields.Email?.value];
}
