import { expect, type Browser, type Page } from '@playwright/test';

/** A visit of an example's page. */
export interface VisitPlan {
  readonly url: string;
  /** Signs in on the page that was opened. */
  readonly signIn?: (page: Page) => Promise<void>;
  /** A number that nobody has written yet. */
  readonly mobile: string;
  /** The server has read what the page shows first: the browser does not ask for it again. */
  readonly isServerRendered?: boolean;
}

const ONE_PAGE = 5;
const PATIENCE = { timeout: 15_000 };

/**
 * Opens an example in a browser: signs in, sees a record, goes on to the list's second page, and writes.
 *
 * @throws Error when the page does not show what it should, or when something failed in it
 */
export async function visit(browser: Browser, plan: VisitPlan): Promise<void> {
  const { url, signIn, mobile, isServerRendered = false } = plan;
  const context = await browser.newContext();
  const failures: string[] = [];
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => failures.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !message.location().url.endsWith('/favicon.ico'))
        failures.push(message.text());
    });
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/services/data/')) calls.push(request.url());
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await signIn?.(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maria Lopez', PATIENCE);
    await expect(page.getByText('maria.lopez@example.com')).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveCount(ONE_PAGE, PATIENCE);
    if (isServerRendered) expect(calls, 'calls for what the server has read').toEqual([]);
    await page.getByRole('button', { name: 'More' }).click();
    await expect(page.getByRole('listitem')).not.toHaveCount(ONE_PAGE, PATIENCE);
    await page.getByLabel('Mobile').fill(mobile);
    // An optimistic write shows before the org has it.
    const written = page.waitForResponse((response) => response.request().method() === 'PATCH', PATIENCE);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByTestId('mobile')).toHaveText(mobile, PATIENCE);
    await written;
    await page.waitForLoadState('networkidle');
    expect(failures, 'what the page reported').toEqual([]);
  } finally {
    await context.close();
  }
}

/** Signs in with the example's own form, whose user name is filled in. */
export async function fillInPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in on the org's own page, which leads back. */
export async function signInAtOrg(page: Page, username: string, password: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Allow' }).click();
}
