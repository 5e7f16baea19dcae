import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MARIA } from '../../seed/fixed-ids.ts';
import { createServiceOrgs, newKey, readCall, writeCall } from '../../testing/service-org.ts';
import type { ServiceOrg } from '../../testing/service-org.ts';
import { UI_API } from '../../testing/test-org.ts';
import type { Visitor } from '../../testing/test-org.ts';

const orgs = createServiceOrgs();
let org: ServiceOrg;
let maria: Visitor;

beforeEach(async () => {
  org = orgs.open();
  maria = await org.customer('maria.lopez');
});
afterEach(() => org.close());
afterAll(() => orgs.close());

const words = { subject: 'My switch hold', description: 'It is gone.', language: 'en' };
const request = (more: object = {}) =>
  writeCall(maria, 'submitServiceRequest', {
    ...words,
    caseType: 'enrollmentHold',
    idempotencyKey: newKey(),
    ...more,
  });
const message = (more: object = {}) =>
  writeCall(maria, 'sendMessage', { ...words, idempotencyKey: newKey(), ...more });
const reply = (more: object = {}) =>
  writeCall(maria, 'replyToMessage', {
    caseId: MARIA.caseId,
    body: 'Thank you.',
    language: 'en',
    idempotencyKey: newKey(),
    ...more,
  });
const field = async (id: string, name: string) => {
  const { body } = await maria.send('GET', `${UI_API}/records/${id}?fields=Case.${name}`);
  return body.fields[name].value;
};

it.each([
  ['en', 'Billing question'],
  ['es', 'Pregunta sobre la factura'],
])('tells the types of cases in %s', async (language, label) => {
  const { body } = await readCall(maria, 'getRequestTypes', { language });
  expect(body.types[0]).toEqual({
    value: 'billing',
    label,
    promise: 'advisor',
    promisedHoursFrom: 24,
    promisedHoursTo: 48,
  });
  expect(body.types).toHaveLength(8);
});

describe('a request', () => {
  it('is a case that the record interface shows, with the promise of a specialist', async () => {
    const { status, body } = await request({ accountNumber: '4400712345' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'New', promise: 'specialist', promisedHoursTo: 24 });
    expect(body.answerDueAt).toBe('2026-11-22T12:00:00.000Z');
    expect(await field(body.caseId, 'Type')).toBe('Enrollment Hold');
    expect(await field(body.caseId, 'CaseNumber')).toBe(body.caseNumber);
  });

  it('is opened once for a key, and the key is for this request only', async () => {
    const idempotencyKey = newKey();
    const first = await request({ idempotencyKey });
    org.clock.advance(1000);
    expect((await request({ idempotencyKey: idempotencyKey.toUpperCase() })).body).toEqual(first.body);
    expect((await request({ idempotencyKey })).body).toEqual(first.body);
    expect((await request({ idempotencyKey, subject: 'Another' })).status).toBe(409);
  });

  it.each([
    ['a type that is none', { caseType: 'gossip' }, 400, 'caseType'],
    ['blanks as subject', { subject: '  ' }, 400, 'subject'],
    ['blanks as description', { description: '\n' }, 400, 'description'],
    ['a subject too long', { subject: 'a'.repeat(256) }, 400, undefined],
    ['the account of nobody', { accountNumber: '0000000000' }, 404, undefined],
  ])('is refused with %s', async (_, more, status, blamed) => {
    const answer = await request(more);
    expect(answer.status).toBe(status);
    expect(answer.body[0].field).toBe(blamed);
  });
});

describe('a message', () => {
  it('opens a case with its comments and files; an advisor answers in business hours', async () => {
    const fileIds = ['068RM000002hFqYYAU'];
    const { body } = await message({ comments: 'Please call.', fileIds });
    expect(body).toMatchObject({ promise: 'advisor', answerDueAt: '2026-11-27T12:00:00.000Z' });
    expect(await field(body.caseId, 'Comments__c')).toBe('Please call.');
    const sql = 'SELECT count(*) AS links FROM "ContentDocumentLink" WHERE "LinkedEntityId" = ?';
    expect(org.services.statements.get(sql, [body.caseId])).toMatchObject({ links: 1 });
  });

  it.each([
    ['too large', 'a.csv', Buffer.alloc(10_485_761, 'a'), 413, 'FILE_TOO_LARGE'],
    ['a program', 'a.exe', Buffer.from('a'), 415, 'FILE_FORMAT_INVALID'],
  ])('is refused when a file is %s', async (_, fileName, bytes, status, errorCode) => {
    const answer = await message({ fileIds: [org.upload(fileName, bytes)] });
    expect(answer).toMatchObject({ status, body: [{ errorCode }] });
  });

  it('does not take the file of another customer', async () => {
    const james = await org.customer('james.carter');
    const { userId } = (await readCall(james, 'getCurrentSession')).body;
    const answer = await message({ fileIds: [org.upload('a.csv', Buffer.from('a'), userId)] });
    expect(answer).toMatchObject({ status: 404, body: [{ errorCode: 'NOT_FOUND' }] });
  });

  it('is throttled, but for one that is stored and asked for again', async () => {
    const idempotencyKey = '5f0c1c1e-6c2b-4f0c-9d3e-1b2a3c4d5e6f';
    const { body } = await message({ idempotencyKey });
    for (let index = 0; index < 30; index += 1) await message({ subject: ' ' });
    expect(await message()).toMatchObject({ status: 429, body: [{ errorCode: 'TOO_MANY_REQUESTS' }] });
    expect(await message({ idempotencyKey })).toMatchObject({ status: 200, body: { caseId: body.caseId } });
  });
});

describe('a reply', () => {
  const comments = async (id: string) => {
    const path = `${UI_API}/related-list-records/${id}/CaseComments`;
    const { body } = await maria.send('POST', path, { fields: ['CaseComment.CommentBody'] });
    return body.records.map(
      (one: { fields: { CommentBody: { value: string } } }) => one.fields.CommentBody.value,
    );
  };

  it('is added to the case once for a key', async () => {
    const idempotencyKey = newKey();
    const before = (await comments(MARIA.caseId)).length;
    const first = await reply({ idempotencyKey, caseId: MARIA.caseId.slice(0, 15) });
    expect(first).toMatchObject({ status: 200, body: { caseId: MARIA.caseId, status: 'Working' } });
    await reply({ idempotencyKey, caseId: MARIA.caseId.slice(0, 15) });
    const after = await comments(MARIA.caseId);
    expect(after).toHaveLength(before + 1);
    expect(after).toContain('Thank you.');
  });

  it('opens a closed case again', async () => {
    const { body } = await maria.send('GET', `${UI_API}/list-records/Case/ClosedCases?fields=Case.Id`);
    const caseId = body.records[0].id;
    expect((await reply({ caseId })).body.status).toBe('Working');
    expect(await field(caseId, 'ClosedDate')).toBeNull();
  });

  it.each([
    ['a case that is none', { caseId: '500RM0000099999AAA' }, 404],
    ['an id that is none', { caseId: 'case' }, 400],
    ['blanks', { body: ' ' }, 400],
  ])('is refused with %s', async (_, more, status) => {
    expect((await reply(more)).status).toBe(status);
  });

  it('does not reach the case of another customer', async () => {
    maria = await org.customer('james.carter');
    expect(await reply()).toMatchObject({ status: 404, body: [{ errorCode: 'NOT_FOUND' }] });
  });
});
