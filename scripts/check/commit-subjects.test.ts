import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../machine/process.ts';
import { checkSubjects, readCommitsSince } from './commit-subjects.ts';

it.each([
  ['a short subject', 'Say it', 0],
  ['72 characters', 'x'.repeat(72), 0],
  ['72 characters of which some take two units', `${'x'.repeat(70)}𝔸ñ`, 0],
  ['73 characters', 'x'.repeat(73), 1],
])('%s', (_, subject, count) => expect(checkSubjects([{ hash: 'abc1234', subject }])).toHaveLength(count));

describe('the history', () => {
  const place = mkdtempSync(join(tmpdir(), 'commits-'));
  const origin = join(place, 'origin');
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  const commit = (subject: string) =>
    run(['git', ...identity, 'commit', '--quiet', '--allow-empty', '--no-gpg-sign', '-m', subject], {
      cwd: origin,
    });
  let base = '';

  beforeAll(async () => {
    await run(['git', 'init', '--quiet', origin]);
    await commit('An old subject '.repeat(9));
    base = (await run(['git', 'rev-parse', 'HEAD'], { cwd: origin })).output.trim();
    await commit('Say it');
    await commit('Say it again');
  });

  afterAll(() => rmSync(place, { recursive: true, force: true }));

  it('counts from the recorded commit on', async () => {
    const commits = await readCommitsSince(base, origin);
    expect(commits?.map(({ subject }) => subject)).toEqual(['Say it again', 'Say it']);
  });

  it('is unknown in a shallow clone', async () => {
    const clone = join(place, 'shallow');
    await run(['git', 'clone', '--quiet', '--depth', '1', `file://${origin}`, clone]);
    expect(await readCommitsSince(base, clone)).toBeUndefined();
  });

  it('is unknown without a repository', async () => {
    expect(await readCommitsSince(base, place)).toBeUndefined();
  });
});
