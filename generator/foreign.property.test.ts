import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generate } from './index.ts';
import { FORMATS } from './spec/formats.ts';
import { camelCase, pascalCase } from './spec/json.ts';
import { earlierSchema, parameters, schema, value } from './testing/arbitraries.ts';
import { foreignDocument, generateForeign, loadAnswerValidators, loadValidators } from './testing/foreign.ts';
import type { Json, JsonObject } from './index.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const isDeep = process.env['TEST_DEPTH'] === 'deep';
const RUNS = isDeep ? 1000 : 8;
const TYPED = isDeep ? 60 : 3;

interface Given {
  readonly schemas: { readonly [name: string]: JsonObject };
  readonly body: JsonObject;
  readonly parameters: readonly JsonObject[];
  readonly media: string;
  readonly values: readonly Json[];
}

const givenOf = (
  schemaOf: fc.Arbitrary<JsonObject>,
  listed: fc.Arbitrary<readonly JsonObject[]>,
): fc.Arbitrary<Given> =>
  fc.record({
    // A schema that is nothing but itself is none that anybody writes.
    schemas: fc.record({ Alpha: schemaOf, 'beta-two': schemaOf }).filter((each) => !isEndless(each)),
    body: schemaOf,
    parameters: listed,
    media: fc.constantFrom('application/json', 'application/vnd.x+json', 'application/json; charset=utf-8'),
    values: fc.array(value, { minLength: 12, maxLength: 12 }),
  });

/** Operations that send the schema in a list and as a member, answer with it, and take parameters. */
function documentOf({ schemas, body, parameters: listed, media }: Given): JsonObject {
  const content = (each: JsonObject): JsonObject => ({
    [media]: { schema: each },
    'text/plain': { schema: { type: 'string' } },
  });
  const responses = { '200': { description: 'ok', content: content(body) } };
  const sends = (id: string, each: JsonObject): JsonObject => ({
    operationId: id,
    requestBody: { required: true, content: content(each) },
    responses,
  });
  const post = sends('send', { type: 'array', items: body });
  const put = sends('change', { type: 'object', properties: { one: body, other: body }, required: ['one'] });
  const get = { operationId: 'look', parameters: listed, responses };
  const paths = { '/a': { post, put }, '/a/{key}': { get } };
  return foreignDocument({ paths, components: { schemas } });
}

/** What Ajv's own class for 2020-12 makes of a schema as it was written, references by the names that JSON Schema has. */
function originalOf(schemas: Given['schemas'], written: JsonObject): ValidateFunction {
  const options = { strict: false, formats: FORMATS, logger: false as const, allowMatchingProperties: true };
  // As JSON Schema has it: what an object inherits is no member of it.
  const ajv = new Ajv2020({ ...options, ownProperties: true });
  const components = Object.entries(schemas).map(([key, each]) => [key, localise(each)]);
  return ajv.compile({ ...asObject(localise(written)), $defs: Object.fromEntries(components) });
}

async function expectSameInstances(
  given: Given,
  document: JsonObject,
  accepts: ValidateFunction,
): Promise<void> {
  const run = await generateForeign(document);
  expect(run.errors).toEqual([]);
  expect(run.warnings.filter(({ rule }) => rule !== 'left-out-in-part')).toEqual([]);
  const { validateSend, validateChange } = await loadValidators(run);
  const { send } = await loadAnswerValidators(run);
  for (const each of given.values) {
    const want = judged(each, accepts);
    const got = [
      validateSend?.({ body: [each] }),
      validateChange?.({ one: each, other: each }),
      send?.responses['200']?.(each),
    ];
    expect([each, ...got]).toEqual([each, want ?? got[0], want ?? got[0], want ?? got[0]]);
    expect(typeof got[0]).toBe('boolean');
  }
}

/** The word of Ajv about a value; undefined where it calls a member of that value: its comparison of objects takes `toString` for a method. */
function judged(each: Json, accepts: ValidateFunction): boolean | undefined {
  try {
    return accepts(each);
  } catch (error) {
    if (error instanceof TypeError && error.message.endsWith('is not a function')) return undefined;
    throw error;
  }
}

const OF_ITSELF = { $ref: '#/components/schemas/Alpha' };
const LIST_OF_ITSELF: Given = {
  schemas: { Alpha: { type: 'array', items: OF_ITSELF }, 'beta-two': { type: 'string' } },
  body: OF_ITSELF,
  parameters: [],
  media: 'application/json',
  values: [[], [[]], [[[]]], '', {}, [1]],
};

/** Members that are called like methods of objects. */
const NAMED_LIKE_METHODS: Given = {
  schemas: { Alpha: { type: 'string' }, 'beta-two': { const: { a: 1 } } },
  body: { $ref: '#/components/schemas/beta-two' },
  parameters: [],
  media: 'application/json',
  values: [{ a: 1 }, { toString: '' }, { a: 1, valueOf: 1 }, { constructor: null }],
};

describe('any document', () => {
  it('of 3.1 gives validators that accept just what its schemas do', async () => {
    await fc.assert(
      fc.asyncProperty(givenOf(schema, parameters), async (given) => {
        await expectSameInstances(given, documentOf(given), originalOf(given.schemas, given.body));
      }),
      { numRuns: RUNS, examples: [[LIST_OF_ITSELF], [NAMED_LIKE_METHODS]] },
    );
  }, 600_000);

  it('of 3.0 does so, too, with its flags for null and bounds', async () => {
    await fc.assert(
      fc.asyncProperty(givenOf(earlierSchema, fc.constant([])), async (given) => {
        const schemas = Object.entries(given.schemas).map(([name, each]) => [name, withoutFlags(each)]);
        const original = originalOf(Object.fromEntries(schemas), asObject(withoutFlags(given.body)));
        await expectSameInstances(given, { ...documentOf(given), openapi: '3.0.3' }, original);
      }),
      { numRuns: RUNS },
    );
  }, 600_000);

  it('takes what the schema of a parameter in a path accepts, and nothing empty, in any style', async () => {
    await fc.assert(
      fc.asyncProperty(
        givenOf(
          fc.constant({ type: 'string' }),
          parameters.map(([path]) => (path === undefined ? [] : [path])),
        ),
        async (given) => {
          const run = await generateForeign(documentOf(given));
          expect(run.errors).toEqual([]);
          const { validateLook } = await loadValidators(run);
          const accepts = originalOf({}, asObject(given.parameters[0]?.['schema'] ?? {}));
          for (const each of given.values)
            expect([each, validateLook?.({ key: each })]).toEqual([each, accepts(each) && !isEmpty(each)]);
        },
      ),
      { numRuns: RUNS },
    );
  }, 600_000);

  it('takes what the schemas of parameters in queries and headers accept, and something for those that are required', async () => {
    await fc.assert(
      fc.asyncProperty(givenOf(fc.constant({ type: 'string' }), parameters), async (given) => {
        const named = namesOf(given.parameters);
        const [config, missing] = usableConfig(named, given.values);
        fc.pre(missing.length === 0);
        const run = await generateForeign(documentOf(given));
        expect(run.errors).toEqual([]);
        const cookies = given.parameters.filter(({ in: place }) => place === 'cookie').length;
        expect(run.warnings.map(({ rule }) => rule)).toEqual(cookies === 0 ? [] : ['left-out-in-part']);
        const { validateLook } = await loadValidators(run);
        expect([config, validateLook?.(config)]).toEqual([config, true]);
        for (const { name, parameter, accepts } of named) {
          if (parameter['in'] === 'path') continue;
          for (const each of given.values)
            expect([name, each, validateLook?.({ ...config, [name]: each })]).toEqual([
              name,
              each,
              accepts(each) && !(parameter['required'] === true && isEmpty(each)),
            ]);
          const { [name]: _, ...without } = config;
          expect([name, validateLook?.(without)]).toEqual([name, parameter['required'] !== true]);
        }
      }),
      { numRuns: RUNS },
    );
  }, 600_000);

  it('gives files that type-check as strictly as can be', async () => {
    const place = await mkdtemp(join(tmpdir(), 'any-document-'));
    const samples = [
      ...fc.sample(givenOf(schema, parameters), TYPED).map(documentOf),
      ...fc
        .sample(givenOf(earlierSchema, fc.constant([])), TYPED)
        .map((each) => ({ ...documentOf(each), openapi: '3.0.3' })),
    ];
    for (const [index, document] of samples.entries()) await writeFiles(place, `d${index}`, document);
    await writeFiles(place, 'events', EVENTS);
    const output = await typeCheck(place);
    const [, at] = /^d(\d+)\//m.exec(output) ?? [];
    expect([output, JSON.stringify(samples[Number(at)])]).toEqual(['', undefined]);
    await rm(place, { recursive: true, force: true });
  }, 600_000);
});

const chunk = { type: 'object', required: ['delta'], properties: { delta: { type: 'string' } } };
const begun = {
  type: 'object',
  required: ['event', 'data'],
  properties: { event: { const: 'begun' }, data: chunk },
};
const streamOf = (...schema: readonly JsonObject[]): JsonObject => ({
  'text/event-stream': schema[0] === undefined ? {} : { schema: schema[0] },
});
const answers = (content: JsonObject): JsonObject => ({
  responses: { '200': { description: 'ok', content } },
});

/** Streams of events: of text, of JSON without a name and with one, beside JSON, and with their names in the schema. */
const EVENTS: JsonObject = foreignDocument({
  paths: {
    '/ticks': { get: { operationId: 'ticks', ...answers(streamOf()) } },
    '/inline': { get: { operationId: 'inline', ...answers(streamOf(chunk)) } },
    '/chat': {
      post: {
        operationId: 'chat',
        ...answers({
          'application/json': { schema: chunk },
          ...streamOf({ $ref: '#/components/schemas/Chunk' }),
        }),
      },
    },
    '/runs': { post: { operationId: 'run', ...answers(streamOf({ $ref: '#/components/schemas/Begun' })) } },
  },
  components: { schemas: { Chunk: chunk, Begun: begun } },
});

/** A parameter by its name in a configuration. */
interface Named {
  readonly name: string;
  readonly parameter: JsonObject;
  readonly accepts: ValidateFunction;
}

/**
 * The parameters that are members of a configuration; of several with one name, and of one that every object has, the
 * later ones say where they stand.
 */
function namesOf(listed: readonly JsonObject[]): readonly Named[] {
  const taken = new Set(Object.getOwnPropertyNames(Object.prototype));
  return ['path', 'query', 'header'].flatMap((place) =>
    listed
      .filter((parameter) => parameter['in'] === place)
      .map((parameter) => {
        const written = String(parameter['name']);
        const own = place === 'header' ? camelCase(written) : written;
        const name = taken.has(own) ? `${place}${pascalCase(own)}` : own;
        taken.add(name);
        return { name, parameter, accepts: originalOf({}, asObject(parameter['schema'] ?? {})) };
      }),
  );
}

/** Acceptable values of all required parameters, and the names of those for which there is none. */
function usableConfig(
  named: readonly Named[],
  values: readonly Json[],
): readonly [config: JsonObject, missing: readonly string[]] {
  const found = named
    .filter(({ parameter }) => parameter['required'] === true)
    .map(({ name, accepts }) => {
      const usable = [...values, 1, 'ab', 'aa', ['ab'], { a: 'ab' }];
      const own = usable.find((each) => accepts(each) && !isEmpty(each));
      return [name, own] as const;
    });
  const missing = found.flatMap(([name, own]) => (own === undefined ? [name] : []));
  return [
    Object.fromEntries(found.flatMap(([name, own]) => (own === undefined ? [] : [[name, own]]))),
    missing,
  ];
}

async function writeFiles(place: string, folder: string, document: JsonObject): Promise<void> {
  const result = await generate({
    specs: [{ api: 'x', file: 'openapi.json' }],
    outputs: [{ target: 'sdk', folder, importExtension: '.ts' }],
    readFile: async () => JSON.stringify(document),
  });
  if (!result.ok) throw new Error(JSON.stringify([result.diagnostics, document]));
  for (const { path, text } of result.value) {
    await mkdir(dirname(join(place, path)), { recursive: true });
    await writeFile(join(place, path), text);
  }
}

/** What the compiler says of a folder; empty where all is well. */
async function typeCheck(place: string): Promise<string> {
  await symlink(join(ROOT, 'node_modules'), join(place, 'node_modules'));
  await writeFile(join(place, 'package.json'), '{ "type": "module" }');
  const project = {
    extends: join(ROOT, 'tsconfig.json'),
    compilerOptions: { types: [], incremental: false },
    include: ['**/*.ts'],
    exclude: ['node_modules'],
  };
  await writeFile(join(place, 'tsconfig.json'), JSON.stringify(project));
  return new Promise((resolve) => {
    const tsc = [join(ROOT, 'node_modules/typescript7/bin/tsc'), '-p', place];
    execFile(process.execPath, tsc, { cwd: place }, (_, stdout, stderr) => resolve(stdout + stderr));
  });
}

function isEmpty(node: Json): boolean {
  return node === '' || (Array.isArray(node) && node.length === 0);
}

/** A schema that is nothing but itself is none that anybody writes. */
function isEndless(schemas: Given['schemas']): boolean {
  const heads = (node: Json, seen: readonly string[]): boolean => {
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return false;
    const object = asObject(node);
    const target = typeof object['$ref'] === 'string' ? object['$ref'].split('/').at(-1) : undefined;
    if (target !== undefined) {
      if (seen.includes(target) || heads(schemas[target] ?? {}, [...seen, target])) return true;
    }
    const inner = ['anyOf', 'oneOf', 'allOf'].flatMap(
      (key) => (object[key] as readonly Json[] | undefined) ?? [],
    );
    const others = ['not', 'if', 'then', 'else'].map((key) => object[key] ?? null);
    return [...inner, ...others].some((each) => heads(each, seen));
  };
  return Object.keys(schemas).some((key) => heads(schemas[key] ?? {}, [key]));
}

function asObject(node: Json): JsonObject {
  // The arbitraries make objects alone.
  return node as JsonObject;
}

/** References as JSON Schema without OpenAPI has them. */
function localise(node: Json): Json {
  return JSON.parse(JSON.stringify(node).replaceAll('#/components/schemas/', '#/$defs/')) as Json;
}

/** A schema of 3.0 as 2020-12 says it. */
function withoutFlags(node: Json): Json {
  if (Array.isArray(node)) return node.map(withoutFlags);
  if (typeof node !== 'object' || node === null) return node;
  const { nullable, exclusiveMinimum, exclusiveMaximum, minimum, maximum, ...others } = asObject(node);
  const rest = Object.fromEntries(Object.entries(others).map(([key, each]) => [key, withoutFlags(each)]));
  const bounds = [
    [exclusiveMinimum === true ? 'exclusiveMinimum' : 'minimum', minimum],
    [exclusiveMaximum === true ? 'exclusiveMaximum' : 'maximum', maximum],
  ].filter(([, each]) => each !== undefined);
  const said: JsonObject = { ...rest, ...Object.fromEntries(bounds) };
  return nullable === true ? { anyOf: [said, { type: 'null' }] } : said;
}
