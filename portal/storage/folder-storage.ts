import { randomUUID } from 'node:crypto';
import { open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from './make-folder.ts';
import type { PublicationStorage } from './publication-storage.ts';

/** A storage in a folder that all hosts see. */
export function createFolderStorage(folder: string): PublicationStorage {
  return {
    async read(name, known) {
      // One that is not mounted is away: nothing of it may be taken for empty.
      await stat(folder);
      const file = await open(join(folder, name)).catch(absent);
      if (file === undefined) return undefined;
      try {
        const { ino, mtimeMs, size } = await file.stat();
        const mark = `${ino} ${mtimeMs} ${size}`;
        return mark === known ? 'same' : { mark, bytes: await file.readFile() };
      } finally {
        await file.close();
      }
    },
    async write(name, bytes) {
      const path = join(folder, name);
      const half = join(dirname(path), `.${randomUUID()}`);
      await makeFolder(dirname(path));
      await writeFile(half, bytes);
      await rename(half, path);
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

function absent(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
