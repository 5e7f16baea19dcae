import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const packable = new Set(['.css', '.js', '.json', '.svg', '.txt']);
/** A shorter file fits into one packet as it is. */
const smallest = 512;

const pack = promisify(brotliCompress);

const isPackable = (name: string) => packable.has(extname(name)) && !name.startsWith('.');

/**
 * Writes each file of the bundle a second time beside itself as `<name>.br`, packed as small as Brotli can: a host that
 * starts has no seconds for that, and what was built once is sent a thousand times.
 */
export function packedFilesPlugin(): Plugin {
  return {
    name: 'portal-packed-files',
    apply: 'build',
    writeBundle: {
      order: 'post',
      async handler({ dir = '' }, bundle) {
        await Promise.all(
          Object.keys(bundle)
            .filter(isPackable)
            .map(async (name) => {
              const bytes = await readFile(join(dir, name));
              if (bytes.length < smallest) return;
              const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
              await writeFile(join(dir, `${name}.br`), await pack(bytes, { params }));
            }),
        );
      },
    },
  };
}
