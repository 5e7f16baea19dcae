import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './process.ts';

/** Returns true for the path of a program that may be run. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first program of these names on the search path. */
export function findProgram(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram);
}

/** Returns true when Debian's packages can be installed here. */
export function canUseApt(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0 && isProgram('/usr/bin/apt-get');
}

/** Installs one of Debian's packages. Returns the exit code of apt-get. */
export async function installPackage(name: string): Promise<number> {
  const { code } = await run(['apt-get', 'install', '-y', '-qq', name], {
    // A server that is installed for tests is not started by that.
    env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  return code;
}

/** Fetches the lists of Debian's packages. */
export async function updatePackageLists(): Promise<void> {
  await run(['apt-get', 'update', '-qq']);
}

/**
 * Path of a program, with Debian's package of it installed where it is not there and can be had; undefined where there is
 * none.
 */
export async function ensureProgram(
  program: string,
  packageName: string,
  log: (line: string) => void,
): Promise<string | undefined> {
  const present = findProgram([program]);
  if (present !== undefined || !canUseApt()) return present;
  log(`No ${program} found: installing the Debian package ${packageName} ...`);
  await updatePackageLists();
  await installPackage(packageName);
  return findProgram([program]);
}
