import { describe, expect, it } from 'vitest';
import { findPages } from './pages.ts';
import type { JsonObject } from '../index.ts';

const list = { type: 'array', items: { type: 'object', properties: { id: { type: 'string' } } } };
const object = (properties: JsonObject): JsonObject => ({ type: 'object', properties });
const text = { type: 'string' };
const flag = { type: 'boolean' };
const whole = { type: 'integer' };

function pagesOf(parameters: JsonObject, schema: JsonObject): JsonObject | undefined {
  const operation = {
    parameters: Object.entries(parameters).map(([name, each]) => ({ name, in: 'query', schema: each })),
    responses: { '200': { description: 'Done', content: { 'application/json': { schema } } } },
  };
  const document = { openapi: '3.1.0', paths: { '/a': { get: operation } } };
  return findPages(document, { path: '/a', method: 'get', operation });
}

describe('pages are found', () => {
  it.each<readonly [string, JsonObject, JsonObject, JsonObject | undefined]>([
    [
      'by a token that the answer names',
      { page_token: text, page_size: whole },
      object({ things: list, next_page_token: text }),
      { token: 'page_token', next: 'next_page_token', size: 'page_size', items: 'things' },
    ],
    [
      'by a cursor beside the items',
      { cursor: text },
      object({ data: list, warnings: list, meta: object({ nextCursor: text }) }),
      { token: 'cursor', next: 'meta.nextCursor', items: 'data' },
    ],
    [
      'by the last item',
      { after: text, limit: whole },
      object({ data: list, has_more: flag }),
      { token: 'after', next: 'id', nextIs: 'item', more: 'has_more', size: 'limit', items: 'data' },
    ],
    [
      'by their numbers',
      { page: whole, per_page: whole },
      list,
      { token: 'page', counts: 'pages', size: 'per_page' },
    ],
    [
      'by their numbers from 0',
      { page: { ...whole, minimum: 0 } },
      list,
      { token: 'page', counts: 'pages', first: 0 },
    ],
    [
      'by an offset',
      { offset: whole },
      object({ rows: list }),
      { token: 'offset', counts: 'items', items: 'rows' },
    ],
    ['not where a cursor leads nowhere', { cursor: text }, object({ data: list }), undefined],
    ['not where nothing is a list', { page: whole }, object({ name: text }), undefined],
    ['not among several lists', { page: whole }, object({ cats: list, dogs: list }), undefined],
  ])('%s', (_, parameters, schema, want) => {
    expect(pagesOf(parameters, schema)).toEqual(want);
  });
});
