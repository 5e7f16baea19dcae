import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { createStatements } from '../../database/statements.ts';
import { createTestClock } from '../../testing/test-org.ts';
import type { PaymentDetails } from './token-issuer.ts';
import { PROCESSOR_TABLES, UNKNOWN_FOR, createProcessor } from './tokens.ts';

function openProcessor() {
  const database = new DatabaseSync(':memory:');
  database.exec(PROCESSOR_TABLES);
  const clock = createTestClock();
  const processor = createProcessor(createStatements(database), clock);
  const issue = (details: PaymentDetails): string => {
    const result = processor.issue(details);
    return result.state === 'issued' ? result.token : '';
  };
  const tokens = () => database.prepare('SELECT count(*) AS count FROM sandbox_token').get()?.['count'];
  return { processor, clock, issue, tokens };
}

const card = (number: string, expires = '2028-04') => ({ kind: 'card', number, expires }) as const;
const bank = (number: string, routingNumber = '110000000') =>
  ({ kind: 'bank', number, routingNumber, accountType: 'checking' }) as const;

describe('issuing tokens', () => {
  it.each([
    ['a Visa card', card('4242 4242 4242 4242'), { brandName: 'Visa', lastFour: '4242' }],
    ['a Mastercard', card('5555555555554444'), { brandName: 'Mastercard', lastFour: '4444' }],
    ['an American Express card', card('3782-822463-10005'), { brandName: 'American Express' }],
    ['a bank account', bank('000123456789'), { brandName: 'First Lakes Bank', lastFour: '6789' }],
    ['another bank', bank('000123456789', '021000021'), { brandName: 'Bank' }],
  ])('accepts %s', (_, details, want) => {
    expect(openProcessor().processor.issue(details)).toMatchObject({ state: 'issued', ...want });
  });

  it.each([
    ['a wrong check digit', card('4242424242424241'), 'number'],
    ['no card number', card('123'), 'number'],
    ['a card of last month', card('4242424242424242', '2026-10'), 'expires'],
    ['a month that is none', card('4242424242424242', '2028-13'), 'expires'],
    ['a wrong routing number', bank('000123456789', '110000001'), 'routingNumber'],
    ['letters as account', bank('12ab'), 'number'],
  ])('refuses %s', (_, details, field) => {
    const { processor } = openProcessor();
    expect(processor.check(details)).toBe(field);
    expect(processor.issue(details)).toEqual({ state: 'refused', field });
  });

  it('checks details without keeping anything of them', () => {
    const { processor, tokens } = openProcessor();
    expect(processor.check(card('4242424242424242'))).toBeUndefined();
    expect(tokens()).toBe(0);
  });
});

describe('charging', () => {
  it('charges once for each key', () => {
    const { processor, issue } = openProcessor();
    const token = issue(card('4242424242424242'));
    const first = processor.charge(token, 15_000, 'key-1');
    expect(first).toMatchObject({ state: 'succeeded', confirmationNumber: 'DEP-88204417' });
    expect(processor.charge(token, 15_000, 'key-1')).toEqual(first);
    expect(processor.outcomeOf('key-1')).toEqual(first);
  });

  it('takes a token once', () => {
    const { processor, issue } = openProcessor();
    const token = issue(card('4242424242424242'));
    processor.charge(token, 100, 'key-1');
    expect(processor.charge(token, 100, 'key-2')).toEqual({ state: 'declined' });
    expect(processor.take(token)).toBeUndefined();
    expect(processor.charge('tok_unknown', 100, 'key-3')).toEqual({ state: 'declined' });
  });

  it.each([
    ['4000000000000002', 'declined', 'declined'],
    ['4000000000000077', 'unknown', 'succeeded'],
    ['4000000000000259', 'unknown', 'declined'],
  ])('%s is %s, and %s in the end', (number, now, later) => {
    const { processor, clock, issue } = openProcessor();
    expect(processor.charge(issue(card(number)), 100, 'key').state).toBe(now);
    clock.advance(UNKNOWN_FOR);
    expect(processor.outcomeOf('key')?.state).toBe(later);
  });

  it('can be asked to be tried again with the same key', () => {
    const { processor, issue } = openProcessor();
    const token = issue(card('4000000000000119'));
    expect(processor.charge(token, 100, 'key')).toEqual({ state: 'retry' });
    expect(processor.outcomeOf('key')).toBeUndefined();
    expect(processor.charge(token, 100, 'key').state).toBe('succeeded');
  });

  it('lets a fixed token be used again', () => {
    const { processor } = openProcessor();
    processor.issue(card('4242424242424242'), { token: 'tok_fixed_1' });
    expect(processor.charge('tok_fixed_1', 1, 'a').state).toBe('succeeded');
    expect(processor.charge('tok_fixed_1', 1, 'b').state).toBe('succeeded');
  });
});
