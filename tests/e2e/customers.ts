import type { Locator, Page } from '@playwright/test';
import { password } from './demo.ts';
import { expect, type Site } from './site.ts';
import { words, type Language } from './words.ts';

export { customers, mariasBill, mariasCase, mariasOrder, password } from './demo.ts';

/** A brand of the portal, by its id. */
export type BrandId = 'a' | 'b' | 'c';

/** The start of a journey: its customer, and the address of a brand. */
export interface Visit {
  readonly page: Page;
  readonly site: Site;
  readonly username: string;
  readonly brand?: BrandId;
}

/** Signs a customer in behind the scenes, for journeys that are about something else. */
export async function signIn({ page, site, username, brand = 'c' }: Visit): Promise<void> {
  const { cookie } = await beginSession(site, username);
  const [name = '', value = ''] = cookie.split('=');
  const url = site.url('/', brand);
  await page.context().addCookies([{ name, value, url, httpOnly: true, sameSite: sameSiteOf(site) }]);
}

/** The guard of the portal's cookie from requests of other sites, stricter for a session of tokens. */
export function sameSiteOf({ isStrict }: Pick<Site, 'isStrict'>): 'Lax' | 'Strict' {
  return isStrict ? 'Strict' : 'Lax';
}

/** A session that a customer has begun, and reads of it: `read('getLobby')`. */
interface BegunSession {
  readonly cookie: string;
  readonly read: (call: string) => Promise<unknown>;
}

/** Begins a session of a customer without a page. */
export async function beginSession(site: Site, username: string): Promise<BegunSession> {
  // The names of brands are the browser's to find.
  const host = `http://127.0.0.1:${new URL(site.url('/')).port}/lwr/apex/v64.0/PortalDataController`;
  const answer = await fetch(`${host}/logIn`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'journey',
      'sec-fetch-site': 'same-origin',
    },
    body: JSON.stringify({ username, password }),
  });
  expect(answer.status).toBe(200);
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';', 1).join('');
  const read = async (call: string): Promise<unknown> =>
    (await fetch(`${host}/${call}`, { headers: { cookie } })).json();
  return { cookie, read };
}

/** The log-in form as a customer sees it. */
export function logInForm(page: Page, language: Language = 'en') {
  const t = words(language, 'screens/account/log-in');
  return {
    username: page.getByLabel(t('fields.username.label')),
    password: page.getByRole('main').getByLabel(t('fields.password.label'), { exact: true }),
    button: page.getByRole('main').getByRole('button', { name: t('submit'), exact: true }),
  };
}

/** Fills in the log-in form and sends it. */
export async function logIn(page: Page, username: string, secret: string = password): Promise<void> {
  const form = logInForm(page);
  await form.username.fill(username);
  await form.password.fill(secret);
  await form.button.click();
}

/** The box that lists what is wrong with a form. */
export function errorSummary(page: Page, language: Language = 'en'): Locator {
  const title = words(language, 'forms')('errorSummary');
  return page.getByRole('alert').filter({ has: page.getByRole('heading', { name: title }) });
}

/** The page's main heading, as the screen shows it: the one of the first frame takes no focus. */
export function heading(page: Page, name: string): Locator {
  return page.getByRole('heading', { level: 1, name, exact: true }).and(page.locator('[tabindex]'));
}

/** Fails unless the summary of errors holds the focus. */
export async function expectSummaryFocused(page: Page, language: Language = 'en'): Promise<void> {
  await expect(errorSummary(page, language)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.querySelector('[role=alert] h2')?.textContent))
    .toBe(words(language, 'forms')('errorSummary'));
}

/** The newest code that was sent to who registers, or logs in by one; undefined before the first. */
export async function newestCode(site: Site): Promise<string | undefined> {
  const registers = await site.outbox('marta.lopez@example.com');
  const logsIn = await site.outbox('emily.hughes@example.com');
  const newest =
    registers.find(({ kind }) => kind === 'registrationCode') ??
    logsIn.find(({ kind }) => kind === 'headlessCode');
  return /\d{6}/.exec(newest?.text ?? '')?.[0];
}
