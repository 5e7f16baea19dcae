import { sendDepositLink } from '../services/deposits/deposit-message.ts';
import { SYSTEM, centsOf, objectOf } from '../operations/customer-account.ts';
import { depositDueDate } from '../operations/payments/deposit-facts.ts';
import type { World } from '../protocol/call.ts';
import { textOf } from '../database/row-text.ts';
import { MARIA } from './fixed-ids.ts';
import { SERVICE_EXAMPLES } from './service-examples.ts';

const MOST = 500;

/** Every enrolment that waits for its deposit has asked for it by a message. */
export function seedDepositMessages(world: World): void {
  const conditions = [
    {
      sql: '"Status" = ? AND "Deposit_Amount_Required__c" > 0 AND "Deposit_Paid__c" = 0',
      values: ['Pending'],
    },
  ];
  const wanted = { conditions, orderBy: ['CreatedDate'], limit: MOST, offset: 0 };
  for (const order of world.repository.list(objectOf(world, 'Order'), wanted, SYSTEM)) {
    const contactId = textOf(order, 'BillToContactId') ?? '';
    const contact = world.repository.find(objectOf(world, 'Contact'), contactId, SYSTEM);
    const to = textOf(contact, 'Email');
    if (to === null) continue;
    const orderId = String(order['Id']);
    const language = textOf(contact, 'Preferred_Language__c') === 'Spanish' ? 'es' : 'en';
    const amountCents = centsOf(order, 'Deposit_Amount_Required__c');
    const request = { orderId, to, language, amountCents, dueDate: depositDueDate(order) } as const;
    const isExample = orderId === MARIA.orderId;
    sendDepositLink({ ...request, ...(isExample && { token: SERVICE_EXAMPLES.depositLink }) }, world);
  }
}
