import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { openServices } from '../../open-services.ts';
import { createTestClock } from '../../testing/test-org.ts';
import { createHeadlessCodes } from './headless-codes.ts';

it.each([
  ['headless.logIn', 'wrong'],
  ['headless.reset', 'wrong'],
  ['headless.registration', 'right'],
] as const)('a code of %s that is withdrawn with those of a user is %s', (purpose, state) => {
  const services = openServices(new DatabaseSync(':memory:'), { clock: createTestClock(), seed: 'empty' });
  const codes = createHeadlessCodes(services);
  const { identifier, code } = codes.issue({ purpose, subject: '005' });
  const other = codes.issue({ purpose, subject: '006' });
  codes.withdraw('005');
  expect(codes.use(purpose, identifier, code)).toMatchObject({ state });
  expect(codes.use(purpose, other.identifier, other.code)).toMatchObject({ state: 'right' });
});
