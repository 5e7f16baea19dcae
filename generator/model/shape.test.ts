import { describe, expect, it } from 'vitest';
import { deriveEntityShape, deriveShape } from './shape.ts';
import type { JsonObject, Shape } from '../spec/types.ts';

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

const SCHEMAS: { readonly [name: string]: JsonObject } = {
  Person: {
    type: 'object',
    properties: {
      id: { type: 'string' },
      friend: { anyOf: [ref('Person'), { type: 'null' }] },
      notes: ref('Notes'),
    },
    'x-entity': { key: ['id'], lifetime: 'Person' },
  },
  Pet: { type: 'object', properties: { owner: ref('Person') }, 'x-entity': { key: ['id'], lifetime: 'Pet' } },
  Notes: { type: 'object', properties: { text: { type: 'string' }, parent: ref('Notes') } },
  Page: {
    type: 'object',
    properties: { items: { type: 'array', items: ref('Person') }, next: { type: 'string' } },
  },
  Tree: {
    type: 'object',
    properties: { person: ref('Person'), branches: { type: 'array', items: ref('Tree') } },
  },
};

const person: Shape = { kind: 'entity', entity: 'Person' };
const plain: Shape = { kind: 'plain' };
const object: Shape = { kind: 'plain', is: 'object' };

const ROWS: readonly { readonly why: string; readonly schema: JsonObject; readonly want: Shape }[] = [
  { why: 'a value without entities', schema: ref('Notes'), want: object },
  { why: 'an entity', schema: ref('Person'), want: person },
  {
    why: 'an entity or null',
    schema: { oneOf: [{ type: 'null' }, ref('Person')] },
    want: { ...person, or: 'null' },
  },
  {
    why: 'an entity or a list of errors',
    schema: { anyOf: [ref('Person'), { type: 'array' }] },
    want: { ...person, or: 'any' },
  },
  { why: 'a list', schema: { type: 'array', items: ref('Person') }, want: { kind: 'list', items: person } },
  {
    why: 'a map',
    schema: { type: 'object', additionalProperties: ref('Person') },
    want: { kind: 'map', values: person },
  },
  { why: 'an open object', schema: { type: 'object', additionalProperties: true }, want: object },
  { why: 'anything', schema: {}, want: plain },
  { why: 'a text', schema: { type: 'string' }, want: plain },
  {
    why: 'a list that may be null, of items that may be anything',
    schema: { type: ['array', 'null'], items: { anyOf: [ref('Page'), { type: 'string' }] } },
    want: {
      kind: 'list',
      or: 'null',
      items: { kind: 'object', or: 'any', members: { items: { kind: 'list', items: person } } },
    },
  },
  {
    why: 'a list or an object of them',
    schema: { anyOf: [{ type: 'array', items: ref('Person') }, ref('Page')] },
    want: { kind: 'list', items: person, or: 'any' },
  },
  {
    why: 'an object, of which members without entities are left out',
    schema: ref('Page'),
    want: { kind: 'object', members: { items: { kind: 'list', items: person } } },
  },
  {
    why: 'subschemas of one object',
    schema: { allOf: [ref('Page'), { properties: { owner: ref('Person') } }] },
    want: { kind: 'object', members: { items: { kind: 'list', items: person }, owner: person } },
  },
  {
    why: 'a schema that holds itself',
    schema: ref('Tree'),
    want: { kind: 'object', members: { person } },
  },
];

describe('deriveShape', () => {
  it.each(ROWS)('finds the entities of $why', ({ schema, want }) => {
    expect(deriveShape(SCHEMAS, schema)).toEqual(want);
  });
});

describe('deriveEntityShape', () => {
  it.each([
    { name: 'Person', want: { kind: 'object', members: { friend: { ...person, or: 'null' } } } },
    { name: 'Pet', want: { kind: 'object', members: { owner: person } } },
  ])('finds the links of $name', ({ name, want }) => {
    expect(deriveEntityShape(SCHEMAS, name)).toEqual(want);
  });
});
