import { beforeAll, describe, expect, it } from 'vitest';
import { MARIA } from '../../seed/fixed-ids.ts';
import { UI_API, createTestOrg, createVisitor } from '../../testing/test-org.ts';
import type { Visitor } from '../../testing/test-org.ts';

const org = createTestOrg();
const defaults = `${UI_API}/record-defaults`;
let maria: Visitor;
let james: Visitor;
let fieldService: string;

beforeAll(async () => {
  maria = createVisitor(org);
  await maria.logIn('maria.lopez');
  james = createVisitor(org);
  await james.logIn('james.carter');
  const types = (await maria.send('GET', `${UI_API}/object-info/Case`)).body.recordTypeInfos;
  fieldService = Object.keys(types).find((id) => types[id].name === 'Field Service') ?? '';
});

describe('defaults of a new record', () => {
  it('come with layout and object information', async () => {
    const { body } = await maria.send('GET', `${defaults}/create/case?optionalFields=Case.Contact.Email`);
    expect(body).toMatchObject({
      layout: { mode: 'Create', objectApiName: 'Case' },
      record: {
        apiName: 'Case',
        id: null,
        lastModifiedDate: null,
        fields: {
          Priority: { displayValue: 'Medium', value: 'Medium' },
          Subject: { value: null },
          Contact: { value: { fields: { Email: { value: 'maria.lopez@example.com' } } } },
        },
      },
    });
    expect(body.objectInfos.Case.defaultRecordTypeId).toBe(body.record.recordTypeId);
    expect(body.objectInfos.Contact.defaultRecordTypeId).toBeNull();
    expect(body.record.fields).not.toHaveProperty('CaseNumber');
  });

  it('follow the record type', async () => {
    const { body } = await maria.send('GET', `${defaults}/create/Case?recordTypeId=${fieldService}`);
    expect(body.layout.recordTypeId).toBe(fieldService);
    expect(body.record).toMatchObject({
      recordTypeId: fieldService,
      recordTypeInfo: { name: 'Field Service' },
    });
    expect(body.record.fields).toHaveProperty('Call_Back_At__c');
  });
});

describe('templates', () => {
  it('of a new record hold only what was asked for', async () => {
    const path = `${defaults}/template/create/Case`;
    const { body } = await maria.send('GET', `${path}?optionalFields=Case.Origin,Case.Nope,Contact.Email`);
    expect(body.record.fields).toEqual({ Origin: { displayValue: 'Web', value: 'Web' } });
    expect((await maria.send('GET', path)).body.record.fields).toEqual({});
  });

  it('of a copy hold what was asked for and can be set, and the source', async () => {
    const path = `${defaults}/template/clone/${MARIA.caseId}`;
    const { body } = await maria.send('GET', `${path}?optionalFields=Subject,Case.Status,Case.Contact.Name`);
    expect(body.record).toMatchObject({ apiName: 'Case', cloneSourceId: MARIA.caseId });
    expect(body.record.fields).toEqual({
      CloneSourceId: { displayValue: null, value: MARIA.caseId },
      Subject: { displayValue: null, value: expect.any(String) },
    });
    expect(Object.keys((await maria.send('GET', path)).body.record.fields)).toEqual(['CloneSourceId']);
    const other = await maria.send('GET', `${path}?recordTypeId=${fieldService}`);
    expect(other.body.record.recordTypeId).toBe(fieldService);
  });
});

describe('all of them', () => {
  it.each([
    ['create/Contact', 403],
    ['template/create/Plan__c', 403],
    [`template/clone/${MARIA.contactId}`, 403],
    ['create/Nope', 404],
    ['create/Staff_Note__c', 404],
    ['create/Case?recordTypeId=012000000000001AAA', 404],
    ['create/Case?recordTypeId=x', 400],
    ['create/Case?formFactor=Nope', 400],
    ['template/create/Case?optionalFields=Nope', 400],
    ['template/clone/x', 400],
    [`template/clone/${MARIA.caseId}?optionalFields=a..b`, 400],
    [`template/clone/${MARIA.caseId}?recordTypeId=012000000000001AAA`, 404],
  ])('refuse %s', async (path, status) => {
    expect((await maria.send('GET', `${defaults}/${path}`)).status).toBe(status);
  });

  it.each(['create/Case', 'template/create/Case', `template/clone/${MARIA.caseId}`])(
    '%s is not sent twice, nor to guests',
    async (path) => {
      const tag = (await maria.send('GET', `${defaults}/${path}`)).headers.get('ETag') ?? '';
      const headers = { 'If-None-Match': tag };
      expect((await maria.send('GET', `${defaults}/${path}`, undefined, headers)).status).toBe(304);
      expect((await createVisitor(org).send('GET', `${defaults}/${path}`)).status).toBe(401);
    },
  );

  it('keep the records of others', async () => {
    expect((await james.send('GET', `${defaults}/template/clone/${MARIA.caseId}`)).status).toBe(404);
  });
});

describe('defaults of a copy', () => {
  it('hold what the customer may set, as it stands in the record, with the form for it', async () => {
    const { body } = await maria.send('GET', `${defaults}/clone/${MARIA.caseId}?optionalFields=Case.Origin`);
    const path = `${UI_API}/records/${MARIA.caseId}?fields=Case.Subject,Case.Origin,Case.Status`;
    const { fields } = (await maria.send('GET', path)).body;
    expect(body).toMatchObject({
      layout: { mode: 'Create', objectApiName: 'Case' },
      record: {
        id: null,
        fields: { Subject: fields.Subject, Origin: fields.Origin, CloneSourceId: { value: MARIA.caseId } },
      },
    });
    expect(body.record.fields).not.toHaveProperty('CaseNumber');
    expect(body.objectInfos).toHaveProperty('Case');
  });

  it('are of the record type that is asked for, else of the record’s own', async () => {
    const asked = await maria.send('GET', `${defaults}/clone/${MARIA.caseId}?recordTypeId=${fieldService}`);
    expect(asked.body.record.recordTypeId).toBe(fieldService);
    const own = await maria.send('GET', `${UI_API}/records/${MARIA.caseId}?fields=Case.Subject`);
    const copy = await maria.send('GET', `${defaults}/clone/${MARIA.caseId}`);
    expect(copy.body.record.recordTypeId).toBe(own.body.recordTypeId);
  });

  it.each([
    ['what is not there', '500RM0000099999AAA', 404],
    ['what is the staff’s', MARIA.staffNoteId, 404],
    ['what customers do not make', MARIA.contactId, 403],
  ])('are refused of %s', async (_, id, status) => {
    expect((await maria.send('GET', `${defaults}/clone/${id}`)).status).toBe(status);
  });

  it('are kept from others', async () => {
    expect((await james.send('GET', `${defaults}/clone/${MARIA.caseId}`)).status).toBe(404);
  });
});
