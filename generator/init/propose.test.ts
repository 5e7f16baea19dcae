import { describe, expect, it } from 'vitest';
import { proposeExtensions } from './propose.ts';
import type { Json, JsonObject } from '../index.ts';

const SEAT = { $ref: '#/components/schemas/Seat' };
const json = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } });
const answers = (schema: JsonObject, more: JsonObject = {}): JsonObject => ({
  responses: { '200': { description: 'Done', ...json(schema), ...more } },
});
const get = (operationId: string, schema: JsonObject, more: JsonObject = {}): JsonObject => ({
  get: { operationId, ...answers(schema, more) },
});

/** The proposals for a document with seats, by target. */
function propose(paths: JsonObject, seat: JsonObject = { id: { type: 'string' }, name: { type: 'string' } }) {
  const schemas = { Seat: { type: 'object', properties: seat }, Plain: { type: 'object' } };
  const proposals = proposeExtensions({ openapi: '3.1.0', paths, components: { schemas } });
  return new Map(proposals.map(({ target, update }): [string, Json] => [target, update]));
}

describe('entities', () => {
  it.each<readonly [name: string, path: string, properties: JsonObject, want: string | undefined]>([
    ['by id', '/seats/{seatId}', { id: {}, name: {} }, 'id'],
    ['by the name of the parameter', '/seats/{name}', { id: {}, name: {} }, 'name'],
    ['by what the parameter says beyond the schema', '/seats/{seat_code}', { code: {}, id: {} }, 'code'],
    ['in another spelling', '/seats/{seatNumber}', { seat_number: {} }, 'seat_number'],
    ['by nothing', '/seats/{seatId}', { name: {} }, undefined],
    ['not without a parameter at the end', '/seats/{seatId}/neighbour', { id: {} }, undefined],
  ])('are identified %s', (_, path, properties, want) => {
    const found = propose({ [path]: get('getSeat', SEAT) }, properties);
    expect(found.get('$.components.schemas.Seat')).toEqual(
      want === undefined ? undefined : { 'x-entity': { key: [want], lifetime: 'Seat' } },
    );
  });

  it('are read by their key, also where the answer has more', () => {
    const found = propose({ '/seats/{seatId}': get('getSeat', { allOf: [SEAT, { type: 'object' }] }) });
    expect(found.get(`$.paths['/seats/{seatId}'].get`)).toEqual({
      'x-read': { entity: 'Seat', key: { id: 'seatId' } },
    });
  });
});

describe('lifetimes', () => {
  const header = (text: string): JsonObject => ({
    headers: { 'Cache-Control': { schema: { type: 'string', example: text } } },
  });
  it.each<readonly [name: string, more: JsonObject, fresh: number]>([
    ['from Cache-Control', header('public, max-age=3600'), 3_600_000],
    [
      'from examples by name',
      { headers: { 'cache-control': { examples: { a: { value: 'max-age=5' } } } } },
      5_000,
    ],
    ['not where nothing is to be kept', header('no-store, max-age=60'), 30_000],
    ['by default', {}, 30_000],
  ])('of entities are taken %s', (_, more, fresh) => {
    const found = propose({ '/seats/{seatId}': get('getSeat', SEAT, more) });
    expect(found.get('$')).toEqual({ 'x-lifetimes': { Seat: { fresh } } });
  });

  it('of lists are their own, or those of the things in them; others are left alone', () => {
    const found = propose({
      '/seats/{seatId}': get('getSeat', SEAT),
      '/seats': get('getSeats', { type: 'array', items: SEAT }),
      '/menu': get('get-menu', { $ref: '#/components/schemas/Plain' }, header('max-age=60')),
      '/news': get('getNews', { $ref: '#/components/schemas/Plain' }),
    });
    expect(found.get('$')).toEqual({
      'x-lifetimes': { Seat: { fresh: 30_000 }, SeatList: { fresh: 30_000 }, GetMenu: { fresh: 60_000 } },
    });
    expect(found.get(`$.paths['/seats'].get`)).toEqual({ 'x-read': { lifetime: 'SeatList' } });
    expect(found.get(`$.paths['/menu'].get`)).toEqual({ 'x-read': { lifetime: 'GetMenu' } });
    expect([...found.keys()].filter((target) => target.includes('news'))).toEqual([]);
  });
});

describe('writes', () => {
  const paths = (method: string, path: string, write: JsonObject): JsonObject => {
    const reads: { [path: string]: JsonObject } = {
      '/seats/{seatId}': get('getSeat', SEAT),
      '/seats': get('getSeats', { type: 'array', items: SEAT }),
      '/free': get('getFreeSeats', { type: 'object', properties: { seats: { type: 'array', items: SEAT } } }),
      '/news': get('getNews', { $ref: '#/components/schemas/Plain' }),
    };
    return { ...reads, [path]: { ...reads[path], [method]: { operationId: 'write', ...write } } };
  };
  const lists = [{ operation: 'getSeats' }, { operation: 'getFreeSeats' }];
  const itself = { operation: 'getSeat', match: { seatId: 'config.seatId' } };
  const done = { responses: { '204': { description: 'Done' } } };
  it.each<
    readonly [name: string, method: string, path: string, write: JsonObject, want: JsonObject | undefined]
  >([
    [
      'that remove something',
      'delete',
      '/seats/{seatId}',
      done,
      { evict: { on: [204], entity: 'Seat', key: { id: 'seatId' } }, invalidates: lists },
    ],
    [
      'that remove something and do not say how',
      'delete',
      '/seats/{seatId}',
      {},
      { invalidates: [itself, ...lists] },
    ],
    ['that add something', 'post', '/seats', answers(SEAT), { invalidates: lists }],
    ['that change something and answer with it', 'patch', '/seats/{seatId}', answers(SEAT), undefined],
    ['that change something in silence', 'put', '/seats/{seatId}', done, { invalidates: [itself] }],
    ['that have nothing to do with it', 'post', '/mail', done, undefined],
    ['at the address of a read', 'put', '/news', done, { invalidates: [{ operation: 'getNews' }] }],
  ])('%s', (_, method, path, write, want) => {
    const found = propose(paths(method, path, write)).get(`$.paths['${path}'].${method}`);
    expect(found).toEqual(
      want === undefined ? undefined : { 'x-write': { otherwise: 'Invalid config for "write"', ...want } },
    );
  });
});
