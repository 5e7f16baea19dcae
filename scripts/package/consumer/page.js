import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createClient, getRecord } from '@energy-portal/sdk';
import { ClientProvider, useGetRecord } from '@energy-portal/sdk/react';

const config = { recordId: '003RM0000068xVCYAY', fields: ['Contact.Email'] };

function Email() {
  return createElement('b', null, useGetRecord(config).data?.fields.Email?.value);
}

/** Returns the HTML of a page that shows a record. */
export async function renderRecord(baseUrl) {
  const client = createClient({ baseUrl });
  await client.read(getRecord, config);
  return renderToString(createElement(ClientProvider, { client }, createElement(Email)));
}
