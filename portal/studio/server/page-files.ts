import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

/** A file of the studio's page. */
interface PageFile {
  readonly type: string;
  readonly bytes: Buffer;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/**
 * Reads the built page, by address path.
 *
 * @throws Error with one sentence where it is not built
 */
export function readPageFiles(folder: string): ReadonlyMap<string, PageFile> {
  try {
    return new Map(
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && extname(entry.name) in types)
        .map((entry) => {
          const file = join(entry.parentPath, entry.name);
          const path = `/${relative(folder, file).split(sep).join('/')}`;
          return [path, { type: types[extname(file)] ?? '', bytes: readFileSync(file) }];
        }),
    );
  } catch {
    throw new Error(`${folder} cannot be read. Build the studio first.`);
  }
}
