import { SYSTEM } from '../../database/access.ts';
import type { Repository } from '../../database/repository.ts';
import { listRows, zipCodeOf } from '../accounts/customer-account.ts';
import type { CustomerAccount } from '../accounts/customer-account.ts';
import { round } from './metered-days.ts';

/** Fewer homes than this would tell of each other. */
const LEAST_HOMES = 15;
/** The share of homes that count as efficient. */
const EFFICIENT_SHARE = 0.2;
/** So many percent around the average are as good as the average. */
const SAME_PERCENT = 2;

/** The use of a home beside that of others. */
export interface SimilarHomes {
  readonly homes: number;
  readonly isNearby: boolean;
  readonly used: number;
  readonly average: number;
  readonly efficient: number;
  readonly standing: 'efficient' | 'less' | 'same' | 'more';
  readonly differencePercent: number;
}

/** The bill that is compared. */
interface ComparedBill {
  readonly account: Pick<CustomerAccount, 'id' | 'address'>;
  readonly commodity: 'electric' | 'gas';
  /** First day of the bill. */
  readonly periodStart: string;
  readonly consumed: number;
}

/** Other homes with a bill of the same time: near ones where there are enough, else all; undefined where those are too few. */
export function readSimilarHomes(
  bill: ComparedBill,
  services: { readonly repository: Repository },
): SimilarHomes | undefined {
  const kind = bill.commodity === 'gas' ? 'Gas' : 'Electric';
  const list = (object: string, sql: string, values: readonly string[]) =>
    listRows(services, object, { viewer: SYSTEM, conditions: [{ sql, values }], limit: 10_000 });
  const rows = list('Usage__c', '"Commodity__c" = ? AND "Bill_Month__c" = ? AND "Account__c" <> ?', [
    kind,
    bill.periodStart,
    bill.account.id,
  ]);
  const zipCode = zipCodeOf(bill.account);
  const near = new Set(
    list('Account', `"Service_Address__c" LIKE '%' || ?`, [zipCode ?? '-']).map((row) => String(row['Id'])),
  );
  const usesOf = (wanted: typeof rows) => wanted.map((row) => Number(row['Consumed__c'] ?? 0));
  const nearby = usesOf(rows.filter((row) => near.has(String(row['Account__c']))));
  return nearby.length >= LEAST_HOMES
    ? compareHomes(bill.consumed, nearby, true)
    : compareHomes(bill.consumed, usesOf(rows), false);
}

/** A home among others; undefined where those are too few to stay unknown. */
export function compareHomes(
  used: number,
  others: readonly number[],
  isNearby: boolean,
): SimilarHomes | undefined {
  if (others.length < LEAST_HOMES) return undefined;
  const ordered = others.toSorted((one, other) => one - other);
  const lowest = ordered.slice(0, Math.round(ordered.length * EFFICIENT_SHARE));
  const [average, efficient] = [mean(ordered), mean(lowest)];
  // Of homes that give as much as they take nobody is so many percent away.
  if (average <= 0) return undefined;
  const differencePercent = Math.round((Math.abs(used - average) / average) * 100);
  const base = { homes: others.length, isNearby, used, average, efficient, differencePercent };
  if (used <= (lowest.at(-1) ?? 0)) return { ...base, standing: 'efficient' };
  if (differencePercent <= SAME_PERCENT) return { ...base, standing: 'same' };
  return { ...base, standing: used < average ? 'less' : 'more' };
}

function mean(values: readonly number[]): number {
  const sum = values.reduce((all, value) => all + value, 0);
  return round(sum / Math.max(1, values.length), 1);
}
