import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { languageVersion } from '../screen-language/language-version.ts';
import { buildIdOf, currentName, storePublication } from '../storage/index.ts';
import type { PublicationStorage } from '../storage/index.ts';
import { readBuildFiles } from './build-files.ts';
import type { BuildFiles } from './build-files.ts';
import type { OpenPublication } from './publication.ts';
import { openStoredPublication } from './stored-publication.ts';
import { writeEmptyBuild } from './testing/empty-build.ts';

/** A storage whose state each test says. */
function createScriptedStorage() {
  const objects = new Map<string, Buffer>();
  const state: { isAway: boolean; reads: number; held?: Promise<void> } = { isAway: false, reads: 0 };
  const storage: PublicationStorage = {
    async read(name, known) {
      state.reads += 1;
      if (state.isAway) throw new Error('ECONNREFUSED');
      const bytes = objects.get(name);
      await state.held;
      if (bytes === undefined) return undefined;
      const mark = createHash('sha256').update(bytes).digest('hex');
      return mark === known ? 'same' : { bytes, mark };
    },
    write: async (name, bytes) => void objects.set(name, bytes),
    remove: async (name) => void objects.delete(name),
  };
  return { objects, state, storage };
}

let dist = '';
let build: BuildFiles;
let now = 0;
let scripted: ReturnType<typeof createScriptedStorage>;
let taken = 0;
const told: unknown[] = [];

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'stored-'));
  await writeEmptyBuild(dist);
  build = await readBuildFiles(dist);
  scripted = createScriptedStorage();
  now = 0;
  taken = 0;
  told.length = 0;
});
afterEach(() => rm(dist, { recursive: true }));

const open = (): Promise<OpenPublication> =>
  openStoredPublication({
    storage: scripted.storage,
    dist,
    build,
    clock: { now: () => now },
    repeat: () => () => undefined,
    lookInterval: 1_000,
    wait: async (duration) => void (now += duration),
    onBroken: (error) => void told.push(String(error)),
    onTaken: () => void (taken += 1),
    onReached: (isReached, reason) => void told.push([isReached, String(reason)]),
  });

const nameOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
const pathOf = (version: string) => `screens/home.${nameOf(`{"is":"${version}"}`)}.json`;

/** A publication whose one file says its version. */
const publish = (version: string, to = build) =>
  storePublication(
    [
      { path: pathOf(version), content: `{"is":"${version}"}` },
      { path: 'host.json', content: '{"screens":{}}' },
      { path: 'manifest.json', content: JSON.stringify({ version, languageVersion, screens: [] }) },
    ],
    { storage: scripted.storage, build: buildIdOf(to.template), clock: { now: () => now } },
  );

const textAt = async ({ find }: OpenPublication, version: string) =>
  (await find?.(`/published/${pathOf(version)}`))?.identity.toString();

describe('openStoredPublication', () => {
  it('serves what came with the build until something is published for it', async () => {
    const own = (await open()).current().manifest.version;
    await publish('2', { ...build, template: 'another build' });
    const opened = await open();
    expect(opened.current().manifest.version).toBe(own);
    await publish('3');
    await opened.renew();
    expect(opened.current().manifest.version).toBe('3');
    expect([...opened.current().files.keys()]).toContain(`/published/${pathOf('3')}`);
    expect(opened.current().files.has('/published/manifest.json')).toBe(false);
  });

  it('begins with what is current, so that a host that comes back shows nothing old', async () => {
    await publish('2');
    expect((await open()).current().manifest.version).toBe('2');
  });

  it('reads of a new publication only what is new, and nothing where nothing has changed', async () => {
    await publish('2');
    const opened = await open();
    scripted.state.reads = 0;
    await opened.renew();
    expect([scripted.state.reads, taken]).toEqual([1, 1]);
    await publish('3');
    scripted.state.reads = 0;
    await opened.renew();
    // The object that names all, the screen and the manifest; host.json is the same.
    expect([scripted.state.reads, taken]).toEqual([3, 2]);
  });

  it('serves the last good one while the storage is away, and says so once', async () => {
    await publish('2');
    const opened = await open();
    await publish('3');
    scripted.state.isAway = true;
    await opened.renew();
    await opened.renew();
    expect([opened.current().manifest.version, opened.isReached()]).toEqual(['2', false]);
    expect(told).toEqual([[false, 'Error: ECONNREFUSED']]);
    scripted.state.isAway = false;
    await opened.renew();
    expect([opened.current().manifest.version, opened.isReached(), told.length]).toEqual(['3', true, 2]);
  });

  it('starts while the storage is away', async () => {
    scripted.state.isAway = true;
    const opened = await open();
    expect([opened.isReached(), opened.current().manifest.version]).toEqual([false, expect.any(String)]);
  });

  it.each([
    ['no publication', () => '{"nothing":1}', 'names no publication'],
    ['no JSON', () => '{', 'JSON'],
  ])('serves the last good one where there is %s, and says so once', async (_, text, reason) => {
    await publish('2');
    const opened = await open();
    scripted.objects.set(currentName(buildIdOf(build.template)), Buffer.from(text()));
    await opened.renew();
    await opened.renew();
    expect([opened.current().manifest.version, told.length]).toEqual(['2', 1]);
    expect(String(told[0])).toContain(reason);
  });

  it('serves the last good one where a file is missing or is another one, and takes it once it is there', async () => {
    await publish('2');
    const opened = await open();
    await publish('3');
    const [name = '', bytes = Buffer.from('')] =
      [...scripted.objects].find(([, content]) => content.toString() === '{"is":"3"}') ?? [];
    for (const wrong of [Buffer.from('{"is":"7"}'), undefined]) {
      if (wrong === undefined) scripted.objects.delete(name);
      else scripted.objects.set(name, wrong);
      await opened.renew();
      expect(opened.current().manifest.version).toBe('2');
    }
    scripted.objects.set(name, bytes);
    await opened.renew();
    expect(opened.current().manifest.version).toBe('3');
  });

  it('finds the files of publications before, and of one that it has not seen yet, however soon it is asked', async () => {
    await publish('2');
    await publish('3');
    const opened = await open();
    expect(await textAt(opened, '2')).toBe('{"is":"2"}');
    await publish('4');
    now += 10;
    expect(await textAt(opened, '4')).toBe('{"is":"4"}');
    expect(now).toBe(1_000);
    expect(await opened.find?.('/published/manifest.json')).toBeUndefined();
  });

  it.each<readonly [string, (opened: OpenPublication) => Promise<unknown> | undefined]>([
    ['a look of its own', (opened) => opened.renew()],
    ['a look for somebody else', (opened) => opened.find?.(`/published/screens/x.${nameOf('x')}.json`)],
  ])('finds the files of a publication that came while %s was under way', async (_, begin) => {
    await publish('2');
    const opened = await open();
    now += 5_000;
    const { promise, resolve } = Promise.withResolvers<void>();
    Object.assign(scripted.state, { reads: 0, held: promise });
    const early = begin(opened);
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    expect(scripted.state.reads).toBe(1);
    delete scripted.state.held;
    await publish('3');
    const found = textAt(opened, '3');
    resolve();
    expect(await found).toBe('{"is":"3"}');
    await early;
  });

  it('looks for files that nobody knows once in a second, whoever asks for them, and for no other names', async () => {
    await publish('2');
    const opened = await open();
    scripted.state.reads = 0;
    const ask = () =>
      Promise.all(
        Array.from({ length: 50 }, (_, at) => opened.find?.(`/published/screens/x.${nameOf(`${at}`)}.json`)),
      );
    await ask();
    await opened.find?.('/assets/x.js');
    await opened.find?.('/published/screens/x.json');
    expect([scripted.state.reads, now]).toEqual([1, 1_000]);
    await ask();
    expect([scripted.state.reads, now]).toEqual([2, 2_000]);
  });
});
