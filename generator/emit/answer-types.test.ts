import { describe, expect, it } from 'vitest';
import { deriveAnswerTypes } from './answer-types.ts';
import type { Json, JsonObject, OperationModel } from '../spec/types.ts';

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

const SCHEMAS: { readonly [name: string]: JsonObject } = {
  Id: { type: 'string', pattern: '^[a-z]+$' },
  Person: { type: 'object', required: ['id'], properties: { id: ref('Id'), friend: ref('Person') } },
  Named: {
    type: 'object',
    required: ['name'],
    properties: { name: { type: 'string' }, id: { type: 'string' } },
  },
  Cat: {
    type: 'object',
    required: ['kind', 'lives'],
    properties: { kind: { const: 'cat' }, lives: { type: 'integer' } },
  },
  Dog: { type: 'object', required: ['kind'], properties: { kind: { enum: ['dog'] } } },
  OtherPet: { type: 'object', required: ['kind'], properties: { kind: { type: 'string' } } },
};

const ROWS: readonly (readonly [why: string, schema: JsonObject, want: Json])[] = [
  ['types', { type: ['string', 'integer', 'null'] }, 'sn0'],
  ['a name of something simple', ref('Id'), 's'],
  ['a name', ref('Person'), '#Person'],
  ['a name or null', { oneOf: [ref('Person'), { type: 'null' }] }, ['0', '#Person']],
  ['values of an enumeration, as their type', { enum: ['a', 'b', null] }, 's0'],
  ['a pattern, a format and bounds, not at all', { type: 'string', format: 'date', maxLength: 2 }, 's'],
  ['items', { type: 'array', items: { type: 'boolean' } }, ['b']],
  ['a list of anything', { type: 'array' }, 'a'],
  ['entries', { type: 'object', additionalProperties: { type: 'number' } }, { '*': 'n' }],
  [
    'no entries where some have patterns',
    { patternProperties: {}, type: 'object', additionalProperties: ref('Id') },
    'o',
  ],
  [
    'members, those of any type only where they are required',
    { required: ['a', 'c'], properties: { a: {}, b: {}, c: { type: 'null' }, d: ref('Id') } },
    { a: '', c: '0', 'd?': 's' },
  ],
  [
    'no member that is only sent',
    { properties: { a: { type: 'string', writeOnly: true } }, required: ['a'] },
    'o',
  ],
  [
    'all of several objects',
    { allOf: [ref('Person'), ref('Named')], properties: { age: { type: 'number' } } },
    { name: 's', id: 's', 'friend?': '#Person', 'age?': 'n' },
  ],
  [
    'all of several objects with members that are called like methods',
    {
      allOf: [
        { type: 'object', required: ['toString'] },
        {
          properties: { hasOwnProperty: { type: 'string' }, valueOf: { type: 'null' } },
          required: ['valueOf'],
        },
      ],
    },
    { toString: '', 'hasOwnProperty?': 's', valueOf: '0' },
  ],
  ['any, where one of several is any', { anyOf: [{ type: 'string' }, {}] }, ''],
  [
    'variants by their tag',
    { anyOf: [ref('Cat'), ref('Dog'), ref('OtherPet'), { type: 'null' }] },
    ['0', { '|kind': { cat: '#Cat', dog: '#Dog', '*': '#OtherPet' } }],
  ],
  ['objects without a tag', { anyOf: [ref('Person'), ref('Named')] }, ['#Person', '#Named']],
  ['no member whose name is no plain one', { required: ['*', 'a?'], properties: { '|b': ref('Id') } }, 'o'],
];

function operation(responses: OperationModel['responses']): OperationModel {
  // The types look at the answers of an operation, and at nothing else of it.
  return { id: 'it', responses } as unknown as OperationModel;
}

const answer = (schema: JsonObject, status = '200'): OperationModel['responses'][number] => ({
  status,
  schema,
  errorCodes: [],
  examples: {},
});

const derive = (responses: OperationModel['responses']) =>
  deriveAnswerTypes({ schemas: SCHEMAS, operations: [operation(responses)] });

describe('deriveAnswerTypes', () => {
  it.each(ROWS)('%s', (_why, schema, want) => {
    expect(derive([answer(schema)]).answers['it'] ?? '').toEqual(want);
  });

  it('keeps the types that are used, each once', () => {
    expect(derive([answer(ref('Person'))]).named).toEqual({ Person: { id: 's', 'friend?': '#Person' } });
  });

  it('takes any of the good answers, and none of the others', () => {
    const { answers } = derive([
      answer(ref('Person')),
      answer({ type: 'null' }, '201'),
      answer(ref('Id'), '400'),
    ]);
    expect(answers['it']).toEqual(['0', '#Person']);
  });

  it('says nothing of an operation that may answer something else than JSON', () => {
    const blob = { status: '200', as: 'blob', errorCodes: [], examples: {} } as const;
    expect(derive([answer(ref('Id')), blob]).answers).toEqual({});
  });
});
