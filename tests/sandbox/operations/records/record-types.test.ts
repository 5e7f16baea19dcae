import { beforeAll, describe, expect, it } from 'vitest';
import { MARIA } from '../../seed/fixed-ids.ts';
import { UI_API, createTestOrg, createVisitor } from '../../testing/test-org.ts';
import type { Visitor } from '../../testing/test-org.ts';

const master = '012000000000000AAA';
let maria: Visitor;
let info: { readonly [member: string]: unknown };
let general: string;
let fieldService: string;

beforeAll(async () => {
  maria = createVisitor(createTestOrg());
  await maria.logIn('maria.lopez');
  const { body } = await maria.send('GET', `${UI_API}/object-info/Case`);
  info = body;
  const named = (name: string): string =>
    Object.keys(body.recordTypeInfos).find((id) => body.recordTypeInfos[id].name === name) ?? '';
  general = named('General Request');
  fieldService = named('Field Service');
});

const values = (recordTypeId: string, field = '') =>
  maria.send('GET', `${UI_API}/object-info/Case/picklist-values/${recordTypeId}${field}`);

describe('record types', () => {
  it('are told with their default one', () => {
    expect(Object.keys(info['recordTypeInfos'] ?? {})).toHaveLength(3);
    expect(info['defaultRecordTypeId']).toBe(general);
    expect(info['recordTypeInfos']).toMatchObject({
      [general]: { defaultRecordTypeMapping: true, master: false },
      [master]: { defaultRecordTypeMapping: false, master: true },
    });
  });

  it('allow some values of a picklist', async () => {
    const types = async (id: string): Promise<readonly string[]> => {
      const { body } = await values(id, '/Type');
      return body.values.map((entry: { value: string }) => entry.value);
    };
    expect(await types(master)).toHaveLength(8);
    expect(await types(general)).toHaveLength(8);
    expect(await types(fieldService)).toEqual(['Moving', 'Meter', 'Outage']);
  });
});

describe('a dependent picklist', () => {
  it('names the field that controls it', () => {
    expect(info['dependentFields']).toEqual({ Type: { Reason__c: {} } });
    expect(info['fields']).toMatchObject({
      Reason__c: { controllerName: 'Type', controllingFields: ['Type'] },
      Type: { controllerName: null, controllingFields: [] },
    });
  });

  it('numbers the values of that field, by record type', async () => {
    const { body } = await values(fieldService);
    const reason = body.picklistFieldValues.Reason__c;
    expect(reason.controllerValues).toEqual({ Moving: 0, Meter: 1, Outage: 2 });
    const validFor = (value: string) =>
      reason.values.find((entry: { value: string }) => entry.value === value)?.validFor;
    expect(validFor('Stop Service')).toEqual([0]);
    expect(validFor('Other')).toEqual([0, 1, 2]);
    expect(validFor('Autopay')).toBeUndefined();
    const whole = (await values(master, '/Reason__c')).body;
    expect(whole.controllerValues).toMatchObject({ Billing: 0, Meter: 2 });
    const both = whole.values.find((entry: { value: string }) => entry.value === 'Estimated Reading');
    expect(both.validFor).toEqual([0, 2]);
  });
});

describe('writing', () => {
  const create = (fields: object) =>
    maria.send('POST', `${UI_API}/records`, {
      apiName: 'Case',
      fields: { Subject: 'A question', ...fields },
    });

  it('gives a new record the default record type, or the one it was sent', async () => {
    expect((await create({})).body.recordTypeId).toBe(general);
    const { status, body } = await create({ RecordTypeId: fieldService.slice(0, 15), Type: 'Meter' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ recordTypeId: fieldService, recordTypeInfo: { name: 'Field Service' } });
    expect((await create({ RecordTypeId: null })).body).toMatchObject({
      recordTypeId: master,
      recordTypeInfo: null,
    });
  });

  it.each([
    ['a pair that goes together', { Type: 'Meter', Reason__c: 'Damaged Meter' }, 201],
    ['a pair that does not', { Type: 'Billing', Reason__c: 'Damaged Meter' }, 'Reason__c'],
    ['a dependent value alone', { Reason__c: 'Other' }, 'Reason__c'],
    ['no dependent value', { Type: 'Meter', Reason__c: null }, 201],
    ['an unknown record type', { RecordTypeId: '012000000000001AAA' }, 'RecordTypeId'],
    ['an id of another kind', { RecordTypeId: '500RM000003kPqRYAU' }, 'RecordTypeId'],
  ])('%s', async (_, fields, result) => {
    const { status, body } = await create(fields);
    if (typeof result === 'number') expect(status).toBe(result);
    else expect(Object.keys(body.output.fieldErrors)).toEqual([result]);
  });

  it('refuses values that the record type does not allow', async () => {
    const { status, body } = await create({ RecordTypeId: fieldService, Type: 'Billing', Priority: 'Low' });
    expect(status).toBe(400);
    expect(body.output.fieldErrors).toMatchObject({
      Type: [{ errorCode: 'INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST' }],
      Priority: [{ errorCode: 'INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST' }],
    });
  });
});

describe('what customers may not know', () => {
  it('is in no record, whatever is asked for', async () => {
    const list = await maria.send(
      'GET',
      `${UI_API}/list-records/Account/MyAccounts?optionalFields=Account.Credit_Class__c`,
    );
    const { id } = list.body.records[0];
    const query = 'layoutTypes=Full&optionalFields=Account.Credit_Class__c';
    const { body } = await maria.send('GET', `${UI_API}/records/${id}?${query}`);
    expect(body.fields).not.toHaveProperty('Credit_Class__c');
    expect(list.body.records[0].fields).not.toHaveProperty('Credit_Class__c');
  });

  it('is in no description', async () => {
    const directory = await maria.send('GET', `${UI_API}/object-info`);
    expect(Object.keys(directory.body.objects)).toContain('Contact');
    expect(directory.body.objects.Case.objectInfoUrl).toBe(`${UI_API}/object-info/Case`);
    const batch = await maria.send('GET', `${UI_API}/object-info/batch/Account,Contact`);
    expect(JSON.stringify([directory.body, batch.body])).not.toMatch(/Staff_Note|Credit_Class|IsDeleted/i);
    const tag = directory.headers.get('ETag') ?? '';
    const again = await maria.send('GET', `${UI_API}/object-info`, undefined, { 'If-None-Match': tag });
    expect(again.status).toBe(304);
  });

  it.each([
    ['a record', `records/${MARIA.staffNoteId}?fields=Staff_Note__c.Text__c`, 404],
    ['an object', 'object-info/Staff_Note__c', 404],
    ['its picklists', `object-info/Staff_Note__c/picklist-values/${master}`, 404],
    ['a field', 'list-records/Account/MyAccounts?fields=Account.Credit_Class__c', 400],
    ['a field to sort by', 'list-records/Account/MyAccounts?sortBy=Credit_Class__c', 400],
    [
      'a field to filter by',
      `list-records/Account/MyAccounts?where=${encodeURIComponent('{ Credit_Class__c: { eq: "A" } }')}`,
      400,
    ],
    ['a picklist', `object-info/Account/picklist-values/${master}/Credit_Class__c`, 404],
    [
      'child records',
      'records/003RM0000068xVCYAY?fields=Contact.Name&childRelationships=Contact.Staff_Notes__r',
      400,
    ],
  ])('reads as not there: %s', async (_, path, status) => {
    const answer = await maria.send('GET', `${UI_API}/${path}`);
    expect(answer.status).toBe(status);
    const nonsense = path.replace(/Staff_Note__c|Staff_Notes__r|Credit_Class__c/, 'Nonsense');
    const other = await maria.send('GET', `${UI_API}/${nonsense}`);
    expect(JSON.stringify(answer.body).replace('Credit_Class__c', 'Nonsense')).toBe(
      JSON.stringify(other.body),
    );
  });
});
