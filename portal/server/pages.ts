import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { extname } from 'node:path';
import { brandOfAddress } from '../src/brand/brand.ts';
import type { BuildFiles, PublishedFiles } from './build-files.ts';
import { basePathOf, languageOfPath, withoutLanguage } from '../screen-language/language.ts';
import { findScreen } from './document.ts';
import { createDocuments } from './documents.ts';
import type { ReadyDocument } from './documents.ts';
import { createFileAnswers } from './file-answers.ts';
import type { AnswerFile } from './file-answers.ts';
import { bindingOf, contentSecurityPolicy, immutable, noStore, securityHeaders } from './headers.ts';
import { sendHostError } from './host-answer.ts';
import { isSecure } from './org/headers.ts';
import type { CurrentPublication } from './publication.ts';
import { pathOf } from './request-path.ts';
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

/** The worker's address stays, and a browser asks for it with every page. */
const workerHeaders = { ...assetHeaders, 'cache-control': 'no-cache' };

const documentHeaders = { ...securityHeaders, ...noStore, vary: 'Accept-Encoding' };

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
  const { build } = asked;
  const documents = createDocuments({ ...asked, limit: documentsKept });
  const answer = { ...createAnswers(), document: createDocumentAnswers(asked) };
  const answerPage = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const staged = await stagedFor?.(request);
    const published = staged ?? publication();
    const ofStaff = staged?.files.get(path);
    // Nobody on the way may keep for others what only staff may see.
    if (ofStaff !== undefined) return answer.ofStaff(request, reply, ofStaff);
    const file = await find?.(path);
    if (file !== undefined) return answer.file(request, reply, file);
    if (withoutLanguage(path) === WEB_MANIFEST) {
      const type = 'application/manifest+json; charset=utf-8';
      const app = appManifest(addressOf(request), published, build);
      return reply
        .headers({ ...securityHeaders, ...(staged === undefined ? changing : noStore) })
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
    return answer.document(request, reply, await documents(address, published));
  };
  host.get('/*', (request, reply) => {
    const path = pathOf(request.url);
    const file = build.files.get(path) ?? publication().files.get(path);
    if (file === undefined) return answerPage(request, reply, path);
    return answer[kindOf(path)](request, reply, file);
  });
}

function kindOf(path: string): 'schema' | 'worker' | 'file' {
  // Files at the root have the names that they had before.
  if (path.lastIndexOf('/') === 0) return 'worker';
  return path.startsWith('/schemas/') ? 'schema' : 'file';
}

function createAnswers() {
  return {
    file: createFileAnswers(() => assetHeaders),
    ofStaff: createFileAnswers(() => staffHeaders),
    schema: createFileAnswers(() => schemaHeaders),
    worker: createFileAnswers(() => workerHeaders),
  };
}

/** The first knows no list: what the policy says counts. By the other a page could take in no newer screen. */
const unlessFramed: ReadonlySet<string> = new Set(['x-frame-options', 'integrity-policy']);

/** Answers with documents, which bind their scripts as the reader's browser can. */
function createDocumentAnswers({
  processor,
  framedBy,
}: Pick<PageSources, 'processor' | 'framedBy'>): AnswerFile<ReadyDocument> {
  const headersOf = ({ scriptSource }: ReadyDocument, binding: ReturnType<typeof bindingOf>) => {
    const scripts = `'self' ${scriptSource}`;
    const policy = contentSecurityPolicy({ frames: processor, framedBy, scripts });
    const all = Object.entries({ ...documentHeaders, ...binding, 'content-security-policy': policy });
    return Object.fromEntries(all.filter(([name]) => framedBy === undefined || !unlessFramed.has(name)));
  };
  const answers = new Map<ReturnType<typeof bindingOf>, AnswerFile<ReadyDocument>>();
  return (request, reply, document) => {
    const binding = bindingOf(request.headers['user-agent']);
    const answer =
      answers.get(binding) ??
      createFileAnswers<ReadyDocument>(
        (one) => headersOf(one, binding),
        ({ status }) => status,
      );
    answers.set(binding, answer);
    answer(request, reply, document);
  };
}

/** The manifest of the app at such an address: that of the brand, in the language of the prefix. */
function appManifest(url: URL, { manifest }: PublishedFiles, { chunks }: BuildFiles): string {
  const language = languageOfPath(url.pathname);
  const brand = brandOfAddress(url.origin, manifest.brands);
  return renderWebManifest({ brand, language, url, chunks, shared: manifest.navigation.shared });
}

/** Letters of an address to which a page redirects: a proxy takes a longer header for a host that has failed. */
const LONGEST_TARGET = 4_096;

/** The address to which the screen has moved that was at another one; undefined where there is nothing to follow. */
function movedTo({ pathname, search }: URL, { manifest }: PublishedFiles): string | undefined {
  const { redirects } = manifest.navigation;
  if (redirects === undefined || findScreen(pathname, manifest).isKnown) return undefined;
  const prefix = basePathOf(languageOfPath(pathname));
  const path = redirectedPath(redirects, pathname.slice(prefix.length) || '/');
  if (path === undefined) return undefined;
  const whole = prefix + path + search;
  return whole.length > LONGEST_TARGET ? undefined : whole;
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
