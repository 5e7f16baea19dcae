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

const home = { street: '104 Pecan Street', city: 'Houston', state: 'TX', zipCode: '77002' };
const key = (at: number) => `00000000-0000-4000-8000-00000000001${at}`;
const terms = async (zipCode: string) => {
  const { planId } = (await readCall(maria, 'getMoveOut', { accountNumber })).body;
  return (await readCall(maria, 'getPlan', { planId, zipCode })).body.termsVersion ?? 'none';
};
const ask = async (given: { readonly zipCode?: string; readonly [name: string]: unknown }, at = 1) =>
  writeCall(maria, 'requestMove', {
    accountNumber,
    ...home,
    acceptTerms: true,
    termsVersion: await terms(given.zipCode ?? home.zipCode),
    language: 'en',
    idempotencyKey: key(at),
    ...given,
  });
const read = async () => (await readCall(maria, 'getMoveOut', { accountNumber })).body;
const orders = async () => (await readCall(maria, 'getLobby', {})).body.pending;

it('ends the old home and begins the new one on the same day, once', async () => {
  const { earliestOn, planName } = await read();
  const before = (await orders()).length;
  const { status, body } = await ask({ endsOn: earliestOn });
  expect({ status, body }).toMatchObject({
    status: 200,
    body: {
      moveOut: { state: 'requested', endsOn: earliestOn, newZipCode: '77002', finalBillBy: 'email' },
      enrollment: {
        requestedStartDate: earliestOn,
        depositAmountCents: null,
        nextSteps: ['uploadDocuments'],
      },
    },
  });
  const added = await orders();
  expect(added).toHaveLength(before + 1);
  expect(added).toContainEqual(
    expect.objectContaining({ planName, serviceAddress: '104 Pecan Street, Houston, TX 77002' }),
  );
  expect((await ask({ endsOn: earliestOn })).body).toEqual(body);
  expect(await ask({ endsOn: earliestOn }, 2)).toMatchObject({ status: 409 });
  expect(await orders()).toHaveLength(before + 1);
});

it('begins earlier where that is asked for', async () => {
  const { latestOn, earliestOn } = await read();
  const { body } = await ask({ endsOn: latestOn, startsOn: earliestOn });
  expect(body).toMatchObject({
    moveOut: { endsOn: latestOn },
    enrollment: { requestedStartDate: earliestOn },
  });
});

it('refuses what cannot be, and changes nothing then', async () => {
  const { earliestOn, serviceAddress } = await read();
  const before = await orders();
  const [street = ''] = String(serviceAddress).split(',');
  const table = [
    [{ endsOn: '2020-01-01', startsOn: earliestOn }, 400, { errorCode: 'INVALID_INPUT', field: 'endsOn' }],
    [{ endsOn: earliestOn, startsOn: '2020-01-01' }, 400, { errorCode: 'INVALID_INPUT', field: 'startsOn' }],
    [
      { endsOn: earliestOn, esiid: '10443720100001240' },
      400,
      { errorCode: 'METER_ELSEWHERE', field: 'esiid' },
    ],
    [{ endsOn: earliestOn, zipCode: '10001' }, 404, { errorCode: 'PLAN_NOT_OFFERED' }],
    [{ endsOn: earliestOn, termsVersion: '2026-11' }, 409, { errorCode: 'TERMS_CHANGED' }],
    [
      { endsOn: earliestOn, street, city: 'Austin', zipCode: String(serviceAddress).slice(-5) },
      409,
      { errorCode: 'SERVICE_EXISTS' },
    ],
  ] as const;
  for (const [at, [given, status, problem]] of table.entries())
    expect(await ask(given, at + 3)).toMatchObject({ status, body: [problem] });
  expect((await read()).state).toBe('possible');
  expect(await orders()).toEqual(before);
});

it('is nobody’s but the customer’s', async () => {
  const { earliestOn } = await read();
  const other = await org.customer('emily.hughes');
  const body = { accountNumber, ...home, endsOn: earliestOn, acceptTerms: true, termsVersion: '1' };
  const answer = await writeCall(other, 'requestMove', { ...body, language: 'en', idempotencyKey: key(9) });
  expect(answer.status).toBe(404);
});
