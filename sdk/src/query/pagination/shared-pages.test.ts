import { describe, expect, it } from 'vitest';
import { createPagedRead, type PagedRead } from '../../client/paged-read.ts';
import type { MemoryOptions } from '../../cache/write/collect-garbage.ts';
import type { Policy } from '../../spec/policy.ts';
import {
  createToyClient,
  createToyShelf,
  getThing,
  listThings,
  saveThing,
  tokenOf,
  type Thing,
  type ThingPage,
} from '../../../toys/index.ts';
import type { PagesSnapshot } from './pages.ts';

type ThingPages = PagedRead<ThingPage, Thing>;

const config = { shelf: 's' };

/** A shelf and a way to read it, which looks at everything that is shown on the way. */
function setUp(letters: string, memory?: MemoryOptions) {
  const toy = createToyClient({ memory });
  const shelf = createToyShelf(toy, letters);
  const seen: PagesSnapshot<ThingPage, Thing>[] = [];
  const open = (policy?: Policy): ThingPages => createPagedRead(toy.client, listThings, { config, policy });
  const watch = (pages: ThingPages): (() => void) => pages.subscribe(() => seen.push(pages.current()));
  const load = async (count: number): Promise<ThingPages> => {
    const pages = open();
    watch(pages);
    await shelf.serve();
    for (let page = 1; page < count; page += 1) {
      pages.more();
      await shelf.serve();
    }
    seen.length = 0;
    return pages;
  };
  return { ...toy, shelf, seen, open, watch, load };
}

function shownBy(pages: ThingPages): string {
  return pages
    .current()
    .items.map(({ id }) => id)
    .join('');
}

describe('what is known of a list', () => {
  it('is shared by all who read it', async () => {
    const { load, open, watch, shelf, server } = setUp('abcde');
    const earlier = await load(3);
    const later = open();
    expect(later.current()).toMatchObject({ state: 'fulfilled', hasMore: false, total: 5, offset: 0 });
    const stop = watch(later);
    expect(shownBy(later)).toBe('abcde');
    expect(later.current().items[4]).toBe(earlier.current().items[4]);
    expect(await shelf.serve()).toEqual([]);
    expect(server.sent).toHaveLength(3);
    stop();
  });

  it('outlives those who read it', async () => {
    const { open, watch, shelf } = setUp('abcde');
    const earlier = open();
    const stop = watch(earlier);
    await shelf.serve();
    earlier.more();
    await shelf.serve();
    stop();
    const later = open();
    watch(later);
    expect(later.current()).toMatchObject({ state: 'fulfilled', hasMore: true, total: undefined });
    expect(shownBy(later)).toBe('abcd');
    later.more();
    expect(await shelf.serve()).toEqual(['4']);
  });

  it('is read on from where it is fresh', async () => {
    const { load, clock, open, watch, shelf } = setUp('abcdef');
    const pages = await load(1);
    clock.advance(20_000);
    pages.more();
    pages.more();
    await shelf.serve();
    clock.advance(20_000);
    const later = open();
    watch(later);
    expect(later.current().state).toBe('pending');
    expect(shownBy(later)).toBe('abcd');
    expect(await shelf.serve()).toEqual([null]);
    clock.advance(20_000);
    const last = open();
    watch(last);
    expect(shownBy(last)).toBe('ab');
    expect(await shelf.serve()).toEqual([]);
  });

  it('is not asked for where only the cache may answer', async () => {
    const { load, clock, open, watch, shelf } = setUp('abcd');
    await load(2);
    expect(shownBy(open('only-if-cached'))).toBe('abcd');
    clock.advance(40_000);
    const late = open('only-if-cached');
    watch(late);
    expect(late.current()).toMatchObject({ state: 'error', error: { code: 'NOT_IN_CACHE' } });
    expect(await shelf.serve()).toEqual([]);
  });
});

describe('requests', () => {
  it('are one for each page', async () => {
    const { load, server } = setUp('abcdefghij');
    await load(5);
    expect(server.sent).toHaveLength(5);
  });

  it('are one for each page that is asked for anew', async () => {
    const { load, shelf } = setUp('abcdef');
    const pages = await load(3);
    pages.refresh();
    expect(await shelf.serve()).toEqual([null, '2', '4']);
    pages.refreshAt(3);
    expect(await shelf.serve()).toEqual(['2']);
    pages.refreshAt(9);
    expect(await shelf.serve()).toEqual([]);
  });

  it('are one for each page after a write, and show what has moved', async () => {
    const { load, shelf, client, server } = setUp('abcdef');
    const pages = await load(3);
    shelf.ids = [...'xabcdef'];
    const saving = client.write(saveThing, { fields: { Id: 'f', Name: 'F' } });
    await server.last().answer({ id: 'f', kind: 's', rev: 1, fields: { Name: { value: 'f' } } });
    await saving;
    await shelf.answer(server.sent.at(-3) ?? server.last());
    await shelf.answer(server.sent.at(-2) ?? server.last());
    await shelf.answer(server.last());
    expect(server.sent).toHaveLength(7);
    expect(shownBy(pages)).toBe('xabcde');
    expect(pages.current()).toMatchObject({ hasMore: true, total: undefined });
  });

  it('are shared by two who read on at once', async () => {
    const { load, open, watch, shelf } = setUp('abcdef');
    const one = await load(1);
    const other = open();
    watch(other);
    one.more();
    other.more();
    expect(await shelf.serve()).toEqual(['2']);
    expect([shownBy(one), shownBy(other)]).toEqual(['abcd', 'abcd']);
  });
});

describe('a jump', () => {
  it('goes by the nearest known page', async () => {
    const { load, shelf, seen } = setUp('abcdefghij');
    const pages = await load(2);
    pages.jump(7);
    expect(pages.current()).toMatchObject({ state: 'pending', offset: 0, isLoadingMore: false });
    expect(await shelf.serve()).toEqual(['4', '6']);
    expect(pages.current()).toMatchObject({ state: 'fulfilled', offset: 6, hasMore: true });
    expect(shownBy(pages)).toBe('gh');
    expect(seen.map(({ offset }) => offset)).toEqual([0, 6]);
    pages.jump(2);
    expect(shownBy(pages)).toBe('cd');
    pages.more();
    expect(shownBy(pages)).toBe('cdef');
    expect(await shelf.serve()).toEqual([]);
  });

  it('beyond the end shows the last page', async () => {
    const { load, shelf } = setUp('abcde');
    const pages = await load(1);
    pages.jump(50);
    expect(await shelf.serve()).toEqual(['2', '4']);
    expect(pages.current()).toMatchObject({ offset: 4, total: 5, hasMore: false });
    pages.jump(-1);
    expect(shownBy(pages)).toBe('ab');
  });

  it('that fails keeps what is shown', async () => {
    const { load, server } = setUp('abcdef');
    const pages = await load(1);
    pages.jump(4);
    await server.last().fail();
    expect(pages.current()).toMatchObject({ state: 'error', offset: 0, error: { code: 'NETWORK' } });
    expect(shownBy(pages)).toBe('ab');
  });
});

describe('pages before those that are shown', () => {
  const z: Thing = { id: 'z', kind: 'toy', rev: 1, fields: { Name: { value: 'Z' } } };
  const jumped = async (memory?: MemoryOptions) => {
    const scene = setUp('abcdefgh', memory);
    const pages = scene.open();
    scene.watch(pages);
    pages.jump(6);
    await scene.shelf.serve();
    scene.clock.advance(6_000);
    scene.client.put(getThing, { thingId: 'z', fields: ['Name'] }, z);
    scene.seen.length = 0;
    return { ...scene, pages };
  };
  /** Pages that nobody shows are forgotten. */
  const forgetful: MemoryOptions = { results: 0, staleFor: 0 };

  it('come from what is known, one more each time', async () => {
    const { pages, shelf, seen } = await jumped();
    expect(pages.current()).toMatchObject({ offset: 6, hasPrevious: true, isLoadingPrevious: false });
    pages.previous();
    expect(shownBy(pages)).toBe('efgh');
    pages.previous();
    pages.previous();
    expect(pages.current()).toMatchObject({ state: 'fulfilled', offset: 0, hasPrevious: false });
    pages.previous();
    expect(shownBy(pages)).toBe('abcdefgh');
    expect(seen.map(({ offset }) => offset)).toEqual([4, 2, 0]);
    expect(await shelf.serve()).toEqual([]);
  });

  it('are asked for while the others stay and change', async () => {
    const { pages, shelf, client, server } = await jumped(forgetful);
    pages.previous();
    pages.previous();
    expect(pages.current()).toMatchObject({
      state: 'pending',
      isLoadingPrevious: true,
      isLoadingMore: false,
    });
    expect(shownBy(pages)).toBe('gh');
    const asked = server.last();
    expect(tokenOf(asked)).toBe('4');
    void client.write(saveThing, { fields: { Id: 'g', Name: 'G' } });
    await server.last().answer({ id: 'g', kind: 'toy', rev: 2, fields: { Name: { value: 'G' } } });
    expect(pages.current().items[0]?.fields['Name']?.value).toBe('G');
    await shelf.answer(asked);
    expect(shownBy(pages)).toBe('efgh');
    expect(pages.current()).toMatchObject({ isLoadingPrevious: false, hasPrevious: true, offset: 4 });
  });

  it('that fail keep what is shown, and are asked for again', async () => {
    const { pages, shelf, server } = await jumped(forgetful);
    pages.previous();
    await server.last().fail();
    expect(pages.current()).toMatchObject({ state: 'error', offset: 6, isLoadingPrevious: false });
    expect(shownBy(pages)).toBe('gh');
    pages.previous();
    expect(pages.current()).toMatchObject({ state: 'pending', isLoadingPrevious: true });
    await shelf.answer(server.last());
    expect(shownBy(pages)).toBe('efgh');
  });

  it('are not waited for after a jump elsewhere, nor by another user', async () => {
    const { pages, server, client } = await jumped(forgetful);
    pages.previous();
    expect(pages.current().isLoadingPrevious).toBe(true);
    pages.jump(6);
    expect(pages.current()).toMatchObject({ state: 'fulfilled', isLoadingPrevious: false });
    pages.previous();
    client.changeSession('ends');
    expect(pages.current()).toMatchObject({ items: [], isLoadingPrevious: false, hasPrevious: false });
    expect(tokenOf(server.last())).toBeNull();
  });
});

describe('a list that is another one than before', () => {
  /** No snapshot may show pages of two lists. */
  const tagsIn = ({ pages }: PagesSnapshot<ThingPage, Thing>) => new Set(pages.map(({ tag }) => tag)).size;

  it('is asked for anew as a whole, once, and shown when it has come', async () => {
    const { load, shelf, seen } = setUp('abcdefgh');
    const pages = await load(3);
    shelf.ids = [...'ABCDEFGH'];
    shelf.tag = 'two';
    pages.more();
    expect(await shelf.serve()).toEqual(['6', null, '2', '4']);
    expect(seen.map(({ items }) => items.map(({ id }) => id).join(''))).toEqual(['abcdef', 'ABCDEFGH']);
    expect(seen.every((snapshot) => tagsIn(snapshot) === 1)).toBe(true);
    expect(pages.current()).toMatchObject({ state: 'fulfilled', total: 8, hasMore: false });
  });

  it('is found out by whoever asks for any of its pages', async () => {
    const { load, open, watch, shelf, client, seen } = setUp('abcdef');
    const [one, other] = [await load(3), open()];
    watch(other);
    shelf.tag = 'two';
    shelf.ids = [...'ABC'];
    void client.refresh(listThings, { ...config, token: '2' });
    expect(await shelf.serve()).toEqual(['2', null]);
    expect([shownBy(one), shownBy(other)]).toEqual(['ABC', 'ABC']);
    expect(seen.every((snapshot) => tagsIn(snapshot) === 1)).toBe(true);
  });

  it('is not shown by its old pages to those who come later', async () => {
    const { open, watch, shelf, client } = setUp('abcd');
    const pages = open();
    const stop = watch(pages);
    await shelf.serve();
    pages.more();
    await shelf.serve();
    stop();
    shelf.tag = 'two';
    shelf.ids = [...'ABCD'];
    void client.refresh(listThings, config);
    await shelf.serve();
    const later = open();
    watch(later);
    expect(shownBy(later)).toBe('AB');
    expect(await shelf.serve()).toEqual(['2']);
    expect(shownBy(later)).toBe('ABCD');
  });

  it('is not asked for without end when each answer is of another', async () => {
    const { load, shelf, server, seen } = setUp('abcdef');
    const pages = await load(1);
    pages.more();
    for (let answered = 1; answered < server.sent.length && answered < 50; answered += 1) {
      shelf.tag = `tag ${answered}`;
      await shelf.answer(server.sent[answered] ?? server.last());
    }
    expect(server.sent.length).toBeLessThanOrEqual(5);
    expect(seen.every((snapshot) => tagsIn(snapshot) === 1)).toBe(true);
    expect(shownBy(pages)).toBe('ab');
  });

  it('shows what has come of it where the rest fails', async () => {
    const { load, shelf, server } = setUp('abcdef');
    const pages = await load(3);
    shelf.tag = 'two';
    shelf.ids = [...'ABCDEF'];
    pages.refreshAt(0);
    await shelf.answer(server.last());
    expect(shownBy(pages)).toBe('abcdef');
    await server.last().fail();
    expect(pages.current()).toMatchObject({ state: 'error', hasMore: true });
    expect(shownBy(pages)).toBe('AB');
  });
});

describe('the next user', () => {
  it('sees nothing of the list of the one before, and knows nothing of it', async () => {
    const { load, shelf, client, seen, server } = setUp('abcdef');
    const pages = await load(2);
    pages.jump(4);
    client.changeSession('ends');
    expect(pages.current()).toMatchObject({ state: 'pending', items: [], hasMore: false, total: undefined });
    expect(seen.at(-1)?.items).toEqual([]);
    shelf.ids = [...'xyz'];
    expect(tokenOf(server.last())).toBeNull();
    await shelf.answer(server.last());
    await shelf.answer(server.last());
    expect(pages.current()).toMatchObject({ state: 'fulfilled', offset: 2, total: 3 });
    expect(shownBy(pages)).toBe('z');
  });

  it('finds nothing where nobody reads it', async () => {
    const { open, watch, shelf, client } = setUp('abcd');
    const pages = open();
    const stop = watch(pages);
    await shelf.serve();
    stop();
    expect(shownBy(pages)).toBe('ab');
    client.changeSession('begins');
    expect(pages.current()).toMatchObject({ items: [], pages: [], hasMore: false });
  });
});
