import { describe, expect, it } from 'vitest';
import { expandCatalogue } from './catalogue.ts';
import type { StoredCatalogue } from './catalogue.ts';

const operation = { module: 'one', kind: 'read', errorCodes: [] } as const;
const stored: StoredCatalogue = {
  constants: { size: 1 },
  $defs: {
    one: {
      Email: { type: 'string', maxLength: 80 },
      Person: { properties: { email: { $ref: '#/$defs/Email' }, friend: { $ref: '#/$defs/Person' } } },
      Stranger: { type: 'string' },
    },
    other: { Email: { type: 'string', maxLength: 255 } },
  },
  operations: {
    plain: { ...operation, api: 'one', config: { properties: {} } },
    find: {
      ...operation,
      api: 'one',
      config: { properties: { email: { $ref: '#/$defs/Email' } } },
      data: { items: { $ref: '#/$defs/Person' } },
    },
    elsewhere: { ...operation, api: 'other', config: { allOf: [{ $ref: '#/$defs/Email' }] } },
    lost: { ...operation, api: 'third', config: { allOf: [{ $ref: '#/$defs/Email' }] } },
  },
};

describe('expandCatalogue', () => {
  const { operations, constants } = expandCatalogue(stored);

  it.each([
    ['nothing', operations['plain']?.config, undefined],
    ['what the configuration names', operations['find']?.config, ['Email']],
    ['what the answer reaches, in a circle, too', operations['find']?.data, ['Email', 'Person']],
    ['nothing of an api that is not there', operations['lost']?.config, undefined],
  ])('adds %s', (_, schema, want) => {
    expect(schema?.$defs === undefined ? undefined : Object.keys(schema.$defs).sort()).toEqual(want);
  });

  it('takes definitions from the own api', () => {
    expect(operations['find']?.config.$defs?.['Email']?.maxLength).toBe(80);
    expect(operations['elsewhere']?.config.$defs?.['Email']?.maxLength).toBe(255);
  });

  it('leaves everything else as it is', () => {
    expect(constants).toEqual({ size: 1 });
    expect(operations['find']).toMatchObject({ ...operation, api: 'one' });
  });
});
