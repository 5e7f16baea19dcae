import { addDays, addMonths } from '../../calendar/days.ts';
import type { Viewer } from '../../database/access.ts';
import type { Repository } from '../../database/repository.ts';
import type { Row } from '../../database/statements.ts';
import { listRows } from '../accounts/customer-account.ts';

/** The time of one bill, or of the bill to come, with the electricity in it. */
export interface BilledPeriod {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly consumedKwh: number;
  readonly amountCents: number;
  /** Degrees Fahrenheit. */
  readonly temperature: number;
}

interface PeriodServices {
  readonly repository: Repository;
}

/** The bills that are wanted, of an account and one kind of energy. */
interface WantedBills {
  readonly accountId: string;
  readonly commodity: 'electric' | 'gas';
  readonly most?: number;
}

/** Rows of `Usage__c`, one a bill, the newest first. */
export function listUsage(wanted: WantedBills, viewer: Viewer, services: PeriodServices): readonly Row[] {
  const kind = wanted.commodity === 'gas' ? 'Gas' : 'Electric';
  const conditions = [{ sql: '"Account__c" = ? AND "Commodity__c" = ?', values: [wanted.accountId, kind] }];
  const limit = wanted.most === undefined ? {} : { limit: wanted.most };
  return listRows(services, 'Usage__c', { viewer, conditions, orderBy: ['-Bill_Month__c'], ...limit });
}

/** The electric bills of an account, the oldest first. */
export function readBilledPeriods(
  accountId: string,
  viewer: Viewer,
  services: PeriodServices,
): readonly BilledPeriod[] {
  return listUsage({ accountId, commodity: 'electric' }, viewer, services).toReversed().map(describe);
}

function describe(row: Row): BilledPeriod {
  const firstDay = String(row['Bill_Month__c']);
  return {
    firstDay,
    lastDay: addDays(firstDay, Number(row['Days_In_Cycle__c']) - 1),
    consumedKwh: Number(row['Consumed__c']),
    amountCents: Math.round(Number(row['Amount__c']) * 100),
    temperature: Number(row['Average_Temperature__c'] ?? 70),
  };
}

/** The month after the last bill: like the same month a year before, where there was one. */
export function comingPeriod(bills: readonly BilledPeriod[]): BilledPeriod | undefined {
  const last = bills.at(-1);
  if (last === undefined) return undefined;
  const firstDay = addDays(last.lastDay, 1);
  const yearAgo = bills.find((bill) => bill.firstDay === addMonths(firstDay, -12)) ?? last;
  return { ...yearAgo, firstDay, lastDay: addDays(addMonths(firstDay, 1), -1) };
}
