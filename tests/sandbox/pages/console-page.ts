import { html } from '../html/html.ts';
import type { Markup } from '../html/html.ts';
import { pageResponse } from '../html/page.ts';

const PLACES = [
  ['/__sandbox', 'Sandbox'],
  ['/__sandbox/outbox', 'Outbox'],
  ['/__sandbox/documents', 'Documents'],
  ['/__sandbox/cases', 'Cases'],
] as const;

/** A page of the org's other side, with the way to the others. */
export function consolePage(title: string, body: Markup, status = 200): Response {
  const links = PLACES.map(([address, name]) => html`<a href="${address}">${name}</a>`);
  const whole = html`<nav aria-label="Sandbox">${links}</nav>
    <main>
      <h1>${title}</h1>
      ${body}
    </main>`;
  return pageResponse({ title: `${title} · Sandbox org`, body: whole, status });
}

/** A time as people read it. */
export function showTime(milliseconds: number): Markup {
  const time = new Date(milliseconds).toISOString();
  return html`<time datetime="${time}">${time.slice(0, 16).replace('T', ' ')} UTC</time>`;
}
