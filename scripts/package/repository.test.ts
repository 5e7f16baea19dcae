import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nameRepository, repositoryOf } from './repository.ts';

const WORKFLOW = { GITHUB_SERVER_URL: 'https://git.example.com', GITHUB_REPOSITORY: 'us/portal' };
const NAMED = { type: 'git', url: 'git+https://git.example.com/us/portal.git', directory: 'sdk' } as const;

it.each([
  ['a workflow', WORKFLOW, NAMED],
  ['a machine of somebody', {}, undefined],
  ['a workflow without a name', { ...WORKFLOW, GITHUB_REPOSITORY: '' }, undefined],
])('the repository is known in %s', (_, environment, want) => {
  expect(repositoryOf(environment, 'sdk')).toEqual(want);
});

it('is named beside what the manifest says', () => {
  const folder = mkdtempSync(join(tmpdir(), 'repository-'));
  writeFileSync(join(folder, 'package.json'), '{ "name": "a" }');
  nameRepository(folder, NAMED);
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toEqual({
    name: 'a',
    repository: NAMED,
  });
  rmSync(folder, { recursive: true });
});
