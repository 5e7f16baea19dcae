import type { Page } from '@playwright/test';
import { personalIn } from '../checks/personal-values.ts';
import { customers, mariasCase, signIn } from './customers.ts';
import { expectKept } from './kept-entries.ts';
import { expect, test, type Site } from './site.ts';
import { words } from './words.ts';

test.use({ prefetches: true });

const list = words('en', 'screens/messages/list');
const common = words('en', 'common');
const subject = 'Question about my last bill';
const reply = 'Your meter was read three days late.';
const isAway = /Failed to load resource: net::|\[portal\]|Failed to fetch|ERR_INTERNET_DISCONNECTED/;

/** Opens the messages and one of them, until the worker has what a page needs. */
async function read(page: Page, site: Site): Promise<void> {
  await signIn({ page, site, username: customers.maria });
  await page.goto(site.url(`/messages/${mariasCase}`));
  await expect(page.getByRole('main')).toContainText(reply);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('pages')).keys()).length))
    .toBeGreaterThan(0);
  await page.goto(site.url('/messages'));
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
  await expectKept(page);
}

const strip = (page: Page) => page.getByRole('status').filter({ hasText: common('offline') });

test('what was seen can be read without a line, also after a reload, until signing out', async ({
  page,
  site,
  tolerate,
}) => {
  tolerate(isAway);
  await read(page, site);
  await expect(strip(page)).toHaveCount(0);
  await page.context().setOffline(true);
  await expect(strip(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: list('title') })).toBeVisible();
  await expect(strip(page)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: subject }).click();
  await expect(page.getByRole('main')).toContainText(reply);
  await page.getByRole('button', { name: common('header.signOut') }).click();
  await expect(page.getByRole('main')).not.toContainText(subject);
  await page.reload();
  await expect(page.getByRole('main')).not.toContainText(subject);
});

test('the worker keeps nothing of the customer', async ({ page, site }) => {
  await read(page, site);
  const texts = await page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) {
        const answer = await caches.match(request);
        if (/json|html/.test(answer?.headers.get('content-type') ?? ''))
          found.push(`${request.url} ${await answer?.text()}`);
        else found.push(request.url);
      }
    return found;
  });
  expect(texts.length).toBeGreaterThan(20);
  // The retailer's own addresses and numbers stand in texts that everybody reads.
  const own = ['e-mail address', 'phone number'];
  expect(personalIn(JSON.stringify({ texts })).filter((kind) => !own.includes(kind))).toEqual([]);
});
