import { IDBFactory as FakeFactory, IDBObjectStore as FakeStore } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import type { Client } from '../../client/client.ts';
import { createFakeClock, createFakeTimer, type FakeClock, type FakeTimer } from '../../../toys/index.ts';
import { ann, annsName, createToyClient, getThing, listThings, saveThing } from '../../../toys/index.ts';
import type { ScriptedFetch } from '../../../testing/scripted-fetch.ts';
import { createPersistence, type Persistence, type PersistenceOptions } from './create-persistence.ts';
import type { PersistenceError } from './persistence-error.ts';

/** A browser's page with a client that is kept. */
interface Page {
  readonly client: Client;
  readonly server: ScriptedFetch;
  readonly persistence: Persistence;
  readonly timer: FakeTimer;
  readonly errors: PersistenceError[];
}

/** A browser with its database, in which page after page is opened. */
function createBrowser(): {
  readonly clock: FakeClock;
  readonly databases: IDBFactory;
  open(options?: Partial<PersistenceOptions>): Promise<Page>;
} {
  const clock = createFakeClock();
  const databases = new FakeFactory();
  return {
    clock,
    databases,
    async open(options = {}) {
      const errors: PersistenceError[] = [];
      const timer = createFakeTimer();
      const persistence = createPersistence({
        user: 'u1',
        version: 'v1',
        databases,
        timer,
        onError: (error) => void errors.push(error),
        ...options,
      });
      const memory = { staleFor: 86_400_000 };
      const { client, server } = createToyClient({ clock, memory, extensions: [persistence] });
      await persistence.ready;
      return { client, server, persistence, timer, errors };
    },
  };
}

async function readAnn({ client, server }: Page, thing: unknown = ann): Promise<void> {
  const reading = client.refresh(getThing, annsName);
  await server.last().answer(thing);
  await reading;
}

/** A browser whose first page has read Ann and has kept her, and is closed unless it stays. */
async function browserWithAnn(how: 'close' | 'flush' = 'close') {
  const browser = createBrowser();
  const first = await browser.open();
  await readAnn(first);
  await first.persistence[how]();
  return { ...browser, first };
}

const annIn = ({ client }: Page): string => client.peek(getThing, annsName).state;

describe('persistence', () => {
  it('brings back what was there, with its own times', async () => {
    const browser = await browserWithAnn();
    const { first } = browser;
    browser.clock.advance(10_000);
    const second = await browser.open();
    expect(second.client.peek(getThing, annsName)).toEqual(first.client.peek(getThing, annsName));
    expect(annIn(second)).toBe('fulfilled');
    browser.clock.advance(30_000);
    expect(annIn(await browser.open())).toBe('stale');
    expect(second.server.sent).toHaveLength(0);
    expect([...first.errors, ...second.errors]).toEqual([]);
  });

  it('brings it back to be shown while it is asked for, where that is wished', async () => {
    const browser = await browserWithAnn();
    const second = await browser.open({ restoresStale: true });
    expect(second.client.peek(getThing, annsName)).toMatchObject({
      state: 'stale',
      data: expect.objectContaining({ id: ann.id }),
    });
    await readAnn(second);
    expect(annIn(second)).toBe('fulfilled');
    await second.persistence.close();
    expect(annIn(await browser.open())).toBe('fulfilled');
  });

  it('leaves alone what the page has asked for before', async () => {
    const browser = await browserWithAnn();
    browser.clock.advance(5);
    const second = await browser.open({ user: undefined, restoresStale: true });
    await readAnn(second);
    await second.persistence.open('u1');
    expect(annIn(second)).toBe('fulfilled');
  });

  it('takes for fresh what comes after it, though it was asked for before', async () => {
    const browser = await browserWithAnn();
    browser.clock.advance(5);
    const second = await browser.open({ user: undefined, restoresStale: true });
    const reading = second.client.refresh(getThing, annsName);
    await second.persistence.open('u1');
    expect(annIn(second)).toBe('pending');
    await second.server.last().answer(ann);
    await reading;
    expect(annIn(second)).toBe('fulfilled');
  });

  it('writes what is gathered when its time comes', async () => {
    const browser = createBrowser();
    const page = await browser.open({ delay: 250 });
    await readAnn(page);
    expect(annIn(await browser.open())).toBe('unfulfilled');
    page.timer.advance(250);
    await page.persistence.flush();
    expect(annIn(await browser.open())).toBe('fulfilled');
  });

  it.each<[string, Partial<PersistenceOptions>]>([
    ['another user', { user: 'u2' }],
    ['another version of the specs', { version: 'v2' }],
  ])('keeps nothing for %s, nor for the first one after that', async (_, other) => {
    const browser = await browserWithAnn('flush');
    expect(annIn(await browser.open(other))).toBe('unfulfilled');
    expect(annIn(await browser.open())).toBe('unfulfilled');
  });

  it('writes nothing into a database that is of another user by now', async () => {
    const browser = createBrowser();
    const first = await browser.open();
    await browser.open({ user: 'u2' });
    await readAnn(first);
    await first.persistence.flush();
    expect(first.errors.map(({ code }) => code)).toEqual(['TAKEN']);
    expect(annIn(await browser.open({ user: 'u2' }))).toBe('unfulfilled');
    expect(annIn(first)).toBe('fulfilled');
  });

  it('is empty after the user has signed out, and keeps the next one', async () => {
    const browser = await browserWithAnn('flush');
    const { first: page } = browser;
    page.client.changeSession('ends');
    await page.persistence.flush();
    expect(annIn(await browser.open())).toBe('unfulfilled');
    await page.persistence.open('u2');
    await readAnn(page);
    await page.persistence.flush();
    expect(annIn(await browser.open({ user: 'u2' }))).toBe('fulfilled');
  });

  it('learns later whose data it is', async () => {
    const browser = await browserWithAnn();
    const second = await browser.open({ user: undefined });
    expect(annIn(second)).toBe('unfulfilled');
    await second.persistence.open('u1');
    expect(annIn(second)).toBe('fulfilled');
  });

  it('does not bring back what was dropped, nor the freshness of what a write touched', async () => {
    const browser = createBrowser();
    const page = await browser.open();
    await readAnn(page);
    const listing = page.client.read(listThings, { shelf: 'person' });
    await page.server.last().answer({ things: [], next: null });
    await listing;
    browser.clock.advance(10);
    const saving = page.client.write(saveThing, { thingId: 'a', fields: { Id: 'a', Name: 'x' } });
    await page.server.last().answer(undefined, 204);
    await saving;
    await page.persistence.close();
    const again = await browser.open();
    expect(annIn(again)).toBe(annIn(page));
    expect(again.client.peek(listThings, { shelf: 'person' }).state).toBe('stale');
  });

  it('keeps no more than so many entries, and none that is too old', async () => {
    const browser = createBrowser();
    const page = await browser.open({ maxEntries: 3 });
    for (const id of ['b', 'c', 'd', 'e']) {
      const reading = page.client.read(getThing, { ...annsName, thingId: id });
      await page.server.last().answer({ ...ann, id });
      await reading;
    }
    await page.persistence.flush();
    const states = async (options: Partial<PersistenceOptions>): Promise<readonly string[]> => {
      const { client } = await browser.open(options);
      return ['b', 'c', 'd', 'e'].map((thingId) => client.peek(getThing, { ...annsName, thingId }).state);
    };
    expect(await states({})).toEqual(['unfulfilled', 'fulfilled', 'fulfilled', 'fulfilled']);
    browser.clock.advance(60_000);
    expect(await states({ maxAge: 30_000 })).toEqual(Array.from({ length: 4 }, () => 'unfulfilled'));
  });

  it('is bounded by what is there, however often it is asked for', async () => {
    const browser = createBrowser();
    const page = await browser.open();
    for (let round = 0; round < 20; round += 1) {
      browser.clock.advance(1_000);
      await readAnn(page, { ...ann, rev: round });
      await page.persistence.flush();
    }
    const put = vi.spyOn(FakeStore.prototype, 'getAll');
    const again = await browser.open();
    expect(again.client.peek(getThing, annsName)).toEqual(page.client.peek(getThing, annsName));
    const request: unknown = put.mock.results.at(-1)?.value;
    expect(request).toMatchObject({ result: [expect.anything()] });
  });
});

describe('a database that fails', () => {
  const breakWith = (name: string): void => {
    vi.spyOn(FakeStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('No', name);
    });
  };

  it.each([
    ['QuotaExceededError', 'FULL'],
    ['UnknownError', 'BROKEN'],
  ])('%s while writing is told once as %s, and the client goes on', async (name, code) => {
    const browser = createBrowser();
    const page = await browser.open();
    breakWith(name);
    await readAnn(page);
    await page.persistence.flush();
    await readAnn(page);
    await page.persistence.flush();
    expect(page.errors.map((error) => error.code)).toEqual([code]);
    expect(annIn(page)).toBe('fulfilled');
  });

  it('writes all of a batch or nothing', async () => {
    const browser = await browserWithAnn('flush');
    const { first: page } = browser;
    const add = Reflect.get(FakeStore.prototype, 'add') as IDBObjectStore['add'];
    let calls = 0;
    const adding = vi.spyOn(FakeStore.prototype, 'add').mockImplementation(function (
      this: IDBObjectStore,
      value,
      key,
    ) {
      calls += 1;
      if (calls > 1) throw new DOMException('No', 'UnknownError');
      return add.call(this, value, key);
    });
    // What stays of the batch before is not dropped either, so that the transaction alone is looked at.
    const clearing = vi.spyOn(FakeStore.prototype, 'clear').mockImplementation(() => {
      throw new DOMException('No', 'UnknownError');
    });
    for (const thingId of ['b', 'c']) {
      const reading = page.client.read(getThing, { ...annsName, thingId });
      await page.server.last().answer({ ...ann, id: thingId });
      await reading;
    }
    await page.persistence.flush();
    adding.mockRestore();
    clearing.mockRestore();
    const again = await browser.open();
    expect(annIn(again)).toBe('fulfilled');
    expect(again.client.peek(getThing, { ...annsName, thingId: 'b' }).state).toBe('unfulfilled');
  });

  it('that cannot be opened is told once', async () => {
    const browser = createBrowser();
    vi.spyOn(browser.databases, 'open').mockImplementation(() => {
      throw new DOMException('Private', 'SecurityError');
    });
    const page = await browser.open();
    await readAnn(page);
    await page.persistence.flush();
    expect(page.errors).toHaveLength(1);
    expect(annIn(page)).toBe('fulfilled');
  });

  it('that fails is left, whatever he throws who is told of it', async () => {
    const thrown: unknown[] = [];
    const broken = new Error('broken');
    const timer = createFakeTimer();
    const databases = createBrowser().databases;
    const persistence = createPersistence({
      version: 'v1',
      databases,
      timer,
      onError: () => {
        throw broken;
      },
    });
    createToyClient({ extensions: [persistence], onListenerError: (error) => thrown.push(error) });
    vi.spyOn(databases, 'open').mockImplementation(() => {
      throw new DOMException('Private', 'SecurityError');
    });
    await expect(Promise.all([persistence.open('u1'), persistence.ready])).resolves.toBeDefined();
    await persistence.close();
    expect(thrown).toEqual([broken]);
  });

  it('that is not there is told once', async () => {
    const browser = createBrowser();
    const page = await browser.open({ databases: undefined });
    expect(page.errors.map(({ code }) => code)).toEqual(['UNAVAILABLE']);
  });

  it('that another tab deletes is left to it', async () => {
    const browser = createBrowser();
    const page = await browser.open();
    await new Promise((resolve) => {
      browser.databases.deleteDatabase('energy-portal').onsuccess = resolve;
    });
    await readAnn(page);
    await page.persistence.flush();
    expect(page.errors.map(({ code }) => code)).toEqual(['TAKEN']);
  });

  it('that holds what cannot be understood is emptied, told once, and used', async () => {
    const browser = await browserWithAnn();
    await new Promise<void>((resolve) => {
      const request = browser.databases.open('energy-portal');
      request.onsuccess = () => {
        const transaction = request.result.transaction('entries', 'readwrite');
        transaction.objectStore('entries').add({ subject: '', at: browser.clock.now(), text: '{"at":' });
        transaction.oncomplete = () => {
          request.result.close();
          resolve();
        };
      };
    });
    const again = await browser.open();
    expect(again.errors.map(({ code }) => code)).toEqual(['MALFORMED']);
    expect(annIn(again)).toBe('unfulfilled');
    await readAnn(again);
    await again.persistence.close();
    expect(annIn(await browser.open())).toBe('fulfilled');
  });
});

it('brings nothing back into the session of who signs in while it is opened', async () => {
  const browser = await browserWithAnn();
  const page = await browser.open({ user: undefined });
  await page.persistence.open('u1', (open) => (place) => {
    page.client.changeSession('begins');
    return open(place);
  });
  expect([annIn(page), page.errors]).toEqual(['unfulfilled', []]);
});
