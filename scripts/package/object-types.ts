import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../machine/process.ts';
import { STRICTEST, type Consumer } from './consumer.ts';
import { compilers, NEWEST } from './types.ts';
import type { Verdict } from './verdict.ts';

const modules = join(root, 'node_modules');

/** Captured answers of orgs that nobody here wrote, and an object with all that is rare. */
const CAPTURES = 'tests/fixtures';

/**
 * Writes the types of captured objects, as a stranger does, and checks a program that reads and writes with them: with
 * every compiler in depth, else with the newest.
 */
export async function checkObjectTypes({ folder }: Consumer, isDeep: boolean): Promise<Verdict> {
  const command = [
    'generator/cli.ts',
    'objects',
    '--from',
    CAPTURES,
    '--out',
    join(folder, 'objects'),
  ] as const;
  const written = await run(['node', ...command]);
  const errors = written.code === 0 ? [] : [written.output.trimEnd()];
  for (const [compiler, path] of Object.entries(compilers)) {
    if (!isDeep && compiler !== NEWEST) continue;
    // Solid's own declarations name an event that the library of 5.4 lacks.
    const skipLibCheck = compiler === 'TypeScript 5.4';
    const { code, output } = await compile(folder, path, { files: ['records.ts'], skipLibCheck });
    if (code !== 0) errors.push(`${compiler}:\n${output.trimEnd()}`);
  }
  return { name: 'types of objects', errors };
}

/** Most work that ten operations with typed fields may add to that of checking the package itself. */
const MOST = 1.2;

/** Most instantiations of a program with ten operations where nobody checks the package itself. */
const MOST_INSTANTIATIONS = 22_000;

/** Compares a program that uses ten operations with one that uses none, by the compiler's counts, which seconds are not. */
export async function measureChecking({ folder }: Consumer): Promise<Verdict> {
  const count = async (program: string, skipLibCheck: boolean): Promise<Counts> => {
    const path = compilers[NEWEST];
    const { output } = await compile(folder, path, {
      skipLibCheck,
      extendedDiagnostics: true,
      files: [program],
    });
    return readCounts(output);
  };
  const none = await count('none.ts', false);
  const ten = await count('ten.ts', false);
  const alone = await count('ten.ts', true);
  const ratios = { types: ten.types / none.types, instantiations: ten.instantiations / none.instantiations };
  const errors = Object.entries(ratios).flatMap(([name, ratio]) =>
    ratio <= MOST
      ? []
      : [`Ten operations make ${ratio.toFixed(2)} times the ${name} of none; at most ${MOST}.`],
  );
  if (!(alone.instantiations <= MOST_INSTANTIATIONS))
    errors.push(
      `Ten operations make ${alone.instantiations} instantiations; at most ${MOST_INSTANTIATIONS}.`,
    );
  const note = [
    `types x${ratios.types.toFixed(2)}`,
    `instantiations x${ratios.instantiations.toFixed(2)}`,
    `${alone.instantiations} of its own`,
  ].join(', ');
  return { name: 'work of checking ten operations', errors, note };
}

interface Counts {
  readonly types: number;
  readonly instantiations: number;
}

/** The counts that `tsc --extendedDiagnostics` prints; a program that does not compile has none. */
export function readCounts(output: string): Counts {
  const countOf = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+)K?$`, 'm').exec(output)?.[1]);
  if (/error TS\d/.test(output)) throw new Error(output.trimEnd());
  return { types: countOf('Types'), instantiations: countOf('Instantiations') };
}

/** Compiler options, and the programs that are compiled. */
interface Project {
  readonly files: readonly string[];
  readonly skipLibCheck?: boolean;
  readonly extendedDiagnostics?: boolean;
}

async function compile(
  folder: string,
  compiler: string,
  { files, ...options }: Project,
): Promise<Awaited<ReturnType<typeof run>>> {
  const file = join(folder, `tsconfig-${files.join('-')}.json`);
  writeFileSync(file, JSON.stringify({ compilerOptions: { ...STRICTEST, ...options }, files }));
  return run(['node', join(modules, compiler), '-p', file], { cwd: folder });
}
