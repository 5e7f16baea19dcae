import { createClient, getRecord, getRelatedListRecords } from '@energy-portal/sdk';
import { createAuthorizedFetch } from '@energy-portal/sdk/authorization';
import { createRecorder } from '@energy-portal/sdk/hydration';
import { connection } from 'next/server';
import { Cases } from './cases';
import { Contact } from './contact';
import { accessToken, orgUrl } from './org';
import { Providers } from './providers';
import { cases, contact } from './queries';

/** Reads on the server, one client a request, and hands the cache over to the browser. */
export default async function Page() {
  await connection();
  const send = (request: Request) => fetch(request, { cache: 'no-store' });
  const recorder = createRecorder();
  const client = createClient({
    baseUrl: orgUrl,
    fetch: createAuthorizedFetch(send, { token: accessToken }),
    extensions: [recorder],
  });
  await Promise.all([client.read(getRecord, contact), client.read(getRelatedListRecords, cases)]);
  return (
    <Providers dehydrated={recorder.dehydrate()}>
      <Contact />
      <Cases />
    </Providers>
  );
}
