const { describe, expect, test } = require('@jest/globals');
const { createClient, SdkError, updateRecord } = require('@energy-portal/sdk');
const { createScriptedFetch } = require('@energy-portal/sdk/testing');
const { changeEmail, readEmail } = require('./contact.js');

const recordId = '003RM0000068xVCYAY';

/** A contact as the org answers with it. */
const contact = (email = 'maria.lopez@example.com', weakEtag = 1) => ({
  apiName: 'Contact',
  childRelationships: {},
  eTag: `e${weakEtag}`,
  fields: { Email: { displayValue: null, value: email } },
  id: recordId,
  lastModifiedById: null,
  lastModifiedDate: null,
  recordTypeId: null,
  recordTypeInfo: null,
  systemModstamp: null,
  weakEtag,
});

function start() {
  const server = createScriptedFetch();
  const client = createClient({ baseUrl: 'https://org.example.com', fetch: server.fetch });
  return { server, client };
}

describe('a contact', () => {
  test('is asked for once', async () => {
    const { server, client } = start();
    const reading = readEmail(client, recordId);
    await server.last().answer(contact());
    expect(await reading).toBe('maria.lopez@example.com');
    expect(await readEmail(client, recordId)).toBe('maria.lopez@example.com');
    expect(server.sent).toHaveLength(1);
  });

  test('shows what was written', async () => {
    const { server, client } = start();
    const reading = readEmail(client, recordId);
    await server.last().answer(contact());
    await reading;
    await client.load(updateRecord);
    const writing = changeEmail(client, { recordId, email: 'maria@example.org' });
    await server.last().answer(contact('maria@example.org', 2));
    await writing;
    expect(await readEmail(client, recordId)).toBe('maria@example.org');
  });

  test('is missing with an error', async () => {
    const { server, client } = start();
    const failing = expect(readEmail(client, recordId)).rejects.toThrow(SdkError);
    await server.last().answer([{ errorCode: 'NOT_FOUND', message: 'It is not there.' }], 404);
    await failing;
  });
});
