import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasReact } from './has-react.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'has-react-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('React', () => {
  it.each<readonly [name: string, path: string, text: string, want: boolean]>([
    ['is there where a manifest names it', 'package.json', '{"dependencies":{"react":"19"}}', true],
    [
      'is there for those who develop with it',
      'app/package.json',
      '{"devDependencies":{"react":"19"}}',
      true,
    ],
    ['is there where it is installed', 'node_modules/react/package.json', '{}', true],
    ['is not there without anything', 'readme.md', '', false],
    ['is not there for what works with it', 'package.json', '{"dependencies":{"react-is":"19"}}', false],
    ['is not there where a manifest is broken', 'package.json', '{"dependencies":', false],
    ['is not there where a manifest is something else', 'package.json', '[1]', false],
  ])('%s', async (_, path, text, want) => {
    await mkdir(join(root, path, '..'), { recursive: true });
    await mkdir(join(root, 'app'), { recursive: true });
    await writeFile(join(root, path), text);
    expect(hasReact(join(root, 'app'))).toBe(want);
  });
});
