import { readPageForm } from '../../html/form.ts';
import type { OpenedFields, TokenIssuer } from '../../services/processor/token-issuer.ts';
import { comesFromForeignPage } from '../entry-point.ts';
import { findFace } from './fields-faces.ts';
import { FIELDS_SCRIPT, FIELDS_STYLE } from './fields-assets.ts';
import { takeFields } from './fields-form.ts';
import { lookOf } from './fields-looks.ts';
import { answerOf, fieldsPage, strangerPage } from './fields-page.ts';
import type { FieldsPage } from './fields-page.ts';
import { fieldsLanguageOf } from './fields-texts.ts';

/** Pages that may show the fields. */
export interface FieldsPages {
  /** These origins, and those of words before their hosts. */
  readonly portalUrls: readonly string[];
  /** An origin that shows those pages in a frame of its own, such as a preview. */
  readonly framedBy?: string | undefined;
}

/** The options of the processor's site. */
export interface FieldsSiteOptions extends FieldsPages {
  readonly issuer: TokenIssuer;
  /** Uses that `startHostedFields` opens; without it only `/fields/card` and `/fields/bank` are there. */
  readonly opened?: Pick<OpenedFields, 'find'>;
}

const ASSETS: Readonly<Record<string, readonly [type: string, text: string]>> = {
  '/fields.css': ['text/css;charset=UTF-8', FIELDS_STYLE],
  '/fields.js': ['text/javascript;charset=UTF-8', FIELDS_SCRIPT],
};

/**
 * The payment processor's own site: fields for a card or a bank account, to be shown in a frame. Numbers stay here;
 * the page around gets a token, a brand and four digits.
 */
export function createFieldsSite(options: FieldsSiteOptions): { fetch(request: Request): Promise<Response> } {
  return {
    async fetch(request) {
      const url = new URL(request.url);
      const [type, text] = (Object.hasOwn(ASSETS, url.pathname) ? ASSETS[url.pathname] : undefined) ?? [];
      if (type !== undefined && request.method === 'GET') return asset(type, text ?? '');
      const face = request.method === 'GET' ? findFace(url.pathname) : undefined;
      if (face !== undefined) return asset('font/woff2', face, 'public, max-age=86400');
      const page = readFieldsPage(url, options);
      if (page === undefined) return strangerPage(404);
      if (!mayShow(page.parent, options.portalUrls)) return strangerPage(403);
      if (request.method === 'GET') return fieldsPage(page, options.framedBy);
      if (request.method !== 'POST') return strangerPage(405);
      const form = comesFromForeignPage({ request, url }) ? undefined : await readPageForm(request);
      if (form === undefined) return strangerPage(400);
      return answerOf(takeFields(page.kind, form, options.issuer));
    },
  };
}

function readFieldsPage(url: URL, { opened, portalUrls }: FieldsSiteOptions): FieldsPage | undefined {
  const name = /^\/fields\/([\w-]{1,100})$/.exec(url.pathname)?.[1];
  if (name === undefined) return undefined;
  const parent = url.searchParams.get('parent') ?? originOf(portalUrls[0] ?? '') ?? '';
  const spoken = fieldsLanguageOf(url.searchParams.get('language'));
  const look = lookOf(url.searchParams.get('look'));
  if (name === 'card' || name === 'bank') return { kind: name, language: spoken, parent, look };
  const use = opened?.find(name);
  return use === undefined ? undefined : { kind: use.method, language: use.language, parent, look };
}

/** An origin of the portal, or one with a brand's word before its host. */
function mayShow(parent: string, portalUrls: readonly string[]): boolean {
  if (originOf(parent) !== parent) return false;
  const { protocol, host } = new URL(parent);
  return portalUrls.some((address) => {
    const known = URL.canParse(address) ? new URL(address) : undefined;
    if (known?.protocol !== protocol) return false;
    return host === known.host || host.endsWith(`.${known.host}`);
  });
}

function originOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, origin } = new URL(address);
  return protocol === 'http:' || protocol === 'https:' ? origin : undefined;
}

function asset(type: string, content: string | Uint8Array<ArrayBuffer>, caching = 'no-cache'): Response {
  const headers = { 'Content-Type': type, 'Cache-Control': caching, 'X-Content-Type-Options': 'nosniff' };
  return new Response(content, { headers });
}
