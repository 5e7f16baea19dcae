import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import type { Verdict } from './verdict.ts';

/** Ways of resolution in which a package without CommonJS need not be found. */
const NOT_FOR_MODULES = new Set(['node10', 'node16-cjs']);

/** Checks that manifest and files go together. */
export async function runPublint(tarball: string): Promise<Verdict> {
  const data = readFileSync(tarball);
  const buffer = data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength);
  // A Buffer of a file is never shared memory.
  const { messages, pkg } = await publint({ pack: { tarball: buffer as ArrayBuffer }, strict: true });
  return { name: 'publint', errors: messages.map((each) => formatMessage(each, pkg) ?? each.code) };
}

/** Checks that the types of every entry point are found and tell the truth, for users of ES modules. */
export async function runAttw(tarball: string): Promise<Verdict> {
  const result = await checkPackage(createPackageFromTarballData(readFileSync(tarball)));
  if (result.types === false) return { name: 'attw', errors: ['The package has no types.'] };
  const problems = result.problems.filter(
    (problem) => !('resolutionKind' in problem && NOT_FOR_MODULES.has(problem.resolutionKind)),
  );
  return { name: 'attw', errors: problems.map((problem) => JSON.stringify(problem)) };
}
