import type { SentMessage } from '../outbox/outbox.ts';
import type { World } from '../protocol/call.ts';
import { deskPage, showTime } from './desk-page.ts';
import { NOTHING, html } from './html.ts';
import type { Markup } from './html.ts';

const MOST = 200;

/** What the outbox shows. */
export interface OutboxView {
  /** Shows only what went to this address or number. */
  readonly to: string | undefined;
  /** Where links lead; without it they are shown as text. */
  readonly portalUrl: string | undefined;
}

/** GET the e-mails and text messages that the org sent, the latest first. */
export function outboxPage(world: World, { to, portalUrl }: OutboxView): Response {
  const messages = world.outbox.list({ limit: MOST, ...(to === undefined ? {} : { to }) });
  const list = messages.map((message) => showMessage(message, portalUrl));
  return deskPage(
    'Outbox',
    html`<form class="row" method="get" action="/__sandbox/outbox">
        <label>Address or number <input name="to" value="${to ?? ''}" /></label><button>Show</button>
      </form>
      ${list.length === 0 ? html`<p>Nothing was sent.</p>` : list}`,
  );
}

function showMessage(message: SentMessage, portalUrl: string | undefined): Markup {
  const { channel, to, kind, language, subject, text, link, sentAt } = message;
  return html`<article lang="${language}">
    <h2>${subject ?? 'Text message'}</h2>
    <p class="note" lang="en">
      ${channel === 'email' ? 'E-mail' : 'Text message'} to ${to} · ${kind} · ${showTime(sentAt)}
    </p>
    <p class="text">${text}</p>
    ${link === undefined ? NOTHING : html`<p>${showLink(link, portalUrl)}</p>`}
  </article>`;
}

function showLink(link: string, portalUrl: string | undefined): Markup {
  if (portalUrl === undefined || !URL.canParse(link, portalUrl)) return html`<code>${link}</code>`;
  return html`<a href="${new URL(link, portalUrl).href}">${link}</a>`;
}
