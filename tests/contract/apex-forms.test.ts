import { createClient, getPlans, logIn, requestPasswordReset, SdkError } from '@energy-portal/sdk';
import { createEnvelopedFetch, envelopes } from '@energy-portal/sdk/envelopes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandboxOrg, servedOperations, type SandboxOrg } from '../sandbox/index.ts';
import { readContractCases } from './contract-cases.ts';
import { contractPage, type ContractClient } from './contract-client.ts';
import { callOperation } from './operation-call.ts';
import { differences, maria } from './sandbox-differences.ts';

const FORMS = ['wrapped', 'rest'] as const;
type Form = (typeof FORMS)[number];

const cases = await readContractCases();
const operations = new Map(cases.filter(({ api }) => api === 'apex').map((one) => [one.operationId, one]));
const served = servedOperations.filter((id) => operations.has(id));

let org: SandboxOrg;
/** Addresses and statuses as they travelled. */
let travelled: { readonly path: string; readonly status: number }[];

function open(form: Form): ContractClient {
  let cookie = '';
  const send = async (request: Request): Promise<Response> => {
    const headers = new Headers(request.headers);
    headers.set('Cookie', cookie);
    headers.set('Origin', contractPage.origin);
    headers.set('Sec-Fetch-Site', 'same-origin');
    const response = await org.fetch(new Request(request, { headers }));
    cookie = response.headers.get('Set-Cookie')?.split(';')[0] ?? cookie;
    travelled.push({ path: new URL(request.url).pathname, status: response.status });
    return response;
  };
  const fetch = createEnvelopedFetch(send, envelopes.apex[form]);
  const client = createClient({ baseUrl: 'https://org.example', fetch, validate: 'all' });
  return { client, prefer: () => undefined, takeViolations: () => [] };
}

/** Status and code of a refused call; undefined for one that was not. */
async function deniedAs(call: Promise<unknown>): Promise<readonly unknown[] | undefined> {
  const outcome: unknown = await call.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (outcome === undefined) return undefined;
  return outcome instanceof SdkError ? [outcome.status, outcome.errors[0]?.errorCode] : [outcome];
}

describe.each(FORMS)('an org whose Apex is %s', (form) => {
  beforeAll(() => {
    travelled = [];
    org = createSandboxOrg({
      database: ':memory:',
      clock: { now: () => Date.now() },
      seed: 'demo',
      apexForm: form,
      passwordCost: 16,
      report: ({ operationId, reason, cause }) => {
        throw new Error(`${operationId}: ${reason}`, { cause });
      },
    });
  });
  afterAll(() => org.close());

  // One follows the other, as a registration does its code.
  it.each(served)('answers %s as the specs have it', async (operationId) => {
    if (differences[operationId]?.isFresh) org.reset();
    const contract = open(form);
    await contract.client.write(logIn, maria);
    const one = operations.get(operationId);
    if (one === undefined) throw new Error(operationId);
    const config = (await differences[operationId]?.prepare(contract, one.config)) ?? one.config;
    expect(await callOperation(contract.client, one.operation, config)).toHaveProperty('data');
  });

  it('says in its own way why a call is refused', async () => {
    const { client } = open(form);
    expect(await deniedAs(client.write(logIn, { ...maria, password: 'wrong' }))).toEqual([
      401,
      'LOGIN_FAILED',
    ]);
    expect(travelled.at(-1)?.status).toBe(form === 'wrapped' ? 200 : 401);
  });

  it('says a status that Apex cannot set', async () => {
    const { client } = open(form);
    const ask = () =>
      deniedAs(client.write(requestPasswordReset, { email: 'a@example.com', language: 'en' }));
    let told = await ask();
    for (let tries = 0; tries < 30 && told === undefined; tries += 1) told = await ask();
    expect(told).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(travelled.at(-1)?.status).toBe(form === 'wrapped' ? 200 : 400);
  });

  it('is asked at its own address, with numbers as text', async () => {
    const { client } = open(form);
    const snapshot = await client.read(getPlans, { zipCode: '78704', usageKwh: 842 });
    expect(snapshot).toMatchObject({ state: 'fulfilled', data: { usageKwh: 842 } });
    const base = form === 'wrapped' ? '/lwr/apex/v64.0' : '/services/apexrest/portal';
    expect(travelled.at(-1)?.path).toBe(`${base}/PortalDataController/getPlans`);
  });
});

it('has no Apex at the address of the specs where a class with RestResource has it', async () => {
  const rest = createSandboxOrg({ database: ':memory:', clock: Date, seed: 'demo', apexForm: 'rest' });
  const address = 'https://org.example/lwr/apex/v64.0/PortalDataController/getFooterSections';
  expect((await rest.fetch(new Request(address))).status).toBe(404);
  rest.close();
});
