import type { Row } from '../../database/statements.ts';
import type { Call, World } from '../../protocol/call.ts';
import { textOf } from '../../database/row-text.ts';
import { listRows, objectOf } from '../customer-account.ts';

/** The account that the session shows, as the session tells it: the chosen one, else that of the contact. */
export function selectedAccount(caller: Pick<Call, 'viewer' | 'sessionToken'>, world: World) {
  const row = findRow(caller, world);
  return { accountNumber: textOf(row, 'AccountNumber'), serviceAddress: textOf(row, 'Service_Address__c') };
}

function findRow({ viewer, sessionToken }: Pick<Call, 'viewer' | 'sessionToken'>, world: World) {
  if (viewer?.kind !== 'customer') return undefined;
  const chosen = sessionToken === undefined ? undefined : world.selectedAccounts.find(sessionToken);
  if (chosen !== undefined) {
    const conditions = [{ sql: '"AccountNumber" = ?', values: [chosen] }];
    return listRows(world, 'Account', { conditions, viewer })[0];
  }
  const contact = world.repository.find(objectOf(world, 'Contact'), viewer.contactId, viewer);
  return findAccountOf(contact, viewer, world);
}

function findAccountOf(contact: Row | undefined, viewer: NonNullable<Call['viewer']>, world: World) {
  const accountId = textOf(contact, 'AccountId');
  return accountId === null
    ? undefined
    : world.repository.find(objectOf(world, 'Account'), accountId, viewer);
}
