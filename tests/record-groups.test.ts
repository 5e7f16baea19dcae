import { getRecord, getRecords } from '@energy-portal/sdk';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createOrgClient, type OrgClient } from './contract/org-client.ts';

const CONTACT = '003RM0000068xVCYAY';
const CASE = '500RM000003kPqRYAU';
const NOBODY = '003000000000000AAA';
let org: OrgClient;

beforeAll(async () => {
  org = await createOrgClient();
});
beforeEach(() => void (org.sent.length = 0));
afterAll(() => org.close());

it('reads groups of records of two objects in one call, each with its own fields, and in their order', async () => {
  const { client, sent } = org;
  const records = [
    { recordIds: [CASE], fields: ['Case.Subject'] },
    {
      recordIds: [CONTACT.slice(0, 15), NOBODY],
      fields: ['Contact.LastName'],
      optionalFields: ['Contact.Email'],
    },
    { recordIds: [CASE], optionalFields: ['Case.Status'] },
  ];
  const snapshot = await client.read(getRecords, { records });
  expect(sent).toEqual([
    `GET /records/batch/${CASE},${CONTACT},${NOBODY}?fields=Case.Subject,Contact.LastName&optionalFields=Contact.Email,Case.Status`,
  ]);
  expect(snapshot).toMatchObject({
    state: 'fulfilled',
    data: {
      hasErrors: true,
      results: [
        { statusCode: 200, result: { id: CASE, fields: { Subject: {} } } },
        { statusCode: 200, result: { id: CONTACT, fields: { LastName: { value: 'Lopez' } } } },
        { statusCode: 404 },
        { statusCode: 200, result: { id: CASE, fields: { Status: {} } } },
      ],
    },
  });
  expect(client.peek(getRecord, { recordId: CASE, fields: ['Case.Subject'] }).state).toBe('fulfilled');
  expect(await client.read(getRecord, { recordId: NOBODY, fields: ['Contact.Name'] })).toMatchObject({
    state: 'error',
    error: { status: 404 },
  });
});

it('asks again by group where the field of one is unknown, so that the others are there', async () => {
  const { client, sent } = org;
  const snapshot = await client.read(getRecords, {
    records: [
      { recordIds: [CONTACT], fields: ['Contact.LastName'] },
      { recordIds: [CASE], fields: ['Case.Nope__c'] },
    ],
  });
  expect(sent).toHaveLength(3);
  expect(snapshot).toMatchObject({ data: { results: [{ statusCode: 200 }, { statusCode: 400 }] } });
});

it.each([
  ['no group', { records: [] }, [], ['records']],
  [
    'a group without ids',
    { records: [{ recordIds: [], fields: ['Case.Subject'] }] },
    [],
    ['records.0.recordIds'],
  ],
  [
    'a group without fields',
    { records: [{ recordIds: [CASE] }] },
    ['records.0.fields', 'records.0.optionalFields'],
    [],
  ],
])('asks for nothing with %s', async (_, config, missing, invalid) => {
  const snapshot = await org.client.read(getRecords, config);
  expect(snapshot).toMatchObject({ state: 'unfulfilled', missing });
  expect(snapshot.state === 'unfulfilled' && snapshot.invalid?.map(({ member }) => member)).toEqual(invalid);
  expect(org.sent).toEqual([]);
});
