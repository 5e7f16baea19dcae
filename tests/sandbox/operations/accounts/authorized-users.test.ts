import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { createServiceOrgs, readCall, writeCall } from '../../testing/service-org.ts';
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

const luis = { firstName: 'Luis', lastName: 'Lopez', email: 'luis@example.com', relationship: 'family' };
const ana = { ...luis, firstName: 'Ana', email: 'ana@example.com', mobilePhone: '(512) 555-0142' };
const set = (...users: readonly object[]) => writeCall(maria, 'setAuthorizedUsers', { accountNumber, users });
const read = async () => (await readCall(maria, 'getAuthorizedUsers', { accountNumber })).body.users;

it('keeps the list in its order, and phones as ten digits', async () => {
  await set(ana, luis);
  const want = [
    { ...ana, mobilePhone: '5125550142' },
    { ...luis, mobilePhone: null },
  ];
  expect(await read()).toEqual(want);
  await set(luis);
  expect(await read()).toEqual([want[1]]);
  await set();
  expect(await read()).toEqual([]);
});

it.each([
  ['an address that is none', [luis, { ...ana, email: 'ana' }], 'EMAIL_INVALID', 'users[1].email'],
  ['an address twice', [luis, { ...ana, email: 'LUIS@example.com' }], 'INVALID_INPUT', 'users[1].email'],
  ['a phone that is none', [{ ...ana, mobilePhone: '12' }], 'PHONE_INVALID', 'users[0].mobilePhone'],
])('refuses %s, names its place, and changes nothing', async (_, users, errorCode, field) => {
  await set(luis);
  expect(await set(...users)).toMatchObject({ status: 400, body: [{ errorCode, field }] });
  expect(await read()).toHaveLength(1);
});

it('takes five people at most', async () => {
  const people = Array.from({ length: 6 }, (_, at) => ({ ...luis, email: `luis${at}@example.com` }));
  expect((await set(...people)).status).toBe(400);
  expect((await set(...people.slice(1))).status).toBe(200);
});

it('is nobody’s but the customer’s', async () => {
  const other = await org.customer('emily.hughes');
  const answer = await readCall(other, 'getAuthorizedUsers', { accountNumber });
  expect(answer.status).toBe(404);
});
