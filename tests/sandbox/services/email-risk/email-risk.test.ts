import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { assessEmail, canSendTo, readEmailForm } from './email-risk.ts';

describe('the form of an address', () => {
  it.each([
    ['maria.lopez@example.com', 'address'],
    ['  maria@example.com ', 'address'],
    ["o'neil+bill@mail.example.co.uk", 'address'],
    ['maria', 'nothing'],
    ['', 'nothing'],
    ['@', 'nothing'],
    ['maria@', 'mistake'],
    ['@example.com', 'mistake'],
    ['maria@example', 'mistake'],
    ['maria@@example.com', 'mistake'],
    ['maria..lopez@example.com', 'mistake'],
    ['.maria@example.com', 'mistake'],
    ['maria lopez@example.com', 'mistake'],
    ['maria@-example.com', 'mistake'],
    ['maria@127.0.0.1', 'mistake'],
    [`${'m'.repeat(65)}@example.com`, 'mistake'],
  ])('%j is: %s', (text, want) => {
    expect(readEmailForm(text)).toBe(want);
  });
});

describe('what is known of an address', () => {
  it.each([
    ['x@gmail.com', 'deliverable', 'low', null, []],
    ['x@mail.com', 'deliverable', 'low', null, []],
    ['x@some-firm.example', 'deliverable', 'low', null, []],
    ['x@gmial.com', 'undeliverable', 'unknown', 'undeliverable', ['x@gmail.com']],
    ['x@GMAIL.con', 'undeliverable', 'unknown', 'undeliverable', ['x@gmail.com']],
    ['x@yaho.com', 'undeliverable', 'unknown', 'undeliverable', ['x@yahoo.com']],
    ['x@hotnail.co', 'undeliverable', 'unknown', 'undeliverable', ['x@hotmail.com']],
    ['x@some-firm.con', 'undeliverable', 'unknown', 'undeliverable', ['x@some-firm.com']],
    ['x@bounce.example', 'undeliverable', 'unknown', 'undeliverable', []],
    ['x@nowhere.invalid', 'undeliverable', 'unknown', 'undeliverable', []],
    ['x@throwaway.example', 'deliverable', 'high', 'highRisk', []],
    ['x@mailinator.com', 'deliverable', 'high', 'highRisk', []],
    ['x@unknown.example', 'unknown', 'unknown', null, []],
  ])('%s', (email, deliverability, risk, warning, suggestions) => {
    expect(assessEmail(email)).toEqual({ email, deliverability, risk, warning, suggestions });
  });

  it('sends everywhere but to the domain that refuses', () => {
    expect(canSendTo('x@Refused.Example')).toBe(false);
    expect(canSendTo('x@not-refused.example')).toBe(true);
  });
});

it.each([
  ['gmail', 'gmail', 0],
  ['gmial', 'gmail', 1],
  ['gmai', 'gmail', 1],
  ['gmaill', 'gmail', 1],
  ['gnail', 'gmail', 1],
  ['', 'abc', 3],
  ['abc', '', 3],
])('from %j to %j: %d', (left, right, want) => {
  expect(editDistance(left, right)).toBe(want);
});
