import { beforeAll, describe, expect, it } from 'vitest';
import { OBJECTS } from '../../metadata/schema.ts';
import { UI_API, createTestOrg, createVisitor } from '../../testing/test-org.ts';
import type { Visitor } from '../../testing/test-org.ts';

let maria: Visitor;
const shown = OBJECTS.filter((object) => object.hidden !== true);
const master = '012000000000000AAA';

beforeAll(async () => {
  maria = createVisitor(createTestOrg());
  await maria.logIn('maria.lopez');
});

describe('object information', () => {
  it.each(shown.map((object) => [object.name, object.keyPrefix]))('describes %s', async (name, keyPrefix) => {
    const { status, body } = await maria.send('GET', `${UI_API}/object-info/${name.toLowerCase()}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ apiName: name, keyPrefix });
    expect(body.fields).not.toHaveProperty('IsDeleted');
  });

  it('tells what a customer may do', async () => {
    const { body } = await maria.send('GET', `${UI_API}/object-info/Contact`);
    expect(body).toMatchObject({
      createable: false,
      updateable: true,
      fields: {
        // It is where notices of security go: customers change it by a link alone.
        Email: { dataType: 'Email', updateable: false, length: 80 },
        MobilePhone: { dataType: 'Phone', updateable: true },
        LastName: { updateable: false, required: true, compoundFieldName: 'Name' },
        Name: { compound: true, extraTypeInfo: 'PersonName', nameField: true },
        AccountId: {
          reference: true,
          relationshipName: 'Account',
          referenceToInfos: [{ apiName: 'Account', nameFields: ['Name'] }],
        },
      },
    });
  });

  it('gives every object of a batch its own status', async () => {
    const { body } = await maria.send('GET', `${UI_API}/object-info/batch/Contact,Nope`);
    expect(body).toMatchObject({
      hasErrors: true,
      results: [{ statusCode: 200 }, { statusCode: 404, result: [{ errorCode: 'INVALID_TYPE' }] }],
    });
  });

  it('answers 304 to a client that has it', async () => {
    const path = `${UI_API}/object-info/Case`;
    const tag = (await maria.send('GET', path)).headers.get('ETag') ?? '';
    expect((await maria.send('GET', path, undefined, { 'If-None-Match': `W/${tag}, "x"` })).status).toBe(304);
  });

  it.each([
    ['one field', `Case/picklist-values/${master}/Status`, 200],
    ['one field, 15 characters', 'case/picklist-values/012000000000000/type', 200],
    ['all fields', `Case/picklist-values/${master}`, 200],
    ['another record type', 'Case/picklist-values/012000000000001AAA/Status', 404],
    ['an unknown field', `Case/picklist-values/${master}/Nope`, 404],
    ['a field that is no picklist', `Case/picklist-values/${master}/Subject`, 400],
    ['an unknown object', `Nope/picklist-values/${master}`, 404],
    ['a name that is none', `${encodeURIComponent('x y')}`, 400],
  ])('answers picklist values of %s', async (_, path, status) => {
    expect((await maria.send('GET', `${UI_API}/object-info/${path}`)).status).toBe(status);
  });

  it('marks the values that close a case', async () => {
    const { body } = await maria.send('GET', `${UI_API}/object-info/Case/picklist-values/${master}`);
    const status = body.picklistFieldValues.Status;
    expect(status.defaultValue.value).toBe('New');
    expect(status.values.at(-1)).toEqual({
      attributes: { closed: true, picklistAtrributesValueType: 'CaseStatus' },
      label: 'Closed',
      validFor: [],
      value: 'Closed',
    });
    expect(status.url).toBe(`${UI_API}/object-info/Case/picklist-values/${master}/Status`);
  });
});
