import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStrictHost, type StrictHost } from './strict-host.ts';

const MARIA = { username: 'maria.lopez@example.com', password: 'Sunny-day-7' };
const recordOf = (id: string): string => `/services/data/v64.0/ui-api/records/${id}?fields=Contact.Email`;
const CONTACT = '003RM0000068xVCYAY';
const DAILY_CALLS = 3;

let host: StrictHost;
beforeEach(async () => {
  host = await openStrictHost({ apexForm: 'wrapped', dailyCalls: DAILY_CALLS });
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
    expect(await host.call('logIn', MARIA)).toMatchObject({ status: 502 });
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

  it('answers with members, kinds of fields and attributes of a later release', async () => {
    expect(await host.get(recordOf(CONTACT))).toMatchObject({ body: { memberOfLaterRelease: {} } });
    expect(await host.get('/services/data/v64.0/ui-api/object-info/Contact')).toMatchObject({
      body: { fields: { Later_Release__c: { dataType: 'LaterKind' } } },
    });
    const picklist = 'Case/picklist-values/012000000000000AAA/Type';
    expect(await host.get(`/services/data/v64.0/ui-api/object-info/${picklist}`)).toMatchObject({
      body: {
        values: expect.arrayContaining([
          expect.objectContaining({ attributes: { picklistAtrributesValueType: 'LaterKind' } }),
        ]),
      },
    });
  });
});
