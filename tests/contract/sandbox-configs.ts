import {
  getAutopayTerms,
  getBudgetBilling,
  getBudgetBillingTerms,
  getCallTimes,
  getExtensionTerms,
  getVisitSlots,
} from '@energy-portal/sdk';
import type { ContractClient } from './contract-client.ts';

/** Returns the call that turns autopay on: the example's hash is of no text, so the terms are read first. */
export async function autopayConfig({ client }: Pick<ContractClient, 'client'>, idempotencyKey: string) {
  const account = { accountNumber: '4400712345' };
  const snapshot = await client.read(getAutopayTerms, { ...account, method: 'card', language: 'en' });
  if (snapshot.state !== 'fulfilled') throw new Error('the terms of autopay were not read');
  const { textVersion, textHash } = snapshot.data;
  const shown = { textVersion, textHash, language: 'en', authorized: true } as const;
  const own = { currentPassword: 'Sunny-day-7', idempotencyKey } as const;
  return { ...account, method: 'card', paymentToken: 'tok_5fPq8RzW2', ...shown, ...own } as const;
}

/** Returns the consent to the amount that the bills of the account give. */
export async function budgetConfig({ client }: Pick<ContractClient, 'client'>) {
  const account = { accountNumber: '4400712345' };
  const snapshot = await client.read(getBudgetBilling, account);
  if (snapshot.state !== 'fulfilled') throw new Error('the amount was not read');
  const monthlyCents = snapshot.data.monthlyCents ?? 0;
  const terms = await client.read(getBudgetBillingTerms, { ...account, language: 'en' });
  if (terms.state !== 'fulfilled') throw new Error('the terms of budget billing were not read');
  const { termsVersion } = terms.data;
  const consent = { agreed: true, language: 'en', idempotencyKey: crypto.randomUUID() } as const;
  return { ...account, monthlyCents, termsVersion, ...consent };
}

/** Returns the consent to two payments on the days that the sandbox offers today. */
export async function extensionConfig({ client }: Pick<ContractClient, 'client'>) {
  const asked = { accountNumber: '4400712345', choice: 'two', language: 'en' } as const;
  const terms = await client.read(getExtensionTerms, asked);
  if (terms.state !== 'fulfilled') throw new Error('the terms of a payment plan were not read');
  const { termsVersion } = terms.data;
  return {
    ...asked,
    balanceCents: 8421,
    termsVersion,
    agreed: true,
    idempotencyKey: crypto.randomUUID(),
  } as const;
}

/** Returns the configuration of a visit at a time that is free, whatever today is. */
export async function visitConfig({ client }: Pick<ContractClient, 'client'>) {
  const account = { accountNumber: '4400712345' };
  const snapshot = await client.read(getVisitSlots, { ...account, kind: 'meterCheck' });
  if (snapshot.state !== 'fulfilled') throw new Error('the free times were not read');
  const slotId = snapshot.data.slots[0]?.slotId ?? '';
  const how = { kind: 'meterCheck', phone: '5125550142', someoneHome: true } as const;
  return { ...account, ...how, slotId, idempotencyKey: crypto.randomUUID() };
}

/** Returns the configuration of a call at a time that is free, whatever today is. */
export async function callConfig({ client }: Pick<ContractClient, 'client'>) {
  const snapshot = await client.read(getCallTimes, { language: 'en' });
  if (snapshot.state !== 'fulfilled') throw new Error('the free times were not read');
  const slotId = snapshot.data.times[0]?.slotId ?? '';
  const how = { topic: 'bills', language: 'en', phone: '5125550142' } as const;
  return { ...how, slotId, idempotencyKey: crypto.randomUUID() };
}
