import { createHash } from 'node:crypto';
import { SDK, header } from './header.ts';
import { comment, literal } from './literal.ts';
import type { ApiModel, GeneratedFile } from '../spec/types.ts';

/** The files that kept data depends on: they say how entities are identified and merged, and where they stand in answers. */
const MEANING = [`${SDK}/entities.gen.ts`, `${SDK}/operations/`];

/** For how long data counts says nothing of what it means. */
const LIFETIME = /\b(?:lifetime|errors): \d+/g;

/** A name for what the specs say of data: the same for the same specs, another one for others. */
export function emitVersionFile(apis: readonly ApiModel[], files: readonly GeneratedFile[]): GeneratedFile {
  const hash = createHash('sha256');
  const meaning = files.filter(({ path }) => MEANING.some((start) => path.startsWith(start)));
  for (const { path, text } of meaning.toSorted((one, other) => (one.path < other.path ? -1 : 1))) {
    hash.update(`${path}\n${text.replaceAll(LIFETIME, '')}\n`);
  }
  const version = hash.digest('hex').slice(0, 16);
  const doc = comment([
    'Changes with the specs: data that was kept under another version is not to be used.',
  ]);
  return {
    path: `${SDK}/version.gen.ts`,
    text: `${header(apis.map(({ source }) => source))}${doc}export const version = ${literal(version)};\n`,
  };
}
