import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPublication } from './publication.ts';
import type { CurrentPublication } from './publication.ts';
import { followFolder } from './folder-changes.ts';
import type { PublishedManifest } from '../screen-language/manifest.ts';
import { settings } from './settings.ts';
import { languageVersion } from '../screen-language/language-version.ts';

let dist = '';
let now = 0;
let isSame = true;
/** The number of publications that were read after the first one. */
let reads = 0;
let taken = 0;
const broken: unknown[] = [];
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'published-'));
  now = 0;
  isSame = true;
  reads = 0;
  taken = 0;
  broken.length = 0;
  await publish('1');
});
afterEach(() => rm(dist, { recursive: true }));

/** As the publish step does it: written beside, then moved into place. */
async function publish(
  version: string,
  manifest = JSON.stringify({ version, languageVersion }),
  name = version,
): Promise<void> {
  await mkdir(join(dist, 'next/screens'), { recursive: true });
  await writeFile(join(dist, 'next/manifest.json'), manifest);
  await writeFile(join(dist, 'next/host.json'), '{}');
  await writeFile(join(dist, `next/screens/${name}.json`), '{}');
  await rm(join(dist, 'published'), { recursive: true, force: true });
  await rename(join(dist, 'next'), join(dist, 'published'));
}

const openBoth = (follow?: (onChange: () => void) => () => void) =>
  openPublication({
    dist,
    follow,
    clock: { now: () => now },
    every: settings.publicationCheck,
    isSameBuild: async () => {
      reads += 1;
      return isSame;
    },
    onBroken: (error) => void broken.push(error),
    onTaken: () => void (taken += 1),
  });
const open = async () => (await openBoth()).current;
const addresses = (versions: readonly string[]) =>
  versions.map((version) => `/published/screens/${version}.json`);

/** An end for what hangs, far beyond what the slowest machine needs. */
const patience = { timeout: 60_000 };

/** Asks until the publication is there: no request waits for its being read. */
const served = (current: CurrentPublication, version: string) =>
  vi.waitFor(() => expect(current().manifest.version).toBe(version), patience);

describe('openPublication', () => {
  it('serves the publication there is', async () => {
    const { manifest, files } = (await open())();
    expect([manifest.version, [...files.keys()]]).toEqual(['1', addresses(['1'])]);
  });

  it('looks for a new one no sooner than the settings say', async () => {
    const current = await open();
    await publish('2');
    now = settings.publicationCheck - 1;
    expect([current().manifest.version, taken]).toEqual(['1', 0]);
    now += 1;
    await served(current, '2');
    expect(taken).toBe(1);
  });

  it('lets no request wait: the one before is served while the new one is read', async () => {
    const current = await open();
    await publish('2');
    now = settings.publicationCheck;
    expect(current().manifest.version).toBe('1');
    await served(current, '2');
  });

  it('is told of a new one where it follows the folder, so that the first request finds it', async () => {
    let tell = () => undefined as void;
    const { current, stop } = await openBoth((onChange) => {
      tell = onChange;
      return () => void broken.push('stopped');
    });
    await publish('2');
    tell();
    await vi.waitFor(() => expect(reads).toBe(1), patience);
    expect(current().manifest.version).toBe('2');
    stop();
    expect(broken).toEqual(['stopped']);
  });

  it('keeps the files of the one before, for pages that are open, and no older ones', async () => {
    const current = await open();
    for (const version of ['2', '3']) {
      await publish(version);
      now += settings.publicationCheck;
      await served(current, version);
    }
    expect([...current().files.keys()]).toEqual(addresses(['2', '3']));
  });

  it('leaves the screens of another build to a host that serves it', async () => {
    const current = await open();
    isSame = false;
    await publish('2');
    now = settings.publicationCheck;
    current();
    const sentence = 'Error: It belongs to another build. Start the host again.';
    await vi.waitFor(() => expect(broken.map(String)).toEqual([sentence]), patience);
    expect(current().manifest.version).toBe('1');
  });

  it('reads a publication once, however many requests find it', async () => {
    const current = await open();
    await publish('2');
    now = settings.publicationCheck;
    for (let requests = 0; requests < 3; requests += 1) current();
    await served(current, '2');
    now += settings.publicationCheck;
    const found = current();
    await publish('3');
    now += settings.publicationCheck;
    await served(current, '3');
    expect(found.manifest.version).toBe('2');
    expect(reads).toBe(2);
  });

  it.each([
    ['is broken', () => publish('2', '{'), 1],
    ['was tampered with', () => publish('2', undefined, '2.0123456789ab'), 1],
    ['is gone', () => rm(join(dist, 'published'), { recursive: true }), 0],
  ])('serves the one before while the new one %s, and says so once', async (_, happen, want) => {
    const current = await open();
    await happen();
    for (let looks = 0; looks < 2; looks += 1) {
      now += settings.publicationCheck;
      expect(current().manifest.version).toBe('1');
      await vi.waitFor(() => expect(broken).toHaveLength(want), patience);
    }
    await mkdir(join(dist, 'published'), { recursive: true });
    await publish('3');
    now += settings.publicationCheck;
    await served(current, '3');
    expect(broken).toHaveLength(want);
  });

  it('serves a new one at once when it is told to look, and only says so where that is broken', async () => {
    const { current, renew } = await openBoth();
    await publish('2');
    await renew();
    expect(current().manifest.version).toBe('2');
    await publish('3', '{');
    await renew();
    expect([current().manifest.version, broken.length]).toEqual(['2', 1]);
  });

  it('shows a publication to the first request after it, which need not ask for it', async () => {
    const { current, stop } = await openBoth((onChange) => followFolder(dist, 'published', onChange));
    await publish('2');
    await vi.waitFor(() => expect(reads).toBe(1), patience);
    await vi.waitFor(() => expect(current().manifest.version).toBe('2'), patience);
    stop();
  });

  it('takes one that is on no disk, and goes on serving the files of the one before', async () => {
    const { current, take } = await openBoth();
    const next = { version: '2', languageVersion } as PublishedManifest; // no other member is read
    take({ manifest: next, host: current().host, files: new Map() });
    expect([current().manifest.version, ...current().files.keys()]).toEqual(['2', ...addresses(['1'])]);
  });

  it.each([1, languageVersion + 1, undefined])(
    'goes on with the last one where the next speaks version %s',
    async (other) => {
      const { current, renew } = await openBoth();
      await publish('2', JSON.stringify({ version: '2', languageVersion: other }));
      await renew();
      expect(current().manifest.version).toBe('1');
      expect(String(broken.at(-1))).toContain(`published in version ${other ?? 1} of the screen language`);
    },
  );

  it('does not start without one', async () => {
    await rm(join(dist, 'published'), { recursive: true });
    await expect(open()).rejects.toThrow('published/manifest.json cannot be read');
  });
});
