import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Loads the published CommonJS build of a package, for tests that compare a replacement with the original: Node loads
 * it by itself, so nothing in it is replaced.
 *
 * @example const { deepEquals } = loadOriginal<typeof Utils>('@rjsf/utils');
 */
export function loadOriginal<TModule>(name: string): TModule {
  // Both builds of a package export the same.
  return require(name) as TModule;
}
