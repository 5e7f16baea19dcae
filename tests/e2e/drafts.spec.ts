import type { Browser, Locator, Page } from '@playwright/test';
import { customers, heading, signIn } from './customers.ts';
import { afterFirst, deep } from './depth.ts';
import { expect, expectAccessible, test, type Site } from './site.ts';
import { languages, words } from './words.ts';

const forms = words('en', 'forms');
const write = words('en', 'screens/messages/new');
const list = words('en', 'screens/messages/list');
const profile = words('en', 'screens/account/my-profile');

/** Customers of this file alone. */
const caroline = 'caroline.lawson@example.com';
const olivia = 'olivia.sullivan@example.com';
const megan = 'megan.walsh@example.com';

test.beforeEach(({ site }) => site.keepDrafts(true));

const subject = (page: Page, t = write) => page.getByLabel(t('fields.subject.label'));
const description = (page: Page, t = write) => page.getByLabel(t('fields.description.label'));
const notice = (page: Page, t = forms) => page.getByRole('status').filter({ hasText: t('draft.title') });
const startAgain = (page: Page, t = forms) => page.getByRole('button', { name: t('draft.startAgain') });
const question = (page: Page, t = forms) => page.getByRole('dialog', { name: t('leave.title') });
const stay = (page: Page) => question(page).getByRole('button', { name: forms('leave.stay') });
const goAway = (page: Page) => question(page).getByRole('button', { name: forms('leave.go') });
const kept = (page: Page, words = '') =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith('/saveDraft') &&
      response.ok() &&
      response.request().postData()?.includes(words) === true,
  );

/** Waits for the keeper of a form's answers, which comes after the form. */
const guarded = (page: Page) => page.locator('.draft').waitFor({ state: 'attached' });

async function open(page: Page, site: Site, visit: { readonly username: string; readonly path: string }) {
  await signIn({ page, site, username: visit.username });
  await page.goto(site.url(visit.path));
  await guarded(page);
}

/** Answers a question, once the code is there that asks before it is lost. */
async function answer(page: Page, question: Locator, text: string): Promise<void> {
  await guarded(page);
  const code = page.waitForResponse(/leave-guard/);
  await question.focus();
  await code;
  await question.fill(text);
}

/** A browser without a screen shows all of its tabs at once. */
const turnTo = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')));

async function otherDevice(browser: Browser, site: Site, username: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn({ page, site, username });
  return page;
}

test('what was typed is there after a reload and on another device, and gone when it is sent', async ({
  page,
  site,
  browser,
}) => {
  const visit = { username: customers.emily, path: '/messages/new' };
  await open(page, site, visit);
  await subject(page).fill('My meter hums 🐝');
  await description(page).fill('Since Monday.');
  await kept(page);
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await expect(subject(page)).toHaveValue('My meter hums 🐝');
  await expect(description(page)).toHaveValue('Since Monday.');
  await expectAccessible(page);
  const phone = await otherDevice(browser, site, customers.emily);
  await phone.goto(site.url('/messages/new'));
  await expect(subject(phone)).toHaveValue('My meter hums 🐝');
  await phone.getByRole('button', { name: forms('draft.continue') }).click();
  await expect(notice(phone)).toHaveCount(0);
  await expect(subject(phone)).toBeFocused();
  await phone.getByRole('button', { name: write('submit') }).click();
  await expect(phone.getByText(write('messages.sent'))).toBeVisible();
  await phone.goto(site.url('/messages/new'));
  await expect(subject(phone)).toHaveValue('');
  await expect(notice(phone)).toHaveCount(0);
  await phone.context().close();
});

for (const [at, language] of languages.entries()) {
  test(`starting again forgets what was kept (${language})`, afterFirst(at), async ({ page, site }) => {
    const [t, shared] = [words(language, 'screens/messages/new'), words(language, 'forms')];
    const path = language === 'es' ? '/es/messages/new' : '/messages/new?redirect=false';
    await open(page, site, { username: customers.diego, path });
    await subject(page, t).fill('Not this');
    await kept(page);
    await page.reload();
    await expect(notice(page, shared)).toBeVisible();
    await expectAccessible(page);
    await startAgain(page, shared).click();
    await expect(subject(page, t)).toHaveValue('');
    await expect(subject(page, t)).toBeFocused();
    await page.reload();
    await expect(heading(page, t('title'))).toBeVisible();
    await expect(subject(page, t)).toHaveValue('');
    await expect(notice(page, shared)).toHaveCount(0);
  });
}

test('a draft is nobody else’s, and never of another thing', deep, async ({ page, site, browser }) => {
  await open(page, site, { username: customers.maria, path: '/messages/new' });
  await subject(page).fill('Only mine');
  await kept(page);
  const stranger = await otherDevice(browser, site, customers.james);
  await stranger.goto(site.url('/messages/new'));
  await guarded(stranger);
  await expect(subject(stranger)).toHaveValue('');
  await stranger.goto(site.url('/requests/new'));
  await expect(stranger.getByRole('textbox').first()).toHaveValue('');
  await stranger.context().close();
  await page.reload();
  await startAgain(page).click();
});

test(
  'a form works while drafts cannot be kept, asks before they are lost, and keeps them later',
  deep,
  async ({ page, site }) => {
    await open(page, site, { username: customers.maria, path: '/requests/new' });
    const text = page.getByLabel(words('en', 'screens/requests/new')('fields.subject.label'));
    site.breakDown('saveDraft', 503);
    await text.fill('While the line is down');
    await page
      .getByRole('link', { name: list('navigation') })
      .first()
      .click();
    await expect(question(page)).toBeVisible();
    await expectAccessible(page);
    await stay(page).click();
    await expect(text).toHaveValue('While the line is down');
    await expect(page.getByRole('alert')).toHaveCount(0);
    site.heal();
    await text.fill('While the line is up');
    await kept(page);
    await page
      .getByRole('link', { name: list('navigation') })
      .first()
      .click();
    await expect(heading(page, list('title'))).toBeVisible();
    await page.goBack();
    await expect(text).toHaveValue('While the line is up');
    await startAgain(page).click();
  },
);

test('leaving a changed form by a link asks, and gives the focus back', deep, async ({ page, site }) => {
  await open(page, site, { username: customers.maria, path: '/profile' });
  const zip = page.getByLabel(profile('fields.zipCode.label'));
  const link = page.getByRole('link', { name: list('navigation') }).first();
  const before = await zip.inputValue();
  await zip.fill('78704');
  await link.click();
  await expect(question(page)).toBeVisible();
  await expect(stay(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(link).toBeFocused();
  await expect(zip).toHaveValue('78704');
  await link.click();
  await goAway(page).click();
  await expect(heading(page, list('title'))).toBeVisible();
  await page.goBack();
  await expect(zip).toHaveValue(before);
  await link.click();
  await expect(heading(page, list('title'))).toBeVisible();
});

test('the way back asks, too, and leads back when it may', deep, async ({ page, site }) => {
  await signIn({ page, site, username: customers.maria });
  await page.goto(site.url('/messages'));
  await page
    .getByRole('link', { name: profile('navigation') })
    .first()
    .click();
  const zip = page.getByLabel(profile('fields.zipCode.label'));
  await answer(page, zip, '75201');
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await expect(page).toHaveURL(site.url('/profile'));
  await stay(page).click();
  await expect(zip).toHaveValue('75201');
  await page.goBack();
  await goAway(page).click();
  await expect(heading(page, list('title'))).toBeVisible();
  await expect(page).toHaveURL(site.url('/messages'));
});

test('closing the tab, another language and signing out ask as well', deep, async ({ page, site }) => {
  await open(page, site, { username: customers.maria, path: '/profile' });
  await answer(page, page.getByLabel(profile('fields.zipCode.label')), '78706');
  const asked = page.waitForEvent('dialog');
  // Without waiting for a navigation that does not come.
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await page.getByTitle('Switch to Español').click();
  await stay(page).click();
  const common = words('en', 'common');
  await page
    .getByRole('button', { name: common('header.signOut') })
    .first()
    .click();
  await stay(page).click();
  await expect(page).toHaveURL(site.url('/profile'));
  await page
    .getByRole('button', { name: common('header.signOut') })
    .first()
    .click();
  await goAway(page).click();
  await expect(page).toHaveURL(site.url('/login'));
});

test('of two tabs the one that is turned to shows what the other kept, also what was typed later', async ({
  page,
  site,
}) => {
  await open(page, site, { username: olivia, path: '/messages/new' });
  const other = await page.context().newPage();
  await other.goto(site.url('/messages/new'));
  await guarded(other);
  await subject(page).fill('The first words');
  await kept(page);
  await turnTo(other);
  await expect(subject(other)).toHaveValue('The first words');
  await expect(notice(other)).toBeVisible();
  await subject(other).fill('Better words');
  await kept(other, 'Better words');
  await turnTo(page);
  await expect(subject(page)).toHaveValue('Better words');
  await expectAccessible(page);
  await startAgain(page).click();
  await other.close();
});

test(
  'two tabs that were opened before there was a draft send the same message once',
  deep,
  async ({ page, site }) => {
    await open(page, site, { username: megan, path: '/messages/new' });
    const other = await page.context().newPage();
    await other.goto(site.url('/messages/new'));
    await guarded(other);
    for (const tab of [page, other]) {
      await subject(tab).fill('Typed in two tabs');
      await description(tab).fill('Word for word.');
      await kept(tab);
    }
    for (const tab of [page, other]) {
      await tab.getByRole('button', { name: write('submit') }).click();
      await expect(tab).not.toHaveURL(/\/new$/);
    }
    await page.goto(site.url('/messages'));
    await expect(page.getByRole('link', { name: 'Typed in two tabs' })).toHaveCount(1);
  },
);

test('what is typed last is kept when the page is closed at once', deep, async ({ page, site }) => {
  await open(page, site, { username: megan, path: '/requests/new' });
  const text = page.getByLabel(words('en', 'screens/requests/new')('fields.subject.label'));
  await page.waitForLoadState('networkidle');
  page.on('dialog', (dialog) => void dialog.accept());
  // What saving takes is fetched while the customer types.
  const ready = ['/getDraft', 'drafts-writes'].map((name) =>
    page.waitForResponse((response) => response.url().includes(name)),
  );
  await text.fill('The last');
  await Promise.all(ready);
  await text.fill('The last words');
  await page.goto('about:blank');
  await page.goto(site.url('/requests/new'));
  await expect(text).toHaveValue('The last words');
  await startAgain(page).click();
});

test('two tabs with one draft send one message', async ({ page, site }) => {
  await open(page, site, { username: caroline, path: '/messages/new' });
  await subject(page).fill('Sent from two tabs');
  await description(page).fill('Once is enough.');
  await kept(page);
  const other = await page.context().newPage();
  await other.goto(site.url('/messages/new'));
  await expect(description(other)).toHaveValue('Once is enough.');
  await guarded(other);
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: write('submit') }).click();
    await expect(tab).not.toHaveURL(/\/new$/);
  }
  await page.goto(site.url('/messages'));
  await expect(page.getByRole('link', { name: 'Sent from two tabs' })).toHaveCount(1);
});

test(
  'a draft of an older portal opens, and one of a newer portal is left alone',
  deep,
  async ({ page, site }) => {
    await open(page, site, { username: megan, path: '/messages/new' });
    await subject(page).fill('Kept by another version');
    await kept(page);
    const written: string[] = [];
    await page.route('**/saveDraft', (route) => {
      written.push(route.request().postData() ?? '');
      return route.continue();
    });
    const openAs = async (version: number | undefined) => {
      await page.unroute('**/getDraft*');
      await page.route('**/getDraft*', async (route) => {
        const response = await route.fetch();
        const body: unknown = await response.json();
        const text = JSON.stringify(body).replace(
          /\\"version\\":\d+,/,
          version === undefined ? '' : `\\"version\\":${version},`,
        );
        await route.fulfill({ response, body: text });
      });
      await page.reload();
      await guarded(page);
    };
    await openAs(undefined);
    await expect(notice(page)).toBeVisible();
    await expect(subject(page)).toHaveValue('Kept by another version');
    await openAs(99);
    await subject(page).fill('Typed beside it');
    await page.goto(site.url('/messages'));
    await expect(question(page).or(heading(page, list('title')))).toBeVisible();
    expect(written.filter((content) => content.includes('Typed beside it'))).toEqual([]);
  },
);
