import { cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of folders of which each test changes a few files. */
export interface FolderCopy {
  readonly root: string;
  /** Puts back what was changed, and takes away what has come. */
  restore(): void;
  remove(): void;
}

/**
 * Copies folders and files, which stay as they are: copying hundreds of files again for each test takes longer than most.
 *
 * @param from the folder in which they are
 * @param paths of what is copied, to the same place in the copy
 */
export function copyFolders(from: string, paths: readonly string[]): FolderCopy {
  const root = mkdtempSync(join(tmpdir(), 'folder-copy-'));
  // The times of the originals, which no file has that is written later.
  const copy = (path: string): void =>
    cpSync(join(from, path), join(root, path), { recursive: true, preserveTimestamps: true });
  for (const path of paths) copy(path);
  const before = statesIn(root);
  return {
    root,
    restore() {
      const now = statesIn(root);
      for (const path of now.keys())
        if (!before.has(path)) rmSync(join(root, path), { recursive: true, force: true });
      for (const [path, state] of before) {
        if (now.get(path) === state) continue;
        rmSync(join(root, path), { recursive: true, force: true });
        if (state === folder) mkdirSync(join(root, path), { recursive: true });
        else copy(path);
      }
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** The state of a folder, whatever is in it. */
const folder = 'folder';

/** Signs that tell a file from the one that was there before, by path; a folder comes before what is in it. */
function statesIn(root: string): ReadonlyMap<string, string> {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).toSorted();
  return new Map(
    paths.map((path) => {
      const entry = lstatSync(join(root, path));
      return [path, entry.isDirectory() ? folder : `${entry.mode} ${entry.mtimeMs} ${entry.size}`];
    }),
  );
}
