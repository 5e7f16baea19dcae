import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../machine/process.ts';
import { STRICTEST, type Consumer } from './consumer.ts';
import type { Verdict } from './verdict.ts';

/** The oldest compiler that the package is for, the last that is written in JavaScript, and the newest. */
export const compilers = {
  'TypeScript 5.4': 'typescript54/bin/tsc',
  'TypeScript 5.9': 'typescript/bin/tsc',
  'TypeScript 7': 'typescript7/bin/tsc',
} as const;

const modules = join(root, 'node_modules');

const projects = {
  'ES modules for a bundler': { module: 'ESNext', moduleResolution: 'Bundler', files: ['types.ts'] },
  'ES modules under node16': { module: 'Node16', moduleResolution: 'Node16', files: ['types.ts'] },
  'only strict, without the options beyond it': {
    noUncheckedIndexedAccess: false,
    exactOptionalPropertyTypes: false,
    noPropertyAccessFromIndexSignature: false,
    files: ['types.ts'],
  },
  'React 18': {
    paths: {
      react: [join(modules, 'types-react-18')],
      'react/jsx-runtime': [join(modules, 'types-react-18/jsx-runtime')],
    },
    files: ['types.ts'],
  },
  'Node without the types of a browser': {
    lib: ['ES2023'],
    files: ['server.ts'],
  },
  'CommonJS under node16': { module: 'Node16', moduleResolution: 'Node16', files: ['types.cts'] },
} as const;

/** The compiler that most of the package's users have. */
export const NEWEST: keyof typeof compilers = 'TypeScript 7';

/**
 * Type-checks programs of a stranger with several compilers, settings and versions of React's types: all of them with
 * each other in depth, else every compiler once and every setting once.
 */
export async function checkTypes({ folder }: Consumer, isDeep: boolean): Promise<Verdict> {
  const errors: string[] = [];
  for (const [at, [project, { files, ...settings }]] of Object.entries(projects).entries()) {
    const file = join(folder, `tsconfig-${project.replaceAll(' ', '-')}.json`);
    writeFileSync(file, JSON.stringify({ compilerOptions: { ...STRICTEST, ...settings }, files }));
    for (const [compiler, path] of Object.entries(compilers)) {
      if (!isDeep && at > 0 && compiler !== NEWEST) continue;
      const { code, output } = await run(['node', join(modules, path), '-p', file], {
        cwd: folder,
      });
      if (code !== 0) errors.push(`${project}, ${compiler}:\n${output.trimEnd()}`);
    }
  }
  return { name: 'types of a program', errors };
}
