import { readPageForm } from '../html/form.ts';
import type { Form } from '../html/form.ts';
import { html } from '../html/html.ts';
import { comesFromForeignPage } from '../http/entry-point.ts';
import type { EntryPoint } from '../http/entry-point.ts';
import type { Services } from '../services/services.ts';
import { attachedFile, casePage, casesPage, replyToCase } from './cases-page.ts';
import { consolePage } from './console-page.ts';
import { decideDocument, documentsPage } from './documents-page.ts';
import { indexPage } from './index-page.ts';
import { takeAnswer, outboxPage } from './outbox-page.ts';
import { moveStartDate, startDatesPage } from './start-dates-page.ts';

interface ConsolePage {
  readonly path: RegExp;
  show(opened: Visited): Response;
  /** Absent where nothing can be changed. */
  take?(opened: Visited, form: Form): Response | Promise<Response>;
}

interface Visited {
  readonly services: Services;
  readonly url: URL;
  /** The piece of the address that names a record. */
  readonly id: string;
  readonly portalUrl: string | undefined;
}

const PAGES: readonly ConsolePage[] = [
  { path: /^\/__sandbox\/?$/, show: ({ services, portalUrl }) => indexPage(services, portalUrl) },
  {
    path: /^\/__sandbox\/outbox$/,
    show: ({ services, url, portalUrl }) =>
      outboxPage(services, { to: url.searchParams.get('to') || undefined, portalUrl }),
    take: ({ services }, form) => takeAnswer(services, form),
  },
  {
    path: /^\/__sandbox\/documents$/,
    show: ({ services }) => documentsPage(services),
    take: ({ services }, form) => decideDocument(services, form),
  },
  {
    path: /^\/__sandbox\/start-dates$/,
    show: ({ services }) => startDatesPage(services),
    take: ({ services }, form) => moveStartDate(services, form),
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
export function createPagesEntryPoint({ portalUrl }: { readonly portalUrl: string | undefined }): EntryPoint {
  return async (context) => {
    const { request, url, services } = context;
    if (url.pathname !== '/__sandbox' && !url.pathname.startsWith('/__sandbox/')) return undefined;
    const page = PAGES.find(({ path }) => path.test(url.pathname));
    if (page === undefined) return problemPage('There is no such page.', 404);
    const opened = { services, url, portalUrl, id: page.path.exec(url.pathname)?.[1] ?? '' };
    if (request.method === 'GET') return page.show(opened);
    if (request.method !== 'POST' || page.take === undefined)
      return problemPage('Nothing can be sent here.', 405);
    if (comesFromForeignPage(context)) return problemPage('The form does not come from this page.', 403);
    const form = await readPageForm(request);
    return form === undefined ? problemPage('The form cannot be read.', 400) : page.take(opened, form);
  };
}

function problemPage(message: string, status: number): Response {
  return consolePage('Not possible', html`<p>${message}</p>`, status);
}
