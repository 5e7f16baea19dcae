import { DatabaseSync } from 'node:sqlite';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, logIn, setUpAutopay, type Client, type JsonObject } from '@energy-portal/sdk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSandboxOrg, type SandboxOrg } from '../../sandbox/index.ts';
import { readContractCases } from '../contract-cases.ts';
import { callOperation } from '../operation-call.ts';
import { autopayConfig, budgetConfig, callConfig, extensionConfig, visitConfig } from '../sandbox-configs.ts';
import { readScreenOperations } from '../screen-operations.ts';

const credentials = { username: 'maria.lopez@example.com', password: 'Sunny-day-7' };
const onScreens = readScreenOperations();
const writes = new Map(
  (await readContractCases())
    .filter(
      ({ operationId, operation }) => onScreens.includes(operationId) && operation.table.kind === 'write',
    )
    .map((one) => [one.operationId, one]),
);
const named = [...writes.values()].filter(({ config }) => 'idempotencyKey' in config);

/** Writes that the demo's customer cannot make with the contract's example: amounts and days of agreements are those of today. */
const notHere = ['changeAutopay', 'setUpAutopay', 'setUpBudgetBilling', 'setUpPaymentExtension'];

/** Calls about a time that lies ahead, whatever today is. */
const ahead: Readonly<Record<string, typeof callConfig | typeof visitConfig>> = {
  bookVisit: visitConfig,
  requestCall: callConfig,
};

const folder = mkdtempSync(join(tmpdir(), 'repeated-'));
const path = join(folder, 'org.db');
let org: SandboxOrg;
let database: DatabaseSync;
beforeAll(() => {
  org = createSandboxOrg({ database: path, clock: Date, seed: 'demo', control: true, passwordCost: 16 });
  database = new DatabaseSync(path, { readOnly: true });
});
afterAll(() => {
  database.close();
  org.close();
  rmSync(folder, { recursive: true });
});

const control = async (command: string, body: object = {}): Promise<void> => {
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'test' };
  const address = `http://org.test/__sandbox/control/${command}`;
  const answer = await org.fetch(
    new Request(address, { method: 'POST', headers, body: JSON.stringify(body) }),
  );
  if (!answer.ok) throw new Error(await answer.text());
};

async function openClient(): Promise<Client> {
  let cookie = '';
  const fetch = async (request: Request): Promise<Response> => {
    if (cookie !== '') request.headers.set('cookie', cookie);
    const answer = await org.fetch(request);
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return answer;
  };
  const client = createClient({ baseUrl: 'http://org.test', fetch });
  await client.write(logIn, credentials);
  return client;
}

/** The rows of the org, but for what counts calls: the processor notes how often it was asked. */
function rows(): readonly string[] {
  const tables = database
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT IN ('sandbox_session', 'sandbox_try')",
    )
    .all()
    .map(({ name }) => String(name));
  return tables.flatMap((table) => {
    const all = database.prepare(`SELECT * FROM "${table}"`).all();
    return all.map(
      (row) => `${table} ${JSON.stringify({ ...row, ...(table === 'sandbox_charge' && { tries: 1 }) })}`,
    );
  });
}

it('have a name on every screen that pays, orders, books or writes to somebody', () => {
  expect(named.map(({ operationId }) => operationId)).toHaveLength(17);
});

it.each(named.filter(({ operationId }) => !notHere.includes(operationId)))(
  '$operationId is done once, however often it arrives and whatever becomes of its answers',
  async ({ operationId, operation, config: example }) => {
    await control('reset');
    const client = await openClient();
    const config = (await ahead[operationId]?.({ client })) ?? example;
    await control('errors', { operation: operationId, kind: 'lost' });
    const lost = await callOperation(client, operation, config);
    expect(lost).toMatchObject({ error: { code: 'NETWORK' } });
    const once = rows();
    const second = await callOperation(client, operation, config);
    await control('errors', { operation: operationId, kind: 'duplicate' });
    const third = await callOperation(client, operation, config);
    expect(second).toMatchObject({ data: expect.anything() as unknown });
    expect(third).toEqual(second);
    expect(rows()).toEqual(once);
  },
);

/** Calls of which the contract's example says what is true of another day. */
const ofToday: Readonly<Record<string, (client: Client) => Promise<JsonObject>>> = {
  bookVisit: (client) => visitConfig({ client }),
  requestCall: (client) => callConfig({ client }),
  setUpAutopay: (client) => autopayConfig({ client }, crypto.randomUUID()),
  setUpBudgetBilling: (client) => budgetConfig({ client }),
  setUpPaymentExtension: (client) => extensionConfig({ client }),
  async changeAutopay(client) {
    const first = await autopayConfig({ client }, crypto.randomUUID());
    await client.write(setUpAutopay, first);
    return { ...first, idempotencyKey: crypto.randomUUID() };
  },
};

it.each(named)(
  '$operationId that is stored is never told as too many',
  async ({ operationId, operation, config: example }) => {
    await control('reset');
    const client = await openClient();
    const config = (await ofToday[operationId]?.(client)) ?? example;
    const stored = await callOperation(client, operation, config);
    expect(stored).toMatchObject({ data: expect.anything() as unknown });
    let isTooMany = false;
    for (let at = 0; at < 60 && !isTooMany; at += 1) {
      const more = { ...config, idempotencyKey: crypto.randomUUID() };
      const outcome = await callOperation(client, operation, more);
      isTooMany = 'error' in outcome && outcome.error.status === 429;
    }
    expect(isTooMany).toBe(true);
    expect(await callOperation(client, operation, config)).toEqual(stored);
  },
);
