import type { Repository } from '../../database/repository.ts';
import { textOf } from '../../database/row-text.ts';
import type { Row } from '../../database/statements.ts';
import type { Call } from '../../protocol/call.ts';
import { listRows, objectOf } from './customer-account.ts';
import type { SelectedAccounts } from './selected-accounts.ts';

/** The services that know the account that a session shows. */
interface SelectionServices {
  readonly repository: Repository;
  readonly selectedAccounts: SelectedAccounts;
}

/** The account that the session shows, as the session tells it: the chosen one, else that of the contact. */
export function selectedAccount(caller: Pick<Call, 'viewer' | 'sessionKey'>, services: SelectionServices) {
  const row = findRow(caller, services);
  return { accountNumber: textOf(row, 'AccountNumber'), serviceAddress: textOf(row, 'Service_Address__c') };
}

function findRow({ viewer, sessionKey }: Pick<Call, 'viewer' | 'sessionKey'>, services: SelectionServices) {
  if (viewer?.kind !== 'customer') return undefined;
  const chosen = sessionKey === undefined ? undefined : services.selectedAccounts.find(sessionKey);
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
  services: Pick<SelectionServices, 'repository'>,
) {
  const accountId = textOf(contact, 'AccountId');
  return accountId === null
    ? undefined
    : services.repository.find(objectOf(services, 'Account'), accountId, viewer);
}
