import { createClient, dataOf, getRecord, getRelatedListRecords, updateRecord } from '@energy-portal/sdk';
import { createAuthorizedFetch } from '@energy-portal/sdk/authorization';

interface Environment {
  readonly ORG_URL: string;
  readonly ORG_TOKEN: string;
}

const recordId = '003RM0000068xVCYAY';
const fields = ['Contact.Name', 'Contact.Email', 'Contact.MobilePhone'];

/** One client for each request: what a client keeps belongs to one person. */
function clientOf({ ORG_URL, ORG_TOKEN }: Environment) {
  const send = (request: Request) => fetch(request);
  return createClient({
    baseUrl: ORG_URL,
    fetch: createAuthorizedFetch(send, { token: () => ORG_TOKEN }),
  });
}

export default {
  async fetch(request: Request, environment: Environment): Promise<Response> {
    const client = clientOf(environment);
    if (request.method === 'POST') {
      const MobilePhone = await request.text();
      await client.write(updateRecord, { fields: { Id: recordId, MobilePhone } });
    }
    const list = { parentRecordId: recordId, relatedListId: 'Cases', fields: ['Case.Subject'], pageSize: 5 };
    const [contact, cases] = await Promise.all([
      client.read(getRecord, { recordId, fields }),
      client.read(getRelatedListRecords, list),
    ]);
    if (contact.state === 'error') return Response.json({ error: contact.error.message }, { status: 502 });
    const { Name, Email, MobilePhone } = dataOf(contact)?.fields ?? {};
    return Response.json({
      name: Name?.value,
      email: Email?.value,
      mobile: MobilePhone?.value,
      cases: dataOf(cases)?.records.map(({ fields }) => fields.Subject?.value),
      nextPageToken: dataOf(cases)?.nextPageToken,
    });
  },
};
