import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStrictHost, type StrictHost } from './strict-host.ts';

const MARIA = { username: 'maria.lopez@example.com', password: 'Sunny-day-7' };
const recordOf = (id: string): string => `/services/data/v64.0/ui-api/records/${id}?fields=Contact.Email`;
const FOOTER = '/lwr/apex/v64.0/PortalDataController/getBrandCustomerServiceInfo';
const CONTACT = '003RM0000068xVCYAY';
const DAILY_CALLS = 3;
const GUEST_CALLS = 8;

let host: StrictHost;
beforeEach(async () => {
  host = await openStrictHost({
    apexForm: 'wrapped',
    dailyCalls: DAILY_CALLS,
    guestCalls: GUEST_CALLS,
    callsAtOnce: 2,
  });
  await host.call('logIn', MARIA);
});
afterEach(() => host.stop());

describe('an org as it is on a bad day', () => {
  it('has used its allocation up: customers read that it is busy, and Apex goes on', async () => {
    for (let calls = 0; calls < DAILY_CALLS; calls += 1)
      expect(await host.get(recordOf(CONTACT))).toMatchObject({ status: 200 });
    const answer = await host.get(recordOf(CONTACT));
    expect(answer).toMatchObject({ status: 503, body: [{ errorCode: 'SERVICE_BUSY' }] });
    expect(answer.headers.get('retry-after')).not.toBeNull();
    expect(await host.call('getAccounts')).toMatchObject({ status: 200 });
  });

  it('has no more calls for guests of its site: they read that it is busy, and customers go on', async () => {
    await host.call('logOut', {});
    const ask = () => host.get(`${FOOTER}?brandName=Brand%20A`);
    const answers = [];
    for (let calls = 0; calls <= GUEST_CALLS; calls += 1) answers.push(await ask());
    expect(answers[0]).toMatchObject({ status: 200 });
    expect(answers.at(-1)).toMatchObject({ status: 503, body: [{ errorCode: 'SERVICE_BUSY' }] });
    expect(JSON.stringify(answers.at(-1)?.body)).not.toMatch(/Limit|html/);
    expect(await host.call('logIn', MARIA)).toMatchObject({ status: 200 });
    expect(await ask()).toMatchObject({ status: 200 });
  });

  it('has too many calls under way: the one more reads that it is busy', async () => {
    await host.breakAnswers({ kind: 'delay', milliseconds: 300, times: 2 });
    const asked = [0, 1, 2].map(() => host.get(recordOf(CONTACT)));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 200, 503]);
  });

  it('lets guests read no record, and change none', async () => {
    await host.call('logOut', {});
    expect(await host.get(recordOf(CONTACT))).toMatchObject({ status: 401 });
    expect(await host.call('setPaperless', { accountNumber: '4400712345' })).toMatchObject({ status: 401 });
  });

  it.each([
    ['is under maintenance', { kind: 'maintenance' }, 503, 'SERVICE_BUSY'],
    ['answers with a page', { kind: 'page' }, 502, 'SERVICE_UNAVAILABLE'],
    ['refuses with a page', { kind: 'page', status: 403 }, 403, 'FORBIDDEN_REQUEST'],
    ['is limited by a page', { kind: 'page', status: 429 }, 429, 'TOO_MANY_REQUESTS'],
  ])('%s: pages get JSON, and nothing of the page', async (_, error, status, errorCode) => {
    for (const ask of [() => host.get(recordOf(CONTACT)), () => host.call('getAccounts')]) {
      await host.breakAnswers(error);
      const answer = await ask();
      expect(answer).toMatchObject({ status, body: [{ errorCode }] });
      expect(JSON.stringify(answer.body)).not.toMatch(/html|Maintenance|Privileges/);
      expect(await ask()).toMatchObject({ status: 200 });
    }
  });

  it('logs nobody out, and in, by a page', async () => {
    await host.breakAnswers({ kind: 'maintenance', times: 3, path: '/services/oauth2/' });
    expect(await host.call('logOut', {})).toMatchObject({ status: 502 });
    expect(await host.call('logIn', MARIA)).toMatchObject({ status: 503 });
    expect(await host.call('getCurrentSession')).toMatchObject({ body: { isGuest: false } });
  });
});

describe('an org as it is on any day', () => {
  it('takes ids of 15 characters, and answers with 18', async () => {
    expect(await host.get(recordOf(CONTACT.slice(0, 15)))).toMatchObject({
      status: 200,
      body: { id: CONTACT },
    });
  });

  it('shows values as they are written elsewhere, which are the same values', async () => {
    const account = '/services/data/v64.0/ui-api/list-records/Account/MyAccounts?fields=Account.Balance__c';
    const answer = await host.get(account);
    expect(JSON.stringify(answer.body)).toMatch(/"displayValue":"-?[\d.]+,\d\d\s€","value":-?[\d.]+/);
  });

  it('tells times at the offset of another place, which are the same times', async () => {
    const cases = '/services/data/v64.0/ui-api/list-records/Case/MyCases?fields=Case.Subject&pageSize=1';
    const { body } = await host.get(cases);
    const [, caseId = ''] = /"id":"(500\w{15})"/.exec(JSON.stringify(body)) ?? [];
    expect(caseId).not.toBe('');
    const reply = { caseId, body: 'Thank you', language: 'en', idempotencyKey: crypto.randomUUID() };
    const answer = await host.call('replyToMessage', reply);
    expect(JSON.stringify(answer.body)).toMatch(/"answerDueAt":"[\d-]+T[\d:.]+\+01:00"/);
  });

  it('answers with members, kinds of fields and attributes of a later release', async () => {
    expect(await host.get(recordOf(CONTACT))).toMatchObject({ body: { memberOfLaterRelease: {} } });
    expect(await host.get('/services/data/v64.0/ui-api/object-info/Contact')).toMatchObject({
      body: { fields: { Later_Release__c: { dataType: 'LaterKind' } } },
    });
    const laterMember = expect.objectContaining({ memberOfLaterRelease: expect.anything() });
    expect(await host.call('getAccounts')).toMatchObject({
      body: { memberOfLaterRelease: {}, accounts: expect.arrayContaining([laterMember]) },
    });
    const picklist = 'Case/picklist-values/012000000000000AAA/Type';
    expect(await host.get(`/services/data/v64.0/ui-api/object-info/${picklist}`)).toMatchObject({
      body: {
        values: expect.arrayContaining([
          expect.objectContaining({ value: 'LaterKind' }),
          expect.objectContaining({ attributes: { picklistAtrributesValueType: 'LaterKind' } }),
        ]),
      },
    });
  });
});
