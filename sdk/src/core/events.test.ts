import { describe, expect, it } from 'vitest';
import type { ClientOptions } from '../client/create-client.ts';
import { createInspector } from '../extensions/inspector/create-inspector.ts';
import { createListeners } from './events.ts';
import { createPagedRead } from '../client/paged-read.ts';
import {
  ann,
  annsName,
  createToyClient,
  createToyShelf,
  getThing,
  listThings,
  signIn,
} from '../../toys/index.ts';

const broken = (): never => {
  throw new Error('broken');
};

/** A client, and what its listeners have thrown. */
function setUp(options: ClientOptions = {}) {
  const thrown: unknown[] = [];
  const toy = createToyClient({ onListenerError: (error) => thrown.push(error), ...options });
  return { ...toy, thrown };
}

describe('listeners', () => {
  it('are all told, whatever one of them throws', () => {
    const thrown: unknown[] = [];
    const told: string[] = [];
    const listeners = createListeners<[string]>((error) => thrown.push(error));
    listeners.on(broken);
    const stop = listeners.on((fact) => told.push(fact));
    listeners.emit('one');
    stop();
    listeners.emit('two');
    expect({ told, thrown: thrown.length, left: listeners.size() }).toEqual({
      told: ['one'],
      thrown: 2,
      left: 1,
    });
  });

  it('are those who listened when telling began, and did not leave before their turn', () => {
    const told: string[] = [];
    const listeners = createListeners<[string]>(broken);
    listeners.on((fact) => {
      told.push(`first ${fact}`);
      stop();
      if (fact === 'one') listeners.on((later) => told.push(`late ${later}`));
    });
    const stop = listeners.on((fact) => told.push(`left ${fact}`));
    listeners.emit('one');
    listeners.emit('two');
    expect(told).toEqual(['first one', 'first two', 'late two']);
  });

  it('stop one by one, also where the same function was added twice', () => {
    const told: string[] = [];
    const note = (fact: string) => void told.push(fact);
    const listeners = createListeners<[string]>(broken);
    const stop = listeners.on(note);
    listeners.on(note);
    stop();
    listeners.emit('one');
    expect(told).toEqual(['one']);
  });
});

describe('a listener that throws', () => {
  it.each<[string, () => ClientOptions]>([
    ['told of everything', () => ({ onEvent: broken })],
    [
      'told of what was answered',
      () => ({ onEvent: ({ type }) => (type === 'answer' ? broken() : undefined) }),
    ],
    [
      'of an inspector',
      () => {
        const inspector = createInspector();
        inspector.subscribe(broken);
        return { extensions: [inspector] };
      },
    ],
  ])('%s, leaves a read as it is', async (_, options) => {
    const { client, server, thrown } = setUp(options());
    const reading = client.read(getThing, annsName);
    await server.last().answer(ann);
    expect(await reading).toMatchObject({ state: 'fulfilled', data: { id: 'a' } });
    expect(client.peek(getThing, annsName).state).toBe('fulfilled');
    expect(thrown.length).toBeGreaterThan(0);
  });

  it('does not keep an inspector from telling the next one', async () => {
    const inspector = createInspector();
    const { client } = setUp({ extensions: [inspector] });
    let told = 0;
    inspector.subscribe(broken);
    inspector.subscribe(() => void (told += 1));
    client.put(getThing, annsName, structuredClone(ann));
    await Promise.resolve();
    expect(told).toBe(1);
  });

  it('leaves the change of the user and the write that made it as they are', async () => {
    const { client, server, thrown } = setUp();
    const told: unknown[] = [];
    client.onSessionChange(broken);
    client.onSessionChange(({ change }) => told.push(change));
    const writing = client.write(signIn, { name: 'Ann' });
    await server.last().answer(ann);
    expect(await writing).toEqual(ann);
    expect(client.peek(getThing, annsName)).toMatchObject({ state: 'fulfilled' });
    expect({ told, thrown: thrown.length }).toEqual({ told: ['begins'], thrown: 1 });
  });

  it('of pages, keeps neither the next one from being told nor the pages from going on', async () => {
    const { client, clock, server, thrown } = setUp();
    const shelf = createToyShelf({ client, clock, server }, 'abcd');
    const pages = createPagedRead(client, listThings, { config: { shelf: 's' } });
    const seen: number[] = [];
    pages.subscribe(broken);
    pages.subscribe(() => seen.push(pages.current().items.length));
    await shelf.serve();
    pages.more();
    await shelf.serve();
    expect(seen.at(-1)).toBe(4);
    expect(thrown.length).toBeGreaterThan(1);
  });
});

describe('the tokens of an earlier user', () => {
  it.each<[string, (pages: { jump(offset: number): void; more(): void }) => void]>([
    ['where nobody does anything', () => undefined],
    ['where a listener that was there first wants more', (pages) => pages.more()],
    ['where it wants another place', (pages) => pages.jump(4)],
    ['where it throws', broken],
  ])('are never sent for the next one: %s', async (_, act) => {
    const toy = setUp();
    const shelf = createToyShelf(toy, 'abcdefgh');
    let change = (): void => undefined;
    toy.client.onSessionChange(() => change());
    const pages = createPagedRead(toy.client, listThings, { config: { shelf: 's' } });
    pages.subscribe(() => undefined);
    pages.jump(5);
    expect(await shelf.serve()).toEqual([null, '2', '4']);
    change = () => act(pages);
    const before = toy.server.sent.length;
    toy.client.changeSession('begins');
    expect(toy.server.sent.slice(before).map(({ address }) => address)).toEqual(['/toy/v1/shelves/s?size=2']);
  });
});
