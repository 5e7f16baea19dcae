import type { Clock } from '../../calendar/clock.ts';
import { addDays, dayOf } from '../../calendar/days.ts';
import { SYSTEM } from '../../database/access.ts';
import type { Repository } from '../../database/repository.ts';
import { textOf } from '../../database/row-text.ts';
import type { Row } from '../../database/statements.ts';
import { centsOf, objectOf } from '../accounts/customer-account.ts';
import { moneyText } from '../outbox/money-text.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { DEPOSIT_LIFETIME } from './deposit-message.ts';
import type { KnownPayment, Payments } from './payments.ts';

/** The services that know the deposit of an order, and settle it. */
interface DepositServices {
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly payments: Payments;
  readonly repository: Repository;
}

/** The deposit of an order. `at` is when it was paid, or came in to be checked. */
export interface DepositFacts {
  readonly state: 'none' | 'due' | 'processing' | 'paid';
  readonly amountCents: number;
  readonly at: number | null;
  /** Present where it is due because the latest payment was refused after it had been taken. */
  readonly refusedPayment?: RefusedPayment | undefined;
}

/** A payment that was taken and refused afterwards. */
interface RefusedPayment {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly declineReason: string | null;
}

/** A deposit with the payment that counts. */
export interface OrderDeposit extends DepositFacts {
  readonly orderId: string;
  /** The payment that succeeded, or the one that is being checked. */
  readonly payment: KnownPayment | undefined;
}

/** The deposit of an order. A payment that has succeeded meanwhile is written to the order first. */
export function depositOf(services: DepositServices, order: Row): OrderDeposit {
  const orderId = String(order['Id']);
  const amountCents = centsOf(order, 'Deposit_Amount_Required__c');
  const payments = services.payments.list(orderId);
  const paid = payments.find(({ charge }) => charge?.state === 'succeeded');
  if (paid !== undefined) {
    settle(services, order, paid);
    const at = paid.charge?.state === 'succeeded' ? paid.charge.at : null;
    return { orderId, amountCents, state: 'paid', at, payment: paid };
  }
  if (amountCents === 0) return { orderId, amountCents, state: 'none', at: null, payment: undefined };
  if (order['Deposit_Paid__c'] === 1) {
    const at = Date.parse(String(order['LastModifiedDate']));
    return { orderId, amountCents, state: 'paid', at, payment: undefined };
  }
  const checked = payments.find(({ charge }) => charge?.state === 'unknown');
  const at = services.clock.now();
  if (checked !== undefined) return { orderId, amountCents, state: 'processing', at, payment: checked };
  // Nobody is to pay for what does not begin.
  if (order['Status'] === 'Cancelled')
    return { orderId, amountCents, state: 'none', at: null, payment: undefined };
  return {
    orderId,
    amountCents,
    state: 'due',
    at,
    payment: undefined,
    refusedPayment: refusedPaymentOf(payments[0]),
  };
}

/** A payment that was refused at once needs no telling: whoever paid has seen it. */
function refusedPaymentOf(newest: KnownPayment | undefined): RefusedPayment | undefined {
  const charge = newest?.charge;
  if (charge?.state !== 'declined' || charge.refusedAt === undefined) return undefined;
  return { at: charge.refusedAt, declineReason: charge.reason ?? null };
}

/** Takes deposits of withdrawn orders that were still checked then off the balance of their account, once they are paid. */
export function settleWithdrawn(services: DepositServices, accountId: string): void {
  for (const { orderId, isSettled } of services.payments.listFor(accountId)) {
    const order = services.repository.find(objectOf(services, 'Order'), orderId, SYSTEM);
    if (order !== undefined && !isSettled) depositOf(services, order);
  }
}

/** Takes an amount off the balance of an account. */
export function giveBack(
  services: Pick<DepositServices, 'clock' | 'repository'>,
  id: string,
  cents: number,
): void {
  const account = objectOf(services, 'Account');
  // Read anew: another order of the same call may have changed it.
  const row = services.repository.find(account, id, SYSTEM);
  const values = { Balance__c: (centsOf(row, 'Balance__c') - cents) / 100 };
  services.repository.update(account, { id, values }, { userId: SYSTEM.userId, now: services.clock.now() });
}

/** By when it should be paid: within the life of its link, and before the service starts. */
export function depositDueDate(order: Row): string {
  const ordered = Date.parse(String(order['CreatedDate']));
  const [first, last] = [dayOf(ordered), dayOf(ordered + DEPOSIT_LIFETIME)];
  const start = textOf(order, 'Requested_Start_Date__c');
  const dayBefore = start === null ? last : addDays(start, -1);
  if (dayBefore < first) return first;
  return dayBefore < last ? dayBefore : last;
}

function settle(services: DepositServices, order: Row, payment: KnownPayment): void {
  if (payment.isSettled) return;
  services.repository.transaction(() => {
    if (!services.payments.settle(payment.orderId, payment.key)) return;
    if (payment.goesTo !== null) {
      // The balance tells of it: nothing is paid for an order that is withdrawn.
      giveBack(services, payment.goesTo, payment.amountCents);
      return;
    }
    const values = { Deposit_Paid__c: true };
    const how = { userId: SYSTEM.userId, now: services.clock.now() };
    services.repository.update(objectOf(services, 'Order'), { id: payment.orderId, values }, how);
    sendReceipt(services, order, payment);
  });
}

/** The receipt goes to the address that was given, else to the customer's own. */
function sendReceipt(
  services: Pick<DepositServices, 'outbox' | 'repository'>,
  order: Row,
  payment: KnownPayment,
): void {
  const contactId = textOf(order, 'BillToContactId');
  const contact =
    contactId === null
      ? undefined
      : services.repository.find(objectOf(services, 'Contact'), contactId, SYSTEM);
  const to = payment.email ?? textOf(contact, 'Email');
  if (to === null || payment.charge?.state !== 'succeeded') return;
  const { language } = payment;
  const amount = moneyText(payment.amountCents);
  const number = payment.charge.confirmationNumber;
  const texts = {
    en: [
      'Your deposit is paid',
      `We received your deposit of ${amount}. Your confirmation number is ${number}.`,
    ],
    es: [
      'Su depósito está pagado',
      `Recibimos su depósito de ${amount}. Su número de confirmación es ${number}.`,
    ],
  } as const;
  const [subject, text] = texts[language];
  services.outbox.send({ channel: 'email', to, kind: 'depositReceipt', language, subject, text });
}
