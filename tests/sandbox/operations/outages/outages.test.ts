import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '../../calendar/durations.ts';
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

const read = async (visitor = maria, number = accountNumber) =>
  (await readCall(visitor, 'getAddressOutage', { accountNumber: number })).body;
const report = (changes: object = {}) =>
  writeCall(maria, 'reportOutage', {
    accountNumber,
    problem: 'allOut',
    neighbors: 'yes',
    follow: false,
    language: 'en',
    idempotencyKey: newKey(),
    ...changes,
  });
const follow = (wanted: boolean) =>
  writeCall(maria, 'followOutage', { accountNumber, follow: wanted, language: 'es' });
/** A session ends sooner than a repair. */
const later = async (time: number) => {
  org.clock.advance(time);
  maria = await org.customer('maria.lopez');
};
const news = () => {
  const sent = org.services.outbox.list({ limit: 50 }).filter(({ kind }) => kind === 'outageNews');
  return sent.map(({ subject }) => subject).toReversed();
};

describe('getOutages', () => {
  it('tells guests of outages, the largest first, and whom to call', async () => {
    const { body } = await readCall(org.visitor(), 'getOutages', { zipCode: '78704' });
    const sizes = body.outages.map(
      ({ customersAffected }: { customersAffected: number }) => customersAffected,
    );
    expect(sizes).toEqual(sizes.toSorted((one: number, other: number) => other - one));
    expect(body).toMatchObject({ isServed: true, city: 'Austin', utilityPhone: '888-555-0170' });
  });

  it.each([
    ['a zip code that is not served', '99501', 200],
    ['no zip code', '7870', 400],
  ])('knows nothing of %s', async (_, zipCode, status) => {
    const answer = await readCall(org.visitor(), 'getOutages', { zipCode });
    expect(answer.status).toBe(status);
    if (status === 200)
      expect(answer.body).toMatchObject({ isServed: false, outages: [], utilityPhone: null });
  });
});

describe('reportOutage', () => {
  it('hands a report on, and follows the repair to its end', async () => {
    expect(await read()).toMatchObject({ state: 'none', reportNumber: null });
    const { status, body } = await report();
    expect({ status, body }).toMatchObject({ status: 200, body: { state: 'reported', restorationAt: null } });
    const states: string[] = [];
    for (const wait of [20 * MINUTE, 40 * MINUTE, 4 * HOUR, HOUR]) {
      await later(wait);
      states.push((await read()).state);
    }
    expect(states).toEqual(['crewAssigned', 'crewOnSite', 'restored', 'none']);
  });

  it('comes first on the first page, until power is back', async () => {
    const first = async () =>
      (await readCall(maria, 'getAccountSummary', { accountNumber })).body.attention[0];
    expect((await first()).kind).not.toBe('powerOut');
    await report();
    expect(await first()).toMatchObject({ kind: 'powerOut', expectedAt: null });
    await later(20 * MINUTE);
    const { restorationAt } = await read();
    expect(await first()).toMatchObject({ kind: 'powerOut', expectedAt: restorationAt });
    await later(5 * HOUR);
    expect((await first()).kind).not.toBe('powerOut');
  });

  it('reports once for each key, and not again within the hour', async () => {
    const idempotencyKey = newKey();
    const first = await report({ idempotencyKey });
    expect((await report({ idempotencyKey })).body).toEqual(first.body);
    expect(await report()).toMatchObject({ status: 409, body: [{ errorCode: 'UNABLE_TO_PROCESS' }] });
    await later(HOUR);
    expect((await report()).body.reportNumber).not.toBe(first.body.reportNumber);
  });

  it('takes at once what is more dangerous, and nothing that is less', async () => {
    expect(await read()).toMatchObject({ reportsTaken: 'any' });
    expect((await report({ problem: 'flickering' })).body).toMatchObject({ reportsTaken: 'worse' });
    expect((await report({ problem: 'flickering' })).status).toBe(409);
    expect((await report({ problem: 'allOut' })).status).toBe(200);
    expect((await report({ problem: 'partOut' })).status).toBe(409);
    expect((await report({ problem: 'wireDown' })).body).toMatchObject({ reportsTaken: 'none' });
    expect((await report({ problem: 'wireDown' })).status).toBe(409);
    await later(HOUR);
    expect(await read()).toMatchObject({ reportNumber: 'R-100003', reportsTaken: 'any' });
    expect((await report({ problem: 'wireDown' })).status).toBe(200);
  });

  it('takes a report of who is still without power when it is back for others', async () => {
    const number = '1206162314';
    const emily = () => org.customer('emily.hughes');
    const told = async () => read(await emily(), number);
    for (let hours = 0; hours < 12 && (await told()).state !== 'restored'; hours += 1)
      org.clock.advance(HOUR);
    expect(await told()).toMatchObject({ state: 'restored', reportsTaken: 'any' });
    const sent = {
      accountNumber: number,
      problem: 'allOut',
      neighbors: 'no',
      follow: false,
      language: 'en',
      idempotencyKey: newKey(),
    };
    const { body } = await writeCall(await emily(), 'reportOutage', sent);
    expect(body).toMatchObject({ state: 'reported', reportsTaken: 'worse' });
  });

  it('reports nothing for an account that has ended, and says so, and none of somebody else', async () => {
    const ended = '9476738866';
    expect(await read(maria, ended)).toMatchObject({ state: 'accountClosed', reportsTaken: 'none' });
    expect(await report({ accountNumber: ended })).toMatchObject({
      status: 403,
      body: [{ errorCode: 'ACCOUNT_INACTIVE' }],
    });
    expect((await report({ accountNumber: '1206162314' })).status).toBe(404);
  });
});

describe('an account of gas', () => {
  it('is told the company of its pipes, and nothing of power; nothing is reported for it', async () => {
    const { accounts } = (await readCall(maria, 'getAccounts')).body;
    const gas = accounts.find((one: { commodities: string[] }) => one.commodities.includes('gas'));
    const number: string = gas.accountNumber;
    expect(await read(maria, number)).toMatchObject({
      commodity: 'gas',
      state: 'none',
      reportsTaken: 'none',
      utilityPhone: '888-555-0174',
    });
    expect(await read()).toMatchObject({ commodity: 'electric', utilityPhone: '888-555-0170' });
    expect(await report({ accountNumber: number, problem: 'wireDown' })).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_INPUT', field: 'accountNumber' }],
    });
  });

  it('knows nothing of an outage of the zip code, and follows none', async () => {
    const emily = await org.customer('emily.hughes');
    const { accounts } = (await readCall(emily, 'getAccounts')).body;
    const gas = accounts.find((one: { commodities: string[] }) => one.commodities.includes('gas'));
    const states: string[] = [];
    for (let hours = 0; hours < 6; hours += 1) {
      org.clock.advance(HOUR);
      states.push((await read(await org.customer('emily.hughes'), gas.accountNumber)).state);
    }
    expect(new Set(states)).toEqual(new Set(['none']));
  });
});

describe('followOutage', () => {
  it('writes at each change, once', async () => {
    await report({ follow: true });
    await read();
    await later(20 * MINUTE);
    await read();
    await read();
    expect(news()).toEqual(['Your outage is reported', 'A crew is on its way']);
    await follow(false);
    await later(HOUR);
    expect(await read()).toMatchObject({ state: 'crewOnSite', isFollowed: false });
    expect(news()).toHaveLength(2);
  });

  it('ends when a further report says that no e-mail is wanted', async () => {
    expect((await report({ problem: 'flickering', follow: true })).body).toMatchObject({ isFollowed: true });
    expect((await report({ problem: 'allOut', follow: false })).body).toMatchObject({ isFollowed: false });
    await later(20 * MINUTE);
    await read();
    expect(news()).toEqual(['Your outage is reported']);
  });

  it('follows only where there is an outage', async () => {
    expect(await follow(true)).toMatchObject({ status: 409, body: [{ errorCode: 'UNABLE_TO_PROCESS' }] });
    await report();
    expect((await follow(true)).body).toMatchObject({ isFollowed: true });
    expect(news()).toEqual(['Su corte de luz está informado']);
  });
});

it('knows of the outage of a whole zip code', async () => {
  const emily = await org.customer('emily.hughes');
  const { body } = await readCall(emily, 'getOutages', { zipCode: '77002' });
  const { state, outageId } = await read(emily, '1206162314');
  expect(body.outages).toContainEqual(expect.objectContaining({ outageId, state }));
});
