import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { openServices } from '../open-services.ts';
import { createTestClock } from '../testing/test-org.ts';
import { knownObject } from './repository.ts';

it('takes no text that is longer than its field, as the platform takes none', () => {
  const clock = createTestClock();
  const { repository } = openServices(new DatabaseSync(':memory:'), {
    clock,
    seed: 'empty',
    passwordCost: 16,
  });
  const accounts = knownObject(repository, 'Account');
  const how = { userId: '005RM000000AbCdYAK', now: clock.now() };
  const values = { Name: 'Lopez', Status__c: 'Active', ESIID__c: '1'.repeat(22) };
  const id = repository.insert(accounts, values, how);
  const tooLong = { ...values, ESIID__c: '1'.repeat(23) };
  expect(() => repository.insert(accounts, tooLong, how)).toThrow('STRING_TOO_LONG: Account.ESIID__c');
  expect(() => repository.update(accounts, { id, values: tooLong }, how)).toThrow('STRING_TOO_LONG');
});
