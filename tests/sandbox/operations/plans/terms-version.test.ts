import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { createServiceOrgs, newKey, readCall, writeCall } from '../../testing/service-org.ts';
import type { ServiceOrg } from '../../testing/service-org.ts';

const orgs = createServiceOrgs();
let org: ServiceOrg;

beforeEach(() => {
  org = orgs.open();
});
afterEach(() => org.close());
afterAll(() => orgs.close());

const planId = 'plan_sf12_c';
const zipCode = '78704';
const refused = { status: 409, body: [{ errorCode: 'TERMS_CHANGED' }] };
const wanted = { planId, requestedStartDate: '2026-12-01', acceptTerms: true, language: 'en' };
const guest = {
  ...wanted,
  zipCode,
  firstName: 'Marta',
  lastName: 'Ruiz',
  email: 'marta.ruiz@example.com',
  mobilePhone: '512-555-0188',
  street: '210 Barton Springs Rd',
  city: 'Austin',
  state: 'TX',
  kind: 'switch',
};

/** Changes that the retailer makes to a plan while a page about it is open. */
const change = (assignment: string) =>
  org.services.statements.run(`UPDATE "Plan__c" SET ${assignment} WHERE "Plan_Code__c" = ?`, [planId]);
const termsVersion = async (more: object = {}) =>
  (await readCall(org.visitor(), 'getPlan', { planId, zipCode, ...more })).body.termsVersion;

it.each([
  ['enrollInPlan', undefined],
  ['changePlan', 'emily.hughes'],
])('%s takes the price that was shown, or none', async (operation, username) => {
  const visitor = username === undefined ? org.visitor() : await org.customer(username);
  const { body: session } = await readCall(visitor, 'getCurrentSession');
  const whose = username === undefined ? guest : { ...wanted, accountNumber: session.accountNumber };
  const zip =
    username === undefined
      ? zipCode
      : (await readCall(visitor, 'getAccountSummary', { accountNumber: session.accountNumber })).body.zipCode;
  const send = async (shown: string) =>
    writeCall(visitor, operation, { ...whose, termsVersion: shown, idempotencyKey: newKey() });
  const shown = await termsVersion({ zipCode: zip });
  change('"Rate__c" = "Rate__c" + 0.01');
  expect(await send(shown)).toMatchObject(refused);
  expect(await send('2026-11')).toMatchObject(refused);
  expect((await send(await termsVersion({ zipCode: zip }))).status).toBe(200);
});

it('answers a request that is sent once more as before, whatever the plan costs by then', async () => {
  const request = { ...guest, termsVersion: await termsVersion(), idempotencyKey: newKey() };
  const first = await writeCall(org.visitor(), 'enrollInPlan', request);
  change('"Rate__c" = "Rate__c" + 0.01');
  expect(await writeCall(org.visitor(), 'enrollInPlan', request)).toEqual(first);
});

it.each([
  'Rate__c" = 0.5',
  'Term_Months__c" = 36',
  'Monthly_Fee__c" = 1.5',
  'Cancellation_Fee__c" = 175',
  "Special_Terms_ES__c\" = 'Otros términos.'",
])('names other terms where "%s', async (assignment) => {
  const before = await termsVersion();
  change(`"${assignment}`);
  expect(await termsVersion()).not.toBe(before);
});

it('names the same terms to everybody, in any language and at any use', async () => {
  const before = await termsVersion();
  expect(await termsVersion({ usageKwh: '842', language: 'es' })).toBe(before);
  change(`"Available__c" = 1`);
  expect(await termsVersion()).toBe(before);
});
