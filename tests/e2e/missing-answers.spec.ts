import type { Page } from '@playwright/test';
import { command, open } from './catalogue/visit.ts';
import { customers, heading, signIn } from './customers.ts';
import { tagOf } from './depth.ts';
import { readPlaces } from './places.ts';
import { expect, expectAccessible, test } from './site.ts';
import { words, type Language } from './words.ts';

/** Calls of the frame around every screen. */
const ofFrame = ['getCurrentSession', 'getBrandCustomerServiceInfo', 'getUserAccountInformation'];

test.afterEach(async ({ site }) => {
  await command({ site }, 'errors');
  site.org.reset();
});

/** Expects a page that waits for no answer. */
const expectSettled = (page: Page) => expect(page.locator('.screen .skeleton')).toHaveCount(0);

async function expectFrame(page: Page, language: Language): Promise<void> {
  const common = words(language, 'common');
  await expect(page.getByRole('navigation', { name: common('header.navigation') })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('800-555-01');
}

readPlaces().forEach((place, at) => {
  const language: Language = at % 4 < 2 ? 'en' : 'es';
  const operations = [...new Set([...place.reads.map(({ operation }) => operation), ...ofFrame])];
  const tag = tagOf(at + 1, 60);
  test(
    `${place.id} shows what it can when any one call fails`,
    { tag },
    async ({ page, site, announce, tolerate }) => {
      tolerate(/\[portal\] (footer|session)\.|^401 |^404 /);
      const retry = page
        .getByRole('main')
        .getByRole('button', { name: words(language, 'forms')('retry'), exact: true });
      for (const operation of operations)
        await test.step(operation, async () => {
          const whenSignedIn = () =>
            command({ site }, 'errors', { operation, kind: 'status', status: 503, times: 1000 });
          await open({ page, site, language, announce, whenSignedIn }, place.path, place.username);
          await expect(page.locator('h1[tabindex]')).toHaveText(/\S/);
          await expectSettled(page);
          await expectFrame(page, language);
          // The screen's own answer: what is there, and what is missing with a way to ask again.
          const isHere = place.username !== undefined;
          const asked = place.reads.filter((read) => read.isAlwaysAsked && (isHere || !read.isOfCustomer));
          if (asked.some((read) => read.operation === operation)) await expect(retry.first()).toBeVisible();
          else await expect(page.getByRole('main')).toContainText(/\S{3}/);
          await command({ site }, 'errors');
        });
    },
  );
});

test('a guest shops, and a customer is told whose fault it is, while nobody knows who is there', async ({
  page,
  site,
  tolerate,
}) => {
  tolerate(/\[portal\] (footer|session)\./);
  const common = words('en', 'common');
  site.breakDown('/getCurrentSession', 503);
  await page.goto(site.url('/plans?zip=78704'));
  await expect(page.locator('.plan').first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(4);
  await expectAccessible(page);
  site.heal();
  await signIn({ page, site, username: customers.emily });
  site.breakDown('/getCurrentSession', 503);
  await page.goto(site.url('/profile'));
  const errors = words('en', 'errors');
  await expect(heading(page, errors('unreachable.title'))).toBeVisible();
  await expect(page.getByRole('main')).toContainText(errors('unreachable.ours'));
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('button', { name: common('header.openMenu') }).click();
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  site.heal();
  await page.getByRole('button', { name: errors('retry') }).click();
  await expect(heading(page, words('en', 'screens/account/my-profile')('title'))).toBeVisible();
});

test('the phone number of the brand is there without the org', async ({ page, lonelySite, tolerate }) => {
  tolerate(/^502 |\[portal\] (footer|session)\./);
  await page.goto(lonelySite.url('/login'));
  await expect(page.getByRole('contentinfo')).toContainText('800-555-0130');
});
