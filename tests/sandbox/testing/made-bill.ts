import { SYSTEM } from '../database/access.ts';
import { listRows, objectOf } from '../services/accounts/customer-account.ts';
import type { Services } from '../services/services.ts';

/** A bill that is made of a month's use: `month` is its first day. */
interface MadeBill {
  readonly accountNumber: string;
  readonly month: string;
  readonly amountCents: number;
}

/** Makes the bill of a month, and adds it to the balance. */
export function makeBill(services: Services, { accountNumber, month, amountCents }: MadeBill): void {
  const { repository, clock } = services;
  const conditions = [{ sql: '"AccountNumber" = ?', values: [accountNumber] }];
  const [account] = listRows(services, 'Account', { viewer: SYSTEM, conditions });
  const id = String(account?.['Id']);
  const how = { userId: SYSTEM.userId, now: clock.now() };
  const usage = { Account__c: id, Commodity__c: 'Electric', Consumed__c: 400, Unit__c: 'kWh' };
  const facts = { Bill_Month__c: month, Days_In_Cycle__c: 30, Amount__c: amountCents / 100 };
  repository.insert(objectOf(services, 'Usage__c'), { ...usage, ...facts }, how);
  const values = { Balance__c: Number(account?.['Balance__c']) + amountCents / 100 };
  repository.update(objectOf(services, 'Account'), { id, values }, how);
}
