import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { customers, heading, logIn, logInForm, signIn } from './customers.ts';
import { expect, expectArrived, test, type Site } from './site.ts';
import { words } from './words.ts';

const common = words('en', 'common');
const logInWords = words('en', 'screens/account/log-in');
const accounts = words('en', 'screens/account/accounts');
const join = words('en', 'screens/plans/join');
const minute = 60_000;

const keptEntries = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const counts = databases.map(
      ({ name = '' }) =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open(name);
          opening.addEventListener('success', () => {
            const { result } = opening;
            if (!result.objectStoreNames.contains('entries')) return resolve(0);
            const counting = result.transaction('entries').objectStore('entries').count();
            return counting.addEventListener('success', () => {
              result.close();
              resolve(counting.result);
            });
          });
        }),
    );
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  });

/** All bytes of a folder's files, one after the other. */
async function bytesIn(folder: string): Promise<Buffer> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = files.filter((file) => file.isFile());
  return Buffer.concat(
    await Promise.all(found.map((file) => readFile(joinPath(file.parentPath, file.name)))),
  );
}

const foundIn = (bytes: Buffer, values: readonly string[]): readonly string[] =>
  values.filter((value) => bytes.includes(value) || bytes.includes(Buffer.from(value, 'utf16le')));

async function visitPages(page: Page, site: Site): Promise<void> {
  await signIn({ page, site, username: customers.maria });
  for (const path of ['/accounts', '/profile', '/messages', '/bills']) {
    await page.goto(site.url(path));
    await expectArrived(page);
    await page.waitForLoadState('networkidle');
  }
  await page.goto(site.url('/accounts'));
  await expect(heading(page, accounts('title'))).toBeVisible();
  await expect.poll(() => keptEntries(page)).toBeGreaterThan(2);
}

/** A guest in a tab of their own begins a form, which the tab keeps. */
async function typeAsGuest(context: BrowserContext, site: Site): Promise<void> {
  const page = await context.newPage();
  await page.goto(site.url('/plans/plan_gp24_c/join?zip=78704'));
  await page.getByLabel(join('fields.firstName.label')).fill('Guadalupe');
  await page.getByLabel(join('fields.email.label')).fill('guadalupe@guest.example');
  const kept = () => page.evaluate(() => Object.values(sessionStorage).join());
  await expect.poll(kept).toContain('plans/join');
  await page.evaluate(() => sessionStorage.setItem('control', 'findable-value-of-the-tab'));
}

test('a browser that was closed without signing out leaves nothing of the customer or a guest to be read', async ({
  site,
}, { project }) => {
  const folder = await mkdtemp(joinPath(tmpdir(), 'portal-profile-'));
  const { launchOptions } = project.use;
  const open = (): Promise<BrowserContext> => chromium.launchPersistentContext(folder, launchOptions);
  try {
    const context = await open();
    const page = context.pages()[0] ?? (await context.newPage());
    await typeAsGuest(context, site);
    await visitPages(page, site);
    const text = await page.getByRole('main').innerText();
    // A word of the page that is nobody's secret, to see that what is kept can be found at all.
    await page.evaluate(() => localStorage.setItem('control', 'findable-control-value'));
    const number = /\b44007\d{5}\b/.exec(text)?.[0] ?? 'no account number on the page';
    await context.close();
    const personal = [
      'maria.lopez',
      'Lopez',
      'Barton Springs',
      // The retailer's own number stands on pages that everybody reads.
      '512-555',
      '(512) 555',
      '5125550142',
      number,
      'Guadalupe',
      '@guest.example',
    ];
    const bytes = await bytesIn(folder);
    const findable = ['findable-control-value', 'findable-value-of-the-tab'];
    expect(foundIn(bytes, findable)).toEqual(findable);
    expect(foundIn(bytes, personal)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('signing out without a connection wipes at once, and the org is told when the line is back', async ({
  page,
  site,
  announce,
  tolerate,
}) => {
  announce(/\[portal\] header\.logOut/);
  tolerate(/ERR_INTERNET_DISCONNECTED|\[portal\] session\.getCurrentSession/);
  await signIn({ page, site, username: customers.emily });
  await page.goto(site.url('/profile'));
  await expectArrived(page);
  await expect.poll(() => keptEntries(page)).toBeGreaterThan(2);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: common('header.signOut') }).click();
  await expect(heading(page, common('signedOut.title'))).toBeVisible();
  await expect(page.locator('body')).not.toContainText(customers.emily);
  await expect.poll(() => keptEntries(page)).toBe(0);
  await page.context().setOffline(false);
  await expect(heading(page, logInWords('title'))).toBeVisible();
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
  expect(await page.context().cookies(site.url('/'))).toEqual([]);
});

test('a page whose session is over is blanked though nobody can be asked', async ({
  page,
  site,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED|\[portal\] /);
  await page.clock.install();
  await signIn({ page, site, username: customers.emily });
  await page.goto(site.url('/profile'));
  await expectArrived(page);
  await page.context().setOffline(true);
  await page.clock.fastForward(31 * minute + site.now() - Date.now());
  await expect(heading(page, common('signedOut.title'))).toBeVisible();
  await expect(page.locator('body')).not.toContainText(customers.emily);
});

test('what is kept in the browser goes with the session, the language apart', async ({ page, site }) => {
  await signIn({ page, site, username: customers.emily });
  await page.goto(site.url('/profile'));
  await expectArrived(page);
  await page.evaluate(() => {
    localStorage.setItem('preferredLanguage', 'en');
    localStorage.setItem('left', 'by something else');
  });
  await page.getByRole('button', { name: common('header.signOut') }).click();
  await expect(heading(page, logInWords('title'))).toBeVisible();
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ preferredLanguage: 'en' });
});

test('a shared computer keeps nothing, and its session is short', async ({ page, site }) => {
  await page.goto(site.url('/login'));
  await page.getByLabel(logInWords('fields.sharedDevice.label')).check();
  await expect(logInForm(page).button).toBeVisible();
  const told = page.waitForResponse((answer) => answer.url().endsWith('/logIn') && answer.ok());
  await logIn(page, customers.emily);
  const session: unknown = await (await told).json();
  expect(session).toMatchObject({ deviceSecret: null });
  const end = typeof session === 'object' && session !== null ? Reflect.get(session, 'expiresAt') : undefined;
  expect(Date.parse(String(end)) - site.now()).toBeLessThanOrEqual(10 * minute);
  await expect(page.getByRole('button', { name: common('header.signOut') })).toBeVisible();
  await page.goto(site.url('/accounts'));
  await expect(heading(page, accounts('title'))).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await keptEntries(page)).toBe(0);
});
