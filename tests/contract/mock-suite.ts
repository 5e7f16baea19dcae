import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json, SdkError } from '@energy-portal/sdk';
import { loadOperations, readContractCases, type ApiName, type ContractCase } from './contract-cases.ts';
import { createContractClient } from './contract-client.ts';
import { callOperation } from './operation-call.ts';
import { startMock, type PrismServer } from './prism.ts';

/** Each commit goes through the first documented error of an operation, and through every sixth of the others. */
function triedOf(failures: readonly ContractCase[]): readonly ContractCase[] {
  const met = new Set<string>();
  return failures.filter(({ operationId }, at) => {
    const isFirst = !met.has(operationId);
    met.add(operationId);
    return process.env['TEST_DEPTH'] === 'deep' || isFirst || at % 6 === 0;
  });
}

const name = (one: ContractCase) => `${one.operationId} ${one.status} ${one.example}`;

/** Every example of one api goes through its adapter, against the mock of its spec. */
export async function describeMock(api: ApiName): Promise<void> {
  const cases = (await readContractCases()).filter((one) => one.api === api);
  const successes = cases.filter(({ status }) => status < 300).map((one) => [name(one), one] as const);
  const failures = triedOf(cases.filter(({ status }) => status >= 400)).map(
    (one) => [name(one), one] as const,
  );
  let server: PrismServer | undefined;
  beforeAll(async () => {
    server = await startMock(api);
  });
  afterAll(() => server?.close());
  const servers = () => (server === undefined ? {} : { [api]: server });

  describe(`every success example of ${api}, through its adapter`, () => {
    it.each(successes)('%s', async (_, one) => {
      const { outcome, contract } = await run(one, servers());
      expect(contract.takeViolations()).toEqual([]);
      expect(outcome).toHaveProperty('data');
      if (one.body !== undefined) expect((outcome as { data: unknown }).data).toEqual(shownOf(one));
    });
  });

  describe(`every documented error of ${api}, through its adapter`, () => {
    it.each(failures)('%s', async (_, one) => {
      const { outcome, contract } = await run(one, servers());
      expect(contract.takeViolations()).toEqual([]);
      expect(outcome).toMatchObject({
        error: { code: 'HTTP', status: one.status, operation: one.operationId },
      });
      const { error } = outcome as { error: SdkError };
      const codes = error.errors.map(({ errorCode }) => errorCode);
      expect(codes).toEqual(expect.arrayContaining([...codesIn(one.body)]));
    });
  });

  it(`covers every operation of ${api} with a success and an error`, async () => {
    const covered = (list: typeof successes) => new Set(list.map(([, one]) => one.operationId));
    const operations = Object.values(await loadOperations());
    const all = new Set(operations.filter(({ table }) => table.api === api).map(({ table }) => table.id));
    expect(covered(successes)).toEqual(all);
    expect(covered(failures)).toEqual(all);
  });
}

type Servers = Readonly<Record<string, PrismServer>>;

/** Arranges one client and one call for a case. */
async function run(one: ContractCase, servers: Servers) {
  const contract = createContractClient(servers);
  contract.prefer(one.status, one.body === undefined ? undefined : one.example);
  return { outcome: await callOperation(contract.client, one.operation, one.config), contract };
}

/** Every code that an error body of either shape names. */
function codesIn(body: Json | undefined): readonly string[] {
  if (Array.isArray(body)) return body.flatMap(codesIn);
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([member, value]) =>
    member === 'errorCode' && typeof value === 'string' ? [value] : codesIn(value),
  );
}

/** Returns what a caller sees of an example: of results by what was asked for, always the map, and of no more than that. */
function shownOf({ operation, body, config }: ContractCase): unknown {
  const { table } = operation;
  const items = table.kind === 'read' ? table.items : undefined;
  if (!items?.keyed || typeof body !== 'object' || body === null) return body;
  // The things asked for are a list of ids.
  const things = items.by.flatMap((member) => config[member] as readonly string[]);
  // A keyed batch's answer in order has its results where the table says; else it is the map already.
  const answer = body as { readonly [member: string]: unknown };
  const inOrder = items.at in answer ? (answer[items.at] as readonly unknown[]) : undefined;
  const shown = things.map(
    (thing, at) => [thing, inOrder === undefined ? answer[thing] : inOrder[at]] as const,
  );
  return Object.fromEntries(shown.filter(([, result]) => result !== undefined));
}
