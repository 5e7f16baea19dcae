const { renderToString } = require('react-dom/server');
const { createElement } = require('react');
const { createClient, dataOf, getRecord, updateRecord } = require('@energy-portal/sdk');
const { ClientProvider, useGetRecord } = require('@energy-portal/sdk/react');

const config = { recordId: '003RM0000068xVCYAY', fields: ['Contact.Email'] };
const Email = () => createElement('b', null, useGetRecord(config).data?.fields.Email?.value);

async function main() {
  const client = createClient({ baseUrl: process.env.ORG_URL });
  const email = () => dataOf(client.peek(getRecord, config))?.fields.Email?.value;
  await client.read(getRecord, config);
  const before = email();
  const page = renderToString(createElement(ClientProvider, { client }, createElement(Email)));
  await client.write(updateRecord, { fields: { Id: config.recordId, Email: 'maria@example.org' } });
  console.log(JSON.stringify({ app: [before, email()], page }));
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
