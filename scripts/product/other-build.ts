import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { build, isBuilt } from '../build.ts';
import { root, run } from '../machine/process.ts';

/** Ends the program with a sentence. */
type Fail = (sentence: string) => never;

/** The folder of the built portal, which is built where it is not. */
export async function builtFolder(fail: Fail): Promise<string> {
  const error = isBuilt() ? undefined : await build();
  if (error !== undefined) fail(error);
  return join(root, 'portal/dist');
}

/** The same sources without minifying: chunks with other names and contents, as a new build has them. */
export async function buildOther(dist: string, folder: string, fail: Fail): Promise<string> {
  cpSync(dist, folder, { recursive: true });
  const out = ['--minify', 'false', '--outDir', join(folder, 'client')];
  const settings = ['--config', 'portal/vite.config.ts', '--logLevel', 'error', '--emptyOutDir'];
  const { code, output } = await run(['vite', 'build', ...settings, ...out]);
  if (code !== 0) fail(output);
  return folder;
}
