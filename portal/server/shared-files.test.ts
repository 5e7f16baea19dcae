import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BuildFile } from './build-files.ts';
import { openSharedFiles } from './shared-files.ts';
import { largeAsset, startScene } from './testing/scene.ts';

const hour = 3_600_000;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-shared-'));
});
afterEach(() => rm(folder, { recursive: true }));

const filesOf = (text: string, ...addresses: readonly string[]): ReadonlyMap<string, BuildFile> =>
  new Map(
    addresses.map((address) => [
      address,
      { type: 'text/javascript', identity: Buffer.from(text), br: undefined, gzip: undefined },
    ]),
  );

/** The system takes what is written for it, but not its name. */
const tooLong = `/assets/${'a'.repeat(300)}.js`;

async function openGroup() {
  let now = 1_700_000_000_000;
  const waits: number[] = [];
  const options = {
    folder,
    clock: { now: () => now },
    steadyClock: { now: () => now },
    lookInterval: 1_000,
    wait: async (duration: number) => {
      waits.push(duration);
      now += duration;
    },
  };
  const open = () => openSharedFiles(options);
  return { one: await open(), other: await open(), waits, advance: (time: number) => (now += time) };
}

describe('openSharedFiles', () => {
  it('finds what either host has named, for a day after it was named last', async () => {
    const { one, other, advance } = await openGroup();
    const old = [filesOf('old', '/assets/a-1.js')];
    await one.keep(old);
    await other.keep([filesOf('new', '/assets/a-2.js')]);
    expect((await other.find('/assets/a-1.js'))?.identity.toString()).toBe('old');
    expect((await one.find('/assets/a-2.js'))?.identity.toString()).toBe('new');
    // The old host goes on for ten hours, and then is gone.
    for (let hours = 0; hours < 10; hours += 1) {
      advance(hour);
      await one.keep(old);
    }
    for (let hours = 0; hours < 24; hours += 1) {
      advance(hour);
      await other.keep([filesOf('new', '/assets/a-2.js')]);
      expect(await other.find('/assets/a-1.js')).toBeDefined();
    }
    advance(2 * hour);
    await other.keep([filesOf('new', '/assets/a-2.js')]);
    advance(2_000);
    expect(await other.find('/assets/none.js')).toBeUndefined();
    expect(await other.find('/assets/a-1.js')).toBeUndefined();
    expect(await other.find('/assets/a-2.js')).toBeDefined();
  });

  it('finds files of folders, but not what has no hash in its name', async () => {
    const { one, other, advance } = await openGroup();
    const text = '/published/screens/account/log-in.en.0c2de95762de.json';
    await one.keep([filesOf('x', text, '/published/manifest.json')]);
    expect((await other.find(text))?.identity.toString()).toBe('x');
    expect(await other.find('/published/manifest.json')).toBeUndefined();
    expect(await other.find('/published/screens')).toBeUndefined();
    expect(await other.find('/published/screens/../screens/account')).toBeUndefined();
    advance(26 * hour);
    await other.keep([filesOf('y', '/assets/a-2.js')]);
    advance(2_000);
    expect(await other.find('/assets/none.js')).toBeUndefined();
    expect(await one.find('/assets/none.js')).toBeUndefined();
    expect(await one.find(text)).toBeUndefined();
  });

  it('finds what another host named right after a look, for whoever asks then', async () => {
    const { one, other, waits, advance } = await openGroup();
    expect(await other.find('/assets/none.js')).toBeUndefined();
    await one.keep([filesOf('x', '/assets/a-1.js')]);
    advance(10);
    expect((await other.find('/assets/a-1.js'))?.identity.toString()).toBe('x');
    expect(waits).toEqual([0, 990]);
  });

  it('finds what another host named while a look was under way', async () => {
    const { one, other } = await openGroup();
    await one.keep([filesOf('x', '/assets/a-1.js')]);
    const early = other.find('/assets/none.js');
    // By then the folder has been asked for its names, and has not answered.
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    writeFileSync(join(folder, 'assets/a-2.js'), 'y');
    expect((await other.find('/assets/a-2.js'))?.identity.toString()).toBe('y');
    expect(await early).toBeUndefined();
  });

  it('looks into the folder once a second, however many names are asked for', async () => {
    const { other, waits } = await openGroup();
    const ask = () => Promise.all(Array.from({ length: 1_000 }, (_, at) => other.find(`/assets/x-${at}.js`)));
    await ask();
    expect(waits).toEqual([0]);
    await ask();
    expect(waits).toEqual([0, 1_000]);
  });

  it.each(['/assets/../secret.js', '/assets/.half', '/secret.js', '/assets/a/b.js', '/assets/%2e%2e/x.js'])(
    'never leaves its folders: %s',
    async (address) => {
      const { one } = await openGroup();
      await writeFile(join(folder, 'secret.js'), 'x');
      await writeFile(join(folder, 'assets/.half'), 'x');
      expect(await one.find(address)).toBeUndefined();
    },
  );

  it('tries no more than once in a while where nothing can be written', async () => {
    const { one, advance } = await openGroup();
    await rm(join(folder, 'assets'), { recursive: true });
    await writeFile(join(folder, 'assets'), 'no folder');
    const keep = () => one.keep([filesOf('x', '/assets/a-1.js')]);
    const both = await Promise.allSettled([keep(), keep()]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(await keep()).toBeUndefined();
    advance(5_000);
    await expect(keep()).rejects.toThrow(/^E(?:NOTDIR|EXIST)/);
    await rm(join(folder, 'assets'));
    advance(5_000);
    await keep();
    expect(await readdir(join(folder, 'assets'))).toEqual(['a-1.js']);
  });

  it('leaves no half of a file under a name', async () => {
    const { one, other } = await openGroup();
    const files = [
      filesOf('x'.repeat(100_000), ...Array.from({ length: 20 }, (_, at) => `/assets/a-${at}.js`)),
    ];
    await Promise.all([one.keep(files), other.keep(files)]);
    const names = await readdir(join(folder, 'assets'));
    expect(names).toHaveLength(20);
    for (const name of names) {
      expect((await one.find(`/assets/${name}`))?.identity).toHaveLength(100_000);
    }
  });

  it('leaves nothing of a file that cannot be written, and makes room first', async () => {
    const { one, advance } = await openGroup();
    await one.keep([filesOf('old', '/assets/a-1.js')]);
    advance(26 * hour);
    await expect(one.keep([filesOf('new', tooLong)])).rejects.toThrow('ENAMETOOLONG');
    expect(await readdir(join(folder, 'assets'))).toEqual([]);
  });

  it.each([
    ['a file', () => join(folder, 'file')],
    ['a folder where none can be', () => '/proc/nowhere/x'],
    ['a folder that takes no files', () => join(folder, 'closed')],
  ])('refuses %s by name', async (_, place) => {
    await writeFile(join(folder, 'file'), '');
    await mkdir(join(folder, 'closed'));
    // Nobody can write there, whoever asks.
    await symlink('/proc/self', join(folder, 'closed/assets'));
    const options = {
      folder: place(),
      clock: Date,
      steadyClock: performance,
      lookInterval: 0,
      wait: async () => undefined,
    };
    const sentence = `SHARED_FILES must be a folder that can be written to, not "${place()}".`;
    await expect(openSharedFiles(options)).rejects.toThrow(sentence);
  });
});

it('a host whose files cannot be shared starts, and goes on without', async () => {
  const assets = join(folder, 'assets');
  const lines: string[] = [];
  const scene = await startScene({
    org: () => undefined,
    sharedFolder: folder,
    logger: pino({ level: 'error' }, { write: (line) => void lines.push(line) }),
    clock: {
      // It was opened by then, and from then on takes no file.
      now() {
        if (existsSync(assets)) rmSync(assets, { recursive: true });
        writeFileSync(assets, '');
        return 0;
      },
    },
  });
  const { status } = await scene.ask(largeAsset);
  await scene.stop();
  expect(status).toBe(200);
  expect(lines.join()).toContain('the shared files cannot be kept');
});

it('two hosts with different builds find the files of each other', async () => {
  const org = () => undefined;
  const settings = { publications: { lookInterval: 20 } };
  const [one, other] = await Promise.all([
    startScene({ org, settings, sharedFolder: folder, asset: 'old-1.js' }),
    startScene({ org, settings, sharedFolder: folder, asset: 'new-1.js' }),
  ]);
  const found = await Promise.all(
    [one, other].flatMap((scene) =>
      ['/assets/old-1.js', '/assets/new-1.js', largeAsset, '/assets/none-1.js'].map(
        async (path) => (await scene.ask(path)).status,
      ),
    ),
  );
  await Promise.all([one.stop(), other.stop()]);
  expect(found).toEqual([200, 200, 200, 404, 200, 200, 200, 404]);
});
