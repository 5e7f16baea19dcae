import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStorage, readStorageAddress } from './open-storage.ts';
import type { PublicationStorage } from './publication-storage.ts';
import { buildIdOf, currentName, parseStored, storePublication } from './stored-publication.ts';

const hour = 3_600_000;
const build = buildIdOf('<!doctype html>');
const bytes = (text: string) => Buffer.from(text);
/** The keys that the server of the tests knows. */
const keys = { keyId: 'S3RVER', secret: 'S3RVER', region: 'us-east-1', answerTimeout: 10_000 };

let folder = '';
let endpoint = '';
let server: S3rver;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'));
  const configureBuckets = [{ name: 'portal', configs: [] }];
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets,
  });
  const { port } = await server.run();
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const storages: readonly (readonly [string, () => PublicationStorage])[] = [
  ['a folder', () => openStorage(folder, keys)],
  ['a bucket', () => openStorage('s3://portal', { ...keys, endpoint })],
  ['a folder of a bucket', () => openStorage('s3://portal/some/where', { ...keys, endpoint })],
];

describe.each(storages)('a storage in %s', (_, open) => {
  it('gives what was written, and says where it is still the same', async () => {
    const storage = open();
    await storage.write('a/b.json', bytes('1'));
    const first = await storage.read('a/b.json');
    if (first === undefined || first === 'same') throw new Error('It is not there.');
    expect(first.bytes.toString()).toBe('1');
    expect(await storage.read('a/b.json', first.mark)).toBe('same');
    await storage.write('a/b.json', bytes('22'));
    expect(await storage.read('a/b.json', first.mark)).toMatchObject({ bytes: bytes('22') });
  });

  it('has nothing where nothing was written, or where it was removed', async () => {
    const storage = open();
    expect(await storage.read('a/none.json')).toBeUndefined();
    await storage.write('a/gone.json', bytes('1'));
    await storage.remove('a/gone.json');
    await storage.remove('a/gone.json');
    expect(await storage.read('a/gone.json')).toBeUndefined();
  });

  it('keeps a publication with the files of those before, for a day', async () => {
    const storage = open();
    let now = 0;
    const publish = (...texts: readonly string[]) =>
      storePublication(
        texts.map((content, at) => ({ path: `screens/${at}.json`, content })),
        { storage, build, clock: { now: () => now } },
      );
    const stored = async () => {
      const current = await storage.read(currentName(build));
      if (current === undefined || current === 'same') throw new Error('There is none.');
      return parseStored(current.bytes);
    };
    await publish('one', 'both');
    const before = (await stored()).files;
    now += 20 * hour;
    await publish('two', 'both');
    expect((await stored()).former).toEqual([{ files: before, since: now }]);
    expect(await storage.read(before['screens/0.json'] ?? '')).toMatchObject({ bytes: bytes('one') });
    now += 26 * hour;
    await publish('three', 'both');
    expect((await stored()).former).toHaveLength(1);
    expect(await storage.read(before['screens/0.json'] ?? '')).toBeUndefined();
    expect(await storage.read(before['screens/1.json'] ?? '')).toMatchObject({ bytes: bytes('both') });
  });
});

it('a publication takes the place of what cannot be read', async () => {
  const storage = openStorage(folder, keys);
  await storage.write(currentName(build), bytes('{'));
  const published = [{ path: 'manifest.json', content: '{}' }];
  await storePublication(published, { storage, build, clock: { now: () => 0 } });
  expect(await storage.read(currentName(build))).toMatchObject({ bytes: expect.any(Buffer) });
});

describe('a publication', () => {
  const published = [{ path: 'manifest.json', content: '{"version": "lost"}' }];
  const lost = new Error('no answer');
  /** Does what it is told, or nothing, and says that it failed. */
  const failing = (name: 'write' | 'remove', isDone: boolean): PublicationStorage => {
    const storage = openStorage(folder, keys);
    return {
      ...storage,
      async [name](path: string, content: Buffer) {
        if (name === 'write' && path !== currentName(build)) return storage.write(path, content);
        if (isDone) await storage[name](path, content);
        throw lost;
      },
    };
  };
  const publish = (storage: PublicationStorage, now: number) =>
    storePublication(published, { storage, build, clock: { now: () => now } });

  it('is current where only the answer of the storage was lost', async () => {
    await expect(publish(failing('write', true), 1)).resolves.toBeUndefined();
  });

  it('is not current where the storage has not taken it', async () => {
    await expect(publish(failing('write', false), 2)).rejects.toBe(lost);
  });

  it('is current, too, where files that nobody needs cannot be removed', async () => {
    await publish(openStorage(folder, keys), 3);
    await expect(publish(failing('remove', false), 60 * hour)).resolves.toBeUndefined();
    await expect(publish(failing('remove', false), 120 * hour)).resolves.toBeUndefined();
  });
});

describe('a storage that is away', () => {
  it.each([
    ['a folder that is not mounted', () => openStorage('/nowhere/portal', keys), /ENOENT/],
    [
      'a key that nobody knows',
      () => openStorage('s3://portal', { ...keys, endpoint, keyId: 'x' }),
      /answers 403/,
    ],
    [
      'no server',
      () => openStorage('s3://portal', { ...keys, endpoint: 'http://127.0.0.1:9' }),
      /fetch failed/,
    ],
  ] as const)('rejects: %s', async (_, open, reason) => {
    await expect(open().read('a')).rejects.toThrow(reason);
  });

  it('has no bucket to write to', async () => {
    const storage = openStorage('s3://nobodys', { ...keys, endpoint });
    await expect(storage.write('a', bytes('1'))).rejects.toThrow('There is no bucket "nobodys"');
  });

  it('needs its keys', () => {
    expect(() => openStorage('s3://portal', { ...keys, keyId: undefined })).toThrow('AWS_ACCESS_KEY_ID');
  });
});

it.each([
  ['/mnt/portal', { folder: '/mnt/portal' }],
  ['portal', { folder: 'portal' }],
  ['s3://portal', { bucket: { bucket: 'portal', folder: '' } }],
  ['s3://portal/a/b', { bucket: { bucket: 'portal', folder: 'a/b' } }],
  ['s3://', undefined],
  ['s3://Portal', undefined],
  ['s3://portal/?x', undefined],
  ['https://portal.example/x', undefined],
  ['a\0b', undefined],
])('the address %j is read as %j', (address, place) => {
  expect(readStorageAddress(address)).toEqual(place);
});

it.each([
  '{}',
  'null',
  '{"files":{},"former":[]}',
  '{"files":{"a":"../../etc/passwd"},"former":[]}',
  `{"files":{"a":"${build}/files/${build}"},"former":7}`,
  `{"files":{"a":7},"former":[]}`,
])('%s names no publication', (text) => {
  expect(() => parseStored(bytes(text))).toThrow('The storage names no publication.');
});

it('a folder holds whole objects alone', async () => {
  const storage = openStorage(folder, keys);
  await Promise.all(Array.from({ length: 20 }, (_, at) => storage.write('w/x', Buffer.alloc(9_999, at))));
  const names = await readdir(join(folder, 'w'));
  expect(names).toEqual(['x']);
  expect(new Set(await readFile(join(folder, 'w/x'))).size).toBe(1);
});

it('a folder that cannot be made says so, and soon', async () => {
  const storage = openStorage('/proc/nowhere/x', keys);
  await expect(storage.write('a/b.json', bytes('1'))).rejects.toThrow('/proc/nowhere');
});
