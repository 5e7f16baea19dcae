import { timeOf } from '../../calendar/business-days.ts';
import { SYSTEM } from '../../database/access.ts';
import { textOf } from '../../database/row-text.ts';
import type { Row } from '../../database/statements.ts';
import type { Answer } from '../../protocol/answer.ts';
import type { Call } from '../../protocol/call.ts';
import { readLanguage } from '../../protocol/language.ts';
import { readRecordId } from '../../protocol/parameters.ts';
import {
  centsOf,
  findOrder,
  groupOf,
  listAccounts,
  listRows,
  objectOf,
} from '../../services/accounts/customer-account.ts';
import type { CustomerAccount, Group } from '../../services/accounts/customer-account.ts';
import { selectedAccount } from '../../services/accounts/selected-account.ts';
import { isHolding } from '../../services/enrollments/blockers.ts';
import { blockersOf } from '../../services/enrollments/order-blockers.ts';
import { reasonText } from '../../services/enrollments/reasons.ts';
import { viewerOf } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';
import type { Operation } from '../operation.ts';

const GROUPS: readonly Group[] = ['active', 'closed', 'pending', 'cancelled'];
const STAGES = ['submission', 'processing', 'complete'] as const;

type Stage = (typeof STAGES)[number];

/** GET accounts, orders and enrolments in four groups, the newest first. */
export const getLobby: Operation<
  'clock' | 'documents' | 'enrollments' | 'outbox' | 'payments' | 'repository' | 'selectedAccounts'
> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const accounts = listAccounts(call, services);
    const orders = listRows(services, 'Order', { viewer: viewerOf(call), orderBy: ['-CreatedDate'] });
    const byId = new Map(accounts.map((account) => [account.id, account]));
    // What has not begun yet or never did is shown by its enrolment; its account says nothing more, if there is one.
    const shown = accounts.filter((account) => canBeShown(account) || !hasEnrolment(account, orders));
    const newest = shown.toSorted((one, other) => (other.openedOn ?? '').localeCompare(one.openedOn ?? ''));
    const selected = selectedAccount(call, services).accountNumber;
    const entries = [
      ...newest.map((account) => ({
        ...describeLobbyAccount(services, account, orders),
        isSelected: canBeShown(account) ? account.number === selected : null,
      })),
      ...orders
        .map((order) => ({ order, account: byId.get(String(order['AccountId'])) }))
        .filter(({ order, account }) => !isWithdrawnChange(order, account))
        .map(({ order, account }) => describeLobbyOrder(services, order, account)),
    ];
    const groups = GROUPS.map((group) => [group, entries.filter((entry) => entry.group === group)]);
    return { status: 200, body: Object.fromEntries(groups) };
  },
};

/** GET how far an enrolment is and what holds its start date. */
export const getEnrollmentStatus: Operation<
  'clock' | 'documents' | 'enrollments' | 'outbox' | 'payments' | 'repository'
> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const language = readLanguage(call, 'en');
    const order = findOrder(readRecordId(call, 'orderId'), call, services);
    const blockers = blockersOf(services, order);
    const stage = stageOf(order);
    const start = textOf(order, 'Requested_Start_Date__c');
    const isFree = !blockers.some(isHolding) && order['Status'] !== 'Cancelled';
    const body = {
      orderId: String(order['Id']),
      stage,
      group: groupOf(order['Status']),
      confirmationNumber: textOf(order, 'Confirmation_Number__c') ?? String(order['OrderNumber']),
      planName: textOf(order, 'Plan_Name__c') ?? '',
      serviceAddress: textOf(order, 'Service_Address__c'),
      utilityName: textOf(order, 'Utility_Name__c'),
      esiid: textOf(order, 'ESIID__c'),
      requestedStartDate: start,
      expectedStartDate: isFree ? start : null,
      steps: stepsOf(order, stage),
      blockers: blockers.map((blocker) => ({ ...blocker, reason: reasonText(blocker.reason, language) })),
    };
    return { status: 200, body };
  },
};

const canBeShown = ({ group }: CustomerAccount) => group === 'active' || group === 'closed';

/** A change of plan that was called off leaves the service of its home as it is, or was: no enrolment came to nothing. */
const isWithdrawnChange = (order: Row, account: CustomerAccount | undefined) =>
  account !== undefined &&
  canBeShown(account) &&
  order['Status'] === 'Cancelled' &&
  order['Service_Address__c'] === account.address;

const hasEnrolment = ({ id, group, address }: CustomerAccount, orders: readonly Row[]) =>
  orders.some(
    (order) =>
      order['AccountId'] === id &&
      groupOf(order['Status']) === group &&
      order['Service_Address__c'] === address,
  );

function describeLobbyAccount(
  services: Pick<Services, 'repository'>,
  account: CustomerAccount,
  orders: readonly Row[],
) {
  const own = orders.filter((order) => order['AccountId'] === account.id);
  // What an active account will have next is shown by its enrolment.
  const order = own.find(({ Status }) => Status === account.status) ?? own[0];
  return {
    kind: 'account',
    id: account.id,
    group: account.group,
    status: account.status,
    confirmationNumber: null,
    accountNumber: account.number,
    Account_Brand__c: account.brand,
    commodity: account.commodity,
    requestedStartDate: null,
    planName: textOf(order, 'Plan_Name__c'),
    utilityName: utilityName(services, account.utilityId),
    serviceAddress: account.address,
    esiid: account.esiid,
    depositAmountCents: null,
    stage: null,
    openBlockers: 0,
  };
}

function describeLobbyOrder(
  services: Pick<Services, 'clock' | 'documents' | 'enrollments' | 'outbox' | 'payments' | 'repository'>,
  order: Row,
  account: CustomerAccount | undefined,
) {
  const group = groupOf(order['Status']);
  const stage = stageOf(order);
  const status = group === 'pending' && stage === 'processing' ? 'Processing' : 'Submitted';
  const deposit = centsOf(order, 'Deposit_Amount_Required__c');
  return {
    kind: group === 'pending' || group === 'cancelled' ? 'enrollment' : 'order',
    id: String(order['Id']),
    group,
    status: group === 'pending' ? status : String(order['Status']),
    confirmationNumber: textOf(order, 'Confirmation_Number__c'),
    accountNumber: group === 'active' || group === 'closed' ? (account?.number ?? null) : null,
    Account_Brand__c: account?.brand ?? null,
    commodity: account?.commodity ?? 'electric',
    requestedStartDate: textOf(order, 'Requested_Start_Date__c'),
    planName: textOf(order, 'Plan_Name__c'),
    utilityName: textOf(order, 'Utility_Name__c'),
    serviceAddress: textOf(order, 'Service_Address__c'),
    esiid: textOf(order, 'ESIID__c'),
    depositAmountCents: deposit === 0 ? null : deposit,
    stage,
    openBlockers: blockersOf(services, order).filter(isHolding).length,
    isSelected: null,
  };
}

function utilityName(services: Pick<Services, 'repository'>, utilityId: string | null): string | null {
  if (utilityId === null) return null;
  return textOf(services.repository.find(objectOf(services, 'Utility__c'), utilityId, SYSTEM), 'Name');
}

function stageOf(order: Row): Stage {
  const stored = String(order['Enrollment_Stage__c']).toLowerCase();
  return STAGES.find((stage) => stage === stored) ?? 'submission';
}

function stepsOf(order: Row, stage: Stage): readonly object[] {
  const created = Date.parse(String(order['CreatedDate']));
  const start = Date.parse(textOf(order, 'Requested_Start_Date__c') ?? '');
  const changed = Date.parse(String(order['LastModifiedDate']));
  const reached = [created, created + 60_000, Number.isNaN(start) ? changed : start];
  const current = STAGES.indexOf(stage);
  return (['signUp', 'review', 'complete'] as const).map((step, index) => {
    const isDone = index < current || stage === 'complete';
    const state = isDone ? 'done' : index === current ? 'current' : 'upcoming';
    return { step, state, reachedAt: state === 'upcoming' ? null : timeOf(reached[index] ?? created) };
  });
}

/** The orders of the customer that are still under way. */
export function listPendingOrders(call: Call, services: Pick<Services, 'repository'>): readonly Row[] {
  const conditions = [{ sql: '"Status" = ?', values: ['Pending'] }];
  return listRows(services, 'Order', { viewer: viewerOf(call), conditions, orderBy: ['-CreatedDate'] });
}
