import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PublishedFile } from './publication.ts';

/**
 * Puts a publication in the place of the one before, all or nothing: it is written beside it and then moved.
 *
 * @param folder the folder of the publication, for example `portal/dist/published`
 */
export function writePublication(folder: string, files: readonly PublishedFile[]): void {
  const next = `${folder}.next`;
  const past = `${folder}.past`;
  rmSync(next, { recursive: true, force: true });
  for (const { path, content } of files) {
    mkdirSync(dirname(join(next, path)), { recursive: true });
    writeFileSync(join(next, path), content);
  }
  rmSync(past, { recursive: true, force: true });
  const hadOne = moveIfThere(folder, past);
  try {
    renameSync(next, folder);
  } catch (error) {
    if (hadOne) renameSync(past, folder);
    throw error;
  }
  removeLater(past);
}

/** Removes the publication before. The new one is live even where that fails: the next publication tries again. */
function removeLater(past: string): void {
  try {
    rmSync(past, { recursive: true, force: true });
  } catch {
    // Told by the next publication, if it still cannot.
  }
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
