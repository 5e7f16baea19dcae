import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '../../calendar/durations.ts';
import { SYSTEM } from '../../database/access.ts';
import { objectOf } from '../../services/accounts/customer-account.ts';
import { createServiceOrgs, newKey, readCall, writeCall } from '../../testing/service-org.ts';
import type { ServiceOrg } from '../../testing/service-org.ts';
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

it('has a code that can be said, and counts what was credited', async () => {
  const { status, body } = await readCall(maria, 'getReferrals', { accountNumber });
  expect(status).toBe(200);
  expect(body).toMatchObject({ accountNumber, earnedCents: body.rewardCents });
  expect(body.code).toMatch(/^MARIA-[0-9A-F]{10}$/);
  expect(body.code).not.toContain(accountNumber.slice(-4));
  expect(body.link.endsWith(body.code)).toBe(true);
  expect(body.friends.map(({ status: one }: { status: string }) => one)).toEqual([
    'signedUp',
    'started',
    'rewarded',
    'cancelled',
  ]);
});

it('is nobody’s but the customer’s', async () => {
  const other = await org.customer('emily.hughes');
  expect((await readCall(other, 'getReferrals', { accountNumber })).status).toBe(404);
});

const friend = {
  planId: 'plan_ss12',
  firstName: ' Ana ',
  lastName: 'ruiz Vega',
  email: 'ana.ruiz@example.com',
  mobilePhone: '512-555-0188',
  street: '77 Pecan St',
  city: 'Austin',
  state: 'TX',
  zipCode: '78704',
  requestedStartDate: '2026-12-01',
  kind: 'switch',
  acceptTerms: true,
  language: 'en',
};
const unknown = { status: 400, body: [{ errorCode: 'REFERRAL_CODE_UNKNOWN', field: 'referralCode' }] };

describe('a friend’s enrolment', () => {
  let code: string;

  beforeEach(async () => {
    code = (await readCall(maria, 'getReferrals', { accountNumber })).body.code;
  });

  const enroll = async (more: object, visitor = org.visitor()) => {
    const { planId, zipCode } = friend;
    const { termsVersion } = (await readCall(visitor, 'getPlan', { planId, zipCode })).body;
    return writeCall(visitor, 'enrollInPlan', { ...friend, termsVersion, idempotencyKey: newKey(), ...more });
  };
  const newest = async () => (await readCall(maria, 'getReferrals', { accountNumber })).body.friends[0];
  /** States of the friends of that name, the first one first. */
  const states = async () => {
    const { friends } = (await readCall(maria, 'getReferrals', { accountNumber })).body;
    const own: { id: string; status: string }[] = friends.filter(
      ({ name }: { name: string }) => name === 'Ana R.',
    );
    return own.toSorted((one, other) => one.id.localeCompare(other.id)).map(({ status }) => status);
  };
  const setOrder = (orderId: string, Status: string) => {
    const { repository, clock } = org.services;
    const how = { userId: SYSTEM.userId, now: clock.now() };
    repository.update(objectOf(org.services, 'Order'), { id: orderId, values: { Status } }, how);
  };

  it('is told to whom gave the code, by first name and initial alone', async () => {
    const { status } = await enroll({ referralCode: code.toLowerCase() });
    expect(status).toBe(200);
    const { id, since, ...told } = await newest();
    expect(told).toEqual({ name: 'Ana R.', status: 'signedUp', rewardCents: 5000 });
    expect(id).toMatch(/^friend_\d+$/);
    expect(since).toMatch(/^\d{4}-\d\d-\d\d$/);
    const emily = await org.customer('emily.hughes');
    const { accounts } = (await readCall(emily, 'getAccounts')).body;
    const others = await readCall(emily, 'getReferrals', { accountNumber: accounts[0].accountNumber });
    expect(others.body.friends).toEqual([]);
  });

  it('is told once for a key, and not without a code', async () => {
    const before = (await readCall(maria, 'getReferrals', { accountNumber })).body.friends.length;
    const key = { referralCode: code, idempotencyKey: newKey() };
    expect(await enroll(key)).toEqual(await enroll(key));
    await enroll({});
    expect((await readCall(maria, 'getReferrals', { accountNumber })).body.friends).toHaveLength(before + 1);
  });

  it('goes on with the state of the order', async () => {
    const { orderId } = (await enroll({ referralCode: code })).body;
    const look = async () => {
      // A session does not outlive the days that pass.
      const { body } = await readCall(await org.customer('maria.lopez'), 'getReferrals', { accountNumber });
      const found = body.friends.find(({ name }: { name: string }) => name === 'Ana R.');
      return { earned: body.earnedCents, ...found };
    };
    expect(await look()).toMatchObject({ status: 'signedUp', earned: 5000 });
    setOrder(orderId, 'Active');
    org.clock.advance(20 * DAY);
    expect(await look()).toMatchObject({ status: 'started', since: '2026-12-01', earned: 5000 });
    org.clock.advance(30 * DAY);
    expect(await look()).toMatchObject({ status: 'rewarded', since: '2027-01-01', earned: 10_000 });
    setOrder(orderId, 'Cancelled');
    expect(await look()).toMatchObject({ status: 'cancelled', rewardCents: 0, earned: 5000 });
  });

  it.each([
    [20, 'cancelled', '2026-12-11', 5000],
    [60, 'rewarded', '2027-01-01', 10_000],
  ])('that is closed after %i days is %s', async (days, status, since, earned) => {
    const { orderId } = (await enroll({ referralCode: code })).body;
    setOrder(orderId, 'Active');
    org.clock.advance(days * DAY);
    setOrder(orderId, 'Closed');
    maria = await org.customer('maria.lopez');
    const { earnedCents, friends } = (await readCall(maria, 'getReferrals', { accountNumber })).body;
    expect(friends).toContainEqual(expect.objectContaining({ name: 'Ana R.', status, since }));
    expect(earnedCents).toBe(earned);
  });

  it.each(['Closed', 'Cancelled'])('with the code of an account that is %s is refused', async (Status__c) => {
    const { repository, clock, referralCodes } = org.services;
    const id = referralCodes.accountOf(code) ?? '';
    const how = { userId: SYSTEM.userId, now: clock.now() };
    repository.update(objectOf(org.services, 'Account'), { id, values: { Status__c } }, how);
    expect(await enroll({ referralCode: code })).toMatchObject(unknown);
  });

  it.each(['MARIA-0000000000', 'FRIEND-1234'])(
    'with a code of nobody is refused: %s',
    async (referralCode) => {
      expect(await enroll({ referralCode })).toMatchObject(unknown);
    },
  );

  it('with an own code is refused to a customer, and says nothing of an address to a guest', async () => {
    expect(await enroll({ referralCode: code }, maria)).toMatchObject(unknown);
    expect((await enroll({ referralCode: code, email: 'Maria.Lopez@example.com' })).status).toBe(200);
  });

  it('with the own address of whoever gave the code brings no credit, however long the service runs', async () => {
    const { orderId } = (await enroll({ referralCode: code, email: 'Maria.Lopez@example.com' })).body;
    setOrder(orderId, 'Active');
    const { since, ...told } = await newest();
    expect(told).toMatchObject({ name: 'Ana R.', status: 'cancelled', rewardCents: 0 });
    org.clock.advance(60 * DAY);
    maria = await org.customer('maria.lopez');
    const { earnedCents, friends } = (await readCall(maria, 'getReferrals', { accountNumber })).body;
    expect(friends).toContainEqual(expect.objectContaining({ since, ...told }));
    expect(earnedCents).toBe(5000);
  });

  it('brings no credit to whoever orders with an own code while the own account waits', async () => {
    const setAccounts = (status: string) =>
      org.services.statements.run(
        'UPDATE "Account" SET "Status__c" = ? WHERE "Contact__c" = (SELECT "Contact__c" FROM "Account" WHERE "AccountNumber" = ?)',
        [status, accountNumber],
      );
    setAccounts('Pending');
    const { orderId } = (await enroll({ referralCode: code, email: 'maria.lopez+2@example.com' })).body;
    setAccounts('Active');
    setOrder(orderId, 'Active');
    expect(await states()).toEqual(['cancelled']);
  });

  it('tells whoever types the address of somebody no more of a customer than of nobody', async () => {
    const typed = async (email: string) => {
      await enroll({ referralCode: code, email });
      return { ...(await newest()), id: undefined };
    };
    const ofNobody = await typed('nobody@example.com');
    expect(await typed('James.Carter@example.com')).toEqual(ofNobody);
    expect(await typed('Maria.Lopez@example.com')).toEqual(ofNobody);
  });

  it('is refused to a customer who has an account', async () => {
    const refused = { status: 409, body: [{ errorCode: 'REFERRAL_NEW_ONLY', field: 'referralCode' }] };
    expect(await enroll({ referralCode: code }, await org.customer('james.carter'))).toMatchObject(refused);
  });

  it.each([
    ['has the address of a customer', [{ email: 'James.Carter@example.com' }], ['cancelled']],
    [
      'has another address of the mailbox of a customer',
      [{ email: 'james.carter+2@example.com' }],
      ['cancelled'],
    ],
    ['has enrolled before', [{}, { street: '9 Oak Ave' }], ['started', 'cancelled']],
    [
      'is at the home of another',
      [{}, { email: 'bo@example.com', street: '77 Pecan Street' }],
      ['started', 'cancelled'],
    ],
    [
      'leaves out or adds a word of the home of another',
      [
        { street: '104 Bluebonnet Lane' },
        { email: 'bo@example.com', street: '104 Bluebonnet' },
        { email: 'cy@example.com', street: '104 Bluebonnet Lane E' },
      ],
      ['started', 'cancelled', 'cancelled'],
    ],
    [
      'is at the meter of another',
      [
        { esiid: '10443729999999999' },
        { email: 'bo@example.com', street: '9 Oak Ave', esiid: '10443729999999999' },
      ],
      ['started', 'cancelled'],
    ],
    [
      'is another one elsewhere',
      [{}, { email: 'bo@example.com', street: '9 Oak Ave' }],
      ['started', 'started'],
    ],
  ])('brings a credit once for who is new: %s', async (_what, orders, statuses) => {
    for (const order of orders) expect((await enroll({ ...order, referralCode: code })).status).toBe(200);
    expect(await states()).toEqual(orders.map(() => 'signedUp'));
    org.services.statements.run(`UPDATE "Order" SET "Status" = 'Active' WHERE "Status" = 'Pending'`, []);
    expect(await states()).toEqual(statuses);
  });

  it('brings a credit where an earlier order was cancelled, as no service began', async () => {
    const { orderId } = (await enroll({ referralCode: code })).body;
    setOrder(orderId, 'Cancelled');
    setOrder((await enroll({ referralCode: code, street: '9 Oak Ave' })).body.orderId, 'Active');
    expect(await states()).toEqual(['cancelled', 'started']);
  });

  it('brings a credit although somebody else has ordered with the address of the friend', async () => {
    await enroll({ street: '9 Oak Ave' });
    setOrder((await enroll({ referralCode: code })).body.orderId, 'Active');
    expect(await states()).toEqual(['started']);
  });

  it.each([
    ['has left', 'Closed', ['cancelled', 'cancelled']],
    ['is still there', 'Active', ['started', 'cancelled']],
  ])('brings one credit for a friend who comes again: one who %s', async (_what, status, statuses) => {
    const { orderId } = (await enroll({ referralCode: code })).body;
    setOrder(orderId, 'Active');
    await states();
    setOrder(orderId, status);
    setOrder((await enroll({ referralCode: code, street: '9 Oak Ave' })).body.orderId, 'Active');
    expect(await states()).toEqual(statuses);
  });

  it.each([
    ['began before', '2026-12-02', 'cancelled'],
    ['began on that day, and was ordered before', '2026-12-03', 'cancelled'],
    ['begins after', '2026-12-04', 'started'],
  ])('asks as service begins for another one of the friend: one that %s', async (_what, day, status) => {
    const own = { email: 'ana.ruiz+home@example.com', street: '9 Oak Ave', requestedStartDate: day };
    const other = (await enroll(own)).body.orderId;
    const mine = (await enroll({ referralCode: code, requestedStartDate: '2026-12-03' })).body.orderId;
    org.clock.advance(20 * DAY);
    maria = await org.customer('maria.lopez');
    setOrder(other, 'Active');
    setOrder(mine, 'Active');
    expect(await states()).toEqual([status]);
  });

  it('asks as service begins for an account that others have opened for the friend', async () => {
    const open = async (email: string, Opened_On__c: string, street: string) => {
      const { orderId } = (await enroll({ referralCode: code, email, street })).body;
      const { statements } = org.services;
      const account =
        'UPDATE "Account" SET "Status__c" = \'Active\', "Opened_On__c" = ? WHERE "Id" = (SELECT "AccountId" FROM "Order" WHERE "Id" = ?)';
      statements.run(account, [Opened_On__c, (await enroll({ email, street: `${street} 2` })).body.orderId]);
      setOrder(orderId, 'Active');
    };
    await open('bo@example.com', '2026-11-01', '8 Elm St');
    await open('cy@example.com', '2026-12-02', '9 Oak Ave');
    expect(await states()).toEqual(['cancelled', 'started']);
  });

  it.each([1, 0])('counts a friend by the address of the order alone: credits of it %i', async (earns) => {
    setOrder((await enroll({ referralCode: code })).body.orderId, 'Active');
    await states();
    org.services.statements.run('UPDATE sandbox_referral SET earns = ?', [earns]);
    const moved = 'UPDATE "Contact" SET "Email" = ? WHERE "Email" = ?';
    org.services.statements.run(moved, ['other@example.com', friend.email]);
    setOrder((await enroll({ referralCode: code, street: '9 Oak Ave' })).body.orderId, 'Active');
    expect((await states())[1]).toBe('cancelled');
  });

  it('brings a credit at a home that a friend has left', async () => {
    const { orderId } = (await enroll({ referralCode: code })).body;
    setOrder(orderId, 'Closed');
    setOrder((await enroll({ referralCode: code, email: 'bo@example.com' })).body.orderId, 'Active');
    expect(await states()).toEqual(['cancelled', 'started']);
  });

  it.each([
    [
      'an order that waits takes the credit of nobody at the address',
      [{}, { email: 'bo@example.com', unit: '1' }, { email: 'cy@example.com', unit: '2' }],
      [[1], [2], [0]],
      ['cancelled', 'started', 'started'],
    ],
    [
      'the service that begins first, whatever was ordered first',
      [{}, { email: 'bo@example.com' }],
      [[1], [0]],
      ['cancelled', 'started'],
    ],
    [
      'of those that are seen at once the earlier start',
      [{ requestedStartDate: '2026-12-04' }, { email: 'bo@example.com' }, { email: 'cy@example.com' }],
      [[0, 1, 2]],
      ['cancelled', 'started', 'cancelled'],
    ],
    [
      'meters that are known are of two homes',
      [
        { esiid: '10443729999999991' },
        { email: 'bo@example.com', esiid: '10443729999999992' },
        { email: 'cy@example.com', unit: '4' },
      ],
      [[0], [1], [2]],
      ['started', 'started', 'cancelled'],
    ],
  ])('brings a credit once at a home: %s', async (_what, orders, turns, statuses) => {
    const ids: string[] = [];
    for (const order of orders) ids.push((await enroll({ ...order, referralCode: code })).body.orderId);
    org.clock.advance(20 * DAY);
    maria = await org.customer('maria.lopez');
    for (const turn of turns) {
      for (const at of turn) setOrder(ids[at] ?? '', 'Active');
      await states();
    }
    expect(await states()).toEqual(statuses);
  });

  it.each([
    ['Active', 'cancelled'],
    ['Closed', 'started'],
  ])('at the home of whoever gave the code, whose service there is %s, is %s', async (state, status) => {
    const { orderId } = (await enroll({ referralCode: code })).body;
    const moved = `UPDATE "Order" SET "Status" = 'Active', "Service_Address__c" = (SELECT "Service_Address__c" FROM "Account" WHERE "AccountNumber" = ?) WHERE "Id" = ?`;
    org.services.statements.run(moved, [accountNumber, orderId]);
    const left = 'UPDATE "Account" SET "Status__c" = ? WHERE "AccountNumber" = ?';
    org.services.statements.run(left, [state, accountNumber]);
    expect(await states()).toEqual([status]);
  });

  it('brings no credit at a home while a friend has service there, whoever ordered meanwhile', async () => {
    const first = (await enroll({ referralCode: code })).body.orderId;
    const second = (await enroll({ referralCode: code, email: 'bo@example.com' })).body.orderId;
    setOrder(first, 'Active');
    const third = (await enroll({ referralCode: code, email: 'cy@example.com' })).body.orderId;
    expect(await states()).toEqual(['started', 'signedUp', 'signedUp']);
    setOrder(second, 'Active');
    expect(await states()).toEqual(['started', 'cancelled', 'signedUp']);
    setOrder(first, 'Closed');
    setOrder(third, 'Active');
    expect(await states()).toEqual(['cancelled', 'cancelled', 'started']);
  });

  it('brings a credit in a house of however many friends', async () => {
    for (let unit = 1; unit <= 51; unit += 1) {
      const neighbor = { referralCode: code, email: `friend${unit}@example.com`, unit: String(unit) };
      expect((await enroll(neighbor)).status).toBe(200);
    }
    org.services.statements.run(`UPDATE "Order" SET "Status" = 'Active' WHERE "Status" = 'Pending'`, []);
    expect(await states()).toEqual(Array<string>(51).fill('started'));
  });

  it('counts codes that were guessed as other tries', async () => {
    for (let tries = 0; tries < 20; tries += 1) await enroll({ referralCode: 'MARIA-0000000000' });
    expect((await enroll({ referralCode: code })).status).toBe(429);
  });

  it.each(['MARIA', 'MARIA-3F', `${'A'.repeat(60)}-3F9A`])(
    'takes no code of another form: %s',
    async (referralCode) => {
      const refused = { status: 400, body: [{ errorCode: 'INVALID_INPUT' }] };
      expect(await enroll({ referralCode })).toMatchObject(refused);
    },
  );
});
