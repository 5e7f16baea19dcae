import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generate } from './index.ts';
import type { Diagnostic } from './index.ts';

/**
 * Documents that were not written for this generator, as they come from npm.
 *
 * - `@scalar/galaxy` (Scalar, MIT): the Scalar Galaxy example, OpenAPI 3.1.1
 * - `@readme/oas-examples` (ReadMe, MIT): the Swagger Petstore (Apache-2.0) as OpenAPI 2.0 and 3.1.0, Bump.sh's Train
 *   Travel API, and ReadMe's examples of forms, files, parameter styles, media types, discriminators and webhooks
 */
const DOCUMENTS = [
  ['galaxy', '@scalar/galaxy/dist/3.1.json'],
  ['petstore', '@readme/oas-examples/3.1/json/petstore.json'],
  ['swagger', '@readme/oas-examples/2.0/json/petstore.json'],
  ['train', '@readme/oas-examples/3.1/json/train-travel.json'],
  ['webhooks', '@readme/oas-examples/3.1/json/webhooks.json'],
  ['forms', '@readme/oas-examples/3.0/json/form-data.json'],
  ['files', '@readme/oas-examples/3.0/json/file-uploads.json'],
  ['styles', '@readme/oas-examples/3.1/json/parameters-style.json'],
  ['media', '@readme/oas-examples/3.0/json/response-multiple-mediatypes.json'],
  ['discriminators', '@readme/oas-examples/3.0/json/discriminators.json'],
  ['callbacks', '@readme/oas-examples/3.0/json/callbacks.json'],
] as const;

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'];

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const warnings: Diagnostic[] = [];
let place = '';
const made = new Map<string, string>();

/** A project of its own with the SDK's hand-written files, generated from the foreign documents alone. */
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'foreign-'));
  const specs = DOCUMENTS.map(([api]) => ({ api, file: `specs/${api}/openapi.json` }));
  const texts = new Map<string, string>(
    await Promise.all(
      DOCUMENTS.map(
        async ([api, path]) =>
          [`specs/${api}/openapi.json`, await readFile(join(ROOT, 'node_modules', path), 'utf8')] as const,
      ),
    ),
  );
  const readText = async (path: string): Promise<string> => {
    const text = texts.get(path);
    if (text === undefined) throw new Error(`no file ${path}`);
    return text;
  };
  const onWarning = (warning: Diagnostic): void => void warnings.push(warning);
  const result = await generate({ specs, readFile: readText, onWarning });
  if (!result.ok)
    throw new Error(result.diagnostics.map(({ rule, message }) => `${rule} ${message}`).join('\n'));
  await cp(join(ROOT, 'sdk/src'), join(place, 'sdk/src'), {
    recursive: true,
    // These documents tell of no envelope, so there is none to export.
    filter: (path) => !/generated|\.test\.tsx?$|entry\/envelopes\.ts$/.test(path),
  });
  for (const { path, text } of result.value) {
    made.set(path, text);
    await mkdir(dirname(join(place, path)), { recursive: true });
    await writeFile(join(place, path), text);
  }
  await symlink(join(ROOT, 'node_modules'), join(place, 'node_modules'));
  await writeFile(join(place, 'package.json'), '{ "type": "module" }');
});

afterAll(() => rm(place, { recursive: true, force: true }));

function node(...args: readonly string[]): Promise<{ readonly code: number; readonly output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [...args], { cwd: place }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), output: stdout + stderr }),
    );
  });
}

/** The operations that were generated of one api. */
function countOperations(api: string): number {
  const files = [...made].filter(([path]) => path.startsWith(`sdk/src/generated/operations/${api}-`));
  return files.reduce((sum, [, text]) => sum + (text.match(/: (?:Read|Write)Operation</g) ?? []).length, 0);
}

describe('documents that were never seen and use no extension of ours', () => {
  it.each(DOCUMENTS)('%s: every operation is there, or said to be left out', async (api, path) => {
    // What counts is the document as it was written: its paths hold no references.
    const { paths = {} } = JSON.parse(await readFile(join(ROOT, 'node_modules', path), 'utf8')) as {
      readonly paths?: Readonly<Record<string, object>>;
    };
    const written = Object.values(paths).flatMap((item) => METHODS.filter((method) => method in item));
    const left = warnings.filter(({ file, rule }) => rule === 'left-out' && file.includes(`/${api}/`));
    expect(countOperations(api)).toBe(written.length - left.length);
  });

  it('give types that hold, and that know what the document says', async () => {
    const program = `
import { addPet, getPlanet, findPetsByStatus, getPetById, swaggerUploadFile, type Planet } from './sdk/src/entry/index.ts';
import { useGetPlanet } from './sdk/src/entry/react.ts';
type Config<T> = T extends { readonly types?: infer TTypes } ? NonNullable<TTypes> : never;
export const planet: Config<typeof getPlanet> extends { config: { planetId: number }; data: Planet } ? true : false = true;
export const statuses: Config<typeof findPetsByStatus>['config'] = { status: ['sold'] };
// @ts-expect-error There is no such status.
export const wrong: Config<typeof findPetsByStatus>['config'] = { status: ['lost'] };
// @ts-expect-error A pet has photos.
export const incomplete: Config<typeof addPet>['config'] = { name: 'Rex' };
export const used = [getPetById, useGetPlanet, swaggerUploadFile];
`;
    await writeFile(join(place, 'program.ts'), program);
    const options = {
      extends: join(ROOT, 'tsconfig.json'),
      compilerOptions: { types: [], incremental: false },
    };
    const project = {
      ...options,
      include: ['program.ts', 'sdk/src/**/*.ts', 'tests/**/*.ts'],
      exclude: [],
    };
    await writeFile(join(place, 'tsconfig.json'), JSON.stringify(project));
    expect(await node(join(ROOT, 'node_modules/typescript7/bin/tsc'), '-p', place)).toEqual({
      code: 0,
      output: '',
    });
  });

  it('give a client that reads and writes', async () => {
    const script = `
import { createClient, getPlanet, addPet, createPlanet, findPetsByStatus } from ${JSON.stringify(pathToFileURL(join(place, 'sdk/src/entry/index.ts')).href)};
const sent = [];
const fetch = async (request) => {
  sent.push([request.method, request.url, request.body === null ? null : await request.json()]);
  return Response.json(request.url.includes('/pet/') ? [{ name: 'Rex', photoUrls: [] }] : { id: 3, name: 'Mars' });
};
const client = createClient({ baseUrl: 'https://api.example.com', fetch });
const planet = await client.read(getPlanet, { planetId: 3 });
const pets = await client.read(findPetsByStatus, { status: ['sold', 'pending'] });
const written = await client.write(createPlanet, { name: 'Mars' });
const refused = await client.write(addPet, { name: 'Rex' }).catch((error) => error.code);
const unusable = await client.read(getPlanet, {});
console.log(JSON.stringify({ sent, planet: planet.data, pets: pets.data, written, refused, unusable: unusable.state }));
`;
    await writeFile(join(place, 'client.mjs'), script);
    const { code, output } = await node('client.mjs');
    expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(/^\{/) });
    expect(JSON.parse(output)).toEqual({
      sent: [
        ['GET', 'https://api.example.com/planets/3', null],
        ['GET', 'https://api.example.com/v2/pet/findByStatus?status=sold&status=pending', null],
        ['POST', 'https://api.example.com/planets', { name: 'Mars' }],
      ],
      planet: { id: 3, name: 'Mars' },
      pets: [{ name: 'Rex', photoUrls: [] }],
      written: { id: 3, name: 'Mars' },
      refused: 'INVALID_CONFIG',
      unusable: 'unfulfilled',
    });
  });

  it('are told where something of them is left out, and why', () => {
    expect(warnings.map(({ file, line, rule, message }) => `${file}:${line} ${rule} ${message}`))
      .toMatchInlineSnapshot(`
        [
          "specs/styles/openapi.json:37 left-out-in-part GET /cookies: the cookie "primitive", "array", "object" is left to the browser, which alone sends it.",
          "specs/styles/openapi.json:82 left-out-in-part GET /cookies#formNonExploded: the cookie "primitive", "array", "object" is left to the browser, which alone sends it.",
          "specs/styles/openapi.json:133 left-out-in-part GET /cookies#formExploded: the cookie "primitive", "array", "object" is left to the browser, which alone sends it.",
          "specs/styles/openapi.json:1102 left-out-in-part GET /anything/form-data/spaceDelimited: its body is left out: no browser sends one with GET.",
          "specs/discriminators/openapi.json:251 no-unresolved-refs Can't resolve $ref",
          "specs/discriminators/openapi.json:252 no-unresolved-refs Can't resolve $ref",
        ]
      `);
  });
});
