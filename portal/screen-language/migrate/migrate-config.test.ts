import { readFileSync, readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockDescriptors } from '../../src/blocks/registry.ts';
import { createShapeCheck } from '../check/schema/check-shape.ts';
import { checkScreens } from '../check/check-project.ts';
import { languageVersion } from '../language-version.ts';
import { readProject } from '../load/project-files.ts';
import { parseSource } from '../load/source-file.ts';
import { editText } from './edit-text.ts';
import { migrateConfig } from './migrate-config.ts';
import type { Migration } from './migration.ts';
import { migrations } from './migrations.ts';

const fixtures = 'portal/screen-language/migrate/fixtures';
const read = (path: string): string => readFileSync(path, 'utf8');
/** Each screen of a past version, and the same in words of today. */
const pairs = Array.from({ length: languageVersion - 1 }, (_, at) => at + 1).flatMap((version) =>
  readdirSync(`${fixtures}/${version}`).map(
    (name) => [`${version}/${name}`, `${fixtures}/${languageVersion}/${name}`] as const,
  ),
);
const schemaOf = (version: number): string =>
  version === languageVersion
    ? 'screen-configs/screen.schema.json'
    : `portal/screen-language/migrate/schemas/${version}.json`;

describe('versions of the screen language', () => {
  it('lead one to the next, up to the one of today', () => {
    expect(migrations.map(({ to }) => to)).toEqual(
      Array.from({ length: languageVersion - 1 }, (_, at) => at + 2),
    );
  });

  it.each(pairs)('write %s in words of today, and leave the other lines alone', (past, today) => {
    const path = `${fixtures}/${past}`;
    const source = parseSource(past, read(path)).source;
    const found = migrateConfig(source.value);
    expect(found.state).toBe('migrated');
    expect(found).toMatchObject({ config: JSON.parse(read(today)) });
    const written = editText(read(path), source.value, found.state === 'migrated' && found.config);
    expect(JSON.parse(written)).toEqual(JSON.parse(read(today)));
    const kept = read(path)
      .split('\n')
      .filter((line) => !/"(?:least|greatest)": *\[/.test(line));
    expect(written.split('\n')).toEqual(expect.arrayContaining(kept));
    const shape = (version: number, text: string) =>
      createShapeCheck(JSON.parse(read(schemaOf(version))) as object)(parseSource(past, text).source)
        .diagnostics;
    expect(shape(Number(past.split('/')[0]), read(path))).toEqual([]);
    expect(shape(languageVersion, written)).toEqual([]);
    expect(migrateConfig(JSON.parse(written)).state).toBe('current');
  });

  it.each([
    ['no word for it', {}, { state: 'migrated', from: 1 }],
    ['the version of today', { version: languageVersion }, { state: 'current' }],
    ['a version to come', { version: 99 }, { state: 'newer', from: 99 }],
    ['no number', { version: '2' }, { state: 'unreadable' }],
    ['half a version', { version: 1.5 }, { state: 'unreadable' }],
    ['no version at all', { version: 0 }, { state: 'unreadable' }],
    ['a list', [], { state: 'unreadable' }],
    ['nothing', undefined, { state: 'unreadable' }],
  ])('are told of a screen with %s', (_, config, want) => {
    expect(migrateConfig(config)).toMatchObject(want);
  });

  it('go one after the other', () => {
    const step = (to: number): Migration => ({
      to,
      summary: '',
      config: (config) => ({ ...config, steps: [...((config['steps'] as number[] | undefined) ?? []), to] }),
    });
    const steps = [step(2), step(3), step(4)];
    const wanted = (version: number, given: readonly number[]) => ({
      config: { version: 4, steps: given },
      from: version,
    });
    expect(migrateConfig({}, steps)).toMatchObject(wanted(1, [2, 3, 4]));
    expect(migrateConfig({ version: 3 }, steps)).toMatchObject(wanted(3, [4]));
  });

  it('never fail, whatever stands in a file, and lose nothing of it', () => {
    const names = fc.constantFrom('least', 'greatest', 'values', '__proto__', 'constructor', 'a');
    const tree = fc.letrec<{ readonly node: unknown }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 5 },
        fc.jsonValue({ maxDepth: 1 }),
        fc.array(tie('node'), { maxLength: 3 }),
        fc
          .array(fc.tuple(names, tie('node')), { maxLength: 3 })
          .map((members) => Object.fromEntries(members)),
      ),
    })).node;
    fc.assert(
      fc.property(tree, (values) => {
        const text = JSON.stringify({ id: 'a/b', values });
        const before: unknown = JSON.parse(text);
        const found = migrateConfig(before);
        const after: unknown = found.state === 'migrated' ? found.config : undefined;
        expect(JSON.parse(editText(text, before, after))).toEqual(after);
        expect(JSON.stringify(before)).toBe(text);
        const leaves = (value: unknown) =>
          JSON.stringify(value).match(/"(?:[^"\\]|\\.)*"(?!:)|true|false|null|-?\d[\d.e+-]*/g);
        expect(leaves((after as { values: unknown }).values)).toEqual(
          leaves((before as { values: unknown }).values),
        );
      }),
    );
  });
});

describe('the check of a screen', () => {
  const { files } = readProject('.');
  const told = (version: string) => {
    const text = `{\n  ${version}"id": "x/a", "route": "/x", "access": "anyone"\n}`;
    const source = parseSource('screen-configs/x/a.json', text).source;
    return checkScreens({ ...files, screens: [source] }, blockDescriptors)
      .filter(({ file }) => file === source.file)
      .map(({ rule, line, message, remedy = '' }) => `${line} ${rule}: ${message} ${remedy}`);
  };

  it.each([
    [
      '',
      `1 older-version: This screen is written in version 1 of the screen language; this portal speaks version ${languageVersion}. Run "npm run screens:migrate -- --write", which writes it anew.`,
    ],
    [
      '"version": 1, ',
      `2 older-version: This screen is written in version 1 of the screen language; this portal speaks version ${languageVersion}. Run "npm run screens:migrate -- --write", which writes it anew.`,
    ],
    [
      '"version": 9, ',
      `2 newer-version: This screen is written in version 9 of the screen language; this portal speaks version ${languageVersion}. Bring the portal up to date, or write the screen in version ${languageVersion}.`,
    ],
  ])('tells at its place that %s is another version, and nothing else', (version, want) => {
    expect(told(version)).toEqual([want]);
  });

  it.each(['"version": "2", ', '"version": -1, ', '"version": 2.5, ', '"version": null, '])(
    'tells that %s is no version',
    (version) => {
      expect(told(version)).toContainEqual(expect.stringMatching(/^2 \w+: /));
    },
  );
});
