import type { Page } from '@playwright/test';
import { signIn } from '../customers.ts';
import type { Announce, Site } from '../site.ts';
import { words, type Language } from '../words.ts';

/** The page, site and customer that a cause works with. */
export interface Visit {
  readonly page: Page;
  readonly site: Site;
  readonly language: Language;
  readonly announce: Announce;
  /** Called when the customer is known, before any page is: some orgs ask more for a log-in than a log-in. */
  readonly whenSignedIn?: () => Promise<void>;
}

/** Brings a message about; whether it is seen is not its business. */
export type Cause = (visit: Visit) => Promise<void>;

/**
 * Opens a path as a customer, or as a guest, with nothing left on the device. A blank page comes first, so that only
 * what follows `#` may differ.
 */
export async function open(visit: Visit, path: string, username?: string): Promise<void> {
  const { page, site, language } = visit;
  await page.context().clearCookies();
  if (username !== undefined) await signIn({ page, site, username });
  await visit.whenSignedIn?.();
  await page.goto('about:blank');
  await forgetKeptData(visit);
  await page.goto(site.url(localised(path, language)));
}

/** The org has forgotten what happened, so the device must not know it either. */
async function forgetKeptData({ page, site }: Visit): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const origin = new URL(site.url('/')).origin;
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,local_storage' });
  await session.detach();
}

/** The same path in a language. */
function localised(path: string, language: Language): string {
  if (language === 'en') return path;
  return path === '/' ? '/es' : `/es${path}`;
}

/** A screen by the words that it shows. */
export function screenOf({ page, language }: Visit, id: string) {
  const t = words(language, `screens/${id}`);
  const main = page.getByRole('main');
  const optional = words(language, 'forms')('optional');
  const field = (name: string) => {
    const label = t(`fields.${name}.label`);
    const inFull = main.getByLabel(`${label} ${optional}`, { exact: true });
    return main.getByLabel(label, { exact: true }).or(inFull);
  };
  const press = (text: string) => main.getByRole('button', { name: text, exact: true }).click();
  return {
    t,
    main,
    field,
    press,
    choose: (name: string, option: string) =>
      main.getByLabel(t(`fields.${name}.options.${option}`), { exact: true }).check(),
    next: () => press(words(language, 'forms')('next')),
    submit: () => press(t('submit')),
    async type(values: Readonly<Record<string, string>>) {
      for (const [name, value] of Object.entries(values)) await field(name).fill(value);
    },
  };
}

/** Changes what the org gets, as if the page had let it through. */
export async function alter(
  { page }: Visit,
  operation: string,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  await page.route(`**/${operation}`, async (route) => {
    const body: unknown = route.request().postDataJSON();
    await route.continue({ postData: JSON.stringify(Object.assign({}, body, changes)) });
  });
}

/** Asks the org's control; without a body it forgets what it was asked for. An error that is asked for is foreseen. */
export async function command(
  { site }: Pick<Visit, 'site'>,
  what: 'errors' | 'clock',
  body?: { readonly [member: string]: unknown },
): Promise<void> {
  // The host tells of a line that was cut, before an answer or in the middle of it.
  const isCut = ['cut', 'truncated', 'lost'].includes(String(body?.['kind']));
  const status = isCut ? 502 : body?.['status'];
  if (status !== undefined) site.foreseen.push(new RegExp(`^${String(status)} `));
  const answer = await site.org.fetch(
    new Request(`http://org.test/__sandbox/control/${what}`, {
      method: body === undefined ? 'DELETE' : 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'journey' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  if (!answer.ok) throw new Error(`The control refuses ${what}: ${await answer.text()}`);
}

/** More than any link lives. */
export const YEARS = { advance: 2 * 365 * 86_400_000 } as const;
