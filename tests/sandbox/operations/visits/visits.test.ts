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

const key = (at: number) => `00000000-0000-4000-8000-00000000000${at}`;
const slotsOf = async (kind = 'meterCheck') =>
  (await readCall(maria, 'getVisitSlots', { accountNumber, kind })).body.slots;
const read = async () => (await readCall(maria, 'getVisit', { accountNumber })).body;
const book = (slotId: string, at = 1) => {
  const request = { accountNumber, kind: 'meterCheck', slotId, phone: '+1 512-555-0142', someoneHome: false };
  return writeCall(maria, 'bookVisit', { ...request, idempotencyKey: key(at) });
};

it('offers times on business days, fewer for longer work', async () => {
  const slots = await slotsOf();
  expect(slots.length).toBeGreaterThan(10);
  for (const { on, startsAt, endsAt } of slots) {
    expect([0, 6]).not.toContain(new Date(`${on}T00:00:00Z`).getUTCDay());
    expect(startsAt < endsAt).toBe(true);
  }
  expect((await slotsOf('connection')).length).toBeLessThan(slots.length);
});

it('books a time once, and frees it again', async () => {
  const [slot] = await slotsOf();
  const { status, body } = await book(slot.slotId);
  const visit = {
    on: slot.on,
    startsAt: slot.startsAt,
    endsAt: slot.endsAt,
    phone: '5125550142',
    someoneHome: false,
  };
  expect({ status, body }).toMatchObject({ status: 200, body: { state: 'booked', visit } });
  expect(await read()).toEqual(body);
  expect((await book(slot.slotId)).body).toEqual(body);
  expect(await slotsOf()).not.toContainEqual(slot);
  const [other] = await slotsOf();
  expect(await book(other.slotId, 2)).toMatchObject({
    status: 409,
    body: [{ errorCode: 'UNABLE_TO_PROCESS' }],
  });
  const { visitId } = body.visit;
  expect((await writeCall(maria, 'cancelVisit', { accountNumber, visitId })).body.state).toBe('open');
  expect(await slotsOf()).toContainEqual(slot);
  expect((await writeCall(maria, 'cancelVisit', { accountNumber, visitId })).status).toBe(409);
});

it('tells of a time that is taken or over', async () => {
  const [slot] = await slotsOf();
  const taken = { status: 409, body: [{ errorCode: 'SLOT_TAKEN', field: 'slotId' }] };
  expect(await book('2020-01-01_08')).toMatchObject(taken);
  await book(slot.slotId, 2);
  const other = await org.customer('emily.hughes');
  const accounts = (await readCall(other, 'getAccounts', {})).body;
  const [{ accountNumber: hers }] = accounts.accounts;
  const request = { accountNumber: hers, kind: 'meterCheck', slotId: slot.slotId, phone: '5125550143' };
  expect(
    await writeCall(other, 'bookVisit', { ...request, someoneHome: true, idempotencyKey: key(3) }),
  ).toMatchObject(taken);
});

it('is booked for no phone that cannot be called', async () => {
  const [slot] = await slotsOf();
  const request = { accountNumber, kind: 'meterCheck', slotId: slot.slotId, someoneHome: false };
  const answer = await writeCall(maria, 'bookVisit', {
    ...request,
    phone: '555 0142',
    idempotencyKey: key(1),
  });
  expect(answer).toMatchObject({ status: 400, body: [{ errorCode: 'PHONE_INVALID', field: 'phone' }] });
});

it('is over with its day, and another one can be booked', async () => {
  const [slot] = await slotsOf();
  await book(slot.slotId);
  const day = 24 * 60 * 60_000;
  const start = Date.parse(`${slot.on}T18:00:00Z`);
  org.clock.advance(start - org.clock.now());
  maria = await org.customer('maria.lopez');
  expect(await read()).toMatchObject({ state: 'booked' });
  org.clock.advance(day);
  maria = await org.customer('maria.lopez');
  expect(await read()).toMatchObject({ state: 'open', visit: null });
  const [next] = await slotsOf();
  expect((await book(next.slotId, 2)).body).toMatchObject({ state: 'booked', visit: { on: next.on } });
});

it('is nobody’s but the customer’s', async () => {
  const other = await org.customer('emily.hughes');
  expect((await readCall(other, 'getVisit', { accountNumber })).status).toBe(404);
  expect((await readCall(other, 'getVisitSlots', { accountNumber, kind: 'voltage' })).status).toBe(404);
});
