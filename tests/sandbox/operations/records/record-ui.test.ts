import { beforeAll, describe, expect, it } from 'vitest';
import { MARIA } from '../../seed/fixed-ids.ts';
import { UI_API, createTestOrg, createVisitor } from '../../testing/test-org.ts';
import type { Visitor } from '../../testing/test-org.ts';

const org = createTestOrg();
const pages = `${UI_API}/record-ui`;
let maria: Visitor;
let james: Visitor;

beforeAll(async () => {
  maria = createVisitor(org);
  await maria.logIn('maria.lopez');
  james = createVisitor(org);
  await james.logIn('james.carter');
});

describe('records with what shows them', () => {
  it('come with layouts, states of sections and object information', async () => {
    const ids = `${MARIA.caseId},${MARIA.contactId.slice(0, 15)}`;
    const query = 'layoutTypes=Full,Compact&modes=View,Edit&optionalFields=Contact.Birthdate,Case.Nope';
    const { status, body } = await maria.send('GET', `${pages}/${ids}?${query}`);
    expect(status).toBe(200);
    expect(Object.keys(body.records).sort()).toEqual([MARIA.caseId, MARIA.contactId].sort());
    const { recordTypeId, fields } = body.records[MARIA.caseId];
    expect(Object.keys(body.layouts.Case)).toEqual([recordTypeId]);
    expect(Object.keys(body.layouts.Case[recordTypeId])).toEqual(['Full', 'Compact']);
    expect(Object.keys(body.layouts.Case[recordTypeId].Full)).toEqual(['View', 'Edit']);
    expect(fields.Contact.value.fields.Name.value).toBe('Maria Lopez');
    expect(body.records[MARIA.contactId].fields).toHaveProperty('Birthdate');
    expect(body.objectInfos.User.defaultRecordTypeId).toBeNull();
    expect(body.objectInfos.Case.defaultRecordTypeId).not.toBeNull();
    expect(body.objectInfos.Contact.defaultRecordTypeId).not.toBeNull();
    const layoutIds = Object.values<{ id: string }>(body.layouts.Case[recordTypeId].Full).map(({ id }) => id);
    expect(Object.keys(body.layoutUserStates)).toEqual(expect.arrayContaining(layoutIds));
  });

  it('are the same as their members', async () => {
    const { body } = await maria.send('GET', `${pages}/${MARIA.contactId}?layoutTypes=Full&modes=View`);
    const master = '012000000000000AAA';
    const layout = await maria.send('GET', `${UI_API}/layout/Contact`);
    expect(body.layouts.Contact[master].Full.View).toEqual(layout.body);
    const state = await maria.send('GET', `${UI_API}/layout/Contact/user-state`);
    expect(body.layoutUserStates[state.body.id]).toEqual(state.body);
    const info = await maria.send('GET', `${UI_API}/object-info/Contact`);
    expect(body.objectInfos.Contact).toEqual(info.body);
    const names = body.layouts.Contact[master].Full.View.sections.flatMap(
      (section: { layoutRows: { layoutItems: { layoutComponents: { apiName: string | null }[] }[] }[] }) =>
        section.layoutRows.flatMap((row) =>
          row.layoutItems.flatMap((item) => item.layoutComponents.map((component) => component.apiName)),
        ),
    );
    const shown = names.filter((name: string | null) => name !== null);
    expect(Object.keys(body.records[MARIA.contactId].fields)).toEqual(expect.arrayContaining(shown));
  });

  it('are not sent twice, until one of them changes', async () => {
    const path = `${pages}/${MARIA.contactId}?layoutTypes=Compact&modes=View`;
    const tag = (await maria.send('GET', path)).headers.get('ETag') ?? '';
    expect((await maria.send('GET', path, undefined, { 'If-None-Match': tag })).status).toBe(304);
    await maria.send('PATCH', `${UI_API}/records/${MARIA.contactId}`, {
      fields: { OtherPhone: '5125550123' },
    });
    expect((await maria.send('GET', path, undefined, { 'If-None-Match': tag })).status).toBe(200);
  });

  it.each([
    ['a wrong mode', `${MARIA.caseId}?layoutTypes=Full&modes=Nope`, 400],
    ['an id that is none', 'x?layoutTypes=Full&modes=View', 400],
    ['a name that is none', `${MARIA.caseId}?layoutTypes=Full&modes=View&optionalFields=Nope`, 400],
    ['a record that is not there', '500RM0000099999AAA?layoutTypes=Full&modes=View', 404],
    ['a record of the staff', `${MARIA.staffNoteId}?layoutTypes=Full&modes=View`, 404],
    ['one of two', `${MARIA.caseId},500RM0000099999AAA?layoutTypes=Full&modes=View`, 404],
  ])('refuse %s', async (_, path, status) => {
    expect((await maria.send('GET', `${pages}/${path}`)).status).toBe(status);
  });

  it('are those of the full layout for viewing, unless others are wanted', async () => {
    const wanted = await maria.send('GET', `${pages}/${MARIA.caseId}?layoutTypes=Full&modes=View`);
    expect((await maria.send('GET', `${pages}/${MARIA.caseId}`)).body).toEqual(wanted.body);
  });

  it('are kept from others and from guests', async () => {
    const path = `${pages}/${MARIA.caseId}?layoutTypes=Full&modes=View`;
    expect((await james.send('GET', path)).status).toBe(404);
    expect((await createVisitor(org).send('GET', path)).status).toBe(401);
  });
});

describe('records with their children', () => {
  it('hold the relations that are named for their own object', async () => {
    const query = 'childRelationships=Contact.Cases,Case.CaseComments&pageSize=2&optionalFields=Case.Subject';
    const { body } = await maria.send('GET', `${pages}/${MARIA.contactId},${MARIA.caseId}?${query}`);
    const [contact, supportCase] = [body.records[MARIA.contactId], body.records[MARIA.caseId]];
    expect(Object.keys(contact.childRelationships)).toEqual(['Cases']);
    expect(Object.keys(supportCase.childRelationships)).toEqual(['CaseComments']);
    const { Cases: cases } = contact.childRelationships;
    expect(cases).toMatchObject({ count: 2, nextPageUrl: expect.stringContaining('child-relationships') });
    expect(cases.records[0].fields).toHaveProperty('Subject');
    const next = await maria.send('GET', cases.nextPageUrl);
    expect(next).toMatchObject({ status: 200, body: { count: 2 } });
  });

  it('are refused with a relation that is none', async () => {
    const answer = await maria.send('GET', `${pages}/${MARIA.contactId}?childRelationships=Contact.Nope`);
    expect(answer.status).toBe(400);
  });
});
