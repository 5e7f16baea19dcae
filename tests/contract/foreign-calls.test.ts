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

const RESERVED = 'Prism takes the brackets and quotes of an object in a form for reserved characters';
const NO_SAMPLE =
  'no sample fits: a pattern, alternatives that exclude each other, a schema that holds itself';
const UNSAID = 'Prism reads no media type where a document of 2.0 says none; JSON is sent';

/** Operations that are not called, and why. */
const KNOWN: { readonly [operation: string]: string } = {
  createCelestialBody: NO_SAMPLE,
  postPotentiallyUndefinedFormData: NO_SAMPLE,
  directCircular: NO_SAMPLE,
  createDoc: NO_SAMPLE,
  booleanEnumSupport: NO_SAMPLE,
  createAPI: NO_SAMPLE,
  deleteAPI: NO_SAMPLE,
  getAPI: NO_SAMPLE,
  updateAPI: NO_SAMPLE,
  updateAPIKey: NO_SAMPLE,
  updateAPISpecification: NO_SAMPLE,
  uploadAPISpecification: NO_SAMPLE,
  placeOrder: UNSAID,
  updateUser: UNSAID,
  postPost: UNSAID,
  formDataDeepObjectExploded: RESERVED,
  formDataFormExploded: RESERVED,
  encodingForm: RESERVED,
  putAnything: 'Prism reads no list of objects out of a header',
  putAnythingMultipartFormdata: 'Prism reads no list of files out of parts of one name',
  putCircular: 'Authorization is no parameter, says OpenAPI; Prism asks for it',
  getStatus100: 'a status that no client of HTTP/1.1 can be answered with',
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
    const config = configs.find((each) => target.accepts(each as never));
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
