import { describe, expect, it } from 'vitest';
import { foreignDocument, generateForeign, loadValidators } from '../../testing/foreign.ts';
import type { JsonObject } from '../../index.ts';

const answer = {
  '200': { description: 'ok', content: { 'application/json': { schema: { type: 'object' } } } },
};
const json = (schema: JsonObject): JsonObject => ({
  content: { 'application/json': { schema } },
  required: true,
});

/** The table and the types of all operations of a run, in one text. */
function operationsOf(files: ReadonlyMap<string, string>): string {
  return [...files].flatMap(([path, text]) => (path.includes('/operations/') ? text : [])).join('\n');
}

describe('a body', () => {
  const schemas = {
    Named: { type: 'object', required: ['a'], properties: { a: { type: 'string' } } },
    Whole: { allOf: [{ $ref: '#/components/schemas/Named' }], properties: { b: { type: 'integer' } } },
    Inner: { type: 'object', properties: { whole: { $ref: '#/components/schemas/Whole' } } },
  };
  const post = (requestBody: JsonObject): JsonObject =>
    foreignDocument({
      paths: { '/a': { post: { operationId: 'make', requestBody, responses: answer } } },
      components: { schemas },
    });

  it('of a GET is left out with a word, and not sent', async () => {
    const content = { 'application/json': { schema: schemas.Named } };
    const get = { operationId: 'look', requestBody: { content }, responses: answer };
    const { warnings, files } = await generateForeign(foreignDocument({ paths: { '/a': { get } } }));
    expect(warnings.map(({ rule }) => rule)).toEqual(['left-out-in-part']);
    const texts = [...files].filter(([path]) => path.includes('sdk/src/generated/operations/x-'));
    expect(texts.map(([, text]) => /\bbody: /.test(text))).toEqual([false]);
  });

  it.each([
    ['of several schemas', { $ref: '#/components/schemas/Whole' }, { a: 'x', b: 1 }, { b: 1 }],
    [
      'that holds one of several schemas',
      { $ref: '#/components/schemas/Inner' },
      { whole: { a: 'x' } },
      { whole: { b: 1 } },
    ],
    [
      'that is a list',
      { type: 'array', items: { $ref: '#/components/schemas/Whole' } },
      { body: [{ a: 'x' }] },
      { body: [{}] },
    ],
    [
      'that is a map',
      { type: 'object', additionalProperties: { type: 'integer' } },
      { body: { x: 1 } },
      { body: { x: 'y' } },
    ],
    [
      'of alternatives',
      { oneOf: [{ $ref: '#/components/schemas/Named' }, { type: 'string' }] },
      { body: 'x' },
      { body: 1 },
    ],
  ])('%s is checked', async (_, schema, good, bad) => {
    const run = await generateForeign(post(json(schema)));
    expect(run.errors).toEqual([]);
    const { validateMake } = await loadValidators(run);
    expect([validateMake?.(good), validateMake?.(bad)]).toEqual([true, false]);
  });

  it.each([
    ['application/x-www-form-urlencoded', `as: "form"`],
    ['multipart/form-data', `as: "multipart"`],
    ['text/plain', `as: "text", type: "text/plain", whole: "body"`],
    ['application/pdf', `as: "binary", type: "application/pdf", whole: "body"`],
    ['application/merge-patch+json', `as: "json", type: "application/merge-patch+json"`],
  ])('of %s is sent', async (type, want) => {
    const schema = { type: 'object', properties: { a: { type: 'string' } } };
    const { files, warnings } = await generateForeign(post({ content: { [type]: { schema } } }));
    expect(operationsOf(files)).toContain(want);
    expect(warnings).toEqual([]);
  });

  it('with a member that is called as a parameter is, has both', async () => {
    const document = foreignDocument({
      paths: {
        '/a/{id}': {
          put: {
            operationId: 'change',
            requestBody: json({ type: 'object', properties: { id: { type: 'integer' } } }),
            responses: answer,
          },
        },
      },
    });
    const { files } = await generateForeign(document);
    expect(operationsOf(files)).toMatch(/readonly id: string;\n.*readonly bodyId\?: number \| undefined;/);
    expect(operationsOf(files)).toContain(`names: { bodyId: "id" }`);
  });
});

describe('a document', () => {
  const get = (operation: JsonObject): JsonObject =>
    foreignDocument({
      paths: { '/a/{path}': { get: { operationId: 'look', responses: answer, ...operation } } },
    });

  it('that says 304 of a write, or names a path and a query parameter alike, gives types that hold', async () => {
    const query = { name: 'path', in: 'query', schema: { type: 'string' } };
    const responses = { ...answer, '304': { description: 'same' } };
    const { files } = await generateForeign(
      foreignDocument({
        paths: { '/a/{path}': { put: { operationId: 'change', parameters: [query], responses } } },
      }),
    );
    const text = operationsOf(files);
    expect(text).not.toContain('conditional');
    expect(text).toContain(`{ name: "queryPath", wire: "path", in: "query" }`);
  });

  it('with a pattern that is none says so with its place, and tells it in words', async () => {
    const word = { type: 'string', description: 'A word.', pattern: '^[\\w\\-\\:]+$' };
    const { errors, warnings, files } = await generateForeign({
      ...get({}),
      components: { schemas: { Word: word } },
    });
    expect(errors).toEqual([]);
    expect(warnings).toMatchObject([
      { rule: 'unusable-pattern', pointer: '#/components/schemas/Word/pattern', line: 31 },
    ]);
    expect(files.get('sdk/src/generated/schemas.gen.ts')).toContain('A word. Pattern: ^[\\w\\-\\:]+$');
  });

  it('with stray keywords is taken with a warning, unless somebody is strict', async () => {
    const document = get({
      parameters: [{ name: 'q', in: 'query', schema: { type: 'string', nullable: true } }],
    });
    const taken = await generateForeign(document);
    expect([taken.errors, taken.warnings.map(({ rule }) => rule)]).toEqual([[], ['struct']]);
    expect(operationsOf(taken.files)).toContain('q?: string | null | undefined;');
    const refused = await generateForeign(document, { strict: true });
    expect([refused.files.size, refused.errors.map(({ rule }) => rule)]).toEqual([0, ['struct']]);
  });

  it('of which too much is left out is refused, unless somebody says otherwise', async () => {
    const document = foreignDocument({
      paths: { '/a': { trace: { responses: answer } }, '/c': { get: { responses: answer } } },
    });
    const refused = await generateForeign(document);
    expect(refused.errors).toMatchObject([
      { rule: 'too-much-left-out', message: '1 of 2 operations are left out, more than 10 %.' },
    ]);
    expect(refused.warnings).toMatchObject([
      {
        rule: 'left-out',
        pointer: '#/paths/~1a/trace',
        message: 'TRACE /a is left out: no browser sends this method.',
      },
    ]);
    expect((await generateForeign(document, { mayLeaveOut: 0.5 })).errors).toEqual([]);
  });

  it('whose paths hold a fragment or a query has an address for each', async () => {
    const operation = { responses: answer };
    const paths = {
      '/#X=A': { post: operation },
      '/#X=B': { post: operation },
      '/?Action=Do': { get: operation },
    };
    const { files, warnings } = await generateForeign(foreignDocument({ paths }));
    expect(warnings).toEqual([]);
    const text = operationsOf(files);
    expect(text.match(/path: "\/",/g)).toHaveLength(3);
    expect(text).toContain('wireFormat: { query: "Action=Do" }');
  });

  it('whose extensions name files is read without them', async () => {
    const { errors } = await generateForeign({
      ...get({}),
      'x-topics': [{ content: { $ref: './topic.md' } }],
    });
    expect(errors).toEqual([]);
  });

  it.each([
    [undefined, '/v1'],
    ['', ''],
    ['/staging', '/staging'],
  ])('has the base path of its first server, or that of the caller: %s', async (path, want) => {
    const servers = [
      {
        url: 'https://{place}.example/{version}',
        variables: { place: { default: 'a' }, version: { default: 'v1' } },
      },
    ];
    const options = path === undefined ? {} : { basePaths: { x: path } };
    const { files } = await generateForeign({ ...get({}), servers }, options);
    expect(files.get('sdk/src/generated/apis.gen.ts')).toContain(`basePath: "${want}"`);
  });

  it('whose names are those of the generated code gets others', async () => {
    const operation = { responses: answer };
    const { files, errors } = await generateForeign(
      foreignDocument({
        paths: {
          '/a': {
            get: { ...operation, operationId: 'delete' },
            post: { ...operation, operationId: 'createClient' },
          },
          '/b': {
            get: { ...operation, operationId: 'look' },
            post: { ...operation, operationId: 'validateLook' },
          },
        },
        components: {
          schemas: { LookData: { type: 'object' }, Blob: { type: 'object' }, 'a.b': { type: 'object' } },
        },
      }),
    );
    expect(errors).toEqual([]);
    const text = [operationsOf(files), files.get('sdk/src/generated/schemas.gen.ts')].join('\n');
    const names = [...text.matchAll(/^export (?:const|type) (\w+)/gm)].map(([, name]) => name);
    expect(names.filter((name) => !name?.endsWith('Data')).sort()).toEqual(
      ['AB', 'Blob2', 'LookData2', 'look', 'xCreateClient', 'xDelete', 'xValidateLook'].sort(),
    );
  });

  it('of schemas that all name each other is generated at once', async () => {
    const names = Array.from({ length: 25 }, (_, index) => `S${index}`);
    const properties = Object.fromEntries(
      names.map((name) => [
        name.toLowerCase(),
        { anyOf: [{ $ref: `#/components/schemas/${name}` }, { type: 'string' }] },
      ]),
    );
    const schemas = Object.fromEntries(names.map((name) => [name, { type: 'object', properties }]));
    const schema = { $ref: '#/components/schemas/S0' };
    const responses = { '200': { description: 'ok', content: { 'application/json': { schema } } } };
    const { errors } = await generateForeign({ ...get({ responses }), components: { schemas } });
    expect(errors).toEqual([]);
  });

  it('that is broken says where, and nothing is generated', async () => {
    const { files, errors } = await generateForeign(
      get({
        parameters: [
          { name: 'q', in: 'quary', schema: { type: 'string' } },
          { name: 'r', in: 'query', schema: { $ref: '#/components/schemas/None' } },
        ],
      }),
    );
    expect(files.size).toBe(0);
    expect(errors.map(({ rule, pointer, line }) => [rule, pointer, line])).toEqual([
      ['struct', '#/paths/~1a~1{path}/get/parameters/0/in', 26],
      ['no-unresolved-refs', '#/paths/~1a~1{path}/get/parameters/1/schema', 34],
    ]);
  });
});

describe('a schema that asks for members of another one', () => {
  it('has types that need nothing else', async () => {
    const { files, errors } = await generateForeign(
      foreignDocument({
        paths: {
          '/a': {
            get: {
              operationId: 'getCard',
              responses: {
                '200': {
                  description: 'ok',
                  content: { 'application/json': { schema: { $ref: '#/components/schemas/Card' } } },
                },
              },
            },
          },
        },
        components: {
          schemas: {
            Rows: { type: 'array', items: { type: 'array', items: { type: 'number' } } },
            Way: { type: 'object', properties: { type: { type: 'string' } } },
            Card: {
              allOf: [{ $ref: '#/components/schemas/Way' }],
              required: ['type'],
              properties: { no: { type: 'string' } },
            },
          },
        },
      }),
    );
    expect(errors).toEqual([]);
    const schemas = files.get('sdk/src/generated/schemas.gen.ts') ?? '';
    expect(schemas).toContain('(Way & { readonly [TKey in "type"]-?: Way[TKey] })');
    expect(schemas).not.toContain('WithRequired');
    expect(schemas).toContain('export type Rows = readonly (readonly number[])[];');
  });
});
