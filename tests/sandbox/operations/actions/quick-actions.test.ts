import { beforeAll, describe, expect, it } from 'vitest';
import { MARIA } from '../../seed/fixed-ids.ts';
import { UI_API, createTestOrg, createVisitor } from '../../testing/test-org.ts';
import type { Visitor } from '../../testing/test-org.ts';

const actions = `${UI_API}/actions`;
const perform = `${actions}/perform-quick-action`;
let maria: Visitor;
let james: Visitor;

beforeAll(async () => {
  const org = createTestOrg();
  maria = createVisitor(org);
  await maria.logIn('maria.lopez');
  james = createVisitor(org);
  await james.logIn('james.carter');
});

describe('what a quick action is', () => {
  it('tells what it does', async () => {
    const { body } = await maria.send('GET', `${actions}/quick-action-info/Global.NewCase`);
    expect(body).toMatchObject({ type: 'Create', targetSobjectType: 'Case', targetParentField: 'ContactId' });
    expect(body.parameters).toEqual([{ parameterName: 'Origin', parameterValue: 'Web' }]);
  });

  it('lays out its form', async () => {
    const { body } = await maria.send('GET', `${actions}/layout/case.add_details?objectApiName=Case`);
    const items = body.layout.sections[0].layoutRows.flatMap(
      (row: { layoutItems: { label: string }[] }) => row.layoutItems,
    );
    expect(body).toMatchObject({ actionApiName: 'Case.Add_Details', layout: { mode: 'Edit' } });
    expect(items.map((item: { label: string }) => item.label)).toEqual([
      'Description',
      'Comments',
      'Topics',
      'Call Back At',
    ]);
  });

  it('starts a new record with defaults and what the field asks for', async () => {
    const path = `${actions}/record-defaults/Global.NewCase?optionalFields=Case.Contact.Name,Contact.Email`;
    const { body } = await maria.send('GET', path);
    expect(body).toMatchObject({
      objectApiName: 'Case',
      fields: {
        Origin: { displayValue: 'Web', value: 'Web' },
        Priority: { value: 'Medium' },
        Subject: { displayValue: null, value: null },
        Contact: { value: { fields: { Name: { value: 'Maria Lopez' } } } },
      },
    });
    expect(body.fields).not.toHaveProperty('Email');
  });

  it('links a new record to the one that it starts from', async () => {
    const query = `parentRecordId=${MARIA.caseId}&optionalFields=CaseComment.ParentId`;
    const { body } = await maria.send('GET', `${actions}/record-defaults/Case.Reply?${query}`);
    expect(body.fields.ParentId.value).toBe(MARIA.caseId);
  });

  it('starts a change with what the record holds', async () => {
    const path = `${actions}/record-defaults/Contact.Update_Contact_Details?parentRecordId=${MARIA.contactId}`;
    const { body } = await maria.send('GET', path);
    expect(body.fields.Preferred_Language__c.value).toBe('Spanish');
    expect(body.fields).not.toHaveProperty('Email');
  });

  it.each([
    ['an unknown action', 'quick-action-info/Global.Nope', 404],
    ['an inherited name', 'quick-action-info/constructor', 404],
    ['a form of another object', 'layout/Global.NewCase?objectApiName=Contact', 404],
    ['a form of no object', 'layout/Global.NewCase?objectApiName=Nope', 404],
    ['a form of an unknown record type', 'layout/Global.NewCase?recordTypeId=012000000000001AAA', 404],
    ['a change of nothing', 'record-defaults/Case.Add_Details', 400],
    ['a record of another object', `record-defaults/Case.Reply?parentRecordId=${MARIA.contactId}`, 400],
    ['an id that is none', 'record-defaults/Case.Reply?parentRecordId=x', 400],
    ['a name that is none', 'record-defaults/Case.Reply?optionalFields=Nope', 400],
  ])('refuses %s', async (_, path, status) => {
    expect((await maria.send('GET', `${actions}/${path}`)).status).toBe(status);
  });

  it.each(['quick-action-info', 'record-defaults'])('%s keeps records from others', async (what) => {
    const path = `${actions}/${what}/Case.Reply?parentRecordId=${MARIA.caseId}`;
    expect((await maria.send('GET', path)).status).toBe(200);
    expect((await james.send('GET', path)).status).toBe(404);
  });
});

describe('performing a quick action', () => {
  it('creates a record as every other call does', async () => {
    const sent = { apiName: 'Case', contextId: MARIA.orderId, fields: { Subject: 'When does it start?' } };
    const { status, body } = await maria.send('POST', `${perform}/Global.NewCase`, sent);
    expect(status).toBe(201);
    expect(body).toMatchObject({ contextId: MARIA.orderId, isCreated: true, isSuccess: true });
    const fields = 'Case.Origin,Case.Status,Case.ContactId,Case.Order__c,Case.CaseNumber';
    const record = await maria.send('GET', `${UI_API}/records/${body.id}?fields=${fields}`);
    expect(record.body.fields).toMatchObject({
      Origin: { value: 'Web' },
      Status: { value: 'New' },
      ContactId: { value: MARIA.contactId },
      Order__c: { value: MARIA.orderId },
      CaseNumber: { value: expect.stringMatching(/^\d{8}$/) },
    });
  });

  it('replies to the case that it acts on, whatever the form says', async () => {
    const fields = { CommentBody: 'Thank you.', ParentId: '500RM0000099999AAA' };
    const contextId = MARIA.caseId.slice(0, 15);
    const { body } = await maria.send('POST', `${perform}/Case.Reply`, { contextId, fields });
    const record = await maria.send('GET', `${UI_API}/records/${body.id}?fields=CaseComment.ParentId`);
    expect(record.body.fields.ParentId.value).toBe(MARIA.caseId);
  });

  it('changes the record that it acts on', async () => {
    const sent = { contextId: MARIA.contactId, fields: { MobilePhone: '(512) 555-0188' } };
    const { status, body } = await maria.send('PATCH', `${perform}/Contact.Update_Contact_Details`, sent);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: MARIA.contactId, isCreated: false, isSuccess: true });
    const record = await maria.send('GET', `${UI_API}/records/${MARIA.contactId}?fields=Contact.MobilePhone`);
    expect(record.body.fields.MobilePhone.value).toBe('5125550188');
  });

  const reply = { contextId: MARIA.caseId, fields: { CommentBody: 'Hello.' } };

  it.each([
    ['an unknown action', 'POST', 'Global.Nope', {}, 404],
    ['a creating action as a change', 'PATCH', 'Case.Reply', reply, 400],
    ['a changing action as a creation', 'POST', 'Case.Add_Details', { contextId: MARIA.caseId }, 400],
    ['another object', 'POST', 'Global.NewCase', { apiName: 'Contact', fields: { Subject: 'x' } }, 400],
    ['no context', 'POST', 'Case.Reply', { fields: { CommentBody: 'x' } }, 400],
    ['a wrong context', 'POST', 'Case.Reply', { ...reply, contextId: MARIA.contactId }, 400],
    ['a context that is no id', 'POST', 'Case.Reply', { ...reply, contextId: "' OR 1=1" }, 400],
    ['a missing field', 'POST', 'Global.NewCase', { fields: {} }, 400],
    [
      'a field that it may not set',
      'POST',
      'Global.NewCase',
      { fields: { Subject: 'x', Status: 'New' } },
      400,
    ],
    ['a member that is not there', 'POST', 'Global.NewCase', { nope: 1 }, 400],
    ['no body', 'POST', 'Global.NewCase', undefined, 400],
  ])('refuses %s', async (_, method, name, body, status) => {
    const answer = await maria.send(method, `${perform}/${name}`, body);
    expect(answer.status).toBe(status);
    expect(answer.body).toHaveProperty('enhancedErrorType');
  });

  it.each([
    ['POST', 'Case.Reply', reply],
    ['PATCH', 'Case.Add_Details', { contextId: MARIA.caseId, fields: { Comments__c: 'x' } }],
    [
      'PATCH',
      'Contact.Update_Contact_Details',
      { contextId: MARIA.contactId, fields: { OtherPhone: '5125550188' } },
    ],
  ])('%s %s does not reach records of others', async (method, name, body) => {
    const path = `${perform}/${name}`;
    expect((await james.send(method, path, body)).status).toBe(404);
    expect((await maria.send(method, path, body)).status).toBeLessThan(300);
  });

  it('needs a page of the portal', async () => {
    const headers = { 'X-Requested-With': '' };
    expect((await maria.send('POST', `${perform}/Case.Reply`, reply, headers)).status).toBe(403);
  });
});
