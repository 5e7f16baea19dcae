import type { Form } from '../html/form.ts';
import { html } from '../html/html.ts';
import type { Markup } from '../html/html.ts';
import { redirectResponse } from '../html/page.ts';
import { dataTable } from '../html/table.ts';
import { DECISIONS } from '../services/documents/document-reviews.ts';
import type { DocumentUnderReview } from '../services/documents/document-reviews.ts';
import type { Services } from '../services/services.ts';
import { consolePage, showTime } from './console-page.ts';

const ADDRESS = '/__sandbox/documents';
const MOST_ROWS = 200;

/** GET the documents that customers sent in, each with the decision on it. */
export function documentsPage({ documentReviews }: Pick<Services, 'documentReviews'>): Response {
  const rows = documentReviews.list(MOST_ROWS).map(showDocument);
  if (rows.length === 0) return consolePage('Documents', html`<p>Nothing was sent in.</p>`);
  return consolePage('Documents', dataTable(['Document', 'From', 'Received', 'Decision'], rows));
}

/** POST a decision. */
export function decideDocument({ documentReviews }: Pick<Services, 'documentReviews'>, form: Form): Response {
  const decision = DECISIONS.find((each) => each === form.get('decision'));
  const isDone = decision !== undefined && documentReviews.decide(form.get('id') ?? '', decision) === true;
  if (isDone) return redirectResponse(ADDRESS);
  return consolePage(
    'Documents',
    html`<p class="error" role="alert">There is no such document to decide on.</p>`,
    404,
  );
}

function showDocument({ id, fileName, from, purpose, receivedAt, state }: DocumentUnderReview): Markup {
  const decided = html`<strong>${state}</strong>`;
  const buttons = DECISIONS.map(
    (each) =>
      html`<button name="decision" value="${each}" aria-label="${fileName}: ${each}">${each}</button>`,
  );
  const form = html`<form class="row" method="post" action="${ADDRESS}">
    <input type="hidden" name="id" value="${id}" />${buttons}
  </form>`;
  return html`<tr>
    <td>${fileName}<br /><span class="note">${purpose}</span></td>
    <td>${from}</td>
    <td>${showTime(receivedAt)}</td>
    <td>${state === 'quarantine' ? form : decided}</td>
  </tr>`;
}
