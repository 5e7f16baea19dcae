import { createHash } from 'node:crypto';
import { html } from './html.ts';
import type { Markup } from './html.ts';
import { STYLE } from './style.ts';

/** The content of a page. */
interface Page {
  readonly title: string;
  readonly body: Markup;
  readonly status?: number;
  readonly language?: string;
  /** Sources to which its forms may lead besides its own origin. */
  readonly formTargets?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** A page without scripts, in a frame of nobody, kept by no cache. */
export function pageResponse(page: Page): Response {
  const { title, body, status = 200, language = 'en', formTargets = [] } = page;
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    ['form-action', "'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  const headers = {
    'Content-Type': 'text/html;charset=UTF-8',
    'Content-Security-Policy': policy.join('; '),
    'Cache-Control': 'no-store',
    // An origin of its own forms is needed to know them; nothing is told to other sites.
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    ...page.headers,
  };
  const style: Markup = { markup: `<style>${STYLE}</style>` };
  const { markup } = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        ${style}
      </head>
      <body>
        ${body}
      </body>
    </html> `;
  return new Response(markup, { status, headers });
}

/** Sends a browser elsewhere after a form was taken. */
export function redirectResponse(address: string): Response {
  return new Response(null, { status: 303, headers: { Location: address, 'Cache-Control': 'no-store' } });
}
