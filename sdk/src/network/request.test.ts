import { describe, expect, it } from 'vitest';
import type { OperationTable } from '../spec/operation.ts';
import { buildRequest, invalidPathParameters } from './request.ts';

const table = {
  kind: 'write',
  id: 'any',
  api: 'toy',
  method: 'POST',
  path: '/a/{ids}/{name}',
  parameters: [
    { name: 'ids', in: 'path' },
    { name: 'name', in: 'path' },
    { name: 'each', in: 'query' },
    { name: 'filter', in: 'query' },
    { name: 'flag', in: 'query', wire: 'is-flag' },
  ],
  body: ['text', 'left'],
  response: { kind: 'plain' },
  otherwise: 'no',
} as const satisfies OperationTable;

const config = { ids: ['x/1', 'y,2'], name: 'ä', each: [1, 2], filter: { a: 1 }, flag: false, text: null };

describe('buildRequest', () => {
  it('lays out every kind of parameter', () => {
    expect(buildRequest({ table: table, config: config }, 'names')).toEqual({
      operation: 'any',
      api: 'toy',
      method: 'POST',
      path: '/a/x%2F1,y%2C2/%C3%A4',
      query: 'each=1&each=2&filter=%7B%22a%22%3A1%7D&is-flag=false',
      headers: {},
      body: { text: null },
    });
  });

  it('packs parameters only in a GET, and only where there are some', () => {
    expect(buildRequest({ table: table, config: config }, 'methodParams').query).toContain('is-flag=false');
    const { body: _, ...bodiless } = table;
    const get = { ...bodiless, method: 'GET' } as const;
    expect(buildRequest({ table: get, config: { ids: ['x'], name: 'y' } }, 'methodParams')).toMatchObject({
      query: '',
      body: undefined,
    });
  });

  it('sends an empty JSON body where the operation has one, else none', () => {
    const given = { ids: ['x'], name: 'y' };
    const { body: _, ...bodiless } = table;
    expect(buildRequest({ table: table, config: given }, 'names').body).toEqual({});
    expect(buildRequest({ table: bodiless, config: given }, 'names').body).toBeUndefined();
  });
});

describe('invalidPathParameters', () => {
  it.each([
    [{ ids: ['x'], name: 'y' }, []],
    [{ ids: [], name: '' }, ['ids', 'name']],
    [{ ids: ['..'], name: '.' }, ['ids', 'name']],
    [{ ids: ['..', 'x'], name: null }, ['name']],
  ])('%j lacks %j', (given, names) => {
    const invalid = names.map((member) => ({ member, reason: 'path' }));
    expect(invalidPathParameters(table, given)).toEqual(invalid);
  });
});
