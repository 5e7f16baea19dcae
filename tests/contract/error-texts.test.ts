import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Json } from '@energy-portal/sdk';
import { readContractCases } from './contract-cases.ts';

/** Codes whose messages do not say what to do; the portal says them in its own words. */
const reworded = ['NEW_CUSTOMERS_ONLY', 'PLAN_NOT_OFFERED', 'SERVICE_EXISTS', 'TOO_MANY_REQUESTS'];

/**
 * Codes that no screen looks up: it leads to the log-in, shows that nothing is there, offers to try again, or has words of
 * its own.
 */
const toldByTheScreen = [
  'FORMAT_INVALID',
  'INVALID_SESSION_ID',
  'NOT_FOUND',
  'PASSKEY_NOT_ACCEPTED',
  'SERVER_UNAVAILABLE',
];

interface ApexError {
  readonly errorCode: string;
  readonly message: string;
}

function textsOf(language: 'en' | 'es'): Readonly<Record<string, unknown>> {
  const file = new URL(`../../locales/${language}/errors.json`, import.meta.url);
  // A locale file is one object.
  return JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>;
}

/** `LOGIN_FAILED` is told as `errors.loginFailed`. */
function keyOf(code: string): string {
  return code.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** A spec's `{email}` is i18next's `{{email}}`. */
function inLocaleForm(message: string): string {
  return message.replace(/\{(\w+)\}/g, '{{$1}}');
}

// Every body of a failed Apex call is a list of these; the mocks' suite validates them.
const errorsIn = (body: Json | undefined) => (Array.isArray(body) ? (body as unknown as ApexError[]) : []);

const cases = await readContractCases();
const messages = new Map(
  cases
    .filter(({ api, status }) => api === 'apex' && status >= 400)
    .flatMap(({ body }) => errorsIn(body))
    .map(({ errorCode, message }) => [errorCode, message]),
);
const english = textsOf('en');
const spanish = textsOf('es');

describe('every error code of the Apex calls', () => {
  it('is found in the examples', () => expect(messages.size).toBeGreaterThan(40));

  it.each(toldByTheScreen)('%s needs no text', (code) => {
    expect(messages.has(code)).toBe(true);
    expect(english[keyOf(code)]).toBeUndefined();
  });

  it.each([...messages].filter(([code]) => !toldByTheScreen.includes(code)))(
    '%s has its text: %s',
    (code, message) => {
      const text = english[keyOf(code)];
      expect(text).toBeTypeOf('string');
      if (!reworded.includes(code)) expect(text).toBe(inLocaleForm(message));
      expect(spanish[keyOf(code)]).toBeTypeOf('string');
      expect(spanish[keyOf(code)]).not.toBe(text);
    },
  );
});
