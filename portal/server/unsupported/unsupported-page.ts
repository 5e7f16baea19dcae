import { createHash } from 'node:crypto';
import { attributesOf, languageOfPath, valueIn } from '../../screen-language/language.ts';
import { brandOfAddress } from '../../src/brand/brand.ts';
import type { PublishedFiles } from '../build-files.ts';
import { escapeHtml } from '../escape-html.ts';

/** A page for browsers that the portal is not made for. */
interface UnsupportedPage {
  readonly html: string;
  readonly headers: { readonly 'content-type': string; readonly 'content-security-policy': string };
}

interface Texts {
  readonly title: string;
  readonly body: string;
  readonly call: string;
  readonly anyway: string;
}

/** Words that every browser of the last twenty years knows. */
const style =
  'body{margin:0;background:#f4f4f1;color:#1d1d1b;font:18px/1.5 Arial,Helvetica,sans-serif}' +
  'div{max-width:520px;margin:40px auto;padding:24px;background:#fff;border:1px solid #ccc}' +
  'h1{font-size:26px;line-height:1.2;margin:12px 0}a{color:#0b4f8a;white-space:nowrap}';
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Says in plain HTML, without a script, that the browser is too old, and the number to call. */
export function renderUnsupported(
  url: URL,
  { manifest, files }: PublishedFiles,
): UnsupportedPage | undefined {
  const language = languageOfPath(url.pathname);
  const shared = files.get(valueIn(manifest.texts, language));
  if (shared === undefined) return undefined;
  // Published with these texts: the check of locales wants them in each language.
  const { common } = JSON.parse(shared.identity.toString('utf8')) as {
    readonly common: { readonly unsupported: Texts };
  };
  const { title, body, call, anyway } = common.unsupported;
  const { name, phone } = brandOfAddress(url.origin, manifest.brands);
  const onward = new URL(url);
  onward.searchParams.set('anyway', '1');
  const number =
    phone === undefined
      ? ''
      : `<p>${escapeHtml(call)} <a href="tel:${escapeHtml(phone)}"><b>${escapeHtml(phone)}</b></a></p>`;
  const html = `<!doctype html>
<html ${attributesOf(language)}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} - ${escapeHtml(name)}</title><style>${style}</style></head>
<body><div><p><b>${escapeHtml(name)}</b></p><h1>${escapeHtml(title)}</h1><p>${escapeHtml(body)}</p>${number}
<p><a href="${escapeHtml(onward.pathname + onward.search)}">${escapeHtml(anyway)}</a></p></div></body>
</html>
`;
  return { html, headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy } };
}
