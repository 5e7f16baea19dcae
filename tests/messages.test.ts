import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Message } from './e2e/catalogue/message.ts';
import { messages } from './e2e/catalogue/messages.ts';
import { leavesOf, readTexts, words } from './e2e/words.ts';

const rows: readonly (readonly [string, Message])[] = Object.entries(messages);

/** Requirement 000, sections 5 and 8, where they give the words. */
const required: readonly string[] = [
  'Your login attempt has failed. Make sure the username and password are correct.',
  'Your old password is invalid.',
  'Reset password link expired. Please try again.',
  'Please try with correct user or latest reset password link.',
  'Email Address already exists.',
  'Order not found. Cannot locate order. Please contact Customer Service.',
  'We are not able to verify your registration at this time.',
  'Payment did not process successfully. An error has occurred in processing your payment. Please try again later.',
  'No matching deposit record found.',
  'API callout Error.',
  'There is an error while processing your autopay, try again later.',
  'Failed to enroll. An unexpected error occurred.',
  'Error Sending Email.',
  'One or more inputs are invalid. Please try again.',
  'Something went wrong. Please try again.',
  'Unable to Process.',
  'Not all required documents have been uploaded.',
  'File exceeds the maximum upload size.',
  'Contact Customer Service. This account is not currently active.',
  'New Password and Confirm New Password do not match.',
  'Enter a valid email address, such as {email}',
  'You have entered an invalid format',
  'Please enter valid phone number.',
];

/** Messages of section 8 whose words are not shown. */
const unworded = [
  'verificationUnavailable',
  'fileFormatInvalid',
  'userNotFound',
  'enrolledInPlan',
  'enrolledInPaperless',
  'autopaySet',
  'paymentProcessed',
  'passwordChanged',
  'verificationLinkSent',
  'messageSubmitted',
  'resetLinkSent',
] as const;

const textAt = (language: 'en' | 'es', address: string) => {
  const [file = '', path = ''] = address.split(':');
  return words(language, file, (name) => `{${name}}`)(path);
};

describe('the catalogue of messages', () => {
  it.each(required)('has a row for “%s”', (wording) => {
    expect(rows.some(([, row]) => row.wording === wording)).toBe(true);
  });

  it.each(unworded)('has a row for what the requirement leaves unworded: %s', (id) => {
    expect(rows.map(([name]) => name)).toContain(id);
  });

  it.each(rows)('%s says what is required, in both languages', (_, { texts, wording }) => {
    const [address] = texts;
    if (wording !== undefined) expect(textAt('en', address)).toBe(wording);
    for (const one of texts) expect(textAt('es', one)).not.toBe(textAt('en', one));
  });

  it.each(rows)('%s belongs to a screen that there is', (_, { screen }) => {
    expect(existsSync(new URL(`../screen-configs/${screen}.json`, import.meta.url))).toBe(true);
  });

  it.each(['en', 'es'] as const)('reaches every message that the screens share, in %s', (language) => {
    const reached = rows.flatMap(([, { texts }]) => texts);
    const shared = leavesOf(readTexts(language, 'errors')).map((path) => `errors:${path}`);
    expect(shared.filter((address) => !reached.includes(address))).toEqual([]);
  });
});
