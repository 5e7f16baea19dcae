import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const documents = ['**/README.md', 'sdk/*.md', 'sdk/{guide,decisions}/*.md'];
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
