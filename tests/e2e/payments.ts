import type { Page } from '@playwright/test';
import { words, type Language } from './words.ts';

/** Numbers of the sandbox's processor, by what becomes of them. */
export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  expired: '4000000000000069',
  withoutFunds: '4000000000009995',
  withWrongCode: '4000000000000127',
  notHonored: '4000000000009987',
  /** Its outcome is open for some seconds; then it is paid. */
  paidLater: '4000000000000077',
  /** Its outcome is open for some seconds; then it is refused. */
  refusedLater: '4000000000000259',
  /** The first try gets lost. */
  lostOnce: '4000000000000119',
} as const;

/** The same for bank accounts. */
export const bankAccounts = {
  good: '000123456789',
  /** The bank refuses it when it is asked, which takes two minutes. */
  refusedLater: '000111111116',
} as const;

/** Types a card into the processor's frame; the form's button hands it over. */
export async function giveCard(page: Page, number: string): Promise<void> {
  const frame = page.frameLocator('iframe');
  await frame.locator('#number').fill(number);
  await frame.locator('#expires').fill('04/38');
  await frame.locator('#securityCode').fill('123');
}

/** Types a bank account into the processor's frame; the form's button hands it over. */
export async function giveBankAccount(page: Page, number: string = bankAccounts.good): Promise<void> {
  const frame = page.frameLocator('iframe');
  await frame.locator('#routingNumber').fill('110000000');
  await frame.locator('#accountNumber').fill(number);
}

/** The page's text about a card or bank account that was given. */
export function givenText(brand: string, lastFour: string, language: Language = 'en'): string {
  return words(language, 'forms')('hosted.given', { brand, lastFour });
}
