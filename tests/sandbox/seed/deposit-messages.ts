import { SYSTEM } from '../database/access.ts';
import { textOf } from '../database/row-text.ts';
import { centsOf, objectOf } from '../services/accounts/customer-account.ts';
import { sendDepositLink } from '../services/deposits/deposit-message.ts';
import { depositDueDate } from '../services/deposits/order-deposit.ts';
import type { Services } from '../services/services.ts';
import { MARIA } from './fixed-ids.ts';
import { SERVICE_EXAMPLES } from './service-examples.ts';

const MOST_ORDERS = 500;

/** Every enrolment that waits for its deposit has asked for it by a message. */
export function seedDepositMessages(services: Pick<Services, 'links' | 'outbox' | 'repository'>): void {
  const conditions = [
    {
      sql: '"Status" = ? AND "Deposit_Amount_Required__c" > 0 AND "Deposit_Paid__c" = 0',
      values: ['Pending'],
    },
  ];
  const wanted = { conditions, orderBy: ['CreatedDate'], limit: MOST_ORDERS, offset: 0 };
  for (const order of services.repository.list(objectOf(services, 'Order'), wanted, SYSTEM)) {
    const contactId = textOf(order, 'BillToContactId') ?? '';
    const contact = services.repository.find(objectOf(services, 'Contact'), contactId, SYSTEM);
    const to = textOf(contact, 'Email');
    if (to === null) continue;
    const orderId = String(order['Id']);
    const language = textOf(contact, 'Preferred_Language__c') === 'Spanish' ? 'es' : 'en';
    const amountCents = centsOf(order, 'Deposit_Amount_Required__c');
    const request = { orderId, to, language, amountCents, dueDate: depositDueDate(order) } as const;
    const isExample = orderId === MARIA.orderId;
    sendDepositLink({ ...request, ...(isExample && { token: SERVICE_EXAMPLES.depositLink }) }, services);
  }
}
