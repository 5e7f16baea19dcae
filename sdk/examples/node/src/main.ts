import { createClient, dataOf, getRecord, getRelatedListRecords, updateRecord } from '@energy-portal/sdk';
import { createAuthorizedFetch } from '@energy-portal/sdk/authorization';
import { signIn } from './sign-in.ts';

const {
  ORG_URL: baseUrl = 'http://127.0.0.1:4900',
  ORG_USER: username = 'maria.lopez@example.com',
  ORG_PASSWORD: password = 'Sunny-day-7',
  MOBILE: mobile = '5125550143',
} = process.env;
const recordId = '003RM0000068xVCYAY';

let requests = 0;
const session = await signIn(baseUrl, username, password);
const client = createClient({
  baseUrl,
  fetch: createAuthorizedFetch((request) => fetch(request), session),
  onEvent: ({ type }) => (requests += type === 'request' ? 1 : 0),
});

// A read is never rejected: an error is a snapshot.
const contact = { recordId, fields: ['Contact.Name', 'Contact.Email', 'Contact.MobilePhone'] };
const snapshot = await client.read(getRecord, contact);
if (snapshot.state === 'error') throw snapshot.error;
const fields = dataOf(snapshot)?.fields;
console.log('contact:', fields?.Name?.value, fields?.Email?.value);

// The same again, and a part of it, come from the cache.
await client.read(getRecord, contact);
await client.read(getRecord, { recordId, fields: ['Contact.Email'] });
console.log('requests for three reads:', requests);

// A list, page by page.
const list = { parentRecordId: recordId, relatedListId: 'Cases', fields: ['Case.Subject'], pageSize: 5 };
let pageToken: string | undefined;
let pages = 0;
do {
  const page = await client.read(getRelatedListRecords, pageToken ? { ...list, pageToken } : list);
  if (page.state === 'error') throw page.error;
  const data = dataOf(page);
  for (const { fields } of data?.records ?? []) console.log('case:', fields.Subject?.value);
  pageToken = data?.nextPageToken ?? undefined;
  pages += 1;
} while (pageToken);
console.log('pages:', pages);

// A write changes every query that shows the record; a write that fails throws an SdkError.
await client.write(updateRecord, { fields: { Id: recordId, MobilePhone: mobile } });
console.log('mobile:', dataOf(client.peek(getRecord, contact))?.fields.MobilePhone?.value);
