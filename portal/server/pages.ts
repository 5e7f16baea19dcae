import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { extname } from 'node:path';
import { brandOfAddress } from '../src/brand/brand.ts';
import { acceptsEncoding } from './accepted-encodings.ts';
import type { BuildFile, BuildFiles, PublishedFiles } from './build-files.ts';
import { basePathOf, languageOfPath, withoutLanguage } from '../screen-language/language.ts';
import { findScreen } from './document.ts';
import { createDocuments } from './documents.ts';
import { bindingOf, contentSecurityPolicy, immutable, noStore, securityHeaders } from './headers.ts';
import { sendHostError } from './host-answer.ts';
import { isSecure } from './org/headers.ts';
import type { CurrentPublication } from './publication.ts';
import { redirectedPath } from './route-match.ts';
import type { SharedFiles } from './shared-files.ts';
import type { StagedFor } from './staging/staging-pages.ts';
import { renderUnsupported } from './unsupported/unsupported-page.ts';
import { isSupported } from './unsupported/supported-browsers.ts';
import { renderWebManifest, WEB_MANIFEST } from './web-manifest.ts';

const assetHeaders = { ...securityHeaders, ...immutable, vary: 'Accept-Encoding' };
/** Files of what is staged. */
const staffHeaders = { ...assetHeaders, 'cache-control': 'private, max-age=28800, immutable' };
/** An address that stays, of what a new build or publication may change. */
const changing = { 'cache-control': 'public, max-age=3600' };
/** Addresses that stay, of what is described better now and then; editors read them from anywhere. */
const schemaHeaders = {
  ...assetHeaders,
  'cache-control': 'public, max-age=3600',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** The sources of all pages. */
export interface PageSources {
  readonly build: BuildFiles;
  readonly publication: CurrentPublication;
  /** The pages of staging, for staff, whom nobody but the host can make out. */
  readonly stagedFor?: StagedFor | undefined;
  /** Files of other hosts behind the same address. */
  readonly find?: SharedFiles['find'] | undefined;
  /** Origin of the payment processor, whose frames pages may show. */
  readonly processor?: string | undefined;
  /** True when pages offer to look into the record cache. */
  readonly hasInspector?: boolean | undefined;
  /** True when pages tell how they load and answer. */
  readonly hasFigures?: boolean | undefined;
  /** True when pages check answers for all that the specs promise, as in front of the sandbox. */
  readonly validatesAnswers?: boolean | undefined;
  /** Origin whose pages may show documents in a frame. */
  readonly framedBy?: string | undefined;
  /** The number of documents that are kept. */
  readonly documentsKept: number;
}

/** Serves the build out of memory, and a document for every other path. */
export function registerPages(host: FastifyInstance, sources: PageSources): void {
  const { publication, stagedFor, find, documentsKept, ...asked } = sources;
  const { build, processor, framedBy } = asked;
  const documents = createDocuments({ ...asked, limit: documentsKept });
  const documentHeaders = {
    ...securityHeaders,
    ...noStore,
    vary: 'Accept-Encoding',
  };
  host.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const staged = await stagedFor?.(request);
    const published = staged ?? publication();
    const ofAll = build.files.get(path) ?? publication().files.get(path);
    const ofStaff = ofAll === undefined ? staged?.files.get(path) : undefined;
    // Nobody on the way may keep for others what only staff may see.
    if (ofStaff !== undefined) return sendFile(request, reply.headers(staffHeaders), ofStaff);
    const file = ofAll ?? (await find?.(path));
    if (file !== undefined)
      return sendFile(
        request,
        reply.headers(path.startsWith('/schemas/') ? schemaHeaders : assetHeaders),
        file,
      );
    if (withoutLanguage(path) === WEB_MANIFEST) {
      const type = 'application/manifest+json; charset=utf-8';
      const app = appManifest(addressOf(request), published, build);
      return reply
        .headers({ ...securityHeaders, ...changing })
        .header('content-type', type)
        .send(app);
    }
    // Something that looks like a file must not answer with a page: caches and scanners would keep it.
    if (extname(path) !== '' || /^\/(?:assets|published|schemas|services|lwr)(?:\/|$)/.test(path)) {
      return sendHostError(reply, 'NOT_FOUND');
    }
    const address = addressOf(request);
    const other = movedTo(address, published);
    // A publication that is taken back takes its redirects back, so nobody may remember them.
    if (other !== undefined) return reply.headers({ ...securityHeaders, ...noStore }).redirect(other, 302);
    const plain = unsupportedPage(request, address, published);
    if (plain !== undefined) return reply.headers({ ...documentHeaders, ...plain.headers }).send(plain.html);
    const document = await documents(address, published);
    const scripts = `'self' ${document.scriptSource}`;
    const policy = contentSecurityPolicy({ frames: processor, framedBy, scripts });
    reply
      .code(document.status)
      .headers({ ...documentHeaders, ...bindingOf(request.headers['user-agent']) })
      .header('content-security-policy', policy);
    // The first knows no list: what the policy says counts. By the other a page could take in no newer screen.
    if (framedBy !== undefined) reply.removeHeader('x-frame-options').removeHeader('integrity-policy');
    return sendFile(request, reply, document);
  });
}

/** The manifest of the app at such an address: that of the brand, in the language of the prefix. */
function appManifest(url: URL, { manifest }: PublishedFiles, { chunks }: BuildFiles): string {
  const language = languageOfPath(url.pathname);
  const brand = brandOfAddress(url.origin, manifest.brands);
  return renderWebManifest({ brand, language, url, chunks });
}

/** The address to which the screen has moved that was at another one; undefined where there is nothing to follow. */
function movedTo({ pathname, search }: URL, { manifest }: PublishedFiles): string | undefined {
  const { redirects } = manifest.navigation;
  if (redirects === undefined || findScreen(pathname, manifest).isKnown) return undefined;
  const prefix = basePathOf(languageOfPath(pathname));
  const path = redirectedPath(redirects, pathname.slice(prefix.length) || '/');
  return path === undefined ? undefined : prefix + path + search;
}

/** The answer to a browser that is too old, unless its reader wants the page anyway. */
function unsupportedPage({ headers }: FastifyRequest, url: URL, published: PublishedFiles) {
  if (isSupported(headers['user-agent']) || url.searchParams.has('anyway')) return undefined;
  return renderUnsupported(url, published);
}

/** The address of a page as its reader sees it. */
function addressOf(request: FastifyRequest): URL {
  // Through a trusted proxy the protocol is a header's text.
  const origin = `${isSecure(request) ? 'https' : 'http'}://${request.headers.host}`;
  // An address such as `//x` must stay a path of this host.
  return new URL(origin + request.url.replace(/^[/\\]+/, '/'));
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: BuildFile): FastifyReply {
  const encoding = pickEncoding(request.headers['accept-encoding'], file);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('content-type', file.type).send(file[encoding] ?? file.identity);
}

function pickEncoding(accepted: string | string[] | undefined, file: BuildFile): 'br' | 'gzip' | 'identity' {
  if (file.br !== undefined && acceptsEncoding(accepted, 'br')) return 'br';
  return file.gzip !== undefined && acceptsEncoding(accepted, 'gzip') ? 'gzip' : 'identity';
}
