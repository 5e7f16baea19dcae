import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const readmes = globSync('**/README.md', {
  cwd: root,
  exclude: (name) => name.endsWith('node_modules'),
});

/** Files of code that a text names with their folder, `<id>` and the like aside. */
const named = (text: string) =>
  [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|css|mjs))`/g)].map(([, file = '']) => file);

/** Named from the root of the project, of the README's folder, or of the source beside it. */
const isThere = (readme: string) => (file: string) =>
  ['.', dirname(readme), join(dirname(readme), 'src'), join(dirname(readme), '..')].some((folder) =>
    existsSync(join(root, folder, file)),
  );

it.each(readmes)('%s names files that are there', (readme) => {
  const files = named(readFileSync(join(root, readme), 'utf8'));
  expect(files.filter((file) => !isThere(readme)(file))).toEqual([]);
});
