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

const request = {
  accountNumber,
  street: '77 Pecan St',
  city: 'Dallas',
  state: 'TX',
  zip: '75201',
  finalBillBy: 'mail',
};
const key = (at: number) => `00000000-0000-4000-8000-00000000000${at}`;
const ask = (endsOn: string, at = 1) =>
  writeCall(maria, 'requestMoveOut', { ...request, endsOn, idempotencyKey: key(at) });
const read = async () => (await readCall(maria, 'getMoveOut', { accountNumber })).body;

it('offers days from three business days on', async () => {
  const { state, earliestOn, latestOn, endsOn, serviceAddress, newZipCode } = await read();
  expect({ state, endsOn, newZipCode }).toEqual({ state: 'possible', endsOn: null, newZipCode: null });
  expect(Date.parse(latestOn)).toBeGreaterThan(Date.parse(earliestOn));
  expect(serviceAddress).toMatch(/\d{5}$/);
});

it('ends service once, and says when the final bill comes', async () => {
  const { earliestOn } = await read();
  const { status, body } = await ask(earliestOn);
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { state: 'requested', endsOn: earliestOn, finalBillBy: 'mail', newZipCode: '75201' },
  });
  expect(Date.parse(body.finalBillOn) - Date.parse(earliestOn)).toBe(14 * 86_400_000);
  expect(await read()).toEqual(body);
  expect((await ask(earliestOn)).body).toEqual(body);
  expect(await ask(earliestOn, 2)).toMatchObject({ status: 409, body: [{ errorCode: 'UNABLE_TO_PROCESS' }] });
});

it('takes no day before or after those it offers', async () => {
  const { earliestOn, latestOn } = await read();
  const days = [new Date(Date.parse(earliestOn) - 86_400_000), new Date(Date.parse(latestOn) + 86_400_000)];
  for (const [at, day] of days.entries()) {
    const answer = await ask(day.toISOString().slice(0, 10), at + 3);
    expect(answer).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_INPUT', field: 'endsOn' }] });
  }
  expect((await read()).state).toBe('possible');
});

it('is nobody’s but the customer’s', async () => {
  const other = await org.customer('emily.hughes');
  expect((await readCall(other, 'getMoveOut', { accountNumber })).status).toBe(404);
});
