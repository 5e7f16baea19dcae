import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generate } from '../index.ts';
import { BUILT_IN } from './built-in.ts';
import { tanstackQuery } from './tanstack-query.ts';
import type { GeneratedFile, Output, Target } from '../index.ts';

const ROOT = join(import.meta.dirname, '../..');
const place = join(ROOT, `.cache/targets-${process.pid}`);
const DOCUMENTS = {
  'trains.json': '3.1/json/train-travel.json',
  'pets.json': '3.1/json/petstore.json',
} as const;
const specs = [
  { api: 'trains', file: 'trains.json' },
  { api: 'pets', file: 'pets.json' },
];

/** The files of these outputs for two documents of others. */
async function make(outputs: readonly Output[]): Promise<readonly GeneratedFile[]> {
  const readDocument = (path: string): Promise<string> => {
    // The only paths that are asked for.
    const document = DOCUMENTS[path as keyof typeof DOCUMENTS];
    return readFile(join(ROOT, 'node_modules/@readme/oas-examples', document), 'utf8');
  };
  const result = await generate({ specs, outputs, readFile: readDocument });
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join('\n'));
  return result.value;
}

const PROGRAM = `
import { setupServer } from 'msw/node';
import { handlers } from './api/msw.gen.ts';
import { createBookingMutation, getPetByIdOptions, getStationsOptions } from './api/query/tanstack-query.gen.ts';
import { createClient, findPetsByStatus, type Station } from './api/index.gen.ts';
import type { components } from './api/trains.types.gen.ts';

const baseUrl = 'https://api.example.com';
const server = setupServer(...handlers({ baseUrl, answers: { getPetById: { status: 404 } } }));
server.listen({ onUnhandledRequest: 'error' });
const client = createClient({ baseUrl });
const options = getStationsOptions(client, {});
export const named: components['schemas']['Station']['name'] = 'Berlin';
const first: Station | undefined = (await options.queryFn()).data?.[0];
const refused = await getPetByIdOptions(client, { petId: 5 }).queryFn().catch((error: { status: number }) => error.status);
const booked = await createBookingMutation(client).mutationFn({ trip_id: 'efdbb9d1-02c2-4bc3-afb7-6788d8782b1e', passenger_name: 'Maria' });
const found = await client.read(findPetsByStatus, { status: ['sold'] });
// @ts-expect-error A pet has a number.
getPetByIdOptions(client, { petId: 'five' });
// @ts-expect-error There is no such operation.
handlers({ answers: { getNothing: { status: 200 } } });
console.log(JSON.stringify({ key: options.queryKey, stale: options.staleTime, name: first?.name, refused, booked: booked?.passenger_name, found: found.state !== 'error' }));
server.close();
`;

beforeAll(async () => {
  const own = BUILT_IN.map((target) => ({
    target,
    folder: target.name === 'tanstack-query' ? 'api/query' : 'api',
  }));
  const outputs: readonly Output[] = [{ target: 'sdk', folder: 'api' }, ...own];
  const files = await make(outputs.map((output) => ({ ...output, importExtension: '.ts' })));
  for (const { path, text } of [...files, { path: 'program.ts', text: PROGRAM }]) {
    await mkdir(dirname(join(place, path)), { recursive: true });
    await writeFile(join(place, path), text);
  }
}, 120_000);
afterAll(() => rm(place, { recursive: true, force: true }));

function node(...args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, [...args], { cwd: place }, (_, stdout, stderr) => resolve(stdout + stderr));
  });
}

describe('files of the targets', { timeout: 120_000 }, () => {
  it('compile under the strictest settings', async () => {
    const settings = { incremental: false, tsBuildInfoFile: null };
    const project = {
      extends: join(ROOT, 'tsconfig.json'),
      compilerOptions: settings,
      include: ['**/*.ts'],
      exclude: [],
    };
    await writeFile(join(place, 'tsconfig.json'), JSON.stringify(project));
    expect(await node(join(ROOT, 'node_modules/typescript7/bin/tsc'), '-p', place)).toBe('');
  });

  it('answer with examples, and read them by options of TanStack Query', async () => {
    const output = await node('--disable-warning=ExperimentalWarning', 'program.ts');
    expect(output).toMatch(/^\{.*\}\n$/);
    expect(JSON.parse(output)).toEqual({
      key: ['getStations', {}],
      stale: 0,
      name: 'Berlin Hauptbahnhof',
      refused: 404,
      booked: 'John Doe',
      found: true,
    });
  });

  it('are a collection with a folder for each tag, requests and answers', async () => {
    const collection = JSON.parse(
      await readFile(join(place, 'api/pets.postman_collection.gen.json'), 'utf8'),
    );
    expect(
      collection.item.map(({ name, item }: { name: string; item: unknown[] }) => [name, item.length]),
    ).toEqual([
      ['pet', 8],
      ['store', 4],
      ['user', 8],
    ]);
    const find = (name: string) =>
      collection.item[0].item.find((each: { name: string }) => each.name === name);
    expect(find('Finds Pets by status').request).toMatchObject({
      method: 'GET',
      url: { raw: '{{baseUrl}}/v2/pet/findByStatus?status=%5B%22available%22%5D', host: ['{{baseUrl}}'] },
    });
    expect(find('Find pet by ID')).toMatchObject({
      request: { url: { raw: '{{baseUrl}}/v2/pet/:petId', variable: [{ key: 'petId', value: '1' }] } },
    });
    expect(JSON.parse(find('Add a new pet to the store').request.body.raw)).toMatchObject({ name: 'doggie' });
    expect(find('Find pet by ID').response.map(({ code }: { code: number }) => code)).toEqual([
      200, 400, 404, 500,
    ]);
  });
});

describe('a target of others', () => {
  const target = (path: string): Target => ({
    name: 'list',
    emit: ({ apis, settings, header, sdkFolder }) => [
      {
        path,
        text: `${header}// ${apis.map(({ name }) => name).join()} ${JSON.stringify({ settings, sdkFolder })}\n`,
      },
    ],
  });

  it('gets the documents as data, its settings, and the way to the SDK', async () => {
    const output = { target: target('list.gen.ts'), folder: 'src/list', settings: { colour: 'red' } };
    const files = await make([output, { target: 'sdk', folder: 'src/api' }]);
    expect(files.find(({ path }) => path === 'src/list/list.gen.ts')?.text).toBe(
      '// Generated from pets.json and trains.json by `npx @energy-portal/generator generate`. Do not edit.\n\n' +
        '// pets,trains {"settings":{"colour":"red"},"sdkFolder":"../api"}\n',
    );
  });

  it.each(['list.ts', '../list.gen.ts'])('makes no file called %s', (path) =>
    expect(make([{ target: target(path), folder: 'a' }])).rejects.toThrow(`The target "list" makes ${path}`),
  );

  it('that calls the SDK asks for it', () =>
    expect(make([{ target: tanstackQuery, folder: 'a' }])).rejects.toThrow('Add it to the targets.'));
});
