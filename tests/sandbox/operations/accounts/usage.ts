import { addDays } from '../../calendar/days.ts';
import { constants } from '../../contract/constants.ts';
import type { Row } from '../../database/statements.ts';
import type { Answer } from '../../protocol/answer.ts';
import type { Call } from '../../protocol/call.ts';
import { readText, readWhole } from '../../protocol/parameters.ts';
import { illegalParameter } from '../../protocol/problem.ts';
import { readAccount } from '../../services/accounts/customer-account.ts';
import type { CustomerAccount } from '../../services/accounts/customer-account.ts';
import { viewerOf } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';
import { listUsage } from '../../services/usage/billed-periods.ts';
import { readSimilarHomes } from '../../services/usage/similar-homes.ts';
import type { SimilarHomes } from '../../services/usage/similar-homes.ts';
import type { Operation } from '../operation.ts';

/** GET this bill against the last one. */
export const getUsageComparison: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const account = readAccount(call, services);
    const commodity = readCommodity(call);
    const [now, before] = listUsage({ accountId: account.id, commodity, most: 2 }, viewerOf(call), services);
    const describe = (row: Row | undefined) => (row === undefined ? null : describeBill(row, commodity));
    const body = {
      accountNumber: account.number,
      commodity,
      thisBill: describe(now),
      lastBill: describe(before),
      similarHomes: (now && similarHomes({ account, commodity }, now, services)) ?? null,
    };
    return { status: 200, body };
  },
};

/** GET the bills of up to two years, the newest first. */
export const getUsageHistory: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const account = readAccount(call, services);
    const commodity = readCommodity(call);
    const most = readWhole(call, 'months', {
      min: 1,
      max: constants.usage.historyMonthsMost,
      fallback: constants.usage.historyMonths,
    });
    const periods = readBills(call, services, { accountId: account.id, commodity, most });
    const esiid = commodity === 'electric' ? account.esiid : null;
    return { status: 200, body: { accountNumber: account.number, commodity, esiid, periods } };
  },
};

function similarHomes(
  of: { readonly account: CustomerAccount; readonly commodity: Commodity },
  bill: Row,
  services: Pick<Services, 'repository'>,
): SimilarHomes | undefined {
  const periodStart = String(bill['Bill_Month__c']);
  return readSimilarHomes({ ...of, periodStart, consumed: Number(bill['Consumed__c'] ?? 0) }, services);
}

type Commodity = 'electric' | 'gas';

function readCommodity(call: Call): Commodity {
  const value = readText(call, 'commodity');
  if (value !== 'electric' && value !== 'gas') throw illegalParameter('commodity must be electric or gas');
  return value;
}

function readBills(
  call: Call,
  services: Pick<Services, 'repository'>,
  wanted: { readonly accountId: string; readonly commodity: Commodity; readonly most: number },
): readonly object[] {
  return listUsage(wanted, viewerOf(call), services).map((row) => describeBill(row, wanted.commodity));
}

/** The model counts in months; a bill begins with its month and comes two days after its end. */
function describeBill(row: Row, commodity: Commodity): object {
  const periodStart = String(row['Bill_Month__c']);
  const days = Number(row['Days_In_Cycle__c']);
  const periodEnd = addDays(periodStart, days - 1);
  const consumed = Number(row['Consumed__c']);
  const temperature = row['Average_Temperature__c'];
  return {
    periodStart,
    periodEnd,
    billDate: addDays(periodEnd, 2),
    daysInCycle: days,
    consumedKwh: commodity === 'electric' ? consumed : null,
    consumedTherms: commodity === 'gas' ? consumed : null,
    averageTemperature: temperature === null || temperature === undefined ? null : Number(temperature),
    amountCents: Math.round(Number(row['Amount__c']) * 100),
    isEstimated: false,
  };
}
