import { describe, expect, it } from 'vitest';
import { createPagedRead } from '../../client/paged-read.ts';
import { createToyClient, getThing, listThings, saveThing, type Thing } from '../../../toys/index.ts';
import { createToyValidator } from '../../../toys/toy-api.ts';
import type { JsonObject } from '../../core/json-value.ts';
import type { PagedReadOperation } from '../../spec/operation.ts';

const thing = (id: string, name = id): Thing => ({
  id,
  kind: 'toy',
  rev: 1,
  fields: { Name: { value: name } },
});
const first = { things: [thing('a'), thing('b')], next: '2', tag: 'one' };
const second = { things: [thing('c')], next: null, tag: 'one' };

function open() {
  const toy = createToyClient();
  const pages = createPagedRead(toy.client, listThings, { config: { shelf: 's' } });
  const seen: string[] = [];
  const stop = pages.subscribe(() => seen.push(pages.current().state));
  return { ...toy, pages, seen, stop };
}

describe('pages', () => {
  it('follow tokens until there is none', async () => {
    const { pages, server } = open();
    expect(pages.current()).toMatchObject({ state: 'pending', items: [], hasMore: false });
    await server.last().answer(first);
    expect(pages.current()).toMatchObject({ state: 'fulfilled', items: first.things, hasMore: true });
    pages.more();
    pages.more();
    expect(server.sent.map(({ address }) => address)).toEqual([
      '/toy/v1/shelves/s?size=2',
      '/toy/v1/shelves/s?pageToken=2&size=2',
    ]);
    expect(pages.current()).toMatchObject({ state: 'pending', items: first.things });
    await server.last().answer(second);
    expect(pages.current()).toMatchObject({ state: 'fulfilled', hasMore: false });
    expect(pages.current().items).toEqual([...first.things, ...second.things]);
    pages.more();
    expect(server.sent).toHaveLength(2);
  });

  it('keep the rows that did not change', async () => {
    const { pages, server, client, seen } = open();
    await server.last().answer(first);
    const before = pages.current().items;
    seen.length = 0;
    void client.write(saveThing, { fields: { Id: 'b', Name: 'B' } });
    await server.last().answer({ ...thing('b', 'B'), kind: 'other', rev: 2 });
    expect(seen).toEqual(['fulfilled']);
    expect(pages.current().items[0]).toBe(before[0]);
    expect(pages.current().items[1]).toMatchObject({ fields: { Name: { value: 'B' } } });
  });

  it('show what is there and the error when a page fails', async () => {
    const { pages, server } = open();
    await server.last().answer(first);
    pages.more();
    await server.last().fail();
    expect(pages.current()).toMatchObject({
      state: 'error',
      items: first.things,
      hasMore: true,
      isLoadingMore: false,
      error: { code: 'NETWORK' },
    });
    pages.more();
    expect(pages.current()).toMatchObject({ state: 'pending', isLoadingMore: true, error: undefined });
    await server.last().answer(second);
    expect(pages.current().items).toHaveLength(3);
    expect(server.sent).toHaveLength(3);
  });

  it.each([
    { fail: [0], again: ['/toy/v1/shelves/s?size=2'] },
    { fail: [1], again: ['/toy/v1/shelves/s?pageToken=2&size=2'] },
    { fail: [0, 1], again: ['/toy/v1/shelves/s?size=2', '/toy/v1/shelves/s?pageToken=2&size=2'] },
  ])('ask again for all that failed when they are refreshed: $fail', async ({ fail, again }) => {
    const { pages, server } = open();
    await server.last().answer(first);
    pages.more();
    await server.last().answer(second);
    pages.refresh();
    const refreshed = server.sent.slice(2);
    for (const [at, request] of refreshed.entries()) {
      await (fail.includes(at) ? request.fail() : request.answer([first, second][at]));
    }
    expect(pages.current()).toMatchObject({ state: 'error', hasMore: false });
    pages.more();
    const requests = server.sent.slice(4);
    expect(requests.map(({ address }) => address)).toEqual(again);
    for (const [at, request] of requests.entries()) await request.answer([first, second][fail[at] ?? 0]);
    expect(pages.current()).toMatchObject({ state: 'fulfilled', error: undefined });
    expect(pages.current().items).toHaveLength(3);
  });

  it('are silent once left', async () => {
    const { server, seen, stop } = open();
    stop();
    await server.last().answer(first);
    expect(seen).toEqual([]);
  });

  it('need an operation that has them', () => {
    const { client } = createToyClient();
    const config = { thingId: 'a', fields: ['toy.Name'] };
    // @ts-expect-error a read without pages; programs without types find out when they run
    expect(() => createPagedRead(client, getThing, { config })).toThrow('has no pages');
  });
});

/** A list whose pages stand deeper in the answer, and whose next page is an address. */
const listPlaces: PagedReadOperation<{ readonly page?: string }, JsonObject, string> = {
  table: {
    kind: 'read',
    id: 'listPlaces',
    api: 'toy',
    method: 'GET',
    path: '/places',
    parameters: [{ name: 'page', in: 'query' }],
    response: { kind: 'plain' },
    lifetime: 'Page',
    pages: { token: 'page', size: 'size', next: 'all.nextUrl', nextIs: 'address', items: 'all.places' },
  },
  accepts: createToyValidator([]),
};

describe('pages by address', () => {
  const answer = (nextUrl: string | null, ...places: readonly string[]) => ({ all: { nextUrl, places } });

  const ends: readonly [string, string | null][] = [
    ['there is none', null],
    ['it names no page', '/toy/v1/places?size=2'],
    ['it has no query', '/toy/v1/places'],
  ];
  it.each(ends)('follow the page in the query of the next address, until %s', async (_, last) => {
    const { client, server } = createToyClient();
    const pages = createPagedRead(client, listPlaces, { config: {} });
    pages.subscribe(() => undefined);
    await server.last().answer(answer('https://toy.example/toy/v1/places?size=2&page=a%2B1#top', 'x', 'y'));
    expect(pages.current()).toMatchObject({ items: ['x', 'y'], hasMore: true });
    pages.more();
    expect(server.last().address).toBe('/toy/v1/places?page=a%2B1');
    await server.last().answer(answer(last, 'z'));
    expect(pages.current()).toMatchObject({ items: ['x', 'y', 'z'], hasMore: false });
  });

  it('ask again for the first page where it failed', async () => {
    const { pages, server } = open();
    await server.last().fail();
    expect(pages.current()).toMatchObject({ state: 'error', items: [], hasMore: false });
    pages.more();
    expect(pages.current()).toMatchObject({ state: 'pending', error: undefined });
    expect(server.sent).toHaveLength(2);
    pages.more();
    expect(server.sent).toHaveLength(2);
    await server.last().answer(first);
    expect(pages.current()).toMatchObject({ state: 'fulfilled', items: first.things });
    expect(server.sent).toHaveLength(2);
  });

  it.each([
    ['itself', 1, ['2']],
    ['an earlier one', 2, ['2', '3']],
  ])('come to an end where a page leads back to %s', async (_, count, tokens) => {
    const { pages, server } = open();
    pages.jump(Number.POSITIVE_INFINITY);
    await server.last().answer(first);
    for (let page = 1; page <= count; page += 1) {
      await server.last().answer({ ...second, next: tokens[page] ?? '2' });
    }
    expect(server.sent).toHaveLength(1 + count);
    expect(pages.current()).toMatchObject({ state: 'fulfilled', items: second.things, hasMore: false });
    pages.more();
    expect(server.sent).toHaveLength(1 + count);
  });
});
