import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { foreignDocument, generateForeign, loadValidators } from './testing/foreign.ts';
import type { Json, JsonObject } from './index.ts';

/** Names that ask a lot of generated code: words of the language, members of every object, Ajv's own names. */
const NAMES = ['a', 'b', 'schema1', 'pattern0', 'constructor', 'parentData', 'x-y', 'in', "it's", 'x-custom'];
const name = fc.constantFrom(...NAMES);
const ref = fc
  .constantFrom('Alpha', 'beta-two')
  .map((each): JsonObject => ({ $ref: `#/components/schemas/${each}` }));

const text = fc.record(
  {
    type: fc.constant('string'),
    minLength: fc.integer({ min: 0, max: 3 }),
    maxLength: fc.integer({ min: 2, max: 6 }),
    pattern: fc.constantFrom('^a', 'b$', '^[a-z]*$', '\\p{L}'),
  },
  { requiredKeys: ['type'] },
);
const number = fc.record(
  {
    type: fc.constantFrom('number', 'integer'),
    minimum: fc.integer({ min: -3, max: 3 }),
    exclusiveMaximum: fc.integer({ min: 0, max: 9 }),
    multipleOf: fc.constantFrom(1, 2, 0.5),
  },
  { requiredKeys: ['type'] },
);
const plain = fc.oneof(
  fc.constant({ type: 'boolean' }),
  fc.constant({ type: ['string', 'null'] }),
  fc.constant({ type: 'null' }),
  fc.record({ enum: fc.uniqueArray(fc.constantFrom('a', 'b', 1, null, true), { minLength: 1 }) }),
  fc.record({ const: fc.constantFrom<Json>('a', 1, null, [1], { a: 1 }) }),
);

const { schema } = fc.letrec<{ schema: JsonObject }>((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    text,
    number,
    plain,
    ref,
    fc.record(
      {
        type: fc.constant('array'),
        items: tie('schema'),
        minItems: fc.integer({ min: 0, max: 2 }),
        uniqueItems: fc.boolean(),
      },
      { requiredKeys: ['type'] },
    ),
    fc.record({
      type: fc.constant('array'),
      prefixItems: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }),
    }),
    fc.record(
      {
        type: fc.constant('object'),
        properties: fc.dictionary(name, tie('schema'), { maxKeys: 3 }),
        required: fc.uniqueArray(name, { maxLength: 2 }),
        additionalProperties: fc.oneof(fc.boolean(), tie('schema')),
        minProperties: fc.integer({ min: 0, max: 2 }),
      },
      { requiredKeys: ['type'] },
    ),
    fc.record({ anyOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }) }),
    fc.record({ oneOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }) }),
    fc.record({ allOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }) }),
    fc.record({ not: tie('schema') }),
    fc.tuple(ref, text).map(([one, other]): JsonObject => ({ ...one, ...other })),
  ),
}));

/** Values that come near the schemas above. */
const value = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<Json>('', 'a', 'ab', 'abab', null, true, 0, 1, 2, 2.5, -4),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(name, tie('value'), { maxKeys: 3 }),
  ),
})).value;

/** Parameters of several places that may be called alike. */
const parameters = fc.uniqueArray(
  fc.record({
    name,
    in: fc.constantFrom('query', 'header'),
    required: fc.boolean(),
    schema: fc.oneof(text, number),
  }),
  { maxLength: 3, selector: (each) => `${each.in} ${each.name.toLowerCase()}` },
);

const RUNS = process.env['TEST_DEPTH'] === 'deep' ? 1000 : 20;

describe('any document', () => {
  it('gives validators that accept just what its schemas do, and code that parses', async () => {
    const given = fc.record({
      schemas: fc.record({ Alpha: schema, 'beta-two': schema }),
      body: schema,
      parameters,
      media: fc.constantFrom('application/json', 'application/vnd.x+json'),
      values: fc.array(value, { minLength: 12, maxLength: 12 }),
    });
    await fc.assert(
      fc.asyncProperty(given, async ({ schemas, body, parameters: listed, media, values }) => {
        fc.pre(!isEndless(schemas));
        const content = { [media]: { schema: { type: 'array', items: body } } };
        const post = {
          operationId: 'send',
          requestBody: { required: true, content },
          responses: { '200': { description: 'ok', content: { [media]: { schema: body } } } },
        };
        const get = { operationId: 'look', parameters: listed, responses: post.responses };
        const document = foreignDocument({ paths: { '/a': { post, get } }, components: { schemas } });
        const run = await generateForeign(document);
        expect(run.errors).toEqual([]);
        expect(run.warnings).toEqual([]);
        for (const [path, code] of run.files) expect([path, syntaxErrors(path, code)]).toEqual([path, []]);
        const { validateSend } = await loadValidators(run);
        const original = new Ajv2020({ strict: false, validateFormats: false, logger: false });
        const components = Object.entries(schemas).map(([key, each]) => [key, localise(each)]);
        const accepts = original.compile({
          ...asObject(localise(body)),
          $defs: Object.fromEntries(components),
        });
        for (const each of values) {
          expect([each, validateSend?.({ body: [each] })]).toEqual([each, accepts(each)]);
        }
      }),
      { numRuns: RUNS, examples: [[LIST_OF_ITSELF]] },
    );
  }, 600_000);
});

const OF_ITSELF = { $ref: '#/components/schemas/Alpha' };
const LIST_OF_ITSELF = {
  schemas: { Alpha: { type: 'array', items: OF_ITSELF }, 'beta-two': { type: 'string' } },
  body: OF_ITSELF,
  parameters: [],
  media: 'application/json' as const,
  values: [[], [[]], [[[]]], '', {}, [1]],
};

/** A schema that is nothing but itself is none that anybody writes. */
function isEndless(schemas: { readonly [key: string]: JsonObject }): boolean {
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
    return [...inner, object['not'] ?? null].some((each) => heads(each, seen));
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

function syntaxErrors(path: string, code: string): readonly string[] {
  if (path.endsWith('.json') || path.endsWith('.d.ts')) return [];
  const { diagnostics = [] } = ts.transpileModule(code, {
    reportDiagnostics: true,
    fileName: path,
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}
