import { DatabaseSync } from 'node:sqlite';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  confirmRegistration,
  createClient,
  dataOf,
  getAccounts,
  logIn,
  type Client,
  type Json,
  type JsonObject,
} from '@energy-portal/sdk';
import { createSandboxOrg, type SandboxOrg } from '../sandbox/index.ts';
import { readContractCases, type ContractCase } from './contract-cases.ts';
import { callOperation, type Outcome } from './operation-call.ts';
import { ANSWERED, GUEST_CALLS, NEUTRAL, OWNED, SECRETS } from './owned-members.ts';
import { differences } from './sandbox-differences.ts';
import { contractPage } from './contract-client.ts';

const password = 'Sunny-day-7';
const maria = { contactId: '003RM0000068xVCYAY', userId: '005RM000001ctYFYAY', account: '4400712345' };

/** Everybody who is not Maria: somebody else, somebody who has a log-in and no account, and nobody. */
const others = [
  ['another customer', 'james.carter@example.com'],
  ['a log-in without an account', 'noah.bell@example.com'],
  ['nobody', undefined],
] as const;

const cases = new Map((await readContractCases()).map((one) => [one.operationId, one]));
const hasAny = (config: JsonObject, names: readonly string[]) => names.some((name) => name in config);

const folder = mkdtempSync(join(tmpdir(), 'ownership-'));
let org: SandboxOrg;
let database: DatabaseSync;
beforeAll(async () => {
  const path = join(folder, 'org.db');
  org = createSandboxOrg({
    database: path,
    clock: { now: () => Date.now() },
    seed: 'demo',
    passwordCost: 16,
  });
  database = new DatabaseSync(path, { readOnly: true });
  await registerNoah();
});
afterAll(() => {
  database.close();
  org.close();
  rmSync(folder, { recursive: true });
});

/** A browser of a customer, or of a guest. */
async function visitor(username?: string): Promise<Client> {
  let cookie = '';
  const send = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    if (cookie !== '') request.headers.set('cookie', cookie);
    request.headers.set('x-requested-with', 'portal');
    request.headers.set('origin', contractPage.origin);
    request.headers.set('sec-fetch-site', 'same-origin');
    const answer = await org.fetch(request);
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return answer;
  };
  const client = createClient({ baseUrl: contractPage.origin, fetch: send });
  if (username !== undefined) await client.write(logIn, { username, password });
  return client;
}

/** Gives the prospect of the demo a log-in; an account comes when the enrolment is through. */
async function registerNoah(): Promise<void> {
  const client = await visitor();
  await client.write(confirmRegistration, { token: 'kJ8sV2mQx7Rz4tYbN1cW9eHa' });
}

/** Tables of which a line more or less is nobody's loss: anybody may try, and have a link sent to whoever it is. */
const ANYBODYS = ['sandbox_link', 'sandbox_session', 'sandbox_try'];

/** Lines of the org that are Maria's, as texts: those with an id of hers; and the ids of these lines. */
interface Belongings {
  readonly rows: ReadonlySet<string>;
  readonly ids: readonly string[];
}

let known: (Belongings & { readonly version: unknown }) | undefined;

/** Maria's rows in the org, read anew where something was written meanwhile. */
function belongingsOfMaria(): Belongings {
  const version = database.prepare('PRAGMA data_version').get()?.['data_version'];
  if (known?.version !== version || known === undefined) known = { ...readBelongings(), version };
  return known;
}

function readBelongings(): Belongings {
  const tables = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !ANYBODYS.includes(name));
  const rows = new Set<string>();
  const ids: string[] = [];
  for (const table of tables) {
    for (const row of rowsWithIdOfMaria(table)) {
      rows.add(`${table} ${JSON.stringify(row)}`);
      if (typeof row['Id'] === 'string') ids.push(row['Id']);
    }
  }
  return { rows, ids };
}

/** The lines of a table with an id of hers in any column, found where they are: nearly all of the org is of others. */
function rowsWithIdOfMaria(table: string) {
  const columns = database.prepare(`PRAGMA table_info("${table}")`).all();
  const ids = Object.values(maria);
  const holds = columns.flatMap(({ name }) => ids.map((_, at) => `instr("${String(name)}", ?${at + 1})`));
  return database.prepare(`SELECT * FROM "${table}" WHERE ${holds.join(' OR ')}`).all(...ids);
}

/** Values that are Maria's alone, and long enough not to stand anywhere else. */
const marks = [
  'maria.lopez@example.com',
  'Maria Lopez',
  '210 Barton Springs',
  'ENR-2026-104417',
  ...Object.values(maria),
];

/** Maria's own call, for which there is what it is about; with other secrets, which nobody was given. */
async function callOfMaria({ operationId, operation, config }: ContractCase): Promise<JsonObject> {
  const difference = differences[operationId];
  if (difference && operation.table.kind === 'write') {
    org.reset();
    await registerNoah();
  }
  const client = await visitor('maria.lopez@example.com');
  const own =
    (await difference?.prepare({ client, prefer: () => undefined, takeViolations: () => [] }, config)) ??
    config;
  return Object.fromEntries(
    Object.entries(own).map(([name, value]) => [name, SECRETS.includes(name) ? otherThan(value) : value]),
  );
}

/** A secret of the same form, which is another one. */
function otherThan(secret: Json): Json {
  if (typeof secret !== 'string') return secret;
  const [one, other] = /\d$/.test(secret) ? ['7', '8'] : ['x', 'y'];
  return `${secret.slice(0, -1)}${secret.endsWith(one) ? other : one}`;
}

/** The data or the errors of a call, as one text. */
const toldBy = (outcome: Outcome): string =>
  JSON.stringify('data' in outcome ? outcome.data : outcome.error.errors) ?? '';

describe.each([...cases.values()].map((one) => [one.operationId, one] as const))('%s of Maria', (_, one) => {
  let config: JsonObject = {};
  beforeAll(async () => {
    config = await callOfMaria(one);
  });

  it.each(others)('tells %s nothing of her, and changes nothing of hers', async (_who, username) => {
    const client = await visitor(username);
    const before = belongingsOfMaria();
    expect(before.rows.size).toBeGreaterThan(20);
    const outcome = await callOperation(client, one.operation, config);
    const [told, sent] = [toldBy(outcome), JSON.stringify(config)];
    const hers = [...marks, ...before.ids];
    expect(hers.filter((mark) => told.includes(mark) && !sent.includes(mark))).toEqual([]);
    const after = belongingsOfMaria();
    expect([...before.rows].filter((row) => !after.rows.has(row))).toEqual([]);
    if (username === undefined && !GUEST_CALLS.includes(one.operationId))
      expect(outcome).toMatchObject({ error: { status: 401 } });
    const isAnswered = [...GUEST_CALLS, ...ANSWERED].includes(one.operationId);
    if (hasAny(config, [...OWNED, ...SECRETS]) && !isAnswered) expect(outcome).toHaveProperty('error');
  });
});

it('knows of every call with an id whose it is', () => {
  const idNames = new Set([...cases.values()].flatMap(({ config }) => Object.keys(config)));
  const known: readonly string[] = [...OWNED, ...SECRETS, ...NEUTRAL];
  const ids = [...idNames].filter((name) => /Id$|Ids$|Number$|Token$|^token$/.test(name));
  expect(ids.filter((name) => !known.includes(name))).toEqual([]);
});

it('has somebody with a log-in and no account', async () => {
  const client = await visitor('noah.bell@example.com');
  expect(dataOf(await client.read(getAccounts, {}))?.accounts).toEqual([]);
});

it('walks every call of both specs', () => {
  const apis = [...cases.values()].map(({ api }) => api);
  expect(new Set(apis)).toEqual(new Set(['apex', 'ui-api']));
  expect(cases.size).toBeGreaterThan(210);
  expect(GUEST_CALLS.filter((id) => !cases.has(id))).toEqual([]);
});
