import { describe, expect, it } from 'vitest';
import { compareApis } from './compare-apis.ts';
import { createModel, loadSpecs } from '../index.ts';
import { foreignDocument } from '../testing/foreign.ts';
import type { ApiModel, JsonObject } from '../index.ts';

async function modelOf(document: JsonObject): Promise<ApiModel> {
  const loaded = await loadSpecs([{ api: 'x', file: 'x.json' }], async () => JSON.stringify(document));
  const model = loaded.ok ? createModel(loaded.value)[0] : undefined;
  if (model === undefined) throw new Error(JSON.stringify(loaded));
  return model;
}

interface Written {
  readonly parameters?: readonly JsonObject[];
  readonly body?: JsonObject;
  readonly answer?: JsonObject;
  readonly id?: string;
}

const TEXT: JsonObject = { type: 'string', minLength: 1 };

function documentOf({
  parameters = [],
  body,
  answer = { type: 'object' },
  id = 'call',
}: Written): JsonObject {
  const operation = {
    operationId: id,
    parameters,
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: { '200': { description: 'ok', content: { 'application/json': { schema: answer } } } },
  };
  return foreignDocument({ paths: { '/a': { post: operation } } });
}

const query = (schema: JsonObject, required = false): JsonObject => ({
  name: 'q',
  in: 'query',
  required,
  schema,
});
const object = (properties: JsonObject, required: readonly string[] = []): JsonObject => ({
  type: 'object',
  properties,
  required,
});

describe('the changes between two documents', () => {
  const rows: readonly [string, Written, Written, readonly string[]][] = [
    ['nothing', {}, {}, []],
    [
      'an operation by another name',
      {},
      { id: 'other' },
      ['! The name of the operation was `call` and is `other`.'],
    ],
    ['a parameter that is gone', { parameters: [query(TEXT)] }, {}, ['! `q` is gone.']],
    ['a parameter that is new', {}, { parameters: [query(TEXT)] }, ['  `q` is new.']],
    [
      'a required parameter that is new',
      {},
      { parameters: [query(TEXT, true)] },
      ['! `q` is new, and required.'],
    ],
    [
      'a parameter that is required now',
      { parameters: [query(TEXT)] },
      { parameters: [query(TEXT, true)] },
      ['! `q` is now required.'],
    ],
    [
      'a value that is refused now',
      { parameters: [query({ type: 'string', enum: ['a', 'b'] })] },
      { parameters: [query({ type: 'string', enum: ['a', 'c'] })] },
      ['! `q` can no longer be "b".', '  `q` can be "c", too.'],
    ],
    [
      'a tighter bound',
      { parameters: [query({ type: 'integer', maximum: 9 })] },
      { parameters: [query({ type: 'integer', maximum: 5, minimum: 0 })] },
      ['! maximum of `q` was 9 and is 5.', '! minimum of `q` was none and is 0.'],
    ],
    [
      'a wider type that is sent',
      { parameters: [query({ type: 'integer' })] },
      { parameters: [query({ type: 'number' })] },
      ['  `q` was integer and is number.'],
    ],
    [
      'a wider type that is received',
      { answer: object({ a: { type: 'string' } }) },
      { answer: object({ a: { type: ['string', 'null'] } }) },
      ['! In the answer 200, `a` was string and is null or string.'],
    ],
    [
      'members of an answer',
      { answer: object({ a: TEXT, b: TEXT }, ['a', 'b']) },
      { answer: object({ a: TEXT, c: TEXT }, ['c']) },
      [
        '! In the answer 200, `a` is no longer required.',
        '! In the answer 200, `b` is gone.',
        '  In the answer 200, `c` is new.',
      ],
    ],
    [
      'a member deep in a body',
      { body: object({ list: { type: 'array', items: object({ a: TEXT }) } }) },
      { body: object({ list: { type: 'array', items: object({ a: { type: 'integer' } }) } }) },
      ['! `list[].a` was string and is integer.', '  minLength of `list[].a` was 1 and is none.'],
    ],
  ];
  it.each(rows)('%s', async (_, old, now, want) => {
    const changes = compareApis(await modelOf(documentOf(old)), await modelOf(documentOf(now)));
    expect(changes.map(({ isBreaking, text }) => `${isBreaking ? '!' : ' '} ${text}`)).toEqual(want);
    expect(changes.every(({ subject }) => subject === 'POST /a')).toBe(true);
  });

  it('operations and types that are gone break, new ones do not', async () => {
    const old = foreignDocument({
      paths: { '/a': { get: { responses: {} } } },
      components: { schemas: { Old: TEXT } },
    });
    const now = foreignDocument({
      info: { title: 'T', version: '2' },
      servers: [{ url: '/v2' }],
      paths: { '/b': { get: { responses: {} } } },
      components: { schemas: { New: TEXT } },
    });
    const changes = compareApis(await modelOf(old), await modelOf(now));
    expect(
      changes.map(({ isBreaking, subject, text }) => `${isBreaking ? '!' : ' '} ${subject}: ${text}`),
    ).toEqual([
      '! GET /a: `getA` is gone.',
      '! server: The base path was / and is /v2.',
      '! types: The type `Old` is gone.',
      '  GET /b: `getB` is new.',
      '  document: The version was 1 and is 2.',
      '  types: The type `New` is new.',
    ]);
  });
});
