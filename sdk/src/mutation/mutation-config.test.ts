import { describe, expect, it } from 'vitest';
import { createRecord, getRecord } from '../entry/index.ts';
import { configErrors } from './mutation-config.ts';

describe('configErrors', () => {
  it.each([
    [null, [{ field: '', message: 'Expected "object" but received "null"' }]],
    [
      { apiName: 'Contact', fields: { Age: [40] } },
      [{ field: 'fields.Age', message: 'Expected "string,number,boolean,null" but received "array"' }],
    ],
    [
      { apiName: 'Contact', fields: 'all' },
      [{ field: 'fields', message: 'Expected "object" but received "string"' }],
    ],
  ])('says of %j what was expected and received', (config, want) => {
    expect(createRecord.accepts(config)).toBe(false);
    expect(configErrors(createRecord.accepts.errors ?? [], config)).toMatchObject(want);
  });
});

describe('field names', () => {
  const deep = (levels: number) => ['Contact', ...Array.from({ length: levels }, () => 'Account')].join('.');

  it.each([
    [6, true],
    [7, false],
  ])('with %i levels below the object are accepted: %s', (levels, want) => {
    const config = { recordId: '003RM0000068xVCYAY', fields: [deep(levels)] };
    expect(getRecord.accepts(config)).toBe(want);
  });
});
