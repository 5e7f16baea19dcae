import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openGitHistory } from './git-history.ts';

let root = '';
const git = (...words: readonly string[]) =>
  execFileSync('git', ['-C', root, '-c', 'user.name=Dev', '-c', 'user.email=dev@example.com', ...words], {
    encoding: 'utf8',
  }).trim();
const write = (path: string, text: string) => writeFileSync(join(root, path), text);
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'git-history-'));
  for (const folder of ['screen-configs/a', 'locales/en']) mkdirSync(join(root, folder), { recursive: true });
  write('screen-configs/a/b.json', '1');
  write('locales/en/common.json', '1');
  write('code.ts', '1');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const begin = () => {
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '-m', 'The beginning');
};
const keep = (reason: string, folder = root, number = 1) =>
  openGitHistory(root, 'publications').keep({ number, author: 'Maria Núñez', reason }, folder);
const log = () => git('log', '--format=%an|%s', 'publications').split('\n');

describe('publishing from a checkout', () => {
  it('makes a commit on a branch of its own, with author and reason, and leaves everything else', async () => {
    begin();
    write('screen-configs/a/b.json', '2');
    write('code.ts', 'not published');
    const before = [git('status', '--porcelain'), git('rev-parse', 'HEAD')];
    expect(await keep('New words')).toMatch(/^It is commit [0-9a-f]{9} on the branch publications\.$/);
    expect(log()).toEqual(['Maria Núñez|New words', 'Dev|The beginning']);
    expect(git('show', 'publications:screen-configs/a/b.json')).toBe('2');
    expect(git('show', 'publications:code.ts')).toBe('1');
    expect(git('log', '-1', '--format=%b', 'publications')).toBe('Publication 1 by Maria Núñez');
    expect([git('status', '--porcelain'), git('rev-parse', 'HEAD')]).toEqual(before);
  });

  it('goes on from the publication before, with the code that has come since, and without files that are gone', async () => {
    begin();
    write('screen-configs/a/b.json', '2');
    await keep('One');
    write('code.ts', '2');
    git('commit', '--quiet', '-m', 'Code', 'code.ts');
    rmSync(join(root, 'screen-configs/a/b.json'));
    write('screen-configs/a/c.json', '3');
    await keep('Two', root, 2);
    expect(log()).toEqual(expect.arrayContaining(['Maria Núñez|Two', 'Dev|Code', 'Maria Núñez|One']));
    const names = git('ls-tree', '-r', '--name-only', 'publications').split('\n');
    expect(names).toEqual(['code.ts', 'locales/en/common.json', 'screen-configs/a/c.json']);
    expect(git('show', 'publications:code.ts')).toBe('2');
  });

  it('keeps what was put together in another folder, as when a version goes live again', async () => {
    begin();
    const other = mkdtempSync(join(tmpdir(), 'git-history-other-'));
    cpSync(root, other, { recursive: true, filter: (path) => !path.endsWith('.git') });
    writeFileSync(join(other, 'screen-configs/a/b.json'), '7');
    await keep('Back', other);
    rmSync(other, { recursive: true });
    expect(git('show', 'publications:screen-configs/a/b.json')).toBe('7');
    expect(readFileSync(join(root, 'screen-configs/a/b.json'), 'utf8')).toBe('1');
  });

  it('keeps nothing where nothing is new, or where there is no checkout of its own', async () => {
    expect(await keep('No git')).toBeUndefined();
    begin();
    expect(await keep('The same')).toBeUndefined();
    mkdirSync(join(root, 'inner'));
    expect(
      await openGitHistory(join(root, 'inner'), 'x').keep({ number: 1, author: 'a', reason: 'b' }, root),
    ).toBeUndefined();
  });

  it('shortens a long reason, and keeps all of it', async () => {
    begin();
    write('locales/en/common.json', '2');
    await keep(`${'word '.repeat(30)}end`);
    expect(log()[0]?.length).toBeLessThan(90);
    expect(git('log', '-1', '--format=%b', 'publications')).toContain('word end');
  });
});
