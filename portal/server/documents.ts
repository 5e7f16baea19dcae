import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { brandOfAddress } from '../src/brand/brand.ts';
import { languageOfPath } from '../screen-language/language.ts';
import { toBrotli } from './build-files.ts';
import type { BuildFile, BuildFiles, PublishedFiles } from './build-files.ts';
import { findScreen, renderDocument } from './document.ts';

/** A document, ready to send in each encoding. */
interface ReadyDocument extends BuildFile {
  readonly status: 200 | 404;
}

/** The settings of documents. */
interface DocumentOptions {
  readonly build: BuildFiles;
  /** Origin of the payment processor, where there is one. */
  readonly processor?: string | undefined;
  /** True when pages offer to look into the record cache. */
  readonly hasInspector?: boolean | undefined;
  /** The number that is kept of one publication. */
  readonly limit: number;
  readonly compress?: (bytes: Buffer) => Promise<Buffer>;
}

/** The document at an address of a publication. */
type Documents = (url: URL, published: PublishedFiles) => Promise<ReadyDocument>;

const type = 'text/html; charset=utf-8';

/**
 * Renders and compresses each document once: what it says depends on the screen, the language, the brand and the origin,
 * and on nothing else of an address, so an address that nobody knows costs what a known one does.
 */
export function createDocuments(options: DocumentOptions): Documents {
  const { build, limit, compress = toBrotli, processor, hasInspector } = options;
  const kept = new WeakMap<PublishedFiles, Map<string, Promise<ReadyDocument>>>();

  const prepare = async (url: URL, { manifest, host }: PublishedFiles): Promise<ReadyDocument> => {
    const { template, chunks } = build;
    const { brands } = manifest;
    const sources = { template, url, brands, manifest, chunks, host, processor, hasInspector };
    const { status, html } = renderDocument(sources);
    const identity = Buffer.from(html);
    const packed = await Promise.all([compress(identity), promisify(gzip)(identity)]);
    return { status, type, identity, br: packed[0], gzip: packed[1] };
  };

  return (url, published) => {
    const documents = kept.get(published) ?? new Map<string, Promise<ReadyDocument>>();
    kept.set(published, documents);
    const key = keyOf(url, published);
    const found = documents.get(key) ?? prepare(url, published);
    // The last one in a map is the newest.
    documents.delete(key);
    documents.set(key, found);
    found.catch(() => documents.delete(key));
    const [oldest] = documents.keys();
    if (documents.size > limit && oldest !== undefined) documents.delete(oldest);
    return found;
  };
}

function keyOf({ origin, pathname }: URL, { manifest }: PublishedFiles): string {
  const { screen, isKnown, ownPath = '' } = findScreen(pathname, manifest);
  const language = languageOfPath(pathname);
  // Where no twin is named, the origin says nothing but the brand.
  const place = ownPath === '' ? brandOfAddress(origin, manifest.brands).id : origin;
  return [place, language, screen?.id ?? String(isKnown), ownPath].join(' ');
}
