import { beforeAll, describe, expect, it } from 'vitest';
import { readCall } from '../../testing/service-org.ts';
import { createTestOrg, createVisitor } from '../../testing/test-org.ts';
import type { Visitor } from '../../testing/test-org.ts';

const accountNumber = '4400712345';
let maria: Visitor;
let james: Visitor;
let diego: Visitor;

interface Told {
  readonly start: string;
  readonly day: string;
  readonly seconds: number;
  readonly consumedKwh: number | null;
  readonly costCents: number | null;
  readonly isOffPeak: boolean;
}

beforeAll(async () => {
  const org = createTestOrg();
  maria = createVisitor(org);
  james = createVisitor(org);
  diego = createVisitor(org);
  await maria.logIn('maria.lopez');
  await james.logIn('james.carter');
  await diego.logIn('diego.ramos');
});

const readIntervals = async (asked: Readonly<Record<string, string>>) =>
  (await readCall(maria, 'getUsageIntervals', { accountNumber, ...asked })).body;

const sumOf = (intervals: readonly Told[]): number =>
  intervals.reduce((sum, { consumedKwh }) => sum + (consumedKwh ?? 0), 0);

describe('usage on a plan with free weekends', () => {
  const readDiegos = async (name: string, asked: Readonly<Record<string, string>> = {}) => {
    const { body } = await readCall(diego, 'getCurrentSession');
    return (await readCall(diego, name, { accountNumber: body.accountNumber, ...asked })).body;
  };

  it.each([
    ['a Sunday', { span: 'day', day: '2026-09-13' }, true],
    ['a Monday', { span: 'day', day: '2026-09-14' }, false],
    ['Labor Day, a Monday', { span: 'day', day: '2026-09-07' }, false],
    ['quarters of a Saturday', { span: 'quarterHours', day: '2026-09-12' }, true],
    ['months', { span: 'year', day: '2026-09-12' }, false],
  ])('marks what costs less: %s', async (_, asked, want) => {
    const { intervals } = await readDiegos('getUsageIntervals', asked);
    expect(new Set(intervals.map(({ isOffPeak }: Told) => isOffPeak))).toEqual(new Set([want]));
    const cents = intervals.reduce((sum: number, { costCents }: Told) => sum + (costCents ?? 0), 0);
    expect(cents > 0).toBe(!want);
  });

  it('marks whole days of a week, and hours of a usual one', async () => {
    const { intervals } = await readDiegos('getUsageIntervals', { span: 'week', day: '2026-09-15' });
    const marked = intervals.filter(({ isOffPeak }: Told) => isOffPeak);
    expect(marked.map(({ day }: Told) => day)).toEqual(['2026-09-13', '2026-09-19']);
    const { hours, bands } = await readDiegos('getUsageWeek');
    for (const { weekday, isOffPeak, costCents } of hours)
      expect([isOffPeak, costCents === 0]).toEqual([weekday > 5, weekday > 5]);
    expect(bands).toContainEqual(expect.objectContaining({ band: 'weekends', costCents: 0 }));
  });

  it('marks nothing on a plan with one price', async () => {
    const { intervals } = await readIntervals({ span: 'day', day: '2026-09-13' });
    expect(intervals.some(({ isOffPeak }: Told) => isOffPeak)).toBe(false);
  });
});

describe('usage by the hour', () => {
  it.each([
    [{ span: 'day', day: '2026-09-15' }, 'hour', 24, ['2026-09-15', '2026-09-15']],
    [{ span: 'day', day: '2026-03-08' }, 'hour', 23, ['2026-03-08', '2026-03-08']],
    [{ span: 'day', day: '2025-11-02' }, 'hour', 25, ['2025-11-02', '2025-11-02']],
    [{ span: 'quarterHours', day: '2026-09-15' }, 'quarterHour', 96, ['2026-09-15', '2026-09-15']],
    [{ span: 'quarterHours', day: '2025-11-02' }, 'quarterHour', 100, ['2025-11-02', '2025-11-02']],
    [{ span: 'week', day: '2026-09-15' }, 'day', 7, ['2026-09-13', '2026-09-19']],
    [{ span: 'month', day: '2026-09-15' }, 'day', 30, ['2026-09-01', '2026-09-30']],
    [{ day: '2026-09-15' }, 'day', 30, ['2026-09-01', '2026-09-30']],
    [{ span: 'year', day: '2026-09-15' }, 'month', 11, ['2026-01-01', '2026-12-31']],
  ])('%j is told by the %s', async (asked, resolution, count, [firstDay, lastDay]) => {
    const body = await readIntervals(asked);
    expect(body).toMatchObject({ resolution, firstDay, lastDay, esiid: '10443720007654321' });
    expect(body.intervals).toHaveLength(count);
    const starts = body.intervals.map(({ start }: Told) => Date.parse(start));
    expect(starts).toEqual(starts.toSorted((one: number, other: number) => one - other));
    expect(sumOf(body.intervals)).toBeCloseTo(body.total.consumedKwh, 0);
  });

  it('adds up to the bill of its month, but for what the meter did not tell', async () => {
    const { body } = await readCall(maria, 'getUsageHistory', { accountNumber, commodity: 'electric' });
    const [bill] = body.periods;
    const { total } = await readIntervals({ span: 'month', day: bill.periodStart });
    expect(total.consumedKwh / bill.consumedKwh).toBeGreaterThan(0.985);
    expect(total.consumedKwh / bill.consumedKwh).toBeLessThanOrEqual(1.001);
    expect(total.costCents / bill.amountCents).toBeGreaterThan(0.985);
  });

  it('ends with yesterday, and begins with the first bill', async () => {
    const newest = await readIntervals({ span: 'day' });
    expect(newest).toMatchObject({ laterDay: null });
    const before = await readIntervals({ span: 'day', day: newest.earlierDay });
    expect(before).toMatchObject({ laterDay: newest.day });
    const never = await readIntervals({ span: 'day', day: '2019-03-01' });
    expect(never).toMatchObject({ earlierDay: null, total: null, yearBefore: null, intervals: [] });
    const first = await readIntervals({ span: 'day', day: never.laterDay });
    expect(first).toMatchObject({ earlierDay: null });
    expect(first.intervals).toHaveLength(24);
    const tomorrow = await readIntervals({ span: 'day', day: '2030-01-01' });
    expect(tomorrow).toMatchObject({ earlierDay: newest.day, laterDay: null, intervals: [] });
  });

  it('stands beside the same days a year before, where all of them were told', async () => {
    const year = await readIntervals({ span: 'month', day: '2026-09-15' });
    const before = await readIntervals({ span: 'month', day: '2025-09-15' });
    expect(year.yearBefore).toEqual(before.total);
    expect(before.yearBefore).toBeNull();
  });

  it('leaves out hours that the meter did not tell, and marks those that were estimated', async () => {
    const gap = await readIntervals({ span: 'day', day: '2026-09-09' });
    expect(gap.intervals.map(({ consumedKwh }: Told) => consumedKwh === null)).toEqual(
      gap.intervals.map((_: Told, hour: number) => hour >= 2 && hour < 5),
    );
    const month = await readIntervals({ span: 'month', day: '2026-09-09' });
    const estimated = month.intervals.filter(({ isEstimated }: { isEstimated: boolean }) => isEstimated);
    expect(estimated.map(({ day }: Told) => day)).toEqual(['2026-09-17']);
  });

  it.each([{ span: 'decade' }, { day: 'today' }, { day: '2026-02-30' }])(
    'is refused for %j',
    async (asked) => {
      const { status } = await readCall(maria, 'getUsageIntervals', { accountNumber, ...asked });
      expect(status).toBe(400);
    },
  );

  it.each(['getUsageIntervals', 'getUsageForecast'])('of another customer is not found: %s', async (call) => {
    expect((await readCall(james, call, { accountNumber })).status).toBe(404);
  });
});

describe('the bill to come', () => {
  it('lies between the least and the most, and begins after the last bill', async () => {
    const { body } = await readCall(maria, 'getUsageForecast', { accountNumber });
    const { body: history } = await readCall(maria, 'getUsageHistory', {
      accountNumber,
      commodity: 'electric',
    });
    expect(Date.parse(body.periodStart) - Date.parse(history.periods[0].periodEnd)).toBe(86_400_000);
    const { total } = await readIntervals({ span: 'month', day: body.periodStart });
    expect(body.soFar).toEqual(total);
    expect(body.least.costCents).toBeLessThan(body.likely.costCents);
    expect(body.likely.costCents).toBeLessThan(body.most.costCents);
    expect(body.soFar.costCents).toBeLessThan(body.least.costCents);
  });

  it('is not there for an account that has ended', async () => {
    const { body } = await readCall(maria, 'getAccounts');
    const ended = body.accounts.find(({ group }: { group: string }) => group === 'closed');
    const asked = { accountNumber: ended.accountNumber };
    expect((await readCall(maria, 'getUsageForecast', asked)).status).toBe(404);
  });
});
