import { createHash } from 'node:crypto';
import { toBrotli } from './build-files.ts';
import { settings } from './settings.ts';

/** The limits of kept documents. */
interface CompressedDocumentOptions {
  readonly compress?: (bytes: Buffer) => Promise<Buffer>;
  /** The number that is kept. */
  readonly limit?: number;
}

/**
 * Compresses each document once: the same text is the same publication, brand, screen and language at the same address.
 * Those that were asked for last are kept.
 */
export function createCompressedDocuments({
  compress = toBrotli,
  limit = settings.documentsKept,
}: CompressedDocumentOptions = {}): (bytes: Buffer) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>();
  return (bytes) => {
    const key = createHash('sha256').update(bytes).digest('base64');
    const found = kept.get(key) ?? compress(bytes);
    // The last one in a map is the newest.
    kept.delete(key);
    kept.set(key, found);
    found.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
    return found;
  };
}
