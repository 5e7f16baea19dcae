import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Publications, Published, Signature } from './publications.ts';
import type { ChangedFiles } from './sources.ts';
import { openStaging } from './staged-publication.ts';

let folder = '';
let live: Map<string, string>;
let signed: readonly unknown[];
let made: Published['state'] | 'made';
/** The version of what is made of files now. */
let version: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'staged-'));
  mkdirSync(join(folder, 'client'));
  writeFileSync(join(folder, 'client/index.html'), '<title>Portal</title>');
  live = new Map([['a', 'old a']]);
  signed = [];
  made = 'made';
  version = 'v1';
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const publications: Pick<Publications, 'make' | 'publishFiles' | 'liveText'> = {
  liveText: (path) => live.get(path),
  async make() {
    if (made !== 'made') return { state: made, lines: ['Two problems.'] };
    const files = [
      { path: 'host.json', content: '{"screens":{}}' },
      { path: 'manifest.json', content: `{"version": "${version}"}` },
    ];
    return { state: 'made', files, version, screens: 1 };
  },
  async publishFiles(files: ChangedFiles, signature: Signature, only) {
    if (only !== version) return { state: 'other-content', lines: ['Nothing was published.'] };
    for (const [path, text] of files) {
      if (text === undefined) live.delete(path);
      else live.set(path, text);
    }
    signed = [...signed, signature];
    return { state: 'published', lines: ['Published.'] };
  },
};
const file = () => join(folder, '.studio/staged.json');
const open = () => openStaging({ dist: folder, file: file(), publications, clock: { now: () => 7 } });
const wanted = (files: ChangedFiles = new Map([['a', 'new a']])) => ({
  author: 'Maria',
  authorId: 'm',
  reason: 'Plainer',
  files,
});
const by = { author: 'Paul', reason: 'Looked at' };
const shown = (name: string) => join(folder, 'staging/published', name);

describe('what is staged', () => {
  it('stands beside what is live, with the words on it for the host alone', async () => {
    expect(open().current()).toBeUndefined();
    expect(await open().stage(wanted())).toMatchObject({ state: 'done' });
    expect(open().current()).toEqual({
      author: 'Maria',
      authorId: 'm',
      reason: 'Plainer',
      time: 7,
      version: 'v1',
      files: { a: { before: 'old a', after: 'new a' } },
    });
    const host = JSON.parse(readFileSync(shown('host.json'), 'utf8')) as { readonly stage: object };
    expect(host.stage).toEqual({ author: 'Maria', reason: 'Plainer', time: 7, build: expect.any(String) });
    expect(live.get('a')).toBe('old a');
  });

  it('goes live as it was looked at, with the name and the reason, and is staged no more', async () => {
    await open().stage(wanted(new Map([['a', undefined]])));
    expect(await open().promote(by, 'v1')).toEqual({ state: 'done', line: 'Published.' });
    expect([signed, [...live], open().current(), existsSync(shown(''))]).toEqual([
      [by],
      [],
      undefined,
      false,
    ]);
  });

  it('makes room for what is staged next, and goes when somebody ends it', async () => {
    await open().stage(wanted());
    version = 'v2';
    await open().stage({ ...wanted(), reason: 'Plainest' });
    expect(open().current()).toMatchObject({ version: 'v2', reason: 'Plainest' });
    expect(open().clear()).toMatchObject({ state: 'done' });
    expect([open().current(), existsSync(shown(''))]).toEqual([undefined, false]);
    expect(open().clear()).toMatchObject({ state: 'failed' });
  });

  it('stays as it was where the next one is given up while it is made', async () => {
    await open().stage(wanted());
    const given = await open().stage({ ...wanted(new Map([['a', 'newer a']])), isWanted: () => false });
    expect(given).toEqual({ state: 'failed', line: 'Nothing was staged: it was cancelled.' });
    expect(open().current()?.files).toEqual({ a: { before: 'old a', after: 'new a' } });
  });

  it('stays as it was where the next one cannot be made', async () => {
    await open().stage(wanted());
    made = 'diagnostics';
    expect(await open().stage(wanted())).toEqual({ state: 'failed', line: 'Two problems.' });
    expect(open().current()).toMatchObject({ version: 'v1' });
  });
});

describe('nothing goes live', () => {
  const cases: readonly (readonly [what: string, meanwhile: () => void | Promise<unknown>, line: RegExp])[] =
    [
      ['that nobody staged', () => void open().clear(), /Nothing is staged/],
      [
        'over what was published since',
        () => void live.set('a', 'newer a'),
        /a has been published otherwise/,
      ],
      ['that a newer build makes otherwise', () => void (version = 'v2'), /Nothing was published/],
      [
        'that was staged after somebody looked',
        () => {
          version = 'v2';
          return open().stage(wanted());
        },
        /Something else is staged/,
      ],
      ['that was changed on the disk', () => tamper(), /Nothing is staged/],
    ];
  const tamper = () => writeFileSync(file(), readFileSync(file(), 'utf8').replace('new a', 'hacked a'));

  it.each(cases)('%s', async (_what, meanwhile, line) => {
    await open().stage(wanted());
    await meanwhile();
    expect(await open().promote(by, 'v1')).toEqual({ state: 'failed', line: expect.stringMatching(line) });
    expect(signed).toEqual([]);
  });
});
