import type { Form } from '../html/form.ts';
import { NO_MARKUP, html } from '../html/html.ts';
import type { Markup } from '../html/html.ts';
import { redirectResponse } from '../html/page.ts';
import { addressOfBrand } from '../services/outbox/brand-address.ts';
import type { SentMessage } from '../services/outbox/outbox.ts';
import type { Services } from '../services/services.ts';
import { consolePage, showTime } from './console-page.ts';

const MOST_MESSAGES = 200;
const NAMES = { email: 'E-mail', sms: 'Text message', push: 'Push with nothing in it' };
const ANSWERS = { en: ['YES', 'STOP'], es: ['SI', 'ALTO'] } as const;

/** The filter of the outbox page, and its links. */
interface OutboxView {
  /** Shows only what went to this address or number. */
  readonly to: string | undefined;
  /** The address that links of the default brand lead to, and those of others by their words; without it they are text. */
  readonly portalUrl: string | undefined;
}

/** GET the messages that the org sent, the latest first. */
export function outboxPage(services: Pick<Services, 'outbox'>, { to, portalUrl }: OutboxView): Response {
  const messages = services.outbox.list({ limit: MOST_MESSAGES, ...(to === undefined ? {} : { to }) });
  const list = messages.map((message) => showMessage(message, portalUrl));
  return consolePage(
    'Outbox',
    html`<form class="row" method="get" action="/__sandbox/outbox">
        <label>Address or number <input name="to" value="${to ?? ''}" /></label><button>Show</button>
      </form>
      ${list.length === 0 ? html`<p>Nothing was sent.</p>` : list}`,
  );
}

function showMessage(message: SentMessage, portalUrl: string | undefined): Markup {
  const { channel, to, kind, language, subject, text, link, sentAt, brand } = message;
  const address = portalUrl === undefined ? undefined : addressOfBrand(portalUrl, brand);
  return html`<article lang="${language}">
    <h2>${subject ?? NAMES[channel]}</h2>
    <p class="note" lang="en">${NAMES[channel]} to ${to} · ${kind} · ${showTime(sentAt)}</p>
    <p class="text">${text}</p>
    ${link === undefined ? NO_MARKUP : html`<p>${showLink(link, address)}</p>`}
    ${channel === 'sms' ? answerForm(message) : NO_MARKUP}
  </article>`;
}

/** The form with the answers that a customer's phone could give. */
function answerForm({ to, language }: SentMessage): Markup {
  const buttons = ANSWERS[language].map(
    (word) => html`<button name="text" value="${word}">Answer ${word}</button>`,
  );
  return html`<form class="row" method="post" action="/__sandbox/outbox" lang="en">
    <input type="hidden" name="from" value="${to}" />${buttons}
  </form>`;
}

/** POST the answer of a phone to a text message. */
export function takeAnswer(services: Pick<Services, 'preferences'>, form: Form): Response {
  const from = form.get('from') ?? '';
  if (services.preferences.answerText(from, form.get('text') ?? ''))
    return redirectResponse(`/__sandbox/outbox?to=${encodeURIComponent(from)}`);
  const body = html`<p class="error" role="alert">Nobody waits for this answer of ${from}.</p>`;
  return consolePage('Outbox', body, 400);
}

function showLink(link: string, address: string | undefined): Markup {
  if (address === undefined || !URL.canParse(link, address)) return html`<code>${link}</code>`;
  const { href } = new URL(link, address);
  return html`<a href="${href}">${href}</a>`;
}
