import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageVersion } from '@energy-portal/portal/publish';
import { planMigration, writeScreens } from './screen-migration.ts';

const root = mkdtempSync(join(tmpdir(), 'screen-migration-'));
const folder = join(root, 'screen-configs/trial');
const screen = (name: string, more: object) => ({
  id: `trial/${name}`,
  route: `/${name}`,
  access: 'anyone',
  ...more,
});
const put = (name: string, config: object | string) =>
  writeFileSync(
    join(folder, `${name}.json`),
    typeof config === 'string' ? config : `${JSON.stringify(config, null, 2)}\n`,
  );

beforeAll(() => {
  cpSync('screen-configs', join(root, 'screen-configs'), {
    recursive: true,
    filter: (path) => !/\/[a-z]+\/[a-z-]+\.json$/.test(path.replace(/^screen-configs/, '')),
  });
  mkdirSync(folder, { recursive: true });
});

afterAll(() => rmSync(root, { recursive: true }));

describe('screens of an older version', () => {
  it('are written anew, each whole and no others', () => {
    const today = screen('today', { version: languageVersion });
    put('old', screen('old', { values: { most: { greatest: [1, 2] } } }));
    put('today', today);
    const { written, errors } = planMigration(root);
    expect(errors).toEqual([]);
    expect(written.map(({ file, from }) => [file, from])).toEqual([['screen-configs/trial/old.json', 1]]);
    writeScreens(root, written);
    expect(JSON.parse(readFileSync(join(folder, 'old.json'), 'utf8'))).toEqual(
      screen('old', { version: languageVersion, values: { most: { max: [1, 2] } } }),
    );
    expect(readdirSync(folder).toSorted()).toEqual(['old.json', 'today.json']);
    expect(planMigration(root)).toEqual({ written: [], errors: [] });
  });

  it.each([
    [
      'is no JSON',
      '{',
      'this is no screen that can be read. "npm run check:screens" tells where it is broken.',
    ],
    [
      'is of a version to come',
      screen('bad', { version: 99 }),
      `version 99 is newer than ${languageVersion}, the version of this portal.`,
    ],
  ])('are left alone where one of them %s', (_, content, want) => {
    put('bad', content);
    expect(planMigration(root).errors).toEqual([`screen-configs/trial/bad.json: ${want}`]);
    rmSync(join(folder, 'bad.json'));
  });

  it('stay as they were where one cannot be written', () => {
    const before = readFileSync(join(folder, 'today.json'), 'utf8');
    const written = [
      { file: 'screen-configs/trial/today.json', from: 1, text: 'new' },
      { file: 'screen-configs/nowhere/x.json', from: 1, text: 'new' },
    ];
    expect(() => writeScreens(root, written)).toThrow('ENOENT');
    expect(readFileSync(join(folder, 'today.json'), 'utf8')).toBe(before);
    expect(readdirSync(folder).toSorted()).toEqual(['old.json', 'today.json']);
  });
});
