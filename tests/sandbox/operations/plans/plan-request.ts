import { addDays, monthsBegun } from '../../calendar/days.ts';
import type { Row } from '../../database/statements.ts';
import type { Call } from '../../protocol/call.ts';
import { centsOf, zipCodeOf } from '../../services/accounts/customer-account.ts';
import type { CustomerAccount } from '../../services/accounts/customer-account.ts';
import type { Services } from '../../services/services.ts';
import { currentPlan, hasPendingChange } from '../accounts/current-plan.ts';
import type { CurrentPlan } from '../accounts/current-plan.ts';
import { commodityOf, startDays } from './plan-orders.ts';
import { listPlans } from './plans.ts';

/** A plan for an account, beside the one it has. `offer` is undefined where the plan is not sold for it. */
interface PlanRequest {
  readonly account: CustomerAccount;
  readonly offer: Row | undefined;
  readonly current: CurrentPlan;
}

/** A plan that is asked for by its id. */
export function planRequestOf(
  what: { readonly account: CustomerAccount; readonly planId: string },
  call: Call,
  services: Pick<Services, 'clock' | 'repository'>,
): PlanRequest {
  const { account, planId } = what;
  const zipCode = zipCodeOf(account);
  const [plan] = zipCode === null ? [] : listPlans(services, { zipCode, planId });
  const isFor =
    plan !== undefined && plan['Plan_Brand__c'] === account.brand && commodityOf(plan) === account.commodity;
  return { account, offer: isFor ? plan : undefined, current: currentPlan(account, call, services) };
}

/** The plan of now where it is sold at the place of the account, as it is sold now. */
export function presentOffer({ account, current }: PlanRequest): Row | undefined {
  return current.offer?.['Zip_Code__c'] === zipCodeOf(account) ? current.offer : undefined;
}

/** The reason why an account cannot have a plan; null where it can. */
export function reasonAgainst(
  { account, offer }: PlanRequest,
  call: Call,
  services: Pick<Services, 'moveOuts' | 'repository'>,
): string | null {
  if (account.group !== 'active') return 'inactive';
  if (offer === undefined) return 'notOffered';
  if (offer['New_Customers_Only__c'] === 1) return 'newCustomersOnly';
  if (services.moveOuts.find(account.id) !== undefined) return 'moveOutRequested';
  return hasPendingChange(account, call, services) ? 'pending' : null;
}

/** Returns the cost of leaving on the first day that can be asked for; by the month, no later day costs more. */
export function earlyFee({ endsOn, offer }: CurrentPlan, now: number): number {
  if (endsOn === null) return 0;
  const fee = centsOf(offer, 'Cancellation_Fee__c');
  if (offer?.['Cancellation_Fee_Rule__c'] !== 'Per Remaining Month') return fee;
  return fee * monthsBegun(startDays(now).earliestStart, addDays(endsOn, 1));
}
