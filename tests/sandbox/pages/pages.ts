import { attachedFile, casePage, casesPage, replyToCase } from './cases-page.ts';
import { deskPage } from './console-page.ts';
import { decideDocument, documentsPage } from './documents-page.ts';
import { readForm } from '../html/form.ts';
import type { Form } from '../html/form.ts';
import { html } from '../html/html.ts';
import { indexPage } from './index-page.ts';
import { answerText, outboxPage } from './outbox-page.ts';
import type { Services } from '../services/services.ts';
import { comesFromForeignPage } from '../http/entry-point.ts';
import type { Door } from '../http/entry-point.ts';

interface Desk {
  readonly path: RegExp;
  show(visited: Visited): Response;
  /** Absent where nothing can be changed. */
  take?(visited: Visited, form: Form): Response | Promise<Response>;
}

interface Visited {
  readonly services: Services;
  readonly url: URL;
  /** The part of the address that names a record. */
  readonly id: string;
  readonly portalUrl: string | undefined;
}

const DESKS: readonly Desk[] = [
  { path: /^\/__sandbox\/?$/, show: ({ services, portalUrl }) => indexPage(services, portalUrl) },
  {
    path: /^\/__sandbox\/outbox$/,
    show: ({ services, url, portalUrl }) =>
      outboxPage(services, { to: url.searchParams.get('to') || undefined, portalUrl }),
    take: ({ services }, form) => answerText(services, form),
  },
  {
    path: /^\/__sandbox\/documents$/,
    show: ({ services }) => documentsPage(services),
    take: ({ services }, form) => decideDocument(services, form),
  },
  { path: /^\/__sandbox\/cases$/, show: ({ services }) => casesPage(services) },
  {
    path: /^\/__sandbox\/cases\/(\w{15,18})$/,
    show: ({ services, id }) => casePage(services, id),
    take: ({ services, id }, form) => replyToCase(services, id, form),
  },
  { path: /^\/__sandbox\/files\/(\w{18})$/, show: ({ services, id }) => attachedFile(services, id) },
];

/** The pages on which people see and move the org's other side. They need no scripts. */
export function createPagesDoor({ portalUrl }: { readonly portalUrl: string | undefined }): Door {
  return async (visit) => {
    const { request, url, services } = visit;
    if (url.pathname !== '/__sandbox' && !url.pathname.startsWith('/__sandbox/')) return undefined;
    const desk = DESKS.find(({ path }) => path.test(url.pathname));
    if (desk === undefined) return refuse('There is no such page.', 404);
    const visited = { services, url, portalUrl, id: desk.path.exec(url.pathname)?.[1] ?? '' };
    if (request.method === 'GET') return desk.show(visited);
    if (request.method !== 'POST' || desk.take === undefined) return refuse('Nothing can be sent here.', 405);
    if (comesFromForeignPage(visit)) return refuse('The form does not come from this page.', 403);
    const form = await readForm(request);
    return form === undefined ? refuse('The form cannot be read.', 400) : desk.take(visited, form);
  };
}

function refuse(message: string, status: number): Response {
  return deskPage('Not possible', html`<p>${message}</p>`, status);
}
