import { dayOf } from '../../calendar/days.ts';
import { textOf } from '../../database/row-text.ts';
import type { Call } from '../../protocol/call.ts';
import type { CustomerAccount } from '../../services/accounts/customer-account.ts';
import { eventsAround } from '../../services/accounts/account-events.ts';
import type { AccountEvent } from '../../services/accounts/account-events.ts';
import { nextDueCentsOf } from '../../services/bills/billing.ts';
import type { Billing } from '../../services/bills/billing.ts';
import type { Services } from '../../services/services.ts';
import { forecastOf } from '../../services/usage/forecast.ts';
import { listPendingChanges } from './current-plan.ts';
import { readOwnMeter } from './own-meter.ts';

type TimelineServices = Pick<Services, 'clock' | 'moveOuts' | 'repository' | 'visits'>;

/** The account and what is known of it already. */
interface TimelineFacts {
  readonly account: CustomerAccount;
  readonly billing: Billing;
  readonly contractEndsOn: string | null;
  /** The next payment of autopay, where it has something to pay. */
  readonly nextAutopayOn: string | null;
  readonly nextAutopayCents: number | null;
}

/** The last and the next events of an account: bills, payments, visits, changes of plan and ends. */
export function timelineOf(facts: TimelineFacts, call: Call, services: TimelineServices) {
  const events = [
    ...billEvents(facts),
    ...nextBillEvents(facts, call, services),
    ...paymentEvents(facts.billing),
    ...visitEvents(facts, services),
    ...planEvents(facts, call, services),
  ];
  return eventsAround(events, dayOf(services.clock.now()));
}

const event = (kind: string, on: string, more: Partial<AccountEvent> = {}): AccountEvent => ({
  kind,
  on,
  amountCents: null,
  about: null,
  ...more,
});

function billEvents({ billing, nextAutopayOn, nextAutopayCents }: TimelineFacts): readonly AccountEvent[] {
  const { bills, nextDueDate } = billing;
  const amountCents = nextDueCentsOf(billing) ?? 0;
  // What autopay pays only after its day is due by hand.
  const isByHand = nextDueDate !== null && (nextAutopayOn === null || nextAutopayOn > nextDueDate);
  return [
    ...bills.map((bill) => event('billMade', bill.billDate, { amountCents: bill.amountCents })),
    // What is late needs attention, and is no event.
    ...(isByHand && amountCents > 0 ? [event('billDue', nextDueDate, { amountCents })] : []),
    ...(nextAutopayOn === null
      ? []
      : [event('autopayDebit', nextAutopayOn, { amountCents: nextAutopayCents })]),
  ];
}

/** The next bill, with its likely amount where the meter has told enough days. */
function nextBillEvents(
  { account, billing }: TimelineFacts,
  call: Call,
  services: Pick<TimelineServices, 'clock' | 'repository'>,
): readonly AccountEvent[] {
  if (billing.nextBillOn === null) return [];
  const meter = readOwnMeter(account, call, services);
  const likely = meter && forecastOf(meter)?.likely;
  if (likely === undefined || likely === null) return [event('nextBill', billing.nextBillOn)];
  return [event('likelyBill', billing.nextBillOn, { amountCents: likely.costCents })];
}

/** Payments whose outcome is known. */
function paymentEvents({ payments }: Billing): readonly AccountEvent[] {
  return payments.flatMap(({ charge, takenAt, amountCents }) => {
    if (charge === undefined || charge.state === 'unknown') return [];
    const kind = charge.state === 'declined' ? 'paymentRefused' : 'paid';
    return [event(kind, dayOf(takenAt), { amountCents })];
  });
}

function visitEvents(
  { account }: TimelineFacts,
  services: Pick<TimelineServices, 'moveOuts' | 'visits'>,
): readonly AccountEvent[] {
  const visit = services.visits.find(account.id);
  const moveOut = services.moveOuts.find(account.id);
  return [
    ...(visit === undefined ? [] : [event('visit', visit.slotId.split('_', 1).join(''))]),
    ...(moveOut === undefined ? [] : [event('moveOut', moveOut.endsOn)]),
  ];
}

function planEvents(
  { account, contractEndsOn }: TimelineFacts,
  call: Call,
  services: Pick<TimelineServices, 'repository'>,
): readonly AccountEvent[] {
  const changes = account.group === 'active' ? listPendingChanges(account, call, services) : [];
  return [
    ...changes.flatMap((order) => {
      const on = textOf(order, 'Requested_Start_Date__c');
      return on === null ? [] : [event('planChange', on, { about: textOf(order, 'Plan_Name__c') })];
    }),
    ...(contractEndsOn === null ? [] : [event('contractEnds', contractEndsOn)]),
  ];
}
