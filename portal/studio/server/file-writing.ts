import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The text of a file; undefined where there is none. */
export function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Writes files, all or none: each is written beside its place first, and those that were replaced are put back when a
 * later one fails.
 *
 * @param root what the paths are relative to
 * @param texts undefined for a file that goes
 * @throws what the failed write or move threw
 */
export function writeTogether(root: string, texts: ReadonlyMap<string, string | undefined>): void {
  const files = [...texts].map(([path, text]) => {
    const place = join(root, path);
    return { place, next: `${place}.next`, text, before: readText(place) };
  });
  const moved: typeof files = [];
  try {
    for (const { place, next, text } of files) {
      if (text === undefined) continue;
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(next, text);
    }
    for (const file of files) {
      if (file.text === undefined) rmSync(file.place, { force: true });
      else renameSync(file.next, file.place);
      moved.push(file);
    }
  } catch (error) {
    for (const { place, before } of moved) {
      if (before === undefined) rmSync(place, { force: true });
      else writeFileSync(place, before);
    }
    for (const { next } of files) rmSync(next, { force: true });
    throw error;
  }
}
