import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { generate } from '@energy-portal/generator';
import { allTraits } from '@energy-portal/sdk/traits';
import {
  apis,
  choosableLifetimes,
  createClientOf,
  entities,
  getRecord,
  type EntityTables,
} from '@energy-portal/sdk';

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

/** What knows of a record's lifetime. */
interface RecordTables {
  readonly entities: EntityTables;
  readonly getRecord: typeof getRecord;
}

/** The tables that `npm run generate` writes when the record's lifetime in the spec is this one. */
async function generateTables(fresh: number): Promise<RecordTables> {
  const result = await generate({
    specs,
    async readFile(path) {
      const text = await readFile(`${root}${path}`, 'utf8');
      return path === spec ? text.replace(row, (_, before: string) => `${before}${fresh}`) : text;
    },
  });
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics));
  const generated = new Map(result.value.map(({ path, text }) => [path, text]));
  const textOf = (name: string): string => generated.get(`sdk/src/generated/${name}`) ?? '';
  const validators = dataUrl(textOf('validators/ui-api-records.gen.js'));
  const operations = stripTypeScriptTypes(textOf('operations/ui-api-records.gen.ts'));
  const table = stripTypeScriptTypes(textOf('entities.gen.ts'));
  const code = operations.replace(/'[^']*\/validators\/[^']*'/, () => `'${validators}'`);
  const modules = [import(/* @vite-ignore */ dataUrl(code)), import(/* @vite-ignore */ dataUrl(table))];
  return Object.assign({}, ...(await Promise.all(modules))) as RecordTables;
}

function dataUrl(code: string): string {
  return `data:text/javascript,${encodeURIComponent(code).replaceAll("'", '%27')}`;
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
async function countRequests(tables: RecordTables, apart: number): Promise<number> {
  let now = 1_000_000;
  let requests = 0;
  const client = createClientOf(
    { apis, entities: tables.entities, lifetimes: choosableLifetimes, traits: allTraits },
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
  await client.read(tables.getRecord, config);
  now += apart;
  await client.read(tables.getRecord, config);
  return requests;
}

it('changes what the cache does, with no code touched', async () => {
  const fresh = await recordLifetime();
  const tables = { entities, getRecord };
  const longer = await generateTables(2 * fresh);
  expect(await countRequests(tables, fresh - 1)).toBe(1);
  expect(await countRequests(tables, fresh + 1)).toBe(2);
  expect(await countRequests(longer, fresh + 1)).toBe(1);
  expect(await countRequests(longer, 2 * fresh + 1)).toBe(2);
});
