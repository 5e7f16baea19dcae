import { beforeEach, describe, expect, it } from 'vitest';
import { MARIA } from '../../seed/fixed-ids.ts';
import { UI_API, createTestOrg, createVisitor } from '../../testing/test-org.ts';
import type { Visitor } from '../../testing/test-org.ts';

const batch = `${UI_API}/records/batch`;
const newCase = { apiName: 'Case', fields: { Subject: 'Question about my last bill' } };
const broken = { apiName: 'Case', fields: { Description: 'No subject.', Origin: 'Nowhere' } };
let maria: Visitor;
let james: Visitor;

beforeEach(async () => {
  const org = createTestOrg();
  maria = createVisitor(org);
  james = createVisitor(org);
  await maria.logIn('maria.lopez');
  await james.logIn('james.carter');
});

const statusesOf = (body: { results: { statusCode: number }[] }): number[] =>
  body.results.map((result) => result.statusCode);

async function countCases(): Promise<number> {
  return (await maria.send('GET', `${UI_API}/related-list-count/${MARIA.contactId}/Cases`)).body.count;
}

describe('batches of writes', () => {
  it('create, change and delete, in any spelling of the type', async () => {
    const operations = [
      { type: 'create', records: [newCase, newCase] },
      { type: 'Update', records: [{ fields: { Id: MARIA.caseId, Comments__c: 'Thanks' } }] },
      { type: 'DELETE', records: [{ fields: { Id: MARIA.commentId } }, { fields: { Id: MARIA.caseId } }] },
    ];
    const { status, body } = await maria.send('POST', batch, { allOrNone: false, operations });
    expect(status).toBe(200);
    // An advisor wrote the reply, so it is not the customer's to delete.
    expect(statusesOf(body)).toEqual([201, 201, 200, 403, 204]);
    expect(body.hasErrors).toBe(true);
    expect(body.results[0].result).toMatchObject({ apiName: 'Case', fields: { Status: { value: 'New' } } });
    expect(body.results[2].result.fields.Comments__c.value).toBe('Thanks');
    expect(body.results[4].result).toBeNull();
    expect(await countCases()).toBe(15);
  });

  it('save what can be saved, unless all or none is to be saved', async () => {
    const operations = [{ type: 'CREATE', records: [newCase, broken, newCase] }];
    const some = await maria.send('POST', batch, { allOrNone: false, operations });
    expect(statusesOf(some.body)).toEqual([201, 400, 201]);
    expect(some.body.results[1].result.map((error: { errorCode: string }) => error.errorCode).sort()).toEqual(
      ['INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST', 'REQUIRED_FIELD_MISSING'],
    );
    expect(await countCases()).toBe(16);
    for (const choice of [{ allOrNone: true }, {}]) {
      const none = await maria.send('POST', batch, { ...choice, operations });
      expect(statusesOf(none.body)).toEqual([400, 400, 400]);
      expect(none.body).toMatchObject({
        hasErrors: true,
        results: [{ result: [{ errorCode: 'ALL_OR_NONE_OPERATION_ROLLED_BACK' }] }, {}, {}],
      });
      expect(await countCases()).toBe(16);
    }
    const all = await maria.send('POST', batch, { operations: [{ type: 'CREATE', records: [newCase] }] });
    expect(all.body).toMatchObject({ hasErrors: false, results: [{ statusCode: 201 }] });
  });

  it('undo updates and deletions, too', async () => {
    const operations = [
      { type: 'UPDATE', records: [{ fields: { Id: MARIA.caseId, Comments__c: 'Thanks' } }] },
      {
        type: 'DELETE',
        records: [{ fields: { Id: MARIA.caseId } }, { fields: { Id: '500000000000000AAA' } }],
      },
    ];
    const { body } = await maria.send('POST', batch, { operations });
    expect(statusesOf(body)).toEqual([400, 400, 404]);
    const record = await maria.send('GET', `${UI_API}/records/${MARIA.caseId}?fields=Case.Comments__c`);
    expect(record.body.fields.Comments__c.value).toBeNull();
  });

  it('do not reach other customers', async () => {
    const records = [{ fields: { Id: MARIA.caseId, Comments__c: 'x' } }];
    const operations = ['UPDATE', 'DELETE'].map((type) => ({ type, records }));
    const { body } = await james.send('POST', batch, { allOrNone: false, operations });
    expect(statusesOf(body)).toEqual([404, 404]);
  });

  it('give objects that customers do not write their own status', async () => {
    const operations = [
      {
        type: 'CREATE',
        records: [
          { apiName: 'Order', fields: {} },
          { apiName: 'Nope', fields: {} },
        ],
      },
      {
        type: 'UPDATE',
        records: [{ fields: { Id: 'x' } }, { apiName: 'Order', fields: { Id: MARIA.caseId } }],
      },
    ];
    const { body } = await maria.send('POST', batch, { allOrNone: false, operations });
    expect(statusesOf(body)).toEqual([403, 404, 404, 400]);
  });

  const many = (count: number) => [{ type: 'CREATE', records: Array.from({ length: count }, () => newCase) }];

  it('take 200 records', async () => {
    const { body } = await maria.send('POST', batch, { operations: many(200) });
    expect(body.results).toHaveLength(200);
    expect(body.hasErrors).toBe(false);
  });

  it.each([
    ['a record too many', { operations: [...many(200), ...many(1)] }, 'INVALID_BATCH_REQUEST'],
    ['no operations', { operations: [] }, 'INVALID_INPUT'],
    [
      'a new record with an id',
      { operations: [{ type: 'CREATE', records: [{ apiName: 'Case', fields: { Id: MARIA.caseId } }] }] },
      'INVALID_BATCH_REQUEST',
    ],
    [
      'a new record without an object',
      { operations: [{ type: 'CREATE', records: [{ fields: {} }] }] },
      'INVALID_BATCH_REQUEST',
    ],
    [
      'a change without an id',
      { operations: [{ type: 'UPDATE', records: [{ fields: {} }] }] },
      'INVALID_BATCH_REQUEST',
    ],
    [
      'a deletion without an id',
      { operations: [{ type: 'DELETE', records: [{ fields: { Id: null } }] }] },
      'INVALID_BATCH_REQUEST',
    ],
    ['an unknown type', { operations: [{ type: 'UPSERT', records: [newCase] }] }, 'JSON_PARSER_ERROR'],
    ['no records', { operations: [{ type: 'CREATE', records: [] }] }, 'JSON_PARSER_ERROR'],
  ])('are refused as a whole with %s', async (_, body, errorCode) => {
    expect(await maria.send('POST', batch, body)).toMatchObject({ status: 400, body: [{ errorCode }] });
    expect(await countCases()).toBe(14);
  });
});
