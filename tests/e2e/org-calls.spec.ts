import { customers, logIn, logInForm, signIn } from './customers.ts';
import { tagOf } from './depth.ts';
import { orgCallBudgets, type CountedJourney } from './org-call-budgets.ts';
import { cards, giveCard, givenText } from './payments.ts';
import { expect, expectArrived, test, type Site } from './site.ts';
import type { Page } from '@playwright/test';
import { words } from './words.ts';

const deposit = words('en', 'screens/payments/deposit');
const message = words('en', 'screens/messages/new');
const outages = words('en', 'screens/requests/outages');
const profile = words('en', 'screens/account/my-profile');
const pay = words('en', 'screens/payments/pay');
const depositLink = '/deposit#token=kJ8sV2mQx7Rz4tYbN1cW9eHa';

test.beforeEach(({ site }) => site.org.reset());

/** A journey from its first page on. */
type Walk = (page: Page, site: Site) => Promise<void>;

const walks: Readonly<
  Record<CountedJourney, { readonly isGuest?: true; readonly isRead?: true; readonly walk: Walk }>
> = {
  'look at the plans of a zip code': {
    isGuest: true,
    isRead: true,
    walk: async (page, site) => void (await page.goto(site.url('/plans?zip=78704'))),
  },
  'log in, to the end of home': {
    isGuest: true,
    async walk(page, site) {
      await page.goto(site.url('/login'));
      await logInForm(page).button.waitFor();
      await logIn(page, customers.maria);
      await page.waitForURL(site.url('/'));
    },
  },
  'see bills and payments': {
    isRead: true,
    walk: async (page, site) => void (await page.goto(site.url('/bills'))),
  },
  'pay a bill by the method on file, from its page': {
    async walk(page, site) {
      const main = page.getByRole('main');
      await page.goto(site.url('/pay'));
      await main.getByRole('button', { name: pay('next'), exact: true }).click();
      await main.getByRole('button', { name: pay('submit'), exact: true }).click();
      await expect(main.getByText(/PAY-\d+/)).toBeVisible();
    },
  },
  'pay a deposit by its link': {
    isGuest: true,
    async walk(page, site) {
      const main = page.getByRole('main');
      await page.goto(site.url(depositLink));
      await giveCard(page, cards.good);
      await main.getByRole('button', { name: deposit('next') }).click();
      await expect(main.getByText(givenText('Visa', cards.good.slice(-4)))).toBeVisible();
      await main.getByRole('button', { name: deposit('submit', { amount: '$150.00' }) }).click();
      await expect(main.getByText(/DEP-\d+/)).toBeVisible();
    },
  },
  'look for outages at a zip code': {
    isGuest: true,
    isRead: true,
    async walk(page, site) {
      const main = page.getByRole('main');
      await page.goto(site.url('/outages'));
      await main.getByLabel(outages('blocks.find.label')).fill('78704');
      await main.getByRole('button', { name: outages('blocks.find.button') }).click();
      await expect(main.locator('.map-list > li').first()).toBeVisible();
    },
  },
  'read a message, from the list': {
    async walk(page, site) {
      await page.goto(site.url('/messages'));
      await page.getByRole('main').getByRole('table').getByRole('link').first().click();
      await expect(page.locator('.thread')).toBeVisible();
    },
  },
  'send a message': {
    async walk(page, site) {
      const main = page.getByRole('main');
      site.keepDrafts(true);
      await page.goto(site.url('/messages/new'));
      await main.getByLabel(message('fields.subject.label')).fill('A refund');
      await main.getByLabel(message('fields.description.label')).fill('Please send it back.');
      await main.getByRole('button', { name: message('submit') }).click();
      await expect(page.getByRole('status').filter({ hasText: message('messages.sent') })).toBeVisible();
    },
  },
  'change a phone number': {
    async walk(page, site) {
      const main = page.getByRole('main');
      await page.goto(site.url('/profile'));
      await main.getByLabel(profile('fields.mobilePhone.label')).fill('5125550123');
      await main.getByRole('button', { name: profile('submit') }).click();
      await expect(page.getByRole('status').filter({ hasText: profile('messages.saved') })).toBeVisible();
    },
  },
  'compare usage': { isRead: true, walk: async (page, site) => void (await page.goto(site.url('/usage'))) },
};

for (const [at, { journey, records, apex }] of orgCallBudgets.entries()) {
  test(
    `the org is asked no more than its budget to ${journey}`,
    { tag: tagOf(at, 3) },
    async ({ page, site }) => {
      const { isGuest, isRead, walk } = walks[journey];
      if (isGuest !== true) await signIn({ page, site, username: customers.maria });
      site.takeCalls();
      await walk(page, site);
      await expectArrived(page);
      await page.waitForLoadState('networkidle');
      const calls = site.takeCalls();
      const isRecord = (target: string): boolean => target.startsWith('/services/data/');
      const counted = {
        records: calls.filter(isRecord).length,
        apex: calls.filter((target) => !isRecord(target) && !target.startsWith('/services/oauth2/')).length,
      };
      expect(counted.apex, calls.join('\n')).toBeGreaterThan(0);
      expect(counted.records, calls.join('\n')).toBeLessThanOrEqual(records);
      expect(counted.apex, calls.join('\n')).toBeLessThanOrEqual(apex);
      // A change of the session, or a payment, may have changed what was asked before.
      if (isRead === true) expect(calls).toEqual([...new Set(calls)]);
    },
  );
}
