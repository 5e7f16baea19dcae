import { addPasskey, beginPasskey, createClient, getPasskeys, logIn } from '@energy-portal/sdk';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { createSandboxOrg } from '../sandbox/index.ts';
import { createSoftwarePasskey } from './software-passkey.ts';

const page = { origin: 'http://portal.test', rpId: 'portal.test' };
const currentPassword = 'Sunny-day-7';

it('adds no passkey of which the customer cannot be told', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'passkeys-'));
  const database = join(folder, 'org.db');
  const org = createSandboxOrg({
    database,
    clock: Date,
    seed: 'demo',
    passwordCost: 16,
    report: () => undefined,
  });
  let cookie = '';
  const client = createClient({
    baseUrl: page.origin,
    fetch: async (request) => {
      request.headers.set('origin', page.origin);
      request.headers.set('cookie', cookie);
      const answer = await org.fetch(request);
      cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
      return answer;
    },
  });
  await client.write(logIn, { username: 'maria.lopez', password: currentPassword });
  const begun = await client.write(beginPasskey, { name: 'My phone', currentPassword });
  const other = new DatabaseSync(database);
  other.exec(
    "CREATE TRIGGER unsent BEFORE INSERT ON sandbox_message BEGIN SELECT RAISE(ABORT, 'unsent'); END",
  );
  other.close();
  const credential = createSoftwarePasskey().create(begun.options, page);
  await expect(
    client.write(addPasskey, { challengeId: begun.challengeId, credential }),
  ).rejects.toMatchObject({
    status: 500,
  });
  expect(await client.read(getPasskeys, {}, { policy: 'no-cache' })).toMatchObject({
    data: { passkeys: [] },
  });
  org.close();
  rmSync(folder, { recursive: true });
});
