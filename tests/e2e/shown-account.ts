import type { Page } from '@playwright/test';
import { expect, type Site } from './site.ts';

/** An account as the list of accounts tells it. */
interface ListedAccount {
  readonly accountNumber: string;
  readonly group: string;
  readonly commodities: readonly string[];
}

/** Shows the first of a signed-in customer's accounts for which this is true. */
export async function showAccountThat(
  { page, site }: { readonly page: Page; readonly site: Site },
  isWanted: (account: ListedAccount) => boolean,
): Promise<void> {
  const call = (name: string) => site.url(`/lwr/apex/v64.0/PortalDataController/${name}`);
  const answer = await page.request.get(call('getAccounts'));
  // As the specs have it.
  const { accounts } = (await answer.json()) as { readonly accounts: readonly ListedAccount[] };
  const accountNumber = accounts.find(isWanted)?.accountNumber;
  const headers = { 'x-requested-with': 'journey', 'sec-fetch-site': 'same-origin' };
  const switched = await page.request.post(call('switchAccount'), { headers, data: { accountNumber } });
  expect(switched.ok()).toBe(true);
}
