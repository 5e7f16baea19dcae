import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { brandOfAddress } from '../src/brand/brand.ts';
import { languageOfPath } from '../screen-language/language.ts';
import { toBrotli } from './build-files.ts';
import type { BuildFile, BuildFiles, PublishedFiles } from './build-files.ts';
import { findScreen, renderDocument } from './document.ts';
import { bindScripts } from './integrity.ts';
import type { ScriptIntegrity } from './integrity.ts';

/** A document, ready to send in each encoding. */
export interface ReadyDocument extends BuildFile {
  readonly status: 200 | 404;
  /** The source of scripts that its policy must let through. */
  readonly scriptSource: string;
}

/** The settings of documents. */
interface DocumentOptions {
  readonly build: BuildFiles;
  /** Origin of the payment processor, where there is one. */
  readonly processor?: string | undefined;
  /** True when pages offer to look into the record cache. */
  readonly hasInspector?: boolean | undefined;
  /** True when pages tell how they load and answer. */
  readonly hasFigures?: boolean | undefined;
  /** True when pages check answers for all that the specs promise, as in front of the sandbox. */
  readonly validatesAnswers?: boolean | undefined;
  /** Origin of the studio that changes pages while they are shown in its previews. */
  readonly framedBy?: string | undefined;
  /** The number that is kept of one publication. */
  readonly limit: number;
  readonly compress?: (bytes: Buffer) => Promise<Buffer>;
}

/** The document at an address of a publication. */
type Documents = (url: URL, published: PublishedFiles) => Promise<ReadyDocument>;

/** The documents of one publication. */
interface KeptDocuments {
  readonly documents: Map<string, Promise<ReadyDocument>>;
  readonly scripts: ScriptIntegrity;
}

const type = 'text/html; charset=utf-8';

/**
 * Renders and compresses each document once: what it says depends on the screen, the language, the brand and the origin,
 * and on nothing else of an address, so an address that nobody knows costs what a known one does.
 */
export function createDocuments(options: DocumentOptions): Documents {
  const { build, limit, compress = toBrotli, ...asked } = options;
  const kept = new WeakMap<PublishedFiles, KeptDocuments>();

  const prepare = async (
    url: URL,
    { manifest, host }: PublishedFiles,
    { map: importMap, source: scriptSource }: ScriptIntegrity,
  ): Promise<ReadyDocument> => {
    const { template, chunks } = build;
    const sources = { ...asked, template, url, brands: manifest.brands, manifest, chunks, host, importMap };
    const { status, html } = renderDocument(sources);
    const identity = Buffer.from(html);
    const packed = await Promise.all([compress(identity), promisify(gzip)(identity)]);
    return { status, scriptSource, type, identity, br: packed[0], gzip: packed[1] };
  };

  return (url, published) => {
    const current = kept.get(published) ?? {
      documents: new Map(),
      scripts: bindScripts([build.files, published.files]),
    };
    kept.set(published, current);
    const { documents, scripts } = current;
    const key = keyOf(url, published);
    const found = documents.get(key) ?? prepare(url, published, scripts);
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
