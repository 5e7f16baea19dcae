import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import type { Verdict } from './verdict.ts';

/** The way of resolution of TypeScript before 4.7, which knows no entry points but the main one. */
const TOO_OLD = 'node10';

/** Checks that manifest and files go together. */
export async function runPublint(tarball: string): Promise<Verdict> {
  const data = readFileSync(tarball);
  const buffer = data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength);
  // A Buffer of a file is never shared memory.
  const { messages, pkg } = await publint({ pack: { tarball: buffer as ArrayBuffer }, strict: true });
  return { name: 'publint', errors: messages.map((each) => formatMessage(each, pkg) ?? each.code) };
}

/** Checks that the types of every entry point are found and tell the truth. */
export async function runAttw(tarball: string): Promise<Verdict> {
  const result = await checkPackage(createPackageFromTarballData(readFileSync(tarball)));
  if (result.types === false) return { name: 'attw', errors: ['The package has no types.'] };
  const problems = result.problems.filter(
    (problem) => !('resolutionKind' in problem && problem.resolutionKind === TOO_OLD),
  );
  return { name: 'attw', errors: problems.map((problem) => JSON.stringify(problem)) };
}
