import type { Page } from '@playwright/test';
import { customers, heading, mariasOrder, signIn } from './customers.ts';
import { deep } from './depth.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './site.ts';
import { words, type Language } from './words.ts';

const texts = (screen: string, language: Language = 'en') => words(language, `screens/account/${screen}`);

/** The sheet with a heading. */
const sheet = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('.card')
    .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });

/** The line under the title that names what the page is about. */
const about = (page: Page) => page.locator('h1 + p');

test('all groups are there, and a pending enrollment leads to what holds it', async ({ page, site }) => {
  const t = texts('accounts');
  const enrollment = texts('enrollment');
  // Other journeys have answered what holds it.
  await site.org.reset();
  await signIn({ page, site, username: customers.maria, brand: 'a' });
  await page.goto(site.url('/', 'a'));
  await page.getByRole('link', { name: t('navigation'), exact: true }).click();
  for (const group of ['pending', 'active', 'closed', 'cancelled'])
    await expect(sheet(page, t(`blocks.${group}.heading`))).toBeVisible();
  await expectAccessible(page);
  const pending = sheet(page, t('blocks.pending.heading')).getByRole('listitem');
  await pending
    .filter({ hasText: 'Steady Saver 12' })
    .getByRole('link', { name: t('blocks.pending.links.blockers') })
    .click();
  await expect(heading(page, 'Steady Saver 12')).toBeVisible();
  await expect(about(page)).toHaveText('210 Barton Springs Rd, Unit B, Austin, TX 78704');
  await expect(
    page.getByRole('listitem').filter({ hasText: enrollment('blocks.progress.stages.review') }),
  ).toHaveAttribute('aria-current', 'step');
  const blockers = sheet(page, enrollment('blocks.blockers.heading'));
  for (const kind of ['deposit', 'identity', 'switchHold', 'balance', 'documents'])
    await expect(
      blockers.getByRole('heading', { name: enrollment(`blocks.blockers.kinds.${kind}.title`) }),
    ).toBeVisible();
  await expect(blockers).toContainText('$150.00');
  await expect(blockers).toContainText('24 hours');
  await expectAccessible(page);
  await expect(blockers).toContainText(enrollment('blocks.blockers.progress', { done: '0', of: '5' }));
  for (const answer of ['hold', 'balance'])
    await expect(
      blockers.getByRole('button', { name: enrollment(`blocks.blockers.actions.${answer}.button`) }),
    ).toBeVisible();
  await expect(
    blockers.getByRole('link', { name: enrollment('blocks.blockers.links.deposit', { amount: '$150.00' }) }),
  ).toBeVisible();
  await blockers.getByRole('link', { name: enrollment('blocks.blockers.links.documents') }).click();
  await expect(page).toHaveURL(/\/documents\?order=801/);
  await page.goBack();
  await blockers.getByRole('link', { name: enrollment('blocks.blockers.links.identity') }).click();
  await expect(page).toHaveURL(/\/identity\?order=801/);
});

test('switching shows the other account everywhere and marks it', async ({ page, site }) => {
  const t = texts('accounts');
  await signIn({ page, site, username: customers.maria });
  await page.goto(site.url('/accounts'));
  const accounts = sheet(page, t('blocks.active.heading')).getByRole('listitem');
  const other = accounts.filter({ has: page.getByRole('button') }).first();
  const number = /\d{10}/.exec((await other.textContent()) ?? '')?.[0] ?? '';
  await other.getByRole('button', { name: t('blocks.active.actions.switch.button') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('messages.switched') })).toBeVisible();
  await expect(accounts.filter({ hasText: number })).toContainText(t('blocks.active.mark'));
  await page.getByRole('link', { name: texts('home')('navigation'), exact: true }).click();
  await expect(about(page)).toContainText(number);
});

const aboutOneAccount = [
  '/',
  '/usage',
  '/autopay',
  '/autopay/set-up',
  '/autopay/methods/new',
  '/bills',
  '/pay',
  '/preferences',
  '/preferences/paperless',
  '/preferences/text-alerts',
];

test('every page about one account names it under its title', deep, async ({ page, site }) => {
  await signIn({ page, site, username: customers.maria });
  for (const path of aboutOneAccount) {
    await page.goto(site.url(path));
    await expect(about(page)).toHaveText('Account 4400712345, 210 Barton Springs Rd, Austin, TX 78704');
  }
});

test(
  'the plan of an account that is not shown can be changed from the lobby, too',
  deep,
  async ({ page, site }) => {
    const t = texts('accounts');
    await signIn({ page, site, username: 'kayla.lawson@example.com' });
    await page.goto(site.url('/accounts'));
    const change = page.getByRole('button', { name: t('blocks.active.actions.change.button') });
    const other = sheet(page, t('blocks.active.heading'))
      .getByRole('listitem')
      .filter({ has: change })
      .first();
    const number = /\d{10}/.exec((await other.textContent()) ?? '')?.[0] ?? '';
    await other.getByRole('button', { name: t('blocks.active.actions.change.button') }).click();
    await expect(page).toHaveURL(/\/plans$/);
    await page.goto(site.url('/'));
    await expect(about(page)).toContainText(number);
  },
);

test('an enrollment of somebody else reads like none at all', deep, async ({ page, site, announce }) => {
  announce(/^404 GET .*\/getEnrollmentStatus/);
  await signIn({ page, site, username: customers.diego });
  await page.goto(site.url(`/enrollments/${mariasOrder}`));
  await expect(heading(page, words('en', 'forms')('notFound.title'))).toBeVisible();
});

test('home says what needs the customer first, and works in Spanish at 320 pixels', async ({
  page,
  site,
}) => {
  const t = texts('home', 'es');
  await page.setViewportSize({ width: 320, height: 700 });
  await signIn({ page, site, username: customers.diego });
  await page.goto(site.url('/es'));
  const attention = sheet(page, t('blocks.attention.heading'));
  await expect(attention.getByRole('listitem').first()).toContainText(
    t('blocks.attention.kinds.blocker.title'),
  );
  const balance = page.getByRole('definition').filter({ hasText: /^\$\d+\.\d\d$/ });
  await expect(balance.first()).toBeVisible();
  await expect(page.getByText(t('blocks.latest.empty'))).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await attention.getByRole('link', { name: t('blocks.attention.links.enrollment') }).click();
  await expect(page.getByText(texts('enrollment', 'es')('blocks.held.heading'))).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('an account that cannot be loaded leaves the messages where they are', async ({ page, site }) => {
  const t = texts('home');
  await signIn({ page, site, username: customers.emily });
  site.breakDown('/getAccountSummary', 503);
  await page.goto(site.url('/'));
  await expect(page.getByText(t('blocks.failed.body'))).toBeVisible();
  await expect(sheet(page, t('blocks.latest.heading')).getByRole('link').first()).toBeVisible();
});
