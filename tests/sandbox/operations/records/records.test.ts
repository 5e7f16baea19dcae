import { beforeAll, describe, expect, it } from 'vitest';
import { MARIA } from '../../seed/fixed-ids.ts';
import { UI_API, createTestClock, createTestOrg, createVisitor } from '../../testing/test-org.ts';
import type { TestClock, Visitor } from '../../testing/test-org.ts';

let clock: TestClock;
let maria: Visitor;
const contact = `${UI_API}/records/${MARIA.contactId}`;
const supportCase = `${UI_API}/records/${MARIA.caseId}`;

// Tests share the org, so each changes only what no other one reads.
beforeAll(async () => {
  clock = createTestClock();
  maria = createVisitor(createTestOrg({ clock }));
  await maria.logIn('maria.lopez');
});

describe('getRecord', () => {
  it('answers the fields asked for, with what people read beside what programs read', async () => {
    const fields =
      'Contact.Email,Contact.MobilePhone,Contact.Preferred_Language__c,Contact.Birthdate,Contact.CreatedDate';
    const { status, body, headers } = await maria.send(
      'GET',
      `${contact}?fields=${fields}&optionalFields=Contact.Nope__c`,
    );
    expect(status).toBe(200);
    expect(Object.keys(body.fields)).toEqual([
      'Birthdate',
      'CreatedDate',
      'Email',
      'MobilePhone',
      'Preferred_Language__c',
    ]);
    expect(body.fields).toMatchObject({
      Email: { displayValue: null, value: 'maria.lopez@example.com' },
      MobilePhone: { displayValue: '(512) 555-0142', value: '5125550142' },
      Preferred_Language__c: { displayValue: 'Spanish', value: 'Spanish' },
      CreatedDate: { displayValue: '12/1/2024, 6:00 AM', value: '2024-12-01T12:00:00.000Z' },
    });
    expect(body.weakEtag).toBe(Date.parse(body.systemModstamp));
    expect(headers.get('ETag')).toBe(`"${body.eTag}"`);
  });

  it('spans relations, and shows related records by their names', async () => {
    const fields =
      'Case.Contact.Name,Case.Contact.Account.Account_Brand__c,Case.Account.Contact__r.Account.Contact__r.Account.Name';
    const { body } = await maria.send('GET', `${supportCase}?fields=${fields}`);
    expect(body.fields.Contact).toMatchObject({
      displayValue: 'Maria Lopez',
      value: { apiName: 'Contact', id: MARIA.contactId, fields: { Name: { value: 'Maria Lopez' } } },
    });
    expect(body.fields.Contact.value.fields.Account.value.fields.Account_Brand__c.value).toBe('Brand A');
    expect(
      body.fields.Account.value.fields.Contact__r.value.fields.Account.value.fields.Contact__r,
    ).toBeDefined();
  });

  it('answers 304 to a client that has this representation', async () => {
    const path = `${contact}?fields=Contact.MailingCity`;
    const tag = (await maria.send('GET', path)).headers.get('ETag') ?? '';
    expect(await maria.send('GET', path, undefined, { 'If-None-Match': tag })).toMatchObject({
      status: 304,
      body: undefined,
    });
    await maria.send('PATCH', contact, { fields: { MailingCity: 'Austin' } });
    expect((await maria.send('GET', path, undefined, { 'If-None-Match': tag })).status).toBe(200);
  });

  it.each([
    ['layouts', `${contact}?layoutTypes=Compact&modes=View`, ['Email', 'Id', 'MobilePhone', 'Name']],
    ['15 characters', `${contact.slice(0, -3)}?fields=Contact.Email`, ['Email']],
    ['any case of names', `${contact}?fields=contact.email`, ['Email']],
    [
      'only optional fields',
      `${contact}?optionalFields=Contact.Email,Contact.Nope,Contact.Nope.Name`,
      ['Email'],
    ],
    ['a formula', `${UI_API}/records/${MARIA.userId}?fields=User.Calc_Contact_Id__c`, ['Calc_Contact_Id__c']],
  ])('reads by %s', async (_, path, names) => {
    const { status, body } = await maria.send('GET', path);
    expect(status).toBe(200);
    expect(Object.keys(body.fields)).toEqual(names);
  });

  it('answers child records by the name of their relation', async () => {
    const { body } = await maria.send(
      'GET',
      `${contact}?fields=Contact.Name,Case.Subject&childRelationships=Contact.Cases&pageSize=2`,
    );
    expect(body.childRelationships.Cases).toMatchObject({ count: 2, nextPageToken: '2' });
    expect(Object.keys(body.childRelationships.Cases.records[0].fields)).toEqual([
      'CaseNumber',
      'Id',
      'Subject',
    ]);
    expect(Object.keys(body.fields)).toEqual(['Name']);
  });

  it.each([
    ['an unknown field', `${contact}?fields=Contact.Nope`, 400, 'INVALID_FIELD'],
    ['a field of another object', `${contact}?fields=Case.Subject`, 400, 'INVALID_FIELD'],
    ['an inner field of the sandbox', `${contact}?fields=Contact.IsDeleted`, 400, 'INVALID_FIELD'],
    ['a relation in place of a field', `${supportCase}?fields=Case.Contact`, 400, 'INVALID_FIELD'],
    ['a name without object', `${contact}?fields=Email`, 400, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
    ['six relations', `${supportCase}?fields=Case.A.B.C.D.E.F.Name`, 400, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
    ['no fields at all', contact, 400, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
    ['an unknown layout', `${contact}?layoutTypes=Tiny`, 400, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
    [
      'an unknown child relation',
      `${contact}?fields=Contact.Name&childRelationships=Nope`,
      400,
      'ILLEGAL_QUERY_PARAMETER_VALUE',
    ],
    [
      'a text that is no id',
      `${UI_API}/records/'%20OR%201=1?fields=Contact.Name`,
      400,
      'ILLEGAL_QUERY_PARAMETER_VALUE',
    ],
    ['wrong check characters', `${contact.slice(0, -3)}AAA?fields=Contact.Name`, 404, 'NOT_FOUND'],
    ['an unknown key prefix', `${UI_API}/records/zzz000000000000?fields=Contact.Name`, 404, 'NOT_FOUND'],
    ['an id that nobody has', `${UI_API}/records/003000000000000?fields=Contact.Name`, 404, 'NOT_FOUND'],
  ])('refuses %s', async (_, path, status, errorCode) => {
    expect(await maria.send('GET', path)).toMatchObject({ status, body: [{ errorCode }] });
  });
});

describe('getRecords', () => {
  it('gives every id its own status', async () => {
    const path = `${UI_API}/records/batch/${MARIA.contactId},${MARIA.caseId},003000000000000?fields=Contact.Email,Case.Subject`;
    const { status, body } = await maria.send('GET', path);
    expect(status).toBe(200);
    expect(body.hasErrors).toBe(true);
    expect(body.results.map((item: { statusCode: number }) => item.statusCode)).toEqual([200, 200, 404]);
    expect(body.results[2].result).toEqual([
      { errorCode: 'NOT_FOUND', message: 'The requested resource does not exist' },
    ]);
  });

  it.each([
    ['no fields', `${UI_API}/records/batch/${MARIA.contactId}`],
    [
      'more than 200 ids',
      `${UI_API}/records/batch/${Array(201).fill(MARIA.contactId).join(',')}?fields=Contact.Name`,
    ],
    ['a text that is no id', `${UI_API}/records/batch/${MARIA.contactId},x?fields=Contact.Name`],
  ])('refuses %s', async (_, path) => {
    expect((await maria.send('GET', path)).status).toBe(400);
  });
});

describe('updateRecord', () => {
  it('changes the fields given, and the version grows even within a millisecond', async () => {
    const first = await maria.send('PATCH', contact, {
      fields: { OtherPhone: '(512) 555-0188', MailingPostalCode: '75201' },
    });
    expect(first).toMatchObject({
      status: 200,
      body: {
        fields: {
          OtherPhone: { displayValue: '(512) 555-0188', value: '5125550188' },
          Email: { value: 'maria.lopez@example.com' },
        },
        lastModifiedById: MARIA.userId,
      },
    });
    const second = await maria.send('PATCH', contact, { fields: { Id: MARIA.contactId, OtherPhone: null } });
    expect(second.body.weakEtag).toBeGreaterThan(first.body.weakEtag);
    expect(second.body.fields.OtherPhone).toEqual({ displayValue: null, value: null });
  });

  it.each([
    ['the time of the last change', 0, 200],
    ['a time before it', -2000, 412],
  ])('with If-Unmodified-Since of %s', async (_, offset, status) => {
    const { body } = await maria.send('PATCH', contact, { fields: { OtherPhone: '2145550101' } });
    const since = new Date(Date.parse(body.lastModifiedDate) + offset).toUTCString();
    clock.advance(60_000);
    const answer = await maria.send(
      'PATCH',
      contact,
      { fields: { OtherPhone: '2145550102' } },
      { 'If-Unmodified-Since': since },
    );
    expect(answer.status).toBe(status);
    if (status === 412)
      expect(answer.body).toMatchObject({
        enhancedErrorType: 'RecordError',
        output: { errors: [], fieldErrors: {} },
      });
  });

  it.each([
    ['Email', 'maria@example.com', 'INVALID_FIELD_FOR_INSERT_UPDATE'],
    ['MobilePhone', '12345', 'INVALID_PHONE'],
    ['MobilePhone', '0125550142', 'INVALID_PHONE'],
    ['MobilePhone', 5125550142, 'INVALID_TYPE_ON_FIELD_IN_RECORD'],
    ['MailingCity', 'x'.repeat(41), 'STRING_TOO_LONG'],
    ['MailingCity', '4111 1111 1111 1111 12/27', 'FIELD_CUSTOM_VALIDATION_EXCEPTION'],
    ['Preferred_Language__c', 'Klingon', 'INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST'],
    ['Paperless_Billing__c', 'yes', 'INVALID_TYPE_ON_FIELD_IN_RECORD'],
    ['LastName', 'Other', 'INVALID_FIELD_FOR_INSERT_UPDATE'],
    ['AccountId', null, 'INVALID_FIELD_FOR_INSERT_UPDATE'],
    ['SystemModstamp', '2020-01-01T00:00:00Z', 'INVALID_FIELD_FOR_INSERT_UPDATE'],
  ])('refuses %s = %j', async (name, value, errorCode) => {
    const before = await maria.send('GET', `${contact}?layoutTypes=Full`);
    const answer = await maria.send('PATCH', contact, {
      fields: { [name]: value, MailingStreet: '1 Other Street' },
    });
    expect(answer).toMatchObject({ status: 400, body: { enhancedErrorType: 'RecordError' } });
    expect(answer.body.output.fieldErrors[name]).toMatchObject([{ errorCode, field: name }]);
    expect((await maria.send('GET', `${contact}?layoutTypes=Full`)).body).toEqual(before.body);
  });

  it.each([
    ['an unknown field', contact, { fields: { Nope: 1 } }, 400],
    ['a body without fields', contact, {}, 400],
    ['a body that is no JSON', contact, '{"fields":', 400],
    ['a nested value', contact, { fields: { MailingCity: { a: 1 } } }, 400],
    ['a member that the contract does not know', contact, { fields: {}, id: 1 }, 400],
    ['the name of another object', contact, { apiName: 'Case', fields: {} }, 400],
    [
      'a record that nobody may change',
      `${UI_API}/records/${MARIA.orderId}`,
      { fields: { Status: 'Closed' } },
      403,
    ],
    [
      'a record that is not there',
      `${UI_API}/records/003000000000000`,
      { fields: { MailingCity: 'Austin' } },
      404,
    ],
  ])('refuses %s', async (_, path, body, status) => {
    const answer = await maria.send('PATCH', path, body);
    expect(answer.status).toBe(status);
    expect(answer.body).toHaveProperty('enhancedErrorType');
  });
});

describe('createRecord', () => {
  it("files a customer's message under them, numbered", async () => {
    const create = (subject: string) =>
      maria.send('POST', `${UI_API}/records`, { apiName: 'Case', fields: { Subject: subject } });
    const first = await create('One');
    const second = await create('Two');
    expect(first).toMatchObject({
      status: 201,
      body: {
        apiName: 'Case',
        fields: {
          Status: { value: 'New' },
          ContactId: { value: MARIA.contactId },
          CreatedById: { value: MARIA.userId },
          AccountId: { value: expect.stringMatching(/^001/) },
        },
      },
    });
    const number = (answer: typeof first) => Number(answer.body.fields.CaseNumber.value);
    expect(number(second)).toBe(number(first) + 1);
  });

  it('adds a reply to a case', async () => {
    const reply = { apiName: 'CaseComment', fields: { ParentId: MARIA.caseId, CommentBody: 'Thanks' } };
    const created = await maria.send('POST', `${UI_API}/records?includeFieldsInBody=false`, reply);
    expect(created).toMatchObject({ status: 201, body: { fields: {} } });
    const list = await maria.send('POST', `${UI_API}/related-list-records/${MARIA.caseId}/CaseComments`, {});
    expect(list.body.records.map((record: { id: string }) => record.id)).toContain(created.body.id);
  });

  it.each([
    ['no subject', { apiName: 'Case', fields: {} }, { Subject: 'REQUIRED_FIELD_MISSING' }],
    [
      'an empty subject',
      { apiName: 'Case', fields: { Subject: '  ' } },
      { Subject: 'REQUIRED_FIELD_MISSING' },
    ],
    [
      'several errors at once',
      {
        apiName: 'Case',
        fields: { Subject: 'x'.repeat(256), Type: 'Nope', Topics__c: 'Bill;Nope', Call_Back_At__c: '25:00' },
      },
      {
        Subject: 'STRING_TOO_LONG',
        Type: 'INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST',
        Topics__c: 'INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST',
        Call_Back_At__c: 'INVALID_TYPE_ON_FIELD_IN_RECORD',
      },
    ],
    [
      'a contact chosen by the customer',
      { apiName: 'Case', fields: { Subject: 'x', ContactId: MARIA.contactId } },
      { ContactId: 'INVALID_FIELD_FOR_INSERT_UPDATE' },
    ],
    [
      'a malformed id',
      { apiName: 'Case', fields: { Subject: 'x', Order__c: 'x' } },
      { Order__c: 'MALFORMED_ID' },
    ],
    [
      'an id of another object',
      { apiName: 'Case', fields: { Subject: 'x', Order__c: MARIA.caseId } },
      { Order__c: 'INVALID_CROSS_REFERENCE_KEY' },
    ],
    [
      'a reply to no case',
      { apiName: 'CaseComment', fields: { CommentBody: 'x', ParentId: '500000000000000' } },
      { ParentId: 'INVALID_CROSS_REFERENCE_KEY' },
    ],
  ])('refuses %s', async (_, body, codes) => {
    const answer = await maria.send('POST', `${UI_API}/records`, body);
    expect(answer.status).toBe(400);
    const fieldErrors: Record<string, { errorCode: string }[]> = answer.body.output.fieldErrors;
    const found = Object.fromEntries(
      Object.entries(fieldErrors).map(([name, errors]) => [name, errors[0]?.errorCode]),
    );
    expect(found).toEqual(codes);
  });

  it.each([
    ['an unknown object', { apiName: 'Nope', fields: {} }, 404],
    ['an object that customers do not create', { apiName: 'Contact', fields: { LastName: 'x' } }, 403],
    ['a prototype as field', '{"apiName":"Case","fields":{"Subject":"x","__proto__":"y"}}', 400],
  ])('refuses %s', async (_, body, status) => {
    expect((await maria.send('POST', `${UI_API}/records`, body)).status).toBe(status);
  });
});

describe('deleteRecord', () => {
  it('withdraws what the customer wrote, with what hangs on it', async () => {
    const create = async (body: object) => (await maria.send('POST', `${UI_API}/records`, body)).body.id;
    const parent = await create({ apiName: 'Case', fields: { Subject: 'To be withdrawn' } });
    const reply = await create({ apiName: 'CaseComment', fields: { ParentId: parent, CommentBody: 'x' } });
    const path = `${UI_API}/records/${parent}`;
    expect(await maria.send('DELETE', path)).toMatchObject({ status: 204, body: undefined });
    expect((await maria.send('GET', `${path}?fields=Case.Subject`)).status).toBe(404);
    expect((await maria.send('GET', `${UI_API}/records/${reply}?fields=CaseComment.Id`)).status).toBe(404);
    expect((await maria.send('DELETE', path)).status).toBe(404);
  });

  it.each([
    ["an advisor's reply", MARIA.commentId],
    ['a contact', MARIA.contactId],
    ['an order', MARIA.orderId],
  ])('refuses %s', async (_, id) => {
    expect(await maria.send('DELETE', `${UI_API}/records/${id}`)).toMatchObject({
      status: 403,
      body: { output: null },
    });
  });
});
