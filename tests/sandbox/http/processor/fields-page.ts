import { NO_MARKUP, html } from '../../html/html.ts';
import type { Markup } from '../../html/html.ts';
import type { PaymentDetails } from '../../services/processor/token-issuer.ts';
import type { FormResult } from './fields-form.ts';
import type { FieldsLook } from './fields-looks.ts';
import { fieldsTexts } from './fields-texts.ts';
import type { FieldName, FieldsLanguage, FieldsTexts } from './fields-texts.ts';

/** The subject of a page of the fields. */
export interface FieldsPage {
  readonly kind: PaymentDetails['kind'];
  readonly language: FieldsLanguage;
  /** Origin of the page around it, the only one that is told anything. */
  readonly parent: string;
  readonly look: FieldsLook;
}

/**
 * The fields of a card or a bank account. They have no button: the page around them asks for what was typed.
 *
 * @param framedBy an origin that shows that page in a frame
 */
export function fieldsPage(page: FieldsPage, framedBy?: string): Response {
  const texts = fieldsTexts(page.language);
  const body = html`<body data-target="${page.parent}">
    <noscript><p class="error">${texts.needsScript}</p></noscript>
    <form novalidate aria-label="${texts.title[page.kind]}">
      ${page.kind === 'card' ? cardFields(texts) : bankFields(texts)}
    </form>
  </body>`;
  const ancestors = [page.parent, ...(framedBy === undefined ? [] : [framedBy])];
  return respond(page, body, { status: 200, ancestors });
}

/** Returns the page whose script hands on a token, or which fields are wrong. No number that was typed comes back. */
export function answerOf(result: FormResult): Response {
  const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  if (result.state === 'wrong') return Response.json({ wrong: result.fields }, { headers });
  const { token, brandName, lastFour } = result;
  return Response.json({ token, brand: brandName, lastFour }, { headers });
}

/** For whoever asks without a page around it that may ask. */
export function strangerPage(status: number): Response {
  const body = html`<body>
    <p>These fields are shown inside pages that the processor knows.</p>
  </body>`;
  return respond({ kind: 'card', language: 'en', look: 'c' }, body, { status, ancestors: ["'none'"] });
}

interface Framing {
  readonly status: number;
  /** The pages that may show this one in a frame, as the policy names them. */
  readonly ancestors: readonly string[];
}

function respond(
  { kind, language, look }: Omit<FieldsPage, 'parent'>,
  body: Markup,
  { status, ancestors }: Framing,
): Response {
  const { markup } = html`<!doctype html>
    <html lang="${language}" data-look="${look}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${fieldsTexts(language).title[kind]}</title>
        <link rel="stylesheet" href="/fields.css" />
        <script type="module" src="/fields.js"></script>
      </head>
      ${body}
    </html> `;
  const policy = `default-src 'none'; style-src 'self'; font-src 'self'; script-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors ${ancestors.join(' ')}`;
  const headers = {
    'Content-Type': 'text/html;charset=UTF-8',
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-store',
    // Other sites are told nothing.
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  };
  return new Response(markup, { status, headers });
}

function cardFields(texts: FieldsTexts): Markup {
  const input = createInput(texts);
  return html`${input('number', { label: texts.number, autocomplete: 'cc-number', length: 23 })}
  ${input('expires', { label: texts.expires, hint: texts.expiresHint, autocomplete: 'cc-exp', length: 7, isHalf: true })}
  ${input('securityCode', { label: texts.securityCode, autocomplete: 'cc-csc', length: 4, isHalf: true })}`;
}

function bankFields(texts: FieldsTexts): Markup {
  const input = createInput(texts);
  return html`${input('routingNumber', { label: texts.routingNumber, autocomplete: 'off', length: 11 })}
    ${input('accountNumber', { label: texts.accountNumber, autocomplete: 'off', length: 23 })}
    <fieldset>
      <legend>${texts.accountType}</legend>
      <div class="choices">
        <label><input type="radio" name="accountType" value="checking" checked />${texts.checking}</label>
        <label><input type="radio" name="accountType" value="savings" />${texts.savings}</label>
      </div>
    </fieldset>`;
}

interface InputLooks {
  readonly label: string;
  readonly hint?: string;
  readonly autocomplete: string;
  readonly length: number;
  /** Shares its line with the next one. */
  readonly isHalf?: true;
}

function createInput(texts: FieldsTexts) {
  return (name: FieldName, { label, hint, autocomplete, length, isHalf }: InputLooks): Markup =>
    html`<div class="${isHalf ? 'field half' : 'field'}">
      <label for="${name}">${label}</label>
      ${hint === undefined ? NO_MARKUP : html`<p class="hint" id="${name}-hint">${hint}</p>`}
      <p class="error" id="${name}-error" role="alert" hidden>${texts.errors[name]}</p>
      <input
        id="${name}"
        name="${name}"
        inputmode="numeric"
        autocomplete="${autocomplete}"
        maxlength="${length}"
        required
        aria-describedby="${hint === undefined ? '' : `${name}-hint`}"
      />
    </div>`;
}
