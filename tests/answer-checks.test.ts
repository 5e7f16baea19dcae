import {
  createClient,
  dataOf,
  getRecord,
  getRecords,
  type SdkError,
  type Json,
  type Validation,
} from '@energy-portal/sdk';
import { batchReads } from '@energy-portal/sdk/batches';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { readContractCases, type ContractCase } from './contract/contract-cases.ts';
import { callOperation } from './contract/operation-call.ts';
import { validators } from './sandbox/index.ts';

let cases: readonly (ContractCase & { readonly body: Json })[] = [];

beforeAll(async () => {
  const all = await readContractCases();
  cases = all.flatMap(({ body, ...rest }) =>
    body === undefined || rest.status >= 300 ? [] : [{ ...rest, body }],
  );
});

/** The error of a call that is answered with this body; undefined where it went well. */
async function errorOf(
  { operation, config, status }: ContractCase,
  body: Json,
  validate: Validation = 'all',
): Promise<SdkError | undefined> {
  const fetch = async (): Promise<Response> => Response.json(body, { status });
  const outcome = await callOperation(
    createClient({ baseUrl: 'https://org.example', fetch, validate }),
    operation,
    config,
  );
  return 'error' in outcome ? outcome.error : undefined;
}

/** Pointers to all values inside a value, the outermost first. */
function pointersIn(value: Json, pointer = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [pointer];
  const inner = Object.entries(value).flatMap(([name, each]) =>
    pointersIn(each, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
  return [pointer, ...inner];
}

/** A value that is changed in one place; undefined takes the place out. */
function changed(
  value: Json,
  [name, ...rest]: readonly string[],
  change: (at: Json) => Json | undefined,
): Json {
  if (name === undefined) return change(value) ?? null;
  const entries = Object.entries(value ?? {}).flatMap(([each, inner]): [string, Json][] => {
    if (each !== name) return [[each, inner]];
    const next = rest.length === 0 ? change(inner) : changed(inner, rest, change);
    return next === undefined ? [] : [[each, next]];
  });
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

const CHANGES: readonly ((at: Json) => Json | undefined)[] = [
  () => undefined,
  () => null,
  (at) => (typeof at === 'string' ? 5 : 'another'),
  (at) => (typeof at === 'boolean' ? {} : true),
  (at) => (Array.isArray(at) ? {} : []),
  (at) => (typeof at === 'string' ? `${at} of a newer server` : at),
  (at) => (typeof at === 'object' && at !== null && !Array.isArray(at) ? { ...at, newer: [1] } : at),
];

const namesOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Operations of whose answers the specs require no member. */
const NOTHING_REQUIRED = ['getActionOverrides', 'getPathLayout', 'getRecordAvatars', 'getSearchResults'];

describe('answers of servers', () => {
  it('are believed when they are those of the specs', async () => {
    const refused: string[] = [];
    for (const one of cases) {
      const error = await errorOf(one, one.body);
      if (error) refused.push(`${one.operationId} ${one.example}: ${error.code} ${error.message}`);
    }
    expect(cases.length).toBeGreaterThan(170);
    expect(refused).toEqual([]);
  });

  it('are refused when they are empty objects, unless nothing in them is required', async () => {
    const believed = new Set<string>();
    for (const one of cases) {
      const error = await errorOf(one, {});
      if (!error) believed.add(one.operationId);
      else expect(error).toMatchObject({ code: 'MALFORMED_RESPONSE', operation: one.operationId });
    }
    expect([...believed].sort()).toEqual(NOTHING_REQUIRED);
  });

  it('are believed whenever they meet the specs, and refused with their place where a member or a type is wrong', async () => {
    const failures: string[] = [];
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.nat(), fc.constantFrom(...CHANGES), async (which, where, change) => {
        const one = cases[which % cases.length];
        if (!one) return;
        const pointers = pointersIn(one.body);
        const pointer = pointers[where % pointers.length] ?? '';
        const body = changed(one.body, namesOf(pointer), change);
        const isValid = validators[one.operationId]?.responses[String(one.status)];
        // Calls that share an address have one answer there, which is either of theirs.
        if (!isValid) return;
        const error = await errorOf(one, body);
        if (isValid(body)) {
          // An entity needs its key, though the specs let it be null.
          if (error && !(await errorOf(one, body, 'entities')))
            failures.push(`${one.operationId} ${pointer}: ${error.message}`);
          return;
        }
        const keywords = (isValid.errors ?? []).map(({ keyword }) => keyword);
        if (!keywords.every((keyword) => keyword === 'required' || keyword === 'type')) return;
        if (error?.code !== 'MALFORMED_RESPONSE') failures.push(`${one.operationId} ${pointer} is believed`);
        else if (!`${pointer}/newer`.startsWith(error.errors[0]?.field ?? '?'))
          failures.push(`${pointer}: ${error.message}`);
      }),
      { numRuns: 600 },
    );
    expect(failures).toEqual([]);
  });
});

const recordId = '003RM0000068xVCYAY';
const contact = {
  apiName: 'Contact',
  childRelationships: {},
  fields: { Email: { displayValue: null, value: 'maria@example.com' } },
  id: recordId,
  lastModifiedById: null,
  lastModifiedDate: null,
  recordTypeInfo: null,
  systemModstamp: null,
};
const config = { recordId, fields: ['Contact.Email'] };

describe('an answer that is refused', () => {
  it('is an error with its place, and nothing of it is kept', async () => {
    let answer: object = { ...contact, apiName: 5 };
    const fetch = async (): Promise<Response> => Response.json(answer);
    const client = createClient({ baseUrl: 'https://org.example', fetch, validate: 'all' });
    const events: unknown[] = [];
    client.watch(getRecord, config, (snapshot) => void events.push(snapshot.state));
    const refused = await client.read(getRecord, config);
    expect(refused).toMatchObject({
      state: 'error',
      error: {
        code: 'MALFORMED_RESPONSE',
        status: 200,
        message: 'Expected "string" but received "number" at "/apiName"',
        errors: [{ field: '/apiName' }],
      },
    });
    expect(client.counters().writes).toBe(0);
    answer = contact;
    expect(dataOf(await client.read(getRecord, config))).toEqual(contact);
    answer = { ...contact, fields: { Email: { value: 'other@example.com' } } };
    // What was there before is still shown, beside the error.
    expect(await client.refresh(getRecord, config)).toMatchObject({ state: 'error', data: contact });
    expect(events).toEqual(['pending', 'error', 'pending', 'fulfilled', 'error']);
  });

  it.each([
    ['off', 'fulfilled', 'fulfilled'],
    ['entities', 'fulfilled', 'error'],
    ['all', 'error', 'error'],
    [undefined, 'fulfilled', 'error'],
  ] as const)('depends on what is validated: %s', async (validate, incomplete, mistyped) => {
    const stateOf = async (answer: object): Promise<string> => {
      const fetch = async (): Promise<Response> => Response.json(answer);
      const client = createClient({ baseUrl: 'https://org.example', fetch, validate });
      return (await client.read(getRecord, { recordId, layoutTypes: ['Full'] })).state;
    };
    const { childRelationships: _, ...rest } = contact;
    expect(await stateOf(rest)).toBe(incomplete);
    expect(await stateOf({ ...contact, systemModstamp: 'yesterday', weakEtag: 'w' })).toBe(mistyped);
  });

  it('is asked for alone where it came with others', async () => {
    const other = '003RM0000068xVDYAY';
    const sent: string[] = [];
    const fetch = async ({ url }: Request): Promise<Response> => {
      sent.push(new URL(url).pathname.split('/ui-api/')[1] ?? '');
      const good = { ...contact, id: other };
      if (!url.includes('/batch/')) return Response.json(url.includes(other) ? good : { id: recordId });
      const results = [{ id: recordId }, good].map((result) => ({ statusCode: 200, result }));
      return Response.json({ hasErrors: false, results });
    };
    const client = createClient({
      baseUrl: 'https://org.example',
      fetch,
      validate: 'all',
      batchReads: batchReads([getRecords]),
    });
    const reads = [recordId, other].map((id) => client.read(getRecord, { ...config, recordId: id }));
    const states = (await Promise.all(reads)).map(({ state }) => state);
    expect(states).toEqual(['error', 'fulfilled']);
    expect(sent).toEqual([`records/batch/${recordId},${other}`, `records/${recordId}`, `records/${other}`]);
  });
});
