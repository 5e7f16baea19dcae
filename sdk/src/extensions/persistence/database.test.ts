import { IDBFactory, forceCloseDatabase } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { ann, annsName, createFakeTimer, createToyClient, getThing } from '../../../toys/index.ts';
import { createMemoryStorage } from '../storage/memory-storage.ts';
import type { KeyedStorage } from '../storage/storage.ts';
import { createPersistence } from './create-persistence.ts';
import { encryptWith } from './encrypted-database.ts';
import { openDatabase, type DatabaseOpener, type FreshEntry } from './database.ts';
import { PersistenceError } from './persistence-error.ts';
import { createStoredDatabase } from './stored-database.ts';

const KINDS: readonly (readonly [string, () => DatabaseOpener])[] = [
  [
    'IndexedDB',
    () => {
      const factory = new IDBFactory();
      return (place) => openDatabase({ ...place, factory });
    },
  ],
  ['a storage', () => createStoredDatabase(createMemoryStorage())],
  [
    'IndexedDB, encrypted',
    () => {
      const factory = new IDBFactory();
      return encryptWith('a secret')((place) => openDatabase({ ...place, factory }));
    },
  ],
  ['a storage, encrypted', () => encryptWith('a secret')(createStoredDatabase(createMemoryStorage()))],
];

const place = { name: 'data', onLost: () => undefined };
const owner = { user: 'u1', version: 'v1' };

/** An entry that takes the place of those of its subject. */
const entry = (subject: string, at: number): FreshEntry => ({
  subject,
  at,
  text: `${subject} ${at}`,
  survivors: () => [],
});

async function textsIn(open: DatabaseOpener, of = owner, since = 0): Promise<readonly string[]> {
  return (await (await open(place)).restore(of, since)).map(({ text }) => text);
}

describe.each(KINDS)('a database in %s', (_, createOpener) => {
  it('keeps what was written, in order, to whoever opens it next', async () => {
    const open = createOpener();
    const database = await open(place);
    expect(await database.restore(owner, 0)).toEqual([]);
    await database.append(owner, [entry('a', 1), entry('b', 2)], 10);
    await database.append(owner, [entry('', 3), entry('', 4)], 10);
    database.close();
    expect(await textsIn(open)).toEqual(['a 1', 'b 2', ' 3', ' 4']);
  });

  it('drops what later entries take the place of, the oldest beyond so many, and what is too old', async () => {
    const open = createOpener();
    const database = await open(place);
    await database.restore(owner, 0);
    await database.append(owner, [entry('a', 1), entry('b', 2), entry('a', 3)], 10);
    expect(await textsIn(open)).toEqual(['b 2', 'a 3']);
    await database.append(owner, [entry('c', 4)], 2);
    expect(await textsIn(open)).toEqual(['a 3', 'c 4']);
    expect(await textsIn(open, owner, 4)).toEqual(['c 4']);
    expect(await textsIn(open)).toEqual(['c 4']);
  });

  it.each([
    ['user', { ...owner, user: 'u2' }],
    ['version', { ...owner, version: 'v2' }],
  ])('is of one %s alone', async (_name, other) => {
    const open = createOpener();
    const database = await open(place);
    await database.restore(owner, 0);
    await database.append(owner, [entry('a', 1)], 10);
    expect(await textsIn(open, other)).toEqual([]);
    await expect(database.append(owner, [entry('b', 2)], 10)).rejects.toMatchObject({ code: 'TAKEN' });
    await database.clear(owner);
    expect(await textsIn(open, other)).toEqual([]);
    expect(await textsIn(open)).toEqual([]);
  });

  it('is empty once it was cleared', async () => {
    const open = createOpener();
    const database = await open(place);
    await database.restore(owner, 0);
    await database.append(owner, [entry('a', 1)], 10);
    await database.clear(owner);
    expect(await textsIn(open)).toEqual([]);
  });

  it('keeps what a client has', async () => {
    const database = createOpener();
    const start = async () => {
      const persistence = createPersistence({
        user: 'u1',
        version: 'v1',
        database,
        timer: createFakeTimer(),
      });
      const toy = createToyClient({ extensions: [persistence] });
      await persistence.ready;
      return { ...toy, persistence };
    };
    const first = await start();
    const reading = first.client.read(getThing, annsName);
    await first.server.last().answer(ann);
    await reading;
    await first.persistence.close();
    const second = await start();
    expect(second.client.peek(getThing, annsName)).toEqual(first.client.peek(getThing, annsName));
  });
});

describe('a database in a storage', () => {
  it('loses nothing that was written, and has no half of a change, wherever the program was killed', async () => {
    for (let steps = 0; ; steps += 1) {
      const storage = createMemoryStorage();
      const open = createStoredDatabase(storage);
      const first = await open(place);
      await first.restore(owner, 0);
      await first.append(owner, [entry('a', 1), entry('b', 2)], 10);
      const killed = await createStoredDatabase(killAfter(storage, steps))(place);
      const isDone = await killed.append(owner, [entry('a', 3), entry('c', 4)], 10).then(
        () => true,
        () => false,
      );
      const texts = await textsIn(open);
      expect([
        ['a 1', 'b 2'],
        ['b 2', 'a 3', 'c 4'],
      ]).toContainEqual(texts);
      // It goes on as if nothing had been.
      await first.append(owner, [entry('d', 5)], 10);
      expect(await textsIn(open)).toEqual([...texts, 'd 5']);
      if (isDone) return;
    }
  });

  it('leaves nothing behind of what was dropped', async () => {
    const keys = new Set<string>();
    const storage = createMemoryStorage();
    const watched: KeyedStorage = {
      update: (key, change) =>
        storage.update(key, (kept) => {
          const next = change(kept);
          if (next === undefined) keys.delete(key);
          else keys.add(key);
          return next;
        }),
    };
    const database = await createStoredDatabase(watched)(place);
    await database.restore(owner, 0);
    for (let at = 0; at < 10; at += 1) await database.append(owner, [entry('a', at), entry('a', at)], 2);
    await database.clear(owner);
    expect([...keys]).toEqual(['data']);
  });
});

/** A storage of a program that is killed after so many steps. */
function killAfter(storage: KeyedStorage, steps: number): KeyedStorage {
  let left = steps;
  return {
    async update(key, change) {
      left -= 1;
      if (left < 0) throw new Error('killed');
      await storage.update(key, change);
    },
  };
}

it('says that the browser took the database away where that ends what is under way, and else what ended it', async () => {
  const endings = [];
  for (const isTaken of [true, false]) {
    const factory = new IDBFactory();
    const raw = Promise.withResolvers<IDBDatabase>();
    const open = factory.open.bind(factory);
    factory.open = (...given) => {
      const request = open(...given);
      request.addEventListener('success', () => raw.resolve(request.result));
      return request;
    };
    const told: string[] = [];
    const database = await openDatabase({
      name: 'data',
      factory,
      onLost: ({ code }) => void told.push(code),
    });
    await database.restore(owner, 0);
    const real = await raw.promise;
    const begin = real.transaction.bind(real);
    real.transaction = (...given) => {
      const transaction = begin(...given);
      transaction.addEventListener('abort', async () => {
        // The event that says why comes after everybody has heard of the end.
        for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
        if (isTaken) forceCloseDatabase(real as never);
      });
      queueMicrotask(() => transaction.abort());
      return transaction;
    };
    const ending = await database.append(owner, [entry('a', 1)], 10).catch((error: unknown) => error);
    endings.push([ending instanceof PersistenceError ? ending.code : 'another error', ...told]);
  }
  expect(endings).toEqual([['CLOSED', 'CLOSED'], ['another error']]);
});
