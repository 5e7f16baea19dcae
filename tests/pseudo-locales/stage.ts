import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pseudoLanguages, pseudoTexts } from './pseudo-text.ts';

/** Folders that are made anew, or belong to this tree alone. */
const left = ['node_modules', 'dist', '.git', '.cache', 'docs-dist', 'test-results'];

/**
 * Copies a tree, and gives the copy the pseudo-languages in the place of those beside English: folders of texts and rows of
 * `languages.json`, and no code.
 *
 * @returns the folder of the copy
 */
export function stagePseudoTree(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'pseudo-locales-'));
  cpSync(root, copy, { recursive: true, filter: (path) => path === root || !left.includes(basename(path)) });
  linkPackages(root, copy);
  const locales = join(copy, 'locales');
  const { en } = JSON.parse(readFileSync(join(locales, 'languages.json'), 'utf8')) as { readonly en: object };
  writeFileSync(join(locales, 'languages.json'), JSON.stringify({ en, ...pseudoLanguages }));
  for (const name of readdirSync(locales, { recursive: true, encoding: 'utf8' }))
    if (name.startsWith('en/') && name.endsWith('.json')) writePseudoFile(locales, name.slice('en/'.length));
  return copy;
}

function writePseudoFile(locales: string, name: string): void {
  const texts: unknown = JSON.parse(readFileSync(join(locales, 'en', name), 'utf8'));
  for (const language of Object.keys(pseudoLanguages)) {
    const file = join(locales, language, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(pseudoTexts(texts)));
  }
}

/** Packages are those of the tree; its own lead to the copy, which would else be built from two trees. */
function linkPackages(root: string, copy: string): void {
  const packages = join(copy, 'node_modules');
  mkdirSync(join(packages, '@energy-portal'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!['@energy-portal', '.cache', '.vite'].includes(name))
      symlinkSync(join(root, 'node_modules', name), join(packages, name));
  for (const own of ['sdk', 'generator', 'portal']) {
    symlinkSync(join(copy, own), join(packages, '@energy-portal', own));
    const nested = join(root, own, 'node_modules');
    if (existsSync(nested)) symlinkSync(nested, join(copy, own, 'node_modules'));
  }
}

/** Takes a copy away. */
export function removePseudoTree(copy: string): void {
  rmSync(copy, { recursive: true, force: true });
}
