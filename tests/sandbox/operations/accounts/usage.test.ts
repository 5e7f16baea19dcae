import { beforeAll, describe, expect, it } from 'vitest';
import { readCall } from '../../testing/service-org.ts';
import { createTestOrg, createVisitor } from '../../testing/test-org.ts';
import type { Visitor } from '../../testing/test-org.ts';

const accountNumber = '4400712345';
let maria: Visitor;
let james: Visitor;

beforeAll(async () => {
  const org = createTestOrg();
  maria = createVisitor(org);
  james = createVisitor(org);
  await maria.logIn('maria.lopez');
  await james.logIn('james.carter');
});

describe('usage', () => {
  it('of this bill stands beside that of the last one', async () => {
    const { body } = await readCall(maria, 'getUsageComparison', { accountNumber, commodity: 'electric' });
    expect(body.thisBill).toMatchObject({
      periodStart: '2026-10-01',
      consumedTherms: null,
      isEstimated: false,
    });
    expect(body.lastBill).toMatchObject({ periodStart: '2026-09-01' });
    const days = (Date.parse(body.thisBill.periodEnd) - Date.parse(body.thisBill.periodStart)) / 86_400_000;
    expect(days + 1).toBe(body.thisBill.daysInCycle);
    expect(body.thisBill.consumedKwh).toBeGreaterThan(0);
  });

  it.each([
    [{}, 13],
    [{ months: '1' }, 1],
    [{ months: '24' }, 24],
  ])('of past bills, the newest first: %j', async (more, count) => {
    const asked = { accountNumber, commodity: 'electric', ...more };
    const { body } = await readCall(maria, 'getUsageHistory', asked);
    const starts = body.periods.map((period: { periodStart: string }) => period.periodStart);
    expect(starts).toHaveLength(count);
    expect(starts).toEqual(starts.toSorted().toReversed());
    expect(body.esiid).toBe('10443720007654321');
  });

  it('of gas is in therms, on the account that has it', async () => {
    const { body } = await readCall(maria, 'getAccounts');
    const gas = body.accounts.find((one: { commodities: string[] }) => one.commodities.includes('gas'));
    const asked = { accountNumber: gas.accountNumber, commodity: 'gas' };
    const history = await readCall(maria, 'getUsageHistory', asked);
    expect(history.body).toMatchObject({ esiid: null });
    expect(history.body.periods[0]).toMatchObject({ consumedKwh: null, consumedTherms: expect.any(Number) });
  });

  it('that an account does not have is empty', async () => {
    const asked = { accountNumber, commodity: 'gas' };
    expect((await readCall(maria, 'getUsageComparison', asked)).body).toMatchObject({
      thisBill: null,
      lastBill: null,
      similarHomes: null,
    });
  });

  it('stands beside that of other homes, without a word of any one', async () => {
    const { body } = await readCall(maria, 'getUsageComparison', { accountNumber, commodity: 'electric' });
    const { used, average, efficient, homes, ...rest } = body.similarHomes;
    expect(Object.keys(rest)).toEqual(['isNearby', 'differencePercent', 'standing']);
    expect(used).toBe(body.thisBill.consumedKwh);
    expect(homes).toBeGreaterThanOrEqual(15);
    expect(efficient).toBeLessThan(average);
  });

  it.each([
    [{ commodity: 'electric' }, 400],
    [{ accountNumber, commodity: 'water' }, 400],
    [{ accountNumber, commodity: 'electric', months: '25' }, 400],
    [{ accountNumber: '0000000000', commodity: 'electric' }, 404],
  ])('asked for with %j is answered with %i', async (parameters, status) => {
    expect((await readCall(maria, 'getUsageHistory', parameters)).status).toBe(status);
  });

  it('of another customer is not found', async () => {
    const asked = { accountNumber, commodity: 'electric' };
    expect((await readCall(james, 'getUsageComparison', asked)).status).toBe(404);
  });
});
