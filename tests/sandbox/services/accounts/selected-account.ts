import { textOf } from '../../database/row-text.ts';
import type { Row } from '../../database/statements.ts';
import type { Call } from '../../protocol/call.ts';
import type { Services } from '../services.ts';
import { listRows, objectOf } from './customer-account.ts';

/** The account that the session shows, as the session tells it: the chosen one, else that of the contact. */
export function selectedAccount(
  caller: Pick<Call, 'viewer' | 'sessionToken'>,
  services: Pick<Services, 'repository' | 'selectedAccounts'>,
) {
  const row = findRow(caller, services);
  return { accountNumber: textOf(row, 'AccountNumber'), serviceAddress: textOf(row, 'Service_Address__c') };
}

function findRow(
  { viewer, sessionToken }: Pick<Call, 'viewer' | 'sessionToken'>,
  services: Pick<Services, 'repository' | 'selectedAccounts'>,
) {
  if (viewer?.kind !== 'customer') return undefined;
  const chosen = sessionToken === undefined ? undefined : services.selectedAccounts.find(sessionToken);
  if (chosen !== undefined) {
    const conditions = [{ sql: '"AccountNumber" = ?', values: [chosen] }];
    return listRows(services, 'Account', { conditions, viewer })[0];
  }
  const contact = services.repository.find(objectOf(services, 'Contact'), viewer.contactId, viewer);
  return findAccountOf(contact, viewer, services);
}

function findAccountOf(
  contact: Row | undefined,
  viewer: NonNullable<Call['viewer']>,
  services: Pick<Services, 'repository'>,
) {
  const accountId = textOf(contact, 'AccountId');
  return accountId === null
    ? undefined
    : services.repository.find(objectOf(services, 'Account'), accountId, viewer);
}
