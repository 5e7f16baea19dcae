import { statSync } from 'node:fs';
import { run } from '../machine/process.ts';
import type { Verdict } from './verdict.ts';

/** Bytes that a user downloads: code twice, for `import` and `require`, and documents. */
const MOST_BYTES = 935_000;

/** Files that users get, each kind by its path; anything else was not meant for them. */
const KINDS: Readonly<Record<string, RegExp>> = {
  manifest: /^package\.json$/,
  licence: /^LICENSE$/,
  documents: /^(?:README|GLOSSARY|CHANGELOG)\.md$/,
  guide: /^guide\/[\w-]+\.md$/,
  decisions: /^decisions\/[\w-]+\.md$/,
  modules: /^dist\/(?:src|testing)\/(?:[\w.-]+\/)*[\w.-]+(?<!\.test|\.test-d)\.(?:js|d\.ts)$/,
  'CommonJS modules': /^dist\/cjs\/(?:src|testing)\/(?:[\w.-]+\/)*[\w.-]+(?<!\.test|\.test-d)\.(?:js|d\.ts)$/,
  'the manifest of CommonJS': /^dist\/cjs\/package\.json$/,
};

/** Compares a package's files and bytes with what users should get. */
export function contentErrors(files: readonly string[], bytes: number): readonly string[] {
  const others = files.filter((file) => !Object.values(KINDS).some((kind) => kind.test(file)));
  const missing = Object.entries(KINDS).filter(([, kind]) => !files.some((file) => kind.test(file)));
  return [
    ...others.map((file) => `${file} is nothing that users need.`),
    ...missing.map(([kind]) => `The package lacks ${kind}.`),
    ...(bytes > MOST_BYTES ? [`The package has ${bytes} bytes, more than ${MOST_BYTES}.`] : []),
  ];
}

/** Lists what is in the tarball. */
export async function checkContents(tarball: string): Promise<Verdict> {
  const { code, output } = await run(['tar', '-tzf', tarball]);
  if (code !== 0) return { name: 'contents', errors: [output.trimEnd()] };
  const files = output
    .trimEnd()
    .split('\n')
    .map((path) => path.replace(/^package\//, ''));
  const bytes = statSync(tarball).size;
  return {
    name: 'contents',
    errors: contentErrors(files, bytes),
    note: `${files.length} files, ${bytes} bytes of ${MOST_BYTES}`,
  };
}
