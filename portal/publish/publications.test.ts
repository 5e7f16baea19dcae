import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPublications } from './publications.ts';
import type { Publications } from './publications.ts';
import { copyFolders, type FolderCopy } from './testing/folder-copy.ts';
import { createFolderStorage } from '../storage/folder-storage.ts';

const none = { first: [], later: [], soon: [], all: [] };
const openBuild = async () => ({ chunksOf: () => none, plainChunks: none, renderFirstFrame: () => '' });

const texts = 'locales/en/screens/messages/list.json';
const other = 'locales/en/screens/messages/new.json';
const optionsIn = (folder: string) => ({
  root: folder,
  dist: join(folder, 'dist'),
  published: join(folder, 'published'),
  versions: join(folder, '.publications'),
  fitsBuild: () => isFitting,
  openBuild,
  clock: { now: () => 7 },
  patience: 0,
});
/** A project whose first publication is live. */
let start = '';
let project: FolderCopy;
let root = '';
let publications: Publications;
let isFitting = true;
const by = (reason: string) => ({ author: 'Maria', reason });
beforeAll(async () => {
  start = mkdtempSync(join(tmpdir(), 'published-'));
  for (const path of [
    'screen-configs',
    'locales',
    'portal/src/brand',
    'portal/screen-language/generated/catalogue.gen.json',
  ])
    cpSync(path, join(start, path), { recursive: true });
  await openPublications(optionsIn(start)).publish(by('the first'));
  project = copyFolders(start, readdirSync(start));
  ({ root } = project);
});
afterAll(() => {
  project.remove();
  rmSync(start, { recursive: true });
});
beforeEach(() => {
  isFitting = true;
  publications = openPublications(optionsIn(root));
});
afterEach(() => project.restore());

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const retitle = (path: string, title: string) =>
  writeFileSync(join(root, path), read(path).replace(/"title": "[^"]+"/, `"title": "${title}"`));
const titleOf = (path: string) => (JSON.parse(read(path)) as { title: string }).title;
const liveTitle = (screen: string) => {
  const manifest = JSON.parse(read('published/manifest.json')) as {
    screens: { id: string; title: { en: string } }[];
  };
  return manifest.screens.find(({ id }) => id === screen)?.title.en;
};

it('publishes versions, tells what is not live, and takes all of it back with the files', async () => {
  expect(publications.unpublished()).toEqual([]);
  retitle(texts, 'Letters');
  expect(publications.unpublished()).toEqual([texts]);
  expect(publications.liveText(texts)).toContain('"title": "Messages"');
  await publications.publish(by('the second'));
  expect([liveTitle('messages/list'), publications.unpublished()]).toEqual(['Letters', []]);
  const { lines } = await publications.publishAgain({ ...by('oh'), number: 1 });
  expect(lines).toEqual([expect.stringMatching(/as version 3\.$/)]);
  expect([liveTitle('messages/list'), titleOf(texts)]).toEqual(['Messages', 'Messages']);
  expect(publications.versions().map(({ number, changed }) => [number, changed.length])).toEqual([
    [3, 1],
    [2, 1],
    [1, expect.any(Number)],
  ]);
});

it('publishes nothing that nobody wants any more, and forgets that it was begun', async () => {
  retitle(texts, 'Letters');
  const asked: (string | undefined)[] = [];
  const isWanted = () => {
    asked.push(liveTitle('messages/list'));
    return false;
  };
  expect(await publications.publish({ ...by('the second'), isWanted })).toEqual({
    state: 'cancelled',
    lines: ['Cancelled: nothing was published.'],
  });
  expect([asked, liveTitle('messages/list')]).toEqual([['Messages'], 'Messages']);
  expect(publications.versions().map(({ number }) => number)).toEqual([1]);
});

it('takes one screen back, and leaves what was changed since', async () => {
  retitle(texts, 'Letters');
  retitle(other, 'Write');
  await publications.publish(by('the second'));
  retitle(texts, 'Being written');
  await publications.publishAgain({ ...by('oh'), number: 1, screen: 'messages/list' });
  expect([liveTitle('messages/list'), liveTitle('messages/new')]).toEqual(['Messages', 'Write']);
  expect([titleOf(texts), titleOf(other)]).toEqual(['Being written', 'Write']);
  expect(publications.unpublished()).toEqual([texts]);
});

it.each([
  ['a number that there is not', { number: 9 }, 'unknown-version'],
  ['a build of other code', { number: 1 }, 'other-build'],
] as const)('publishes nothing with %s', async (_, back, want) => {
  isFitting = want !== 'other-build';
  expect(await publications.publishAgain({ ...by('oh'), ...back })).toMatchObject({ state: want });
  expect(publications.versions()).toHaveLength(1);
});

it('publishes nothing with a diagnostic, and keeps no version of it', async () => {
  writeFileSync(join(root, texts), '{');
  expect(await publications.publish(by('broken'))).toMatchObject({ state: 'diagnostics' });
  expect(publications.versions().map(({ number }) => number)).toEqual([1]);
});

it('publishes nothing while another program does, and says so', async () => {
  retitle(texts, 'Letters');
  const lock = join(root, '.publications/lock');
  writeFileSync(lock, `${hostname()} ${process.ppid}`);
  const refused = await publications.publish(by('the second'));
  expect(refused.state).toBe('busy');
  expect(refused.lines).toEqual([
    'Nothing was published: another program publishes just now. Try again in a moment.',
  ]);
  expect([publications.versions().length, liveTitle('messages/list')]).toEqual([1, 'Messages']);
  // A start takes no lock from a program that runs, and puts nothing right under it.
  renameSync(join(root, 'published'), join(root, 'published.past'));
  await publications.settle();
  expect([existsSync(lock), existsSync(join(root, 'published'))]).toEqual([true, false]);
  // That of a start before with the same number was left.
  writeFileSync(lock, `${hostname()} ${process.pid}`);
  await publications.settle();
  expect([existsSync(lock), liveTitle('messages/list')]).toEqual([false, 'Messages']);
  expect(await publications.publish(by('the second'))).toMatchObject({ state: 'published' });
});

it.each([
  ['versions', { versions: join(texts, 'versions') }],
  ['what is live', { published: join(texts, 'published') }],
])('leaves everything as it was where there is no place for %s', async (_, places) => {
  retitle(texts, 'Letters');
  // A file where a folder is wanted refuses as a full disk or a folder without rights does.
  const [[name, path] = ['', '']] = Object.entries(places);
  const without = openPublications({ ...optionsIn(root), [name]: join(root, path) });
  await expect(without.publish(by('the second'))).rejects.toThrow(/ENOTDIR/);
  expect(publications.versions().map(({ number }) => number)).toEqual([1]);
  expect([liveTitle('messages/list'), titleOf(texts)]).toEqual(['Messages', 'Letters']);
});

it('publishes nothing out of a version that was tampered with', async () => {
  retitle(texts, 'Letters');
  await publications.publish(by('the second'));
  const objects = join(root, '.publications/objects');
  for (const name of readdirSync(objects)) writeFileSync(join(objects, name), 'HACKED');
  await expect(publications.publishAgain({ ...by('oh'), number: 1 })).rejects.toThrow(
    'is not what was published',
  );
  expect(liveTitle('messages/list')).toBe('Letters');
});

it('forgets, at the start, a version that never went live because its program was ended', async () => {
  cpSync(join(root, 'published'), join(root, 'kept'), { recursive: true });
  retitle(texts, 'Letters');
  await publications.publish(by('the second'));
  rmSync(join(root, 'published'), { recursive: true });
  cpSync(join(root, 'kept'), join(root, 'published'), { recursive: true });
  await publications.settle();
  expect([publications.versions().length, publications.unpublished()]).toEqual([1, [texts]]);
});

it('puts the publication before back, at the start, where its program was ended between two moves', async () => {
  renameSync(join(root, 'published'), join(root, 'published.past'));
  await publications.settle();
  await publications.settle();
  expect([liveTitle('messages/list'), publications.versions().length]).toEqual(['Messages', 1]);
});

it('takes nothing back that another program published meanwhile', async () => {
  const slow = openPublications({
    ...optionsIn(root),
    openBuild: async () => {
      retitle(other, 'Write');
      expect(await publications.publish(by('meanwhile'))).toMatchObject({ state: 'published' });
      return openBuild();
    },
  });
  const files = new Map([[texts, read(texts).replace(/"title": "[^"]+"/, '"title": "Letters"')]]);
  expect(await slow.publishFiles(files, by('slow'))).toMatchObject({ state: 'busy' });
  expect([liveTitle('messages/list'), liveTitle('messages/new')]).toEqual(['Messages', 'Write']);
  expect(await publications.publishFiles(files, by('again'))).toMatchObject({ state: 'published' });
  expect([liveTitle('messages/list'), liveTitle('messages/new')]).toEqual(['Letters', 'Write']);
});

it('keeps as live what was checked, whatever is saved meanwhile', async () => {
  const slow = openPublications({
    ...optionsIn(root),
    openBuild: async () => {
      retitle(texts, 'Saved meanwhile');
      return openBuild();
    },
  });
  retitle(texts, 'Letters');
  expect(await slow.publish(by('slow'))).toMatchObject({ state: 'published' });
  expect([liveTitle('messages/list'), slow.liveText(texts)?.includes('"Letters"')]).toEqual([
    'Letters',
    true,
  ]);
  expect(slow.unpublished()).toEqual([texts]);
});

it.each([
  ['keeps the version of what other hosts have by now', true],
  ['forgets one that came nowhere', false],
])('%s, where nothing can be written here', async (_, isShared) => {
  const objects = new Map<string, Buffer>();
  const storage = {
    read: async () => undefined,
    async write(name: string, bytes: Buffer) {
      if (!isShared) throw new Error('away');
      objects.set(name, bytes);
    },
    remove: async () => undefined,
  };
  mkdirSync(join(root, 'dist/client'), { recursive: true });
  writeFileSync(join(root, 'dist/client/index.html'), '<html></html>');
  const options = { ...optionsIn(root), storage, published: join(root, 'dist/client/index.html/published') };
  retitle(texts, 'Letters');
  await expect(openPublications(options).publish(by('the second'))).rejects.toThrow(/ENOTDIR|away/);
  expect([publications.versions().length, objects.size > 0]).toEqual([isShared ? 2 : 1, isShared]);
});

describe('a start after a kill between the storage and the local disk', () => {
  /** The second publication is with the hosts, and the first one here. */
  async function killed() {
    const shared = join(root, 'shared');
    mkdirSync(shared);
    mkdirSync(join(root, 'dist/client'), { recursive: true });
    writeFileSync(join(root, 'dist/client/index.html'), '<html></html>');
    const storage = createFolderStorage(shared);
    cpSync(join(root, 'published'), join(root, 'kept'), { recursive: true });
    retitle(texts, 'Letters');
    const open = (own = storage) => openPublications({ ...optionsIn(root), storage: own });
    await open().publish(by('the second'));
    rmSync(join(root, 'published'), { recursive: true });
    cpSync(join(root, 'kept'), join(root, 'published'), { recursive: true });
    return { open, storage, shared };
  }

  it('keeps what hosts have from the storage, and writes it here', async () => {
    const { open } = await killed();
    await open().settle();
    expect([publications.versions().length, liveTitle('messages/list')]).toEqual([2, 'Letters']);
    expect(publications.unpublished()).toEqual([]);
  });

  it('forgets one that the storage does not have', async () => {
    const { open, shared } = await killed();
    rmSync(shared, { recursive: true });
    mkdirSync(shared);
    await open().settle();
    expect([publications.versions().length, liveTitle('messages/list')]).toEqual([1, 'Messages']);
  });

  it('decides nothing while the storage is away', async () => {
    const { open, storage } = await killed();
    const away = async () => {
      throw new Error('away');
    };
    await open({ ...storage, read: away }).settle();
    expect([publications.versions().length, liveTitle('messages/list')]).toEqual([2, 'Messages']);
    await open().settle();
    expect(liveTitle('messages/list')).toBe('Letters');
  });

  it('writes nothing beside its place, whatever the storage names', async () => {
    const { open, shared } = await killed();
    const [build = ''] = readdirSync(shared);
    const file = join(shared, build, 'current.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"host.json"', '"../taken.json"'));
    await open().settle();
    expect([existsSync(join(root, 'taken.json')), liveTitle('messages/list')]).toEqual([false, 'Messages']);
  });
});
