import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';
import { createStatements } from '../../database/statements.ts';
import { createTestClock } from '../../testing/test-org.ts';
import type { TestClock } from '../../testing/test-org.ts';
import { INTENT_TABLES, KEY_LIFETIME, createIntents } from './intents.ts';
import type { Intents } from './intents.ts';

let clock: TestClock;
let intents: Intents;
let done: number;
beforeEach(() => {
  const database = new DatabaseSync(':memory:');
  database.exec(INTENT_TABLES);
  clock = createTestClock();
  intents = createIntents(createStatements(database), clock);
  done = 0;
});

function ask(request: object, { scope = 'pay:maria', key = 'key-1' } = {}): unknown {
  const work = () => ({ status: 200, body: (done += 1) });
  return intents.once({ scope, key, request }, work, () => {
    throw new Error('conflict');
  }).body;
}

const first = { amount: 1, address: { city: 'Austin', lines: ['a', 'b'] }, idempotencyKey: 'key-1' };

describe('the same key', () => {
  it.each([
    ['the same request', first],
    ['other places of members', { idempotencyKey: 'key-1', address: first.address, amount: 1 }],
    ['other places further in', { ...first, address: { lines: ['a', 'b'], city: 'Austin' } }],
    ['its key in capitals', { ...first, idempotencyKey: 'KEY-1' }],
  ])('with %s does nothing again', (_, request) => {
    expect([ask(first), ask(request)]).toEqual([1, 1]);
    expect(done).toBe(1);
  });

  it.each([
    ['another value', { ...first, amount: 2 }],
    ['another value further in', { ...first, address: { ...first.address, city: 'Waco' } }],
    ['another order of a list', { ...first, address: { ...first.address, lines: ['b', 'a'] } }],
    ['one member more', { ...first, note: null }],
  ])('with %s is a conflict', (_, request) => {
    ask(first);
    expect(() => ask(request)).toThrow('conflict');
    expect(done).toBe(1);
  });

  it('of somebody else, and after its time, is another', () => {
    expect([ask(first), ask(first, { scope: 'pay:james' })]).toEqual([1, 2]);
    clock.advance(KEY_LIFETIME);
    expect(ask(first)).toBe(3);
  });

  it('is remembered only for what was done', () => {
    const broken = () => {
      throw new Error('broken');
    };
    const intent = { scope: 'pay:maria', key: 'key-1', request: first };
    expect(() => intents.once(intent, broken, broken)).toThrow('broken');
    expect(ask(first)).toBe(1);
  });
});
