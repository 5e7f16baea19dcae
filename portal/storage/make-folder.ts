import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it, where they are not there. Node's own recursive `mkdir` never ends where a folder is there
 * in which nothing can be made and that says so by "no such folder", as `/proc` does.
 *
 * @throws Error of the system where it cannot be
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await makeOne(path);
  } catch (error) {
    const above = dirname(path);
    if (codeOf(error) !== 'ENOENT' || above === path) throw error;
    await makeFolder(above);
    await makeOne(path);
  }
}

async function makeOne(path: string): Promise<void> {
  await mkdir(path).catch((error: unknown) => {
    // A file of that name shows itself as soon as something is made in it.
    if (codeOf(error) !== 'EEXIST') throw error;
  });
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
