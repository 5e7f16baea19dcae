import { DatabaseSync } from 'node:sqlite';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, logIn, type Client, type JsonObject } from '@energy-portal/sdk';
import { createSandboxOrg, servedOperations, type SandboxOrg } from '../sandbox/index.ts';
import { readContractCases } from './contract-cases.ts';
import { callOperation } from './operation-call.ts';

const password = 'Sunny-day-7';
const maria = { contactId: '003RM0000068xVCYAY', userId: '005RM000001ctYFYAY', account: '4400712345' };

/** Members of a call that say whose thing it is about: a call with one of them is refused to others, or finds nothing. */
const OWNED = [
  'accountNumber',
  'authorizationId',
  'billId',
  'callId',
  'caseId',
  'contactId',
  'contentDocumentId',
  'contextId',
  'documentId',
  'favoriteId',
  'fileId',
  'orderId',
  'parentRecordId',
  'passkeyId',
  'paymentId',
  'paymentMethodId',
  'recordId',
  'recordIds',
  'sourceRecordId',
  'visitId',
] as const;

/** Whoever has one of them is let in: it is what proves who somebody is. */
const SECRETS = [
  'challengeId',
  'linkToken',
  'password',
  'newPassword',
  'token',
  'registrationId',
  'verificationId',
  'confirmationNumber',
];

const cases = new Map((await readContractCases()).map((one) => [one.operationId, one]));
const hasAny = (config: JsonObject, names: readonly string[]) => names.some((name) => name in config);

const folder = mkdtempSync(join(tmpdir(), 'ownership-'));
let org: SandboxOrg;
let database: DatabaseSync;
beforeAll(() => {
  const path = join(folder, 'org.db');
  org = createSandboxOrg({
    database: path,
    clock: { now: () => Date.now() },
    seed: 'demo',
    passwordCost: 16,
  });
  database = new DatabaseSync(path, { readOnly: true });
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
    const answer = await org.fetch(request);
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return answer;
  };
  const client = createClient({ baseUrl: 'http://org.test', fetch: send });
  if (username !== undefined) await client.write(logIn, { username, password });
  return client;
}

/** The rows of the org that are Maria's, as texts: those with an id of hers. Anybody may have a link for a new password sent to her, in the place of the one before. */
function rowsOfMaria(): ReadonlySet<string> {
  const tables = database
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT IN ('sandbox_link', 'sandbox_session', 'sandbox_try')",
    )
    .all()
    .map(({ name }) => String(name));
  const rows = tables.flatMap((table) =>
    database
      .prepare(`SELECT * FROM "${table}"`)
      .all()
      .map((row) => `${table} ${JSON.stringify(row)}`),
  );
  return new Set(rows.filter((row) => Object.values(maria).some((id) => row.includes(id))));
}

/** Values that are Maria's alone, and long enough not to stand anywhere else. */
const marks = [
  'maria.lopez@example.com',
  'Maria Lopez',
  '210 Barton Springs',
  'ENR-2026-104417',
  ...Object.values(maria),
];

describe.each([
  ['James', 'james.carter@example.com'],
  ['Diego', 'diego.ramos@example.com'],
  ['a guest', undefined],
] as const)('%s, who asks for what is Maria’s', (_, username) => {
  it.each(servedOperations.filter((id) => cases.has(id)))('%s', async (operationId) => {
    const one = cases.get(operationId);
    if (one === undefined) throw new Error(operationId);
    const { operation, config } = one;
    if (hasAny(config, SECRETS)) return;
    const client = await visitor(username);
    const isWrite = operation.table.kind === 'write';
    const before = isWrite ? rowsOfMaria() : new Set<string>();
    if (isWrite) expect(before.size).toBeGreaterThan(20);
    const outcome = await callOperation(client, operation, config);
    const told = JSON.stringify('data' in outcome ? outcome.data : outcome.error.errors) ?? '';
    const sent = JSON.stringify(config);
    expect(marks.filter((mark) => told.includes(mark) && !sent.includes(mark))).toEqual([]);
    const after = isWrite ? rowsOfMaria() : before;
    expect([...before].filter((row) => !after.has(row))).toEqual([]);
  });
});

it('knows of every call with an id whose it is', () => {
  const idNames = new Set([...cases.values()].flatMap(({ config }) => Object.keys(config)));
  const known: readonly string[] = [...OWNED, ...SECRETS, ...NEUTRAL];
  const ids = [...idNames].filter((name) => /Id$|Ids$|Number$|Token$|^token$/.test(name));
  expect(ids.filter((name) => !known.includes(name))).toEqual([]);
});

/** Ids of what is everybody's, or is named only within a thing that has an owner. */
const NEUTRAL: readonly string[] = [
  'appId',
  'articleId',
  'fileIds',
  'listViewId',
  'listViewIds',
  'paymentToken',
  'planId',
  'preferencesId',
  'preferencesIds',
  'questionId',
  'recordTypeId',
  'relatedListId',
  'relatedListRecordIds',
  'requirementId',
  'slotId',
];
