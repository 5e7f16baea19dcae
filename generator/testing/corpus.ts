import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { JsonObject } from '../index.ts';

const MODULES = new URL('../../node_modules/', import.meta.url);
const FOLDERS = ['2.0', '3.0', '3.1'].map((version) => `@readme/oas-examples/${version}/json/`);

/**
 * Documents that were not written for this generator, as they come from npm, by path in `node_modules`: all examples of
 * `@readme/oas-examples` (ReadMe, MIT; OpenAPI 2.0 to 3.1) and the Scalar Galaxy of `@scalar/galaxy` (Scalar, MIT).
 */
export const CORPUS: readonly string[] = [
  '@scalar/galaxy/dist/3.1.json',
  ...FOLDERS.flatMap((folder) =>
    readdirSync(new URL(folder, MODULES))
      .filter((name) => name.endsWith('.json'))
      .map((name) => folder + name),
  ),
];

/** A document of the corpus. */
export function readCorpus(path: string): JsonObject {
  // Every document of the corpus is an object.
  return JSON.parse(readFileSync(fileURLToPath(new URL(path, MODULES)), 'utf8')) as JsonObject;
}
