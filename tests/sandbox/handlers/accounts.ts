import { dateOf } from '../calendar/business-days.ts';
import type { Row } from '../database/statements.ts';
import type { Answer } from '../protocol/answer.ts';
import type { Call, Handler, World } from '../protocol/call.ts';
import { isHolding } from '../enrollments/blockers.ts';
import { nextDueDate } from '../autopay/due-dates.ts';
import { bodyOf } from './body.ts';
import { viewerOf } from './context.ts';
import { SYSTEM, findAccount, listAccounts, listRows, readAccount, textOf } from './customer-account.ts';
import type { CustomerAccount } from './customer-account.ts';
import { listPendingOrders } from './lobby.ts';
import { blockersOf } from './order-holds.ts';
import { isPaperless } from './preferences.ts';
import { selectedAccountNumber } from './selected-account.ts';
import { describeSession } from './session.ts';

const DAY = 86_400_000;
/** A contract that ends within so many days needs attention. */
const ENDS_SOON = 60;

/** GET the accounts to choose from, active ones first. */
export const getAccounts: Handler = {
  access: 'customer',
  changes: false,
  handle(call, world): Answer {
    const selected = selectedAccountNumber(call, world);
    const accounts = listAccounts(call, world);
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
export const switchAccount: Handler = {
  access: 'customer',
  changes: true,
  handle(call, world): Answer {
    const account = findAccount(bodyOf(call, 'switchAccount').accountNumber, call, world);
    world.selectedAccounts.select(call.sessionToken ?? '', account.number);
    return { status: 200, body: describeSession(call, world) };
  },
};

/** GET what the first page shows of an account. */
export const getAccountSummary: Handler = {
  access: 'customer',
  changes: false,
  handle(call, world): Answer {
    const account = readAccount(call, world);
    const plan = currentPlan(account, call, world);
    const dueDate = account.balanceCents > 0 ? nextDueDate(world.clock.now()) : null;
    const facts = { account, dueDate, contractEndsOn: plan.endsOn };
    const body = {
      accountNumber: account.number,
      status: account.status,
      serviceAddress: account.address,
      planName: plan.name,
      contractEndsOn: plan.endsOn,
      balanceCents: account.balanceCents,
      dueDate,
      autopayState: world.autopay.find(account.id).state,
      isPaperless: isPaperless(account, call, world),
      smsState: world.preferences.sms(account.id).state,
      attention: attentionOf(facts, call, world),
    };
    return { status: 200, body };
  },
};

interface SummaryFacts {
  readonly account: CustomerAccount;
  readonly dueDate: string | null;
  readonly contractEndsOn: string | null;
}

/** What the customer should look at, the most urgent first. */
function attentionOf({ account, dueDate, contractEndsOn }: SummaryFacts, call: Call, world: World) {
  const none = { orderId: null, caseId: null, dueDate: null, about: null };
  const held = listPendingOrders(call, world).filter((order) => blockersOf(world, order).some(isHolding));
  const soon = dateOf(world.clock.now() + ENDS_SOON * DAY);
  const ends = contractEndsOn !== null && account.group === 'active' && contractEndsOn <= soon;
  const isActive = account.group === 'active';
  return [
    ...held.map((order) => {
      const start = textOf(order, 'Requested_Start_Date__c');
      const about = textOf(order, 'Service_Address__c');
      return { ...none, kind: 'blocker', orderId: String(order['Id']), dueDate: start, about };
    }),
    ...(dueDate === null ? [] : [{ ...none, kind: 'balanceDue', dueDate }]),
    ...listAnswered(account, call, world).map((row) => ({
      ...none,
      kind: 'reply',
      caseId: String(row['Id']),
      about: textOf(row, 'Subject'),
    })),
    ...(ends ? [{ ...none, kind: 'contractEnds', dueDate: contractEndsOn }] : []),
    ...(isActive && world.autopay.find(account.id).state === 'off' ? [{ ...none, kind: 'autopayOff' }] : []),
    ...(isActive && !isPaperless(account, call, world) ? [{ ...none, kind: 'paperlessOff' }] : []),
  ];
}

/** Open cases of the account that wait for the customer, or whose last word is an advisor's. */
function listAnswered(account: CustomerAccount, call: Call, world: World): readonly Row[] {
  const viewer = viewerOf(call);
  const open = [
    { sql: `"AccountId" = ? AND "Status" IN ('Working', 'Waiting on Customer')`, values: [account.id] },
  ];
  const cases = listRows(world, 'Case', { viewer, conditions: open, orderBy: ['-CreatedDate'], limit: 20 });
  return cases.filter((row) => {
    const conditions = [{ sql: '"ParentId" = ?', values: [String(row['Id'])] }];
    const [last] = listRows(world, 'CaseComment', {
      viewer,
      conditions,
      orderBy: ['-CreatedDate'],
      limit: 1,
    });
    const isAnswered = last !== undefined && last['CreatedById'] !== viewer.userId;
    return isAnswered || row['Status'] === 'Waiting on Customer';
  });
}

/** The plan of the newest order that runs on the account, and when its contract ends. */
function currentPlan(account: CustomerAccount, call: Call, world: World) {
  const conditions = [{ sql: `"AccountId" = ? AND "Status" <> 'Cancelled'`, values: [account.id] }];
  const orderBy = ['-Requested_Start_Date__c'];
  const [order] = listRows(world, 'Order', { viewer: viewerOf(call), conditions, orderBy, limit: 1 });
  const name = textOf(order, 'Plan_Name__c');
  if (order === undefined || name === null) return { name: null, endsOn: null };
  const named = [{ sql: '"Name" = ?', values: [name] }];
  const [plan] = listRows(world, 'Plan__c', { viewer: SYSTEM, conditions: named, limit: 1 });
  return { name, endsOn: endOfContract(textOf(order, 'Requested_Start_Date__c'), plan?.['Term_Months__c']) };
}

function endOfContract(start: string | null, months: unknown): string | null {
  if (start === null || typeof months !== 'number' || months <= 1) return null;
  const end = new Date(start);
  end.setUTCMonth(end.getUTCMonth() + months);
  return dateOf(end.getTime() - DAY);
}
