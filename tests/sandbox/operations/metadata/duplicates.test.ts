import { beforeAll, describe, expect, it } from 'vitest';
import { MARIA } from '../../seed/fixed-ids.ts';
import { UI_API, createTestOrg, createVisitor } from '../../testing/test-org.ts';
import type { Visitor } from '../../testing/test-org.ts';

const org = createTestOrg();
let maria: Visitor;
let james: Visitor;

beforeAll(async () => {
  maria = createVisitor(org);
  await maria.logIn('maria.lopez');
  james = createVisitor(org);
  await james.logIn('james.carter');
});

async function check(visitor: Visitor, apiName: string, fields: object) {
  const { status, body } = await visitor.send('POST', `${UI_API}/predupe`, { apiName, fields });
  expect(status).toBe(200);
  return body;
}

describe('the rules', () => {
  it('tell what they compare', async () => {
    const { body } = await maria.send('GET', `${UI_API}/duplicates/contact`);
    expect(body).toMatchObject({
      apiName: 'Contact',
      dedupeEnabled: true,
      dedupeFields: ['Email', 'FirstName', 'LastName', 'MobilePhone'],
      duplicateRules: [{ actionOnInsert: 'Allow' }, { actionOnInsert: 'Block' }],
    });
    const none = await maria.send('GET', `${UI_API}/duplicates/Plan__c`);
    expect(none.body).toMatchObject({ dedupeEnabled: false, predupeEnabled: false, duplicateRules: [] });
  });

  it.each([
    ['Nope', 404],
    ['Staff_Note__c', 404],
    ['Case?recordTypeId=012000000000001AAA', 404],
    ['Case?recordTypeId=x', 400],
  ])('refuse %s', async (path, status) => {
    expect((await maria.send('GET', `${UI_API}/duplicates/${path}`)).status).toBe(status);
  });
});

describe('a check before saving', () => {
  it.each([
    ['the same address', { Email: 'maria.lopez@example.com' }, ['Contacts_With_Same_Email'], true],
    ['in capitals', { Email: 'MARIA.LOPEZ@EXAMPLE.COM' }, ['Contacts_With_Same_Email'], true],
    ['another address', { Email: 'maria@example.com' }, [], true],
    ['no address', { Email: null }, [], true],
    [
      'the same name and mobile',
      { FirstName: 'María', LastName: 'LOPEZ', MobilePhone: '+1 (512) 555-0142' },
      ['Contacts_With_Same_Name_And_Mobile'],
      false,
    ],
    ['only the same name', { FirstName: 'Maria', LastName: 'Lopez', MobilePhone: '5125550143' }, [], true],
  ])('%s', async (_, fields, rules, allowSave) => {
    const body = await check(maria, 'Contact', { LastName: 'Lopez', ...fields });
    expect(body).toMatchObject({ allowSave, duplicateError: false, duplicateRules: rules });
    const found = rules.length === 0 ? [] : [{ objectApiName: 'Contact', recordIds: [MARIA.contactId] }];
    expect(body.matches).toMatchObject(found);
    expect(body.matches).toHaveLength(found.length);
  });

  it('finds open cases, not closed ones', async () => {
    const list = `${UI_API}/list-records/Case`;
    const subjects = async (view: string): Promise<readonly string[]> => {
      const { body } = await maria.send('GET', `${list}/${view}?fields=Case.Subject`);
      return body.records.map(
        (record: { fields: { Subject: { value: string } } }) => record.fields.Subject.value,
      );
    };
    const open = await subjects('AllOpenCases');
    const closed = (await subjects('ClosedCases')).find((subject) => !open.includes(subject)) ?? '';
    const found = await check(maria, 'Case', { Subject: ` ${open[0]?.toUpperCase()}! ` });
    expect(found.duplicateRules).toEqual(['Open_Cases_With_Same_Subject']);
    expect(closed).not.toBe('');
    expect((await check(maria, 'Case', { Subject: closed })).matches).toEqual([]);
  });

  it('never finds what belongs to others', async () => {
    const fields = { LastName: 'Lopez', Email: 'maria.lopez@example.com' };
    expect((await check(james, 'Contact', fields)).matches).toEqual([]);
  });

  it('finds nothing where there are no rules', async () => {
    expect((await check(maria, 'Plan__c', { Name: 'Sunrise Fixed 12' })).matches).toEqual([]);
  });

  it.each([
    ['an unknown object', { apiName: 'Nope', fields: {} }, 404],
    ['an object of the staff', { apiName: 'Staff_Note__c', fields: {} }, 404],
    ['an unknown field', { apiName: 'Contact', fields: { Nope: 'x' } }, 400],
    ['a wrong value', { apiName: 'Contact', fields: { Email: 'maria@' } }, 400],
    ['no fields', { apiName: 'Contact' }, 400],
    ['no body', undefined, 400],
  ])('refuses %s', async (_, body, status) => {
    expect((await maria.send('POST', `${UI_API}/predupe`, body)).status).toBe(status);
  });

  it('is not for guests', async () => {
    const body = { apiName: 'Contact', fields: { Email: 'maria.lopez@example.com' } };
    expect((await createVisitor(org).send('POST', `${UI_API}/predupe`, body)).status).toBe(401);
  });
});
