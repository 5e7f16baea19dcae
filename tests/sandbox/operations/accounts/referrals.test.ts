import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { createServiceOrgs, readCall } from '../../testing/service-org.ts';
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
