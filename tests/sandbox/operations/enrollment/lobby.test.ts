import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MARIA } from '../../seed/fixed-ids.ts';
import { createServiceOrgs, readCall, writeCall } from '../../testing/service-org.ts';
import type { ServiceOrg } from '../../testing/service-org.ts';
import { APEX } from '../../testing/test-org.ts';
import type { Visitor } from '../../testing/test-org.ts';

const accountNumber = '4400712345';
const orgs = createServiceOrgs();
let org: ServiceOrg;
let maria: Visitor;

beforeEach(async () => {
  org = orgs.open();
  maria = await org.customer('maria.lopez');
});
afterEach(() => org.close());
afterAll(() => orgs.close());

interface Entry {
  readonly id: string;
  readonly kind: string;
}

describe('the lobby', () => {
  it('shows accounts, orders and enrolments by group', async () => {
    const { body } = await readCall(maria, 'getLobby');
    const kinds = Object.entries<Entry[]>(body).map(([group, entries]) => [
      group,
      [...new Set(entries.map(({ kind }) => kind))].sort(),
    ]);
    expect(Object.fromEntries(kinds)).toEqual({
      active: ['account', 'order'],
      closed: ['account', 'order'],
      pending: ['account', 'enrollment'],
      cancelled: ['enrollment'],
    });
    expect(body.pending.find(({ id }: Entry) => id === MARIA.orderId)).toMatchObject({
      status: 'Processing',
      Account_Brand__c: 'Brand A',
      commodity: 'electric',
      planName: 'Steady Saver 12',
      depositAmountCents: 15_000,
      openBlockers: 5,
    });
    expect(body.active.find(({ kind }: Entry) => kind === 'account')).toMatchObject({
      utilityName: 'Lone Star Power Delivery',
      stage: null,
    });
  });

  it('shows nobody the things of others', async () => {
    const ids = async (visitor: Visitor) => {
      const { body } = await readCall(visitor, 'getLobby');
      return Object.values<Entry[]>(body).flatMap((entries) => entries.map(({ id }) => id));
    };
    const hers = new Set(await ids(maria));
    const his = await ids(await org.customer('james.carter'));
    expect(his.length).toBeGreaterThan(0);
    expect(his.filter((id) => hers.has(id))).toEqual([]);
  });
});

describe('an enrolment', () => {
  const status = (orderId: string, more: Record<string, string> = {}) =>
    readCall(maria, 'getEnrollmentStatus', { orderId, ...more });

  it('tells what holds it, in the order to act in', async () => {
    const { body } = await status(MARIA.orderId);
    expect(body).toMatchObject({ stage: 'processing', group: 'pending', expectedStartDate: null });
    expect(body.steps).toMatchObject([
      { step: 'signUp', state: 'done' },
      { step: 'review', state: 'current' },
      { step: 'complete', state: 'upcoming', reachedAt: null },
    ]);
    expect(body.blockers.map((one: { kind: string; action: string }) => [one.kind, one.action])).toEqual([
      ['deposit', 'payDeposit'],
      ['identity', 'verifyIdentity'],
      ['switchHold', 'confirmSwitchHold'],
      ['balance', 'confirmBalance'],
      ['documents', 'uploadDocuments'],
    ]);
  });

  it.each([
    ['waiting', { state: 'waiting', action: null, promisedAt: '2026-11-22T12:00:00.000Z' }],
    ['refused', { state: 'refused', action: 'verifyIdentity' }],
    ['resolved', { state: 'resolved', resolvedAt: '2026-11-21T12:00:00.000Z', promisedHours: null }],
  ] as const)('tells of an identity that is %s', async (state, want) => {
    org.services.enrollments.setIdentity(MARIA.orderId, state);
    const { body } = await status(MARIA.orderId);
    expect(body.blockers[1]).toMatchObject({ kind: 'identity', ...want });
  });

  it.each([
    ['resolved', '482913', 1],
    ['refused', '000000', 3],
  ])('has its identity %s by the answers to the verification', async (state, answer, times) => {
    const check = org.services.identityChecks.start(
      MARIA.orderId,
      { attemptsLeft: 3, codeSentAt: null },
      'idv_lobby',
    );
    const answered = { ...check, answered: 3, right: 3 };
    org.services.identityChecks.sendCode(answered, { code: '482913' });
    const body = { verificationId: 'idv_lobby', questionId: 'code', answer, language: 'en' };
    for (let index = 0; index < times; index += 1) await writeCall(maria, 'answerIdentityVerification', body);
    expect((await status(MARIA.orderId)).body.blockers[1]).toMatchObject({ kind: 'identity', state });
  });

  it('expects its start when nothing holds it, and is done when it has begun', async () => {
    const { body } = await readCall(maria, 'getLobby');
    const order = body.active.find(({ kind }: Entry) => kind === 'order');
    const answer = await status(order.id);
    expect(answer.body).toMatchObject({ stage: 'complete', blockers: [] });
    expect(answer.body.expectedStartDate).toBe(answer.body.requestedStartDate);
    expect(answer.body.steps.map((step: { state: string }) => step.state)).toEqual(['done', 'done', 'done']);
  });

  it.each([
    ['with 15 characters', MARIA.orderId.slice(0, 15), 200],
    ['with wrong check characters', `${MARIA.orderId.slice(0, 15)}AAA`, 404],
    ['of nothing', '801RM0000099999AAA', 404],
    ['of another object', MARIA.contactId, 404],
    ['that is no id', 'order', 400],
  ])('is asked for by an id %s', async (_, orderId, want) => {
    expect((await status(orderId)).status).toBe(want);
  });

  it('is asked for in a language that there is', async () => {
    expect((await status(MARIA.orderId, { language: 'fr' })).status).toBe(400);
  });
});

describe('accounts', () => {
  const selected = async () => {
    const { body } = await readCall(maria, 'getAccounts');
    return body.accounts.filter((one: { isSelected: boolean }) => one.isSelected);
  };

  it('begin with the active ones, and with that of the contact', async () => {
    const { body } = await readCall(maria, 'getAccounts');
    expect(body.accounts).toHaveLength(5);
    expect(body.accounts[0].group).toBe('active');
    expect(await selected()).toMatchObject([{ accountNumber, commodities: ['electric'] }]);
  });

  it('are switched for this session only', async () => {
    const other = await org.customer('maria.lopez');
    const { body } = await readCall(maria, 'getAccounts');
    const wanted = body.accounts.at(-1).accountNumber;
    const answer = await writeCall(maria, 'switchAccount', { accountNumber: wanted });
    expect(answer).toMatchObject({ status: 200, body: { isGuest: false, accountNumber: wanted } });
    expect(await selected()).toMatchObject([{ accountNumber: wanted }]);
    expect((await readCall(maria, 'getCurrentSession')).body.accountNumber).toBe(wanted);
    expect((await readCall(other, 'getCurrentSession')).body.accountNumber).toBe(accountNumber);
  });

  it.each([
    ['of somebody else', 404],
    ['', 400],
  ])('are not switched to one %s', async (name, status) => {
    const james = await org.customer('james.carter');
    const { body } = await readCall(james, 'getAccounts');
    const wanted = name === '' ? '' : body.accounts[0].accountNumber;
    expect((await writeCall(maria, 'switchAccount', { accountNumber: wanted })).status).toBe(status);
  });
});

describe('the summary of an account', () => {
  it('tells balance, plan, settings, and what needs attention', async () => {
    const { body } = await readCall(maria, 'getAccountSummary', { accountNumber });
    expect(body).toMatchObject({
      status: 'Active',
      balanceCents: 8421,
      dueDate: '2026-12-08',
      autopayState: 'off',
      smsState: 'off',
    });
    const kinds = body.attention.map((item: { kind: string }) => item.kind);
    expect(kinds.slice(0, 3)).toEqual(['blocker', 'blocker', 'autopayOff']);
  });

  it('tells an order that waits where there is service from one for another home', async () => {
    const sql =
      'UPDATE "Order" SET ("ESIID__c", "Service_Address__c") = (SELECT "ESIID__c", "Service_Address__c" ' +
      'FROM "Account" WHERE "AccountNumber" = ?) WHERE "Id" = ?';
    org.services.statements.run(sql, [accountNumber, MARIA.orderId]);
    const { body } = await readCall(maria, 'getAccountSummary', { accountNumber });
    const places = (kind: string) =>
      body.attention.flatMap((item: { kind: string; about: string }) =>
        item.kind === kind ? [item.about] : [],
      );
    expect(places('changeHeld')).toEqual([body.serviceAddress]);
    expect(places('blocker')).toHaveLength(1);
    expect(places('blocker')).not.toContain(body.serviceAddress);
  });

  it('tells two enrollments apart that are held up', async () => {
    const { body } = await readCall(maria, 'getAccountSummary', { accountNumber });
    const held = body.attention.filter(({ kind }: { kind: string }) =>
      ['blocker', 'changeHeld'].includes(kind),
    );
    const places = held.map((item: { about: string }) => item.about);
    expect(places).toHaveLength(2);
    expect(places).toEqual([...new Set(places)]);
    expect(places.every((place: string) => /^\d+ .+, TX \d{5}$/.test(place))).toBe(true);
  });

  it('tells of an advisor who had the last word', async () => {
    const { repository, clock } = org.services;
    const comments = repository.schema.object('CaseComment');
    if (comments === undefined) throw new Error('CaseComment');
    const values = { ParentId: MARIA.caseId, CommentBody: 'Is it solved?', IsPublished: true };
    repository.insert(comments, values, { userId: '005RM00000Advi0AAA', now: clock.now() });
    const { body } = await readCall(maria, 'getAccountSummary', { accountNumber });
    const about = 'Question about my last bill';
    const none = { orderId: null, dueDate: null, depositCents: null };
    const reply = { ...none, kind: 'reply', caseId: MARIA.caseId, about };
    expect(body.attention).toContainEqual(reply);
  });

  it('is that of nobody else', async () => {
    const james = await org.customer('james.carter');
    expect((await readCall(james, 'getAccountSummary', { accountNumber })).status).toBe(404);
  });
});

it.each(['getLobby', 'getAccounts', 'getEnrollmentStatus', 'getAccountSummary', 'getUsageHistory'])(
  '%s needs a session',
  async (name) => {
    const answer = await org.visitor().send('GET', `${APEX}/${name}`);
    expect(answer).toMatchObject({ status: 401, body: [{ errorCode: 'INVALID_SESSION_ID' }] });
  },
);
