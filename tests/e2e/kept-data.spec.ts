import type { BrowserContext, Page } from '@playwright/test';
import { customers, heading, logIn, logInForm, signIn } from './customers.ts';
import { deep } from './depth.ts';
import { countKept } from './kept-entries.ts';
import { expect, test, type Site } from './site.ts';
import { words } from './words.ts';

const common = words('en', 'common');
const accounts = words('en', 'screens/account/accounts');

/** A customer whom others may meet: this file changes no data. */
const username = customers.emily;
const calls = /\/(?:services|lwr)\//;

const cards = (page: Page) => page.getByRole('main').locator('.card');

async function openAccounts(page: Page, site: Site): Promise<string> {
  await page.goto(site.url('/accounts'));
  await expect(heading(page, accounts('title'))).toBeVisible();
  await expect(cards(page).nth(1)).toBeVisible();
  // What comes later may stand above.
  await expect(page.locator('.skeleton')).toHaveCount(0);
  return cards(page).first().innerText();
}

/** Holds back all answers of the org but who is there, until it is let go. */
async function holdOrg(context: BrowserContext): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await context.route(calls, async (route) => {
    if (!route.request().url().includes('getCurrentSession')) await held;
    await route.continue().catch(() => undefined);
  });
  return async () => {
    release();
    await context.unroute(calls);
  };
}

test('a page that is loaded again shows its data before the org has answered', async ({ page, site }) => {
  await signIn({ page, site, username });
  const text = await openAccounts(page, site);
  await expect.poll(() => countKept(page)).toBeGreaterThan(2);
  const letGo = await holdOrg(page.context());
  await page.reload();
  await expect(cards(page).first()).toHaveText(text, { useInnerText: true });
  await letGo();
  await expect(cards(page).first()).toHaveText(text, { useInnerText: true });
});

/** All that scripts of the page can read on the device, as text: both storages, cookies and every database. */
function readDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const decoder = new TextDecoder('latin1');
    const textOf = (_: string, value: unknown): unknown => {
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return decoder.decode(value);
      return value instanceof Map ? [...value] : value;
    };
    const rowsOf = (name: string) =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => {
          const database = opening.result;
          const stores = [...database.objectStoreNames].map(
            (store) =>
              new Promise<unknown>((found) => {
                const request = database.transaction(store).objectStore(store).getAll();
                request.addEventListener('success', () => found(request.result));
              }),
          );
          const rows = Promise.all(stores).finally(() => database.close());
          resolve(rows.then((all) => JSON.stringify(all, textOf)));
        });
      });
    const databases = await indexedDB.databases();
    const kept = await Promise.all(databases.map(({ name = '' }) => rowsOf(name)));
    return [
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.cookie,
      ...kept,
    ].join('\n');
  });
}

/** There are tokens in front of an org that takes them alone; the cookie of the other is looked for with all else. */
const depth = process.env['E2E_ORG'] === 'strict' ? {} : deep;

test('nothing that a script or an answer holds proves a session', depth, async ({ page, site }) => {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (calls.test(response.url())) answers.push(response.text().catch(() => ''));
  });
  await page.goto(site.url('/login'));
  await logInForm(page).button.waitFor();
  await logIn(page, username);
  await page.waitForURL(site.url('/'));
  await openAccounts(page, site);
  await expect.poll(() => countKept(page)).toBeGreaterThan(2);
  const cookies = await page.context().cookies();
  const proofs = cookies.filter(({ httpOnly }) => httpOnly).map(({ value }) => value);
  expect(proofs).toHaveLength(1);
  const told = [await readDevice(page), ...(await Promise.all(answers))].join('\n');
  expect(told.length).toBeGreaterThan(1_000);
  for (const proof of proofs) expect(told).not.toContain(proof);
  // The first characters of access and refresh tokens of the platform.
  expect(told).not.toMatch(/\b00D\w{12,}!|\b5Aep[\w.]{30}/);
});

test('signing out leaves nothing on the device', async ({ page, site }) => {
  await signIn({ page, site, username });
  await openAccounts(page, site);
  await expect.poll(() => countKept(page)).toBeGreaterThan(2);
  await page.getByRole('button', { name: common('header.signOut') }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => countKept(page)).toBe(0);
});

test('a session that ended elsewhere leaves nothing on the device', async ({ page, site }) => {
  await signIn({ page, site, username });
  const text = await openAccounts(page, site);
  await expect.poll(() => countKept(page)).toBeGreaterThan(2);
  await page.context().clearCookies();
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(text.split('\n')[0] ?? '', { exact: true })).toHaveCount(0);
  await expect.poll(() => countKept(page)).toBe(0);
});

test('another customer sees nothing of the one before', deep, async ({ page, site }) => {
  await signIn({ page, site, username });
  const text = await openAccounts(page, site);
  await expect.poll(() => countKept(page)).toBeGreaterThan(2);
  await signIn({ page, site, username: customers.diego });
  const letGo = await holdOrg(page.context());
  await page.reload();
  await expect(heading(page, accounts('title'))).toBeVisible();
  await expect(page.getByText(text.split('\n').at(-1) ?? '', { exact: true })).toHaveCount(0);
  await letGo();
});

test('signing out in one tab ends the other', async ({ page, site, tolerate }) => {
  // What the other tab asks for before it knows.
  tolerate(/^401 GET /);
  await signIn({ page, site, username });
  await openAccounts(page, site);
  const other = await page.context().newPage();
  await openAccounts(other, site);
  await other.getByRole('button', { name: common('header.signOut') }).click();
  await expect(page).toHaveURL(/\/login$/);
});

for (const [what, breakIt] of [
  ['missing', () => Object.defineProperty(globalThis, 'indexedDB', { value: undefined })],
  [
    'closed',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('No.', 'SecurityError');
      };
    },
  ],
  [
    'full',
    () => {
      IDBObjectStore.prototype.add = () => {
        throw new DOMException('No space.', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(
    `a database that is ${what} is survived`,
    what === 'full' ? {} : deep,
    async ({ page, site, announce }) => {
      // On the first visit, and again after the reload.
      const warning = /\[portal\] data\.persisted/;
      announce(warning);
      announce(warning);
      let told = 0;
      page.on('console', (message) => (told += warning.test(message.text()) ? 1 : 0));
      await page.addInitScript(breakIt);
      await signIn({ page, site, username });
      await openAccounts(page, site);
      await expect.poll(() => told).toBe(1);
      await page.reload();
      await expect(cards(page).nth(1)).toBeVisible();
      await expect.poll(() => told).toBe(2);
    },
  );
}

test('a screen that was seen is there in the first frame, without a request', async ({ page, site }) => {
  await signIn({ page, site, username });
  const text = await openAccounts(page, site);
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await page
    .getByRole('link', { name: words('en', 'screens/messages/list')('navigation'), exact: true })
    .first()
    .click();
  await expect(heading(page, words('en', 'screens/messages/list')('title'))).toBeVisible();
  const asked: string[] = [];
  // A drawing of the brand may come from the browser's own cache; it is no part of what was seen.
  page.on('request', (request) => request.resourceType() !== 'image' && asked.push(request.url()));
  // The list of messages, with its code and its call, and what is fetched in advance beside it.
  await expect(page.locator('main tbody tr').first()).toBeVisible();
  let before = -1;
  const more = () => {
    const since = asked.length - before;
    before = asked.length;
    return since;
  };
  await expect.poll(more, { intervals: [1_000] }).toBe(0);
  asked.length = 0;
  const shown = await page.evaluate(async () => {
    const before = document.querySelector('h1');
    document.querySelector<HTMLElement>('header a[href="/accounts"]')?.click();
    while (document.querySelector('h1') === before)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    const skeletons = document.querySelectorAll('main .skeleton').length;
    return { text: document.querySelector<HTMLElement>('main .card')?.innerText, skeletons };
  });
  expect(shown).toEqual({ text, skeletons: 0 });
  expect(asked).toEqual([]);
});
