import { expect, it } from 'vitest';
import { brokenRule, ruleInWords } from './new-password.ts';

it.each([
  ['Sunny-day-7', 'Sunny-day-8', 'PASSWORD_MISMATCH'],
  ['a-1', 'a-1', 'PASSWORD_TOO_SHORT'],
  ['abcdefgh', 'abcdefgh', 'PASSWORD_COMPOSITION'],
  ['abcdefg1', 'abcdefg1', 'PASSWORD_COMPOSITION'],
  ['señor-día-1', 'señor-día-1', undefined],
])('of %s and %s breaks %s', (password, confirmation, rule) => {
  expect(brokenRule(password, confirmation)).toBe(rule);
});

it.each([
  ['INVALID_NEW_PASSWORD invalid repeated password', 'PASSWORD_REUSED'],
  ['invalid_new_password weak password', 'PASSWORD_COMMON'],
  ['Your password is easy to guess', 'PASSWORD_COMMON'],
  ['Your password must include letters and numbers', 'PASSWORD_COMPOSITION'],
  ['the one-time password is invalid', undefined],
  ['invalid_otp', undefined],
  ['', undefined],
])('the words "%s" are about %s', (words, rule) => {
  expect(ruleInWords(words)).toBe(rule);
});
