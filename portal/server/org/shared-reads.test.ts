import { describe, expect, it } from 'vitest';
import { ClientLeftError } from './org-line.ts';
import { readOperationNames } from './operation-names.ts';
import { createSharedReads } from './shared-reads.ts';
import type { SharedReadsSetting } from './shared-reads.ts';

const APEX = '/lwr/apex/v64.0/PortalDataController';
const UI = '/services/data/v64.0/ui-api/object-info';
const PLANS = `${APEX}/getPlans?zipCode=78704`;
const MINUTE = 60_000;
const operationAt = await readOperationNames();

function open(setting: SharedReadsSetting, mostBytes = 1_000) {
  let now = 0;
  let asked = 0;
  const shared = createSharedReads({ setting, operationAt, clock: { now: () => now }, mostBytes });
  const next = { status: 200, body: 'plans', wait: undefined as Promise<void> | undefined };
  const ask = async () => {
    asked += 1;
    await next.wait;
    const headers = { etag: '"1"', 'content-type': 'application/json', 'set-cookie': 'sid=1' };
    return { status: next.status, headers, body: Buffer.from(next.body) };
  };
  return {
    next,
    pass: (duration: number) => (now += duration),
    asked: () => asked,
    get: (
      target: string,
      how: { method?: string; asker?: 'customer' | 'unknown'; headers?: Record<string, string> } = {},
    ) => shared.answer({ method: 'GET', asker: 'guest', headers: {}, target, ...how }, ask),
  };
}

describe('shared reads', () => {
  it.each([
    ['apex', PLANS, 1],
    ['apex', `${APEX}/getBrandCustomerServiceInfo?brandName=Brand%20A`, 1],
    ['apex', `${APEX}/getPlan?planId=1&zipCode=78704`, 2],
    ['apex', `${APEX}/getPlansOfOthers`, 2],
    ['apex', `${PLANS}&accountNumber=4400712345`, 2],
    ['apex', `${PLANS}&%61ccountNumber=4400712345`, 2],
    ['apex', `${PLANS}&accountNumber=4400712345&city=%E0%A4%A`, 2],
    ['apex', `${APEX}/getAccounts`, 2],
    ['apex', `${UI}/Case`, 2],
    ['all', `${UI}/Case`, 1],
    ['all', `${UI}/Case/picklist-values/012000000000000AAA/Type`, 1],
    ['all', `${UI}/Case/layout`, 2],
    ['all', '/services/data/v64.0/ui-api/records/003RM0000068xVCYAY?fields=Contact.Email', 2],
    ['off', PLANS, 2],
  ] as const)('%s: %s asked twice costs %i calls', async (setting, target, want) => {
    const org = open(setting);
    const answers = [await org.get(target), await org.get(target)];
    expect(answers.map(({ status, body }) => [status, String(body)])).toEqual([
      [200, 'plans'],
      [200, 'plans'],
    ]);
    expect(org.asked()).toBe(want);
  });

  it('ask again when the lifetime of the specs is over', async () => {
    const org = open('apex');
    await org.get(PLANS);
    org.pass(5 * MINUTE - 1);
    await org.get(PLANS);
    expect(org.asked()).toBe(1);
    org.pass(1);
    await org.get(PLANS);
    expect(org.asked()).toBe(2);
  });

  it('tell guests and customers, and languages, apart', async () => {
    const org = open('apex');
    await org.get(PLANS);
    await org.get(PLANS, { asker: 'customer' });
    await org.get(PLANS, { headers: { 'accept-language': 'es' } });
    expect(org.asked()).toBe(3);
  });

  it('are not more than so many, however short they are', async () => {
    const org = open('apex', 1_000_000);
    await org.get(PLANS);
    for (let at = 0; at < 5_000; at += 1) await org.get(`${PLANS}&again=${at}`);
    const before = org.asked();
    await org.get(`${PLANS}&again=4999`);
    expect(org.asked()).toBe(before);
    await org.get(PLANS);
    expect(org.asked()).toBe(before + 1);
  });

  it('never hand on a cookie, neither later nor to those who ask at once', async () => {
    const org = open('apex');
    const [first, second] = await Promise.all([org.get(PLANS), org.get(PLANS)]);
    const later = await org.get(PLANS);
    expect(org.asked()).toBe(1);
    expect(first.headers).toHaveProperty('set-cookie');
    expect([second, later].filter(({ headers }) => 'set-cookie' in headers)).toEqual([]);
  });

  it.each([
    [`${UI}/Case`, 2],
    [PLANS, 1],
  ])('leave it to the org what a cookie is worth, where it matters: %s', async (target, want) => {
    const org = open('all');
    await org.get(target, { asker: 'unknown' });
    await org.get(target, { asker: 'unknown' });
    expect(org.asked()).toBe(want);
  });

  it('make one call again where the first one is left, however many wait', async () => {
    const org = open('apex');
    const { promise, reject } = Promise.withResolvers<void>();
    org.next.wait = promise;
    const first = org.get(PLANS);
    const others = Array.from({ length: 5 }, () => org.get(PLANS));
    org.next.wait = undefined;
    reject(new ClientLeftError());
    await expect(first).rejects.toThrow(ClientLeftError);
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(org.asked()).toBe(2);
  });

  it('keep no error, and give none to others', async () => {
    const org = open('apex');
    org.next.status = 503;
    await org.get(PLANS);
    org.next.status = 200;
    expect((await org.get(PLANS)).status).toBe(200);
    expect(org.asked()).toBe(2);
  });

  it('make one call for all who ask at once, and let each ask where it fails', async () => {
    const org = open('apex');
    const { promise, resolve } = Promise.withResolvers<void>();
    org.next.wait = promise;
    const answers = Promise.all([org.get(PLANS), org.get(PLANS), org.get(PLANS)]);
    resolve();
    await answers;
    expect(org.asked()).toBe(1);
    org.pass(10 * MINUTE);
    org.next.wait = Promise.reject(new Error('gone'));
    const failed = await Promise.allSettled([org.get(PLANS), org.get(PLANS)]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(org.asked()).toBe(3);
  });

  it('say that nothing has changed to whoever has the answer', async () => {
    const org = open('apex');
    await org.get(PLANS);
    const answer = await org.get(PLANS, { headers: { 'if-none-match': '"1"' } });
    expect([answer.status, answer.body, answer.headers['etag']]).toEqual([304, undefined, '"1"']);
    expect(org.asked()).toBe(1);
  });

  it('have an end: the first to be kept is the first to go', async () => {
    const org = open('apex', 180);
    const of = (zip: number) => `${APEX}/getPlans?zipCode=${zip}`;
    for (const zip of [1, 2, 3]) await org.get(of(zip));
    await org.get(of(3));
    expect(org.asked()).toBe(3);
    await org.get(of(1));
    expect(org.asked()).toBe(4);
  });

  it('leave what changes something alone', async () => {
    const org = open('apex');
    await org.get(PLANS, { method: 'POST' });
    await org.get(PLANS, { method: 'POST' });
    expect(org.asked()).toBe(2);
  });
});
