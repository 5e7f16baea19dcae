import type { Call, World } from '../protocol/call.ts';
import { textOf } from '../records/row-text.ts';
import { objectOf } from './customer-account.ts';

/** Number of the account that the session shows: the chosen one, else that of the contact. */
export function selectedAccountNumber(
  { viewer, sessionToken }: Pick<Call, 'viewer' | 'sessionToken'>,
  world: World,
): string | null {
  const chosen = sessionToken === undefined ? undefined : world.selectedAccounts.find(sessionToken);
  if (chosen !== undefined) return chosen;
  if (viewer?.kind !== 'customer') return null;
  const { repository } = world;
  const contact = repository.find(objectOf(world, 'Contact'), viewer.contactId, viewer);
  const accountId = textOf(contact, 'AccountId');
  if (accountId === null) return null;
  return textOf(repository.find(objectOf(world, 'Account'), accountId, viewer), 'AccountNumber');
}
