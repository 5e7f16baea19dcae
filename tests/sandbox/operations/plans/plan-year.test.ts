import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createServiceOrgs, readCall } from '../../testing/service-org.ts';
import type { ServiceOrg } from '../../testing/service-org.ts';
import type { Visitor } from '../../testing/test-org.ts';

const orgs = createServiceOrgs();
let org: ServiceOrg;

beforeEach(() => (org = orgs.open()));
afterEach(() => org.close());
afterAll(() => orgs.close());

interface Offer {
  readonly planId: string;
  readonly planName: string;
  readonly commodity: string;
  readonly yearAtUseCents: number | null;
}

const accountOf = async (customer: Visitor): Promise<string> =>
  (await readCall(customer, 'getCurrentSession')).body.accountNumber;
const run = (accountNumber: string, plan: string, since: string) =>
  org.services.statements.run(
    `UPDATE "Order" SET "Plan_Name__c" = ?, "Requested_Start_Date__c" = ? WHERE "Status" <> 'Pending'
      AND "AccountId" = (SELECT "Id" FROM "Account" WHERE "AccountNumber" = ?)`,
    [plan, since, accountNumber],
  );
const open = async (name: string) => {
  const customer = await org.customer(name);
  const accountNumber = await accountOf(customer);
  const { zipCode } = (await readCall(customer, 'getAccountSummary', { accountNumber })).body;
  const year = (planId: string) => readCall(customer, 'getPlanYear', { accountNumber, planId });
  const plans = async (more: object = {}): Promise<readonly Offer[]> =>
    (await readCall(customer, 'getPlans', { zipCode, accountNumber, ...more })).body.plans;
  return { customer, accountNumber, zipCode, year, plans };
};

describe('a year on a plan', () => {
  it('is the next 12 bills, and adds up', async () => {
    const { year } = await open('emily.hughes');
    const { status, body } = await year('plan_sf12_c');
    expect(status).toBe(200);
    expect(body).toMatchObject({ planName: 'Sunrise Fixed 12', billedMonths: 12, commodity: 'electric' });
    expect(body.months).toHaveLength(12);
    const sum = (member: string) =>
      body.months.reduce((all: number, month: Record<string, number>) => all + (month[member] ?? 0), 0);
    expect(sum('amountCents')).toBe(body.totalCents);
    expect(sum('presentAmountCents')).toBe(body.presentTotalCents);
    expect(body.presentTotalCents - body.totalCents).toBe(body.cheaperByCents - body.dearerByCents);
    expect(sum('consumed')).toBeCloseTo(body.consumed);
  });

  it('is the one that the list of plans tells', async () => {
    const { year, plans } = await open('emily.hughes');
    const offers = (await plans()).filter(({ planId }) => planId.endsWith('_c'));
    const electric = offers.filter(({ commodity }) => commodity === 'electric');
    expect(electric).toHaveLength(7);
    for (const { planId, yearAtUseCents } of electric)
      expect((await year(planId)).body.totalCents).toBe(yearAtUseCents);
    for (const { yearAtUseCents } of offers.filter(({ commodity }) => commodity === 'gas'))
      expect(yearAtUseCents).toBeNull();
  });

  it.each([
    ['Easy Month', 'plan_sf12_c', { mainReason: 'energyPrice', dearerByCents: 0, leavingFeeCents: 0 }],
    ['Sunrise Fixed 12', 'plan_em_c', { mainReason: 'energyPrice', cheaperByCents: 0 }],
    ['Sunrise Fixed 12', 'plan_sf12_c', { isPresent: true, leavingFeeCents: 0, cheaperByCents: 0 }],
    ['Easy Month', 'plan_fn18_c', { presentName: 'Easy Month', isTimeOfUse: true, savedFrom: null }],
    ['Easy Month', 'plan_bc12_c', { refusal: 'newCustomersOnly', isTimeOfUse: false }],
  ])('from %s to %s', async (present, planId, want) => {
    const { accountNumber, year } = await open('emily.hughes');
    run(accountNumber, present, '2026-07-01');
    expect((await year(planId)).body).toMatchObject(want);
  });

  it('tells when leaving has paid for itself', async () => {
    const { accountNumber, year } = await open('emily.hughes');
    run(accountNumber, 'Free Nights 18', '2025-06-01');
    const { body } = await year('plan_sf12_c');
    expect(body).toMatchObject({ leavingFeeCents: 2000, minimumUsageMonths: 0 });
    expect(body.savedInMonths).toBeGreaterThan(0);
    expect(body.savedFrom).toBe(body.months[body.savedInMonths].firstDay);
  });

  it('counts the hours of the own meter in', async () => {
    const { year, plans } = await open('emily.hughes');
    const { body } = await year('plan_fn18_c');
    expect(body).toMatchObject({
      offPeakRate: 0,
      offPeakFrom: '21:00',
      offPeakTo: '06:00',
      meteredMonths: 12,
    });
    expect(body.offPeakPercent).toBeGreaterThan(20);
    expect(body.offPeakPercent).toBeLessThan(40);
    const offer = (await plans()).find(({ planId }) => planId === 'plan_fn18_c');
    expect(offer).toMatchObject({ offPeakPercent: body.offPeakPercent, yearAtUseCents: body.totalCents });
    for (const { consumed, offPeakConsumed } of body.months)
      expect(offPeakConsumed).toBeLessThan(0.4 * consumed);
    const flat = (await year('plan_sf12_c')).body;
    expect(flat).toMatchObject({
      offPeakRate: null,
      offPeakFrom: null,
      offPeakTo: null,
      offPeakPercent: null,
    });
    expect(flat.months[0].offPeakConsumed).toBeNull();
  });

  it('counts free weekends of the own meter in', async () => {
    const { year, plans } = await open('emily.hughes');
    const { body } = await year('plan_fw24_c');
    expect(body).toMatchObject({
      offPeakRate: 0,
      offPeakFrom: null,
      offPeakTo: null,
      offPeakWeekends: true,
      meteredMonths: 12,
    });
    // Two of seven days, a little more as somebody is at home.
    expect(body.offPeakPercent).toBeGreaterThanOrEqual(28);
    expect(body.offPeakPercent).toBeLessThanOrEqual(36);
    for (const { consumed, offPeakConsumed, amountCents } of body.months) {
      const paid = (consumed - offPeakConsumed) * body.peakRate;
      expect(Math.abs(amountCents - paid - 495)).toBeLessThan(3);
    }
    const offer = (await plans()).find(({ planId }) => planId === 'plan_fw24_c');
    expect(offer).toMatchObject({ offPeakPercent: body.offPeakPercent, yearAtUseCents: body.totalCents });
  });

  it('knows nothing without a bill', async () => {
    const { accountNumber, year, plans } = await open('emily.hughes');
    org.services.statements.run(
      `DELETE FROM "Usage__c" WHERE "Account__c" = (SELECT "Id" FROM "Account" WHERE "AccountNumber" = ?)`,
      [accountNumber],
    );
    expect((await year('plan_sf12_c')).body).toMatchObject({ totalCents: null, billedMonths: 0, months: [] });
    expect((await plans()).every(({ yearAtUseCents }) => yearAtUseCents === null)).toBe(true);
  });

  it.each([
    ['of another brand', 'plan_sf12_a'],
    ['of another kind of energy', 'plan_hg12_c'],
    ['that there is not', 'plan_none'],
  ])('is not told for a plan %s', async (_, planId) => {
    const { year } = await open('emily.hughes');
    const { status, body } = await year(planId);
    expect([status, body[0]?.errorCode]).toEqual([404, 'PLAN_NOT_OFFERED']);
  });

  it('is nobody else’s business', async () => {
    const { accountNumber, zipCode } = await open('emily.hughes');
    const stranger = await org.customer('diego.ramos');
    const of = { accountNumber, planId: 'plan_sf12_c' };
    expect((await readCall(stranger, 'getPlanYear', of)).status).toBe(404);
    expect((await readCall(stranger, 'getPlans', { zipCode, accountNumber })).status).toBe(404);
    const { status, body } = await readCall(org.visitor(), 'getPlans', { zipCode, accountNumber });
    expect(status).toBe(200);
    expect(body.plans.every((offer: Offer) => offer.yearAtUseCents === null)).toBe(true);
  });
});
