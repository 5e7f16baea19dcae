import type { KeyedStorage } from './storage.ts';
import { createTextStorage } from './text-storage.ts';

/** The members of `node:fs/promises` that are used. */
export interface Files {
  mkdir(path: string, options: { readonly recursive: true }): Promise<unknown>;
  readFile(path: string, encoding: 'utf8'): Promise<string>;
  rename(from: string, to: string): Promise<void>;
  rm(path: string, options: { readonly force: true }): Promise<void>;
  writeFile(path: string, text: string, options: { readonly flush: true }): Promise<void>;
}

/** Options of a storage in files. */
export interface FileStorageOptions {
  /** Path of the folder, which is made where there is none. */
  readonly folder: string;
  /** `node:fs/promises`. */
  readonly files: Files;
}

/**
 * Keeps each value in a file of a folder, for one program at a time. A file is written beside the one that it takes the
 * place of: a program that is killed at any moment finds the value before or the value after.
 *
 * @example
 * import * as files from 'node:fs/promises';
 * const storage = createFileStorage({ folder: '/var/lib/app', files });
 */
export function createFileStorage({ folder, files }: FileStorageOptions): KeyedStorage {
  const pathOf = (key: string): string => `${folder}/${encodeURIComponent(key).replaceAll('*', '%2A')}.json`;
  return createTextStorage({
    async read(key) {
      try {
        return await files.readFile(pathOf(key), 'utf8');
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async write(key, text) {
      const path = pathOf(key);
      await files.mkdir(folder, { recursive: true });
      await files.writeFile(`${path}.new`, text, { flush: true });
      await files.rename(`${path}.new`, path);
    },
    remove: (key) => files.rm(pathOf(key), { force: true }),
  });
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}
