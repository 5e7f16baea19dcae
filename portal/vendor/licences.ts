import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** A package of others of which a bundle has code. */
interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** The name of its licence, as `MIT`. */
  readonly licence: string;
  /** The text of its licence; empty where the package carries none. */
  readonly text: string;
}

/** The file of the notices, as the host serves it. */
const FILE = 'assets/licences.txt';

/** The folders of the packages that modules belong to, each once, in order. */
export function packageFolders(modules: readonly string[]): readonly string[] {
  const folders = modules.flatMap((id) => /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []);
  return [...new Set(folders)].toSorted();
}

/** The notices that the licences of these packages ask for, as a text. */
export function noticesOf(packages: readonly BundledPackage[]): string {
  const notices = packages.map(
    ({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text.trim()}\n`,
  );
  const line = `\n${'-'.repeat(80)}\n\n`;
  return `This portal has code of the following packages.\n${line}${notices.join(line)}`;
}

/** The icons are drawn out of it before the build. */
const drawnFrom = fileURLToPath(import.meta.resolve('lucide-static/package.json'));

/**
 * Writes the notices of everything that is bundled beside the chunks. A package without a licence ends the build.
 *
 * @param fileName of the notices, below the folder of the build
 */
export function licencePlugin(fileName = FILE): Plugin {
  let root = '';
  return {
    name: 'portal-licences',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : file.originalFileNames.map((name) => resolve(root, name)),
      );
      const packages = packageFolders([...modules, drawnFrom]).map(readPackage);
      const unknown = packages.filter(({ licence }) => licence === '').map(({ name }) => name);
      if (unknown.length > 0) this.error(`No licence is known of ${unknown.join(', ')}.`);
      this.emitFile({ type: 'asset', fileName, source: noticesOf(packages) });
    },
  };
}

function readPackage(folder: string): BundledPackage {
  // A manifest, whose members are looked at one by one.
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Readonly<
    Record<string, unknown>
  >;
  const textOf = (member: string): string => String(manifest[member] ?? '');
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8');
  return { name: textOf('name'), version: textOf('version'), licence: textOf('license'), text };
}
