import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { openServices } from '../../open-services.ts';
import { createTestClock } from '../../testing/test-org.ts';
import { createCredentials } from './credentials.ts';

function openEmpty(options: { readonly passwordCost?: number } = {}) {
  return openServices(new DatabaseSync(':memory:'), { clock: createTestClock(), seed: 'empty', ...options });
}

it("hashes at node's cost unless told otherwise", async () => {
  expect((await openEmpty().credentials.hash('Sunny-day-7')).cost).toBe(16_384);
  expect((await openEmpty({ passwordCost: 16 }).credentials.hash('Sunny-day-7')).cost).toBe(16);
});

it('checks passwords that were hashed at another cost, and never without a stored one', async () => {
  const services = openEmpty({ passwordCost: 16 });
  const stored = await services.credentials.hash('Sunny-day-7');
  const later = createCredentials(services.statements, 32);
  expect(await later.check('Sunny-day-7', stored)).toBe(true);
  expect(await later.check('sunny-day-7', stored)).toBe(false);
  expect(await later.check('Sunny-day-7', undefined)).toBe(false);
});

it('takes a password however a keyboard composes its letters', async () => {
  const { credentials } = openEmpty({ passwordCost: 16 });
  const stored = await credentials.hash('Contrase\u00f1a-7');
  expect(await credentials.check('Contrasen\u0303a-7', stored)).toBe(true);
});

it('stores no password as it was typed', async () => {
  const { credentials, statements } = openEmpty({ passwordCost: 16 });
  credentials.set('005', await credentials.hash('Sunny-day-7'));
  credentials.set('005', await credentials.hash('Cloudy-day-8'));
  const rows = ['sandbox_credential', 'sandbox_earlier_password'].flatMap((table) =>
    statements.all(`SELECT * FROM ${table}`, []),
  );
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain('day');
});
