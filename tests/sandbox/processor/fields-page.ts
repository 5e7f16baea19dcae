import { NOTHING, html } from '../pages/html.ts';
import type { Markup } from '../pages/html.ts';
import { fieldsTexts } from './fields-texts.ts';
import type { FieldName, FieldsTexts } from './fields-texts.ts';
import type { IssueResult, PaymentDetails } from './token-issuer.ts';

/** What a page of the fields is made for. */
export interface FieldsPage {
  readonly kind: PaymentDetails['kind'];
  readonly language: 'en' | 'es';
  /** Origin of the page around it, the only one that is told anything. */
  readonly parent: string;
  /** Fields that have to be typed again. No number that was typed ever comes back. */
  readonly wrong: readonly FieldName[];
}

/** The fields of a card or a bank account. */
export function fieldsPage(page: FieldsPage): Response {
  const texts = fieldsTexts(page.language);
  const fields = page.kind === 'card' ? cardFields(texts, page.wrong) : bankFields(texts, page.wrong);
  const body = html`<body data-target="${page.parent}">
    <noscript><p class="error">${texts.needsScript}</p></noscript>
    <form method="post" novalidate aria-label="${texts.title[page.kind]}">
      ${fields}<button>${texts.submit[page.kind]}</button>
    </form>
  </body>`;
  return respond(page, body, page.wrong.length === 0 ? 200 : 422);
}

/** Hands the token to the page around it. */
export function givenPage(
  page: FieldsPage,
  given: Extract<IssueResult, { readonly state: 'issued' }>,
): Response {
  const { token, brandName, lastFour } = given;
  const body = html`<body
    data-target="${page.parent}"
    data-token="${token}"
    data-brand="${brandName}"
    data-last-four="${lastFour}"
  >
    <p role="status">${fieldsTexts(page.language).given}</p>
  </body>`;
  return respond(page, body, 200);
}

/** For whoever asks without a page around it that may ask. */
export function strangerPage(status: number): Response {
  const body = html`<body>
    <p>These fields are shown inside pages that the processor knows.</p>
  </body>`;
  return respond({ kind: 'card', language: 'en', parent: "'none'", wrong: [] }, body, status);
}

function respond({ kind, language, parent }: FieldsPage, body: Markup, status: number): Response {
  const { markup } = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${fieldsTexts(language).title[kind]}</title>
        <link rel="stylesheet" href="/fields.css" />
        <script type="module" src="/fields.js"></script>
      </head>
      ${body}
    </html> `;
  const policy = `default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors ${parent}`;
  const headers = {
    'Content-Type': 'text/html;charset=UTF-8',
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-store',
    // Its own forms are known by their origin; other sites are told nothing.
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  };
  return new Response(markup, { status, headers });
}

function cardFields(texts: FieldsTexts, wrong: readonly FieldName[]): Markup {
  const input = createInput(texts, wrong);
  return html`${input('number', { label: texts.number, autocomplete: 'cc-number', length: 23 })}
  ${input('expires', { label: texts.expires, hint: texts.expiresHint, autocomplete: 'cc-exp', length: 7, isHalf: true })}
  ${input('securityCode', { label: texts.securityCode, autocomplete: 'cc-csc', length: 4, isHalf: true })}`;
}

function bankFields(texts: FieldsTexts, wrong: readonly FieldName[]): Markup {
  const input = createInput(texts, wrong);
  return html`${input('routingNumber', { label: texts.routingNumber, autocomplete: 'off', length: 11 })}
    ${input('accountNumber', { label: texts.accountNumber, autocomplete: 'off', length: 23 })}
    <fieldset>
      <legend>${texts.accountType}</legend>
      <label><input type="radio" name="accountType" value="checking" checked />${texts.checking}</label>
      <label><input type="radio" name="accountType" value="savings" />${texts.savings}</label>
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

function createInput(texts: FieldsTexts, wrong: readonly FieldName[]) {
  return (name: FieldName, { label, hint, autocomplete, length, isHalf }: InputLooks): Markup => {
    const isWrong = wrong.includes(name);
    const described = [
      ...(hint === undefined ? [] : [`${name}-hint`]),
      ...(isWrong ? [`${name}-error`] : []),
    ];
    return html`<div class="${isHalf ? 'field half' : 'field'}">
      <label for="${name}">${label}</label>
      ${hint === undefined ? NOTHING : html`<p class="hint" id="${name}-hint">${hint}</p>`}
      <input
        id="${name}"
        name="${name}"
        inputmode="numeric"
        autocomplete="${autocomplete}"
        maxlength="${length}"
        required
        aria-invalid="${String(isWrong)}"
        aria-describedby="${described.join(' ')}"
      />
      ${isWrong ? html`<p class="error" id="${name}-error">${texts.errors[name]}</p>` : NOTHING}
    </div>`;
  };
}
