import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ServiceOrg } from '../testing/service-org.ts';
import { createServiceOrgs, newKey, readCall, writeCall } from '../testing/service-org.ts';
import type { Visitor } from '../testing/test-org.ts';

const orgs = createServiceOrgs();
const accountNumber = '4400712345';
const text = 'Please charge 4111 1111 1111 1111 for it.';
let org: ServiceOrg;
let maria: Visitor;
beforeAll(async () => {
  org = orgs.open();
  maria = await org.customer('maria.lopez');
});
afterAll(() => {
  org.close();
  orgs.close();
});

const callTime = async (): Promise<string> =>
  (await readCall(maria, 'getCallTimes', { language: 'en' })).body.times[0].slotId;
const visitTime = async (): Promise<string> =>
  (await readCall(maria, 'getVisitSlots', { accountNumber, kind: 'meterCheck' })).body.slots[0].slotId;
const phone = '5125550142';

it.each([
  ['requestCall', 'note', async () => ({ slotId: await callTime(), topic: 'bills', phone, language: 'en' })],
  [
    'bookVisit',
    'note',
    async () => ({ accountNumber, kind: 'meterCheck', slotId: await visitTime(), phone, someoneHome: true }),
  ],
  [
    'reportOutage',
    'details',
    async () => ({ accountNumber, problem: 'allOut', neighbors: 'yes', follow: false, language: 'en' }),
  ],
])('%s takes no card number as its %s', async (operation, field, inputOf) => {
  const input = { ...(await inputOf()), [field]: text, idempotencyKey: newKey() };
  expect(await writeCall(maria, operation, input)).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_INPUT' }],
  });
  const other = { ...input, [field]: 'Please ring twice.', idempotencyKey: newKey() };
  expect((await writeCall(maria, operation, other)).status).toBe(200);
});
