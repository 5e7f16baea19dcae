import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { writeObjectTypes, type ObjectTypesPlan } from './write-object-types.ts';
import type { OrgSource } from './fetch-object-infos.ts';

const info = (apiName: string) => ({
  apiName,
  label: apiName,
  recordTypeInfos: { '012000000000000AAA': {} },
  fields: { Kind: { apiName: 'Kind', dataType: 'Picklist', label: 'Kind' } },
});

const scratch = mkdtempSync(join(tmpdir(), 'object-types-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const folder = (): string => mkdtempSync(join(scratch, 'one-'));

function folderOf(files: Readonly<Record<string, string>>): string {
  const path = folder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(path, name), text);
  return path;
}

async function write(plan: Partial<ObjectTypesPlan>): Promise<string> {
  const out = plan.out ?? folder();
  const lines: string[] = [];
  await writeObjectTypes({ from: '', objects: [], module: 'sdk', ...plan, out }, (line) => lines.push(line));
  return readFileSync(join(out, 'object-types.ts'), 'utf8');
}

/** An org with some answers by address, and what it was asked. */
function createOrg(answers: Readonly<Record<string, unknown>>): OrgSource & { readonly asked: string[] } {
  const asked: string[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const path = request.url.replace('https://org.example.com/services/data/v64.0/ui-api/object-info', '');
    asked.push(path);
    if (request.headers.get('authorization') !== 'Bearer t') return new Response(null, { status: 401 });
    const answer = answers[path];
    return answer === undefined ? new Response(null, { status: 404 }) : Response.json(answer);
  };
  const address = 'https://org.example.com/';
  return { address, token: 't', path: '/services/data/v64.0', picklists: false, fetch, asked };
}

describe('object types from files', () => {
  it('are of all files of a folder, or of those objects that are named', async () => {
    const from = folderOf({
      'a.json': JSON.stringify(info('A')),
      'b.json': JSON.stringify(info('B')),
      'c.txt': '?',
    });
    expect(await write({ from })).toMatch(/interface A [^]*interface B /);
    expect(await write({ from, objects: ['B'] })).not.toContain('interface A ');
    expect(await write({ from: join(from, 'a.json') })).toContain('interface A ');
  });

  it.each([
    { why: 'nothing is there', files: undefined, want: /^There is no file or folder .*none\.$/ },
    { why: 'no file is JSON', files: { 'a.txt': '' }, want: /^The folder .* has no \.json file\.$/ },
    { why: 'a file is broken', files: { 'a.json': '{' }, want: /a\.json is no JSON: / },
    { why: 'no object is in it', files: { 'a.json': '{"apiName":"A"}' }, want: /has no object information/ },
    {
      why: 'one is missing',
      files: { 'a.json': JSON.stringify(info('A')) },
      objects: ['Z'],
      want: /has no Z\. It has A\.$/,
    },
  ])('are not written, and the earlier ones stay, where $why', async ({ files, want, objects = [] }) => {
    const out = folderOf({ 'object-types.ts': 'earlier' });
    const from =
      files === undefined ? join(out, 'none') : folderOf(files as Readonly<Record<string, string>>);
    await expect(write({ from, objects, out })).rejects.toThrow(want);
    expect(readFileSync(join(out, 'object-types.ts'), 'utf8')).toBe('earlier');
    expect(readdirSync(out)).toEqual(['object-types.ts']);
  });
});

describe('object types of an org', () => {
  const batch = (...names: readonly string[]) => ({
    results: names.map((name) => ({ statusCode: 200, result: info(name) })),
  });

  it('are of the objects that are named, in one call', async () => {
    const from = createOrg({ '/batch/A,B': batch('A', 'B') });
    expect(await write({ from, objects: ['A', 'B'] })).toMatch(/interface A [^]*interface B /);
    expect(from.asked).toEqual(['/batch/A,B']);
  });

  it('are of all objects of the directory, a few at a time', async () => {
    const names = Array.from({ length: 51 }, (_, at) => `X${at}__c`);
    const directory = { objects: Object.fromEntries(names.map((name) => [name, {}])) };
    const [last = ''] = names.slice(-1);
    const first = names.slice(0, -1);
    const from = createOrg({
      '': directory,
      [`/batch/${first.join(',')}`]: batch(...first),
      [`/batch/${last}`]: batch(last),
    });
    expect(await write({ from })).toContain(`interface ${last} `);
  });

  it('have the values of picklists where they are asked for', async () => {
    const url = '/services/data/v64.0/ui-api/object-info/A/picklist-values/012000000000000AAA/Kind';
    const values = { picklistFieldValues: { Kind: { url, values: [{ value: 'x' }] } } };
    const org = createOrg({ '/batch/A': batch('A'), '/A/picklist-values/012000000000000AAA': values });
    expect(await write({ from: org, objects: ['A'] })).toContain('readonly Kind: string | null;');
    expect(await write({ from: { ...org, picklists: true }, objects: ['A'] })).toContain(
      "readonly Kind: 'x' | null;",
    );
  });

  it.each([
    {
      why: 'the token is not valid',
      change: { token: 'other' },
      want: /answers 401: the token is not, or no longer, valid/,
    },
    { why: 'the path is another one', change: {}, want: /answers 404\. See --path/ },
    {
      why: 'it cannot be reached',
      change: { fetch: () => Promise.reject(new TypeError('x', { cause: new Error('refused') })) },
      want: /cannot be reached: refused/,
    },
    {
      why: 'it answers a page',
      change: { fetch: async () => new Response('<html>') },
      want: /answers something that is no JSON/,
    },
    {
      why: 'it lacks an object',
      change: {
        fetch: async () =>
          Response.json({ results: [{ statusCode: 404, result: [{ errorCode: 'NOT_FOUND' }] }] }),
      },
      want: /^The org has no Z for this user: 404 NOT_FOUND$/,
    },
  ])('are refused in one sentence where $why', async ({ change, want }) => {
    await expect(write({ from: { ...createOrg({}), ...change }, objects: ['Z'] })).rejects.toThrow(want);
  });
});
