import { describe, expect, it } from 'vitest';
import { memberSchema, resolveSchema } from './catalogue-schema.ts';

const catalogue = {
  $defs: {
    apex: {
      Email: { type: 'string', maxLength: 80 },
      Alias: { $ref: '#/$defs/apex/Email' },
      Person: { properties: { email: { $ref: '#/$defs/apex/Alias' } } },
      Circle: { $ref: '#/$defs/apex/Circle' },
    },
    'ui-api': { Email: { type: 'string', maxLength: 255 } },
  },
};

describe('resolveSchema', () => {
  it.each([
    ['a schema without a reference', { type: 'number' }, { type: 'number' }],
    ['a reference', { $ref: '#/$defs/apex/Email' }, { type: 'string', maxLength: 80 }],
    ['the same name of another api', { $ref: '#/$defs/ui-api/Email' }, { type: 'string', maxLength: 255 }],
    ['a reference to a reference', { $ref: '#/$defs/apex/Alias' }, { type: 'string', maxLength: 80 }],
    ['a reference to nothing', { $ref: '#/$defs/apex/Nope' }, undefined],
    ['nothing', undefined, undefined],
  ])('%s', (_, schema, want) => expect(resolveSchema(catalogue, schema)).toEqual(want));

  it('comes out of a circle', () =>
    expect(() => resolveSchema(catalogue, { $ref: '#/$defs/apex/Circle' })).not.toThrow());
});

describe('memberSchema', () => {
  const schema = {
    properties: { name: { type: 'string' } },
    allOf: [{ properties: { owner: { $ref: '#/$defs/apex/Person' } } }],
  };
  it.each([
    ['name', { type: 'string' }],
    ['owner.email', { type: 'string', maxLength: 80 }],
    ['owner.phone', undefined],
    ['toString', undefined],
    ['nobody.email', undefined],
  ])('%s', (path, want) => expect(memberSchema(catalogue, schema, path)).toEqual(want));
});
