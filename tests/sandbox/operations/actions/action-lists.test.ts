import { beforeAll, describe, expect, it } from 'vitest';
import { MARIA } from '../../seed/fixed-ids.ts';
import { UI_API, createTestOrg, createVisitor } from '../../testing/test-org.ts';
import type { TestAnswer, Visitor } from '../../testing/test-org.ts';

const org = createTestOrg();
let maria: Visitor;
let james: Visitor;

beforeAll(async () => {
  maria = createVisitor(org);
  await maria.logIn('maria.lopez');
  james = createVisitor(org);
  await james.logIn('james.carter');
});

function namesOf(answer: TestAnswer, key: string): readonly string[] {
  expect(answer.status).toBe(200);
  return answer.body.actions[key].actions.map((action: { apiName: string }) => action.apiName);
}

const record = `${UI_API}/actions/record`;

describe('lists of actions', () => {
  it.each([
    ['everywhere', 'global', 'Global', ['Global.NewCase']],
    ['everywhere, by name', 'global?apiNames=global.newcase', 'Global', ['Global.NewCase']],
    ['everywhere, other kinds', 'global?actionTypes=StandardButton', 'Global', []],
    ['in a lookup', 'lookup/Case,Contact', 'Case', ['New']],
    ['in a lookup of what cannot be made', 'lookup/Case,Contact', 'Contact', []],
    ['on a new record', 'object/case/record-create', 'Case', ['SaveEdit', 'SaveAndNew', 'CancelEdit']],
    ['on what cannot be made', 'object/Contact/record-create', 'Contact', []],
    [
      'on a contact',
      `record/${MARIA.contactId}?sections=SingleActionLinks,Page&retrievalMode=PageLayout`,
      MARIA.contactId,
      ['Contact.Update_Contact_Details', 'Contact.Update_Mailing_Address', 'Edit'],
    ],
    [
      'on a case',
      `record/${MARIA.caseId}?sections=SingleActionLinks&actionTypes=QuickAction`,
      MARIA.caseId,
      ['Case.Reply', 'Case.Add_Details', 'Global.NewCase'],
    ],
    ['on an order', `record/${MARIA.orderId}?apiNames=Order.NewCase`, MARIA.orderId, ['Order.NewCase']],
    ['on an order, buttons', `record/${MARIA.orderId}?sections=Page`, MARIA.orderId, []],
    ['in the form of a case', `record/${MARIA.caseId}/record-edit`, MARIA.caseId, ['SaveEdit', 'CancelEdit']],
    ['in the form of an order', `record/${MARIA.orderId}/record-edit`, MARIA.orderId, []],
  ])('%s', async (_, path, key, names) => {
    expect(namesOf(await maria.send('GET', `${UI_API}/actions/${path}`), key)).toEqual(names);
  });

  it('offer deletion of own records only', async () => {
    const list = await maria.send('GET', `${UI_API}/list-records/Case/MyCases?fields=Case.CreatedById`);
    const own = list.body.records.find(
      (each: { fields: { CreatedById: { value: string } } }) =>
        each.fields.CreatedById.value === MARIA.userId,
    );
    const path = `${record}/${own.id}?sections=Page`;
    expect(namesOf(await maria.send('GET', path), own.id)).toEqual(['Edit', 'Delete']);
    // The first reply is an advisor's.
    const rows = `${record}/${MARIA.caseId}/related-list-record/${MARIA.commentId}`;
    expect(namesOf(await maria.send('GET', rows), MARIA.caseId)).toEqual(['Edit']);
  });

  it('of a related list offer a new record where the customer may make one', async () => {
    const path = `${record}/${MARIA.caseId}/related-list/casecomments`;
    const answer = await maria.send('POST', path, { sections: ['Page'] });
    expect(namesOf(answer, MARIA.caseId)).toEqual(['New']);
    expect(answer.body.actions[MARIA.caseId].actions[0]).toMatchObject({ targetObject: 'CaseComment' });
    const orders = `${record}/${MARIA.contactId}/related-list/Orders`;
    expect(namesOf(await maria.send('POST', orders, {}), MARIA.contactId)).toEqual([]);
  });

  it('of several related lists have a status each', async () => {
    const relatedListsActionParameters = [
      { relatedListId: 'Cases' },
      { relatedListId: 'Nope' },
      { relatedListId: 'Staff_Notes__r' },
      { relatedListId: 'Cases', sections: ['Nope'] },
    ];
    const path = `${record}/${MARIA.contactId}/related-list/batch`;
    const { body } = await maria.send('POST', path, { relatedListsActionParameters });
    expect(body.hasErrors).toBe(true);
    expect(body.results.map((result: { statusCode: number }) => result.statusCode)).toEqual([
      200, 404, 404, 400,
    ]);
    expect(body.results[1].result).toEqual(body.results[2].result);
  });

  it('are not sent twice', async () => {
    const path = `${UI_API}/actions/global`;
    const tag = (await maria.send('GET', path)).headers.get('ETag') ?? '';
    expect((await maria.send('GET', path, undefined, { 'If-None-Match': tag })).status).toBe(304);
  });

  it.each([
    ['an unknown section', 'GET', `${record}/${MARIA.caseId}?sections=Nope`, 400],
    ['no section', 'GET', `${record}/${MARIA.caseId}?sections=`, 400],
    ['an unknown kind', 'GET', `${UI_API}/actions/global?actionTypes=Nope`, 400],
    ['an unknown size', 'GET', `${UI_API}/actions/global?formFactor=Nope`, 400],
    ['an unknown mode', 'GET', `${UI_API}/actions/global?retrievalMode=Nope`, 400],
    ['an id that is none', 'GET', `${record}/x?sections=Page`, 400],
    ['a record that is not there', 'GET', `${record}/500RM0000099999AAA?sections=Page`, 404],
    ['an unknown object', 'GET', `${UI_API}/actions/lookup/Case,Nope`, 404],
    ['an object of the staff', 'GET', `${UI_API}/actions/object/Staff_Note__c/record-create`, 404],
    ['an unknown related list', 'POST', `${record}/${MARIA.caseId}/related-list/Nope`, 404],
    [
      'a row of another list',
      'GET',
      `${record}/${MARIA.orderId}/related-list-record/${MARIA.commentId}`,
      404,
    ],
  ])('refuse %s', async (_, method, path, status) => {
    const answer = await maria.send(method, path, method === 'POST' ? {} : undefined);
    expect(answer.status).toBe(status);
  });

  it.each([
    ['GET', `${record}/${MARIA.caseId}?sections=Page`],
    ['GET', `${record}/${MARIA.caseId}/record-edit`],
    ['GET', `${record}/${MARIA.caseId}/related-list-record/${MARIA.commentId}`],
    ['POST', `${record}/${MARIA.caseId}/related-list/CaseComments`],
    ['POST', `${record}/${MARIA.caseId}/related-list/batch`],
  ])('of records of somebody else read as not there: %s %s', async (method, path) => {
    const body = path.endsWith('batch') ? { relatedListsActionParameters: [] } : {};
    const answer = await james.send(method, path, method === 'POST' ? body : undefined);
    expect(answer).toMatchObject({ status: 404, body: [{ errorCode: 'NOT_FOUND' }] });
  });

  it('are not for guests', async () => {
    expect((await createVisitor(org).send('GET', `${UI_API}/actions/global`)).status).toBe(401);
  });
});

describe('overrides and activations', () => {
  const overrides = `${UI_API}/actions/overrides`;
  const activation = `${UI_API}/actions/formula-activation`;

  it('name the pages that replace standard actions', async () => {
    const { body } = await maria.send('GET', `${overrides}/Case?type=View`);
    expect(body.overrides).toMatchObject([{ type: 'View', isDefaultTemplate: true }]);
    expect((await maria.send('GET', `${overrides}/Account`)).body.overrides).toHaveLength(2);
    const own = await maria.send('GET', `${overrides}/Account?defaultTemplateOnly=true`);
    expect(own.body.overrides).toHaveLength(1);
  });

  it('tell which actions are active', async () => {
    const path = `${activation}/HighlightsPanel?application=Portal&objectApiNames=Case`;
    const { body } = await maria.send('GET', path);
    expect(body.activations).toEqual({ Case: { 'Case.Reply': true, 'Case.Add_Details': true } });
    const all = await maria.send('GET', `${activation}/HighlightsPanel`);
    expect(Object.keys(all.body.activations)).not.toContain('Staff_Note__c');
  });

  it.each([
    [`${overrides}/Nope`, 404],
    [`${overrides}/Case?type=Nope`, 400],
    [`${overrides}/Case?defaultTemplateOnly=maybe`, 400],
    [`${activation}/Nope`, 404],
    [`${activation}/HighlightsPanel?application=Service_Desk`, 404],
    [`${activation}/HighlightsPanel?objectApiNames=Staff_Note__c`, 404],
    [`${activation}/HighlightsPanel?objectApiNames=`, 400],
  ])('refuse %s', async (path, status) => {
    expect((await maria.send('GET', path)).status).toBe(status);
  });
});

describe('actions of lists', () => {
  const actions = `${UI_API}/actions`;
  const MY_CASES = '00BRM000000xYzAYAU';
  const apiNames = (list: { readonly actions: readonly { readonly apiName: string }[] }) =>
    list.actions.map(({ apiName }) => apiName);

  it('are those of what a customer may make and change', async () => {
    const header = await maria.send('GET', `${actions}/list-view/${MY_CASES}`);
    expect(header.body.actions[MY_CASES].actions[0]).toMatchObject({
      apiName: 'New',
      actionListContext: 'ListView',
    });
    const recent = await maria.send('GET', `${actions}/mru-list/Case,Contact`);
    expect([apiNames(recent.body.actions.Case), apiNames(recent.body.actions.Contact)]).toEqual([
      ['New'],
      [],
    ]);
    const rows = await maria.send('GET', `${actions}/list-view-record/${MARIA.caseId},${MARIA.contactId}`);
    expect(apiNames(rows.body.actions[MARIA.contactId])).toEqual(['Edit']);
  });

  it.each([
    ['list-view/00BRM0000099999AAA', 404],
    ['list-view/x', 400],
    ['list-view-record/003RM0000099999AAA', 404],
    ['mru-list/Staff_Note__c', 404],
    ['mru-list/Case?formFactor=Huge', 400],
    ['mru-list/Case?formFactor=small', 200],
  ])('answer %s with %i', async (path, status) => {
    expect((await maria.send('GET', `${actions}/${path}`)).status).toBe(status);
  });
});
