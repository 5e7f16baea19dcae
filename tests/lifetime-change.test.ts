import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { generate } from '@energy-portal/generator';
import { allTraits } from '@energy-portal/sdk/traits';
import { apis, createClientOf, entities, getRecord, lifetimes, type LifetimeTable } from '@energy-portal/sdk';

const root = fileURLToPath(new URL('..', import.meta.url));
const specs = ['apex', 'ui-api'].map((api) => ({ api, file: `specs/${api}/openapi.yaml` }));

const spec = 'specs/ui-api/openapi.yaml';
const row = /(\bRecord:\s*\{?\s*fresh:\s*)(\d+)/;

/** Milliseconds that a record counts as fresh by the spec, whatever it says today. */
async function recordLifetime(): Promise<number> {
  const [, , fresh] = row.exec(await readFile(`${root}${spec}`, 'utf8')) ?? [];
  if (fresh === undefined) throw new Error(`x-lifetimes of ${spec} has no row "Record" with "fresh".`);
  return Number(fresh);
}

/** The lifetime table that `npm run generate` writes when the record's lifetime in the spec is this one. */
async function generateLifetimes(fresh: number): Promise<LifetimeTable> {
  const result = await generate({
    specs,
    async readFile(path) {
      const text = await readFile(`${root}${path}`, 'utf8');
      return path === spec ? text.replace(row, (_, before: string) => `${before}${fresh}`) : text;
    },
  });
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics));
  const file = result.value.find(({ path }) => path === 'sdk/src/generated/lifetimes.gen.ts');
  const code = stripTypeScriptTypes(file?.text ?? '');
  const module: { lifetimes: LifetimeTable } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  );
  return module.lifetimes;
}

const record = {
  apiName: 'Contact',
  childRelationships: {},
  fields: { Email: { displayValue: null, value: 'maria@example.com' } },
  id: '003RM0000068xVCYAY',
  lastModifiedById: null,
  lastModifiedDate: null,
  recordTypeId: null,
  recordTypeInfo: null,
  systemModstamp: null,
};

/** Counts the requests of two reads that are so many milliseconds apart. */
async function countRequests(lifetimes: LifetimeTable, apart: number): Promise<number> {
  let now = 1_000_000;
  let requests = 0;
  const client = createClientOf(
    { apis, entities, lifetimes, traits: allTraits },
    {
      baseUrl: 'http://portal.test',
      clock: { now: () => now },
      fetch: async () => {
        requests += 1;
        return Response.json(record);
      },
    },
  );
  const config = { recordId: record.id, fields: ['Contact.Email'] };
  await client.read(getRecord, config);
  now += apart;
  await client.read(getRecord, config);
  return requests;
}

it('changes what the cache does, with no code touched', async () => {
  const fresh = await recordLifetime();
  const longer = await generateLifetimes(2 * fresh);
  expect(longer).not.toEqual(lifetimes);
  expect(await countRequests(lifetimes, fresh - 1)).toBe(1);
  expect(await countRequests(lifetimes, fresh + 1)).toBe(2);
  expect(await countRequests(longer, fresh + 1)).toBe(1);
  expect(await countRequests(longer, 2 * fresh + 1)).toBe(2);
});
