import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { ann, annsName, createFakeTimer, createToyClient, getThing } from '../../../toys/index.ts';
import { createMemoryStorage } from '../storage/memory-storage.ts';
import { createPersistence } from './create-persistence.ts';
import {
  openDatabase,
  type Database,
  type DatabaseOpener,
  type FreshEntry,
  type StoredEntry,
} from './database.ts';
import { encryptWith } from './encrypted-database.ts';
import type { PersistenceError } from './persistence-error.ts';
import { createStoredDatabase } from './stored-database.ts';
import { createTextCipher } from './text-cipher.ts';

const owner = { user: 'maria', version: 'v1' };
const place = { name: 'data', onLost: () => undefined };
const entry = (subject: string, at: number, text: string): FreshEntry => ({
  subject,
  at,
  text,
  survivors: () => [],
});

/** A device whose bytes can be looked at. */
function createDevice(): { readonly open: DatabaseOpener; readonly dump: () => Promise<string> } {
  const factory = new IDBFactory();
  const open: DatabaseOpener = (at) => openDatabase({ ...at, factory });
  const all = (database: IDBDatabase, name: string) =>
    new Promise<unknown>((resolve) => {
      const request = database.transaction(name).objectStore(name).getAll();
      request.addEventListener('success', () => resolve(request.result));
    });
  const openRaw = () =>
    new Promise<IDBDatabase>((resolve) => {
      const request = factory.open(place.name);
      request.addEventListener('success', () => resolve(request.result));
    });
  const dump = async () => {
    const database = await openRaw();
    const found = await Promise.all([...database.objectStoreNames].map((name) => all(database, name)));
    database.close();
    return JSON.stringify(found);
  };
  return { open, dump };
}

const opened = async (open: DatabaseOpener, secret: string): Promise<Database> =>
  encryptWith(secret)(open)(place);

describe('an encrypted database', () => {
  const personal = ['maria', 'record 003', '555-0100'];

  it('leaves nothing readable on the device, and a plain one does', async () => {
    const [hidden, plain] = [createDevice(), createDevice()];
    const write = async (database: Database) => {
      await database.restore(owner, 0);
      await database.append(owner, [entry('record 003', 1, 'phone 555-0100')], 10);
      await database.append(owner, [entry('record 003', 2, 'again 555-0100')], 10);
      database.close();
    };
    await write(await opened(hidden.open, 'secret'));
    await write(await plain.open(place));
    const [dumped, control] = [await hidden.dump(), await plain.dump()];
    expect(personal.filter((text) => dumped.includes(text))).toEqual([]);
    expect(personal.filter((text) => control.includes(text))).toEqual(personal);
  });

  it('is dropped by whoever has another secret, the same customer too', async () => {
    const { open } = createDevice();
    const first = await opened(open, 'one session');
    await first.restore(owner, 0);
    await first.append(owner, [entry('a', 1, 'one')], 10);
    first.close();
    const next = await opened(open, 'another session');
    expect(await next.restore(owner, 0)).toEqual([]);
    next.close();
    expect(await (await opened(open, 'one session')).restore(owner, 0)).toEqual([]);
  });

  it('lets what another tab wrote decide, too', async () => {
    const { open } = createDevice();
    const [one, other] = await Promise.all([opened(open, 'secret'), opened(open, 'secret')]);
    await one.restore(owner, 0);
    await other.restore(owner, 0);
    const seen: string[][] = [];
    const keepsAll = (subject: string, at: number, text: string): FreshEntry => ({
      ...entry(subject, at, text),
      survivors(earlier) {
        seen.push(earlier.map((found) => found.text));
        return earlier;
      },
    });
    await one.append(owner, [keepsAll('a', 1, 'of one'), keepsAll('b', 2, 'of one, too')], 10);
    await other.append(owner, [keepsAll('a', 3, 'of the other'), keepsAll('b', 4, 'and again')], 10);
    expect(seen.at(-2)).toEqual(['of one']);
    expect(seen.at(-1)).toEqual(['of one, too']);
    const texts = (await one.restore(owner, 0)).map(({ text }) => text);
    expect(texts).toEqual(['of one', 'of one, too', 'of the other', 'and again']);
  });

  it('takes more entries of one subject at once than it remembers texts of', async () => {
    const device = createDevice();
    const database = await opened(device.open, 'secret-of-a-session');
    await database.restore(owner, 0);
    const all = Array.from({ length: 4_100 }, (_, at) => ({
      ...entry('record 003', at, String(at)),
      survivors: (earlier: readonly StoredEntry[]) => earlier.slice(-1),
    }));
    await database.append(owner, all, 10_000);
    await database.append(
      owner,
      [{ ...entry('record 003', 5_000, 'last'), survivors: (earlier) => earlier }],
      10_000,
    );
    expect((await database.restore(owner, 0)).map(({ text }) => text)).toEqual(['4098', '4099', 'last']);
  });

  it('takes nothing that was changed or moved', async () => {
    const cipher = await createTextCipher('secret', crypto);
    const sealed = await cipher.seal('text', 'here');
    expect(await cipher.open(sealed, 'here')).toBe('text');
    expect(await cipher.open(sealed, 'there')).toBe('');
    expect(await cipher.open(`AAAA${sealed.slice(4)}`, 'here')).toBe('');
    expect(await cipher.open('*', 'here')).toBe('');
    expect(await cipher.seal('text', 'here')).not.toBe(sealed);
  });

  it('is told to be unavailable where there is no cryptography', async () => {
    // Pages without https have no such member, whatever its type says.
    const without = { ...crypto, subtle: undefined } as unknown as Crypto;
    const opening = encryptWith('secret', without)(createDevice().open)(place);
    await expect(opening).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

it('brings data back to the same session alone', async () => {
  const database = createStoredDatabase(createMemoryStorage());
  const errors: PersistenceError[] = [];
  const page = async (secret: string) => {
    const persistence = createPersistence({
      version: 'v1',
      database,
      timer: createFakeTimer(),
      onError: (error) => void errors.push(error),
    });
    const { client, server } = createToyClient({ extensions: [persistence] });
    await persistence.open('u1', encryptWith(secret));
    return { client, server, persistence };
  };
  const first = await page('one');
  const reading = first.client.refresh(getThing, annsName);
  await first.server.last().answer(ann);
  await reading;
  await first.persistence.close();
  const states = [];
  for (const secret of ['one', 'another', 'one']) {
    const next = await page(secret);
    states.push(next.client.peek(getThing, annsName).state);
    await next.persistence.close();
  }
  expect(states).toEqual(['fulfilled', 'unfulfilled', 'unfulfilled']);
  expect(errors).toEqual([]);
});
