import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MARIA } from '../../seed/fixed-ids.ts';
import { createServiceOrgs, readCall, writeCall } from '../../testing/service-org.ts';
import type { ServiceOrg } from '../../testing/service-org.ts';
import type { Visitor } from '../../testing/test-org.ts';

const orderId = MARIA.orderId;
const PDF = Buffer.from('%PDF-1.7');
const EICAR = Buffer.from('%PDF-1.7 EICAR-STANDARD-ANTIVIRUS-TEST-FILE');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const orgs = createServiceOrgs();
let org: ServiceOrg;
let maria: Visitor;

beforeEach(async () => {
  org = orgs.open();
  maria = await org.customer('maria.lopez');
});
afterEach(() => org.close());
afterAll(() => orgs.close());

const start = Date.parse('2026-11-21T12:00:00.000Z');
const timeIn = (milliseconds: number) => new Date(start + milliseconds).toISOString();
const upload = (fileName: string, bytes: Uint8Array = PDF) => org.upload(fileName, bytes);
const register = (fileId: string, more: object = {}) =>
  writeCall(maria, 'registerDocument', { orderId, documentType: 'lease', fileId, ...more });
const needed = async () => (await readCall(maria, 'getRequiredDocuments', { orderId })).body;
const remove = (documentId: string) => writeCall(maria, 'removeDocument', { orderId, documentId });
const submit = (more: object = {}) =>
  writeCall(maria, 'submitDocuments', { orderId, balanceSettled: true, switchHoldRemoved: true, ...more });
const blocker = async (kind: string, language = 'en') => {
  const { body } = await readCall(maria, 'getEnrollmentStatus', { orderId, language });
  return body.blockers.find((one: { kind: string }) => one.kind === kind);
};

it('knows the fourteen types of the requirement', async () => {
  const { body } = await readCall(maria, 'getDocumentTypes');
  expect(body.types).toHaveLength(14);
  expect(body.types[0]).toEqual({
    type: 'governmentId',
    rules: ['bothSides', 'notExpired', 'uncropped'],
    formats: ['png', 'pdf', 'jpg', 'jpeg'],
    maxBytes: 10_485_760,
    maxAgeDays: null,
    minPages: 2,
  });
});

describe('a document', () => {
  it('is in quarantine, then clean, then accepted', async () => {
    await remove('doc_51');
    const answer = await register(upload('lease.pdf'), { requirementId: 'req_1' });
    expect(answer).toMatchObject({
      status: 200,
      body: { documentType: 'lease', fileName: 'lease.pdf', state: 'quarantined', reason: null },
    });
    expect(answer.body.answerDueAt).toBe('2026-11-25T12:00:00.000Z');
    org.clock.advance(60_000);
    expect((await needed()).requirements[0]).toMatchObject({ state: 'clean' });
    await submit();
    const { answerDueAt } = await needed();
    const promise = { promisedHours: null, promisedAt: answerDueAt };
    expect(await blocker('documents')).toMatchObject({ state: 'waiting', ...promise });
    org.clock.advance(2 * HOUR);
    maria = await org.customer('maria.lopez');
    expect((await needed()).requirements[0]).toMatchObject({ state: 'accepted' });
    expect(await blocker('documents')).toMatchObject({
      state: 'resolved',
      resolvedAt: timeIn(2 * HOUR + 60_000),
    });
  });

  it('that comes after the submission is answered by a day that counts from it', async () => {
    await register(upload('lease too old.pdf'), { requirementId: 'req_1' });
    await submit();
    org.clock.advance(4 * DAY);
    maria = await org.customer('maria.lopez');
    expect(await blocker('documents')).toMatchObject({ state: 'refused' });
    const { body } = await register(upload('lease.pdf'), { requirementId: 'req_1' });
    expect(body.state).toBe('quarantined');
    expect((await needed()).answerDueAt).toBe(body.answerDueAt);
    expect(await blocker('documents')).toMatchObject({ state: 'waiting', promisedAt: body.answerDueAt });
    org.clock.advance(3 * HOUR);
    maria = await org.customer('maria.lopez');
    const { state, resolvedAt } = await blocker('documents');
    expect({ state, resolvedAt }).toEqual({
      state: 'resolved',
      resolvedAt: timeIn(4 * DAY + 2 * HOUR + 60_000),
    });
  });

  it.each([
    ['lease-infected.pdf', PDF, 'infected', 'infected'],
    ['lease.pdf', EICAR, 'infected', 'infected'],
    ['lease too old.pdf', PDF, 'refused', 'tooOld'],
    ['lease_unreadable.pdf', PDF, 'refused', 'unreadable'],
    ['wrong-type.pdf', PDF, 'refused', 'wrongType'],
    ['name-differs.pdf', PDF, 'refused', 'nameDiffers'],
    ['address-differs.pdf', PDF, 'refused', 'addressDiffers'],
    ['incomplete.pdf', PDF, 'refused', 'incomplete'],
  ])('%s is %s%s', async (fileName, bytes, state, reason) => {
    await register(upload(fileName, bytes));
    expect((await needed()).isComplete).toBe(true);
    org.clock.advance(60_000);
    const { requirements, isComplete } = await needed();
    expect(requirements[0]).toMatchObject({ state, documents: [{ state, reason, answerDueAt: null }, {}] });
    expect(isComplete).toBe(false);
    const told = { en: await blocker('documents'), es: await blocker('documents', 'es') };
    expect(told.en).toMatchObject({ state: 'refused', action: 'uploadDocuments' });
    expect(told.en.reason).not.toBe(told.es.reason);
    expect(await submit()).toMatchObject({ status: 409, body: [{ errorCode: 'DOCUMENTS_MISSING' }] });
  });

  it('is handed in once, however often it is sent', async () => {
    const fileId = upload('lease.pdf');
    const first = await register(fileId);
    expect(await register(fileId)).toEqual(first);
    const isIt = (one: { fileId: string }) => one.fileId === fileId;
    expect((await needed()).requirements[0].documents.filter(isIt)).toHaveLength(1);
    await submit();
    expect(await register(fileId)).toEqual(first);
  });

  it('can be handed in again after it was taken back', async () => {
    const fileId = upload('lease.pdf');
    const { body } = await register(fileId);
    await remove(body.documentId);
    expect(await register(fileId)).toMatchObject({ status: 200, body: { fileId, state: 'quarantined' } });
  });

  it('is decided by a reviewer before the scan ends', async () => {
    await register(upload('lease.pdf'));
    const [open] = org.services.documentReviews.list(9);
    expect(open).toMatchObject({ fileName: 'lease.pdf', from: 'Maria Lopez', state: 'quarantine' });
    const id = open?.id ?? '';
    expect(org.services.documentReviews.decide(id, 'refused')).toBe(true);
    expect(org.services.documentReviews.decide(id, 'clean')).toBe(false);
    expect(org.services.documentReviews.list(1)).toMatchObject([{ state: 'refused' }]);
    expect((await needed()).requirements[0]).toMatchObject({ state: 'refused' });
  });

  it.each([
    ['before the others are submitted', false],
    ['after the others were submitted', true],
  ])('shows who the customer is where the questions could not, %s', async (_, isLate) => {
    if (isLate) await submit();
    org.services.enrollments.setIdentity(orderId, 'refused');
    org.services.documents.require(orderId, { purpose: 'identity', acceptedTypes: ['governmentId'] });
    expect(await blocker('identity')).toMatchObject({ state: 'refused', action: 'verifyIdentity' });
    const paper = { requirementId: 'req_2', documentType: 'governmentId' };
    expect(await register(upload('passport.pdf'), paper)).toMatchObject({ status: 200 });
    if (!isLate) await submit();
    expect(await blocker('identity')).toMatchObject({ state: 'waiting', action: null });
    org.clock.advance(3 * HOUR);
    maria = await org.customer('maria.lopez');
    expect(await blocker('identity')).toMatchObject({ state: 'resolved' });
  });

  it('can replace a refused one after the submission, and only then', async () => {
    expect(await submit()).toMatchObject({ status: 200 });
    expect(await register(upload('other.pdf'))).toMatchObject({ status: 409 });
    expect(await remove('doc_51')).toMatchObject({ status: 409, body: [{ errorCode: 'UNABLE_TO_PROCESS' }] });
  });

  it.each([
    ['too large', 'a.pdf', Buffer.alloc(10_485_761), 413, 'FILE_TOO_LARGE'],
    ['of another format', 'a.exe', PDF, 415, 'FILE_FORMAT_INVALID'],
    ['without an ending', 'lease', PDF, 415, 'FILE_FORMAT_INVALID'],
    ['not what its name says', 'a.png', PDF, 415, 'FILE_FORMAT_INVALID'],
    ['empty', 'a.pdf', Buffer.alloc(0), 415, 'FILE_FORMAT_INVALID'],
    ['named too long', `${'a'.repeat(97)}.pdf`, PDF, 400, 'INVALID_INPUT'],
  ])('is refused when its file is %s', async (_, fileName, bytes, status, errorCode) => {
    expect(await register(upload(fileName, bytes))).toMatchObject({ status, body: [{ errorCode }] });
  });

  it.each([
    ['no type', { documentType: undefined }, 400, 'DOCUMENT_TYPE_REQUIRED'],
    ['a type that is none', { documentType: 'poem' }, 400, 'INVALID_INPUT'],
    ['a type that the order does not take', { documentType: 'utilityBill' }, 400, 'INVALID_INPUT'],
    ['a requirement that is none', { requirementId: 'req_9' }, 404, 'NOT_FOUND'],
    ['a document to replace that is none', { replacesDocumentId: 'doc_9' }, 404, 'NOT_FOUND'],
    ['no order', { orderId: '801RM0000099999AAA' }, 404, 'ORDER_NOT_FOUND'],
    ['an id that is none', { orderId: 'order' }, 400, 'INVALID_INPUT'],
  ])('is refused with %s', async (_, more, status, errorCode) => {
    expect(await register(upload('lease.pdf'), more)).toMatchObject({ status, body: [{ errorCode }] });
  });
});

it('does not take the file of another customer', async () => {
  const james = await org.customer('james.carter');
  const { userId } = (await readCall(james, 'getCurrentSession')).body;
  const answer = await register(org.upload('lease.pdf', PDF, userId));
  expect(answer).toMatchObject({ status: 404, body: [{ errorCode: 'NOT_FOUND' }] });
});

describe('submitting', () => {
  it('begins the review once', async () => {
    expect((await submit()).body).toMatchObject({
      isComplete: true,
      submittedAt: '2026-11-21T12:00:00.000Z',
      answerDueAt: '2026-11-25T12:00:00.000Z',
      balanceState: 'settled',
      switchHoldState: 'removed',
    });
    expect(await submit()).toMatchObject({ status: 409, body: [{ errorCode: 'UNABLE_TO_PROCESS' }] });
  });

  it.each([
    ['the balance question open', { balanceSettled: null }, 'BALANCE_ANSWER_REQUIRED', 'balanceSettled'],
    ['the switch-hold question open', { switchHoldRemoved: undefined }, 'INVALID_INPUT', 'switchHoldRemoved'],
  ])('is refused with %s', async (_, more, errorCode, field) => {
    expect(await submit(more)).toMatchObject({ status: 400, body: [{ errorCode, field }] });
    expect((await needed()).submittedAt).toBeNull();
  });

  it('is refused without documents', async () => {
    expect((await remove('doc_51')).body).toMatchObject({
      isComplete: false,
      requirements: [{ state: 'missing' }],
    });
    expect(await submit()).toMatchObject({ status: 409, body: [{ errorCode: 'DOCUMENTS_MISSING' }] });
    expect(await remove('doc_51')).toMatchObject({ status: 404 });
  });
});

describe('the answers about the previous provider', () => {
  it.each([
    ['answerOutstandingBalance', 'settled', 'balanceState', 'balance', 'unsettled'],
    ['answerSwitchHold', 'removed', 'switchHoldState', 'switchHold', 'standing'],
  ])('%s can be changed until it is confirmed', async (name, member, state, kind, no) => {
    const answer = (value: boolean) => writeCall(maria, name, { orderId, [member]: value });
    expect((await needed())[state]).toBe('unanswered');
    expect((await answer(false)).body[state]).toBe(no);
    expect(await blocker(kind)).toMatchObject({ state: 'open', promisedHours: 24, promisedAt: null });
    expect((await answer(true)).body[state]).toBe(member);
    const promisedAt = '2026-11-22T12:00:00.000Z';
    expect(await blocker(kind)).toMatchObject({ state: 'waiting', action: null, promisedAt });
    org.clock.advance(4 * HOUR);
    maria = await org.customer('maria.lopez');
    expect((await needed())[state]).toBe('resolved');
    expect(await blocker(kind)).toMatchObject({ state: 'resolved', resolvedAt: '2026-11-21T16:00:00.000Z' });
    expect(await answer(true)).toMatchObject({ status: 409 });
  });

  it.each([
    ['getRequiredDocuments', undefined],
    ['registerDocument', { documentType: 'lease', fileId: '068RM000002hFqYYAU' }],
    ['removeDocument', { documentId: 'doc_51' }],
    ['submitDocuments', { balanceSettled: true }],
    ['answerOutstandingBalance', { settled: true }],
    ['answerSwitchHold', { removed: true }],
  ])('%s does not find the order of another customer', async (name, body) => {
    const james = await org.customer('james.carter');
    const answer =
      body === undefined
        ? await readCall(james, name, { orderId })
        : await writeCall(james, name, { orderId, ...body });
    expect(answer).toMatchObject({ status: 404, body: [{ errorCode: 'ORDER_NOT_FOUND' }] });
  });
});
