import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../seed/demo-log-ins.ts';
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
const read = async (): Promise<readonly object[]> =>
  (await readCall(maria, 'getAuthorizedUsers', { accountNumber })).body.users;
/** The people as a form sends them: a question without an answer is left out. */
const shown = async () =>
  (await read()).map((user) =>
    Object.fromEntries(Object.entries(user).filter(([, value]) => value !== null)),
  );
const change = (
  previousUsers: readonly object[],
  users: readonly object[],
  currentPassword = DEMO_PASSWORD,
) => writeCall(maria, 'setAuthorizedUsers', { accountNumber, previousUsers, users, currentPassword });
const set = async (...users: readonly object[]) => change(await shown(), users);
const told = () =>
  org.services.outbox
    .list({ to: 'maria.lopez@example.com', limit: 9 })
    .filter(({ kind }) => kind === 'authorizedUsersChanged');

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

it('brings back nobody who was removed since the customer saw the list', async () => {
  await set(ana, luis);
  const seen = await shown();
  await set(luis);
  const late = { ...luis, firstName: 'Eva', email: 'eva@example.com' };
  const refused = { status: 409, body: [{ errorCode: 'LIST_CHANGED' }] };
  expect(await change(seen, [...seen, late])).toMatchObject(refused);
  expect(await read()).toMatchObject([{ firstName: 'Luis' }]);
  expect(await change([], [])).toMatchObject(refused);
});

it('takes what is sent once more, and tells the customer once', async () => {
  for (let time = 0; time < 2; time += 1)
    expect(await change([], [ana, luis])).toMatchObject({ status: 200 });
  expect(told()).toMatchObject([{ language: 'es', text: expect.stringContaining('Ana Lopez, Luis Lopez') }]);
  // However the people were typed that the customer saw.
  const seen = [{ ...ana, mobilePhone: '+1 512 555 0142', email: ' ANA@example.com' }, luis];
  expect(await change(seen, [])).toMatchObject({ status: 200 });
  expect(told()).toMatchObject([{ text: expect.stringContaining('nadie más') }, {}]);
});

it('lets nobody in who does not know the password, and counts wrong ones like tries to log in', async () => {
  const refused = { status: 400, body: [{ errorCode: 'OLD_PASSWORD_INVALID' }] };
  expect(await change([], [luis], 'Rainy-day-8')).toMatchObject(refused);
  expect(await read()).toEqual([]);
  expect(told()).toEqual([]);
  for (let at = 0; at < 10; at += 1) await change([], [luis], `Rainy-day-${at}`);
  expect(await change([], [luis])).toMatchObject({ status: 429 });
  expect((await org.visitor().logIn('maria.lopez')).status).toBe(200);
});
