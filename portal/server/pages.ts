import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { extname } from 'node:path';
import type { BuildFile, BuildFiles, PublishedFiles } from './build-files.ts';
import { createCompressedDocuments } from './compressed-documents.ts';
import { renderDocument } from './document.ts';
import { contentSecurityPolicy, immutable, noStore, securityHeaders } from './headers.ts';
import { sendHostError } from './org-proxy.ts';
import type { CurrentPublication } from './publication.ts';

const assetHeaders = { ...securityHeaders, ...immutable, vary: 'Accept-Encoding' };
const documentHeaders = {
  ...securityHeaders,
  ...noStore,
  vary: 'Accept-Encoding',
  'content-type': 'text/html; charset=utf-8',
};

/** The sources of all pages. */
interface PageSources {
  readonly build: BuildFiles;
  readonly publication: CurrentPublication;
  /** Origin of the payment processor, whose frames pages may show. */
  readonly processor?: string | undefined;
  /** True when pages offer to look into the record cache. */
  readonly hasInspector?: boolean | undefined;
  /** Origin whose pages may show documents in a frame. */
  readonly framedBy?: string | undefined;
}

/** Serves the build out of memory, and a document for every other path. */
export function registerPages(host: FastifyInstance, { publication, ...rest }: PageSources): void {
  const { build } = rest;
  const compressed = createCompressedDocuments();
  host.get('/*', (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const asset = build.files.get(path);
    if (asset !== undefined) return sendFile(request, reply, asset);
    const published = publication();
    const file = published.files.get(path);
    if (file !== undefined) return sendFile(request, reply, file);
    // Something that looks like a file must not answer with a page: caches and scanners would keep it.
    if (extname(path) !== '' || /^\/(?:assets|published|services|lwr)(?:\/|$)/.test(path)) {
      return sendHostError(reply, 'NOT_FOUND');
    }
    return sendDocument(request, reply, {
      ...rest,
      published,
      compressed,
    });
  });
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: BuildFile): FastifyReply {
  const encoding = pickEncoding(request.headers['accept-encoding'], file);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .headers(assetHeaders)
    .header('content-type', file.type)
    .send(file[encoding] ?? file.identity);
}

interface DocumentContext extends Omit<PageSources, 'publication'> {
  readonly published: PublishedFiles;
  readonly compressed: (bytes: Buffer) => Promise<Buffer>;
}

async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { build, published: { manifest, host }, compressed, ...rest }: DocumentContext,
): Promise<FastifyReply> {
  // Through a trusted proxy the protocol is a header's text.
  const protocol = request.protocol.toLowerCase() === 'https' ? 'https' : 'http';
  const origin = `${protocol}://${request.headers.host}`;
  // An address such as `//x` must stay a path of this host.
  const url = new URL(origin + request.url.replace(/^[/\\]+/, '/'));
  const { template, chunks } = build;
  const { processor, hasInspector, framedBy } = rest;
  const { status, html } = renderDocument({
    template,
    url,
    brands: manifest.brands,
    manifest,
    chunks,
    host,
    processor,
    hasInspector,
  });
  reply
    .code(status)
    .headers({ ...documentHeaders, 'content-security-policy': contentSecurityPolicy(processor, framedBy) });
  // It knows no list: what the policy says counts.
  if (framedBy !== undefined) reply.removeHeader('x-frame-options');
  const bytes = Buffer.from(html);
  if (!accepts(request.headers['accept-encoding'], 'br')) return reply.send(bytes);
  return reply.header('content-encoding', 'br').send(await compressed(bytes));
}

function pickEncoding(accepted: string | string[] | undefined, file: BuildFile): 'br' | 'gzip' | 'identity' {
  if (file.br !== undefined && accepts(accepted, 'br')) return 'br';
  return file.gzip !== undefined && accepts(accepted, 'gzip') ? 'gzip' : 'identity';
}

function accepts(accepted: string | string[] | undefined, encoding: string): boolean {
  return new RegExp(
    `(?:^|,)\\s*${encoding}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[\\d.]+)?\\s*(?:,|$)`,
  ).test(String(accepted ?? ''));
}
