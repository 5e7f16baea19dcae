import type { Page } from '@playwright/test';
import { customers, errorSummary, heading, mariasCase, signIn } from './customers.ts';
import { afterFirst, deep, tagOf } from './depth.ts';
import { expect, expectAccessible, expectArrived, expectNoSidewaysScroll, test } from './site.ts';
import { languages, words, type Language } from './words.ts';

/** Brings a screen into one state and waits until it stands. */
type Reach = (page: Page, language: Language) => Promise<void>;

/** A screen and the states that one visit goes through, one after the other. */
interface View {
  readonly name: string;
  readonly path: string;
  readonly username?: string;
  readonly states: readonly Reach[];
  /** Error answers of the org or the host on the way. */
  readonly errors?: RegExp;
}

const main = (page: Page) => page.getByRole('main');

async function pressSubmit(page: Page, language: Language, file: string): Promise<void> {
  await main(page)
    .getByRole('button', { name: words(language, file)('submit'), exact: true })
    .click();
}

/** Shows the title of a screen, and sends its form empty, so that its errors stand. */
const sendEmpty = (file: string) => async (page: Page, language: Language) => {
  await expect(main(page).getByRole('textbox').first()).toBeVisible();
  for (const field of await main(page).getByRole('textbox').all())
    if (await field.isEditable()) await field.fill('');
  await pressSubmit(page, language, file);
  await expect(errorSummary(page, language)).toBeVisible();
};

const stands = (file: string) => async (page: Page, language: Language) =>
  expect(
    main(page).getByRole('button', { name: words(language, file)('submit'), exact: true }),
  ).toBeVisible();

const contains = (file: string, path: string) => async (page: Page, language: Language) =>
  expect(main(page)).toContainText(words(language, file)(path));

const logIn = 'screens/account/log-in';
const profile = 'screens/account/my-profile';
const write = 'screens/messages/new';
const talk = 'screens/messages/case';

const savesProfile: Reach = async (page, language) => {
  const phone = main(page).getByLabel(words(language, profile)('fields.otherPhone.label'));
  await phone.fill(`713555${1000 + (Date.now() % 9000)}`);
  await pressSubmit(page, language, profile);
  await expect(page.getByText(words(language, profile)('messages.saved'))).toBeVisible();
};

const { maria, diego, emily } = customers;

const views: readonly View[] = [
  { name: 'log in, with errors', path: '/login', states: [stands(logIn), sendEmpty(logIn)] },
  {
    name: 'profile, saved, with errors',
    path: '/profile',
    username: emily,
    states: [stands(profile), savesProfile, sendEmpty(profile)],
  },
  {
    name: 'home',
    path: '/',
    username: maria,
    states: [contains('screens/account/home', 'blocks.account.links.switch')],
  },
  { name: 'messages', path: '/messages', username: maria, states: [contains('forms', 'more')] },
  {
    name: 'no messages',
    path: '/messages',
    username: diego,
    states: [contains('screens/messages/list', 'blocks.cases.empty')],
  },
  {
    name: 'new message, with errors',
    path: '/messages/new',
    username: emily,
    states: [stands(write), sendEmpty(write)],
  },
  {
    name: 'one message, with errors',
    path: `/messages/${mariasCase}`,
    username: maria,
    states: [stands(talk), sendEmpty(talk)],
  },
  {
    name: 'a message that is not there',
    path: `/messages/${mariasCase}`,
    username: emily,
    states: [contains('forms', 'notFound.title')],
    errors: /^404 \w+ .*\/(?:getMessageAttachments|500RM000003kPqRYAU)/,
  },
  {
    name: 'a page that is not there',
    path: '/nowhere',
    states: [contains('common', 'notFound.title')],
    errors: /^404 GET .*\/nowhere/,
  },
];

for (const [at, { name, path, username, states, errors }] of views.entries()) {
  for (const language of languages) {
    const tag = language === languages[at % languages.length] ? tagOf(at, 9) : '@deep';
    test(
      `${name} in ${language}: accessible and fitting, on phones and desks`,
      { tag },
      async ({ page, site, tolerate }) => {
        if (errors !== undefined) tolerate(errors);
        if (username !== undefined) await signIn({ page, site, username });
        await page.goto(site.url(language === 'es' ? `/es${path === '/' ? '' : path}` : path));
        for (const reach of states) {
          await page.setViewportSize({ width: 1280, height: 800 });
          await reach(page, language);
          await expectArrived(page);
          await expectNoSidewaysScroll(page);
          await expectAccessible(page);
          await page.setViewportSize({ width: 320, height: 800 });
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
