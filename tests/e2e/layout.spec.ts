import type { Page } from '@playwright/test';
import { customers, heading, mariasCase, signIn } from './customers.ts';
import { afterFirst, deep } from './depth.ts';
import { expect, expectAccessible, expectArrived, expectNoSidewaysScroll, test } from './site.ts';
import { languages, words } from './words.ts';

/** A page that says that there is nothing; what screens say is tried by the journeys that their configs give. */
interface View {
  readonly name: string;
  readonly path: string;
  readonly username?: string;
  /** The text that it has, by its file and key. */
  readonly says: readonly [file: string, key: string];
  /** Error answers of the org or the host on the way. */
  readonly errors: RegExp;
}

const main = (page: Page) => page.getByRole('main');

const logIn = 'screens/account/log-in';

const views: readonly View[] = [
  {
    name: 'a message that is not there',
    path: `/messages/${mariasCase}`,
    username: customers.emily,
    says: ['forms', 'notFound.title'],
    errors: /^404 \w+ .*\/(?:getMessageAttachments|500RM000003kPqRYAU)/,
  },
  {
    name: 'a page that is not there',
    path: '/nowhere',
    says: ['common', 'notFound.title'],
    errors: /^404 GET .*\/nowhere/,
  },
];

for (const [at, { name, path, username, says, errors }] of views.entries()) {
  for (const language of languages) {
    const tag = at === 0 && language === 'en' ? '@quick' : '@deep';
    test(
      `${name} in ${language}: accessible and fitting, on phones and desks`,
      { tag },
      async ({ page, site, tolerate }) => {
        tolerate(errors);
        if (username !== undefined) await signIn({ page, site, username });
        await page.goto(site.url(language === 'es' ? `/es${path}` : path));
        const [file, key] = says;
        await expect(main(page)).toContainText(words(language, file)(key));
        await expectArrived(page);
        for (const width of [1280, 320]) {
          await page.setViewportSize({ width, height: 800 });
          await expectNoSidewaysScroll(page);
          await expectAccessible(page);
        }
      },
    );
  }
}

test('the menu of a phone opens, leads on, closes, and is accessible', async ({ page, site }) => {
  const common = words('en', 'common');
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn({ page, site, username: customers.emily });
  await page.goto(site.url('/profile'));
  await page.getByRole('button', { name: common('header.openMenu') }).click();
  const menu = page.getByRole('dialog', { name: common('header.navigation') });
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: common('header.openMenu') })).toBeFocused();
  await page.getByRole('button', { name: common('header.openMenu') }).click();
  await menu.getByRole('link', { name: words('en', 'screens/messages/list')('navigation') }).click();
  await expect(menu).toBeHidden();
  await expect(heading(page, words('en', 'screens/messages/list')('title'))).toBeVisible();
});

for (const [at, language] of languages.entries()) {
  test(
    `a guest with a phone finds the plans and the way in from every page, in ${language}`,
    afterFirst(at),
    async ({ page, site }) => {
      const common = words(language, 'common');
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(site.url(language === 'es' ? '/es/forgot-password' : '/forgot-password'));
      const open = page.getByRole('button', { name: common('header.openMenu') });
      const menu = page.getByRole('dialog', { name: common('header.navigation') });
      await open.click();
      await expectAccessible(page);
      await menu.getByRole('link', { name: words(language, 'screens/plans/shop')('navigation') }).click();
      await expect(heading(page, words(language, 'screens/plans/shop')('title'))).toBeVisible();
      await expectNoSidewaysScroll(page);
      await open.click();
      await menu.getByRole('link', { name: words(language, logIn)('title') }).click();
      await expect(heading(page, words(language, logIn)('title'))).toBeVisible();
      await expect(menu).toBeHidden();
      await page.setViewportSize({ width: 1280, height: 640 });
      await expect(open).toBeHidden();
      await expect(page.getByRole('navigation', { name: common('header.navigation') })).toBeVisible();
    },
  );
}

test('a page that is not there answers 404 and leads home', async ({ page, site, announce }) => {
  announce(/^404 GET \/nowhere/);
  const common = words('en', 'common');
  const answer = await page.goto(site.url('/nowhere'));
  expect(answer?.status()).toBe(404);
  await expect(heading(page, common('notFound.title'))).toBeVisible();
  await page.getByRole('link', { name: common('notFound.action') }).click();
  await expect(heading(page, words('en', logIn)('title'))).toBeVisible();
});

test('a screen whose model is garbage says so, and trying again shows it', async ({ page, site }) => {
  const errors = words('en', 'errors');
  await page.route(/\/published\/.*log-in.*\.json$/, (route) => route.fulfill({ body: 'no JSON {' }));
  await page.goto(site.url('/login'));
  await expect(heading(page, errors('unloaded.title'))).toBeVisible();
  await expect(main(page).getByRole('alert')).toContainText(errors('unloaded.lead'));
  await expect(page.getByRole('contentinfo')).toContainText('800-555-0130');
  await expectAccessible(page);
  await page.unroute(/\/published\/.*log-in.*\.json$/);
  await main(page)
    .getByRole('button', { name: errors('retry') })
    .click();
  await expect(heading(page, words('en', logIn)('title'))).toBeVisible();
});

test(
  'a screen that breaks leaves header and footer standing, and trying again shows it',
  deep,
  async ({ page, site, announce }) => {
    announce(/\[portal\] render/);
    const errors = words('en', 'errors');
    // Valid JSON, but no screen.
    await page.route(/\/published\/.*log-in.*\.json$/, (route) => route.fulfill({ json: {} }));
    await page.goto(site.url('/login'));
    await expect(heading(page, errors('crash.title'))).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('800-555-0130');
    await expectAccessible(page);
    await page.unroute(/\/published\/.*log-in.*\.json$/);
    await page.getByRole('button', { name: errors('retry') }).click();
    await expect(heading(page, words('en', logIn)('title'))).toBeVisible();
  },
);
