import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const documents = ['**/README.md', '.github/*.md', 'sdk/*.md', '**/{guide,decisions}/*.md'];
const readmes = globSync(documents, { cwd: root, exclude: (name) => name.endsWith('node_modules') });

/** Files of code that a text names with their folder, `<id>` and the like aside. */
const named = (text: string) =>
  [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|css|mjs))`/g)].map(([, file = '']) => file);

/** Addresses of files that a text links to, without their anchors. */
const linked = (text: string) =>
  [...text.matchAll(/\]\((?!https?:|#)([^)\s#]+)(?:#[^)]*)?\)/g)].map(([, file = '']) => file);

/** Named from the root of the project, of the README's folder, or of the source beside it. */
const isThere = (readme: string) => (file: string) =>
  ['.', dirname(readme), join(dirname(readme), 'src'), join(dirname(readme), '..')].some((folder) =>
    existsSync(join(root, folder, file)),
  );

it.each([...new Set(readmes)])('%s names and links files that are there', (readme) => {
  const text = readFileSync(join(root, readme), 'utf8');
  expect(named(text).filter((file) => !isThere(readme)(file))).toEqual([]);
  expect(linked(text).filter((file) => !existsSync(join(root, dirname(readme), file)))).toEqual([]);
});

const decisions = globSync('**/decisions/*.md', {
  cwd: root,
  exclude: (name) => name.endsWith('node_modules'),
}).filter((file) => basename(file) !== 'README.md');

/** The README of a record's area, and the list of records where that stands apart. */
const listsOf = (record: string) =>
  [join(dirname(record), '../README.md'), join(dirname(record), 'README.md')].filter((file) =>
    existsSync(join(root, file)),
  );

describe.each(decisions)('%s', (record) => {
  const text = readFileSync(join(root, record), 'utf8');

  it('is a dated record with a number', () => {
    expect(basename(record)).toMatch(/^\d{4}-[a-z0-9-]+\.md$/);
    expect(text).toMatch(/^# \d{4}\. /);
    expect(text).toMatch(/^Date: \d{4}-\d{2}-\d{2}\b/m);
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(['Context', 'Decision', 'Consequences']);
  });

  it("is linked from its area's README", () => {
    const linked = listsOf(record).filter((file) =>
      readFileSync(join(root, file), 'utf8').includes(`${basename(record)})`),
    );
    expect(linked).not.toEqual([]);
  });
});

it('no two records of an area have one number', () => {
  const numbers = decisions.map((record) => `${dirname(record)}/${basename(record).slice(0, 4)}`);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

/** READMEs of one screen, with the most lines that each may have. */
const LINES: readonly (readonly [readme: string, most: number])[] = [
  ['README.md', 70],
  ['generator/README.md', 60],
  ['locales/README.md', 60],
  ['portal/README.md', 70],
  ['portal/studio/README.md', 60],
  ['portal/vendor/README.md', 60],
  ['screen-configs/README.md', 60],
  ['scripts/README.md', 60],
  ['specs/extensions/README.md', 60],
];

it.each(LINES)('%s has %i lines at most', (readme, most) => {
  expect(readFileSync(join(root, readme), 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(most);
});
