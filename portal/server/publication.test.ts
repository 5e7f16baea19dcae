import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPublication } from './publication.ts';
import { settings } from './settings.ts';

let dist = '';
let now = 0;
let isSame = true;
const broken: unknown[] = [];
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'published-'));
  now = 0;
  isSame = true;
  broken.length = 0;
  await publish('1');
});
afterEach(() => rm(dist, { recursive: true }));

/** As the publish step does it: written beside, then moved into place. */
async function publish(version: string, manifest = JSON.stringify({ version })): Promise<void> {
  await mkdir(join(dist, 'next/screens'), { recursive: true });
  await writeFile(join(dist, 'next/manifest.json'), manifest);
  await writeFile(join(dist, `next/screens/${version}.json`), '{}');
  await rm(join(dist, 'published'), { recursive: true, force: true });
  await rename(join(dist, 'next'), join(dist, 'published'));
}

const open = () =>
  openPublication({
    dist,
    clock: { now: () => now },
    isSameBuild: async () => isSame,
    onBroken: (error) => void broken.push(error),
  });
const addresses = (versions: readonly string[]) =>
  versions.map((version) => `/published/screens/${version}.json`);

describe('openPublication', () => {
  it('serves the publication there is', async () => {
    const { manifest, files } = await (await open())();
    expect([manifest.version, [...files.keys()]]).toEqual(['1', addresses(['1'])]);
  });

  it('looks for a new one no sooner than the settings say', async () => {
    const current = await open();
    await publish('2');
    now = settings.publicationCheck - 1;
    expect((await current()).manifest.version).toBe('1');
    now += 1;
    expect((await current()).manifest.version).toBe('2');
  });

  it('keeps the files of the one before, for pages that are open, and no older ones', async () => {
    const current = await open();
    for (const version of ['2', '3']) {
      await publish(version);
      now += settings.publicationCheck;
      await current();
    }
    expect([...(await current()).files.keys()]).toEqual(addresses(['2', '3']));
  });

  it('leaves the screens of another build to a host that serves it', async () => {
    const current = await open();
    isSame = false;
    await publish('2');
    now = settings.publicationCheck;
    expect((await current()).manifest.version).toBe('1');
    expect(broken.map(String)).toEqual(['Error: It belongs to another build. Start the host again.']);
  });

  it('reads a publication once, however many requests find it', async () => {
    const current = await open();
    await publish('2');
    now = settings.publicationCheck;
    const found = await Promise.all([current(), current(), current()]);
    expect(new Set(found).size).toBe(1);
    now += settings.publicationCheck;
    expect(await current()).toBe(found[0]);
  });

  it.each([
    ['is broken', () => publish('2', '{'), 1],
    ['is gone', () => rm(join(dist, 'published'), { recursive: true }), 0],
  ])('serves the one before while the new one %s, and says so once', async (_, happen, want) => {
    const current = await open();
    await happen();
    for (let looks = 0; looks < 2; looks += 1) {
      now += settings.publicationCheck;
      expect((await current()).manifest.version).toBe('1');
    }
    expect(broken).toHaveLength(want);
    await mkdir(join(dist, 'published'), { recursive: true });
    await publish('3');
    now += settings.publicationCheck;
    expect((await current()).manifest.version).toBe('3');
  });

  it('does not start without one', async () => {
    await rm(join(dist, 'published'), { recursive: true });
    await expect(open()).rejects.toThrow('published/manifest.json cannot be read');
  });
});
