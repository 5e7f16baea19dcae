import { addDays, dayOf } from '../../calendar/days.ts';
import { textOf } from '../../database/row-text.ts';
import type { Row } from '../../database/statements.ts';
import type { Answer } from '../../protocol/answer.ts';
import { bodyOf } from '../../protocol/body.ts';
import type { Call } from '../../protocol/call.ts';
import {
  findAccount,
  listAccounts,
  listRows,
  readAccount,
  zipCodeOf,
} from '../../services/accounts/customer-account.ts';
import type { CustomerAccount } from '../../services/accounts/customer-account.ts';
import { selectedAccount } from '../../services/accounts/selected-account.ts';
import { suspensionOf } from '../../services/autopay/autopay.ts';
import { stoppableUntil } from '../../services/autopay/due-dates.ts';
import { comingPaymentOf } from '../../services/autopay/next-payment.ts';
import { billingOf, laterCentsOf, nextDueCentsOf } from '../../services/bills/billing.ts';
import type { Billing, BillingServices } from '../../services/bills/billing.ts';
import { depositOf } from '../../services/deposits/order-deposit.ts';
import { isHolding } from '../../services/enrollments/blockers.ts';
import { blockersOf } from '../../services/enrollments/order-blockers.ts';
import { outageAt } from '../../services/outages/outage-at-address.ts';
import { viewerOf } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';
import { listPendingOrders } from '../enrollment/lobby.ts';
import { describeSession } from '../log-in/session.ts';
import type { Operation } from '../operation.ts';
import { timelineOf } from './account-timeline.ts';
import { currentPlan, hasPendingChange, isChangeOf } from './current-plan.ts';
import { isPaperless } from './preferences.ts';

type SummaryServices =
  | keyof BillingServices
  | 'autopay'
  | 'documents'
  | 'enrollments'
  | 'moveOuts'
  | 'outages'
  | 'payments'
  | 'preferences'
  | 'visits';

/** A contract that ends within so many days needs attention. */
const ENDS_SOON = 60;

/** GET the accounts to choose from, active ones first. */
export const getAccounts: Operation<'repository' | 'selectedAccounts'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const selected = selectedAccount(call, services).accountNumber;
    const accounts = listAccounts(call, services);
    const ordered = [
      ...accounts.filter(({ group }) => group === 'active'),
      ...accounts.filter(({ group }) => group !== 'active'),
    ];
    const choices = ordered.map((account) => ({
      accountNumber: account.number,
      status: account.status,
      group: account.group,
      Account_Brand__c: account.brand,
      serviceAddress: account.address,
      commodities: [account.commodity],
      isSelected: account.number === selected,
    }));
    return { status: 200, body: { accounts: choices } };
  },
};

/** POST the account to show from now on. */
export const switchAccount: Operation<'repository' | 'selectedAccounts' | 'sessions'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const account = findAccount(bodyOf(call, 'switchAccount').accountNumber, call, services);
    services.selectedAccounts.select(call.sessionKey ?? '', account.number);
    return { status: 200, body: describeSession(call, services) };
  },
};

/** GET what the first page shows of an account. */
export const getAccountSummary: Operation<SummaryServices> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const account = readAccount(call, services);
    const plan = currentPlan(account, call, services);
    const billing = billingOf(services, account);
    const { balanceCents, payableCents, pendingCents, pastDueCents, dueDate, nextDueDate } = billing;
    const isEnding = services.moveOuts.find(account.id) !== undefined;
    const isSettled = plan.endsOn === null || isEnding || hasPendingChange(account, call, services);
    const autopay = autopayOf(account, billing, services);
    const facts = { account, billing, ...autopay, contractEndsOn: isSettled ? null : plan.endsOn };
    const body = {
      accountNumber: account.number,
      status: account.status,
      serviceAddress: account.address,
      zipCode: zipCodeOf(account),
      planName: plan.name,
      planId: plan.offer?.['Zip_Code__c'] === zipCodeOf(account) ? textOf(plan.offer, 'Plan_Code__c') : null,
      contractEndsOn: plan.endsOn,
      balanceCents,
      payableCents,
      pendingCents,
      pastDueCents,
      dueDate,
      nextDueDate,
      nextDueCents: nextDueCentsOf(billing),
      laterCents: laterCentsOf(billing),
      ...autopay,
      isPaperless: isPaperless(account, call, services),
      smsState: services.preferences.sms(account.id).state,
      attention: attentionOf(facts, call, services),
      ...timelineOf(facts, call, services),
    };
    return { status: 200, body };
  },
};

/** The state of autopay, and its next payment where it has something to pay. */
function autopayOf(
  account: CustomerAccount,
  billing: Billing,
  services: Pick<Services, 'autopay' | 'clock'>,
) {
  const coming = comingPaymentOf(account, billing, services);
  const next = {
    nextAutopayOn: coming?.on ?? null,
    nextAutopayCents: coming?.cents ?? null,
    autopayStoppableUntil: coming === undefined ? null : stoppableUntil(coming.on),
  };
  return { autopayState: services.autopay.find(account.id).state, ...next };
}

interface SummaryFacts {
  readonly account: CustomerAccount;
  readonly billing: Billing;
  /** Null also where the customer has chosen what comes next. */
  readonly contractEndsOn: string | null;
}

/** Returns the things that the customer should look at, the most urgent first. */
function attentionOf(
  { account, billing, contractEndsOn }: SummaryFacts,
  call: Call,
  services: Pick<Services, SummaryServices>,
) {
  const none = { orderId: null, caseId: null, dueDate: null, about: null, depositCents: null };
  const held = listPendingOrders(call, services).filter((order) =>
    blockersOf(services, order).some(isHolding),
  );
  const today = dayOf(services.clock.now());
  const soon = addDays(today, ENDS_SOON);
  const ends = contractEndsOn !== null && account.group === 'active' && contractEndsOn <= soon;
  const isActive = account.group === 'active';
  const autopay = services.autopay.find(account.id);
  const { payableCents, pastDueSince, refused } = billing;
  const isLate = payableCents > 0 && pastDueSince !== null;
  return [
    ...powerOutOf(account, services).map((out) => ({ ...none, ...out })),
    ...held.map((order) => {
      const start = textOf(order, 'Requested_Start_Date__c');
      const about = textOf(order, 'Service_Address__c');
      const { state, amountCents, refusedPayment } = depositOf(services, order);
      const late = start !== null && start < today ? 'blockerOverdue' : 'blocker';
      const heldUp = isActive && isChangeOf(account, order) ? 'changeHeld' : late;
      const kind = refusedPayment === undefined ? heldUp : 'paymentRefused';
      const depositCents = state === 'due' ? amountCents : null;
      const { declineReason = null } = refusedPayment ?? {};
      const what = { kind, orderId: String(order['Id']), dueDate: start, about };
      return { ...none, ...what, depositCents, declineReason };
    }),
    ...(autopay.state === 'suspended'
      ? [{ ...none, kind: 'autopaySuspended', declineReason: suspensionOf(autopay) }]
      : []),
    ...(refused === undefined
      ? []
      : [{ ...none, kind: 'billPaymentRefused', declineReason: declineReasonIn(refused) }]),
    ...(isLate ? [{ ...none, kind: 'balancePastDue', dueDate: pastDueSince }] : []),
    ...listAnswered(account, call, services).map((row) => ({
      ...none,
      kind: 'reply',
      caseId: String(row['Id']),
      about: textOf(row, 'Subject'),
    })),
    ...(ends ? [{ ...none, kind: 'contractEnds', dueDate: contractEndsOn }] : []),
    // Whoever is late pays first.
    ...(isActive && autopay.state === 'off' && !isLate ? [{ ...none, kind: 'autopayOff' }] : []),
    ...(isActive && !isPaperless(account, call, services) ? [{ ...none, kind: 'paperlessOff' }] : []),
  ];
}

/** The outage at the address, while it lasts. */
function powerOutOf(account: CustomerAccount, services: Pick<Services, 'clock' | 'outages'>) {
  const { state, restorationAt } = outageAt(account, services);
  const isOut = state === 'reported' || state === 'crewAssigned' || state === 'crewOnSite';
  return isOut ? [{ kind: 'powerOut', expectedAt: restorationAt }] : [];
}

const declineReasonIn = ({ charge }: NonNullable<Billing['refused']>) =>
  charge?.state === 'declined' ? (charge.reason ?? null) : null;

/** Open cases of the account that wait for the customer, or whose last word is an advisor's. */
function listAnswered(
  account: CustomerAccount,
  call: Call,
  services: Pick<Services, 'repository'>,
): readonly Row[] {
  const viewer = viewerOf(call);
  const open = [
    { sql: `"AccountId" = ? AND "Status" IN ('Working', 'Waiting on Customer')`, values: [account.id] },
  ];
  const cases = listRows(services, 'Case', {
    viewer,
    conditions: open,
    orderBy: ['-CreatedDate'],
    limit: 20,
  });
  return cases.filter((row) => {
    const conditions = [{ sql: '"ParentId" = ?', values: [String(row['Id'])] }];
    const [last] = listRows(services, 'CaseComment', {
      viewer,
      conditions,
      orderBy: ['-CreatedDate'],
      limit: 1,
    });
    const isAnswered = last !== undefined && last['CreatedById'] !== viewer.userId;
    return isAnswered || row['Status'] === 'Waiting on Customer';
  });
}
