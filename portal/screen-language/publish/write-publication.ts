import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PublishedFile } from './publication.ts';

/**
 * Puts a publication in the place of the one before, all or nothing: it is written beside it and then moved.
 *
 * @param folder the folder of the publication, for example `portal/dist/published`
 * @param removePast removes the publication before
 */
export function writePublication(
  folder: string,
  files: readonly PublishedFile[],
  removePast: (path: string) => void = remove,
): void {
  const next = `${folder}.next`;
  const past = `${folder}.past`;
  remove(next);
  for (const { path, content } of files) {
    mkdirSync(dirname(join(next, path)), { recursive: true });
    writeFileSync(join(next, path), content);
  }
  remove(past);
  const hadOne = moveIfThere(folder, past);
  try {
    renameSync(next, folder);
  } catch (error) {
    if (hadOne) renameSync(past, folder);
    throw error;
  }
  try {
    removePast(past);
  } catch {
    // The new one is live all the same. Told by the next publication, if it still cannot be removed.
  }
}

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true });
}

/** Puts a publication back whose place was left empty by a program that was ended between two moves. */
export function settlePublication(folder: string): void {
  if (!existsSync(folder)) moveIfThere(`${folder}.past`, folder);
}

function moveIfThere(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
