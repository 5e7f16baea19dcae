import { describe, expect, it } from 'vitest';
import { dayOf } from '../calendar/days.ts';
import { readCall } from '../testing/service-org.ts';
import { createTestClock, createTestOrg, createVisitor } from '../testing/test-org.ts';

interface DemoBill {
  readonly billDate: string;
  readonly state: string;
}

async function billsOf(now: number, user: string): Promise<readonly DemoBill[]> {
  const org = createTestOrg({ clock: createTestClock(now) });
  const visitor = createVisitor(org);
  await visitor.logIn(`${user}@example.com`);
  const { accounts } = (await readCall(visitor, 'getAccounts')).body;
  const active = accounts.filter(({ status }: { status: string }) => status === 'Active');
  const read = async ({ accountNumber }: { accountNumber: string }) =>
    (await readCall(visitor, 'getBills', { accountNumber })).body.bills;
  const bills = (await Promise.all(active.map(read))).flat();
  org.close();
  return bills;
}

describe.each([
  ['the last evening of a month, a new one at Greenwich', '2026-12-01T01:00:00Z'],
  ['the first day of a month', '2026-12-01T18:00:00Z'],
  ['the day of the bills', '2026-12-02T18:00:00Z'],
  ['the day on which bills are due', '2026-12-08T18:00:00Z'],
  ['the day after', '2026-12-09T18:00:00Z'],
  ['the end of a short month', '2027-02-28T18:00:00Z'],
])('the demo begun on %s', (_, begun) => {
  const now = Date.parse(begun);

  it.each([
    ['james.carter', true],
    ['diego.ramos', false],
  ])('tells of %s as it is meant to', async (user, isPastDue) => {
    const bills = await billsOf(now, user);
    expect(bills.some(({ state }) => state === 'pastDue')).toBe(isPastDue);
    expect(bills.some(({ state }) => state !== 'paid')).toBe(true);
    expect(bills.filter(({ billDate }) => billDate > dayOf(now))).toEqual([]);
  });
});
