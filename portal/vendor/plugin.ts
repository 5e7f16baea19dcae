import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { slimI18next } from './i18next/slim-i18next.ts';
import { replacements } from './replacements.ts';
import type { Replacement } from './replacements.ts';

const folder = new URL('.', import.meta.url);
const i18next = 'i18next/dist/esm/i18next.js';

/** Returns the innermost package of a file, and the file's path in it; undefined for a file outside of packages. */
function packageOf(file: string): { readonly name: string; readonly path: string } | undefined {
  const match = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\/([^?]+)/.exec(file);
  return match === null ? undefined : { name: match[1] ?? '', path: match[2] ?? '' };
}

/** Finds the replacement of an import. Only imports of the package that a replacement names are replaced. */
export function findReplacement(specifier: string, importer: string): Replacement | undefined {
  const from = packageOf(importer);
  if (from === undefined) return undefined;
  const module = specifier.startsWith('.') ? posix.join(posix.dirname(from.path), specifier) : specifier;
  return replacements.find((one) => one.importer === from.name && one.module === module);
}

/** Returns the hooks that the bundler and Vite's optimizer of dependencies share. `used` gets each module replaced. */
function createHooks(used: Set<string>) {
  return {
    name: 'portal-vendor',
    resolveId(specifier, importer) {
      const found = importer === undefined ? undefined : findReplacement(specifier, importer);
      if (found === undefined) return undefined;
      used.add(found.module);
      return fileURLToPath(new URL(found.by, folder));
    },
    transform: {
      filter: { id: /\/node_modules\/i18next\/dist\/esm\/i18next\.js$/ },
      handler(code) {
        used.add(i18next);
        return slimI18next(code);
      },
    },
  } satisfies Plugin;
}

/**
 * Slims dependencies: replaces modules of theirs by small ones of this folder, and cuts unused code out of i18next. The
 * bundle, the gallery and the unit tests use it alike.
 *
 * @throws Error at the end of a build in which a replacement was never imported: the dependency has changed
 */
export function vendorPlugin(): Plugin {
  const used = new Set<string>();
  const hooks = createHooks(used);
  let isBuild = false;
  return {
    ...hooks,
    enforce: 'pre',
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [hooks] } } }),
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    buildEnd(error) {
      const unused = [...replacements.map(({ module }) => module), i18next].filter((one) => !used.has(one));
      if (!isBuild || error !== undefined || unused.length === 0) return;
      this.error(
        `Nothing imports ${unused.join(', ')} any more: revise portal/vendor/replacements.ts and its README.`,
      );
    },
  };
}
