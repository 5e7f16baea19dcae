import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createModel, generate, loadSpecs, sampleOf } from '@energy-portal/generator';
import type { Client } from '@energy-portal/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callOperation } from './operation-call.ts';
import { startDocumentMock } from './prism.ts';
import { foreignDocuments, sampleCalls } from './foreign-calls.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** JSON with queries, forms, files, texts and pictures: `npm run test:deep` calls all documents. */
const SAMPLE =
  /galaxy|3\.1.json.(?:petstore|train-travel)\.|3\.0.json.(?:form-data|file-uploads|response-multiple-mediatypes|uspto)\./;
const isDeep = process.env['TEST_DEPTH'] === 'deep';
const documents = foreignDocuments(ROOT).filter((path) => isDeep || SAMPLE.test(path));

const UNSAID = 'Prism reads no media type where a document of 2.0 says none; JSON is sent';

/** Operations that are not called, and why. */
const KNOWN: { readonly [operation: string]: string } = {
  directCircular: 'its body demands another one like itself, without end',
  postPotentiallyUndefinedFormData:
    'the alternatives of its body are alike, so that never just one of them fits',
  booleanEnumSupport: 'its body demands a member that the document does not describe',
  placeOrder: UNSAID,
  updateUser: UNSAID,
  postPost: UNSAID,
  putAnything: 'Prism reads no list of objects out of a header',
  putAnythingMultipartFormdata: 'Prism reads no list of files out of parts of one name',
  putCircular: 'Authorization is no parameter, says OpenAPI; Prism asks for it',
  getStatus100: 'a status that no client of HTTP/1.1 can be answered with',
};

const BRANCH = { branch: '1.0.0', filename: 'api.json' };

/** Calls of operations for which no sample fits: patterns, and alternatives that exclude each other. */
const GIVEN: { readonly [operation: string]: object } = {
  createCelestialBody: { body: { id: 7, name: 'Phobos', type: 'moon', diameter: 22.2 } },
  createDoc: { body: { title: 'Start', category: '5f92cbf10cf217478ba93561' } },
  createAPI: { branch: '1.0.0', url: 'https://example.com/api.json' },
  getAPI: BRANCH,
  deleteAPI: BRANCH,
  updateAPI: { ...BRANCH, url: 'https://example.com/api.json' },
  updateAPIKey: { api_key_id: '5f92cbf10cf217478ba93561', subdomain: 'me', label: 'Mine' },
  uploadAPISpecification: { url: 'https://example.com/api.json' },
  updateAPISpecification: { id: 'a1', url: 'https://example.com/api.json' },
};

type Called = Parameters<typeof callOperation>[1];

let place = '';
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'foreign-calls-'));
  await symlink(join(ROOT, 'node_modules'), join(place, 'node_modules'));
  await writeFile(join(place, 'package.json'), '{ "type": "module" }');
});
afterAll(() => rm(place, { recursive: true, force: true }));

/** Generates from a document into a folder of its own, and loads what was made. */
async function make(path: string, index: number) {
  const file = join(place, `d${index}/openapi.json`);
  const text = await readFile(join(ROOT, 'node_modules', path), 'utf8');
  const specs = [{ api: 'x', file: 'openapi.json' }];
  const options = { mayLeaveOut: 1, basePaths: { x: '' } };
  const [made, loaded] = await Promise.all([
    generate({
      ...options,
      specs,
      outputs: [{ target: 'sdk', folder: '', importExtension: '.ts' }],
      readFile: async () => text,
    }),
    loadSpecs(specs, async () => text, options),
  ]);
  if (!made.ok || !loaded.ok) throw new Error(`${path} is refused`);
  for (const each of [...made.value, { path: 'openapi.json', text }]) {
    const target = join(dirname(file), each.path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, each.text);
  }
  const [api] = createModel(loaded.value);
  if (api === undefined) throw new Error(`${path} has no model`);
  const sum = (await import(pathToFileURL(join(dirname(file), 'index.gen.ts')).href)) as {
    readonly createClient: (options: object) => Client;
    readonly [operation: string]: unknown;
  };
  return { file, api, sum };
}

/** The finding of Prism about a request; what it makes of the document's own answers is not the SDK's. */
async function findingOf(answer: Response): Promise<string | undefined> {
  // Prism writes a list of them into the header, and the header again for those of the answer.
  const lists = JSON.parse(`[${answer.headers.get('sl-violations') ?? ''}]`) as readonly Violation[][];
  const found = lists.flat();
  const own = found.filter(({ location, severity }) => location[0] === 'request' && severity === 'Error');
  if (own.length > 0) return JSON.stringify(own);
  const text = answer.status >= 400 ? await answer.clone().text() : '';
  return REFUSED.test(text) ? text : undefined;
}

interface Violation {
  readonly location: readonly string[];
  readonly severity: string;
}

/** The problems of Prism that are about a request. */
const REFUSED =
  /prism\/errors#(?:UNPROCESSABLE_ENTITY|INVALID_CONTENT_TYPE|NO_PATH|NO_METHOD|NO_BASE_URL|NOT_ACCEPTABLE)/;

type Made = Awaited<ReturnType<typeof make>>;

/** Calls one operation of each kind; says what is wrong with requests, by operation. */
async function callKinds({ api, sum }: Made, url: string): Promise<readonly string[]> {
  const findings: string[] = [];
  let called = '';
  const fetchAndJudge = async (request: Request): Promise<Response> => {
    // A kept connection may end in the moment in which it is used.
    const answer = await fetch(request.clone()).catch(() => fetch(request));
    const finding = await findingOf(answer);
    if (finding !== undefined) findings.push(`${called}: ${finding}`);
    return answer;
  };
  const client = sum.createClient({ baseUrl: url, fetch: fetchAndJudge });
  for (const { operation, configs } of sampleCalls(api, (schema) => sampleOf(api.document, schema))) {
    called = operation.id;
    if (Object.hasOwn(KNOWN, called)) continue;
    // What was generated is an operation of this name.
    const target = sum[called] as Called;
    const given = Object.hasOwn(GIVEN, called) ? [GIVEN[called]] : configs;
    const config = given.find((each) => target.accepts(each as never));
    if (config === undefined) {
      findings.push(`${called}: no value of the document is accepted`);
      continue;
    }
    const outcome = await callOperation(client, target, config);
    if ('error' in outcome && outcome.error.code !== 'HTTP')
      findings.push(`${called}: ${outcome.error.code} ${outcome.error.message}`);
  }
  return findings;
}

describe(
  'a generated SDK is understood by a server that knows the document alone',
  { timeout: 300_000 },
  () => {
    it.each(documents.map((path, index) => [path, index] as const))('%s', async (path, index) => {
      const made = await make(path, index);
      const mock = await startDocumentMock(made.file);
      try {
        expect(await callKinds(made, mock.url)).toEqual([]);
      } finally {
        await mock.close();
      }
    });
  },
);
