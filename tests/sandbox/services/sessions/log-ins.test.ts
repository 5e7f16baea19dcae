import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { openServices } from '../../open-services.ts';
import { createTestClock } from '../../testing/test-org.ts';
import { createLogIns } from './log-ins.ts';

const MARIA = 'maria.lopez@example.com';

/** Log-ins of an org in which a password is changed while it is being checked. */
function openChanging() {
  const services = openServices(new DatabaseSync(':memory:'), {
    clock: createTestClock(),
    seed: 'demo',
    passwordCost: 16,
  });
  const { credentials, statements, users, clock } = services;
  const userId = users.ofAddress(MARIA)?.userId ?? '';
  const check: typeof credentials.check = async (password, stored) => {
    const isRight = await credentials.check(password, stored);
    credentials.set(userId, await credentials.hash('Cloudy-day-8'));
    return isRight;
  };
  return { userId, logIns: createLogIns(statements, clock, { ...credentials, check }) };
}

it('logs nobody in by a password that was changed while it was checked', async () => {
  const { logIns } = openChanging();
  expect(await logIns.try(MARIA, 'Sunny-day-7')).toEqual({ state: 'refused', triesLeft: 9 });
});

it('confirms nothing by a password that was changed while it was checked', async () => {
  const { logIns, userId } = openChanging();
  expect(await logIns.confirm(userId, 'Sunny-day-7')).toEqual({ state: 'refused', triesLeft: 9 });
});
