import { HOUR } from '../calendar/durations.ts';
import { UNKNOWN_FOR } from '../services/processor/tokens.ts';
import type { Services } from '../services/services.ts';

const WAITING = `SELECT o."Id", o."Deposit_Amount_Required__c" AS "amount" FROM "Order" o
  JOIN "Contact" c ON c."Id" = o."BillToContactId"
  WHERE c."Email" = ? AND o."Status" = 'Pending' AND o."Deposit_Amount_Required__c" > 0 AND o."Deposit_Paid__c" = 0
  ORDER BY o."Id" LIMIT 1`;

/** Emily paid a deposit; her bank refused it when it had been taken, as the card had no money. */
export function seedRefusedPayment({
  clock,
  payments,
  processor,
  statements,
}: Pick<Services, 'clock' | 'payments' | 'processor' | 'statements'>): void {
  const order = statements.get(WAITING, ['emily.hughes@example.com']);
  if (order === undefined) return;
  const token = 'tok_refusedLater1';
  processor.issue({ kind: 'card', number: '4000000000000259', expires: '2029-09' }, { token });
  const key = '5a8e4b52-9c1d-4f6e-8a37-0d2b61c94e15';
  const amountCents = Math.round(Number(order['amount']) * 100);
  payments.pay({ orderId: String(order['Id']), key, amountCents, token, email: null, language: 'en' });
  const takenAt = clock.now() - 2 * HOUR - UNKNOWN_FOR;
  statements.run('UPDATE sandbox_charge SET came_at = ? WHERE token = ?', [takenAt, token]);
}
